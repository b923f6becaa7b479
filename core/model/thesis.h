#pragma once

#include "core/base/message.h"

namespace loom::why {

/// The thesis that the models are of, as sources cite it, with a place in it: volkov("§4.1").
inline constexpr Text volkov{
    "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, %1"};

} // namespace loom::why
