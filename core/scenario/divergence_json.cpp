#include "core/scenario/divergence_json.h"

#include <algorithm>

namespace loom {
namespace {

constexpr std::string_view machines[] = {"stack", "independent"};
constexpr std::string_view firsts[] = {"taken", "fallthrough"};
constexpr std::size_t longest_formula = 256;
constexpr std::size_t longest_name = 64;

std::string predicate_name(std::size_t index) { return "P" + std::to_string(index); }

/// "0110", thread 0 first.
std::string bits_of(simt::Mask mask, int threads) {
  std::string bits;
  for (int thread = 0; thread < threads; ++thread)
    bits += (mask >> thread & 1u) != 0 ? '1' : '0';
  return bits;
}

simt::Mask mask_of(const std::string& bits) {
  simt::Mask mask = 0;
  for (std::size_t thread = 0; thread < bits.size(); ++thread)
    mask |= (bits[thread] == '1' ? 1u : 0u) << thread;
  return mask;
}

void read_predicates(const json::Value& value, const std::string& pointer, Divergence& result,
                     json::Problems& problems, std::vector<std::string>* ignored) {
  result.predicates = {};
  json::Members members(value, pointer, problems);
  for (std::size_t i = 0; i < result.predicates.size(); ++i) {
    const std::string name = predicate_name(i);
    const auto bits = members.text(name, 64);
    if (!bits)
      continue;
    if (bits->size() != static_cast<std::size_t>(result.threads) ||
        bits->find_first_not_of("01") != std::string::npos)
      problems.add(members.pointer(name),
                   "expected a 0 or 1 for each of the " + std::to_string(result.threads) +
                       " threads, thread 0 first, found " + json::in_quotes(*bits));
    else
      result.predicates[i] = mask_of(*bits);
  }
  members.finish(ignored);
}

void read_formulas(const json::Value& value, const std::string& pointer, Divergence& result,
                   json::Problems& problems) {
  if (!value.is_object() || value.size() > max_formulas)
    return problems.add(pointer, "expected an object of at most " + std::to_string(max_formulas) +
                                     " names with their expressions");
  for (const auto& [name, text] : value.items()) {
    const std::string at = json::deeper(pointer, name);
    if (name.empty() || name.size() > longest_name)
      problems.add(at, "expected the name of a register or variable");
    else if (!text.is_string() || text.get_ref<const std::string&>().size() > longest_formula)
      problems.add(at, "expected an expression of tid and threads, at most " +
                           std::to_string(longest_formula) + " bytes");
    else
      result.formulas[name] = text.get<std::string>();
  }
}

std::optional<std::size_t> choice(json::Members& members, std::string_view key,
                                  std::span<const std::string_view> names,
                                  json::Problems& problems) {
  const json::Value* value = members.get(key);
  return value ? json::one_of(*value, members.pointer(key), names, problems) : std::nullopt;
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
  if (const auto index = choice(members, "machine", machines, problems))
    result.machine = static_cast<simt::MachineKind>(*index);
  if (const auto index = choice(members, "first", firsts, problems))
    result.first = static_cast<simt::FirstPath>(*index);
  if (const auto seed =
          members.number("seed", {.min = 0, .max = 4294967295.0, .whole = true, .unit = ""}))
    result.seed = static_cast<std::uint32_t>(*seed);
  if (const json::Value* predicates = members.get("predicates"))
    read_predicates(*predicates, members.pointer("predicates"), result, problems, ignored);
  if (const json::Value* formulas = members.get("formulas"))
    read_formulas(*formulas, members.pointer("formulas"), result, problems);
  if (const json::Value* converge = members.get("converge")) {
    if (converge->is_boolean())
      result.converge = converge->get<bool>();
    else
      problems.add(members.pointer("converge"), "expected true or false");
  }
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
      writer.key(predicate_name(i)).text(bits_of(divergence.predicates[i], divergence.threads));
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
