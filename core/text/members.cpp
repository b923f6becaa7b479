#include "core/text/members.h"

#include "core/base/lanes.h"
#include "core/text/json.h"

namespace loom {

std::string thread_bits(std::uint32_t mask, int threads) {
  std::string bits;
  for (int thread = 0; thread < threads; ++thread)
    bits += has_lane(mask, thread) ? '1' : '0';
  return bits;
}

std::optional<std::uint32_t> read_thread_bits(json::Members& members, std::string_view key,
                                              int threads, json::Problems& problems) {
  const auto bits = members.text(key, 64);
  if (!bits)
    return {};
  if (bits->size() != static_cast<std::size_t>(threads) ||
      bits->find_first_not_of("01") != std::string::npos) {
    problems.add(members.pointer(key),
                 LOOM_TEXT("expected a 0 or 1 for each of the %1 threads, "
                           "thread 0 first, found %2")(threads, json::in_quotes(*bits)));
    return {};
  }
  std::uint32_t mask = 0;
  for (std::size_t thread = 0; thread < bits->size(); ++thread)
    mask |= ((*bits)[thread] == '1' ? 1u : 0u) << thread;
  return mask;
}

} // namespace loom
