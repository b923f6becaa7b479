#pragma once

/// GPUs old and new, every mix, intensities on both sides of the cusp and at both ends.

#include "core/scenario/scenario.h"
#include "tests/shared.h"

#include <vector>

namespace loom {

inline std::vector<Scenario> scenarios() {
  std::vector<Scenario> all;
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.5, 8.0, 48.0, 1e4, inf}) {
        Scenario scenario = default_scenario(*catalogue().find(gpu));
        scenario.mix = mix;
        scenario.alpha = alpha;
        scenario.warps = mix == Mix::sfu ? 7 : 24;
        scenario.ilp = mix == Mix::shared ? 2 : 1;
        scenario.launch.grid = 1000;
        scenario.shared_access.pattern.stride = 3;
        scenario.global_access.pattern.stride = 2;
        all.push_back(scenario);
      }
  return all;
}

} // namespace loom
