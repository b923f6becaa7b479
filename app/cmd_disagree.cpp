// `latencyloom disagree`: the states where two models differ most.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/scenario/workload.h"
#include "core/study/disagreement.h"

#include <fmt/format.h>

namespace loom {
namespace {

struct DisagreeCommand {
  KernelOptions kernel;
  std::string models = "bound,saturation", by = "ratio";
  bool json = false;
};

Result<DisagreementRequest> request_of(const DisagreeCommand& command) {
  DisagreementRequest request;
  const std::size_t comma = command.models.find(',');
  if (comma == std::string::npos)
    return bad_argument(verbatim("--models: expected two models, as in bound,saturation"));
  LOOM_TRY(request.a, model_named("--models", command.models.substr(0, comma)));
  LOOM_TRY(request.b, model_named("--models", command.models.substr(comma + 1)));
  if (command.by != "ratio" && command.by != "difference")
    return bad_argument(
        verbatim("--by: expected ratio or difference, found '" + command.by.substr(0, 60) + "'"));
  if (command.by == "difference")
    request.by = DisagreementBy::difference;
  return request;
}

std::string disagree_text(const DisagreementRequest& request,
                          const std::vector<Disagreement>& states) {
  const std::string a(model_table()[request.a].id), b(model_table()[request.b].id);
  if (states.empty())
    return a + " and " + b + " agree to 0.1 % everywhere\n";
  const std::size_t wide = std::max({a.size(), b.size(), std::size_t{10}});
  std::string text = fmt::format("{:>8}  {:>5}  {:>{}}  {:>{}}  {:>7}\n", "ALPHA", "WARPS", a, wide,
                                 b, wide, "RATIO");
  for (const Disagreement& each : states)
    text += fmt::format("{:>8}  {:>5}  {:>{}}  {:>{}}  {:>7}\n", significant(each.alpha),
                        each.warps, significant(each.a, 4), wide, significant(each.b, 4), wide,
                        significant(each.a / each.b));
  return text;
}

std::string disagree_json(const DisagreementRequest& request,
                          const std::vector<Disagreement>& states) {
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, request.scenario);
    writer.key("ilp").number(chains_of(request.scenario));
    writer.key("by").text(request.by == DisagreementBy::ratio ? "ratio" : "difference");
    writer.key("states").rows(states, [&](const Disagreement& each) {
      writer.key("alpha").number(each.alpha);
      writer.key("warps_per_sm").number(each.warps);
      writer.key(model_table()[request.a].id).number(each.a);
      writer.key(model_table()[request.b].id).number(each.b);
      writer.key("score").number(each.score);
    });
  });
}

Result<std::string> answer(const DisagreeCommand& command) {
  LOOM_TRY(auto request, request_of(command));
  LOOM_TRY(request.scenario, workload_from(command.kernel));
  return disagreements(request).map([&](const std::vector<Disagreement>& states) {
    return command.json ? disagree_json(request, states) : disagree_text(request, states);
  });
}

} // namespace

void add_disagree(const Options& program) {
  const auto [options, command] = program.command<DisagreeCommand>(
      "disagree", "the states where two models differ most on a GPU", answer);
  add_kernel(options, command.kernel);
  add_sets(options, command.kernel);
  add_loop(options, command.kernel);
  options.add("--models", command.models, "two of " + model_names() + " (default bound,saturation)",
              "A,B");
  options.add("--by", command.by,
              "ratio (default): the factor between them; difference: of the bounds' peak",
              "MEASURE");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
