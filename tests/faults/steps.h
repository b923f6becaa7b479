#pragma once

/// What the killed program says that it does, one letter and one version a step: what must be on
/// the disk then is known to the byte.

namespace loom::faults {

inline constexpr double alpha_of_version[] = {7, 9};

/// Upper case when it begins and lower case when it is done, each followed by '0' or '1'.
inline constexpr char saving = 'S', autosaving = 'A', exporting = 'X';

inline constexpr const char* saved_name = "document.loom.json";
inline constexpr const char* exported_name = "figure.svg";
inline constexpr const char* recovery_name = "recovery";

} // namespace loom::faults
