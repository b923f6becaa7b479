#include "widgets/views/banks/banks_words.h"

#include "core/base/lanes.h"
#include "core/scenario/scenario_access.h"
#include "widgets/look/language.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace loom {
namespace {

using memory::LaneMask, memory::PatternKind;

/// A translation's plural forms go by `more`.
QString counted(qsizetype count, const char* one, const char* more) {
  return QCoreApplication::translate("BanksView", count == 1 ? one : more, nullptr,
                                     static_cast<int>(count));
}
QString passes_of(qsizetype count) {
  return counted(count, QT_TRANSLATE_NOOP("BanksView", "%n pass"),
                 QT_TRANSLATE_NOOP("BanksView", "%n passes"));
}

/// "81 cycles (derived)": a number with how far to trust it.
QString with_status(const QString& words, const Fact* fact, bool set, bool range) {
  const QString status = set     ? tr("as set")
                         : range ? said(to_string(FactStatus::assumed))
                         : fact  ? said(to_string(fact->status))
                                 : QString();
  return status.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, status);
}

/// "25", "25 to 29".
QString from_to(std::optional<double> low, double high) {
  return low && *low != high ? tr("%1 to %2").arg(number(*low), number(high)) : number(high);
}

} // namespace

QString threads_of(LaneMask lanes) {
  return (std::popcount(lanes) == 1 ? tr("thread %1") : tr("threads %1"))
      .arg(thread_list(lanes, memory::max_threads));
}

QString fetched_words(const BanksRun& run, LaneMask lanes) {
  std::vector<std::int64_t> words;
  for (int lane = 0; lane < run.asked.pattern.threads; ++lane)
    if (has_lane(lanes, lane))
      words.push_back(run.addresses[static_cast<std::size_t>(lane)]);
  std::ranges::sort(words);
  const auto [first, last] = std::ranges::unique(words);
  words.erase(first, last);
  if (words.empty())
    return {};
  QString lowest = QString::number(words.front());
  const QString highest = QString::number(words.back());
  if (words.size() == 1)
    return lowest;
  if (words.size() == 2)
    return tr("%1, %2").arg(lowest, highest);
  return words.back() - words.front() + 1 == static_cast<std::int64_t>(words.size())
             ? tr("%1–%2").arg(lowest, highest)
             : tr("%1 … %2").arg(lowest, highest);
}

QString degree_words(const memory::BankAccess& access, bool with_passes) {
  if (access.degree == 0)
    return tr("no access");
  const QString degree =
      access.degree == 1 ? tr("conflict-free") : tr("%1-way conflict").arg(access.degree);
  return with_passes
             ? tr("%1: %2").arg(degree, passes_of(static_cast<qsizetype>(access.passes.size())))
             : degree;
}

QString request_words(const memory::BankAccess& access, int request) {
  LaneMask lanes = 0;
  for (const memory::Pass& pass : access.passes)
    if (pass.request == request)
      lanes |= memory::served(pass);
  return tr("request %1: %2").arg(request + 1).arg(threads_of(lanes));
}

QString lane_words(const BanksRun& run, int thread) {
  const memory::AddressPattern& pattern = run.asked.pattern;
  if (thread < 0 || thread >= pattern.threads)
    return {};
  const std::int64_t word = run.addresses[static_cast<std::size_t>(thread)];
  const QString place = tr("word %1 at byte %2").arg(word).arg(word * pattern.word_bytes);
  if (!has_lane(memory::active_lanes(pattern), thread))
    return tr("thread %1 is masked; its address would be %2").arg(thread).arg(place);
  QStringList parts;
  const std::size_t passes = run.result.passes.size();
  for (std::size_t pass = 0; pass < passes; ++pass) {
    int first = -1, last = -1;
    for (const memory::BankService& service : run.result.passes[pass].services)
      if (has_lane(service.lanes, thread)) {
        first = first < 0 ? service.bank : first;
        last = service.bank;
      }
    if (first < 0)
      continue;
    const QString banks =
        first == last ? tr("bank %1").arg(first) : tr("banks %1 to %2").arg(first).arg(last);
    parts << tr("%1 in pass %2 of %3").arg(banks).arg(pass + 1).arg(passes);
  }
  return tr("thread %1: %2; %3").arg(thread).arg(place, parts.join(QStringLiteral(", ")));
}

QString cell_words(const BanksRun& run, int pass, int bank) {
  const auto passes = static_cast<int>(run.result.passes.size());
  if (pass < 0 || pass >= passes)
    return {};
  for (const auto& service : run.result.passes[static_cast<std::size_t>(pass)].services) {
    if (service.bank != bank)
      continue;
    const QString words = fetched_words(run, service.lanes);
    const QString what = service.words > 1
                             ? tr("words %1 at once for %2").arg(words, threads_of(service.lanes))
                         : std::popcount(service.lanes) > 1
                             ? tr("word %1, broadcast to %2").arg(words, threads_of(service.lanes))
                             : tr("word %1 for %2").arg(words, threads_of(service.lanes));
    return tr("pass %1 of %2, bank %3: %4").arg(pass + 1).arg(passes).arg(bank).arg(what);
  }
  return {};
}

QString bank_words(const BanksRun& run, int bank) {
  const auto& all = run.result.accesses_per_bank;
  if (bank < 0 || bank >= static_cast<int>(all.size()))
    return {};
  const int fetches = all[static_cast<std::size_t>(bank)];
  if (fetches == 0)
    return tr("bank %1 fetches nothing").arg(bank);
  return (run.rules.ports > 1 ? tr("bank %1 fetches %2, two a pass at most")
                              : tr("bank %1 fetches %2, one a pass"))
      .arg(bank)
      .arg(counted(fetches, QT_TRANSLATE_NOOP("BanksView", "%n word"),
                   QT_TRANSLATE_NOOP("BanksView", "%n words")));
}

QString pass_words(const BanksRun& run, int pass) {
  const auto& passes = run.result.passes;
  if (pass <= 0 || pass > static_cast<int>(passes.size()))
    return tr("%1, broadcasts: %2").arg(degree_words(run.result)).arg(run.result.broadcasts);
  const memory::Pass& now = passes[static_cast<std::size_t>(pass - 1)];
  LaneMask done = 0;
  for (int before = 0; before < pass; ++before)
    done |= passes[static_cast<std::size_t>(before)].lanes;
  const LaneMask waiting = memory::active_lanes(run.asked.pattern) & ~done;
  const QString banks = counted(static_cast<qsizetype>(now.services.size()),
                                QT_TRANSLATE_NOOP("BanksView", "%n bank"),
                                QT_TRANSLATE_NOOP("BanksView", "%n banks"));
  return (now.services.size() == 1 ? tr("pass %1 of %2: %3 serves %4; then %5 wait")
                                   : tr("pass %1 of %2: %3 serve %4; then %5 wait"))
      .arg(pass)
      .arg(passes.size())
      .arg(banks, threads_of(memory::served(now)),
           counted(std::popcount(waiting), QT_TRANSLATE_NOOP("BanksView", "%n thread"),
                   QT_TRANSLATE_NOOP("BanksView", "%n threads")));
}

QString stride_words(int stride, int passes) {
  return tr("stride of %1: %2")
      .arg(counted(stride, QT_TRANSLATE_NOOP("BanksView", "%n word"),
                   QT_TRANSLATE_NOOP("BanksView", "%n words")),
           passes_of(passes));
}

QString remedy_words(const BanksPicture& picture) {
  if (!picture.remedy || picture.remedy->degree <= 0)
    return {};
  const auto& found = *picture.remedy;
  const auto& pattern = picture.run.asked.pattern;
  const bool columns = pattern.kind == PatternKind::stride || pattern.by_column;
  if (found.degree == 1)
    return columns ? tr("Columns are conflict-free as they are.")
                   : tr("Rows are conflict-free as they are.");
  const bool swizzle = picture.run.asked.remedy == BankRemedy::swizzle;
  if (swizzle && !found.swizzled_degree)
    return tr("An XOR swizzle needs a pitch that is a power of two.");
  const int degree = swizzle ? *found.swizzled_degree : found.padded_degree;
  if (degree >= found.degree)
    return swizzle ? tr("An XOR swizzle does not lessen the %1-way conflict.").arg(found.degree)
                   : tr("No padding lessens the %1-way conflict.").arg(found.degree);
  const QString what =
      swizzle ? tr("An XOR swizzle")
              : tr("%1 of padding a row")
                    .arg(counted(found.padding, QT_TRANSLATE_NOOP("BanksView", "%n word"),
                                 QT_TRANSLATE_NOOP("BanksView", "%n words")));
  const QString before =
      columns ? tr("columns %1-way").arg(found.degree) : tr("rows %1-way").arg(found.degree);
  return degree > 1 ? tr("%1: %2 → %3-way").arg(what, before).arg(degree)
                    : tr("%1: %2 → conflict-free").arg(what, before);
}

QString summary_words(const Scenario& scenario, const BanksRun& run) {
  const GpuSpec& gpu = *scenario.gpu;
  const auto& result = run.result;
  QStringList parts;
  parts << counted(result.broadcasts, QT_TRANSLATE_NOOP("BanksView", "%n broadcast"),
                   QT_TRANSLATE_NOOP("BanksView", "%n broadcasts"));
  if (result.pairs > 0)
    parts << counted(result.pairs, QT_TRANSLATE_NOOP("BanksView", "%n pair of words at once"),
                     QT_TRANSLATE_NOOP("BanksView", "%n pairs of words at once"));
  int least = 0, most = 0, used = 0;
  for (const int fetches : result.accesses_per_bank) {
    if (fetches == 0)
      continue;
    least = used++ == 0 ? fetches : std::min(least, fetches);
    most = std::max(most, fetches);
  }
  if (used > 0) {
    const QString each =
        least == most ? QString::number(most) : tr("%1 to %2").arg(least).arg(most);
    parts << (most == 1 ? tr("%1 of %2 banks used, 1 fetch each").arg(used).arg(run.rules.banks)
                        : tr("%1 of %2 banks used, %3 fetches each")
                              .arg(used)
                              .arg(run.rules.banks)
                              .arg(each));
  }
  const auto facts = access_facts(gpu, run.asked);
  const auto fact = [&](FactKey key) {
    if (run.ways == 1) // the GPU's own number
      return gpu.facts.find(key);
    return facts ? facts->find(key) : nullptr;
  };
  if (const auto idle = result.taken - static_cast<int>(result.passes.size()); idle > 0)
    parts << counted(idle, QT_TRANSLATE_NOOP("BanksView", "%n more pass without an active thread"),
                     QT_TRANSLATE_NOOP("BanksView", "%n more passes without an active thread"));
  if (run.least_ways)
    parts
        << tr("no source says whether %1 serves threads that want the same word in pairs as Volta "
              "to Hopper do")
               .arg(said(to_string(run.generation)));
  const SharedLoad load = shared_load(scenario, run);
  if (load.latency)
    parts << with_status(tr("latency %1 cycles").arg(from_to(load.least_latency, *load.latency)),
                         fact(FactKey::shared_lat), load.latency_set,
                         load.least_latency.has_value());
  if (load.throughput)
    parts << with_status(
        tr("peak %1 loads/cycle/SM")
            .arg(from_to(load.throughput, load.most_throughput.value_or(*load.throughput))),
        fact(FactKey::shared_thru), load.throughput_set, load.most_throughput.has_value());
  if (!load.latency && !load.throughput)
    parts << tr("no source gives cycles for these banks");
  return parts.join(QStringLiteral(" · "));
}

} // namespace loom
