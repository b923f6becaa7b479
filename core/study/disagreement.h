#pragma once

/// Where two models of one scenario's GPU and mix, or loop of instructions, disagree most.
///
/// Intensities from 0.01 to 10^4 on a logarithmic grid and warps from 1 to what an SM holds are
/// searched, each peak of the difference is then refined. Models that are slow to ask (the
/// simulation) are searched on a coarser grid.

#include "core/scenario/models.h"

#include <functional>
#include <vector>

namespace loom {

/// What "most" means.
enum class DisagreementBy {
  ratio,      ///< |ln(a/b)|: a factor between the two
  difference, ///< |a − b| of the bound model's peak at that intensity
};

struct Disagreement {
  double alpha = 0; ///< to three significant digits
  int warps = 0;
  double a = 0, b = 0; ///< IPC/SM, or iterations/cycle/SM
  double score = 0;    ///< as DisagreementBy says
};

struct DisagreementRequest {
  Scenario scenario;        ///< its α and warps are of no consequence
  std::size_t a = 0, b = 1; ///< indices into model_table()
  DisagreementBy by = DisagreementBy::ratio;
  std::size_t most = 4; ///< states asked for
};

/// The states where they differ most, the largest first, each the top of a region of its own;
/// empty where the models agree to 0.1 % everywhere. bad_argument as workload_numbers(), for one
/// model twice and a loop without an α; internal when `keep_going`, asked with the fraction done,
/// returns false.
[[nodiscard]] Result<std::vector<Disagreement>>
disagreements(const DisagreementRequest& request,
              const std::function<bool(double fraction)>& keep_going = {});

} // namespace loom
