#include "core/memory/address_pattern.h"

#include "core/simt/language.h"

#include <array>
#include <limits>

namespace loom::memory {
namespace {

constexpr const char* most_threads = "warp.threads";
constexpr const char* most_address = "pattern.most_address";

Result<void> check(const AddressPattern& p) {
  struct Rule {
    const char* name;
    std::int64_t value, low, high;
    const char* limit = most_address; ///< the id in core/why of `high`
  };
  const std::array rules{
      Rule{"threads", p.threads, 1, max_threads, most_threads},
      Rule{"stride", p.stride, -max_address, max_address},
      Rule{"offset", p.offset, -max_address, max_address},
      Rule{"span", p.span, 1, max_address},
      Rule{"pitch", p.pitch, 1, max_address},
      Rule{"padding", p.padding, 0, max_address},
      Rule{"width", p.width, 1, max_threads, most_threads},
      Rule{"i", p.i, 0, std::numeric_limits<std::int32_t>::max(), "pattern.most_i"}};
  for (const Rule& rule : rules)
    if (rule.value < rule.low || rule.value > rule.high) {
      return bad_argument(LOOM_TEXT("%1: expected %2 to %3, found %4")(
          rule.name, rule.low, Sourced{rule.high, rule.limit}, rule.value));
    }
  if (p.word_bytes < 1 || p.word_bytes > 16 || (p.word_bytes & (p.word_bytes - 1)) != 0)
    return bad_argument(
        LOOM_TEXT("word size: expected 1, 2, 4, 8 or 16 bytes, found %1")(p.word_bytes));
  if (p.kind == PatternKind::swizzle && (p.pitch & (p.pitch - 1)) != 0)
    return bad_argument(LOOM_TEXT("pitch: the swizzle needs a power of two, found %1")(p.pitch));
  if (p.kind == PatternKind::list && p.list.size() != static_cast<std::size_t>(p.threads))
    return bad_argument(LOOM_TEXT("addresses: expected one for each of the %1 threads, found %2")(
        p.threads, p.list.size()));
  return {};
}

/// SplitMix64 (Steele, Lea and Flood 2014): the same addresses from a seed on every platform.
std::uint64_t next_random(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

std::int64_t in_tile(const AddressPattern& p, std::int64_t thread) {
  const std::int64_t across = thread % p.width, along = p.i + thread / p.width;
  const std::int64_t row = p.by_column ? across : along;
  std::int64_t column = p.by_column ? along : across;
  if (p.kind == PatternKind::swizzle)
    column ^= row % p.pitch;
  return row * (p.pitch + p.padding) + column;
}

Result<std::vector<std::int64_t>> from_formula(const AddressPattern& p) {
  constexpr std::array<std::string_view, 2> names{"tid", "i"};
  if (p.formula.size() > max_formula_bytes)
    return bad_argument(LOOM_TEXT("the formula is longer than %1 bytes")(
        Sourced{max_formula_bytes, "pattern.most_formula"}));
  LOOM_TRY(const auto formula, simt::formula(p.formula, names));
  std::vector<std::int64_t> result;
  result.reserve(static_cast<std::size_t>(p.threads));
  for (std::int32_t thread = 0; thread < p.threads; ++thread)
    result.push_back(formula({{thread, static_cast<std::int32_t>(p.i)}}));
  return result;
}

Result<std::vector<std::int64_t>> unchecked(const AddressPattern& p) {
  if (p.kind == PatternKind::list)
    return p.list;
  if (p.kind == PatternKind::formula)
    return from_formula(p);
  std::vector<std::int64_t> result(static_cast<std::size_t>(p.threads));
  std::uint64_t state = p.seed;
  for (std::int64_t thread = 0; thread < p.threads; ++thread)
    result[static_cast<std::size_t>(thread)] =
        p.kind == PatternKind::stride ? p.offset + p.stride * thread
        : p.kind == PatternKind::random
            ? static_cast<std::int64_t>(next_random(state) % static_cast<std::uint64_t>(p.span))
            : in_tile(p, thread);
  return result;
}

} // namespace

LaneMask active_lanes(const AddressPattern& pattern) {
  const LaneMask all =
      pattern.threads >= max_threads ? ~LaneMask{0} : (LaneMask{1} << pattern.threads) - 1;
  return all & ~pattern.inactive;
}

Result<std::vector<std::int64_t>> addresses(const AddressPattern& pattern) {
  LOOM_CHECK(check(pattern));
  auto result = unchecked(pattern);
  if (!result)
    return result;
  for (std::size_t thread = 0; thread < result->size(); ++thread)
    if (const std::int64_t address = (*result)[thread]; address < 0 || address > max_address)
      return bad_argument(LOOM_TEXT("thread %1 has address %2: expected 0 to %3 words")(
          thread, address, Sourced{max_address, most_address}));
  return result;
}

} // namespace loom::memory
