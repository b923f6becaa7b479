// Hong and Kim 2009 and its successor by Sim et al. 2012: memory and computation warp parallelism.

#include "core/model/prior/kernel.h"

#include <algorithm>

namespace loom::prior {
namespace {

/// Memory accesses a warp makes in all. The start-up is spread over them; this many leave a trace
/// of it in the fifth digit at most.
constexpr double steps = 10'000;

/// Warps that access memory, and that compute, during one memory access.
struct Parallelism {
  double peak; ///< accesses that memory throughput allows at once
  double memory, compute;

  explicit Parallelism(const Kernel<double>& kernel)
      : peak(kernel.mem_thru * kernel.mem_lat), memory(std::min(peak, kernel.chains)),
        compute(std::min((kernel.mem_lat + kernel.compute) / kernel.compute, kernel.chains)) {}
};

} // namespace

double hong_kim(const Kernel<double>& kernel) {
  const Parallelism warps(kernel);
  const double memory = kernel.mem_lat, compute = kernel.compute, n = kernel.chains;
  const double start = compute * std::max(warps.memory - 1, 0.0) / steps;
  const double waiting = memory * n / warps.memory + start;
  const double computing = memory / steps + compute * n;
  double step = 0; // cycles in which every chain takes one step
  if (warps.memory == n && warps.compute == n)
    step = memory + compute + start;
  else if (compute > memory)
    step = std::max(waiting, computing);
  else
    step = warps.compute >= warps.memory ? waiting : computing;
  return n / step;
}

double sim(const Kernel<double>& kernel) {
  const Parallelism warps(kernel);
  const double n = kernel.chains;
  const double compute = kernel.slots * std::max(kernel.alu_lat, n * kernel.compute / kernel.slots);
  const double overlapped = std::min(std::max(1.0, warps.compute - 1), warps.memory);
  const double memory = n * kernel.mem_lat / std::min(overlapped, warps.peak);
  const double alone = warps.compute <= warps.memory ? std::min(1.0, n) : 0;
  return n / (compute + memory - std::min(compute * (n - alone) / n, memory));
}

} // namespace loom::prior
