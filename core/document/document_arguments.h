#pragma once

/// A document as the options of the command line say it, for commands that repeat what was done in
/// the window.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace loom {

/// The choices that say how figures show a scenario: of `--view NAME=VALUE,...`.
inline constexpr std::array<std::string_view, 4> view_choices{"throughput_axis", "throughput_scale",
                                                              "throughput_unit", "occupancy_unit"};

/// Options with their values, {"gpu", "h200"}, from which the command line makes this document but
/// for its looks; nothing where it holds what no option says, as imported measurements.
[[nodiscard]] std::optional<std::vector<std::pair<std::string, std::string>>>
document_arguments(const Document& document, const Catalogue& catalogue);

} // namespace loom
