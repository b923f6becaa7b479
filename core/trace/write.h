#pragma once

/// Derivations as people read them: formula, substituted values, units, sources.

#include "core/trace/quantity.h"

#include <functional>
#include <string>

namespace loom::why {

enum class Notation { text, latex };

/// "target·L·peak/K"; in LaTeX "\frac{\mathit{target} \cdot L ...}{K}".
[[nodiscard]] std::string in_symbols(const Traced& formula, Notation notation = Notation::text);
/// The same with each quantity's value to `digits` significant digits.
[[nodiscard]] std::string in_numbers(const Traced& formula, Notation notation = Notation::text,
                                     int digits = 6);
/// In symbols, each quantity as `leaf` writes it: for links.
[[nodiscard]] std::string written(const Traced& formula,
                                  const std::function<std::string(const Quantity&)>& leaf);
/// "656 cycles".
[[nodiscard]] std::string with_unit(const Quantity& quantity, int digits = 6);
/// A symbol in LaTeX's mathematical mode.
[[nodiscard]] std::string latex_symbol(const std::string& symbol);

/// One step: "L = mem_lat + α·alu_lat = 368 + 48·6 = 656 cycles"; for a number that is given
/// "mem_lat = 368 cycles".
[[nodiscard]] std::string step(const Quantity& quantity, Notation notation = Notation::text);

/// The whole derivation, a step per line with its source below it, down to the numbers that are
/// given with theirs; ends with a newline.
[[nodiscard]] std::string as_text(const QuantityPtr& quantity);
/// The same as an align* environment of amsmath with the sources as a list; ends with a newline.
[[nodiscard]] std::string as_latex(const QuantityPtr& quantity);

} // namespace loom::why
