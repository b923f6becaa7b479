#pragma once

/// A run of a SIMT program as JSON and as text.

#include "core/divergence/divergence_run.h"

#include <string>

namespace loom {

/// The answer of `simt --json`: steps, each with the state it met; the instructions of each thread
/// in its logical order; efficiency, how it ended, and what registers and memory hold then.
[[nodiscard]] std::string simt_json(const DivergenceRun& run);

/// The same for people: a table of the warp's steps with mask and divergence stack (thesis,
/// Tables 2.3 and 2.4), the threads' logical order, and the sums.
[[nodiscard]] std::string simt_text(const DivergenceRun& run);

} // namespace loom
