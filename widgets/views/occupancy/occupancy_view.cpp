#include "widgets/views/occupancy/occupancy_view.h"

#include "core/why/section.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/occupancy/occupancy_figure.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/views/occupancy/resource_column.h"
#include "widgets/views/occupancy/sm_drawing.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace loom {

OccupancyView::OccupancyView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), controls_(new QWidget(this)), body_(new QWidget(this)),
      grid_(new QSpinBox(controls_)), carveout_(new QComboBox(controls_)),
      caching_(new QComboBox(controls_)), follow_(new QCheckBox(controls_)),
      sm_(new DiagramWidget(body_)), worth_(new NumberLabel(body_)),
      problem_(new NumberLabel(this)), fit_(new QPushButton(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Occupancy"));
  setAccessibleDescription(tr("What an SM holds of a launch. Up and down go through its resources; "
                              "the curves follow with Tab."));
  build_controls();
  build_body();
  connect_parts();
}

void OccupancyView::change(const QString& what, const std::function<void(Launch&)>& set) {
  const Scenario& now = workspace().scenario();
  Launch next = now.launch;
  set(next);
  workspace().propose(what, with_launch(now, next), Shown::at_once);
}

void OccupancyView::follow(bool on) {
  Scenario next = workspace().scenario();
  next.launch.decides_warps = on;
  workspace().propose(tr("what decides occupancy"),
                      on ? with_launch_warps(std::move(next)) : std::move(next));
}

void OccupancyView::fit_launch() {
  if (const auto limits = limits_of(*workspace().scenario().gpu))
    change(tr("launch"), [&](Launch& next) { next.config = fitted(**limits, next.config); });
}

void OccupancyView::draw(const SnapshotPtr& snapshot) {
  draft_ = snapshot->draft;
  sm_->set_style(style());
  take(snapshot->scenario());
}

void OccupancyView::take(const Scenario& scenario) {
  auto run = run_occupancy(scenario);
  for (QWidget* each : {controls_, body_})
    each->setVisible(run.has_value());
  problem_->setVisible(!run);
  fit_->setVisible(!run && limits_of(*scenario.gpu).has_value());
  if (!run)
    return show_problem(scenario, run.error());
  run_ = *std::move(run);
  show_choices(scenario);
  FigureStyle shown = style();
  shown.draft = draft_;
  for (ResourceColumn* each : columns_)
    each->show_run(*run_, shown);
  QStringList words{occupancy_words(*run_), worth_words(*run_, scenario), waves_words(*run_)};
  words.removeAll(QString());
  worth_->show_words(words.join(QLatin1Char(' ')));
  show_sm();
}

void OccupancyView::show_problem(const Scenario& scenario, const Error& error) {
  run_.reset();
  const bool known = limits_of(*scenario.gpu).has_value();
  // Above the button that mends it, or alone in the middle.
  problem_->setAlignment(known ? Qt::AlignHCenter | Qt::AlignBottom
                               : Qt::Alignment(Qt::AlignCenter));
  problem_->show_words(
      known ? tr("%1 cannot run this launch.\n%2")
                  .arg(QString::fromStdString(scenario.gpu->name), as_sentence(error))
            : as_sentence(error) + QLatin1Char('\n') +
                  tr("Choose another GPU to see what its SM holds."));
}

void OccupancyView::show_sm() {
  if (!run_ || !isVisible())
    return;
  const QSizeF room = sm_->room();
  sm_->set_diagram(
      sm_diagram(*run_, std::max(22.0, room.width() - 1), std::max(11.0, room.height() - 0.5)));
}

/// The launch that the pointer is on, along a curve.
std::vector<why::Section> OccupancyView::sections() const {
  if (!run_ || !pointed_.startsWith(QLatin1String("point:")))
    return {};
  Scenario there = workspace().scenario();
  there.launch.config =
      with(there.launch.config, curve_, pointed_.section(QLatin1Char(':'), 1).toInt());
  return {why::explain_launch(there, "there.")};
}

/// The number that was chosen in the field under the pointer, else in the one that has the
/// keyboard.
QString OccupancyView::asked_of_field() const {
  static constexpr std::array<std::pair<const char*, const char*>, 4> numbers{
      {{"threads_field", "threads_per_block"},
       {"registers_field", "launch_registers"},
       {"shared_field", "launch_shared"},
       {"grid", "grid"}}};
  QString asked;
  for (const auto& [name, id] : numbers)
    if (const auto* field = findChild<QSpinBox*>(QLatin1String(name));
        field && (field->underMouse() || (asked.isEmpty() && window()->focusWidget() == field)))
      asked = QLatin1String(id);
  return asked == QLatin1String("grid") && !run_->waves ? QString() : asked;
}

QString OccupancyView::asked_quantity() const {
  if (!run_)
    return {};
  if (const QString of_words = worth_->ask_here(); !of_words.isEmpty())
    return of_words;
  if (const QString of_field = asked_of_field(); !of_field.isEmpty() && pointed_.isEmpty())
    return of_field;
  if (pointed_.startsWith(QLatin1String("point:")))
    return QStringLiteral("there.launch_warps");
  if (!run_->impossible.detail.empty())
    return {};
  if (pointed_.endsWith(QLatin1String(".gains")) || pointed_.endsWith(QLatin1String(".loses")))
    return pointed_;
  if (pointed_.startsWith(QLatin1String("block:")))
    return QStringLiteral("blocks_per_sm");
  // The rows of the SM: what each alone allows.
  const int row = pointed_.section(QLatin1Char(':'), 1).toInt();
  const auto limiter = static_cast<Limiter>(row);
  return pointed_.isEmpty() || !run_->occupancy.limits[static_cast<std::size_t>(row)]
             ? QString()
             : QStringLiteral("blocks_by_") +
                   QString::fromStdString(std::string(to_string(limiter)));
}

void OccupancyView::hover(const QString& id) {
  pointed_ = id;
  emit readout(run_ ? part_words(*run_, id) : QString());
}

void OccupancyView::move_row(int by) {
  constexpr int rows = 4; // barriers are of unknown number and not drawn
  row_ = by == 0 ? -1 : row_ < 0 ? (by > 0 ? 0 : rows - 1) : (row_ + by + rows) % rows;
  const QString id = row_ < 0 ? QString() : QStringLiteral("row:%1").arg(row_);
  sm_->set_focused(id.toStdString());
  hover(id);
}

void OccupancyView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Down:
    return move_row(1);
  case Qt::Key_Up:
    return move_row(-1);
  case Qt::Key_Escape:
    return move_row(0);
  default:
    View::keyPressEvent(event);
  }
}

Figure OccupancyView::figure() const {
  const Scenario& scenario = workspace().scenario();
  const auto run = run_occupancy(scenario);
  return run ? occupancy_figure(scenario, *run) : Figure{};
}

ViewInfo view_occupancy() {
  return {QStringLiteral("occupancy"),
          QCoreApplication::translate("OccupancyView", "Occupancy"),
          9,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new OccupancyView(workspace, parent);
          },
          {QStringLiteral("launch_occupancy"),
           QStringLiteral("blocks_per_sm"),
           QStringLiteral("launch_warps"),
           QStringLiteral("blocks_by_registers"),
           QStringLiteral("whole_warps_needed"),
           QStringLiteral("registers_taken"),
           QStringLiteral("shared_taken"),
           QStringLiteral("carveout_enough"),
           QStringLiteral("waves"),
           QStringLiteral("tail_efficiency"),
           QStringLiteral("last_fill"),
           QStringLiteral("with_launch.fraction_of_peak"),
           QStringLiteral("with_full_sm.fraction_of_peak"),
           QStringLiteral("with_launch.ilp_needed"),
           QStringLiteral("registers.gains"),
           QStringLiteral("registers.loses"),
           QStringLiteral("threads.gains"),
           QStringLiteral("registers.gains.difference"),
           QStringLiteral("registers.loses.difference"),
           QStringLiteral("threads.gains.difference")}};
}

} // namespace loom
