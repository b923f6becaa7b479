#pragma once

/// What is said of files, programs and launches that are wrong, and of what a prediction takes for
/// granted, as sentences with %1, %2 ... where a value stands: for translation, since an Error's
/// detail has the values put in already.

#include <span>
#include <string_view>

namespace loom {

/// The sentences of which the details of lint_file(), lint_catalogue() and lint_lesson() are made,
/// and those of reading scenarios, links, measurements and listings, of fits, run_texts() and
/// derivation_texts(). A value may be such a sentence again ("{%1}: %2"). More than one may fit a
/// detail: the first counts.
[[nodiscard]] std::span<const std::string_view> problem_texts();
/// Those of SIMT programs and how they end, of filters of GPUs, launches and kernels.
[[nodiscard]] std::span<const std::string_view> run_texts();
/// How numbers were found and where from (core/why), and what notes of numbers are put together
/// from.
[[nodiscard]] std::span<const std::string_view> derivation_texts();

} // namespace loom
