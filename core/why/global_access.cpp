// One place in an access to global memory.

#include "core/why/access.h"
#include "core/why/access_parts.h"

#include <algorithm>
#include <bit>
#include <set>

namespace loom::why {

namespace {

using memory::CoalescingRules, memory::LaneMask, memory::Transaction;

constexpr const char* prefix = "global.";

Section section_of(std::vector<QuantityPtr> quantities) {
  return {"global_place", LOOM_TEXT("Place in the access to global memory"), std::move(quantities)};
}

ThreadAddress address_of(const CoalescingRun& run, int thread) {
  return {run.asked.pattern, run.addresses, thread, prefix};
}

QuantityPtr block_bytes(const CoalescingRun& run) {
  return counted("global.block_bytes", LOOM_TEXT("bytes of an aligned block"), "s_block", "bytes",
                 run.rules.block_bytes, rules_of(run));
}

QuantityPtr transactions_of(const CoalescingRun& run) {
  return counted("transactions", LOOM_TEXT("transactions"), "N_transactions", "transactions",
                 static_cast<double>(run.result.transactions.size()), rules_of(run));
}

/// The words that these threads ask for.
std::vector<QuantityPtr> words_of(const CoalescingRun& run, LaneMask lanes) {
  std::vector<QuantityPtr> all;
  for (int thread = 0; thread < run.asked.pattern.threads; ++thread)
    if (has_lane(lanes, thread))
      all.push_back(address_of(run, thread).word);
  return all;
}

/// The first word of a transaction: of the block that the lowest of its threads is in, where
/// blocks are moved whole.
QuantityPtr first_word(const CoalescingRun& run, const Transaction& of) {
  Quantity first{.id = "global.transaction.word",
                 .name = LOOM_TEXT("first word of the transaction"),
                 .symbol = "w_first",
                 .source = LOOM_TEXT("aligned blocks")};
  int lowest = 0;
  while (!has_lane(of.lanes, lowest))
    ++lowest;
  const ThreadAddress thread = address_of(run, lowest);
  const QuantityPtr block = block_bytes(run);
  const Traced start = rounded_down(Traced(thread.byte) / block) * block / thread.size;
  if (run.rules.method == CoalescingRules::Method::blocks &&
      start.value() == static_cast<double>(of.first_word))
    return computed(std::move(first), start);
  first.value = static_cast<double>(of.first_word);
  first.method = rules_of(run);
  return found(std::move(first), words_of(run, of.lanes));
}

} // namespace

Section explain_thread(const CoalescingRun& run, int thread) {
  const ThreadAddress at = address_of(run, thread);
  const QuantityPtr last =
      computed(at.id + "last_byte", LOOM_TEXT("last byte of the thread's word"), "B_last", "bytes",
               Traced(at.byte) + at.size - Traced(1), LOOM_TEXT("an address counts words"));
  std::vector<QuantityPtr> all;
  const auto& transactions = run.result.transactions;
  const QuantityPtr block =
      computed(at.id + "block", LOOM_TEXT("aligned block that the word is in"), "i_block", "",
               rounded_down(Traced(at.byte) / block_bytes(run)),
               LOOM_TEXT("blocks are counted from address 0"));
  for (std::size_t each = 0; each < transactions.size(); ++each)
    if (has_lane(transactions[each].lanes, thread))
      all.push_back(
          counted(at.id + "transaction" + (all.empty() ? "" : "_" + std::to_string(each + 1)),
                  LOOM_TEXT("transaction that serves the thread"), "i_transaction", "",
                  static_cast<double>(each + 1), rules_of(run), {block}));
  all.insert(all.end(), {at.word, at.byte, last, at.thread});
  if (!transactions.empty())
    all.push_back(transactions_of(run));
  return section_of(std::move(all));
}

Section explain_transaction(const CoalescingRun& run, int number) {
  if (number < 0 || number >= std::ssize(run.result.transactions))
    return section_of({});
  const Transaction& of = run.result.transactions[static_cast<std::size_t>(number)];
  std::set<std::int64_t> asked;
  for (int thread = 0; thread < run.asked.pattern.threads; ++thread)
    if (has_lane(of.lanes, thread))
      asked.insert(run.addresses[static_cast<std::size_t>(thread)]);
  const QuantityPtr size = address_of(run, 0).size;
  const QuantityPtr words =
      counted("global.transaction.words", LOOM_TEXT("words of the transaction"), "N_words", "words",
              of.words, rules_of(run));
  const QuantityPtr different =
      counted("global.transaction.different", LOOM_TEXT("different words that its threads ask for"),
              "N_used", "words", static_cast<double>(asked.size()),
              LOOM_TEXT("counted: each word once"), words_of(run, of.lanes));
  const QuantityPtr first = first_word(run, of);
  const auto bytes = [&size](const char* id, Text name, const char* symbol,
                             const QuantityPtr& of_words) {
    return computed(id, name, symbol, "bytes", Traced(of_words) * size,
                    LOOM_TEXT("words of the accesses' size"));
  };
  return section_of(
      {bytes("global.transaction.used", LOOM_TEXT("bytes of the transaction that are used"),
             "B_used", different),
       bytes("global.transaction.bytes", LOOM_TEXT("bytes of the transaction"), "B_moved", words),
       first,
       bytes("global.transaction.byte", LOOM_TEXT("first byte of the transaction"), "B_first",
             first),
       place("global.transaction", LOOM_TEXT("transaction"), "i_transaction", "", number + 1),
       transactions_of(run)});
}

Section explain_words(const CoalescingRun& run, std::int64_t word) {
  const QuantityPtr size = address_of(run, 0).size;
  const bool several = run.rules.block_bytes > run.asked.pattern.word_bytes;
  const QuantityPtr length =
      computed("global.block.words", LOOM_TEXT("words of an aligned block"), "N_block", "words",
               several ? Traced(block_bytes(run)) / size : Traced(1), LOOM_TEXT("one at least"));
  const QuantityPtr asked =
      place("global.block.word", LOOM_TEXT("word of memory"), "w", "", static_cast<double>(word));
  const QuantityPtr first =
      computed("global.block.first", LOOM_TEXT("first word of the block"), "w_first", "",
               rounded_down(Traced(asked) / length) * length, LOOM_TEXT("aligned blocks"));
  const QuantityPtr last =
      computed("global.block.last", LOOM_TEXT("last word of the block"), "w_last", "",
               Traced(first) + length - Traced(1), LOOM_TEXT("aligned blocks"));
  LaneMask lanes = 0;
  for (int thread = 0; thread < run.asked.pattern.threads; ++thread)
    if (const auto at = static_cast<double>(run.addresses[static_cast<std::size_t>(thread)]);
        at >= first->value && at <= last->value)
      lanes |= LaneMask{1} << thread;
  lanes &= memory::active_lanes(run.asked.pattern);
  return section_of(
      {first, last,
       counted("global.block.threads", LOOM_TEXT("threads that ask for words of the block"),
               "N_threads", "threads", std::popcount(lanes),
               LOOM_TEXT("counted: words from the first to the last"), words_of(run, lanes))});
}

Section explain_rules(const CoalescingRun& run) {
  Section section{"rules", LOOM_TEXT("By the rules of other generations"), {}};
  std::vector<QuantityPtr> all = counts_of(run);
  std::ranges::reverse(all); // the efficiency is what the others lead to
  for (const QuantityPtr& each : all)
    section.quantities.push_back(prefixed(each, "rules."));
  return section;
}

} // namespace loom::why
