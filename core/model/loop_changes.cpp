#include "core/model/loop_changes.h"

#include "core/gpu/instruction_class.h"
#include "core/model/loop_axis.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double least_gain = 1.005;
constexpr double most_ilp = 64, most_stages = 64;

using Kind = LoopChange::Kind;

} // namespace

std::vector<LoopChange> loop_changes(const Loop& loop, double warps,
                                     std::optional<double> max_warps,
                                     const std::function<Result<LoopNumbers>(const Loop&)>& numbers,
                                     std::size_t most) {
  const Result<LoopNumbers> today = numbers(loop);
  if (!today)
    return {};
  const LoopEvaluation now = evaluate(*today, warps);
  std::vector<LoopChange> changes;
  const auto try_out = [&](LoopChange change, const Loop& changed, double with_warps) {
    const Result<LoopNumbers> then = numbers(changed);
    if (!then)
      return;
    change.gain = evaluate(*then, with_warps).throughput / now.throughput;
    if (change.gain >= least_gain && std::isfinite(change.gain))
      changes.push_back(change);
  };

  if (std::isfinite(now.warps_needed)) {
    const double held = whole_blocks(*today, now.warps_needed, max_warps.value_or(1e9));
    if (held > warps)
      try_out({.kind = Kind::warps, .from = warps, .to = held}, loop, held);
  }
  if (std::isfinite(now.ilp_needed) && now.ilp_needed > loop.ilp) {
    const double ilp = std::min(now.ilp_needed, most_ilp);
    try_out({.kind = Kind::ilp, .from = static_cast<double>(loop.ilp), .to = ilp},
            *along(loop, LoopAxis::ilp, ilp), warps);
  }
  if (now.limit.kind == LoopLimit::Kind::ring && now.stages_needed) {
    const double from = *loop.items[now.limit.item].option(LoopOption::stages);
    const double stages = std::min(*now.stages_needed, most_stages);
    if (const auto changed = along(loop, LoopAxis::stages, stages))
      try_out({.kind = Kind::stages, .item = now.limit.item, .from = from, .to = stages}, *changed,
              warps);
  }
  for (std::size_t i = 0; i < loop.items.size(); ++i) {
    const InstructionClass* known = instruction_class(loop.items[i].instruction);
    if (!known)
      continue;
    Loop changed = loop;
    LoopItem& item = changed.items[i];
    const auto set = [&](Kind kind, LoopOption option, double from, double to) {
      item = loop.items[i];
      item.options[static_cast<std::size_t>(option)] = to;
      try_out({.kind = kind, .item = i, .from = from, .to = to}, changed, warps);
    };
    for (const int bytes : {16, 8})
      if (bytes > known->bytes)
        if (auto wider = with_width(loop.items[i], bytes)) {
          item = *std::move(wider);
          try_out({.kind = Kind::width,
                   .item = i,
                   .from = static_cast<double>(known->bytes),
                   .to = static_cast<double>(bytes)},
                  changed, warps);
          break;
        }
    if (const auto passes = loop.items[i].option(LoopOption::passes); passes && *passes > 1)
      set(Kind::passes, LoopOption::passes, *passes, 1);
    if (const auto sectors = loop.items[i].option(LoopOption::sectors);
        sectors && *sectors > known->bytes)
      set(Kind::sectors, LoopOption::sectors, *sectors, known->bytes);
    if (today->items[i].dram) {
      const double l1 = loop.items[i].option(LoopOption::l1).value_or(0);
      const double l2 = loop.items[i].option(LoopOption::l2).value_or(0);
      set(Kind::l2, LoopOption::l2, l2, l2 + (1 - l1 - l2) / 2);
    }
  }
  std::ranges::stable_sort(changes, std::greater{}, &LoopChange::gain);
  if (changes.size() > most)
    changes.resize(most);
  return changes;
}

} // namespace loom
