#include "core/measured/import_plan.h"

#include "core/model/units.h"

#include <cmath>
#include <limits>

namespace loom {

namespace {

Result<double> number_of(const GpuSpec& gpu, FactKey key, ColumnMeaning for_what) {
  if (const auto value = gpu.facts.value(key))
    return *value;
  return bad_argument(LOOM_TEXT("a column in %1 needs the %2 of the GPU, which is not known of %3")(
      info_of(for_what).unit, fact_info(key).name, gpu.name));
}

Result<double> warps_factor(ColumnMeaning meaning, const GpuSpec& gpu) {
  switch (meaning) {
  case ColumnMeaning::warps_per_scheduler:
    return number_of(gpu, FactKey::schedulers, meaning);
  case ColumnMeaning::threads:
    return 1.0 / lanes_of_warp(gpu.compute_capability);
  case ColumnMeaning::occupancy_percent:
    return number_of(gpu, FactKey::max_warps, meaning).map([](double most) { return most / 100; });
  case ColumnMeaning::occupancy_share:
    return number_of(gpu, FactKey::max_warps, meaning);
  default:
    return 1;
  }
}

Result<double> throughput_factor(ColumnMeaning meaning, const GpuSpec& gpu) {
  const double lanes = lanes_of_warp(gpu.compute_capability);
  if (meaning == ColumnMeaning::adds)
    return 1 / lanes;
  if (meaning != ColumnMeaning::gigabytes && meaning != ColumnMeaning::gigaflops)
    return 1;
  const auto sms = number_of(gpu, FactKey::sm_count, meaning);
  const auto clock = number_of(gpu, FactKey::clock, meaning);
  if (!sms || !clock)
    return sms ? clock : sms;
  return meaning == ColumnMeaning::gigabytes ? ipc_of_bandwidth(1, *sms, *clock, lanes)
                                             : 1 / loom::gigaflops(1.0, *sms, *clock, lanes);
}

/// What of a loop of instructions cannot be read: its instructions need not be adds or move 4 bytes
/// a thread, and those that measure are among them.
Result<void> check_loop(const ImportPlan& plan) {
  for (const ColumnMeaning of_mix :
       {ColumnMeaning::adds, ColumnMeaning::gigaflops, ColumnMeaning::gigabytes})
    if (plan.has(Quantity::throughput) && plan.meaning(Quantity::throughput) == of_mix)
      return bad_argument(LOOM_TEXT(
          "%1 are of a mix: of a loop say iterations, instructions or arithmetic "
          "instructions per cycle and SM, or cycles of an iteration")(info_of(of_mix).unit));
  for (const Quantity of_mix : {Quantity::loop_cycles, Quantity::loop_slots})
    if (plan.has(of_mix))
      return bad_argument(LOOM_TEXT("%1 is beside a mix: a loop has all its instructions itself")(
          info_of(plan.meaning(of_mix)).id));
  return {};
}

} // namespace

Result<ImportPlan> import_plan(const ImportMapping& mapping, const GpuSpec& gpu) {
  ImportPlan plan;
  plan.columns.fill(ImportPlan::none);
  plan.extra_arithmetic = mapping.extra_arithmetic;
  plan.memory = mapping.memory;
  plan.others = mapping.others;
  for (std::size_t i = 0; i < mapping.columns.size(); ++i) {
    const MeaningInfo& info = info_of(mapping.columns[i]);
    const auto q = static_cast<std::size_t>(info.quantity);
    if (info.quantity == Quantity::none)
      continue;
    if (plan.columns[q] != ImportPlan::none)
      return bad_argument(LOOM_TEXT("columns %1 and %2 mean the same: %3 and %4")(
          plan.columns[q] + 1, i + 1, info_of(plan.meanings[q]).id, info.id));
    plan.columns[q] = i;
    plan.meanings[q] = info.meaning;
  }
  if (!plan.has(Quantity::alpha) && !mapping.alpha)
    return bad_argument(LOOM_TEXT("no column is alpha, and no alpha of all rows is given"));
  if (plan.has(Quantity::alpha) && mapping.alpha)
    return bad_argument(LOOM_TEXT("a column is alpha, and an alpha of all rows is given too"));
  if (plan.has(Quantity::needed) && (plan.has(Quantity::warps) || plan.has(Quantity::throughput)))
    return bad_argument(LOOM_TEXT("a column is the warps needed, which say no throughput: leave "
                                  "the occupancy and the throughput out, or it"));
  if (!plan.has(Quantity::needed) && !plan.has(Quantity::warps))
    return bad_argument(
        LOOM_TEXT("no column is the occupancy: warps, threads, warps/scheduler or occupancy"));
  if (!plan.has(Quantity::needed) && !plan.has(Quantity::throughput))
    return bad_argument(LOOM_TEXT("no column is the throughput, in any of its units, and none the "
                                  "warps needed"));
  if (!mapping.loop.empty())
    if (const Result<void> good = check_loop(plan); !good)
      return tl::unexpected(good.error());
  if (plan.meaning(Quantity::throughput) == ColumnMeaning::gigabytes && mapping.mix != "global")
    return bad_argument(
        LOOM_TEXT("GB/s are of loads from global memory, and the mix is %1")(mapping.mix));
  if (plan.has(Quantity::low) != plan.has(Quantity::high))
    return bad_argument(LOOM_TEXT("an error bar needs both columns, low and high"));
  if (plan.has(Quantity::low) && plan.has(Quantity::error))
    return bad_argument(LOOM_TEXT("error bars are given twice: as low and high, and as error"));
  return warps_factor(plan.meaning(Quantity::warps), gpu)
      .and_then([&](double factor) {
        plan.warps_factor = factor;
        return throughput_factor(plan.meaning(Quantity::throughput), gpu);
      })
      .map([&](double factor) {
        plan.throughput_factor = factor;
        return plan;
      });
}

double ImportPlan::throughput(double value, const MeasuredPoint& at) const {
  constexpr double cannot = std::numeric_limits<double>::quiet_NaN();
  const double ipc = value * throughput_factor;
  const bool only_adds = std::isinf(at.alpha);
  switch (meaning(Quantity::throughput)) {
  case ColumnMeaning::gigabytes:
    return only_adds ? cannot : ipc;
  case ColumnMeaning::arithmetic_ipc:
  case ColumnMeaning::adds:
  case ColumnMeaning::gigaflops:
    return only_adds ? ipc : at.alpha * memory > 0 ? ipc / (at.alpha * memory) : cannot;
  case ColumnMeaning::instruction_ipc:
    return only_adds ? ipc : ipc / ((at.alpha + extra_arithmetic + 1) * memory + others);
  case ColumnMeaning::cycles:
    return at.warps / value;
  default:
    return ipc;
  }
}

} // namespace loom
