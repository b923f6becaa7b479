#pragma once

/// UTF-16, as PowerShell writes it with '>', made UTF-8 piece by piece.

#include <optional>
#include <string>
#include <string_view>

namespace loom {

class Utf16 {
public:
  /// By the mark that the first two bytes are; nothing where they are none.
  [[nodiscard]] static std::optional<Utf16> from_mark(std::string_view beginning);
  /// The characters of the next bytes, the mark left out; half a character waits for the next
  /// piece, and one without its other half is U+FFFD.
  [[nodiscard]] std::string take(std::string_view bytes);

private:
  explicit Utf16(bool big_first) : big_first_(big_first) {}
  bool big_first_;
  std::string half_;  ///< of a unit
  char32_t high_ = 0; ///< the first half of a pair; 0: none
};

} // namespace loom
