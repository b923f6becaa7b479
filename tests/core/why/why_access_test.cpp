// Where the numbers of one place in an access to memory come from: a thread, a bank, a pass, a
// transaction, a block.

#include "core/why/access.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

#include <bit>

namespace loom::why {
namespace {

using memory::AddressPattern, memory::Generation, memory::PatternKind;
using testing::HasSubstr;

BanksRun banks(const AddressPattern& pattern, std::optional<Generation> rules = {}) {
  return *run_banks(**catalogue().find("gtx980"), {.pattern = pattern, .rules = rules});
}
CoalescingRun access_of(const AddressPattern& pattern, std::optional<Generation> rules = {}) {
  return *run_coalescing(**catalogue().find("gtx980"), {.pattern = pattern, .rules = rules});
}

// Stride 2 on 32 banks: thread 17 asks for word 34, at byte 136, in bank 34 mod 32 = 2, where
// thread 1's word 2 comes first (thesis, §2.6).
TEST(WhyAccess, AThreadsBankByHand) {
  const BanksRun run = banks({.stride = 2});
  const Section thread = explain_thread(run, 17);
  EXPECT_EQ(thread.quantities.front()->id, "shared.thread_17.bank");
  EXPECT_THAT(answer(thread), HasSubstr("b = (B/s_bank) mod N_banks = (136/4) mod 32 = 2"));
  EXPECT_THAT(answer(thread), HasSubstr("w = d·tid = 2·17 = 34"));
  EXPECT_EQ(value(thread, "shared.thread_17.pass_2"), 2);
  EXPECT_EQ(value(thread, "bank_passes"), 2);
  EXPECT_THAT(as_latex(thread.quantities.front()), HasSubstr("\\bmod"));
}

// 8-byte words lie in two banks: 40/4 = 10 and 11.
TEST(WhyAccess, AWideWordLiesInSeveralBanks) {
  const Section thread = explain_thread(banks({.word_bytes = 8}), 5);
  EXPECT_EQ(value(thread, "shared.thread_5.bank"), 10);
  EXPECT_EQ(value(thread, "shared.thread_5.bank_1"), 11);
}

// Row 5, column 3 of a 32-word pitch: 5·(32 + 1) + 3 = 168 padded; 5·32 + (3 XOR 5) = 166 swizzled.
TEST(WhyAccess, TheWordOfATileByHand) {
  AddressPattern tile{.kind = PatternKind::tile, .padding = 1, .i = 3};
  EXPECT_THAT(as_text(find(chain(explain_thread(banks(tile), 5).quantities.front()),
                           "shared.thread_5.word")),
              HasSubstr("= 5·(32 + 1) + 3 = 168"));
  tile = {.kind = PatternKind::swizzle, .i = 3};
  EXPECT_THAT(as_text(find(chain(explain_thread(banks(tile), 5).quantities.front()),
                           "shared.thread_5.word")),
              HasSubstr("= 5·32 + 6 = 166"));
}

// 20 threads ask for words of 8 bytes, any of the first 400; what other kinds of pattern have
// stands at its default, a row at 32 words.
TEST(WhyAccess, TheNumbersOfAPattern) {
  const Section pattern = explain_pattern(
      {.kind = PatternKind::random, .threads = 20, .word_bytes = 8, .seed = 7, .span = 400},
      "global.");
  EXPECT_EQ(pattern.quantities.size(), 10U);
  EXPECT_EQ(value(pattern, "global.threads"), 20);
  EXPECT_EQ(value(pattern, "global.word_bytes"), 8);
  EXPECT_EQ(value(pattern, "global.seed"), 7);
  EXPECT_EQ(value(pattern, "global.span"), 400);
  EXPECT_EQ(value(pattern, "global.pitch"), 32);
  EXPECT_THAT(as_text(find(pattern.quantities, "global.span")), HasSubstr("chosen: the pattern"));
}

// Stride 2: 16 of 32 threads, in 16 banks, are served a pass; bank 2 fetches words 2 and 34.
TEST(WhyAccess, PassesAndBanksByHand) {
  const BanksRun run = banks({.stride = 2});
  const Section first = explain_pass(run, 1);
  EXPECT_THAT(answer(first), HasSubstr("N_waiting = N_threads − N_done = 32 − 16 = 16 threads"));
  EXPECT_EQ(value(first, "shared.pass.banks"), 16);
  EXPECT_EQ(value(explain_pass(run, 2), "shared.pass.waiting"), 0);
  EXPECT_EQ(explain_pass(run, 0).quantities.front()->id, "conflict_degree");
  EXPECT_EQ(value(explain_bank(run, 2), "shared.bank.fetches"), 2);
  EXPECT_EQ(value(explain_bank(run, 3), "shared.bank.fetches"), 0);
  const Section fetch = explain_fetch(run, 1, 2);
  EXPECT_EQ(fetch.quantities.front()->id, "shared.thread_17.bank");
  EXPECT_EQ(value(fetch, "shared.pass"), 2);
  EXPECT_TRUE(explain_fetch(run, 1, 3).quantities.empty());
  EXPECT_TRUE(explain_fetch(run, 2, 2).quantities.empty());
  EXPECT_EQ(value(explain_stride(banks({.stride = 4})), "shared.stride.passes"), 4);
}

TEST(WhyAccess, AMaskedThreadHasItsAddressAlone) {
  const Section thread = explain_thread(banks({.inactive = 2, .stride = 3}), 1);
  EXPECT_EQ(thread.quantities.front()->id, "shared.thread_1.word");
  EXPECT_EQ(value(thread, "shared.thread_1.byte"), 12);
  EXPECT_TRUE(std::isnan(value(thread, "shared.thread_1.bank")));
}

// 32 words of pitch put a column into one bank; a word of padding spreads it.
TEST(WhyAccess, TheRemedyByHand) {
  const BanksRun run = banks({.kind = PatternKind::tile});
  const Section remedy = explain_remedy(*memory::find_remedy(run.rules, run.asked.pattern));
  EXPECT_EQ(value(remedy, "shared.remedy.degree"), 32);
  EXPECT_EQ(value(remedy, "shared.remedy.padding"), 1);
  EXPECT_EQ(value(remedy, "shared.remedy.padded_degree"), 1);
  EXPECT_EQ(value(remedy, "shared.remedy.swizzled_degree"), 1);
}

// Stride 2 in sectors of 32 bytes: thread 5's word 10 is in bytes 40 to 43, block 1; the second of
// 256/32 = 8 transactions, of which threads 4 to 7 use 4·4 = 16 bytes (thesis, §2.5).
TEST(WhyAccess, ATransactionByHand) {
  const CoalescingRun run = access_of({.stride = 2});
  const Section thread = explain_thread(run, 5);
  EXPECT_EQ(thread.quantities.front()->id, "global.thread_5.transaction");
  EXPECT_EQ(thread.quantities.front()->value, 2);
  EXPECT_THAT(answer(thread), HasSubstr("= ⌊40/32⌋ = 1"));
  EXPECT_EQ(value(thread, "global.thread_5.last_byte"), 43);
  EXPECT_EQ(value(thread, "transactions"), 8);
  const Section second = explain_transaction(run, 1);
  EXPECT_THAT(answer(second), HasSubstr("B_used = N_used·s = 4·4 = 16 bytes"));
  EXPECT_EQ(value(second, "global.transaction.bytes"), 32);
  EXPECT_EQ(value(second, "global.transaction.byte"), 32);
  EXPECT_THAT(as_text(find(second.quantities, "global.transaction.word")),
              HasSubstr("= ⌊32/32⌋·32/4 = 8"));
  const Section block = explain_words(run, 10);
  EXPECT_EQ(value(block, "global.block.first"), 8);
  EXPECT_EQ(value(block, "global.block.last"), 15);
  EXPECT_EQ(value(block, "global.block.threads"), 4);
}

// The G80 serves a stride thread by thread: 32 transactions of 32 bytes, 128 of 1024 bytes used.
TEST(WhyAccess, OtherRulesByHand) {
  const Section rules = explain_rules(access_of({.stride = 2}, Generation::g80));
  EXPECT_EQ(rules.quantities.front()->id, "rules.coalescing_efficiency");
  EXPECT_EQ(value(rules, "rules.coalescing_efficiency"), 0.125);
  EXPECT_EQ(value(rules, "rules.transactions"), 32);
  EXPECT_EQ(value(rules, "rules.bytes_moved"), 1024);
}

std::vector<AddressPattern> patterns() {
  std::vector<AddressPattern> all{
      {},
      {.stride = 0},
      {.stride = -3, .offset = 100},
      {.inactive = 0x0f0f0f0f, .stride = 7, .offset = 2},
      {.kind = PatternKind::list, .threads = 4, .list = {9, 9, 3, 1000}},
      {.kind = PatternKind::random, .seed = 7, .span = 300},
      {.kind = PatternKind::tile, .pitch = 20, .padding = 3, .width = 8, .i = 2},
      {.kind = PatternKind::tile, .width = 16, .by_column = false},
      {.kind = PatternKind::swizzle, .pitch = 16, .width = 8},
      {.kind = PatternKind::formula, .formula = "(tid ^ i) * 33", .i = 5}};
  const std::size_t count = all.size();
  for (const int bytes : {1, 2, 8, 16})
    for (std::size_t each = 0; each < count; ++each) {
      all.push_back(all[each]);
      all.back().word_bytes = bytes;
    }
  return all;
}

// Every place of every kind of access: what is explained is what the run says.
TEST(WhyAccess, EveryPlaceOfAnyAccess) {
  const std::vector<Generation> generations{Generation::g80, Generation::gt200, Generation::fermi,
                                            Generation::kepler, Generation::maxwell};
  for (const AddressPattern& pattern : patterns())
    for (const Generation generation : generations) {
      const std::string where = std::string(to_string(generation)) + " kind " +
                                std::to_string(static_cast<int>(pattern.kind)) + " bytes " +
                                std::to_string(pattern.word_bytes);
      const BanksRun run = banks(pattern, generation);
      for (int thread = 0; thread < pattern.threads; ++thread)
        check_section(explain_thread(run, thread), where);
      const auto& passes = run.result.passes;
      for (std::size_t pass = 0; pass < passes.size(); ++pass) {
        check_section(explain_pass(run, static_cast<int>(pass) + 1), where);
        for (const memory::BankService& service : passes[pass].services) {
          const Section fetch = explain_fetch(run, static_cast<int>(pass), service.bank);
          check_section(fetch, where);
          // A bank of a served thread each; of 16-byte words one may be asked for twice.
          EXPECT_GE(std::ssize(fetch.quantities), std::popcount(service.lanes) + 2) << where;
          EXPECT_EQ(fetch.quantities.front()->value, service.bank) << where;
        }
      }
      for (int bank = 0; bank < run.rules.banks; ++bank)
        check_section(explain_bank(run, bank), where);

      const auto global =
          run_coalescing(**catalogue().find("gtx980"), {.pattern = pattern, .rules = generation});
      ASSERT_TRUE(global);
      for (int thread = 0; thread < pattern.threads; ++thread)
        check_section(explain_thread(*global, thread), where);
      const auto& transactions = global->result.transactions;
      for (std::size_t i = 0; i < transactions.size(); ++i) {
        const Section of = explain_transaction(*global, static_cast<int>(i));
        check_section(of, where);
        EXPECT_EQ(value(of, "global.transaction.word"), transactions[i].first_word) << where;
        check_section(explain_words(*global, transactions[i].first_word), where);
      }
      check_section(explain_rules(*global), where);
    }
}

} // namespace
} // namespace loom::why
