// One place in an access to shared memory.

#include "core/why/access.h"
#include "core/why/access_parts.h"
#include "core/why/parts.h"

#include <algorithm>
#include <bit>

namespace loom::why {

namespace {

using memory::BankService, memory::LaneMask;

constexpr const char* prefix = "shared.";

Section section_of(std::vector<QuantityPtr> quantities) {
  return {"shared_place", LOOM_TEXT("Place in the access to shared memory"), std::move(quantities)};
}

/// A thread's word in the banks.
struct Banked {
  Banked(const BanksRun& of, int thread)
      : run(of), at(of.asked.pattern, of.addresses, thread, prefix) {}

  /// The banks of its word, in the order of its bytes.
  [[nodiscard]] std::vector<QuantityPtr> banks() const {
    const int bytes = run.asked.pattern.word_bytes, width = run.rules.bank_bytes;
    const QuantityPtr of_bank = counted("shared.bank_bytes", LOOM_TEXT("bytes of a bank"), "s_bank",
                                        "bytes", width, rules_of(run));
    const QuantityPtr count = counted("banks", LOOM_TEXT("banks of the shared memory"), "N_banks",
                                      "banks", run.rules.banks, rules_of(run));
    const Traced whole = Traced(at.byte) / of_bank;
    const Traced first = bytes < width ? rounded_down(whole) : whole;
    std::vector<QuantityPtr> all;
    for (int part = 0; part < std::max(1, bytes / width); ++part)
      all.push_back(computed(at.id + (part == 0 ? "bank" : "bank_" + std::to_string(part)),
                             LOOM_TEXT("bank of the thread's word"), "b", "",
                             modulo(part == 0 ? first : first + Traced(part), count),
                             LOOM_TEXT("words of the banks' width lie in the banks in turn")));
    return all;
  }

  const BanksRun& run;
  ThreadAddress at;
};

/// The bank of each of these threads' words that is this one.
void add_threads(std::vector<QuantityPtr>& all, const BanksRun& run, LaneMask lanes, int bank) {
  for (int thread = 0; thread < run.asked.pattern.threads; ++thread)
    if (has_lane(lanes, thread))
      for (const QuantityPtr& of : Banked(run, thread).banks())
        if (of->value == bank)
          all.push_back(of);
}

QuantityPtr passes_of(const BanksRun& run) {
  return counted("bank_passes", LOOM_TEXT("passes"), "N_passes", "passes",
                 static_cast<double>(run.result.passes.size()), rules_of(run));
}

} // namespace

Section explain_thread(const BanksRun& run, int thread) {
  const Banked of(run, thread);
  if (!has_lane(memory::active_lanes(run.asked.pattern), thread))
    return section_of({of.at.word, of.at.byte, of.at.thread});
  std::vector<QuantityPtr> all = of.banks();
  all.push_back(of.at.byte);
  all.push_back(of.at.thread);
  const auto& passes = run.result.passes;
  for (std::size_t pass = 0; pass < passes.size(); ++pass)
    if (has_lane(served(passes[pass]), thread))
      all.push_back(counted(of.at.id + "pass_" + std::to_string(pass + 1),
                            LOOM_TEXT("pass that serves the thread"), "i_pass", "",
                            static_cast<double>(pass + 1), rules_of(run), of.banks()));
  all.push_back(passes_of(run));
  return section_of(std::move(all));
}

Section explain_fetch(const BanksRun& run, int pass, int bank) {
  std::vector<QuantityPtr> all;
  if (pass < 0 || pass >= std::ssize(run.result.passes))
    return section_of({});
  for (const BankService& service : run.result.passes[static_cast<std::size_t>(pass)].services)
    if (service.bank == bank)
      add_threads(all, run, service.lanes, bank);
  if (all.empty())
    return section_of({});
  all.push_back(place("shared.pass", LOOM_TEXT("pass"), "i_pass", "", pass + 1));
  all.push_back(passes_of(run));
  return section_of(std::move(all));
}

Section explain_bank(const BanksRun& run, int bank) {
  const auto& fetches = run.result.accesses_per_bank;
  if (bank < 0 || bank >= std::ssize(fetches))
    return section_of({});
  std::vector<QuantityPtr> from;
  add_threads(from, run, memory::active_lanes(run.asked.pattern), bank);
  return section_of(
      {counted("shared.bank.fetches", LOOM_TEXT("different words of the bank that are fetched"),
               "N_fetches", "words", fetches[static_cast<std::size_t>(bank)], rules_of(run),
               std::move(from)),
       place("shared.bank", LOOM_TEXT("bank"), "b", "", bank)});
}

Section explain_pass(const BanksRun& run, int pass) {
  const auto& passes = run.result.passes;
  if (pass <= 0 || pass > std::ssize(passes))
    return section_of(counts_of(run));
  const memory::Pass& now = passes[static_cast<std::size_t>(pass - 1)];
  LaneMask done = 0;
  for (int each = 0; each < pass; ++each)
    done |= passes[static_cast<std::size_t>(each)].lanes;
  const Message how = rules_of(run);
  const LaneMask active = memory::active_lanes(run.asked.pattern);
  const QuantityPtr all = counted("shared.threads", LOOM_TEXT("threads that take part"),
                                  "N_threads", "threads", std::popcount(active),
                                  LOOM_TEXT("counted: those of the pattern that are not masked"));
  const QuantityPtr finished =
      counted("shared.pass.done", LOOM_TEXT("threads that are done after the pass"), "N_done",
              "threads", std::popcount(done), how);
  std::vector<QuantityPtr> banks;
  for (const BankService& service : now.services)
    add_threads(banks, run, service.lanes, service.bank);
  return section_of(
      {computed("shared.pass.waiting", LOOM_TEXT("threads that still wait after the pass"),
                "N_waiting", "threads", Traced(all) - finished, volkov("§2.6")),
       counted("shared.pass.banks", LOOM_TEXT("banks that are used in the pass"), "N_banks",
               "banks", static_cast<double>(now.services.size()), how, banks),
       place("shared.pass", LOOM_TEXT("pass"), "i_pass", "", pass), passes_of(run)});
}

Section explain_stride(const BanksRun& run) {
  return section_of(
      {counted("shared.stride.passes", LOOM_TEXT("passes of the stride"), "N_passes", "passes",
               static_cast<double>(run.result.passes.size()), rules_of(run),
               {place("shared.stride.words", LOOM_TEXT("stride that the access is compared with"),
                      "d", "words", static_cast<double>(run.asked.pattern.stride))})});
}

Section explain_remedy(const memory::ConflictRemedy& remedy) {
  const Text worst = LOOM_TEXT("counted: the most of all rows or columns");
  Section section{"shared_remedy", LOOM_TEXT("Against bank conflicts"), {}};
  const auto add = [&](const char* id, Text name, const char* symbol, const char* unit,
                       double value, const Message& how) {
    section.quantities.push_back(counted(id, name, symbol, unit, value, how));
  };
  add("shared.remedy.degree", LOOM_TEXT("degree of the conflict at its worst"), "d_worst", "passes",
      remedy.degree, worst);
  add("shared.remedy.padding", LOOM_TEXT("padding of a row that lessens the conflict most"), "q",
      "words", static_cast<double>(remedy.padding),
      LOOM_TEXT("searched: the least of %1 to %2 words")(0, 32));
  add("shared.remedy.padded_degree", LOOM_TEXT("degree with the padding, at its worst"), "d_padded",
      "passes", remedy.padded_degree, worst);
  if (remedy.swizzled_degree)
    add("shared.remedy.swizzled_degree", LOOM_TEXT("degree with an XOR swizzle, at its worst"),
        "d_swizzled", "passes", *remedy.swizzled_degree, worst);
  return section;
}

} // namespace loom::why
