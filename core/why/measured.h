#pragma once

/// Where the numbers of a set of measurements come from.

#include "core/measured/measured_set.h"
#include "core/why/section.h"

namespace loom::why {

/// How many points it has ("points" after `prefix`), of what ILP ("ilp"), with how much arithmetic
/// beyond its α ("extra_arithmetic"), and how long its file is ("bytes") where it was imported.
[[nodiscard]] Section explain_measured_set(const MeasuredSet& set, const std::string& prefix);

} // namespace loom::why
