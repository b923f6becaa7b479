#include "core/kernel/kernel_part.h"

#include "core/base/utf8.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

#include <limits>

namespace loom {
namespace {

using kernel::Extent;
using kernel::Plan;

constexpr double largest_int = std::numeric_limits<int>::max();
constexpr int most_registers = 255, most_shared = 1 << 20;
constexpr std::size_t most_arguments = 4096, most_named = 4096;
constexpr std::string_view extents[] = {"blocks", "threads", "argument"}; // by Extent::By
constexpr std::string_view dimensions[] = {"x", "y", "z"};

json::NumberRule whole(double min, double max, std::string_view unit = {}) {
  return {.min = min, .max = max, .whole = true, .unit = unit};
}

/// An object of whole numbers by name.
template <class Number>
void read_named(json::Members& members, std::string_view key, const json::NumberRule& rule,
                std::map<std::string, Number, std::less<>>& numbers, json::Problems& problems) {
  const json::Value* value = members.get(key);
  if (!value)
    return;
  json::Members named(*value, members.pointer(key), problems);
  if (value->size() > most_named)
    return problems.add(members.pointer(key), LOOM_TEXT("expected at most %1 entries, found %2")(
                                                  most_named, value->size()));
  if (named.is_object())
    for (const auto& item : value->items())
      if (const auto number = named.number(item.key(), rule))
        numbers[item.key()] = static_cast<Number>(*number);
}

template <class Number>
void write_named(JsonWriter& writer, std::string_view key,
                 const std::map<std::string, Number, std::less<>>& numbers) {
  if (numbers.empty())
    return;
  writer.key(key).begin_object();
  for (const auto& [name, number] : numbers)
    writer.key(name).number(static_cast<double>(number));
  writer.end_object();
}

/// {"argument": 4}: as many blocks as threads numbered by argument 4 need.
Extent read_extent(const json::Value& value, const std::string& pointer, json::Problems& problems) {
  Extent extent;
  json::Members members(value, pointer, problems);
  if (members.is_object() && value.size() != 1)
    problems.add(pointer, LOOM_TEXT("expected one of %1, found %2 keys")(
                              "blocks, threads, argument", value.size()));
  for (std::size_t by = 0; by < std::size(extents); ++by) {
    const bool argument = static_cast<Extent::By>(by) == Extent::By::argument;
    const auto number = members.number(extents[by], argument ? whole(0, most_arguments - 1)
                                                             : whole(1, largest_int, extents[by]));
    if (number)
      extent = {static_cast<Extent::By>(by), argument ? 1 : static_cast<std::int64_t>(*number),
                argument ? static_cast<int>(*number) : -1};
  }
  members.finish();
  return extent;
}

void read_block(json::Members& members, kernel::Dim3& block, json::Problems& problems) {
  const json::Value* list = members.array("block", block.size());
  if (!list)
    return;
  const std::string at = members.pointer("block");
  block = {1, 1, 1};
  for (std::size_t d = 0; d < list->size(); ++d)
    if (const auto threads = json::number((*list)[d], json::deeper(at, std::to_string(d)),
                                          whole(1, kernel::max_block_threads, "threads"), problems))
      block[d] = static_cast<std::int64_t>(*threads);
  if (kernel::count(block) > kernel::max_block_threads)
    problems.add(at, LOOM_TEXT("expected at most %1 threads, found %2")(kernel::max_block_threads,
                                                                        kernel::count(block)));
}

Plan read_plan(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored) {
  Plan plan;
  json::Members members(value, pointer, problems);
  read_block(members, plan.block, problems);
  if (const json::Value* list = members.array("arguments", most_arguments))
    for (std::size_t i = 0; i < list->size(); ++i)
      plan.arguments.push_back(static_cast<std::int64_t>(
          json::number((*list)[i], json::deeper(members.pointer("arguments"), std::to_string(i)),
                       whole(-largest_int, largest_int), problems)
              .value_or(0)));
  if (const json::Value* grid = members.array("grid", plan.grid.size()))
    for (std::size_t d = 0; d < grid->size(); ++d)
      plan.grid[d] = read_extent(
          (*grid)[d], json::deeper(members.pointer("grid"), std::to_string(d)), problems);
  plan.registers = static_cast<int>(
      members.number("registers", whole(1, most_registers, "registers")).value_or(plan.registers));
  plan.shared = static_cast<std::int64_t>(
      members.number("shared", whole(0, most_shared, "bytes")).value_or(0));
  if (const json::Value* per_thread = members.get("shared_per_thread")) {
    if (per_thread->is_boolean())
      plan.shared_per_thread = per_thread->get<bool>();
    else
      problems.add(members.pointer("shared_per_thread"), LOOM_TEXT("expected true or false"));
  }
  plan.l1_hits = members.number("l1_hits", {.min = 0, .max = 1});
  plan.l2_hits = members.number("l2_hits", {.min = 0, .max = 1});
  read_named(members, "trips", whole(0, largest_int, "iterations"), plan.trips, problems);
  members.finish(ignored);
  return plan;
}

void write_plan(JsonWriter& writer, const Plan& plan) {
  writer.begin_object();
  writer.key("block").begin_array(JsonWriter::Layout::one_line);
  for (const std::int64_t threads : plan.block)
    writer.number(static_cast<double>(threads));
  writer.end_array();
  writer.key("grid").begin_array(JsonWriter::Layout::one_line);
  for (const Extent& extent : plan.grid) {
    const bool argument = extent.by == Extent::By::argument;
    writer.begin_object().key(extents[static_cast<std::size_t>(extent.by)]);
    writer.number(argument ? extent.argument : static_cast<double>(extent.count)).end_object();
  }
  writer.end_array();
  writer.key("arguments").begin_array(JsonWriter::Layout::one_line);
  for (const std::int64_t argument : plan.arguments)
    writer.number(static_cast<double>(argument));
  writer.end_array();
  writer.key("registers").number(plan.registers);
  writer.key("shared").number(static_cast<double>(plan.shared));
  writer.key("shared_per_thread").boolean(plan.shared_per_thread);
  if (plan.l1_hits)
    writer.key("l1_hits").number(*plan.l1_hits);
  if (plan.l2_hits)
    writer.key("l2_hits").number(*plan.l2_hits);
  write_named(writer, "trips", plan.trips);
  writer.end_object();
}

std::optional<int> integer(json::Members& members, std::string_view key, double most) {
  const auto number = members.number(key, whole(0, most));
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

} // namespace

KernelPart read_kernel_part(const json::Value& value, const std::string& pointer,
                            json::Problems& problems, std::vector<std::string>* ignored) {
  KernelPart part;
  json::Members members(value, pointer, problems);
  const auto one_of = [&](std::string_view key, std::span<const std::string_view> names) {
    const json::Value* found = members.get(key);
    return found ? json::one_of(*found, members.pointer(key), names, problems) : std::nullopt;
  };
  kernel::Source& source = part.source;
  source.shipped = members.line("shipped").value_or(source.shipped);
  if (members.get("module")) {
    source.shipped.clear();
    source.text = members.required_text("module", kernel::max_module_text);
  }
  source.title = members.line("title").value_or("");
  read_named(members, "registers", whole(1, most_registers, "registers"), source.registers,
             problems);
  part.function = members.line("function", kernel::max_module_text).value_or("");
  if (const json::Value* plan = members.get("launch"))
    part.plan = read_plan(*plan, members.pointer("launch"), problems, ignored);
  if (const auto chart = one_of("chart", kernel::chart_ids))
    part.chart = static_cast<kernel::Chart>(*chart);
  if (const auto dimension = one_of("vary", dimensions))
    part.dimension = static_cast<int>(*dimension);
  part.size_argument = integer(members, "size_argument", most_arguments);
  part.level = members.line("level").value_or("");
  part.code_block = integer(members, "code_block", largest_int);
  part.launches_title = members.line("measured_title").value_or("");
  part.launches = members.text("measured", kernel::max_launches_text).value_or("");
  members.finish(ignored);
  return part;
}

void write_kernel_part(JsonWriter& writer, const KernelPart& part) {
  const KernelPart usual;
  const auto text = [&writer](std::string_view key, const std::string& value) {
    if (!value.empty())
      writer.key(key).text(value);
  };
  const auto number = [&writer](std::string_view key, const std::optional<int>& value) {
    if (value)
      writer.key(key).number(*value);
  };
  writer.begin_object();
  if (part.source.shipped != usual.source.shipped)
    text("shipped", part.source.shipped);
  text("title", one_line(part.source.title));
  text("module", part.source.text.str());
  write_named(writer, "registers", part.source.registers);
  text("function", one_line(part.function));
  if (part.plan) {
    writer.key("launch");
    write_plan(writer, *part.plan);
  }
  if (part.chart != usual.chart)
    writer.key("chart").text(kernel::chart_ids[static_cast<std::size_t>(part.chart)]);
  if (part.dimension)
    writer.key("vary").text(dimensions[*part.dimension]);
  number("size_argument", part.size_argument);
  text("level", part.level);
  number("code_block", part.code_block);
  text("measured_title", one_line(part.launches_title));
  text("measured", part.launches.str());
  writer.end_object();
}

} // namespace loom
