// Coalescing and bank conflicts against a brute-force enumeration, over all strides and offsets,
// sizes and widths, and thousands of random patterns.

#include "core/memory/banks.h"
#include "core/memory/coalescing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace loom::memory {
namespace {

using Addresses = std::vector<std::int64_t>;
using Bytes = std::set<std::int64_t>;

Bytes bytes_of(std::int64_t address, int word_bytes) {
  Bytes bytes;
  for (int i = 0; i < word_bytes; ++i)
    bytes.insert(address * word_bytes + i);
  return bytes;
}

/// A block as (first byte, size).
using Block = std::pair<std::int64_t, std::int64_t>;

std::vector<int> lanes_of(LaneMask active, int first, int count) {
  std::vector<int> lanes;
  for (int lane = first; lane < first + count; ++lane)
    if (lane < 32 && (active >> lane & 1U) != 0)
      lanes.push_back(lane);
  return lanes;
}

/// The blocks of one request, straight from the guide's words.
std::multiset<Block> g80_blocks(const Addresses& a, const std::vector<int>& lanes, int first,
                                int word) {
  std::multiset<Block> blocks;
  bool in_order = word >= 4;
  std::set<std::int64_t> starts;
  for (const int lane : lanes)
    starts.insert(a[std::size_t(lane)] * word - (lane - first) * word);
  const std::int64_t segment = word == 4 ? 64 : 128;
  in_order =
      in_order && starts.size() == 1 && *starts.begin() >= 0 && *starts.begin() % segment == 0;
  for (const int lane : lanes) {
    const std::int64_t byte = a[std::size_t(lane)] * word;
    if (!in_order)
      blocks.insert({byte / 32 * 32, 32});
    else if (const Block block{byte / segment * segment, segment}; !blocks.contains(block))
      blocks.insert(block);
  }
  return blocks;
}

std::multiset<Block> gt200_blocks(const Addresses& a, std::vector<int> lanes, int word) {
  std::multiset<Block> blocks;
  while (!lanes.empty()) {
    const std::int64_t size = word == 1 ? 32 : word == 2 ? 64 : 128;
    const std::int64_t start = a[std::size_t(lanes.front())] * word / size * size;
    Bytes used;
    std::vector<int> left;
    for (const int lane : lanes) {
      const std::int64_t byte = a[std::size_t(lane)] * word;
      if (byte / size * size == start)
        used.merge(bytes_of(a[std::size_t(lane)], word));
      else
        left.push_back(lane);
    }
    Block block{start, size};
    while (block.second > 32) { // the smallest of the sizes that holds what is used
      const std::int64_t half = block.second / 2, middle = block.first + half;
      if (*used.rbegin() < middle)
        block = {block.first, half};
      else if (*used.begin() >= middle)
        block = {middle, half};
      else
        break;
    }
    blocks.insert(block);
    lanes = left;
  }
  return blocks;
}

std::multiset<Block> touched_blocks(const Addresses& a, const std::vector<int>& lanes, int word,
                                    std::int64_t size) {
  std::set<Block> blocks;
  for (const int lane : lanes)
    for (const std::int64_t byte : bytes_of(a[std::size_t(lane)], word))
      blocks.insert({byte / size * size, size});
  return {blocks.begin(), blocks.end()};
}

struct Case {
  Generation generation;
  std::optional<LoadCache> cache;
};
constexpr Case cases[] = {{Generation::g80, {}},
                          {Generation::gt200, {}},
                          {Generation::fermi, LoadCache::l1},
                          {Generation::fermi, LoadCache::l2},
                          {Generation::kepler, {}},
                          {Generation::maxwell, {}},
                          {Generation::hopper, {}}};

std::multiset<Block> expected_blocks(const Case& c, const Addresses& a, LaneMask active, int word) {
  std::multiset<Block> all;
  const bool old = c.generation <= Generation::gt200;
  const bool by_word = c.generation == Generation::fermi || c.generation == Generation::kepler;
  const int part = old ? 16 : by_word && word > 4 ? 128 / word : 32;
  for (int first = 0; first < int(a.size()); first += part) {
    const auto lanes = lanes_of(active, first, std::min(part, int(a.size()) - first));
    if (lanes.empty())
      continue;
    const std::int64_t size = c.cache == LoadCache::l1 ? 128 : 32;
    all.merge(c.generation == Generation::g80     ? g80_blocks(a, lanes, first, word)
              : c.generation == Generation::gt200 ? gt200_blocks(a, lanes, word)
                                                  : touched_blocks(a, lanes, word, size));
  }
  return all;
}

void check_coalescing(const Case& c, const Addresses& a, LaneMask active, int word) {
  const Coalescing found =
      coalesce(coalescing_rules(c.generation, word, c.cache).value(), word, a, active);
  std::multiset<Block> blocks;
  std::map<int, int> served; // by lane
  std::int64_t moved = 0;
  for (const Transaction& each : found.transactions) {
    const Block block{each.first_word * word, std::int64_t{each.words} * word};
    blocks.insert(block);
    moved += block.second;
    ASSERT_NE(each.lanes, 0U);
    for (const int lane : lanes_of(each.lanes, 0, 32)) {
      ++served[lane];
      const std::int64_t byte = a[std::size_t(lane)] * word;
      ASSERT_TRUE(byte >= block.first && byte + word <= block.first + block.second);
    }
  }
  ASSERT_EQ(blocks, expected_blocks(c, a, active, word));
  const auto lanes = lanes_of(active, 0, int(a.size()));
  ASSERT_EQ(served.size(), lanes.size()) << "every thread that takes part is served";
  for (const auto& [lane, times] : served)
    ASSERT_EQ(times, 1) << "lane " << lane;
  Bytes used;
  for (const int lane : lanes)
    used.merge(bytes_of(a[std::size_t(lane)], word));
  ASSERT_EQ(found.bytes_used, std::int64_t(used.size()));
  ASSERT_EQ(found.bytes_moved, moved);
}

/// Passes of one request by playing the banks: each fetches as many words a pass as it has ports.
int passes_of_request(const BankRules& rules, const Addresses& a, const std::vector<int>& lanes,
                      int word, int part, int parts) {
  std::map<int, std::set<std::int64_t>> words_of; // each bank
  const int pieces = std::max(1, word / rules.bank_bytes);
  for (const int lane : lanes)
    for (int piece = 0; piece < pieces; ++piece) {
      if (parts > 1 && piece != part)
        continue;
      const std::int64_t bank_word =
          (a[std::size_t(lane)] * word + piece * rules.bank_bytes) / rules.bank_bytes;
      words_of[int(bank_word % rules.banks)].insert(bank_word);
    }
  if (!rules.one_broadcast) {
    const auto ports = std::size_t(rules.ports);
    std::size_t most = 0;
    for (const auto& [bank, words] : words_of)
      most = std::max(most, (words.size() + ports - 1) / ports);
    return int(most);
  }
  std::vector<std::pair<int, std::int64_t>> waiting; // lane, bank word
  for (const int lane : lanes)
    waiting.emplace_back(lane, (a[std::size_t(lane)] * word + part * rules.bank_bytes) /
                                   rules.bank_bytes);
  int passes = 0;
  for (; !waiting.empty(); ++passes) {
    const std::int64_t broadcast = waiting.front().second;
    std::set<std::int64_t> busy{broadcast % rules.banks};
    std::vector<std::pair<int, std::int64_t>> left;
    for (const auto& [lane, bank_word] : waiting)
      if (bank_word != broadcast && !busy.insert(bank_word % rules.banks).second)
        left.emplace_back(lane, bank_word);
    waiting = left;
  }
  return passes;
}

/// Whether threads whose numbers differ in one bit alone, the lowest or the next, want the same,
/// wherever both take part.
bool pairs_want_the_same(const Addresses& a, LaneMask active) {
  for (const int bit : {0, 1}) {
    std::map<int, std::set<std::int64_t>> wanted; // of each pair
    for (const int lane : lanes_of(active, 0, int(a.size())))
      wanted[lane & ~(1 << bit)].insert(a[std::size_t(lane)]);
    if (std::ranges::all_of(wanted, [](const auto& pair) { return pair.second.size() == 1; }))
      return true;
  }
  return false;
}

void check_banks(const BankRules& rules, const Addresses& a, LaneMask active, int word) {
  const BankAccess found = bank_access(rules, word, a, active);
  const int width = rules.banks * rules.bank_bytes * rules.ports; // bytes a pass at most
  const bool packed = rules.packed && word > 4;
  int part = rules.one_broadcast ? 16 : std::min(32, width / std::max(word, 4));
  if (packed && pairs_want_the_same(a, active))
    part *= 2;
  const int parts = rules.one_broadcast ? std::max(1, word / 4) : 1;
  int passes = 0, degree = 0;
  for (int first = 0; first < int(a.size()); first += part)
    for (int piece = 0; piece < parts; ++piece) {
      const auto lanes = lanes_of(active, first, std::min(part, int(a.size()) - first));
      const int now = passes_of_request(rules, a, lanes, word, piece, parts);
      passes += now;
      degree = std::max(degree, now);
    }
  ASSERT_EQ(int(found.passes.size()), passes);
  ASSERT_EQ(found.degree, degree);
  ASSERT_EQ(found.taken, packed && passes > 0 ? std::max(passes, 32 / part) : passes);
  LaneMask done = 0;
  for (const Pass& pass : found.passes) {
    ASSERT_EQ(done & pass.lanes, 0U) << "a thread is done once";
    done |= pass.lanes;
    std::set<int> busy;
    for (const BankService& service : pass.services)
      ASSERT_TRUE(busy.insert(service.bank).second) << "what a bank serves in a pass stands once";
    for (const BankService& service : pass.services)
      ASSERT_LE(service.words, rules.ports);
  }
  const LaneMask there = a.size() >= 32 ? ~LaneMask{0} : (LaneMask{1} << a.size()) - 1;
  ASSERT_EQ(done, active & there);
}

std::vector<BankRules> all_bank_rules() {
  return {bank_rules(Generation::g80).value(),       bank_rules(Generation::fermi).value(),
          bank_rules(Generation::kepler, 4).value(), bank_rules(Generation::kepler, 8).value(),
          bank_rules(Generation::hopper).value(),    BankRules{.banks = 4}};
}

TEST(MemoryOracle, AllStridesAndOffsets) {
  for (const int word : {1, 2, 4, 8, 16})
    for (int threads = word == 4 ? 5 : 32; threads <= 32; threads += 27)
      for (std::int64_t stride = 0; stride <= 64; ++stride)
        for (std::int64_t offset = 0; offset <= 127; ++offset) {
          const Addresses a =
              addresses(
                  {.threads = threads, .word_bytes = word, .stride = stride, .offset = offset})
                  .value();
          const LaneMask active = active_lanes({.threads = threads});
          for (const Case& each : cases)
            ASSERT_NO_FATAL_FAILURE(check_coalescing(each, a, active, word))
                << "word " << word << " threads " << threads << " stride " << stride << " offset "
                << offset << " " << to_string(each.generation);
          for (const BankRules& rules :
               offset % 16 < 4 ? all_bank_rules() : std::vector<BankRules>{})
            ASSERT_NO_FATAL_FAILURE(check_banks(rules, a, active, word))
                << "word " << word << " threads " << threads << " stride " << stride << " offset "
                << offset << " banks " << rules.banks;
        }
}

TEST(MemoryOracle, RandomPatterns) {
  std::mt19937 random(5);
  const auto below = [&](std::uint32_t end) { return int(random() % end); };
  for (int round = 0; round < 5'000; ++round) {
    const int word = 1 << below(5), threads = 1 + below(32);
    const int reach = 1 << below(12);
    Addresses a;
    for (int i = 0; i < threads; ++i)
      a.push_back(below(std::uint32_t(reach)));
    const LaneMask active =
        active_lanes({.threads = threads, .inactive = below(3) == 0 ? LaneMask(random()) : 0});
    for (const Case& each : cases)
      ASSERT_NO_FATAL_FAILURE(check_coalescing(each, a, active, word)) << "round " << round;
    for (const BankRules& rules : all_bank_rules())
      ASSERT_NO_FATAL_FAILURE(check_banks(rules, a, active, word)) << "round " << round;
  }
}

} // namespace
} // namespace loom::memory
