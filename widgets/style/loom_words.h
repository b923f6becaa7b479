#pragma once

/// Words of the loom (core/sim/loom.h): its classes, units and counts, with one rounding for all.

#include "core/figure/role.h"
#include "core/sim/loom.h"

#include <QString>

namespace loom {

/// A count of instructions or warps: whole from one on, else one digit.
[[nodiscard]] QString loom_count(double count);
/// "12 loads", "1 load", "0.4 loads".
[[nodiscard]] QString loom_class_words(const LoomClass& of, double count);
/// "memory unit", "issue slots", "tensor cores": what a strip is of.
[[nodiscard]] QString loom_unit_name(Resource resource);
/// "memory throughput": what a share of the unit's peak is of.
[[nodiscard]] QString loom_unit_throughput(Resource resource);
/// The hue of a family; arithmetic and memory as everywhere.
[[nodiscard]] Role loom_role(LoomFamily family);
[[nodiscard]] Role loom_role(const LoomUnit& unit);
/// A share as per cent, whole, but 100 only where it is.
[[nodiscard]] QString loom_percent(double share);
/// "40 % used", "17 % used, not the limit".
[[nodiscard]] QString loom_unit_words(const LoomUnit& unit);
/// The whole picture for who does not see it.
[[nodiscard]] QString loom_summary(const LoomPicture& picture);

} // namespace loom
