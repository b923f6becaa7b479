#pragma once

/// Where the numbers of one place in a warp's access to memory come from
/// (core/access/memory_run.h). In each section the number that the place is about comes first.
/// Ids of an access to shared memory begin with "shared.", of one to global memory with "global.".

#include "core/access/memory_run.h"
#include "core/why/section.h"

namespace loom::why {

/// The numbers of a pattern that one chooses, `prefix` before their ids: "stride", "offset",
/// "seed", "span", "i", "pitch", "padding", "width", "threads", "word_bytes"; those of other kinds
/// of pattern too.
[[nodiscard]] Section explain_pattern(const memory::AddressPattern& pattern,
                                      const std::string& prefix);

/// A thread: the word that it asks for ("shared.thread_5.word"), where that lies
/// ("shared.thread_5.byte", "shared.thread_5.bank") and the passes that serve it; of a masked
/// thread the address alone. 0 <= thread < threads of the pattern.
[[nodiscard]] Section explain_thread(const BanksRun& run, int thread);
/// What a bank does in a pass, from 0: "shared.thread_5.bank" of each thread that it serves.
/// Nothing where it does nothing.
[[nodiscard]] Section explain_fetch(const BanksRun& run, int pass, int bank);
/// Words that a bank fetches in all passes: "shared.bank.fetches".
[[nodiscard]] Section explain_bank(const BanksRun& run, int bank);
/// A pass, from 1: the threads that still wait behind it ("shared.pass.waiting") and its banks
/// ("shared.pass.banks"). Pass 0 stands for all of them ("conflict_degree").
[[nodiscard]] Section explain_pass(const BanksRun& run, int pass);
/// Passes of a stride that the access is compared with: "shared.stride.passes".
[[nodiscard]] Section explain_stride(const BanksRun& run);
/// What was searched against the conflicts: "shared.remedy.degree", "shared.remedy.padding".
[[nodiscard]] Section explain_remedy(const memory::ConflictRemedy& remedy);

/// A thread: its word and bytes, and the transactions that serve it
/// ("global.thread_5.transaction"); of a masked thread the address alone.
[[nodiscard]] Section explain_thread(const CoalescingRun& run, int thread);
/// A transaction, from 0: "global.transaction.used" and what it moves.
[[nodiscard]] Section explain_transaction(const CoalescingRun& run, int number);
/// The aligned block that holds a word: "global.block.first", "global.block.threads".
[[nodiscard]] Section explain_words(const CoalescingRun& run, std::int64_t word);
/// An access by rules that it is compared with: "rules.transactions", "rules.bytes_moved".
[[nodiscard]] Section explain_rules(const CoalescingRun& run);

} // namespace loom::why
