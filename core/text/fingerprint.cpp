#include "core/text/text.h"

namespace loom {

std::uint64_t fingerprint(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char byte : content)
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
  return hash;
}

} // namespace loom
