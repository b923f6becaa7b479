#pragma once

/// Where the numbers of a fit to measurements come from.

#include "core/study/fit.h"
#include "core/why/section.h"

namespace loom::why {

/// A fit's numbers. Of each parameter the fitted value ("fit.mem_lat"), its standard error, the
/// ends of its interval ("fit.mem_lat.error", ".low", ".high") and what it started from
/// ("mem_lat"); of two that can hardly be told apart their correlation ("fit.mem_lat.alu_lat"). The
/// errors of the model over the points before and after ("fit.before.bound.mean_error",
/// "fit.after." ...), and on what was held out ("fit.held_out_before", "fit.held_out_after",
/// "fit.held_out_points").
[[nodiscard]] Section explain_fit(const FitRequest& request, const Fit& fit);

} // namespace loom::why
