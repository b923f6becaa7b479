#include "widgets/views/coalescing/coalescing_words.h"

#include "core/base/lanes.h"
#include "core/scenario/scenario_access.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_words.h"

#include <QStringList>

#include <algorithm>

namespace loom {
namespace {

using memory::LaneMask;
using memory::Transaction;

QString threads_words(const CoalescingRun& run, LaneMask lanes) {
  const QString list = thread_list(lanes, run.asked.pattern.threads);
  return (lanes & (lanes - 1)) == 0 ? tr("thread %1").arg(list) : tr("threads %1").arg(list);
}

} // namespace

QString thread_access_words(const CoalescingRun& run, int lane) {
  const std::int64_t word = run.addresses[static_cast<std::size_t>(lane)];
  const int size = run.asked.pattern.word_bytes;
  if (!has_lane(memory::active_lanes(run.asked.pattern), lane))
    return tr("Thread %1 is masked; Enter or a click lets it access word %2").arg(lane).arg(word);
  QString words = size == 1 ? tr("Thread %1: word %2").arg(lane).arg(word)
                            : tr("Thread %1: word %2, bytes %3 to %4")
                                  .arg(lane)
                                  .arg(word)
                                  .arg(word * size)
                                  .arg(word * size + size - 1);
  const auto& all = run.result.transactions;
  for (std::size_t at = 0; at < all.size(); ++at)
    if (has_lane(all[at].lanes, lane))
      words += tr("; transaction %1 of %2").arg(at + 1).arg(all.size());
  return words;
}

QString transaction_words(const CoalescingRun& run, int number) {
  const auto& all = run.result.transactions;
  const Transaction& each = all[static_cast<std::size_t>(number)];
  const int size = run.asked.pattern.word_bytes;
  std::vector<std::int64_t> used;
  for (std::size_t lane = 0; lane < run.addresses.size(); ++lane)
    if (has_lane(each.lanes, static_cast<int>(lane)))
      used.push_back(run.addresses[lane]);
  std::ranges::sort(used);
  const auto rest = std::ranges::unique(used);
  used.erase(rest.begin(), rest.end());
  return tr("Transaction %1 of %2: %3 B from word %4, byte %5, for %6; %7 B used")
      .arg(number + 1)
      .arg(all.size())
      .arg(each.words * size)
      .arg(each.first_word)
      .arg(each.first_word * size)
      .arg(threads_words(run, each.lanes))
      .arg(static_cast<qlonglong>(used.size()) * size);
}

QString block_words(const CoalescingRun& run, std::int64_t first, int words) {
  LaneMask lanes = 0;
  const LaneMask active = memory::active_lanes(run.asked.pattern);
  for (std::size_t lane = 0; lane < run.addresses.size(); ++lane)
    if (has_lane(active, static_cast<int>(lane)) && run.addresses[lane] >= first &&
        run.addresses[lane] < first + words)
      lanes |= 1u << lane;
  const QString range = tr("Words %1 to %2").arg(first).arg(first + words - 1);
  return lanes == 0 ? tr("%1: no thread").arg(range)
                    : tr("%1: %2").arg(range, threads_words(run, lanes));
}

QString access_words(const CoalescingRun& run) {
  const memory::Coalescing& result = run.result;
  if (result.transactions.empty())
    return tr("Every thread is masked: nothing is moved");
  const auto count = static_cast<int>(result.transactions.size());
  const QString share = number(100 * result.efficiency);
  return (count == 1 ? tr("%1 transaction moves %2 B, of which %3 B are used: %4 %")
                     : tr("%1 transactions move %2 B, of which %3 B are used: %4 %"))
      .arg(count)
      .arg(result.bytes_moved)
      .arg(result.bytes_used)
      .arg(share);
}

QString why_not_followed(const GpuSpec& gpu, const GlobalAccess& access) {
  const QString name = QString::fromStdString(gpu.name);
  if (access.teaching)
    return tr("Sizes for teaching say nothing of the numbers of %1").arg(name);
  if (access.rules && access.rules != memory::generation_of(gpu.architecture))
    return tr("Rules of another generation say nothing of the numbers of %1").arg(name);
  if (memory::active_lanes(access.pattern) == 0)
    return tr("No thread accesses memory");
  return {};
}

QString effect_words(const Scenario& scenario, bool spelt) {
  const GpuSpec& gpu = *scenario.gpu;
  if (const QString why = why_not_followed(gpu, scenario.global_access); !why.isEmpty())
    return why;
  const auto facts = access_facts(scenario, Mix::global);
  if (!facts)
    return spoken(facts.error().detail);
  const auto lat = facts->value(FactKey::mem_lat), thru = facts->value(FactKey::mem_thru);
  const QString name = QString::fromStdString(gpu.name);
  if (!lat || !thru)
    return tr("No source gives what memory takes on %1").arg(name);
  const QString words =
      (spelt
           ? tr("%1 with it: memory latency %2 cycles, memory throughput %3 IPC/SM; at α = 0 it "
                "takes %4 warps/SM")
           : tr("%1 with it: mem_lat %2 cycles, mem_thru %3 IPC/SM; at α = 0 it takes %4 warps/SM"))
          .arg(name, number(*lat), number(*thru), number(*lat * *thru));
  if (!set_for_another(scenario, Mix::global))
    return words;
  const AccessPattern* other = gpu.pattern(scenario.access);
  return words + QStringLiteral(". ") +
         tr("What the sliders set is of the loads of the kernel (%1), not of this access")
             .arg(said(other->name));
}

} // namespace loom
