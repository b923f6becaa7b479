// `latencyloom why`: the derivation of a number, or all numbers that have one.

#include "app/answers.h"
#include "app/loop_options.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/trace/write.h"
#include "core/why/explain.h"
#include "core/why/instruction_loop.h"
#include "core/why/parts.h"

#include <fmt/format.h>

namespace loom {
namespace {

struct WhyCommand {
  KernelOptions kernel;
  std::optional<std::string> quantity; ///< by id; without one all are listed
  bool json = false, latex = false;
};

using why::QuantityPtr;

std::string list_text(const Scenario& scenario, const std::vector<why::Section>& sections) {
  const auto named = [&scenario](std::string_view text) {
    return in_words_of(scenario.gpu->compute_capability, text);
  };
  std::string text;
  for (const why::Section& section : sections) {
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n", named(section.name.english()));
    for (const QuantityPtr& q : section.quantities)
      text += fmt::format("  {:<24} {:>12} {:<16} {}\n", q->id, significant(q->value, 6),
                          named(q->unit), named(q->name.english()));
  }
  return text;
}

void write_quantity(JsonWriter& writer, const why::Quantity& q) {
  writer.begin_object();
  writer.key("id").text(q.id).key("name").text(q.name.english()).key("symbol").text(q.symbol);
  writer.key("value").number(q.value).key("unit").text(q.unit);
  writer.key("formula").text_or_null(q.formula ? why::in_symbols(*q.formula) : "");
  writer.key("substituted").text_or_null(q.formula ? why::in_numbers(*q.formula) : "");
  writer.key("where").text_or_null(q.condition.english());
  writer.key("method").text_or_null(q.method.english());
  writer.key("source").text_or_null(q.source.english());
  writer.key("status").text_or_null(q.status ? std::string(to_string(*q.status)) : "");
  writer.key("note").text_or_null(q.note.english());
  writer.key("inputs").texts(q.inputs, JsonWriter::Layout::lines, &why::Quantity::id).end_object();
}

std::string as_json(const Scenario& scenario, const std::vector<QuantityPtr>& all) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(scenario.gpu->id);
    writer.key("quantities").array(all, [&](const QuantityPtr& quantity) {
      write_quantity(writer, *quantity);
    });
  });
}

Result<std::string> list(const WhyCommand& command, const Scenario& scenario,
                         const std::vector<why::Section>& sections) {
  if (command.latex)
    return bad_argument(verbatim("--latex: name the quantity; 'latencyloom why' lists them"));
  if (!command.json)
    return list_text(scenario, sections);
  std::vector<QuantityPtr> all;
  for (const why::Section& section : sections)
    all.insert(all.end(), section.quantities.begin(), section.quantities.end());
  return as_json(scenario, all);
}

std::string one(const WhyCommand& command, const Scenario& scenario, const QuantityPtr& quantity) {
  if (command.json)
    return as_json(scenario, why::chain(quantity));
  return in_words_of(scenario.gpu->compute_capability,
                     command.latex ? why::as_latex(quantity) : why::as_text(quantity));
}

Result<std::string> loop_answer(const WhyCommand& command) {
  LOOM_TRY(const WorkloadRequest request, workload_request(command.kernel));
  LOOM_TRY(const auto loop, request.numbers<why::Traced>(request.loop()));
  const Scenario& scenario = request.scenario;
  const std::vector<why::Section> sections = why::explain_loop(
      loop, why::chosen(scenario, "warps"), why::chosen(scenario, "target"), *scenario.gpu);
  if (!command.quantity)
    return list(command, scenario, sections);
  return why::find(sections, *command.quantity).map([&](const QuantityPtr& quantity) {
    return one(command, scenario, quantity);
  });
}

Result<std::string> answer(const WhyCommand& command) {
  if (command.kernel.loop)
    return loop_answer(command);
  LOOM_TRY(const Scenario scenario, scenario_from(command.kernel));
  if (command.quantity)
    return why::explain(scenario, *command.quantity).map([&](const QuantityPtr& quantity) {
      return one(command, scenario, quantity);
    });
  std::vector<why::Section> sections = why::explain(scenario);
  if (why::Section simulated = why::explain_simulation(scenario); !simulated.quantities.empty())
    sections.push_back(std::move(simulated));
  return list(command, scenario, sections);
}

} // namespace

void add_why(const Options& program) {
  const auto [options, command] = program.command<WhyCommand>(
      "why", "where a number comes from: formula, substituted values and sources", answer);
  options.add("quantity", command.quantity,
              "id of the number, for example warps_needed; without it all are listed", "QUANTITY");
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_fixed_latency(options, command.kernel);
  add_target(options, command.kernel, "that 'needed' means");
  const Option json = options.add("--json", command.json, "as JSON");
  options.add("--latex", command.latex, "as LaTeX (amsmath's align*)").excludes(json);
}

} // namespace loom
