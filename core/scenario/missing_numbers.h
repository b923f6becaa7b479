#pragma once

/// What is said where no source gives numbers that a model or a program needs.

#include "core/scenario/scenario.h"

#include <span>

namespace loom {

/// The number, the id of the GPU, and the number again.
inline constexpr Text number_missing = LOOM_TEXT("no source gives %1 of GPU '%2'; set it");
/// The numbers, the id of the GPU, and the first of the numbers.
inline constexpr Text numbers_missing = LOOM_TEXT("no source gives %1 of GPU '%2'; set them");

/// `missing` are one at least.
[[nodiscard]] Message missing_numbers(const Scenario& scenario, std::span<const Hardware> missing);

} // namespace loom
