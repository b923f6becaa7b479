#pragma once

/// What derivations of accesses to shared and to global memory share; for core/why alone.

#include "core/access/memory_run.h"
#include "core/base/lanes.h"
#include "core/trace/quantity.h"
#include "core/why/parts.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom::why {

/// Where a thread's word lies: all of its addresses, `prefix` before every id.
struct ThreadAddress {
  ThreadAddress(const memory::AddressPattern& pattern, const std::vector<std::int64_t>& words,
                int thread, const std::string& prefix);

  std::string id; ///< "shared.thread_5."
  QuantityPtr thread, word, size, byte;
};

/// The source of an index that the pointer or the keyboard is on.
inline constexpr Text place_asked_for = LOOM_TEXT("the place that is asked for");
/// What the pointer is on, or one chose: an index or a size.
[[nodiscard]] QuantityPtr place(std::string id, Text name, const char* symbol, const char* unit,
                                double value, const Message& source = place_asked_for);

/// A number of the pattern that one chooses, `name` behind `prefix`: "stride", "offset", "seed",
/// "span", "i", "pitch", "padding", "width", "threads" or "word_bytes".
[[nodiscard]] QuantityPtr of_pattern(const memory::AddressPattern& pattern, std::string_view name,
                                     const std::string& prefix);

/// "counted: the access is run by the rules of maxwell, 32 banks".
[[nodiscard]] Message rules_of(const BanksRun& run);
[[nodiscard]] Message rules_of(const CoalescingRun& run);
/// The numbers of a whole access; none where nothing is accessed.
[[nodiscard]] std::vector<QuantityPtr> counts_of(const BanksRun& run);
[[nodiscard]] std::vector<QuantityPtr> counts_of(const CoalescingRun& run);

} // namespace loom::why
