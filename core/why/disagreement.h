#pragma once

/// Where the numbers of a state come from in which two models disagree.

#include "core/study/disagreement.h"
#include "core/why/section.h"

namespace loom::why {

/// What the two say there ("state_1.a", "state_1.b"), and how far they are apart as the request
/// counts it: "state_1.ratio" or "state_1.share". `number` is the state's in the list, from 1.
[[nodiscard]] Section explain_disagreement(const DisagreementRequest& request,
                                           const Disagreement& state, int number);

} // namespace loom::why
