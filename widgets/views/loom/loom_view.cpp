#include "widgets/views/loom/loom_view.h"

#include "core/scenario/parameters.h"
#include "core/scenario/timeline_run.h"
#include "core/why/parts.h"
#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/style/loom_words.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/lack.h"
#include "widgets/views/loom/loom_figure.h"
#include "widgets/views/loom/loom_recorder.h"
#include "widgets/views/loom/loom_sentence.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/plot_view.h"
#include "widgets/workspace/workspace.h"

#include <QAccessible>
#include <QCheckBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

// Of the window's text: the largest sentence, the smallest in one line, and one of two lines.
constexpr double largest_sentence = 1.7, one_line = 1.25, two_lines = 1.4, smallest = 1.1;
constexpr qint64 slow_ms = 25;
constexpr int late_ms = 200;

/// Whether this program may move anything by itself: windows do, tests and exports stand.
bool may_flow() { return qApp->property("loom_flows").toBool(); }

} // namespace

bool LoomView::Asked::same(const Asked& other) const {
  return same_simulation(scenario, other.scenario) && numbers == other.numbers;
}

LoomView::LoomView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), first_(new MarkedLabel(this)), second_(new QLabel(this)),
      alone_(new QCheckBox(tr("one warp only"), this)), flow_(new QToolButton(this)),
      loom_(new LoomWidget(this)), lack_(new Lack(workspace, this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Loom"));
  setAccessibleDescription(
      tr("What the warps of an SM do in steady state, a row for each, with what is in flight and "
         "how far the units are used. Left and right change α, up and down the warps, Space lets "
         "time flow or stand."));
  loom_->setFocusProxy(this);
  first_->setObjectName(QStringLiteral("loom_sentence"));

  first_->setAccessibleName(tr("What the warps reach"));
  second_->setObjectName(QStringLiteral("loom_second"));
  second_->setTextFormat(Qt::PlainText);
  second_->setWordWrap(true);
  second_->setForegroundRole(QPalette::PlaceholderText);
  second_->setAccessibleName(tr("What measured kernels do"));
  alone_->setObjectName(QStringLiteral("loom_alone"));
  alone_->setToolTip(tr("Shows one warp by itself: what it costs not to hide latency"));
  flow_->setObjectName(QStringLiteral("loom_flow"));
  flow_->setAutoRaise(true);
  flow_->setCheckable(true);
  flow_->setAccessibleName(tr("Time flows"));
  connect(alone_, &QCheckBox::toggled, this, &LoomView::set_alone);
  connect(flow_, &QToolButton::clicked, this, &LoomView::set_flowing);
  auto* head = beside({{first_, 1}, {alone_, 0, Qt::AlignTop}, {flow_, 0, Qt::AlignTop}}, 8);
  column(this, {12, 0, 12, 6}, 2, {{head, 0}, {second_, 0}, {lack_, 1}, {loom_, 1}});
  late_.setSingleShot(true);
  late_.setInterval(late_ms);
  connect(&late_, &QTimer::timeout, this, [this] { loom_->set_stale(true); });
  connect(loom_, &LoomWidget::hovered, this, &LoomView::point_at);
  connect(loom_, &LoomWidget::left, this, [this] { point_at({}); });
  connect(loom_, &LoomWidget::clicked, this, [this](const LoomPlace& place) {
    setFocus(Qt::MouseFocusReason);
    point_at(place);
    if (place.what != LoomPlace::What::nothing)
      emit whyAsked();
  });
  connect(loom_, &LoomWidget::dragBegun, this, [this] {
    dragged_from_ = this->workspace().scenario();
    QToolTip::hideText();
    this->workspace().begin_drag();
  });
  connect(loom_, &LoomWidget::dragEnded, this, [this] {
    dragged_from_.reset();
    this->workspace().end_drag();
  });
  connect(loom_, &LoomWidget::warpsDragged, this, &LoomView::drag_warps);
  connect(loom_, &LoomWidget::latencyDragged, this, &LoomView::drag_latency);
  connect(loom_, &LoomWidget::arithmeticDragged, this, &LoomView::drag_arithmetic);
  set_flowing(may_flow());
}

const LoomPicture* LoomView::woven() const {
  return loom_->picture() ? &*loom_->picture() : nullptr;
}

void LoomView::draw(const SnapshotPtr& snapshot) {
  loom_->set_style(style());
  fit_sentence();
  const bool loop_lacks = snapshot->loop && !*snapshot->loop;
  const bool complete = snapshot->workload.has_value() && !loop_lacks;
  lack_->say(complete     ? QString()
             : loop_lacks ? loop_problem(snapshot->loop->error())
                          : lacking_numbers(*snapshot),
             *snapshot);
  first_->setVisible(complete);
  loom_->setVisible(complete);
  alone_->setVisible(complete && !asking()); // it says what is lost
  second_->setVisible(complete && !asking() && !is_low());
  if (!complete) {
    work_.cancel();
    late_.stop();
    running_.reset();
    return;
  }
  Asked run{snapshot->scenario(), snapshot->workload->numbers};
  if (alone_->isChecked())
    run.scenario.warps = 1;
  if (!snapshot->draft)
    seen_ = 0;
  else if (seen_ == 0 && woven())
    seen_ = woven()->shown;
  if (snapshot->draft) {
    if (shown_ && shown_->same(run))
      return say();
    work_.cancel();
    late_.stop();
    running_.reset();
    if (slow_)
      return loom_->set_stale(true);
    QElapsedTimer clock;
    clock.start();
    LoomEffort effort = LoomEffort::draft();
    effort.seen = seen_;
    auto picture = loom_picture(run.scenario, run.numbers, effort);
    slow_ = clock.elapsed() > slow_ms;
    take(run, std::move(picture));
    shown_.reset(); // a draft: the hand lets go of the real one
    return;
  }
  slow_ = false;
  if (shown_ && shown_->same(run))
    return say();
  if (!running_ || !running_->same(run))
    weave(run);
}

void LoomView::weave(const Asked& run) {
  if (!woven()) { // the first picture is there at once, a better one follows
    take(run, loom_picture(run.scenario, run.numbers, LoomEffort::draft()));
    shown_.reset();
  }
  running_ = run;
  late_.start();
  work_.start([this, run](const std::stop_token& stop, const Background::Progress&) {
    auto picture = loom_picture(run.scenario, run.numbers, {}, stop);
    return std::function<void()>([this, run, picture = std::move(picture)]() mutable {
      running_.reset();
      take(run, std::move(picture));
    });
  });
}

void LoomView::take(const Asked& run, Result<LoomPicture> picture) {
  const SnapshotPtr now = snapshot();
  late_.stop();
  if (!picture) {
    shown_.reset();
    lack_->say(spoken(picture.error().detail), *now);
    for (QWidget* each : {static_cast<QWidget*>(loom_), static_cast<QWidget*>(first_),
                          static_cast<QWidget*>(second_)})
      each->hide();
    return;
  }
  shown_ = run;
  name_classes(*picture, run.scenario);
  if (!alone_->isChecked()) {
    share_of_all_.reset();
  } else if (now->workload) {
    share_of_all_ = now->workload->evaluation.fraction_of_peak;
  }
  needed_ = picture->needed;
  if (asking())
    picture->needed = std::nan("");
  loom_->set_picture(*std::move(picture));
  say();
  emit numbersChanged();
}

void LoomView::say() {
  const LoomPicture* picture = woven();
  const SnapshotPtr now = snapshot();
  if (!picture || !now)
    return;
  // The mark of the warps needed would give a prediction away.
  if (const double shown = asking() ? std::nan("") : needed_;
      std::isnan(shown) != std::isnan(picture->needed)) {
    LoomPicture other = *picture;
    other.needed = shown;
    loom_->set_picture(std::move(other));
    picture = woven();
  }
  if (asking()) {
    first_->setText(tr("The lesson asks first: what the warps reach stands here again with the "
                       "answer."));
    second_->clear();
    first_->setToolTip({});
    return;
  }
  const LoomSentence said = loom_sentence(*now, *picture, style(), share_of_all_);
  if (first_->text() != said.first)
    first_->setText(said.first);
  second_->setText(said.second);
  first_->setToolTip(is_low() ? said.second : QString());
  fit_sentence();
  if (first_->accessibleDescription() != said.plain) {
    first_->setAccessibleDescription(said.plain);
    if (!now->draft) { // a screen reader hears where the drag ended, not every step of it
      QAccessibleEvent changed(first_, QAccessible::DescriptionChanged);
      QAccessible::updateAccessibility(&changed);
    }
  }
}

/// The sentence is the largest text of the window: as large as it may be in one line, else in two.
void LoomView::fit_sentence() {
  const QString words = first_->words();
  const double switches = alone_->isHidden() ? 0 : alone_->sizeHint().width() + 16.0;
  const double room = width() - 2.0 * unit(this) - 16 - switches - flow_->sizeHint().width();
  double share = largest_sentence;
  QFont large = in_bold(font());
  const auto wide = [&] {
    large.setPointSizeF(font().pointSizeF() * share);
    return QFontMetricsF(large).horizontalAdvance(words);
  };
  while (share > one_line && wide() > room)
    share -= 0.05;
  if (wide() > room) { // broken between words, so not to the last pixel
    share = two_lines;
    while (share > smallest && wide() > 1.8 * room)
      share -= 0.05;
  }
  large = font();
  large.setPointSizeF(large.pointSizeF() * share);
  if (first_->font() != large)
    first_->setFont(large);
}

/// Where little room is left the second line is a tool tip: the cloth goes before it.
bool LoomView::is_low() const { return height() < 16 * fontMetrics().height(); }

void LoomView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  fit_sentence();
  if (!loom_->isHidden())
    second_->setVisible(!is_low());
  first_->setToolTip(is_low() ? second_->text() : QString());
}

void LoomView::set_alone(bool) {
  shown_.reset();
  redraw();
}

void LoomView::set_flowing(bool flowing) {
  flow_->setChecked(flowing);
  flow_->setIcon(icon(flowing ? QStringLiteral("pause") : QStringLiteral("play")));
  flow_->setToolTip(flowing ? tr("Lets time stand (Space)") : tr("Lets time flow (Space)"));
  loom_->set_flowing(flowing && may_flow());
}

void LoomView::fill_menu(QMenu& menu) {
  QAction* flows = menu.addAction(tr("Time flows"));
  flows->setCheckable(true);
  flows->setChecked(flow_->isChecked());
  connect(flows, &QAction::triggered, this, &LoomView::set_flowing);
  QAction* record =
      menu.addAction(tr("Record as pictures…"), this, [this] { ask_and_record(*loom_, *this); });
  record->setToolTip(tr("A period of the run as numbered PNGs, and as a film where ffmpeg is"));
  record->setEnabled(woven() && !asking());
  add_latency_choice(menu);
}

QVariantMap LoomView::choices() const { return {{QStringLiteral("flows"), flow_->isChecked()}}; }

void LoomView::restore_choices(const QVariantMap& choices) {
  if (const QVariant flows = choices.value(QStringLiteral("flows")); flows.isValid())
    set_flowing(flows.toBool());
}

void LoomView::keyPressEvent(QKeyEvent* event) {
  const auto step = [&](const char* parameter, int steps) {
    if (event->modifiers() & Qt::ShiftModifier)
      steps *= 10;
    const Scenario& now = workspace().scenario();
    if (const SnapshotPtr shown = snapshot(); now.instruction_loop && shown && shown->workload)
      return workspace().propose(tr("move the operating point"),
                                 LoopSweep(*shown, parameter == std::string_view("warps")
                                                       ? LoopAxis::warps
                                                       : chosen_axis(*shown))
                                     .stepped(steps),
                                 Shown::at_once);
    const ParameterInfo& info = *find_parameter(parameter);
    workspace().propose(QString::fromLatin1(parameter), stepped(info, *get(now, parameter), steps),
                        Shown::at_once);
  };
  switch (event->key()) {
  case Qt::Key_Space:
    return set_flowing(!flow_->isChecked());
  case Qt::Key_Left:
  case Qt::Key_Right:
    step("alpha", event->key() == Qt::Key_Left ? -1 : 1);
    return speak();
  case Qt::Key_Up:
    step("warps", 1);
    return speak();
  case Qt::Key_Down:
    step("warps", -1);
    return speak();
  case Qt::Key_Return:
  case Qt::Key_Enter:
    emit whyAsked();
    return;
  default:
    break;
  }
  View::keyPressEvent(event);
}

/// What the picture says, counted in the simulated run or by the bounds.
std::vector<why::Section> LoomView::sections() const {
  const LoomPicture* picture = woven();
  const SnapshotPtr now = snapshot();
  if (!picture || !now || !now->workload || asking())
    return {};
  const Message how = LOOM_TEXT("counted: an SM simulated event by event, %1 cycles of its steady "
                                "state")(static_cast<std::int64_t>(picture->counted));
  const Message bound = LOOM_TEXT("the bounds: latency × throughput")();
  const Message saturation = LOOM_TEXT("gradual saturation, as measured kernels do")();
  why::Section section{"loom", LOOM_TEXT("Loom"), {}};
  const auto add = [&](std::string id, Message name, std::string unit, double value,
                       const Message& by) {
    if (std::isfinite(value))
      section.keep(why::counted(std::move(id), std::move(name), "", std::move(unit), value, by));
  };
  add("loom_share", LOOM_TEXT("share of the peak, simulated")(), "", picture->share, how);
  add("loom_bound_share", LOOM_TEXT("share of the peak by the bounds")(), "", picture->bound_share,
      bound);
  add("loom_warps", LOOM_TEXT("warps on the SM")(), "warps", picture->warps, how);
  add("loom_places", LOOM_TEXT("warps that an SM can hold")(), "warps", picture->places, how);
  const double needed = std::ceil(picture->needed - 1e-9);
  add("loom_needed", LOOM_TEXT("warps needed")(), "warps", picture->needed, bound);
  add("loom_needed_whole", LOOM_TEXT("whole warps needed")(), "warps", needed, bound);
  add("loom_missing", LOOM_TEXT("warps missing")(), "warps", needed - picture->warps, bound);
  add("loom_ilp_needed", LOOM_TEXT("independent instructions per warp that would do")(), "",
      now->workload->evaluation.ilp_needed, bound);
  if (share_of_all_ && picture->share > 0)
    add("loom_times", LOOM_TEXT("times as much as one warp alone")(), "",
        *share_of_all_ / picture->share, how);
  double queued = 0;
  for (std::size_t c = 0; c < picture->classes.size(); ++c) {
    const LoomClass& each = picture->classes[c];
    const std::string number = std::to_string(c);
    queued += each.queued;
    add("loom_flying_" + number, LOOM_TEXT("%1 in flight")(each.many), "instructions/SM",
        each.flying, how);
    add("loom_queued_" + number, LOOM_TEXT("%1 that wait for their unit")(each.many),
        "instructions/SM", each.queued, how);
    add("loom_latency_" + number, LOOM_TEXT("cycles of %1 in flight")(each.one), "cycles",
        each.latency, how);
    add("loom_rate_" + number, LOOM_TEXT("%1 per cycle")(each.many), "IPC/SM", each.rate, how);
  }
  add("loom_queued", LOOM_TEXT("instructions that wait for their unit")(), "instructions/SM",
      queued, how);
  add("loom_ready", LOOM_TEXT("warps that are ready and wait for a slot")(), "warps",
      picture->ready, how);
  add("loom_shown", LOOM_TEXT("cycles that are seen")(), "cycles", picture->shown, how);
  for (const LoomUnit& each : picture->units)
    add("loom_used_" + std::to_string(index(each.resource)),
        LOOM_TEXT("use of the unit: %1")(loom_unit_name(each.resource).toStdString()), "",
        each.used, how);
  for (const double warps :
       {1.0 * picture->warps, std::min(needed, 1.0 * picture->places), 1.0 * picture->places})
    if (const auto share = gradual_share(*now, warps))
      add("loom_gradual_" + std::to_string(static_cast<int>(warps)),
          LOOM_TEXT("share of the peak with %1 warps")(static_cast<int>(warps)), "", *share,
          saturation);
  if (now->results)
    for (const MeasuredNeed& each : now->results->advice.measured) {
      add("loom_measured_part", LOOM_TEXT("measured part of the peak")(), "", each.part, how);
      add("loom_measured_warps", LOOM_TEXT("measured with so many warps")(), "warps", each.warps,
          how);
    }
  if (pointed_.warp >= 0) {
    const Message place = LOOM_TEXT("the place that is asked for")();
    section.keep(why::given({.id = "loom_warp",
                             .name = LOOM_TEXT("warp")(),
                             .value = 1.0 * pointed_.warp,
                             .source = place}));
    section.keep(why::given({.id = "loom_cycle",
                             .name = LOOM_TEXT("cycle")(),
                             .unit = "cycles",
                             .value = pointed_.cycle,
                             .source = place}));
    if (pointed_.of_class >= 0)
      add("loom_span", LOOM_TEXT("cycles of it")(), "cycles", pointed_.to - pointed_.from, how);
  }
  return {std::move(section)};
}

QString LoomView::asked_quantity() const {
  if (!woven())
    return {};
  const QString of_class = QString::number(pointed_.of_class);
  switch (pointed_.what) {
  case LoomPlace::What::needed:
    return std::isfinite(woven()->needed) ? QStringLiteral("loom_needed")
                                          : QStringLiteral("loom_share");
  case LoomPlace::What::unit: {
    const LoomUnit& unit = woven()->units[static_cast<std::size_t>(pointed_.unit)];
    return QStringLiteral("loom_used_") + QString::number(index(unit.resource));
  }
  case LoomPlace::What::warp:
    if (pointed_.of_class >= 0)
      return QStringLiteral("loom_span");
    break;
  case LoomPlace::What::no_warp:
    return QStringLiteral("loom_warp");
  case LoomPlace::What::tub:
    if (pointed_.of_class >= 0)
      return pointed_.state == LoomState::ready    ? QStringLiteral("loom_ready")
             : pointed_.state == LoomState::queued ? QStringLiteral("loom_queued_") + of_class
                                                   : QStringLiteral("loom_flying_") + of_class;
    break;
  case LoomPlace::What::nothing:
    break;
  }
  // The first number of the sentence.
  // At the cusp the sentence names no share.
  const bool says_share = first_->words().contains(QLatin1Char('%'));
  if (!says_share)
    return QStringLiteral("loom_flying_0");
  return woven()->share < 0.995 || share_of_all_ ? QStringLiteral("loom_share")
                                                 : QStringLiteral("loom_warps");
}

QString LoomView::place_words(const LoomPlace& place) const {
  const LoomPicture& picture = *woven();
  const LoomClass* of =
      place.of_class >= 0 ? &picture.classes[static_cast<std::size_t>(place.of_class)] : nullptr;
  switch (place.what) {
  case LoomPlace::What::nothing:
    return {};
  case LoomPlace::What::needed:
    return std::isfinite(picture.needed)
               ? tr("%1 warps needed to reach the peak, by the bounds: latency × throughput")
                     .arg(number(picture.needed))
               : QString();
  case LoomPlace::What::unit: {
    const LoomUnit& unit = picture.units[static_cast<std::size_t>(place.unit)];
    return QStringLiteral("%1: %2").arg(loom_unit_name(unit.resource), loom_unit_words(unit));
  }
  case LoomPlace::What::no_warp:
    return tr("warp %1 is not there: the SM could hold it, and nothing here is in flight")
        .arg(place.warp);
  case LoomPlace::What::tub:
    if (!of)
      return tr("nothing more is in flight");
    return place.state == LoomState::ready
               ? tr("%1 warps are ready and wait for an issue slot, on average")
                     .arg(number(picture.ready))
           : place.state == LoomState::queued
               ? tr("%1 %2 wait for their unit, on average")
                     .arg(number(of->queued), QString::fromStdString(of->many))
               : tr("%1 %2 in flight on average: %3 cycles × %4 a cycle")
                     .arg(number(of->flying), QString::fromStdString(of->many), number(of->latency),
                          number(of->rate));
  case LoomPlace::What::warp:
    if (!of)
      return tr("warp %1 waits for what is in flight, cycle %2").arg(place.warp).arg(place.cycle);
    const QString name = QString::fromStdString(of->one);
    const QString cycles = number(place.to - place.from);
    return place.state == LoomState::ready
               ? tr("warp %1 is ready and waits %2 cycles for an issue slot")
                     .arg(place.warp)
                     .arg(cycles)
           : place.state == LoomState::queued
               ? tr("warp %1: %2, waits %3 cycles for its unit").arg(place.warp).arg(name, cycles)
               : tr("warp %1: %2, in flight for %3 cycles").arg(place.warp).arg(name, cycles);
  }
  return {};
}

/// What the keys have come to.
void LoomView::speak() { emit readout(asking() ? QString() : first_->words()); }

void LoomView::point_at(const LoomPlace& place) {
  pointed_ = place;
  const QString words = woven() && !asking() ? place_words(place) : QString();
  if (words.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(QCursor::pos(), words, loom_);
  emit readout(words);
}

void LoomView::drag_warps(double warps) {
  emit readout({}); // it was of the place where the hand took the edge
  workspace().propose(QStringLiteral("warps"), dragged_to_warps(workspace().scenario(), warps));
}

/// Another latency of the unit that takes longest, where a number of the GPU says it.
void LoomView::drag_latency(double by) {
  const LoomPicture* picture = woven();
  if (!dragged_from_ || !picture || picture->longest < 0)
    return;
  const auto& resource = picture->classes[static_cast<std::size_t>(picture->longest)].of.resource;
  const char* parameter = resource == Resource::dram     ? "mem_lat"
                          : resource == Resource::shared ? "shared_lat"
                          : resource == Resource::sfu    ? "sfu_lat"
                                                         : nullptr;
  if (const auto was = parameter ? get(*dragged_from_, parameter) : std::nullopt)
    workspace().propose(QString::fromLatin1(parameter), std::max(1.0, std::round(*was + by)));
}

void LoomView::drag_arithmetic(double factor) {
  if (!dragged_from_)
    return;
  const SnapshotPtr now = snapshot();
  if (!dragged_from_->instruction_loop)
    return workspace().propose(
        QStringLiteral("alpha"),
        dragged_to_alpha(workspace().scenario(), dragged_from_->alpha * factor));
  if (!now->workload)
    return;
  if (const auto alpha = loop_alpha(now->workload->numbers))
    workspace().propose(QStringLiteral("alpha"),
                        at_alpha(*dragged_from_, now->workload->numbers, *alpha * factor));
}

Figure LoomView::figure() const { return woven() ? loom_figure(*snapshot(), *woven()) : Figure{}; }

ViewInfo view_loom() {
  return view_entry<LoomView>(
      "loom", tr("Loom"), 10, ViewQuestion::why_slow,
      {"throughput", "warps_needed", "arithmetic_in_flight", "other_in_flight"}, 1);
}

} // namespace loom
