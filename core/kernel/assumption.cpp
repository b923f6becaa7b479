#include "core/kernel/assumption.h"

#include <algorithm>

namespace loom::kernel {

bool Assumption::says(std::string_view number) const {
  return std::ranges::find(parts, number, &Part::number) != parts.end();
}

std::string to_text(const Assumption& assumption) {
  const auto& [sentence, parts] = assumption;
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const std::size_t part = sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1'
                                 ? static_cast<std::size_t>(sentence[i + 1] - '1')
                                 : parts.size();
    if (part < parts.size()) {
      text += parts[part].text;
      ++i;
    } else {
      text += sentence[i];
    }
  }
  return text;
}

} // namespace loom::kernel
