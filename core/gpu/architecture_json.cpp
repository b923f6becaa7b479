// Architecture files: gpus/architectures/ID.architecture.json.

#include "core/base/nearest.h"
#include "core/gpu/architecture.h"
#include "core/gpu/gpu_parts.h"

#include <algorithm>
#include <set>

namespace loom {

namespace {

constexpr std::string_view architecture_format = "latencyloom-architecture";
constexpr int architecture_major = 1;
constexpr int architecture_minor = 0;
constexpr std::size_t most_capabilities = 16;
/// Generous: the multiply-adds of the largest product, or the bytes of the largest copy.
constexpr double most_amount = 1e7;
constexpr double most_cycles = 1e5;

/// What a number has beside its provenance: the least that it stands for where it is given for each
/// column of N; the GPU that it was measured on.
enum class Beside { nothing, least, gpu };

/// A number of a file.
struct Number {
  Fact fact;
  double least = 0;
  std::string gpu{};

  /// For one class: of a product of every N the number is that of a column.
  [[nodiscard]] Fact of(const InstructionClass& instruction, bool every_n) const {
    Fact one = fact;
    if (every_n)
      one.value = std::max(least, one.value * instruction.tile->n);
    if (every_n && one.range)
      one.range = ValueRange{std::max(least, one.range->low * instruction.tile->n),
                             std::max(least, one.range->high * instruction.tile->n)};
    return one;
  }
};

class Reader {
public:
  explicit Reader(json::Problems& problems) : problems_(problems) {}

  Architecture read(const json::Value& value) {
    Architecture architecture;
    json::Members members(value, "", problems_);
    const json::VersionCheck version = json::check_version(
        members, architecture_format, architecture_major, architecture_minor, problems_);
    architecture.id = read_id(members, problems_);
    architecture.name = members.required_line("name");
    members.require("compute_capabilities");
    for (const auto& [each, at] : members.elements("compute_capabilities", most_capabilities))
      architecture.compute_capabilities.push_back(read_capability(each, at));
    architecture.note = members.text("note").value_or("");
    if (const json::Value* sources = members.get("sources"))
      sources_ = read_sources(*sources, members.pointer("sources"), problems_);
    members.require("rates");
    members.require("classes");
    read_numbers(members, architecture.numbers);
    if (const json::Value* geforce = members.get("geforce")) {
      json::Members cut(*geforce, members.pointer("geforce"), problems_);
      read_numbers(cut, architecture.geforce);
      cut.finish();
    }
    // A newer minor version may have keys that this program does not know; they are passed over.
    std::vector<std::string> ignored;
    members.finish(version == json::VersionCheck::newer_minor ? &ignored : nullptr);
    return architecture;
  }

private:
  std::string read_capability(const json::Value& value, const std::string& pointer) {
    const auto* const text = value.is_string() ? value.get_ptr<const std::string*>() : nullptr;
    if (text && is_compute_capability(*text))
      return *text;
    problems_.add(pointer, LOOM_TEXT("expected 'MAJOR.MINOR' as in '5.2', found %1")(
                               json::in_quotes(text ? *text : value.dump())));
    return {};
  }

  /// A number and its provenance.
  Number read_number(const json::Value& value, const std::string& pointer, std::string_view unit,
                     double most, Beside beside) {
    const FactInfo info{{}, {}, unit, 0, most, false, {}, {}};
    json::Members members(value, pointer, problems_);
    Number number;
    members.require("value");
    number.fact.value = members.number("value", value_rule(info)).value_or(0);
    if (beside == Beside::least)
      number.least = members.number("least", value_rule(info)).value_or(0);
    if (beside == Beside::gpu)
      number.gpu = members.required_line("gpu");
    read_provenance(members, info, number.fact, problems_);
    members.finish();
    expand_source(number.fact.source, members.pointer("source"), sources_, problems_);
    return number;
  }

  /// The members "rates", "overheads" and "classes" where they stand there.
  void read_numbers(json::Members& members, ArchitectureNumbers& numbers) {
    if (const json::Value* value = members.get("rates")) {
      json::Members rates(*value, members.pointer("rates"), problems_);
      for (const ResourceInfo& info : resource_table())
        if (const json::Value* rate = info.of_chip ? nullptr : rates.get(info.name))
          numbers.rates[static_cast<std::size_t>(info.resource)] =
              read_number(*rate, rates.pointer(info.name), info.rate_unit, most_amount,
                          Beside::nothing)
                  .fact;
      rates.finish();
    }
    if (const json::Value* value = members.get("overheads"))
      read_overheads(*value, members.pointer("overheads"), numbers.overheads);
    if (const json::Value* value = members.get("classes"))
      numbers.classes = read_classes(*value, members.pointer("classes"));
  }

  void read_overheads(const json::Value& value, const std::string& pointer, Overheads& overheads) {
    json::Members members(value, pointer, problems_);
    for (const OverheadInfo& info : overhead_table())
      if (const json::Value* each = members.get(info.name)) {
        Number number =
            read_number(*each, members.pointer(info.name), info.unit, info.max, Beside::gpu);
        overheads[index(info.overhead)] = {std::move(number.fact), std::move(number.gpu)};
      }
    members.finish();
  }

  /// The classes that a key names, "FADD FMUL" or "HGMMA.64xNx16.F32", and whether it is of
  /// every N.
  std::vector<const InstructionClass*> named(const std::string& key, const std::string& pointer,
                                             bool& every_n) {
    std::vector<const InstructionClass*> found;
    for (std::size_t from = 0; from <= key.size();) {
      const std::size_t end = std::min(key.find(' ', from), key.size());
      const std::string id = key.substr(from, end - from);
      from = end + 1;
      const std::size_t before = found.size();
      for (const InstructionClass& instruction : instruction_classes())
        if (instruction.id == id || (!id.empty() && instruction.every_n == id)) {
          every_n = every_n || instruction.every_n == id;
          found.push_back(&instruction);
        }
      if (found.size() == before)
        unknown(id, pointer);
    }
    return found;
  }

  void unknown(const std::string& id, const std::string& pointer) {
    std::set<std::string> known;
    for (const InstructionClass& instruction : instruction_classes())
      known.insert(instruction.every_n.empty() ? instruction.id : instruction.every_n);
    const std::vector<std::string> ids(known.begin(), known.end());
    problems_.add(pointer, LOOM_TEXT("unknown class of instruction %1%2")(json::in_quotes(id),
                                                                          did_you_mean(id, ids)));
  }

  std::vector<ClassNumbers> read_classes(const json::Value& value, const std::string& pointer) {
    std::vector<ClassNumbers> classes;
    json::Members all(value, pointer, problems_);
    if (!all.is_object())
      return classes;
    for (const auto& [key, numbers] : value.items()) {
      const std::string place = json::deeper(pointer, key);
      bool every_n = false;
      const auto instructions = named(key, place, every_n);
      const auto read = read_class(numbers, place, instructions, every_n);
      for (const ClassNumbers& of_class : read) {
        if (std::ranges::find(classes, of_class.instruction, &ClassNumbers::instruction) !=
            classes.end())
          problems_.add(place, LOOM_TEXT("duplicate class of instruction %1")(
                                   json::in_quotes(of_class.instruction->id)));
        classes.push_back(of_class);
      }
    }
    std::ranges::sort(classes, {}, &ClassNumbers::instruction);
    return classes;
  }

  std::vector<ClassNumbers> read_class(const json::Value& value, const std::string& pointer,
                                       const std::vector<const InstructionClass*>& instructions,
                                       bool every_n) {
    std::vector<ClassNumbers> classes;
    for (const InstructionClass* instruction : instructions)
      classes.push_back({.instruction = instruction});
    json::Members members(value, pointer, problems_);
    const auto latency = [&](std::string_view key, auto slot) {
      const json::Value* found = members.get(key);
      if (!found)
        return;
      const Number cycles = read_number(*found, members.pointer(key), "cycles", most_cycles,
                                        every_n ? Beside::least : Beside::nothing);
      for (ClassNumbers& numbers : classes)
        slot(numbers) = cycles.of(*numbers.instruction, every_n);
    };
    latency(
        "latency", [](ClassNumbers & n) -> auto& { return n.latency; });
    latency(
        "latency_across", [](ClassNumbers & n) -> auto& { return n.latency_across; });
    if (!instructions.empty() && instructions.front()->space == MemorySpace::global)
      for (std::size_t level = 0; level < memory_level_names.size(); ++level)
        latency(
            "latency_" + std::string(memory_level_names[level]),
            [level](ClassNumbers & n) -> auto& { return n.levels[level]; });
    if (const json::Value* uses = members.get("uses")) {
      json::Members amounts(*uses, members.pointer("uses"), problems_);
      for (const ResourceInfo& info : resource_table())
        if (const json::Value* amount = amounts.get(info.name)) {
          const Number use = read_number(*amount, amounts.pointer(info.name), info.unit,
                                         most_amount, every_n ? Beside::least : Beside::nothing);
          for (ClassNumbers& numbers : classes)
            numbers.uses.push_back({info.resource, use.of(*numbers.instruction, every_n)});
        }
      amounts.finish();
    }
    members.finish();
    return classes;
  }

  json::Problems& problems_;
  NamedSources sources_;
};

Architecture read_architecture(const json::Value& value, json::Problems& problems) {
  return Reader(problems).read(value);
}

} // namespace

Result<Architecture> architecture_from_json(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, read_architecture);
}

std::vector<Error> lint_architecture(std::string_view text, const std::string& file) {
  return json::lint_whole(text, file, read_architecture);
}

} // namespace loom
