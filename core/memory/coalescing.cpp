#include "core/memory/coalescing.h"

#include "core/base/lanes.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <array>
#include <bit>

namespace loom::memory {
namespace {

constexpr std::array<std::string_view, generation_count> names{
    "g80",   "gt200",  "fermi",  "kepler", "maxwell", "pascal",
    "volta", "turing", "ampere", "ada",    "hopper",  "blackwell"};

bool power_of_two(int value) { return value > 0 && (value & (value - 1)) == 0; }

/// One access as the rules see it: bytes, and the threads of one request.
struct LoadRequest {
  const CoalescingRules& rules;
  int word_bytes;
  std::span<const std::int64_t> addresses;
  int first_lane, lanes;
  LaneMask active;
  int number;

  [[nodiscard]] std::int64_t byte_of(int lane) const {
    return addresses[static_cast<std::size_t>(lane)] * word_bytes;
  }
  [[nodiscard]] bool has(int lane) const { return has_lane(active, lane); }
  [[nodiscard]] Transaction transaction(std::int64_t byte, int bytes, LaneMask served) const {
    return {byte / word_bytes, std::max(1, bytes / word_bytes), served, number};
  }
};

/// Threads of the request whose address is in the block.
LaneMask lanes_in(const LoadRequest& request, LaneMask among, std::int64_t byte,
                  std::int64_t bytes) {
  LaneMask inside = 0;
  for (int lane = request.first_lane; lane < request.first_lane + request.lanes; ++lane)
    if (has_lane(among, lane) && request.byte_of(lane) >= byte &&
        request.byte_of(lane) < byte + bytes)
      inside |= lane_bit(lane);
  return inside;
}

/// The address that thread 0 of the request would have were all in sequence and aligned; nothing
/// when they are not.
std::optional<std::int64_t> sequence_start(const LoadRequest& request) {
  const std::int64_t whole = std::int64_t{request.lanes} * request.word_bytes;
  const std::int64_t alignment = std::min<std::int64_t>(
      std::max<std::int64_t>(whole, request.rules.least_bytes), request.rules.block_bytes);
  const int lowest = std::countr_zero(request.active);
  const std::int64_t start =
      request.byte_of(lowest) - std::int64_t{lowest - request.first_lane} * request.word_bytes;
  if (start < 0 || start % alignment != 0)
    return std::nullopt;
  for (int lane = lowest; lane < request.first_lane + request.lanes; ++lane)
    if (request.has(lane) &&
        request.byte_of(lane) !=
            start + std::int64_t{lane - request.first_lane} * request.word_bytes)
      return std::nullopt;
  return start;
}

void serve_in_order(const LoadRequest& request, std::vector<Transaction>& out) {
  const CoalescingRules& rules = request.rules;
  const auto start =
      rules.any_word || request.word_bytes >= 4 ? sequence_start(request) : std::nullopt;
  if (!start) {
    for (int lane = request.first_lane; lane < request.first_lane + request.lanes; ++lane)
      if (request.has(lane)) {
        const std::int64_t byte = request.byte_of(lane);
        out.push_back(request.transaction(byte - byte % rules.least_bytes, rules.least_bytes,
                                          lane_bit(lane)));
      }
    return;
  }
  const std::int64_t whole = std::int64_t{request.lanes} * request.word_bytes;
  const int bytes =
      static_cast<int>(std::clamp<std::int64_t>(whole, rules.least_bytes, rules.block_bytes));
  for (std::int64_t byte = *start; byte < *start + whole; byte += bytes)
    if (const LaneMask served = lanes_in(request, request.active, byte, bytes))
      out.push_back(request.transaction(byte, bytes, served));
}

void serve_blocks(const LoadRequest& request, std::vector<Transaction>& out) {
  const CoalescingRules& rules = request.rules;
  for (LaneMask left = request.active; left != 0;) {
    int bytes = rules.block_bytes;
    std::int64_t byte = request.byte_of(std::countr_zero(left));
    byte -= byte % bytes;
    const LaneMask served = lanes_in(request, left, byte, bytes);
    while (rules.method == CoalescingRules::Method::halving && bytes > rules.least_bytes) {
      const int half = bytes / 2;
      if (lanes_in(request, served, byte, half) == 0)
        byte += half;
      else if (lanes_in(request, served, byte + half, half) != 0)
        break;
      bytes = half;
    }
    out.push_back(request.transaction(byte, bytes, served));
    left &= ~served;
  }
}

} // namespace

std::string_view to_string(Generation generation) {
  return names[static_cast<std::size_t>(generation)];
}

std::optional<Generation> generation_named(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    return std::nullopt;
  return static_cast<Generation>(found - names.begin());
}

std::optional<Generation> generation_of(std::string_view architecture) {
  std::string word(architecture.substr(0, architecture.find(' ')));
  std::ranges::transform(word, word.begin(), lower);
  return generation_named(word);
}

Result<CoalescingRules> coalescing_rules(Generation generation, int word_bytes,
                                         std::optional<LoadCache> cache) {
  using enum CoalescingRules::Method;
  const bool choice = generation == Generation::fermi || generation == Generation::kepler;
  if (cache && !choice)
    return bad_argument(
        LOOM_TEXT("cache: only fermi and kepler choose whether loads go through the L1, not %1")(
            to_string(generation)));
  CoalescingRules rules;
  switch (generation) {
  case Generation::g80:
    rules.method = in_order;
    rules.request_lanes = 16;
    rules.block_bytes = 128;
    rules.any_word = false;
    break;
  case Generation::gt200:
    rules.method = halving;
    rules.request_lanes = 16;
    rules.block_bytes = word_bytes == 1 ? 32 : word_bytes == 2 ? 64 : 128;
    break;
  case Generation::fermi:
  case Generation::kepler: {
    const LoadCache own = generation == Generation::fermi ? LoadCache::l1 : LoadCache::l2;
    rules.block_bytes = rules.least_bytes = cache.value_or(own) == LoadCache::l1 ? 128 : 32;
    rules.request_lanes = word_bytes == 8 ? 16 : word_bytes == 16 ? 8 : 32;
    break;
  }
  default:
    break;
  }
  return rules;
}

Result<CoalescingRules> coalescing_rules(Generation generation, int word_bytes,
                                         const TeachingSizes& sizes) {
  const std::vector<int>& words = sizes.transaction_words;
  if (words.empty() || !std::ranges::all_of(words, power_of_two) || words.back() > 1024)
    return bad_argument(LOOM_TEXT("transaction words: expected powers of two from 1 to 1024"));
  for (std::size_t i = 1; i < words.size(); ++i)
    if (words[i] != 2 * words[i - 1])
      return bad_argument(
          LOOM_TEXT("transaction words: expected each twice the one before, as in 2,4"));
  if (words.size() > 1 && generation != Generation::gt200)
    return bad_argument(
        LOOM_TEXT("transaction words: only gt200 has transactions of several sizes"));
  if (!power_of_two(sizes.warp_size) || sizes.warp_size < 2 || sizes.warp_size > max_threads)
    return bad_argument(
        LOOM_TEXT("warp size: expected 2, 4, 8, 16 or 32, found %1")(sizes.warp_size));
  const bool halves = generation == Generation::g80 || generation == Generation::gt200;
  if (sizes.half_warps && !halves)
    return bad_argument(LOOM_TEXT("half-warps: only g80 and gt200 serve a half-warp at a time"));
  CoalescingRules rules;
  rules.method = generation == Generation::g80     ? CoalescingRules::Method::in_order
                 : generation == Generation::gt200 ? CoalescingRules::Method::halving
                                                   : CoalescingRules::Method::blocks;
  rules.request_lanes = sizes.half_warps ? sizes.warp_size / 2 : sizes.warp_size;
  rules.block_bytes = rules.line_bytes = words.back() * word_bytes;
  rules.least_bytes = words.front() * word_bytes;
  return rules;
}

Coalescing coalesce(const CoalescingRules& rules, int word_bytes,
                    std::span<const std::int64_t> addresses, LaneMask active) {
  Coalescing result;
  const int count = static_cast<int>(std::min<std::size_t>(addresses.size(), max_threads));
  for (int first = 0; first < count; first += rules.request_lanes) {
    LoadRequest request{
        rules, word_bytes,     addresses, first, std::min(rules.request_lanes, count - first),
        0,     result.requests};
    for (int lane = first; lane < first + request.lanes; ++lane)
      request.active |= active & lane_bit(lane);
    if (request.active == 0)
      continue;
    ++result.requests;
    // A request that fewer threads than it has places for ask for is still as wide.
    request.lanes = std::min(rules.request_lanes, max_threads - first);
    if (rules.method == CoalescingRules::Method::in_order)
      serve_in_order(request, result.transactions);
    else
      serve_blocks(request, result.transactions);
  }
  std::vector<std::int64_t> words, lines;
  for (int lane = 0; lane < count; ++lane)
    if (has_lane(active, lane)) {
      const std::int64_t address = addresses[static_cast<std::size_t>(lane)];
      words.push_back(address);
      lines.push_back(address * word_bytes / rules.line_bytes);
    }
  const auto different = [](std::vector<std::int64_t>& values) {
    std::ranges::sort(values);
    return std::unique(values.begin(), values.end()) - values.begin();
  };
  result.bytes_used = different(words) * word_bytes;
  result.lines = static_cast<int>(different(lines));
  for (const Transaction& transaction : result.transactions)
    result.bytes_moved += std::int64_t{transaction.words} * word_bytes;
  if (result.bytes_moved > 0)
    result.efficiency =
        static_cast<double>(result.bytes_used) / static_cast<double>(result.bytes_moved);
  return result;
}

} // namespace loom::memory
