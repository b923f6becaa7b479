#include "core/kernel/interval.h"

#include <algorithm>

namespace loom::kernel {

namespace {

constexpr double some = 0.125; ///< part of the volume from which accesses count as scattered

bool has_atomics(const Program& program, const Profile& profile) {
  return std::ranges::any_of(profile.walk.blocks, [&](const BlockWalk& block) {
    return std::ranges::any_of(block.paths, [&](const Path& path) {
      return std::ranges::any_of(path, [&](const Step& step) {
        return step.what == Step::What::block &&
               std::ranges::any_of(program.blocks[static_cast<std::size_t>(step.id)].instructions,
                                   [](const Instruction& is) {
                                     return is.kind == Kind::atomic && is.space == Space::global;
                                   });
      });
    });
  });
}

} // namespace

Behaviour behaviour_of(const Program& program, const Profile& profile, const Setup& setup,
                       const Machine& machine, const Prediction& prediction) {
  const PathCost& warp = prediction.warp;
  const double lone = warp.memory > 0 ? warp.lone / warp.memory : 0;
  double memory = 0, units = 0;
  for (const LeastTime& least : least_times(program, profile, setup, machine, prediction)) {
    if (least.limit == "issue")
      units = std::max(units, least.cycles);
    else if (least.limit != "latency")
      memory = std::max(memory, least.cycles);
  }
  const bool is_scattered = std::max(lone, profile.unplaced + profile.indexed) >= some;
  if (memory >= units && (is_scattered || has_atomics(program, profile)))
    return Behaviour::scattered;
  return memory >= units ? Behaviour::streaming : Behaviour::computing;
}

std::optional<Interval> interval_80(const Program& program, const Profile& profile,
                                    const Setup& setup, const Machine& machine,
                                    const Prediction& prediction) {
  if (prediction.method != method_ids[static_cast<std::size_t>(main_method)] ||
      machine.effects != all_effects)
    return {};
  Interval out{.behaviour = behaviour_of(program, profile, setup, machine, prediction)};
  const Factors& factors = factors_80[static_cast<std::size_t>(out.behaviour)];
  const double time = prediction.time_us(), other = prediction.cached_us.value_or(time);
  out.any_size = prediction.cached_us.has_value();
  out.low_us = factors.low * std::min(time, other);
  out.high_us = factors.high * std::max(time, other);
  return out;
}

std::optional<double> cached_time(Method method, const Program& program, const Profile& profile,
                                  const Setup& setup, const Machine& machine) {
  if (setup.l2_hits || profile.indexed <= 0 || profile.sized || !machine.has(Effect::unknown_size))
    return {};
  Machine in_l2 = machine;
  in_l2.effects.reset(static_cast<std::size_t>(Effect::unknown_size));
  const auto other = kernel::profile(program, setup, in_l2);
  if (!other)
    return {};
  return predict_by(method, program, *other, setup, in_l2).time_us();
}

} // namespace loom::kernel
