#include "widgets/views/timeline/timeline_view.h"

#include "core/scenario/instruction_loop.h"
#include "core/sim/timeline_rows.h"
#include "core/why/cycle.h"
#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/icons.h"
#include "widgets/look/named.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/views/given_source.h"
#include "widgets/views/lack.h"
#include "widgets/views/timeline/loop_banner.h"
#include "widgets/views/timeline/timeline_words.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QCursor>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

/// While something is dragged, what is visible is simulated at once if it ends before this cycle.
constexpr Cycle draft_cycles = 4'000;
constexpr int most_rows = most_told_rows;
/// While a hand drags, the stretch keeps its length until it is so many times too long or short.
constexpr double kept_scale = 1.5;
/// Cycles gone through for what the run settles to, while a hand drags and afterwards.
constexpr std::int64_t draft_effort = 2'000;
constexpr int late_ms = 200;
constexpr std::array<Cycle, 4> lengths{2'000, 20'000, 100'000, 1'000'000};

TransportWords transport_words() {
  return {.back = tr("One cycle back (Left)"),
          .on = tr("One cycle on (Right)"),
          .previous = tr("Back to the last stall (Shift+Left)"),
          .next = tr("To the next stall (Shift+Right)"),
          .per_second = tr("%1 cycles/s"),
          .speed = tr("Cycles a second when playing ([ slower, ] faster)"),
          .name = tr("Cycle"),
          .position = tr("Cycle under the cursor"),
          .fit = tr("Show everything (F)"),
          .what = "cycles",
          .usual = 25,
          .endless = true};
}

} // namespace

TimelineView::TimelineView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), timeline_(new TimelineWidget(this)),
      scroll_(new QScrollBar(Qt::Vertical, this)), all_rows_(new QToolButton(this)),
      transport_(new Transport(transport_words(), this)), banner_(new LoopBanner(this)),
      summary_(new NumberLabel(this)), trace_row_(new QWidget(this)),
      trace_label_(new QLabel(trace_row_)), lack_(new Lack(workspace, this)),
      problem_label_(new ProblemLabel(this)), progress_(new QProgressBar(this)),
      late_(new QTimer(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Timeline"));
  setAccessibleDescription(
      tr("Issue timeline of a simulated SM. Left and right step the cycle cursor, W and S zoom, A "
         "and D pan, up and down scroll the warps, R shows all of them, F shows everything, P two "
         "periods of a warp, Space plays."));
  all_rows_->setObjectName(QStringLiteral("timeline_rows"));
  all_rows_->setCheckable(true);
  all_rows_->setAutoRaise(true);
  all_rows_->setFocusPolicy(Qt::TabFocus);
  all_rows_->hide();
  scroll_->setObjectName(QStringLiteral("timeline_scroll"));
  scroll_->setAccessibleName(tr("Warps"));
  scroll_->setToolTip(tr("More warps (wheel, Up and Down, Page Up and Page Down)"));
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->hide();
  timeline_->show_rows(most_rows);
  column(this, {}, 2,
         {{beside({{transport_, 1}, {all_rows_}}, 2)},
          {banner_},
          {(new Drawer(this))->hold(summary_)},
          {trace_row_},
          {problem_label_},
          {lack_, 1},
          {beside({{timeline_, 1}, {scroll_}}, 0), 1},
          {progress_}});
  setAcceptDrops(true);
  auto* remove = new QPushButton(icon(QStringLiteral("close")), tr("&Remove"), trace_row_);
  remove->setObjectName(QStringLiteral("timeline_trace_remove"));
  remove->setAccessibleName(tr("Remove the measured trace"));
  remove->setToolTip(tr("Takes the measured trace out of the document"));
  connect(remove, &QPushButton::clicked, this, &TimelineView::remove_trace);
  named(trace_label_, QStringLiteral("timeline_trace"), tr("Measured trace"), {});
  trace_label_->setWordWrap(true);
  auto* of_trace = new QHBoxLayout(trace_row_);
  of_trace->setContentsMargins(12, 0, 8, 0);
  of_trace->addWidget(trace_label_, 1);
  of_trace->addWidget(remove);
  trace_row_->hide();
  problem_label_->setObjectName(QStringLiteral("timeline_problem"));
  named(summary_, QStringLiteral("timeline_summary"), tr("Simulated SM"), {});
  summary_->setContentsMargins(12, 0, 12, 0);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  summary_->setWordWrap(true);
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(4);
  progress_->hide();
  timeline_->setFocusProxy(this);
  late_->setSingleShot(true);
  late_->setInterval(late_ms);

  connect(late_, &QTimer::timeout, progress_, &QWidget::show);
  for (Background* each : {&work_, &reading_}) {
    connect(each, &Background::progressed, this,
            [this](double part) { progress_->setValue(static_cast<int>(100 * part)); });
    connect(each, &Background::finished, this, [this] {
      if (busy())
        return;
      late_->stop();
      progress_->hide();
    });
  }
  connect(banner_, &LoopBanner::backAsked, this, &TimelineView::back_to_mix);
  connect(banner_, &LoopBanner::whyAsked, this, &View::whyAsked);
  connect(summary_, &NumberLabel::whyAsked, this, &View::whyAsked);
  connect(transport_, &Transport::moved, this, &TimelineView::move_cursor);
  connect(transport_, &Transport::fitAsked, this, &TimelineView::show_all);
  connect(all_rows_, &QToolButton::clicked, this, &TimelineView::choose_rows);
  connect(scroll_, &QScrollBar::valueChanged, timeline_, &TimelineWidget::set_first_row);
  connect(timeline_, &TimelineWidget::rowsChanged, this, &TimelineView::say_rows);
  connect(transport_, &Transport::eventAsked, this, [this](int direction) {
    if (index_)
      go_to_stall(direction > 0 ? index_->next_stall(transport_->place())
                                : index_->previous_stall(transport_->place()));
  });
  connect(timeline_, &TimelineWidget::hovered, this, &TimelineView::say);
  connect(timeline_, &TimelineWidget::left, this, [this] {
    pointed_.speaks = false;
    QToolTip::hideText();
    emit readout({});
  });
  connect(timeline_, &TimelineWidget::clicked, this, &TimelineView::explain_at);
}

void TimelineView::draw(const SnapshotPtr& snapshot) {
  timeline_->set_style(style());
  const ResolvedScenario& scenario = snapshot->scenario();
  banner_->show_loop(scenario);
  if (const auto kept = kept_cycles(); kept != applied_) {
    applied_ = kept;
    if (kept && index_ && kept->to <= static_cast<double>(index_->trace().to))
      show_applied();
    else if (kept)
      asked_.reset(); // more has to be simulated, or nothing is yet
  }
  if (trace_ != snapshot->document.trace) {
    trace_ = snapshot->document.trace;
    compare();
  }
  Simulated run{scenario};
  const bool of_loop = snapshot->loop && !scenario.loop;
  if (of_loop && *snapshot->loop) {
    run.loop = (*snapshot->loop)->numbers;
    // Whole blocks, as many as the warps make.
    run.scenario.warps = whole_blocks(*run.loop, scenario.warps, scenario.warps);
  }
  const bool complete = of_loop ? run.loop.has_value() : snapshot->results || scenario.loop;
  const bool failed = complete && asked_ && asked_->same(run) && !problem_.isEmpty();
  lack_->say(failed     ? problem_
             : complete ? QString()
             : of_loop  ? loop_problem(snapshot->loop->error())
                        : lacking_numbers(*snapshot),
             *snapshot);
  timeline_->setVisible(complete && !failed);
  if (!complete) {
    work_.cancel();
    asked_.reset();
    return;
  }
  const bool follows = timeline_->follows() && !(index_ && measured_);
  const auto visible =
      follows && !index_ ? Cycle{1} : static_cast<Cycle>(std::ceil(timeline_->to()));
  if (snapshot->draft && (follows || visible <= draft_cycles)) {
    if (!simulated_ || !simulated_->same(run)) {
      work_.cancel();
      asked_.reset();
      const Cycle least = std::min(visible, draft_cycles);
      auto result = record_steady_run(run.scenario, run.loop,
                                      {least, follows ? draft_cycles : least}, draft_effort);
      take(std::move(run), std::move(result));
    }
    return;
  }
  if (!asked_ || !asked_->same(run))
    simulate(run);
}

void TimelineView::simulate(const Simulated& run) {
  asked_ = run;
  const Cycle asked_cycles =
      applied_ ? std::max(cycles_, static_cast<Cycle>(std::ceil(applied_->to))) : cycles_;
  problem_.clear();
  timeline_->set_stale(index_ && !(simulated_ && simulated_->same(run)));
  progress_->setValue(0);
  late_->start();
  work_.start([this, run, cycles = asked_cycles](const std::stop_token& stop,
                                                 const Background::Progress& progress) {
    auto result =
        record_steady_run(run.scenario, run.loop, {cycles, std::max(cycles, usual_cycles.most)},
                          settling_effort, stop, progress);
    return std::function<void()>(
        [this, run, result = std::move(result)]() mutable { take(run, std::move(result)); });
  });
}

void TimelineView::take(Simulated run, Result<SteadyRun> result) {
  if (!result) {
    problem_ = spoken(result.error().detail);
    summary_->show_words({});
    lack_->say(problem_, *snapshot());
    timeline_->hide();
    return;
  }
  problem_.clear();
  simulated_ = std::move(run);
  index_ = std::move(result->index);
  steady_ = result->steady;
  // Circles and dashes are seen while the issues of a warp are far enough apart.
  apart_ = issue_distance(index_->show(steady_.from, steady_.to, 1, 0).items);
  transport_->set_range(index_->trace().from, index_->trace().to - 1);
  compare();
  show_applied();
  if (timeline_->follows() && !timeline_->cursor_cycle())
    transport_->set_place(static_cast<qint64>(timeline_->from()));
  show_summary();
}

void TimelineView::show_applied() {
  if (!applied_)
    return;
  timeline_->show_range(applied_->from, applied_->to);
  const FigureLooks& looks = workspace().document().looks;
  const auto kept = looks.find("timeline");
  if (kept == looks.end() || !kept->second.rows)
    return;
  const LookRange& rows = *kept->second.rows;
  choose_rows(rows.to - rows.from >= timeline_->rows());
  timeline_->set_first_row(static_cast<int>(rows.from));
}

void TimelineView::compare() {
  measured_ = index_ ? measured_beside(trace_, *index_) : std::nullopt;
  trace_row_->setVisible(!trace_.title.empty());
  if (!trace_.title.empty())
    trace_label_->setText(trace_words(trace_, measured_));
  show_rows();
}

void TimelineView::show_rows() {
  if (!index_)
    return;
  const Trace& trace = index_->trace();
  timeline_->clear_selection();
  timeline_->show_rows(rows_chosen_.value_or(measured_.has_value()) ? 0 : most_rows);
  const SteadyStretch shown = opening();
  timeline_->set_source(
      [this, index = index_, measured = measured_, apart = apart_,
       other = other_words(simulated_->scenario)](double from, double to, int width) {
        Timeline timeline = index->show(
            from, to, width, told_pixels(timeline_->rows_visible() <= most_rows ? apart : 1));
        timeline.other = other;
        if (measured)
          add_measured(timeline, *measured->trace, measured->compared);
        return timeline;
      },
      static_cast<double>(trace.from), static_cast<double>(trace.to), {shown.from, shown.to});
}

SteadyStretch TimelineView::opening() const {
  if (measured_)
    return timeline_opening(steady_, static_cast<double>(index_->trace().from), true);
  const double before = timeline_->to() - timeline_->from(), now = steady_.to - steady_.from;
  const bool drags = snapshot() && snapshot()->draft;
  return drags && timeline_->follows() && timeline_->from() >= steady_.from / kept_scale &&
                 timeline_->to() <= static_cast<double>(index_->trace().to) &&
                 before < kept_scale * now && now < kept_scale * before
             ? SteadyStretch{timeline_->from(), timeline_->to(), steady_.period}
             : steady_;
}

void TimelineView::show_all() {
  timeline_->fit();
  choose_rows(true);
}

void TimelineView::follow() {
  rows_chosen_.reset();
  if (!index_)
    return;
  show_rows();
  timeline_->follow();
  if (!timeline_->cursor_cycle())
    transport_->set_place(static_cast<qint64>(timeline_->from()));
}

void TimelineView::choose_rows(bool all) {
  rows_chosen_ = all;
  timeline_->show_rows(all ? 0 : most_rows);
}

void TimelineView::say_rows() {
  const int all = timeline_->rows(), visible = timeline_->rows_visible();
  const QSignalBlocker quiet(scroll_);
  scroll_->setRange(0, all - visible);
  scroll_->setPageStep(std::max(1, visible));
  scroll_->setValue(timeline_->first_row());
  scroll_->setVisible(visible < all);
  all_rows_->setVisible(all > most_rows);
  all_rows_->setChecked(visible == all);
  all_rows_->setText(visible == all ? tr("all %1 warps").arg(all)
                                    : tr("%1 of %2 warps").arg(visible).arg(all));
  const QString help = visible == all
                           ? tr("Show %1 warps at most, larger (R)").arg(most_rows)
                           : tr("Show all warps (R); the wheel, Up and Down, Page Up and Page Down "
                                "scroll them");
  all_rows_->setToolTip(help);
  all_rows_->setAccessibleName(all_rows_->text());
  all_rows_->setAccessibleDescription(help);
}

std::optional<LookRange> TimelineView::shown_rows() const {
  const int all = timeline_->rows(), visible = timeline_->rows_visible();
  const double first = timeline_->first_row();
  return all > most_rows ? std::optional(LookRange{first, first + visible}) : std::nullopt;
}

LookRange TimelineView::shown_cycles() const {
  const auto kept = kept_cycles();
  return kept && kept != applied_ ? *kept : whole_cycles(timeline_->from(), timeline_->to());
}

std::optional<LookRange> TimelineView::kept_cycles() const {
  const FigureLooks& looks = workspace().document().looks;
  const auto kept = looks.find("timeline");
  if (kept == looks.end())
    return {};
  const LookRange none{-1, 0};
  const LookRange wanted = wanted_cycles(kept->second, none);
  return wanted == none ? std::nullopt : std::optional(wanted);
}

FigureLook TimelineView::look(FigureLook kept) const {
  if (!index_ || !simulated_)
    return kept;
  if (!kept.panels.empty()) // one range is said once
    kept.panels.front().x.min = kept.panels.front().x.max = std::nullopt;
  while (!kept.panels.empty() && kept.panels.back() == PanelLook{})
    kept.panels.pop_back();
  kept.cycles = shown_cycles();
  kept.rows = shown_rows();
  return kept;
}

int TimelineView::measured_rows() const {
  return measured_ ? static_cast<int>(measured_->trace->warps.size()) : 0;
}

void TimelineView::ask_trace() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open a measured trace"), {},
      tr("Traces of Chrome, Perfetto and Proton (*.json *.chrome_trace);;All files (*)"));
  if (!path.isEmpty())
    open_trace(path);
}

void TimelineView::open_trace(const QString& path) {
  const double megahertz = workspace().scenario().gpu->facts.value(FactKey::clock).value_or(1000);
  progress_->setValue(0);
  late_->start();
  reading_.start(
      [this, path, megahertz](const std::stop_token& stop, const Background::Progress& progress) {
        const std::string name = QFileInfo(path).fileName().toStdString();
        MeasuredTraceReader reader(name, megahertz);
        auto trace =
            feed_given(
                given_file(path), {}, {},
                [&reader](std::string_view piece) { return reader.feed(piece); }, stop, progress)
                .and_then([&] { return reader.finish(); });
        return std::function<void()>([this, name, trace = std::move(trace)]() mutable {
          if (!trace)
            return problem_label_->say(QString::fromStdString(name), trace.error());
          problem_label_->say({});
          Document next = workspace().document();
          next.trace = {name, std::make_shared<const MeasuredTrace>(*std::move(trace))};
          workspace().propose_document(tr("Open %1").arg(QString::fromStdString(name)),
                                       std::move(next));
        });
      });
}

void TimelineView::remove_trace() {
  Document next = workspace().document();
  next.trace = {};
  workspace().propose_document(
      tr("Remove measurements %1").arg(QString::fromStdString(trace_.title)), std::move(next));
  setFocus();
}

void TimelineView::dragEnterEvent(QDragEnterEvent* event) {
  if (given_in(*event->mimeData(), {QStringLiteral("json"), QStringLiteral("chrome_trace")},
               [](const QString&) { return false; }))
    event->acceptProposedAction();
  else
    event->ignore(); // the window may take it
}

void TimelineView::dropEvent(QDropEvent* event) {
  if (const auto source =
          given_in(*event->mimeData(), {QStringLiteral("json"), QStringLiteral("chrome_trace")},
                   [](const QString&) { return false; })) {
    event->acceptProposedAction();
    open_trace(source->path);
  }
}

bool TimelineView::shows_loop() const { return !index_->loop().classes.empty(); }

std::optional<LoopNumbersOf<why::Traced>> TimelineView::traced_loop() const {
  const ResolvedScenario& scenario = simulated_->scenario;
  if (!shows_loop())
    return std::nullopt;
  auto numbers = loop_numbers<why::Traced>(scenario, *scenario.instruction_loop);
  return numbers ? std::optional(*std::move(numbers)) : std::nullopt;
}

QString TimelineView::compared_words(const SimSummary& sums) const {
  const ResolvedScenario& scenario = simulated_->scenario;
  if (shows_loop())
    return compared_loop(scenario, *simulated_->loop, index_->loop().instructions, sums);
  return scenario.loop ? compared_loop(scenario, sums)
                       : compared(scenario, *snapshot()->results, sums);
}

/// Of the run as a whole.
why::Section TimelineView::explained() const {
  const SimSummary& sums = index_->trace().summary;
  const auto loop = traced_loop();
  return loop ? why::explain_simulation(simulated_->scenario, sums, *loop,
                                        index_->loop().instructions)
              : why::explain_simulation(simulated_->scenario, sums);
}

void TimelineView::show_summary() {
  const SnapshotPtr now = snapshot();
  if (!now || !index_ || !simulated_ ||
      !(now->results || simulated_->scenario.loop || shows_loop()))
    return;
  const why::Section numbers = explained();
  const auto shown = [&numbers](const char* id, char format, int digits, double factor) {
    const double value = factor * why::find(numbers.quantities, id)->value;
    const bool large = value >= 1000; // digits, not powers of ten
    return numbered(id, QString::number(value, large ? 'f' : format, large ? 0 : digits));
  };
  summary_->setVisible(!asking()); // it counts what a lesson may ask for
  summary_->show_words(tr("%1 · in flight %2 arithmetic + %3 other · %4 % of the issue slots used")
                           .arg(compared_words(index_->trace().summary),
                                shown("simulated_arithmetic_in_flight", 'g', 3, 1),
                                shown("simulated_other_in_flight", 'g', 3, 1),
                                shown("issue_slots_used", 'f', 0, 100)));
  emit numbersChanged();
}

void TimelineView::back_to_mix() {
  Scenario scenario = workspace().scenario();
  scenario.loop.reset();
  const QString what =
      scenario.instruction_loop ? tr("the loop in the timeline") : tr("the mix in the timeline");
  workspace().propose(what, std::move(scenario));
  setFocus();
}

Figure TimelineView::figure() const {
  return index_ && simulated_ ? timeline_figure(simulated_->scenario, *index_, shown_cycles(),
                                                measured_, shown_rows())
                              : Figure{};
}

void TimelineView::fill_menu(QMenu& menu) {
  QMenu* length = menu.addMenu(tr("Cycles simulated"));
  auto* group = new QActionGroup(length);
  for (const Cycle cycles : lengths)
    choice_entry(*length, group, tr("%L1").arg(cycles), cycles == cycles_, this, [this, cycles] {
      cycles_ = cycles;
      asked_.reset();
      redraw();
    });
  const Scenario& scenario = workspace().scenario();
  if (scenario.loop || !scenario.instruction_loop)
    add_latency_choice(menu);
  menu.addAction(tr("Zoom in") + QStringLiteral("\tW"), timeline_,
                 [this] { timeline_->zoom(1.5); });
  menu.addAction(tr("Zoom out") + QStringLiteral("\tS"), timeline_,
                 [this] { timeline_->zoom(1 / 1.5); });
  menu.addAction(tr("Show everything") + QStringLiteral("\tF"), this, &TimelineView::show_all);
  menu.addAction(tr("Two periods of a warp") + QStringLiteral("\tP"), this, &TimelineView::follow);
  QAction* all = menu.addAction(tr("All warps") + QStringLiteral("\tR"), this,
                                [this](bool on) { choose_rows(on); });
  all->setCheckable(true);
  all->setChecked(all_rows_->isChecked());
  all->setEnabled(timeline_->rows() > most_rows);
  if (scenario.loop)
    menu.addAction(scenario.instruction_loop ? tr("Back to the loop at the left")
                                             : tr("Back to the mix"),
                   this, &TimelineView::back_to_mix);
  menu.addAction(tr("Open a measured trace…"), this, &TimelineView::ask_trace);
  if (!trace_.title.empty())
    menu.addAction(tr("Remove the measured trace"), this, &TimelineView::remove_trace);
  QAction* cancel = menu.addAction(tr("Stop simulating"), &work_, &Background::cancel);
  cancel->setEnabled(work_.busy());
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
  if (transport_->take_key(*event))
    return;
  switch (event->key()) {
  case Qt::Key_W:
    return timeline_->zoom(1.5);
  case Qt::Key_S:
    return timeline_->zoom(1 / 1.5);
  case Qt::Key_A:
    return timeline_->pan(-0.2);
  case Qt::Key_D:
    return timeline_->pan(0.2);
  case Qt::Key_F:
    return show_all();
  case Qt::Key_P:
    return follow();
  case Qt::Key_R:
    return choose_rows(!all_rows_->isChecked());
  case Qt::Key_Up:
    return timeline_->scroll_rows(-1);
  case Qt::Key_Down:
    return timeline_->scroll_rows(1);
  case Qt::Key_PageUp:
    return timeline_->scroll_rows(-timeline_->rows_visible());
  case Qt::Key_PageDown:
    return timeline_->scroll_rows(timeline_->rows_visible());
  case Qt::Key_Escape:
    timeline_->clear_selection();
    timeline_->set_cursor_cycle({});
    pointed_.speaks = false;
    emit readout({});
    return;
  default:
    View::keyPressEvent(event);
  }
}

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
  pointed_.number = (story ? QStringLiteral("warp.") : QStringLiteral("slot.")) +
                    (waits(said->activity) ? QStringLiteral("ready") : QStringLiteral("issue"));
}

std::vector<why::Section> TimelineView::sections() const {
  if (!index_ || !simulated_)
    return {};
  std::vector<why::Section> all{explained()};
  const auto loop = traced_loop();
  const Pointed& at = pointed_;
  if (!recorded(static_cast<double>(at.cycle)) ||
      std::max(at.warp, at.slot) >= index_->trace().warps)
    return all; // of a run before
  all.push_back(why::explain_cycle(*index_, at.cycle));
  for (const auto& [warp, prefix] : {std::pair{at.warp, "warp."}, std::pair{at.slot, "slot."}})
    if (warp >= 0)
      all.push_back(why::explain_warp(simulated_->scenario, *index_, at.cycle, warp, prefix,
                                      loop ? &*loop : nullptr));
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

QString TimelineView::with_copies(const QString& words, int warp, Cycle cycle) const {
  const QString copies = copies_words(*index_, warp, cycle);
  return copies.isEmpty() ? words : tr("%1; %2").arg(words, copies);
}

/// Whole, where one looks, and below the window's sentence.
void TimelineView::say_at_pointer(const QString& words) {
  emit readout(words);
  QToolTip::showText(QCursor::pos(), as_tooltip(words), timeline_);
}

void TimelineView::say(int row, double cycle) {
  QToolTip::hideText(); // of another place
  if (!recorded(cycle))
    return;
  const auto at = static_cast<Cycle>(cycle);
  if (row < 0)
    return say_cycle(at);
  if (row < measured_rows()) {
    const QString words = measured_words(*measured_->trace, measured_->compared, row, cycle);
    return words.isEmpty() ? say_cycle(at) : say_at_pointer(words);
  }
  const int warp = index_->warp_of(row - measured_rows());
  const auto stories = index_->explainer().at(at, warp % index_->trace().config.schedulers);
  const auto story = std::ranges::find(stories, warp, &WarpStory::warp);
  if (story == stories.end())
    return;
  point_at(at, &*story, nullptr);
  say_at_pointer(
      tr("cycle %1: %2").arg(at).arg(with_copies(warp_words(*index_, *story, at), warp, at)));
}

void TimelineView::explain_at(int row, double cycle) {
  setFocus();
  if (!recorded(cycle))
    return;
  const auto at = static_cast<Cycle>(cycle);
  transport_->set_place(at);
  timeline_->set_cursor_cycle(cycle);
  if (row < measured_rows()) {
    timeline_->clear_selection();
    return say(row, cycle);
  }
  const int warp = index_->warp_of(row - measured_rows());
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
      arrows.push_back({row, index_->row_of(chosen->warp) + measured_rows(), cycle, cycle});
  }
  timeline_->select(row, cycle, std::move(arrows));
  const bool issues = story->activity == WarpActivity::issued;
  point_at(at, &*story, issues ? nullptr : slot_story(stories));
  const QString words = with_copies(warp_words(*index_, *story, at), warp, at);
  say_at_pointer(issues ? words
                        : tr("%1. %2").arg(words, slot_words(*index_, stories, scheduler, at)));
}

ViewInfo view_timeline() {
  return view_entry<TimelineView>("timeline", tr("Timeline"), 30, ViewQuestion::how_executed,
                                  {"simulated_other", "simulated_difference",
                                   "simulated_arithmetic_in_flight", "simulated_other_in_flight",
                                   "issue_slots_used", "throughput"},
                                  1);
}

} // namespace loom
