#include "core/model/loop_axis.h"

#include "core/base/nearest.h"
#include "core/gpu/instruction_class.h"
#include "core/model/loop_edit.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace loom {
namespace {

constexpr std::array<LoopAxisInfo, 7> rows{{
    {LoopAxis::alpha, "alpha", 0, 1e6, false, true, "",
     LOOM_TEXT("arithmetic instructions per memory instruction")},
    {LoopAxis::warps, "warps", 1, 1024, true, false, "warps/SM", LOOM_TEXT("warps of an SM")},
    {LoopAxis::ilp, "ilp", 1, 64, true, false, "", LOOM_TEXT("independent chains of a warp")},
    {LoopAxis::stages, "stages", 1, 64, true, false, "",
     LOOM_TEXT("stages of asynchronous copies")},
    {LoopAxis::l1, "l1", 0, 1, false, false, "", LOOM_TEXT("share of accesses that L1 serves")},
    {LoopAxis::l2, "l2", 0, 1, false, false, "", LOOM_TEXT("share of accesses that L2 serves")},
    {LoopAxis::width, "width", 4, 16, true, true, "B",
     LOOM_TEXT("bytes of a thread that an access moves")},
}};

} // namespace

std::span<const LoopAxisInfo> loop_axis_table() { return rows; }

const LoopAxisInfo& loop_axis_info(LoopAxis axis) { return rows[static_cast<std::size_t>(axis)]; }

Result<LoopAxis> loop_axis(std::string_view name) {
  const auto row = std::ranges::find(rows, name, &LoopAxisInfo::name);
  if (row != rows.end())
    return row->axis;
  std::vector<std::string> known;
  std::string list;
  for (const LoopAxisInfo& each : rows) {
    known.emplace_back(each.name);
    list += (list.empty() ? "" : ", ") + known.back();
  }
  return bad_argument(LOOM_TEXT("unknown axis '%1'; known: %2%3")(name.substr(0, 40), list,
                                                                  did_you_mean(name, known)));
}

std::optional<LoopItem> with_width(LoopItem item, int bytes) {
  const InstructionClass* known = instruction_class(item.instruction);
  if (!known || known->bytes == 0 || !item.access.empty())
    return std::nullopt;
  const std::string old = "." + std::to_string(8 * known->bytes);
  if (!known->id.ends_with(old))
    return std::nullopt;
  const InstructionClass* other = instruction_class(
      known->id.substr(0, known->id.size() - old.size()) + "." + std::to_string(8 * bytes));
  if (!other)
    return std::nullopt;
  const double fewer = static_cast<double>(known->bytes) / bytes;
  item.instruction = other->id;
  item.count *= fewer;
  if (auto& ilp = option_of(item, LoopOption::ilp))
    ilp = std::max(1.0, *ilp * fewer);
  return item;
}

std::optional<Loop> along(Loop loop, LoopAxis axis, double value) {
  if (axis == LoopAxis::alpha || axis == LoopAxis::warps)
    return loop;
  if (axis == LoopAxis::ilp) {
    if (loop.has_roles())
      return std::nullopt;
    loop.ilp = static_cast<int>(value);
    return loop;
  }
  bool changed = false;
  for (LoopItem& item : loop.items) {
    const InstructionClass* known = instruction_class(item.instruction);
    if (!known)
      continue;
    const bool loads =
        known->space == MemorySpace::global && (known->result || known->asynchronous);
    if (axis == LoopAxis::stages && item.option(LoopOption::stages)) {
      option_of(item, LoopOption::stages) = value;
      changed = true;
    } else if (axis == LoopAxis::width) {
      if (auto other = with_width(item, static_cast<int>(value))) {
        item = *std::move(other);
        changed = true;
      }
    } else if ((axis == LoopAxis::l1 || axis == LoopAxis::l2) && loads && item.access.empty()) {
      const bool first = axis == LoopAxis::l1;
      auto& mine = option_of(item, first ? LoopOption::l1 : LoopOption::l2);
      auto& other = option_of(item, first ? LoopOption::l2 : LoopOption::l1);
      mine = value;
      if (other && *other > 1 - value)
        other = 1 - value;
      changed = true;
    }
  }
  return changed ? std::optional(std::move(loop)) : std::nullopt;
}

} // namespace loom
