#include "core/access/memory_access.h"

namespace loom {

GlobalAccess with_rules(GlobalAccess access, memory::Generation generation) {
  access.rules = generation;
  if (!memory::has_cache_choice(generation))
    access.cache.reset();
  if (access.teaching && generation != memory::Generation::gt200)
    access.teaching->transaction_words = {access.teaching->transaction_words.back()};
  if (access.teaching && !memory::has_half_warps(generation))
    access.teaching->half_warps = false;
  return access;
}

GlobalAccess with_teaching(GlobalAccess access, bool teaching) {
  access.teaching = teaching ? std::optional(memory::TeachingSizes()) : std::nullopt;
  if (teaching)
    access.cache.reset();
  memory::AddressPattern& pattern = access.pattern;
  pattern.threads = teaching ? access.teaching->warp_size : memory::max_threads;
  pattern.inactive = 0;
  auto& list = pattern.list;
  while (list.size() < static_cast<std::size_t>(pattern.threads))
    list.push_back(list.empty() ? 0 : list.back() + 1);
  list.resize(static_cast<std::size_t>(pattern.threads));
  return access;
}

} // namespace loom
