// What the pointer and the cursor are on, in words and with its derivation.

#include "core/why/cycle.h"
#include "core/why/section.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/views/timeline/loop_banner.h"
#include "widgets/views/timeline/timeline_view.h"
#include "widgets/views/timeline/timeline_words.h"
#include "widgets/views/transport.h"

#include <algorithm>

namespace loom {

bool TimelineView::recorded(double cycle) const {
  return index_ && cycle >= static_cast<double>(index_->trace().from) &&
         cycle < static_cast<double>(index_->trace().to);
}

void TimelineView::point_at(Cycle cycle, const WarpStory* story, const WarpStory* slot) {
  pointed_ = {.speaks = true, .cycle = cycle};
  if (story)
    pointed_.warp = story->warp;
  if (slot && (!story || slot->warp != story->warp))
    pointed_.slot = slot->warp;
  const WarpStory* said = story ? story : slot;
  if (!said || said->until == endless) { // behind the end of the trace
    pointed_.number = QStringLiteral("cycle.other_in_flight");
    return;
  }
  const bool waits =
      said->activity == WarpActivity::waits_result || said->activity == WarpActivity::waits_order ||
      said->activity == WarpActivity::waits_barrier || said->activity == WarpActivity::waits_block;
  pointed_.number = (story ? QStringLiteral("warp.") : QStringLiteral("slot.")) +
                    (waits ? QStringLiteral("ready") : QStringLiteral("issue"));
}

std::vector<why::Section> TimelineView::sections() const {
  if (!index_ || !simulated_)
    return {};
  std::vector<why::Section> all{why::explain_simulation(*simulated_, index_->trace().summary)};
  const Pointed& at = pointed_;
  if (!recorded(static_cast<double>(at.cycle)) ||
      std::max(at.warp, at.slot) >= index_->trace().warps)
    return all; // of a run before
  all.push_back(why::explain_cycle(*index_, at.cycle));
  for (const auto& [warp, prefix] : {std::pair{at.warp, "warp."}, std::pair{at.slot, "slot."}})
    if (warp >= 0)
      all.push_back(why::explain_warp(*simulated_, *index_, at.cycle, warp, prefix));
  return all;
}

QString TimelineView::asked_quantity() const {
  for (const QString& of_words : {summary_->ask_here(), banner_->ask_here()})
    if (!of_words.isEmpty())
      return of_words;
  return pointed_.speaks && index_ ? pointed_.number : QString();
}

void TimelineView::say_cycle(Cycle cycle) {
  point_at(cycle, nullptr, nullptr);
  emit readout(cycle_words(*index_, cycle));
}

void TimelineView::move_cursor(qint64 cycle) {
  timeline_->set_cursor_cycle(static_cast<double>(cycle));
  timeline_->clear_selection();
  if (index_)
    say_cycle(cycle);
}

void TimelineView::go_to_stall(Cycle stall) {
  if (stall < 0)
    return;
  transport_->set_place(stall);
  timeline_->set_cursor_cycle(static_cast<double>(stall));
  // Which scheduler it is, and why.
  for (int scheduler = 0; scheduler < index_->trace().config.schedulers; ++scheduler) {
    const auto stories = index_->explainer().at(stall, scheduler);
    const WarpStory* story = slot_story(stories);
    if (!story || story->activity == WarpActivity::issued)
      continue;
    point_at(stall, nullptr, story);
    emit readout(tr("cycle %1: %2").arg(stall).arg(slot_words(*index_, stories, scheduler, stall)));
    return;
  }
}

void TimelineView::say(int row, double cycle) {
  if (!recorded(cycle))
    return;
  const auto at = static_cast<Cycle>(cycle);
  if (row < 0)
    return say_cycle(at);
  const int warp = index_->warp_of(row);
  const auto stories = index_->explainer().at(at, warp % index_->trace().config.schedulers);
  const auto story = std::ranges::find(stories, warp, &WarpStory::warp);
  if (story == stories.end())
    return;
  point_at(at, &*story, nullptr);
  emit readout(tr("cycle %1: %2").arg(at).arg(warp_words(*index_, *story, at)));
}

void TimelineView::explain_at(int row, double cycle) {
  setFocus();
  if (!recorded(cycle))
    return;
  const auto at = static_cast<Cycle>(cycle);
  transport_->set_place(at);
  timeline_->set_cursor_cycle(cycle);
  if (row < 0) {
    timeline_->clear_selection();
    return say_cycle(at);
  }
  const int warp = index_->warp_of(row);
  const int scheduler = warp % index_->trace().config.schedulers;
  const auto stories = index_->explainer().at(at, scheduler);
  const auto story = std::ranges::find(stories, warp, &WarpStory::warp);
  if (story == stories.end())
    return;
  std::vector<TimelineArrow> arrows;
  if (story->activity == WarpActivity::waits_result) {
    const std::int64_t cause = index_->issue_of(warp, story->waits_for, at);
    if (cause >= 0)
      arrows.push_back({row, row, cycle,
                        static_cast<double>(
                            index_->trace().records[static_cast<std::size_t>(cause)].issue_cycle)});
  } else if (story->activity == WarpActivity::not_selected) {
    const auto chosen = std::ranges::find(stories, WarpActivity::issued, &WarpStory::activity);
    if (chosen != stories.end())
      arrows.push_back({row, index_->row_of(chosen->warp), cycle, cycle});
  }
  timeline_->select(row, cycle, std::move(arrows));
  const bool issues = story->activity == WarpActivity::issued;
  point_at(at, &*story, issues ? nullptr : slot_story(stories));
  emit readout(issues ? warp_words(*index_, *story, at)
                      : tr("%1. %2").arg(warp_words(*index_, *story, at),
                                         slot_words(*index_, stories, scheduler, at)));
}

} // namespace loom
