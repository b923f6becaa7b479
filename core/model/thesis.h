#pragma once

#include <string>

namespace loom::why {

/// A place of the thesis that the models are of, as sources cite it: "§4.1".
[[nodiscard]] inline std::string thesis(const char* place) {
  return std::string("V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, ") +
         place;
}

} // namespace loom::why
