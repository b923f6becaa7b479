#pragma once

/// The source page of Nsight Compute, `ncu --csv --page source`: a table of each launch's machine
/// code, with how often each instruction was executed and the samples of warps that waited at it.
///
/// A line `"Kernel Name","saxpy"` begins a launch; the columns of the next are looked up by their
/// names. The page of ncu has no encodings: control codes, and so scoreboards and stall counts, are
/// not known. Addresses in memory become those from the beginning of the function.
///
/// A document keeps code as a page of fewer columns, to which the launch's place, control codes,
/// source lines and samples by reason in one column belong.

#include "core/profile/report_code.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom::profile {

struct SourceLaunch {
  std::string kernel;
  SampledCode code;                   ///< its stalls are the sums of the samples by reason
  std::optional<std::size_t> place{}; ///< of its launch, from 0, where the page says it
};

/// Whether the first bytes of a file have the columns of such a page.
[[nodiscard]] bool begins_source_page(std::string_view beginning);
/// The launches that have instructions, one or more; bad_input with the line.
[[nodiscard]] Result<std::vector<SourceLaunch>> read_source_page(std::string_view text,
                                                                 const std::string& file);
/// The launch as a page that is read back as it is, but for its stalls.
[[nodiscard]] std::string source_page_text(const SourceLaunch& launch);
/// Where the pages of a text begin that holds an export before them; its end where it has none.
[[nodiscard]] std::size_t source_pages_in(std::string_view text);

} // namespace loom::profile
