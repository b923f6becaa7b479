#include "core/kernel/kernel_part.h"

#include "core/text/fields.h"

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

/// An object of whole numbers by name.
void describe_named(auto& fields, std::string_view key, auto& numbers,
                    const json::NumberRule& rule) {
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads) {
    const json::Value* value = fields.members.get(key);
    if (!value)
      return;
    json::Members named(*value, fields.members.pointer(key), fields.problems);
    if (value->size() > most_named)
      return fields.problems.add(
          fields.members.pointer(key),
          LOOM_TEXT("expected at most %1 entries, found %2")(most_named, value->size()));
    if (named.is_object())
      for (const auto& item : value->items())
        if (const auto number = named.number(item.key(), rule))
          numbers[item.key()] =
              static_cast<std::remove_cvref_t<decltype(numbers.begin()->second)>>(*number);
  } else if (!numbers.empty()) {
    fields.writer.key(key).begin_object();
    for (const auto& [name, number] : numbers)
      fields.writer.key(name).number(static_cast<double>(number));
    fields.writer.end_object();
  }
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
    const auto number =
        members.number(extents[by], argument ? json::whole(0, most_arguments - 1)
                                             : json::whole(1, largest_int, extents[by]));
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
    if (const auto threads =
            json::number((*list)[d], json::deeper(at, std::to_string(d)),
                         json::whole(1, kernel::max_block_threads, "threads"), problems))
      block[d] = static_cast<std::int64_t>(*threads);
  if (kernel::count(block) > kernel::max_block_threads)
    problems.add(at, LOOM_TEXT("expected at most %1 threads, found %2")(kernel::max_block_threads,
                                                                        kernel::count(block)));
}

void read_grid(json::Members& members, Plan& plan, json::Problems& problems) {
  if (const json::Value* grid = members.array("grid", plan.grid.size()))
    for (std::size_t d = 0; d < grid->size(); ++d)
      plan.grid[d] = read_extent(
          (*grid)[d], json::deeper(members.pointer("grid"), std::to_string(d)), problems);
}

void write_block_and_grid(JsonWriter& writer, const Plan& plan) {
  writer.key("block").numbers(plan.block);
  writer.key("grid").begin_array(JsonWriter::Layout::one_line);
  for (const Extent& extent : plan.grid) {
    const bool argument = extent.by == Extent::By::argument;
    writer.begin_object().key(extents[static_cast<std::size_t>(extent.by)]);
    writer.number(argument ? extent.argument : static_cast<double>(extent.count)).end_object();
  }
  writer.end_array();
}

constexpr auto about_plan = [](auto& fields, auto& plan) {
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads) {
    read_block(fields.members, plan.block, fields.problems);
    read_grid(fields.members, plan, fields.problems);
  } else {
    write_block_and_grid(fields.writer, plan);
  }
  fields.numbers("arguments", plan.arguments, most_arguments,
                 json::whole(-largest_int, largest_int));
  fields.number("registers", plan.registers, json::whole(1, most_registers, "registers"));
  fields.number("shared", plan.shared, json::whole(0, most_shared, "bytes"));
  fields.flag("shared_per_thread", plan.shared_per_thread);
  fields.number("l1_hits", plan.l1_hits, {.min = 0, .max = 1});
  fields.number("l2_hits", plan.l2_hits, {.min = 0, .max = 1});
  describe_named(fields, "trips", plan.trips, json::whole(0, largest_int, "iterations"));
};

constexpr auto about_kernel = [](auto& fields, auto& part) {
  auto& source = part.source;
  if (fields.takes(source.shipped != kernel::first_shipped))
    fields.line("shipped", source.shipped);
  fields.line("title", source.title);
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads) {
    if (fields.members.get("module")) {
      source.shipped.clear();
      source.text = fields.members.required_text("module", kernel::max_module_text);
    }
  } else {
    fields.text("module", source.text);
  }
  describe_named(fields, "registers", source.registers,
                 json::whole(1, most_registers, "registers"));
  fields.line("function", part.function, kernel::max_module_text);
  fields.object("launch", part.plan, about_plan);
  fields.choice("chart", part.chart, kernel::chart_ids, kernel::Chart{});
  fields.choice("vary", part.dimension, dimensions);
  fields.number("size_argument", part.size_argument, json::whole(0, most_arguments));
  fields.line("level", part.level);
  fields.number("code_block", part.code_block, json::whole(0, largest_int));
  fields.line("measured_title", part.launches_title);
  fields.text("measured", part.launches, kernel::max_launches_text);
};

} // namespace

KernelPart read_kernel_part(const json::Value& value, const std::string& pointer,
                            json::Problems& problems, std::vector<std::string>* ignored) {
  KernelPart part;
  read_fields(value, pointer, problems, ignored, part, about_kernel);
  return part;
}

void write_kernel_part(JsonWriter& writer, const KernelPart& part) {
  write_fields(writer, part, about_kernel);
}

} // namespace loom
