// The examples of Volkov 2016, §2.5 and §2.6, and of the CUDA C Programming Guide.

#include "core/memory/banks.h"
#include "core/memory/coalescing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::memory {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Tuple = std::vector<std::int64_t>;

/// The transactions of four threads as the thesis writes them: tuples of words.
std::vector<Tuple> tuples(Generation generation, const Tuple& addresses,
                          std::vector<int> words = {4}, bool half_warps = false) {
  const auto rules =
      coalescing_rules(generation, 4, TeachingSizes{std::move(words), half_warps, 4});
  std::vector<Tuple> result;
  for (const Transaction& each : coalesce(rules.value(), 4, addresses, 0xf).transactions) {
    result.emplace_back();
    for (int word = 0; word < each.words; ++word)
      result.back().push_back(each.first_word + word);
  }
  return result;
}

TEST(CoalescingOfTheThesis, AnAccessThatIsATransaction) {
  for (const Generation each : {Generation::g80, Generation::gt200, Generation::maxwell}) {
    EXPECT_THAT(tuples(each, {0, 1, 2, 3}), ElementsAre(Tuple{0, 1, 2, 3}));
    EXPECT_THAT(tuples(each, {4, 5, 6, 7}), ElementsAre(Tuple{4, 5, 6, 7}));
  }
}

TEST(CoalescingOfTheThesis, MisalignedTakesOneMore) {
  EXPECT_THAT(tuples(Generation::maxwell, {1, 2, 3, 4}),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{4, 5, 6, 7}));
}

TEST(CoalescingOfTheThesis, StridesTakeProportionallyMore) {
  EXPECT_THAT(tuples(Generation::maxwell, {0, 2, 4, 6}),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{4, 5, 6, 7}));
  EXPECT_THAT(tuples(Generation::maxwell, {0, 3, 6, 9}),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{4, 5, 6, 7}, Tuple{8, 9, 10, 11}));
}

TEST(CoalescingOfTheThesis, NothingInCommonTakesOneEach) {
  EXPECT_THAT(tuples(Generation::maxwell, {2, 4, 13, 11}),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{4, 5, 6, 7}, Tuple{12, 13, 14, 15},
                          Tuple{8, 9, 10, 11}));
}

TEST(CoalescingOfTheThesis, OrderMattersOnG80Alone) {
  const Tuple block{0, 1, 2, 3};
  for (const Tuple& addresses : {Tuple{3, 2, 1, 0}, Tuple{1, 1, 1, 1}}) {
    EXPECT_THAT(tuples(Generation::g80, addresses), ElementsAre(block, block, block, block));
    EXPECT_THAT(tuples(Generation::gt200, addresses), ElementsAre(block));
    EXPECT_THAT(tuples(Generation::maxwell, addresses), ElementsAre(block));
  }
}

TEST(CoalescingOfTheThesis, Gt200HasSmallerTransactionsToo) {
  EXPECT_THAT(tuples(Generation::gt200, {1, 2, 3, 4}, {2, 4}),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{4, 5}));
}

TEST(CoalescingOfTheThesis, HalfWarpsAreServedOneAfterTheOther) {
  EXPECT_THAT(tuples(Generation::gt200, {1, 2, 3, 4}, {2, 4}, true),
              ElementsAre(Tuple{0, 1, 2, 3}, Tuple{2, 3}, Tuple{4, 5}));
}

int transactions(Generation generation, int word_bytes, const AddressPattern& pattern,
                 std::optional<LoadCache> cache = {}) {
  const auto rules = coalescing_rules(generation, word_bytes, cache);
  return static_cast<int>(
      coalesce(rules.value(), word_bytes, addresses(pattern).value(), active_lanes(pattern))
          .transactions.size());
}

// Programming Guide 3.0, G.3.2: a half-warp in sequence takes one transaction of 64 bytes, one of
// 128 for words of 8 bytes, two of 128 for 16; else a transaction for each thread.
TEST(CoalescingOfTheGuide, G80) {
  EXPECT_EQ(transactions(Generation::g80, 4, {}), 2);
  EXPECT_EQ(transactions(Generation::g80, 8, {}), 2);
  EXPECT_EQ(transactions(Generation::g80, 16, {}), 4);
  EXPECT_EQ(transactions(Generation::g80, 4, {.offset = 1}), 32);
  EXPECT_EQ(transactions(Generation::g80, 4, {.stride = 2}), 32);
  EXPECT_EQ(transactions(Generation::g80, 1, {}), 32);
  EXPECT_EQ(transactions(Generation::g80, 4, {.inactive = 0xf}), 2) << "masked threads do no harm";
}

TEST(CoalescingOfTheGuide, Gt200ReducesTransactions) {
  const auto rules = coalescing_rules(Generation::gt200, 4).value();
  const auto sizes = [&](const AddressPattern& pattern) {
    std::vector<int> bytes;
    for (const Transaction& each :
         coalesce(rules, 4, addresses(pattern).value(), active_lanes(pattern)).transactions)
      bytes.push_back(each.words * 4);
    return bytes;
  };
  EXPECT_THAT(sizes({}), ElementsAre(64, 64));
  EXPECT_THAT(sizes({.offset = 1}), ElementsAre(128, 64, 32)) << "the second half-warp crosses";
  EXPECT_THAT(sizes({.threads = 8}), ElementsAre(32));
  EXPECT_THAT(sizes({.stride = 0}), ElementsAre(32, 32));
}

TEST(CoalescingOfTheGuide, FermiAndKeplerChooseTheCache) {
  const AddressPattern misaligned{.offset = 1};
  EXPECT_EQ(transactions(Generation::fermi, 4, misaligned), 2);
  EXPECT_EQ(transactions(Generation::fermi, 4, misaligned, LoadCache::l2), 5);
  EXPECT_EQ(transactions(Generation::kepler, 4, misaligned), 5);
  EXPECT_EQ(transactions(Generation::kepler, 4, misaligned, LoadCache::l1), 2);
  EXPECT_EQ(transactions(Generation::fermi, 8, {}), 2);
  EXPECT_EQ(transactions(Generation::fermi, 16, {}), 4);
  EXPECT_FALSE(coalescing_rules(Generation::maxwell, 4, LoadCache::l1));
}

TEST(CoalescingOfTheGuide, SectorsFromMaxwellOn) {
  for (int each = static_cast<int>(Generation::maxwell); each < generation_count; ++each) {
    const auto generation = static_cast<Generation>(each);
    EXPECT_EQ(transactions(generation, 4, {}), 4);
    EXPECT_EQ(transactions(generation, 4, {.offset = 1}), 5);
    EXPECT_EQ(transactions(generation, 4, {.stride = 2}), 8);
    EXPECT_EQ(transactions(generation, 4, {.stride = 32}), 32);
    EXPECT_EQ(transactions(generation, 16, {}), 16);
    EXPECT_EQ(transactions(generation, 4, {.stride = 0}), 1);
  }
}

BankAccess four_banks(const Tuple& addresses) {
  return bank_access({.banks = 4}, 4, addresses, 0xf);
}

TEST(BanksOfTheThesis, ConflictDegrees) {
  EXPECT_EQ(four_banks({0, 1, 2, 3}).degree, 1);
  EXPECT_EQ(four_banks({1, 2, 3, 4}).degree, 1);
  EXPECT_EQ(four_banks({0, 3, 6, 9}).degree, 1);
  EXPECT_EQ(four_banks({0, 2, 4, 6}).degree, 2);
  EXPECT_EQ(four_banks({0, 4, 8, 12}).degree, 4);
  EXPECT_EQ(four_banks({1, 3, 5, 8}).degree, 2);
  EXPECT_THAT(four_banks({0, 2, 4, 6}).accesses_per_bank, ElementsAre(2, 0, 2, 0));
  EXPECT_THAT(four_banks({1, 3, 5, 8}).accesses_per_bank, ElementsAre(1, 2, 0, 1));
}

TEST(BanksOfTheThesis, BroadcastsConflictWithNothing) {
  for (const Tuple& addresses : {Tuple{1, 1, 1, 1}, Tuple{1, 1, 1, 2}}) {
    const BankAccess access = four_banks(addresses);
    EXPECT_EQ(access.degree, 1);
    EXPECT_EQ(access.broadcasts, 1);
    EXPECT_EQ(access.accesses_per_bank[1], 1) << "fetched once";
  }
}

int degree(Generation generation, const AddressPattern& pattern,
           std::optional<int> bank_bytes = {}) {
  return bank_access(bank_rules(generation, bank_bytes).value(), pattern.word_bytes,
                     addresses(pattern).value(), active_lanes(pattern))
      .degree;
}

// Programming Guide 7.0, H.4.3, Figure 18: strides of 2 and 32-bit words on Kepler.
TEST(BanksOfTheGuide, KeplerTwoModes) {
  for (const int mode : {4, 8}) {
    EXPECT_EQ(degree(Generation::kepler, {}, mode), 1);
    EXPECT_EQ(degree(Generation::kepler, {.stride = 2}, mode), 1) << "two-way is free";
    EXPECT_EQ(degree(Generation::kepler, {.stride = 3}, mode), mode == 4 ? 1 : 2) << mode;
    EXPECT_EQ(degree(Generation::kepler, {.word_bytes = 8}, mode), 1);
  }
  EXPECT_EQ(degree(Generation::kepler, {.stride = 4}, 4), 2);
  EXPECT_FALSE(bank_rules(Generation::maxwell, 8));
}

BankAccess keplers(const std::vector<std::int64_t>& words, int word_bytes = 4) {
  const LaneMask all = words.size() >= 32 ? ~LaneMask{0} : (LaneMask{1} << words.size()) - 1;
  return bank_access(bank_rules(Generation::kepler).value(), word_bytes, words, all);
}

// Jia et al. 2019, §3.6.1: Kepler's banks are dual-ported, so that any two threads may alias on a
// bank without penalty.
TEST(BanksOfJia, AnyTwoWordsOfAKeplerBankAtOnce) {
  EXPECT_EQ(keplers({0, 32}).degree, 1);
  EXPECT_EQ(keplers({0, 64}).degree, 1);
  EXPECT_EQ(keplers({0, 4096}).degree, 1);
  EXPECT_EQ(keplers({5, 5 + 32 * 1000}).degree, 1);
  EXPECT_EQ(keplers({0, 64, 4096}).degree, 2);
  EXPECT_EQ(keplers({0, 64, 4096, 8192}).degree, 2) << "two further ones at once";
  EXPECT_EQ(keplers({0, 64, 4096, 8192, 96}).degree, 3);
  for (const std::int64_t stride : {32, 64, 96, 128})
    EXPECT_EQ(degree(Generation::kepler, {.stride = stride}, 4), 16) << "32 words of one bank";
  EXPECT_EQ(degree(Generation::maxwell, {.stride = 64}), 32) << "one port";
}

// Thesis §2.6: in a broadcast many threads access the same word, which is fetched once.
TEST(BanksOfTheThesis, TwoWordsAtOnceAreNoBroadcast) {
  const AddressPattern every_second{.stride = 2};
  const BankAccess found = bank_access(bank_rules(Generation::kepler).value(), 4,
                                       addresses(every_second).value(), active_lanes(every_second));
  EXPECT_EQ(found.passes.size(), 1u);
  EXPECT_EQ(found.broadcasts, 0);
  EXPECT_EQ(found.pairs, 16);
  EXPECT_EQ(found.accesses_per_bank[0], 2) << "words 0 and 32";
  EXPECT_EQ(found.accesses_per_bank[1], 0);
  EXPECT_EQ(keplers({1, 1, 1, 1}).broadcasts, 1);
  EXPECT_EQ(keplers({1, 1, 1, 1}).pairs, 0);
  EXPECT_EQ(keplers({1, 33, 1, 33}).broadcasts, 2) << "either word for two threads";
  EXPECT_EQ(keplers({1, 33, 1, 33}).pairs, 1);
}

// Programming Guide 3.0, G.3.3: words of 1 byte conflict four ways, of 8 bytes two ways; one word
// is broadcast.
TEST(BanksOfTheGuide, FirstGeneration) {
  EXPECT_EQ(degree(Generation::g80, {}), 1);
  EXPECT_EQ(degree(Generation::g80, {.stride = 2}), 2);
  EXPECT_EQ(degree(Generation::gt200, {.word_bytes = 1}), 4);
  EXPECT_EQ(degree(Generation::gt200, {.word_bytes = 8}), 2);
  EXPECT_EQ(degree(Generation::gt200, {.stride = 0}), 1);
  // Two words in two banks, each for half the threads: only one of them is broadcast.
  const auto rules = bank_rules(Generation::g80).value();
  const BankAccess two = bank_access(rules, 4, Tuple{0, 0, 1, 1}, 0xf);
  EXPECT_EQ(two.degree, 2);
  EXPECT_EQ(
      degree(Generation::fermi, {.kind = PatternKind::list, .threads = 4, .list = {0, 0, 1, 1}}),
      1);
}

TEST(BanksOfTheGuide, WideWordsAreServedInParts) {
  const auto access = [](int bytes) {
    const AddressPattern pattern{.word_bytes = bytes};
    return bank_access(bank_rules(Generation::hopper).value(), bytes, addresses(pattern).value(),
                       active_lanes(pattern));
  };
  EXPECT_EQ(access(4).requests, 1);
  EXPECT_EQ(access(8).requests, 2);
  EXPECT_EQ(access(16).requests, 4);
  for (const int bytes : {1, 2, 4, 8, 16})
    EXPECT_EQ(access(bytes).degree, 1) << bytes;
}

TEST(BankRemedy, PaddingAndSwizzleFreeAColumn) {
  const BankRules rules = bank_rules(Generation::hopper).value();
  const AddressPattern column{.kind = PatternKind::tile};
  const auto remedy = find_remedy(rules, column);
  ASSERT_TRUE(remedy);
  EXPECT_EQ(remedy->degree, 32);
  EXPECT_EQ(remedy->padding, 1);
  EXPECT_EQ(remedy->padded_degree, 1);
  EXPECT_EQ(remedy->swizzled_degree, 1);
  EXPECT_EQ(find_remedy(rules, {.stride = 2})->padding, 1);
  EXPECT_EQ(find_remedy(rules, {.stride = 3})->padding, 0);
  EXPECT_EQ(find_remedy(rules, {.kind = PatternKind::tile, .pitch = 48})->swizzled_degree,
            std::nullopt);
  EXPECT_FALSE(find_remedy(rules, {.kind = PatternKind::random}));
}

TEST(ConflictLatencyCurve, BetweenAndBeyondItsPoints) {
  const ConflictLatency v100{{{1, 19}, {2, 21}, {4, 25}}, {}};
  EXPECT_DOUBLE_EQ(v100.cycles(1).value(), 19);
  EXPECT_DOUBLE_EQ(v100.cycles(3).value(), 23);
  EXPECT_DOUBLE_EQ(v100.cycles(32).value(), 81);
  const ConflictLatency one{{{1, 23}}, 2};
  EXPECT_DOUBLE_EQ(one.cycles(32).value(), 85);
  const ConflictLatency lone{{{1, 23}}, {}};
  EXPECT_EQ(lone.cycles(2), std::nullopt);
  EXPECT_EQ(ConflictLatency{}.cycles(1), std::nullopt);
}

TEST(AddressPatterns, TilesAndSwizzles) {
  AddressPattern tile{.kind = PatternKind::tile, .threads = 4, .pitch = 8, .width = 4, .i = 3};
  EXPECT_THAT(addresses(tile).value(), ElementsAre(3, 11, 19, 27));
  tile.padding = 1;
  EXPECT_THAT(addresses(tile).value(), ElementsAre(3, 12, 21, 30));
  tile.by_column = false;
  EXPECT_THAT(addresses(tile).value(), ElementsAre(27, 28, 29, 30));
  tile = {.kind = PatternKind::swizzle, .threads = 4, .pitch = 8, .width = 4, .i = 3};
  EXPECT_THAT(addresses(tile).value(), ElementsAre(3, 8 + 2, 16 + 1, 24 + 0));
  tile.width = 2; // two columns of two rows
  EXPECT_THAT(addresses(tile).value(), ElementsAre(3, 8 + 2, 4, 8 + 5));
}

TEST(AddressPatterns, FormulasSayWhereTheyAreWrong) {
  const auto of = [](std::string text) {
    AddressPattern pattern{.kind = PatternKind::formula, .threads = 3, .i = 5};
    pattern.formula = std::move(text);
    return addresses(pattern);
  };
  EXPECT_THAT(of("(tid ^ i) * 33 + (7 % 4 << 2) / 3").value(), ElementsAre(169, 136, 235));
  EXPECT_THAT(of("tid & 1").value(), ElementsAre(0, 1, 0));
  const auto unknown = of("tid + j");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().where.column, 7);
  EXPECT_THAT(unknown.error().detail.english(), ::testing::HasSubstr("'tid', 'i', and numbers"));
  const auto open = of("(tid + 1");
  ASSERT_FALSE(open);
  EXPECT_EQ(open.error().where.column, 9);
  const auto negative = of("tid - 1");
  ASSERT_FALSE(negative);
  EXPECT_THAT(negative.error().detail.english(), ::testing::HasSubstr("thread 0 has address -1"));
}

TEST(AddressPatterns, SayWhatIsOutOfRange) {
  EXPECT_FALSE(addresses({.threads = 0}));
  EXPECT_FALSE(addresses({.threads = 33}));
  EXPECT_FALSE(addresses({.word_bytes = 3}));
  EXPECT_FALSE(addresses({.stride = -1})) << "thread 1 is below 0";
  EXPECT_TRUE(addresses({.stride = -1, .offset = 31}));
  EXPECT_FALSE(addresses({.kind = PatternKind::list, .threads = 2, .list = {1}}));
  EXPECT_FALSE(addresses({.kind = PatternKind::random, .span = 0}));
  EXPECT_FALSE(addresses({.kind = PatternKind::swizzle, .pitch = 12}));
}

TEST(AddressPatterns, RandomOnesComeFromTheirSeed) {
  const AddressPattern random{.kind = PatternKind::random, .seed = 7, .span = 1000};
  EXPECT_EQ(addresses(random).value(), addresses(random).value());
  AddressPattern other = random;
  other.seed = 8;
  EXPECT_NE(addresses(random).value(), addresses(other).value());
  const auto words = addresses(random).value();
  for (const std::int64_t address : words)
    EXPECT_TRUE(address >= 0 && address < 1000);
}

TEST(ThreadsThatTakePart, AreNoMoreThanThereAre) {
  EXPECT_EQ(active_lanes({}), 0xffffffffU);
  EXPECT_EQ(active_lanes({.threads = 4}), 0xfU);
  EXPECT_EQ(active_lanes({.threads = 4, .inactive = 0xf2}), 0xdU);
  const auto rules = coalescing_rules(Generation::hopper, 4).value();
  EXPECT_THAT(coalesce(rules, 4, Tuple{0, 1}, 0).transactions, IsEmpty());
}

} // namespace
} // namespace loom::memory
