#pragma once

/// What an analysis takes for granted, in words that know which numbers they say.

#include <string>
#include <string_view>
#include <vector>

namespace loom::kernel {

struct Assumption {
  /// What stands in the words.
  struct Part {
    std::string text;     ///< a number's digits, a name, or words of the same kind again
    std::string number{}; ///< its id in core/why/kernel_plan.h; empty where it has none
    bool operator==(const Part&) const = default;
  };
  std::string sentence;      ///< English, without an end; %1 is the first part, at most nine
  std::vector<Part> parts{}; ///< none: the sentence stands as it is
  bool operator==(const Assumption&) const = default;

  /// Whether it says the number with this id.
  [[nodiscard]] bool says(std::string_view number) const;
};

/// The sentence with its parts.
[[nodiscard]] std::string to_text(const Assumption& assumption);

} // namespace loom::kernel
