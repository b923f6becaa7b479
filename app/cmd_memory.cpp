// `latencyloom coalesce` and `latencyloom banks`: one warp's access to memory.

#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/scenario/access_text.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace loom {
namespace {

using namespace memory;

constexpr auto most = static_cast<double>(max_address);

/// Sets a whole number where the option was given.
template <class T>
Result<void> take(std::string_view option, const std::optional<std::string>& text, T& to,
                  double low, double high) {
  if (!text)
    return {};
  const std::optional<double> value = parse_number(*text);
  if (!value || *value < low || *value > high || *value != std::floor(*value))
    return bad_argument(fmt::format("{}: expected a whole number from {} to {}, found '{}'", option,
                                    shortest(low), shortest(high), *text));
  to = static_cast<T>(*value);
  return {};
}

template <class T>
Result<std::vector<T>> whole_list(std::string_view option, const std::string& text, double high) {
  std::vector<T> result;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    T value{};
    if (const auto good = take(option, text.substr(from, to - from), value, 0, high); !good)
      return tl::unexpected(good.error());
    result.push_back(value);
    from = to + 1;
  }
  return result;
}

/// The kind that the options speak of; the ones that choose it exclude each other.
Result<PatternKind> kind_of(const PatternOptions& options) {
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
      return bad_argument(fmt::format("{} and {} exclude each other", before, chosen[i].first));
    before = chosen[i].first;
    kind = kinds[i];
  }
  if (kind != PatternKind::tile &&
      (options.padding || options.width || options.row || options.swizzle))
    return bad_argument("--padding, --width, --row and --swizzle are of a --tile");
  if (kind != PatternKind::random && options.span)
    return bad_argument("--span is of --random");
  if (kind != PatternKind::tile && kind != PatternKind::formula && options.index)
    return bad_argument("--index is of a --tile or a --formula");
  return kind == PatternKind::tile && options.swizzle ? PatternKind::swizzle : kind;
}

Result<void> take_active(const std::string& bits, AddressPattern& pattern) {
  if (bits.size() != static_cast<std::size_t>(pattern.threads) ||
      bits.find_first_not_of("01") != std::string::npos)
    return bad_argument(
        fmt::format("--active: expected a 0 or 1 for each of the {} threads, found '{}'",
                    pattern.threads, bits));
  for (std::size_t thread = 0; thread < bits.size(); ++thread)
    pattern.inactive |= bits[thread] == '0' ? LaneMask{1} << thread : 0;
  return {};
}

Result<AddressPattern> pattern_from(const PatternOptions& options) {
  AddressPattern pattern;
  const auto kind = kind_of(options);
  if (!kind)
    return tl::unexpected(kind.error());
  pattern.kind = *kind;
  if (options.addresses) {
    auto list = whole_list<std::int64_t>("--addresses", *options.addresses, most);
    if (!list)
      return tl::unexpected(list.error());
    if (list->size() > max_threads)
      return bad_argument(
          fmt::format("--addresses: expected at most {}, found {}", max_threads, list->size()));
    pattern.list = *std::move(list);
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
    if (!result)
      return tl::unexpected(result.error());
  pattern.by_column = !options.row;
  pattern.formula = options.formula.value_or("");
  if (options.active)
    if (const auto good = take_active(*options.active, pattern); !good)
      return tl::unexpected(good.error());
  if (const auto words = addresses(pattern); !words) {
    const Error& error = words.error();
    return bad_argument(options.formula && error.where.column > 0
                            ? Text{"--formula: column %1: %2"}(error.where.column, error.detail)
                            : error.detail);
  }
  return pattern;
}

Result<std::optional<Generation>> rules_from(const std::optional<std::string>& name) {
  if (!name)
    return std::nullopt;
  if (const auto generation = generation_named(*name))
    return generation;
  std::vector<std::string> known;
  known.reserve(generation_count);
  for (int i = 0; i < generation_count; ++i)
    known.emplace_back(to_string(static_cast<Generation>(i)));
  return bad_argument(fmt::format("--rules: expected one of {}, found '{}'{}",
                                  fmt::join(known, ", "), *name,
                                  did_you_mean(*name, known).english()));
}

Result<std::optional<TeachingSizes>> teaching_from(const CoalesceCommand& command,
                                                   std::optional<Generation> rules, int threads) {
  if (!command.transaction_words && !command.warp_size) {
    if (command.half_warps)
      return bad_argument(
          "--half-warps needs --transaction-words or --warp-size: with the real sizes g80 "
          "and gt200 always serve half-warps");
    return std::nullopt;
  }
  TeachingSizes sizes;
  sizes.half_warps = command.half_warps;
  sizes.warp_size = max_threads;
  if (const auto good = take("--warp-size", command.warp_size, sizes.warp_size, 2, max_threads);
      !good)
    return tl::unexpected(good.error());
  if (!command.transaction_words) {
    sizes.transaction_words = {sizes.warp_size};
  } else {
    auto words = whole_list<int>("--transaction-words", *command.transaction_words, 1024);
    if (!words)
      return tl::unexpected(words.error());
    sizes.transaction_words = *std::move(words);
  }
  // GT200 can halve a transaction (thesis §2.5) unless the sizes are listed.
  if (std::vector<int>& words = sizes.transaction_words;
      rules == Generation::gt200 && words.size() == 1 && words[0] > 1 && words[0] % 2 == 0)
    words.insert(words.begin(), words[0] / 2);
  if (threads > sizes.warp_size)
    return bad_argument(
        fmt::format("--warp-size: {} threads do not fit a warp of {}", threads, sizes.warp_size));
  return sizes;
}

Result<GpuPtr> gpu_from(const std::optional<std::string>& gpu,
                        const std::optional<std::string>& file) {
  const Catalogue catalogue = load_catalogue();
  KernelOptions options;
  options.gpu = gpu;
  options.gpu_file = file;
  return find_gpu(options, catalogue);
}

/// What both commands have: pattern and rules.
template <class Command, class Access>
Result<void> take_common(const Command& command, Access& access) {
  auto pattern = pattern_from(command.pattern);
  if (!pattern)
    return tl::unexpected(pattern.error());
  access.pattern = *std::move(pattern);
  const auto rules = rules_from(command.rules);
  if (!rules)
    return tl::unexpected(rules.error());
  access.rules = *rules;
  return {};
}

} // namespace

int run(const CoalesceCommand& command) {
  const auto gpu = gpu_from(command.gpu, command.gpu_file);
  if (!gpu)
    return report(gpu.error());
  GlobalAccess access;
  if (const auto good = take_common(command, access); !good)
    return report(good.error());
  if (command.cache) {
    if (*command.cache != "l1" && *command.cache != "l2")
      return report({ErrorCode::bad_argument,
                     "--cache: expected l1 or l2, found '" + *command.cache + "'",
                     {}});
    access.cache = *command.cache == "l1" ? LoadCache::l1 : LoadCache::l2;
  }
  const auto generation = access.rules ? access.rules : generation_of((*gpu)->architecture);
  const auto teaching = teaching_from(command, generation, access.pattern.threads);
  if (!teaching)
    return report(teaching.error());
  access.teaching = *teaching;
  const auto result = run_coalescing(**gpu, access);
  if (!result)
    return report(result.error());
  std::optional<Facts> effect;
  if (auto facts = access_facts(**gpu, access))
    effect = *std::move(facts);
  return print(command.json ? coalescing_json(*result, effect) : coalescing_text(*result, effect));
}

int run(const BanksCommand& command) {
  const auto gpu = gpu_from(command.gpu, command.gpu_file);
  if (!gpu)
    return report(gpu.error());
  SharedAccess access;
  if (const auto good = take_common(command, access); !good)
    return report(good.error());
  int banks = 0, bytes = 0;
  if (const auto good = take("--banks", command.banks, banks, 1, 64); !good)
    return report(good.error());
  if (const auto good = take("--bank-bytes", command.bank_bytes, bytes, 4, 8); !good)
    return report(good.error());
  if (command.banks)
    access.banks = banks;
  if (command.bank_bytes)
    access.bank_bytes = bytes;
  // Banks of 8 bytes are Kepler's, whatever GPU was not named.
  if (bytes == 8 && !access.rules && !command.gpu && !command.gpu_file)
    access.rules = Generation::kepler;
  const auto result = run_banks(**gpu, access);
  if (!result)
    return report(result.error());
  return print(command.json ? banks_json(*result) : banks_text(*result));
}

} // namespace loom
