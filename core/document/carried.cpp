#include "core/document/carried.h"

#include "core/profile/held_code.h"

namespace loom {

Document carried(Document document) {
  const std::string_view text = document.profile.text.str();
  if (const std::string_view alone = profile::without_code(text); alone.size() < text.size())
    document.profile.text = std::string(alone);
  return document;
}

} // namespace loom
