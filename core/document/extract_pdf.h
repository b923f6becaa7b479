#pragma once

/// The scenario attached to a PDF.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace loom {

/// Decompresses a zlib stream that `bytes` begin with; nothing when it is damaged, cut short or
/// holds more than `most` bytes.
[[nodiscard]] std::optional<std::string> inflate_capped(std::string_view bytes, std::size_t most);

/// The first stream of the PDF, plain or Flate-compressed, that holds a scenario. Every stream is
/// looked at: programs that rewrite PDFs move the attachment's dictionary into places of their
/// own, its content stays a stream.
[[nodiscard]] std::optional<std::string> scenario_in_pdf(std::string_view bytes);

} // namespace loom
