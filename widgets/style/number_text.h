#pragma once

/// Numbers as people read them.

#include <QString>

namespace loom {

/// Three significant digits, "∞" for infinity.
[[nodiscard]] QString number(double value);
/// "α = 48".
[[nodiscard]] QString alpha_words(double alpha);

} // namespace loom
