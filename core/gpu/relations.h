#pragma once

/// Numbers of the catalogue's GPUs that follow from each other or from what is published of them
/// beside their files (gpus/published.checks.json; its form is in gpus/README.md):
///
///   published TFLOPS = lanes × SMs × 2 × clock, within 2 %; lanes are the cores per SM for FP32,
///                      what an SM does in a cycle (rate_of) for FP64
///   GPUs of one chip   have the same SM, and no more of it than the whole chip has
///   dates              no GPU is older than the first one of the compute capability before its own
///
/// A number that has a range satisfies a relation with any value of the range.

#include "core/gpu/catalogue.h"

namespace loom {

/// How the name of a file of what is published ends.
inline constexpr std::string_view checks_ending = ".checks.json";

/// Every problem of such a file: its form, GPUs that do not exist, and what the catalogue's GPUs
/// contradict of it.
[[nodiscard]] std::vector<Error> lint_checks(std::string_view text, const std::string& file,
                                             const Catalogue& catalogue);

/// GPUs that are dated before the first card of an older compute capability of the same maker,
/// whose embedded GPUs follow later. The places are ids of GPUs.
[[nodiscard]] std::vector<Error> lint_dates(const Catalogue& catalogue);

/// What is not known of some cards.
struct Gap {
  Message what; ///< "l2_size"
  std::vector<std::string> gpus;
};
/// What the cards since Kepler, and AMD's, lack of what their makers publish: sizes and kind of
/// memory, the L2, the month, TFLOPS and the chip in a file of what is published. Nothing is said
/// of whole chips and of GPUs without a compute capability.
[[nodiscard]] std::vector<Gap> gaps(const Catalogue& catalogue);

} // namespace loom
