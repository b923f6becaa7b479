#pragma once

/// What was in front where a document was saved, or the figure that carries it.

#include <string>
#include <string_view>

namespace loom {

/// The JSON `scenario` with `front`, a view's or a figure's id, as what is in front; as it is where
/// it is no JSON object or `front` is empty.
[[nodiscard]] std::string with_front(std::string_view scenario, std::string_view front);

} // namespace loom
