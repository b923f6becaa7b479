#pragma once

/// A text that a value holds: shared by its copies, compared by content.

#include <memory>
#include <string>

namespace loom {

class HeldText {
public:
  HeldText() = default;
  HeldText(std::string text) // NOLINT(google-explicit-constructor): stands where a text does
      : text_(text.empty() ? nullptr : std::make_shared<const std::string>(std::move(text))) {}

  [[nodiscard]] const std::string& str() const {
    static const std::string none;
    return text_ ? *text_ : none;
  }
  [[nodiscard]] bool empty() const { return !text_; }
  /// Quick for copies of one another.
  bool operator==(const HeldText& other) const {
    return text_ == other.text_ || str() == other.str();
  }

private:
  std::shared_ptr<const std::string> text_; ///< null: empty
};

} // namespace loom
