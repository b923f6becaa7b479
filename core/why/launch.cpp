#include "core/scenario/launch.h"
#include "core/why/limits.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>

namespace loom::why {

namespace {

constexpr Text amd_source = LOOM_TEXT("AMDGPU backend of LLVM 22.1");

QuantityPtr of_launch(const char* id, Text name, const char* symbol, const char* unit,
                      double value) {
  return given(id, name, symbol, unit, value, LOOM_TEXT("chosen: the launch"));
}

/// Blocks that fit where `room` warps fit; on each half of the SM alone where it is halved.
Traced blocks_in(const Traced& room, const QuantityPtr& warps, bool halved) {
  return halved ? rounded_down(rounded_down(room / Traced(2)) / warps) * Traced(2)
                : rounded_down(room / warps);
}

} // namespace

std::vector<QuantityPtr> launch_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto limits = limits_of(*scenario.gpu);
  const LaunchConfig& launch = scenario.launch.config;
  if (!limits || !check(**limits, launch))
    return all;
  const Occupancy result = occupancy(**limits, launch);
  const Text source = (*limits)->amd() ? amd_source : occupancy_source;
  const auto limit = [&](std::string_view name) { return limit_of(**limits, name); };
  const auto add = [&](const char* id, Text name, const char* symbol, const char* unit,
                       const Traced& formula, Text condition = {}) {
    all.push_back(computed(id, name, symbol, unit, formula, source, condition));
    return all.back();
  };
  const Traced lanes((*limits)->warp);
  const QuantityPtr threads = of_launch("threads_per_block", LOOM_TEXT("threads of a block"),
                                        "threads", "threads", launch.threads);
  const QuantityPtr registers = of_launch("launch_registers", LOOM_TEXT("registers of a thread"),
                                          "registers", "registers", launch.registers);
  const QuantityPtr warps = add("warps_per_block", LOOM_TEXT("warps of a block"), "W", "warps",
                                rounded_up(Traced(threads) / lanes));
  const Text half =
      result.partitioned ? LOOM_TEXT("partitioned caching: a block lives on half an SM") : Text{};
  std::vector<Traced> allowed;
  const QuantityPtr max_warps = limit("warps_per_sm");
  allowed.emplace_back(add("blocks_by_warps", LOOM_TEXT("blocks that the warps of an SM allow"),
                           "b_warps", "blocks/SM", blocks_in(max_warps, warps, result.partitioned),
                           half));
  const QuantityPtr cluster =
      of_launch("cluster", LOOM_TEXT("blocks of a cluster"), "c", "blocks", launch.cluster);
  if (launch.cluster > 1)
    allowed.emplace_back(add(
        "blocks_by_blocks", LOOM_TEXT("blocks of clusters that an SM holds"), "b_blocks",
        "blocks/SM",
        Traced(Traced::Kind::least, {Traced(limit("blocks_per_sm")), Traced(max_clustered_blocks)}),
        LOOM_TEXT("cudaOccupancyMaxActiveClusters counts at most 8 blocks of clusters per SM")));
  else
    allowed.emplace_back(add("blocks_by_blocks", LOOM_TEXT("blocks that an SM holds"), "b_blocks",
                             "blocks/SM", limit("blocks_per_sm")));

  if (result.limits[static_cast<std::size_t>(Limiter::barriers)]) {
    const QuantityPtr barriers = limit("barriers_per_sm");
    if ((*limits)->amd())
      allowed.emplace_back(barriers);
    else
      allowed.emplace_back(
          add("blocks_by_barriers", LOOM_TEXT("blocks that the barriers of an SM allow"),
              "b_barriers", "blocks/SM",
              rounded_down(Traced(barriers) / of_launch("barriers_per_block",
                                                        LOOM_TEXT("named barriers of a block"),
                                                        "barriers", "barriers", launch.barriers))));
  }

  const QuantityPtr file = limit("registers_per_sm");
  const QuantityPtr unit = limit("register_unit");
  const QuantityPtr partitions = limit("partitions");
  QuantityPtr by_registers, of_block_registers;
  if ((*limits)->registers_by_block) {
    of_block_registers = add(
        "registers_per_block", LOOM_TEXT("registers given to a block"), "r", "registers",
        rounded_up(rounded_up(Traced(warps) / partitions) * partitions * lanes * registers / unit) *
            unit);
    by_registers = add("blocks_by_registers", LOOM_TEXT("blocks that the registers allow"),
                       "b_registers", "blocks/SM", rounded_down(Traced(file) / of_block_registers));
  } else {
    const QuantityPtr taken = add("registers_per_warp", LOOM_TEXT("registers given to a warp"), "r",
                                  "registers", rounded_up(lanes * registers / unit) * unit);
    of_block_registers = add("registers_per_block", LOOM_TEXT("registers given to a block"),
                             "r_block", "registers", Traced(taken) * warps);
    const Traced room =
        rounded_down(rounded_down(Traced(file) / partitions) / taken) * Traced(partitions);
    if (blocks_in(room, warps, result.partitioned).value() ==
        result.limits[static_cast<std::size_t>(Limiter::registers)])
      by_registers =
          add("blocks_by_registers", LOOM_TEXT("blocks that the registers allow"), "b_registers",
              "blocks/SM", blocks_in(room, warps, result.partitioned), half);
    else
      by_registers = counted("blocks_by_registers", LOOM_TEXT("blocks that the registers allow"),
                             "b_registers", "blocks/SM", 0,
                             LOOM_TEXT("none: %1")(why_impossible(**limits, launch).detail),
                             {taken, warps, limit("registers_per_block")}, source);
    if (by_registers->value == 0 && by_registers->formula == std::nullopt)
      all.push_back(by_registers);
  }
  allowed.emplace_back(by_registers);

  const QuantityPtr asked =
      of_launch("launch_shared", LOOM_TEXT("shared memory that a block asks for"), "s_asked",
                "bytes", launch.shared + launch.dynamic_shared);
  const QuantityPtr shared_unit = limit("shared_unit");
  const QuantityPtr of_block = add(
      "shared_per_block", LOOM_TEXT("shared memory given to a block"), "s", "bytes",
      rounded_up((Traced(asked) + limit("shared_reserved_per_block")) / shared_unit) * shared_unit);
  if (const auto by_shared = result.limits[static_cast<std::size_t>(Limiter::shared)]) {
    // A carve-out other than the largest: the choice that the request leads to.
    const QuantityPtr most = limit("shared_per_sm");
    const bool all_of_it = rounded_down(Traced(most) / of_block).value() == *by_shared;
    const QuantityPtr memory =
        all_of_it ? most
                  : counted("carveout", LOOM_TEXT("shared memory of the SM with the carve-out"),
                            "C", "bytes", result.carveout * 1.0,
                            LOOM_TEXT("the least choice of the carve-out that is as large as "
                                      "asked for, or holds a block"),
                            {of_block, most}, source);
    allowed.emplace_back(add("blocks_by_shared", LOOM_TEXT("blocks that the shared memory allows"),
                             "b_shared", "blocks/SM", rounded_down(Traced(memory) / of_block)));
  }
  const QuantityPtr blocks = add("blocks_per_sm", LOOM_TEXT("blocks that an SM holds at once"), "b",
                                 "blocks/SM", Traced(Traced::Kind::least, allowed));
  const QuantityPtr resident = add("launch_warps", LOOM_TEXT("warps resident"), "n_launch",
                                   "warps/SM", Traced(blocks) * warps);
  add("launch_occupancy", LOOM_TEXT("occupancy of the launch"), "o_launch", "",
      Traced(resident) / max_warps);

  add("registers_taken", LOOM_TEXT("registers that the blocks take"), "r_taken", "registers",
      Traced(blocks) * of_block_registers);
  if (of_block->value > 0)
    all.push_back(counted("carveout_enough", LOOM_TEXT("least carve-out that holds the blocks"),
                          "C_least", "bytes", result.carveout * 1.0,
                          LOOM_TEXT("the least choice of the carve-out that is as large"),
                          {add("shared_taken", LOOM_TEXT("shared memory that the blocks take"),
                               "s_taken", "bytes", Traced(blocks) * of_block)},
                          source));

  const QuantityPtr sms = fact_of_gpu(scenario, FactKey::sm_count);
  if (sms && waves_of_launch(scenario.launch, static_cast<int>(sms->value), result.blocks)) {
    const QuantityPtr grid = of_launch("grid", LOOM_TEXT("blocks of the grid"), "g", "blocks",
                                       static_cast<double>(scenario.launch.grid));
    const QuantityPtr wave =
        launch.cluster == 1
            ? add("blocks_per_wave", LOOM_TEXT("blocks of a full wave"), "w", "blocks",
                  Traced(blocks) * sms)
            : add("blocks_per_wave", LOOM_TEXT("blocks of a full wave, at most"), "w", "blocks",
                  rounded_down(Traced(blocks) * sms / cluster) * cluster,
                  LOOM_TEXT("clusters stay on one GPC each, and GPCs differ from chip to chip"));
    const QuantityPtr waves = add("waves", LOOM_TEXT("waves of the grid"), "N_waves", "waves",
                                  rounded_up(Traced(grid) / wave));
    add("tail_efficiency", LOOM_TEXT("part of the waves' blocks that there are"), "e_tail", "",
        Traced(grid) / (Traced(waves) * wave));
    add("last_fill", LOOM_TEXT("part of the last wave that is filled"), "f_last", "",
        (Traced(grid) - (Traced(waves) - 1) * wave) / wave);
  }
  return all;
}

Section explain_launch(const Scenario& scenario, const std::string& prefix) {
  std::vector<QuantityPtr> all = launch_quantities(scenario);
  std::stable_partition(all.begin(), all.end(),
                        [](const QuantityPtr& each) { return each->id == "launch_warps"; });
  Section section{"launch_there", LOOM_TEXT("Another launch"), {}};
  for (const QuantityPtr& each : all)
    section.quantities.push_back(prefixed(each, prefix));
  return section;
}

} // namespace loom::why
