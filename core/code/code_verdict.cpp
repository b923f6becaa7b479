#include "core/code/code_verdict.h"

#include "core/base/number.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// Warps that an SM holds of the launch.
Result<double> resident_warps(const CodeLaunch& launch, int registers, const GpuSpec& gpu) {
  LOOM_TRY(const auto limits, find_limits(gpu.compute_capability));
  const LaunchConfig config{
      .threads = launch.threads, .registers = registers, .shared = launch.shared};
  LOOM_CHECK(check(*limits, config));
  const Occupancy held = occupancy(*limits, config);
  if (held.warps == 0)
    return tl::unexpected(why_impossible(*limits, config));
  double warps = held.warps;
  // A small grid does not fill the GPU.
  if (const auto sms = gpu.facts.value(FactKey::sm_count); launch.blocks && sms && *sms > 0)
    warps = std::min(warps, std::ceil(*launch.blocks / *sms) * held.warps / held.blocks);
  return warps;
}

} // namespace

Result<CodeVerdict> code_verdict(const CodeModel& model, const GpuSpec& gpu,
                                 std::optional<std::size_t> loop, const CodeAsked& asked) {
  LOOM_TRY(CodeLoop code, loop ? model.loop(*loop) : model.whole());
  CodeVerdict verdict{.code = std::move(code)};
  const LoopNumbers& numbers = verdict.code.numbers;
  const double needed = loop_warps_needed(numbers);
  if (asked.warps) {
    verdict.warps = *asked.warps;
    verdict.of_warps = LOOM_TEXT("as given")();
  } else if (asked.launch) {
    const int registers = asked.launch->registers.value_or(model.registers());
    LOOM_TRY(verdict.warps, resident_warps(*asked.launch, registers, gpu));
    verdict.of_warps = LOOM_TEXT("of the launch")();
    if (!asked.launch->registers)
      verdict.code.assumptions.push_back(
          LOOM_TEXT("a thread has %1 registers, the highest that the code names")(registers));
  } else {
    const double most = std::min(gpu.facts.value(FactKey::max_warps).value_or(64), 1024.0);
    verdict.warps = std::ceil(std::clamp(needed, 1.0, most));
    verdict.of_warps = LOOM_TEXT("as many as it takes and an SM holds")();
  }
  verdict.at = evaluate(numbers, verdict.warps);
  verdict.at_most = verdict.at.at_most || verdict.code.at_most || verdict.code.iteration.at_least;
  if (loop || !asked.launch || !asked.launch->blocks)
    return verdict;
  const auto sms = gpu.facts.value(FactKey::sm_count), clock = gpu.facts.value(FactKey::clock);
  if (!sms || !clock || verdict.at.throughput <= 0)
    return verdict;
  const double warps = *asked.launch->blocks * std::ceil(asked.launch->threads / 32.0);
  const double cycles = std::max(warps / (*sms * verdict.at.throughput), verdict.at.latency_cycles);
  verdict.time = {.warps = warps, .microseconds = cycles / *clock};
  verdict.code.assumptions.push_back(
      LOOM_TEXT("starting the kernel and its blocks takes no time")());
  return verdict;
}

} // namespace loom
