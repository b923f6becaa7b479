#pragma once

/// A parameter in words: label, value, range, and what somebody typed.

#include "core/gpu/gpu_spec.h"
#include "core/scenario/parameters.h"

#include <QString>

#include <optional>

namespace loom {

[[nodiscard]] QString to_qstring(std::string_view text);

/// "memory latency", translated.
[[nodiscard]] QString label_of(const ParameterInfo& info);
/// What the window calls it, in the words of the scenario's kernel: "memory latency", "adds per
/// load α", of the SFU mix "adds per special function α".
[[nodiscard]] QString name_of(const ParameterInfo& info, const Scenario& scenario);
/// "mem_lat" or "α".
[[nodiscard]] QString symbol_of(const ParameterInfo& info);
/// The unit as short as a slider's field allows: "cyc", "IPC".
[[nodiscard]] QString short_unit(const ParameterInfo& info);
/// What the window calls a value of a choice: "warps" of occupancy_unit is "Warps per SM".
[[nodiscard]] QString value_name(std::string_view choice, std::string_view value);
/// "368", "0.0815", "∞"; three significant digits for reading.
[[nodiscard]] QString value_text(const ParameterInfo& info, double value);
/// "1 to 5000 cycles".
[[nodiscard]] QString range_text(const ParameterInfo& info);
/// The same with its ends numbered() (widgets/numbers/number_card.h).
[[nodiscard]] QString asked_range(const ParameterInfo& info);
/// "measured", translated.
[[nodiscard]] QString status_text(FactStatus status);
/// The mark beside a number that is not measured: "≈" derived, "?" assumed, else empty.
[[nodiscard]] QString status_mark(FactStatus status);
/// What the mark means: "≈ derived: ...", "? assumed: ..."; empty where there is no mark.
[[nodiscard]] QString mark_words(FactStatus status);

/// What was typed, as a value of the parameter; or the reason why not, for people.
struct Typed {
  std::optional<double> value;
  QString problem; ///< the ends of the range are numbered() (widgets/numbers/number_card.h)
};
[[nodiscard]] Typed read_value(const ParameterInfo& info, const QString& text);

} // namespace loom
