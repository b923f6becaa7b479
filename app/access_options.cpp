#include "app/access_options.h"

#include "core/base/nearest.h"

#include <array>
#include <fmt/format.h>

namespace loom {

using namespace memory;

namespace {

constexpr auto most = static_cast<double>(max_address);

/// The kind that the options speak of; the ones that choose it exclude each other.
Result<PatternKind> kind_of(const AccessOptions& options) {
  const std::array chosen{std::pair{"--stride", options.stride || options.offset},
                          std::pair{"--addresses", options.addresses.has_value()},
                          std::pair{"--random", options.random.has_value()},
                          std::pair{"--tile", options.tile.has_value()},
                          std::pair{"--formula", options.formula.has_value()}};
  constexpr std::array kinds{PatternKind::stride, PatternKind::list, PatternKind::random,
                             PatternKind::tile, PatternKind::formula};
  const char* before = nullptr;
  PatternKind kind = PatternKind::stride;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (!chosen[i].second)
      continue;
    if (before)
      return bad_argument(
          verbatim(fmt::format("{} and {} exclude each other", before, chosen[i].first)));
    before = chosen[i].first;
    kind = kinds[i];
  }
  if (kind != PatternKind::tile &&
      (options.padding || options.width || options.row || options.swizzle))
    return bad_argument(verbatim("--padding, --width, --row and --swizzle are of a --tile"));
  if (kind != PatternKind::random && options.span)
    return bad_argument(verbatim("--span is of --random"));
  if (kind != PatternKind::tile && kind != PatternKind::formula && options.index)
    return bad_argument(verbatim("--index is of a --tile or a --formula"));
  return kind == PatternKind::tile && options.swizzle ? PatternKind::swizzle : kind;
}

Result<void> take_active(const std::string& bits, AddressPattern& pattern) {
  if (bits.size() != static_cast<std::size_t>(pattern.threads) ||
      bits.find_first_not_of("01") != std::string::npos)
    return bad_argument(
        verbatim(fmt::format("--active: expected a 0 or 1 for each of the {} threads, found '{}'",
                             pattern.threads, bits)));
  for (std::size_t thread = 0; thread < bits.size(); ++thread)
    pattern.inactive |= bits[thread] == '0' ? LaneMask{1} << thread : 0;
  return {};
}

Result<void> take_pattern(const AccessOptions& options, AddressPattern& pattern) {
  LOOM_TRY(pattern.kind, kind_of(options));
  if (options.addresses) {
    LOOM_TRY(auto list, whole_numbers<std::int64_t>("--addresses", *options.addresses, most));
    if (list.size() > max_threads)
      return bad_argument(verbatim(
          fmt::format("--addresses: expected at most {}, found {}", max_threads, list.size())));
    pattern.list = std::move(list);
    pattern.threads = static_cast<int>(pattern.list.size());
  }
  const std::array results{take("--threads", options.threads, pattern.threads, 1, max_threads),
                           take("--word-bytes", options.word_bytes, pattern.word_bytes, 1, 16),
                           take("--stride", options.stride, pattern.stride, -most, most),
                           take("--offset", options.offset, pattern.offset, -most, most),
                           take("--random", options.random, pattern.seed, 0, 4294967295.0),
                           take("--span", options.span, pattern.span, 1, most),
                           take("--tile", options.tile, pattern.pitch, 1, most),
                           take("--padding", options.padding, pattern.padding, 0, most),
                           take("--width", options.width, pattern.width, 1, max_threads),
                           take("--index", options.index, pattern.i, 0, 2147483647.0)};
  for (const Result<void>& result : results)
    LOOM_CHECK(result);
  pattern.by_column = !options.row;
  pattern.formula = options.formula.value_or("");
  if (options.active)
    LOOM_CHECK(take_active(*options.active, pattern));
  if (const auto words = addresses(pattern); !words) {
    const Error& error = words.error();
    return bad_argument(options.formula && error.where.column > 0
                            ? Text{"--formula: column %1: %2"}(error.where.column, error.detail)
                            : error.detail);
  }
  return {};
}

} // namespace

void add_addresses(const Options& all, AccessOptions& access) {
  const Options options = all.under("Addresses, in words");
  options.add("--addresses", access.addresses, "one for each thread, as in 0,1,2,3", "LIST");
  options.add("--stride", access.stride, "words from thread to thread (default 1)", "S");
  options.add("--offset", access.offset, "address of thread 0, with --stride (default 0)", "O");
  options.add("--random", access.random, "independent addresses from a seed", "SEED");
  options.add("--span", access.span, "words that --random spreads over (default 1048576)", "N");
  options.add("--tile", access.tile, "a column of an array with PITCH words a row", "PITCH");
  options.add("--padding", access.padding, "unused words after each row of --tile", "N");
  options.add("--width", access.width, "threads abreast in the tile (default 32)", "N");
  options.add("--formula", access.formula, "of tid and i, as in '(tid ^ i) * 33'", "EXPRESSION");
  options.add("--index", access.index, "i: the column of the tile, or i of the formula", "N");
  options.add("--row", access.row, "a row of the tile instead");
  options.add("--swizzle", access.swizzle, "column ^ row instead of the column of the tile");
  options.add("--threads", access.threads,
              "threads, 1 to 32 (default: as --addresses has, else 32)", "N");
  options.add("--active", access.active, "a 0 or 1 for each thread, thread 0 first", "0110");
  options.add("--word-bytes", access.word_bytes, "size of a word: 1, 2, 4 (default), 8 or 16", "N");
}

Result<void> take_access(const AccessOptions& options, AddressPattern& pattern,
                         std::optional<Generation>& rules) {
  LOOM_CHECK(take_pattern(options, pattern));
  const std::optional<std::string>& name = options.rules;
  if (!name)
    return {};
  rules = generation_named(*name);
  if (rules)
    return {};
  std::vector<std::string> known;
  known.reserve(generation_count);
  for (int i = 0; i < generation_count; ++i)
    known.emplace_back(to_string(static_cast<Generation>(i)));
  return bad_argument(
      verbatim(fmt::format("--rules: expected one of {}, found '{}'{}", joined(known), *name,
                           did_you_mean(*name, known).english())));
}

} // namespace loom
