#pragma once

/// `latencyloom figure ID --lint`: what a reviewer would find.

#include "app/figure_jobs.h"

namespace loom {

/// Prints every problem with the options that mend it, as lines or as JSON. 0 without problems,
/// 1 with; the status of the first figure that cannot be drawn.
int lint_jobs(const std::vector<FigureJob>& jobs, bool json, const std::function<void()>& prepare);

} // namespace loom
