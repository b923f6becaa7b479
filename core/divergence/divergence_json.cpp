#include "core/divergence/divergence_json.h"

#include "core/text/fields.h"
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

constexpr auto about_divergence = [](auto& fields, auto& divergence) {
  using Fields = std::remove_cvref_t<decltype(fields)>;
  fields.text("program", divergence.program, max_program_bytes);
  int threads = divergence.threads;
  fields.number("threads", threads, json::whole(4, 32, "threads"));
  if constexpr (Fields::reads)
    divergence = with_threads(divergence, threads);
  fields.choice("machine", divergence.machine, machines);
  fields.choice("first", divergence.first, firsts);
  fields.number("seed", divergence.seed, json::whole(0, 4294967295.0));
  if constexpr (Fields::reads) {
    if (const json::Value* predicates = fields.members.get("predicates"))
      read_predicates(*predicates, fields.members.pointer("predicates"), divergence,
                      fields.problems, fields.ignored);
    if (const json::Value* formulas = fields.members.get("formulas"))
      read_formulas(*formulas, fields.members.pointer("formulas"), divergence, fields.problems);
  } else {
    JsonWriter& writer = fields.writer;
    writer.key("predicates").begin_object();
    for (std::size_t i = 0; i < divergence.predicates.size(); ++i)
      if (divergence.predicates[i] != 0)
        writer.key(predicate_name(i))
            .text(thread_bits(divergence.predicates[i], divergence.threads));
    writer.end_object();
    if (!divergence.formulas.empty()) {
      writer.key("formulas").begin_object();
      for (const auto& [name, text] : divergence.formulas)
        writer.key(name).text(text);
      writer.end_object();
    }
  }
  fields.flag("converge", divergence.converge);
  fields.number("step", divergence.step, json::whole(0, double(max_divergence_step), "steps"));
};

} // namespace

Divergence read_divergence(const json::Value& value, const std::string& pointer,
                           json::Problems& problems, std::vector<std::string>* ignored) {
  Divergence result;
  read_fields(value, pointer, problems, ignored, result, about_divergence);
  return result;
}

void write_divergence(JsonWriter& writer, const Divergence& divergence) {
  write_fields(writer, divergence, about_divergence);
}

} // namespace loom
