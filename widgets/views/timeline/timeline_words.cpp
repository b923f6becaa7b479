#include "widgets/views/timeline/timeline_words.h"

#include "widgets/style/number_text.h"
#include "widgets/style/tr.h"
#include "widgets/views/accuracy/accuracy_figure.h"

#include <QStringList>

#include <algorithm>

namespace loom {
namespace {

QString warp_name(int warp) { return QStringLiteral("W%1").arg(warp); }

const Instruction& instruction_of(const TimelineIndex& index, int warp, std::int64_t number) {
  return index.trace().program.at(number, warp);
}

QString text_of(const TimelineIndex& index, int warp, std::int64_t number) {
  return QString::fromStdString(to_text(instruction_of(index, warp, number)));
}

/// Which barrier it waits at, and who lets it go.
QString barrier_words(const TimelineIndex& index, const WarpStory& story, const QString& warp,
                      Cycle cycle, const QString& until) {
  const BarrierWait* wait = index.wait_of(story.warp, cycle);
  if (!wait || !wait->mbarrier)
    return tr("%1 waits at the barrier, %2").arg(warp, until);
  const auto& mbarriers = index.trace().program.mbarriers;
  const QString name =
      QString::fromStdString(mbarriers[static_cast<std::size_t>(*wait->mbarrier)].name);
  if (!wait->released_by)
    return tr("%1 waits at mbarrier “%2”, %3").arg(warp, name, until);
  const TraceRecord& by = index.trace().records[*wait->released_by];
  if (index.trace().program.at(by.instruction, by.warp).at_mbarrier == MbarrierUse::arrive)
    return tr("%1 waits at mbarrier “%2” until %3 arrives there, %4")
        .arg(warp, name, warp_name(by.warp), until);
  return tr("%1 waits at mbarrier “%2” for %3 of %4, %5")
      .arg(warp, name, text_of(index, by.warp, by.instruction), warp_name(by.warp), until);
}

} // namespace

QString warp_words(const TimelineIndex& index, const WarpStory& story, Cycle cycle) {
  QString warp = warp_name(story.warp);
  const QString next = text_of(index, story.warp, story.instruction);
  const QString until = story.until == endless ? tr("past the end of the trace")
                                               : tr("until cycle %1").arg(story.until);
  switch (story.activity) {
  case WarpActivity::issued:
    return tr("%1 issues %2").arg(warp, next);
  case WarpActivity::waits_result: {
    // What a loop of machine code writes has its own name in the text.
    const Instruction& made = instruction_of(index, story.warp, story.waits_for);
    const int result = made.text.empty() ? made.destination : no_register;
    const std::int64_t cause = index.issue_of(story.warp, story.waits_for, cycle);
    const QString producer =
        cause < 0 ? text_of(index, story.warp, story.waits_for)
                  : tr("%1 issued in cycle %2")
                        .arg(text_of(index, story.warp, story.waits_for))
                        .arg(index.trace().records[static_cast<std::size_t>(cause)].issue_cycle);
    return result >= 0 ? tr("%1 waits for R%2 of %3, %4").arg(warp).arg(result).arg(producer, until)
                       : tr("%1 waits for %2, %3").arg(warp, producer, until);
  }
  case WarpActivity::waits_order:
    return tr("%1 has just issued and may go on %2").arg(warp, until);
  case WarpActivity::waits_barrier:
    return barrier_words(index, story, warp, cycle, until);
  case WarpActivity::waits_block:
    return story.until == endless
               ? tr("%1 has ended; no other block takes its place").arg(warp)
               : tr("%1 has ended and waits for the next block, %2").arg(warp, until);
  case WarpActivity::port_busy:
    return tr("%1 could issue %2, but the instruction before takes more than one issue slot")
        .arg(warp, next);
  case WarpActivity::pipe_full:
    return story.kind == Kind::global
               ? tr("%1 could issue %2, but the memory system takes no more").arg(warp, next)
           : instruction_of(index, story.warp, story.instruction).reads.any()
               ? tr("%1 could issue %2, but its pipe or the bank of its registers is busy")
                     .arg(warp, next)
               : tr("%1 could issue %2, but its pipe is full").arg(warp, next);
  case WarpActivity::not_selected:
    return tr("%1 could issue %2; another warp was chosen").arg(warp, next);
  }
  return warp;
}

QString copies_words(const TimelineIndex& index, int warp, Cycle cycle) {
  const std::vector<TimelineCopies> flying = index.copies_of(warp, cycle);
  if (flying.empty())
    return {};
  const auto first = std::ranges::min_element(flying, {}, &TimelineCopies::to);
  int count = 0;
  QStringList names;
  for (const TimelineCopies& each : flying) {
    count += each.count;
    const auto& all = index.loop().classes[each.of_class].instructions;
    for (const std::string& name : all)
      if (const QString text = QString::fromStdString(name); !names.contains(text))
        names << text;
  }
  return tr("%1 %2 in flight, the next %3 there in cycle %4")
      .arg(count)
      .arg(names.join(QStringLiteral(", ")))
      .arg(first->count)
      .arg(static_cast<Cycle>(first->to));
}

QString measured_words(const MeasuredTrace& measured, const TraceComparison& compared, int row,
                       double cycle) {
  const auto place = static_cast<std::size_t>(row);
  const MeasuredWarp& warp = measured.warps[place];
  const double at = cycle - compared.shift;
  // The last to begin is the innermost.
  std::size_t k = static_cast<std::size_t>(
      std::ranges::upper_bound(warp.spans, at, {}, &MeasuredSpan::from) - warp.spans.begin());
  while (k > 0 && warp.spans[k - 1].to <= at)
    --k;
  if (k == 0)
    return {};
  const MeasuredSpan& span = warp.spans[k - 1];
  const QString words =
      tr("%1 measured: %2 in the cycles %3 to %4, %5 cycles")
          .arg(warp_name(warp.warp), QString::fromStdString(measured.names[span.name]),
               number(span.from + compared.shift), number(span.to + compared.shift),
               number(span.to - span.from));
  const auto& ratio = compared.ratio[place][k - 1];
  if (!ratio)
    return words;
  const QString off = signed_percent(100 * (1 / *ratio - 1));
  const auto row_of =
      std::ranges::find(compared.rows, measured.names[span.name], &TraceComparison::Row::name);
  return row_of != compared.rows.end() && row_of->instruction
             ? tr("%1; simulated %2, off by %3")
                   .arg(words, number((span.to - span.from) / *ratio), off)
             : tr("%1; from its begin to the next the simulation is off by %2").arg(words, off);
}

QString cycle_words(const TimelineIndex& index, Cycle cycle) {
  const InFlightSeries flight = in_flight_series(index.trace(), cycle, cycle + 1);
  QStringList issued;
  for (int warp = 0; warp < index.trace().warps; ++warp) {
    const std::int64_t at = index.next_issue(warp, cycle);
    if (at >= 0 && index.trace().records[static_cast<std::size_t>(at)].issue_cycle == cycle)
      issued << warp_name(warp);
  }
  return tr("cycle %1: %2 arithmetic and %3 other in flight; %4")
      .arg(cycle)
      .arg(flight.arithmetic.empty() ? 0 : flight.arithmetic.front())
      .arg(flight.other.empty() ? 0 : flight.other.front())
      .arg(issued.isEmpty() ? tr("no warp issues")
                            : tr("issue: %1").arg(issued.join(QStringLiteral(", "))));
}

QString slot_words(const TimelineIndex& index, const std::vector<WarpStory>& stories, int scheduler,
                   Cycle cycle) {
  const WarpStory* story = slot_story(stories);
  if (!story)
    return tr("Scheduler %1 has no warp").arg(scheduler);
  const QString words = warp_words(index, *story, cycle);
  return story->activity == WarpActivity::issued
             ? words
             : tr("Scheduler %1 issues nothing: %2").arg(scheduler).arg(words);
}

} // namespace loom
