// GPUMech (Huang et al. 2014): interval analysis of one warp, multithreading and queueing on top.

#include "core/model/prior/kernel.h"

#include <algorithm>

namespace loom::prior {

double gpumech(const Kernel<double>& kernel, double sms) {
  const double n = kernel.chains, issue = kernel.issue_thru;
  const double alone = kernel.mem_lat + kernel.slots - 1 + kernel.alpha * (kernel.alu_lat - 1);
  // What the other warps issue and the stalls of this one do not cover.
  const double turn = (n - 1) / issue;
  const double uncovered = kernel.alpha * std::max(0.0, turn - (kernel.alu_lat - 1)) +
                           std::max(0.0, turn - (kernel.mem_lat - 1));
  const double wait = std::min(issue, n * kernel.slots / alone) * uncovered / issue;
  const double utilisation = n / (kernel.mem_thru * kernel.mem_lat);
  const double service = 1 / (kernel.mem_thru * sms);
  const double queue =
      utilisation < 1 ? utilisation * service / (2 * (1 - utilisation)) : n / (2 * kernel.mem_thru);
  return std::min(issue, n * kernel.slots / (alone + wait + queue)) / kernel.slots;
}

} // namespace loom::prior
