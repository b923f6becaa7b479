#include "core/divergence/divergence_json.h"

#include "core/text/json.h"
#include "core/text/json_writer.h"
#include "core/text/members.h"

namespace loom {
namespace {

constexpr std::string_view machines[] = {"stack", "independent"};
constexpr std::string_view firsts[] = {"taken", "fallthrough"};
constexpr std::size_t longest_formula = 256;
constexpr std::size_t longest_name = 64;

std::string predicate_name(std::size_t index) { return "P" + std::to_string(index); }

void read_predicates(const json::Value& value, const std::string& pointer, Divergence& result,
                     json::Problems& problems, std::vector<std::string>* ignored) {
  result.predicates = {};
  json::Members members(value, pointer, problems);
  for (std::size_t i = 0; i < result.predicates.size(); ++i)
    result.predicates[i] =
        read_thread_bits(members, predicate_name(i), result.threads, problems).value_or(0);
  members.finish(ignored);
}

void read_formulas(const json::Value& value, const std::string& pointer, Divergence& result,
                   json::Problems& problems) {
  if (!value.is_object() || value.size() > max_formulas)
    return problems.add(
        pointer,
        LOOM_TEXT("expected an object of at most %1 names with their expressions")(max_formulas));
  for (const auto& [name, text] : value.items()) {
    const std::string at = json::deeper(pointer, name);
    if (name.empty() || name.size() > longest_name)
      problems.add(at, LOOM_TEXT("expected the name of a register or variable"));
    else if (!text.is_string() || text.get_ref<const std::string&>().size() > longest_formula)
      problems.add(at, LOOM_TEXT("expected an expression of tid and threads, at most %1 bytes")(
                           longest_formula));
    else
      result.formulas[name] = text.get<std::string>();
  }
}

} // namespace

Divergence read_divergence(const json::Value& value, const std::string& pointer,
                           json::Problems& problems, std::vector<std::string>* ignored) {
  Divergence result;
  json::Members members(value, pointer, problems);
  if (auto program = members.text("program", max_program_bytes))
    result.program = std::move(*program);
  if (const auto threads =
          members.number("threads", {.min = 4, .max = 32, .whole = true, .unit = "threads"}))
    result = with_threads(result, static_cast<int>(*threads));
  if (const auto index = members.choice("machine", machines))
    result.machine = static_cast<simt::MachineKind>(*index);
  if (const auto index = members.choice("first", firsts))
    result.first = static_cast<simt::FirstPath>(*index);
  if (const auto seed =
          members.number("seed", {.min = 0, .max = 4294967295.0, .whole = true, .unit = ""}))
    result.seed = static_cast<std::uint32_t>(*seed);
  if (const json::Value* predicates = members.get("predicates"))
    read_predicates(*predicates, members.pointer("predicates"), result, problems, ignored);
  if (const json::Value* formulas = members.get("formulas"))
    read_formulas(*formulas, members.pointer("formulas"), result, problems);
  result.converge = members.flag("converge").value_or(result.converge);
  if (const auto step = members.number(
          "step", {.min = 0, .max = double(max_divergence_step), .whole = true, .unit = "steps"}))
    result.step = static_cast<std::int64_t>(*step);
  members.finish(ignored);
  return result;
}

void write_divergence(JsonWriter& writer, const Divergence& divergence) {
  writer.begin_object();
  if (!divergence.program.empty())
    writer.key("program").text(divergence.program);
  writer.key("threads").number(divergence.threads);
  writer.key("machine").text(machines[static_cast<std::size_t>(divergence.machine)]);
  writer.key("first").text(firsts[static_cast<std::size_t>(divergence.first)]);
  writer.key("seed").number(divergence.seed);
  writer.key("predicates").begin_object();
  for (std::size_t i = 0; i < divergence.predicates.size(); ++i)
    if (divergence.predicates[i] != 0)
      writer.key(predicate_name(i)).text(thread_bits(divergence.predicates[i], divergence.threads));
  writer.end_object();
  if (!divergence.formulas.empty()) {
    writer.key("formulas").begin_object();
    for (const auto& [name, text] : divergence.formulas)
      writer.key(name).text(text);
    writer.end_object();
  }
  writer.key("converge").boolean(divergence.converge);
  writer.key("step").number(static_cast<double>(divergence.step));
  writer.end_object();
}

} // namespace loom
