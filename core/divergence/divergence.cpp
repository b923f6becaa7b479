#include "core/divergence/divergence.h"

#include <algorithm>

namespace loom {

Divergence with_threads(Divergence divergence, int threads) {
  const int before = divergence.threads;
  divergence.threads = std::clamp(threads, 4, 32);
  for (simt::Mask& mask : divergence.predicates) {
    simt::Mask longer = 0;
    for (int thread = 0; thread < divergence.threads; ++thread)
      longer |= (mask >> (thread % before) & 1u) << thread;
    mask = longer;
  }
  return divergence;
}

} // namespace loom
