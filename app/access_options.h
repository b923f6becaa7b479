#pragma once

/// Options of one warp's access to memory: the addresses and the GPU whose rules they meet.

#include "app/kernel_options.h"
#include "app/values.h"
#include "core/access/memory_access.h"

namespace loom {

/// Texts as given.
struct AccessOptions {
  std::optional<std::string> addresses, stride, offset, random, span, tile, padding, width, formula,
      index, threads, active, word_bytes;
  bool row = false, swizzle = false;
  GpuOptions gpu;
  std::optional<std::string> rules;
  bool json = false;
};
void add_addresses(const Options& options, AccessOptions& access);

/// What the options say, into an access's pattern and rules; bad_argument for the first that is
/// wrong, also for a pattern that has no addresses.
[[nodiscard]] Result<void> take_access(const AccessOptions& options,
                                       memory::AddressPattern& pattern,
                                       std::optional<memory::Generation>& rules);

/// Whole numbers with commas, from 0 to `high`.
template <class T>
[[nodiscard]] Result<std::vector<T>> whole_numbers(std::string_view option, std::string_view text,
                                                   double high) {
  std::vector<T> numbers;
  for (const std::string_view part : split(text, ",")) {
    LOOM_TRY(const double number, option_number(option, part, {0, high}));
    numbers.push_back(static_cast<T>(number));
  }
  return numbers;
}

} // namespace loom
