#pragma once

#include <string>

namespace loom::why {

/// The thesis that the models are of, as sources cite it: a place in it follows, "§4.1".
inline constexpr const char* volkov =
    "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, ";
[[nodiscard]] inline std::string thesis(const char* place) { return std::string(volkov) + place; }

} // namespace loom::why
