#pragma once

/// Warps that somebody measured to be needed, against what each model says: what the program is
/// about, asked where others know the answer.
///
/// Measured are, oldest GPU first:
///   gpus/measured/needed_warps.csv   what other studies state, at α = ∞: for each number of
///                                    independent instructions the least warps that reach a part of
///                                    the throughput
///   warps_90 of the thesis's GPUs    warps for 90 % of the memory peak, at α = 0
///   points of a GPU                  least warps that reach 90 % of the largest throughput that
///                                    was measured at their α, between points by a straight line;
///                                    only where it is reached with warps to spare, as otherwise
///                                    nobody knows how large it would become

#include "core/gpu/catalogue.h"
#include "core/scenario/models.h"

namespace loom {

struct NeededCase {
  Scenario scenario{};       ///< GPU, kernel, ILP, and target: the part of the throughput reached
  std::string instruction{}; ///< that the kernel repeats, "FADD"; empty where it is the mix's
  double measured = 0;       ///< warps/SM
  double step = 1;           ///< one warp more on every scheduler, warps/SM
  Message source{};
  MeasuredSetPtr points{}; ///< that `measured` was read off; null where a source states it
  bool imported = false;   ///< by the user: no number of the GPU was fitted to it
};

/// Every case, by GPU in the catalogue's order.
[[nodiscard]] std::vector<NeededCase> needed_cases(const Catalogue& catalogue);
/// Those of a set that was imported for the scenario's workload: the warps needed that it states,
/// or of throughputs those for 90 % as of a GPU's points.
[[nodiscard]] std::vector<NeededCase> needed_cases(const Scenario& scenario,
                                                   const MeasuredSet& set);
/// The part of the peak that the set's warps are needed for: the scenario's where that is below 1,
/// else the file's, else 1.
[[nodiscard]] double needed_target(const Scenario& scenario, const MeasuredSet& set);

/// What the model of this index in model_table() says: of a stated number the least whole warps
/// that reach the part of what 1024 warps do, of points as they were read. Nothing where the model
/// has no number.
[[nodiscard]] std::optional<double> needed_by(const NeededCase& measured, std::size_t model);

/// Whether numbers of the GPU that the model takes were fitted to these very measurements: then
/// that it agrees says little.
[[nodiscard]] bool is_fitted(const NeededCase& measured, std::size_t model);

/// How often a model is within one warp a scheduler of what was measured, fitted ones left out.
struct NeededSummary {
  std::size_t count = 0, within = 0;
  std::size_t worst = 0; ///< index of the case with the largest |model − measured| in such steps
  double worst_steps = 0;
  [[nodiscard]] double share() const {
    return static_cast<double>(within) / static_cast<double>(count);
  }
};
/// `predicted`: needed_by() of each case. Nothing where no case counts.
[[nodiscard]] std::optional<NeededSummary>
summarise(const std::vector<NeededCase>& cases, const std::vector<std::optional<double>>& predicted,
          std::size_t model);

/// The cases of gpus/measured/needed_warps.csv. bad_input with line and column.
[[nodiscard]] Result<std::vector<NeededCase>>
needed_from_csv(std::string_view text, const std::string& file, const Catalogue& catalogue);

} // namespace loom
