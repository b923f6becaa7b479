#pragma once

/// A derivation as rich text with a link on every quantity.

#include "core/trace/quantity.h"

#include <QPalette>
#include <QString>

namespace loom {

/// What a quantity is called in the user's language.
[[nodiscard]] QString quantity_name(const why::Quantity& quantity);
/// "53.46 warps/SM".
[[nodiscard]] QString quantity_value(const why::Quantity& quantity);
/// A symbol with its index lowered: "n<sub>needed</sub>".
[[nodiscard]] QString symbol_html(const why::Quantity& quantity);

/// The whole derivation. A link's address is "#" and the quantity's id.
[[nodiscard]] QString derivation_html(const why::QuantityPtr& quantity, const QPalette& palette);

/// The given numbers it rests on that nobody measured or published, as a sentence; empty where
/// there are none.
[[nodiscard]] QString unsure_words(const why::QuantityPtr& quantity);

} // namespace loom
