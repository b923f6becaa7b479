#pragma once

/// What a program would be on a machine that is never told where threads converge.

#include "core/simt/program.h"

#include <optional>

namespace loom::simt {

/// The program with plain branches in place of SSY, .S, BSSY and BSYNC: nothing when it uses the
/// stack or barriers otherwise (loops, calls).
[[nodiscard]] std::optional<Assembly> without_convergence(const Assembly& program);

} // namespace loom::simt
