#include "core/model/loop_changes.h"

#include "core/gpu/instruction_class.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_edit.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace loom {
namespace {

constexpr double least_gain = 1.005;
constexpr double most_ilp = 64, most_stages = 64;

using Kind = LoopChange::Kind;

} // namespace

std::vector<LoopChange> loop_changes(const Loop& loop, double warps,
                                     std::optional<double> max_warps,
                                     const std::function<Result<LoopNumbers>(const Loop&)>& numbers,
                                     const MeasuredUse& measured, std::size_t most) {
  const Result<LoopNumbers> today = numbers(loop);
  if (!today || !today->unpriced.empty())
    return {};
  const LoopEvaluation now = evaluate(*today, warps);
  const auto use_now = loop_use(*today);
  std::vector<LoopChange> changes;
  const auto try_out = [&](LoopChange change, const Loop& changed, double with_warps) {
    const Result<LoopNumbers> then = numbers(changed);
    if (!then)
      return;
    change.gain = evaluate(*then, with_warps).throughput / now.throughput;
    const auto use_then = loop_use(*then);
    for (std::size_t r = 0; r < resource_count; ++r) {
      // What no item of the loop takes, as far as is known, stays as it is.
      const double again = use_now[r] > 0 ? use_then[r] / use_now[r] : 1;
      if (!measured[r] || !(*measured[r] > 0) || !(again > 0))
        continue;
      if (const double most_of_it = 1 / (*measured[r] * again); most_of_it < change.gain) {
        change.gain = most_of_it;
        change.held = static_cast<Resource>(r);
      }
    }
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
  if (now.limit.kind == Limit::Kind::ring && now.stages_needed) {
    const double from = *loop.items[now.limit.item].option(LoopOption::stages);
    const double stages = std::min(*now.stages_needed, most_stages);
    if (const auto changed = along(loop, LoopAxis::stages, stages))
      try_out({.kind = Kind::stages, .item = now.limit.item, .from = from, .to = stages}, *changed,
              warps);
  }
  for (std::size_t i = 0; i < loop.items.size(); ++i) {
    const LoopItem& first = loop.items[i];
    const InstructionClass* known = instruction_class(first.instruction);
    if (!known)
      continue;
    const double bytes = known->bytes;
    // Items that are alike in what changes change together, so that nobody is told it twice.
    const auto change_all = [&](Kind kind, double from, double to, const auto& number,
                                const auto& set) {
      Loop changed = loop;
      for (std::size_t j = 0; j < loop.items.size(); ++j) {
        if (loop.items[j].instruction != first.instruction ||
            number(loop.items[j]) != number(first))
          continue;
        if (j < i)
          return;
        set(changed.items[j]);
      }
      try_out({.kind = kind, .item = i, .from = from, .to = to}, changed, warps);
    };
    const auto set_option = [&](Kind kind, LoopOption option, double from, double to,
                                const auto& number) {
      change_all(kind, from, to, number, [&](LoopItem& item) { option_of(item, option) = to; });
    };
    const auto of = [](const LoopItem& item, LoopOption which) {
      return item.option(which).value_or(0);
    };
    for (const int wide : {16, 8})
      if (wide > bytes && with_width(first, wide)) {
        change_all(
            Kind::width, bytes, wide, [](const LoopItem&) { return 0; },
            [wide](LoopItem& item) { item = with_width(item, wide).value_or(item); });
        break;
      }
    for (const auto& [kind, option, least] :
         {std::tuple{Kind::passes, LoopOption::passes, 1.0},
          std::tuple{Kind::sectors, LoopOption::sectors, bytes}})
      if (const double from = of(first, option); from > least)
        set_option(kind, option, from, least,
                   [&of, option = option](const LoopItem& item) { return of(item, option); });
    if (today->items[i].dram) {
      const double l1 = of(first, LoopOption::l1), l2 = of(first, LoopOption::l2);
      set_option(Kind::l2, LoopOption::l2, l2, l2 + (1 - l1 - l2) / 2, [&of](const LoopItem& item) {
        return std::pair{of(item, LoopOption::l1), of(item, LoopOption::l2)};
      });
    }
  }
  std::ranges::stable_sort(changes, std::greater{}, &LoopChange::gain);
  if (changes.size() > most)
    changes.resize(most);
  return changes;
}

} // namespace loom
