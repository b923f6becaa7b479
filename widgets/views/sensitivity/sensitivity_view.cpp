#include "widgets/views/sensitivity/sensitivity_view.h"

#include "core/scenario/parameters.h"
#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/tornado.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/lack.h"
#include "widgets/views/sensitivity/disagreement_panel.h"
#include "widgets/workspace/workspace.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace loom {

SensitivityView::SensitivityView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), charts_(new QWidget(this)), by_(new QSpinBox(this)),
      words_(new QLabel(this)), lack_(new Lack(workspace, this)),
      disagreement_(new DisagreementPanel(workspace, this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("What if"));
  setAccessibleDescription(tr("What a change of each parameter does. Up and down go through the "
                              "parameters, left and right change the chart, Enter explains the "
                              "parameter."));
  build();
}

void SensitivityView::build() {
  by_->setObjectName(QStringLiteral("by"));
  by_->setRange(1, 50);
  by_->setValue(static_cast<int>(std::lround(100 * options_.by)));
  by_->setPrefix(tr("each parameter ± "));
  by_->setSuffix(tr(" %"));
  set_quantity(by_, QStringLiteral("sensitivity.change"));
  by_->setAccessibleName(tr("Change of each parameter in percent"));
  by_->setToolTip(by_->accessibleName());
  connect(by_, &QSpinBox::valueChanged, this, [this](int percent) {
    options_.by = percent / 100.0;
    redraw();
  });
  words_->setObjectName(QStringLiteral("inert"));
  words_->setWordWrap(true);
  words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* change = new QWidget(this);
  auto* top = new QHBoxLayout(change);
  top->setContentsMargins(0, 0, 0, 0);
  top->setSpacing(16);
  top->addWidget(by_);
  top->addWidget(words_, 1);
  auto* side_by_side = new QHBoxLayout(charts_);
  side_by_side->setContentsMargins(0, 0, 0, 0);
  side_by_side->setSpacing(16);
  for (int chart = 0; chart < 2; ++chart) {
    auto* plot = new PlotWidget(charts_);
    plot->setFocusProxy(this);
    plot->setObjectName(chart == 0 ? QStringLiteral("needed") : QStringLiteral("throughput"));
    connect(plot, &PlotWidget::hovered, this,
            [this, chart](Point at) { say(chart, row_at(chart, at)); });
    connect(plot, &PlotWidget::left, this, &SensitivityView::leave);
    connect(plot, &PlotWidget::clicked, this,
            [this, chart](Point at) { explain_row(chart, row_at(chart, at)); });
    side_by_side->addWidget(plot, 1);
    plots_[static_cast<std::size_t>(chart)] = plot;
  }
  auto* both = new QWidget(this);
  auto* drawer = new Drawer(this);
  QWidget* disagreement = drawer->hold(disagreement_);
  column(both, {}, 4, {{drawer->hold(change)}, {charts_, 1}, {lack_, 1}});
  auto* halves = split(this, {{both, 3}, {disagreement, 1}}, {3000, 1000});
  halves->setHandleWidth(16);
  column(this, {8, 4, 8, 4}, 0, {{halves}});
  connect(disagreement_, &DisagreementPanel::readout, this, &View::readout);
  connect(disagreement_, &DisagreementPanel::numbersChanged, this, &View::numbersChanged);
  connect(disagreement_, &DisagreementPanel::whyAsked, this, &View::whyAsked);
}

void SensitivityView::fill_menu(QMenu& menu) {
  QAction* own = menu.addAction(tr("Sources' own ranges where they give one"));
  own->setCheckable(true);
  own->setChecked(options_.own_ranges);
  connect(own, &QAction::triggered, this, [this](bool on) {
    options_.own_ranges = on;
    redraw();
  });
  if (!workspace().scenario().instruction_loop)
    return;
  QAction* saturated = menu.addAction(tr("By gradual saturation, not by the bounds"));
  saturated->setCheckable(true);
  saturated->setChecked(options_.saturated);
  connect(saturated, &QAction::triggered, this, [this](bool on) {
    options_.saturated = on;
    redraw();
  });
}

Figure SensitivityView::figure() const {
  const SnapshotPtr now = workspace().snapshot();
  const auto all = sensitivity(now->scenario(), options_);
  return all ? sensitivity_figure(now->scenario(), *all, options_) : Figure{};
}

void SensitivityView::draw(const SnapshotPtr& snapshot) {
  const ResolvedScenario& scenario = snapshot->scenario();
  disagreement_->follow(scenario);
  disagreement_->setVisible(!snapshot->workload || loop_alpha(snapshot->workload->numbers));
  const auto all = sensitivity(scenario, options_);
  charts_->setVisible(all.has_value());
  lack_->say(all              ? QString()
             : snapshot->loop ? loop_problem(all.error())
                              : lacking_numbers(*snapshot),
             *snapshot);
  disagreement_->setEnabled(all.has_value());
  if (!all) {
    words_->clear();
    return;
  }
  std::array<TornadoDrawing, 2> drawings{draw_needed(scenario, *all),
                                         draw_throughput(scenario, *all)};
  const FigureStyle shown = style().while_dragged(snapshot->draft);
  QStringList inert;
  for (std::size_t chart = 0; chart < 2; ++chart) {
    plots_[chart]->show_panel(drawings[chart].panel, shown);
    for (const std::string& id : drawings[chart].inert)
      if (std::ranges::find(drawings[1 - chart].inert, id) != drawings[1 - chart].inert.end() &&
          chart == 0)
        inert << QString::fromStdString(id);
  }
  const auto said = [](const QStringList& names) {
    return names.isEmpty() ? QString()
                           : tr("No influence here: %1").arg(names.join(QStringLiteral(", ")));
  };
  words_->setToolTip(said(inert));
  // A loop has many numbers: the line names some of them, the tool tip all.
  constexpr qsizetype most = 3;
  if (snapshot->loop && inert.size() > most)
    inert = inert.mid(0, most) << QStringLiteral("…");
  words_->setText(said(inert));
  const bool changed =
      drawings[0].panel != drawings_[0].panel || drawings[1].panel != drawings_[1].panel;
  drawings_ = std::move(drawings);
  if (changed)
    leave(); // what was spoken of may be gone
}

int SensitivityView::row_at(int chart, Point at) const {
  const auto& swings = drawings_[static_cast<std::size_t>(chart)].panel.swings;
  const int row = static_cast<int>(swings.size()) - 1 - static_cast<int>(std::lround(at.y));
  return row >= 0 && row < static_cast<int>(swings.size()) ? row : -1;
}

void SensitivityView::say(int chart, int row) {
  const TornadoDrawing& drawing = drawings_[static_cast<std::size_t>(chart)];
  if (row < 0 || row >= static_cast<int>(drawing.readings.size()))
    return leave();
  plots_[static_cast<std::size_t>(1 - chart)]->set_readout({});
  chart_ = chart;
  row_ = row;
  const auto index = static_cast<std::size_t>(row);
  const Swing& swing = drawing.panel.swings[index];
  const double base = drawing.panel.tornado_base;
  const double far =
      std::abs(swing.high - base) >= std::abs(swing.low - base) ? swing.high : swing.low;
  plots_[static_cast<std::size_t>(chart)]->set_readout(
      drawing.readings[index], Point{far, swing_place(drawing.panel, index)});
  setAccessibleDescription(drawing.readings[index]); // what a screen reader says of the new place
  emit readout(drawing.readings[index]);
}

void SensitivityView::leave() {
  if (row_ < 0)
    return;
  row_ = -1;
  for (PlotWidget* plot : plots_)
    plot->set_readout({});
  emit readout({});
}

std::vector<why::Section> SensitivityView::sections() const {
  const Scenario& scenario = workspace().scenario();
  if (scenario.instruction_loop)
    return {};
  const OccupancyScale scale = occupancy_scale(scenario);
  std::vector<why::Section> all{
      why::explain_sensitivity(scenario, options_, scale.factor, scale.unit.toStdString())};
  for (why::Section& section : disagreement_->sections())
    all.push_back(std::move(section));
  return all;
}

QString SensitivityView::asked_quantity() const {
  if (const QString of_state = disagreement_->ask_here(); !of_state.isEmpty())
    return of_state;
  const auto& swings = drawings_[static_cast<std::size_t>(chart_)].panel.swings;
  if (row_ < 0 || row_ >= std::ssize(swings))
    return chart_ == 0 ? QString() : QStringLiteral("throughput");
  if (workspace().scenario().instruction_loop)
    return QString::fromStdString(swings[static_cast<std::size_t>(row_)].id);
  return QString::fromStdString(swings[static_cast<std::size_t>(row_)].id) +
         (chart_ == 0 ? QStringLiteral(".needed_swing") : QStringLiteral(".throughput_swing"));
}

void SensitivityView::explain_row(int chart, int row) {
  const TornadoDrawing& drawing = drawings_[static_cast<std::size_t>(chart)];
  if (row < 0 || row >= static_cast<int>(drawing.panel.swings.size()))
    return;
  const Swing& swing = drawing.panel.swings[static_cast<std::size_t>(row)];
  if (!find_parameter(swing.id)) {
    emit whyAsked();
    return;
  }
  const PlotWidget* plot = plots_[static_cast<std::size_t>(chart)];
  const QPointF place = plot->widget_at(
      {drawing.panel.tornado_base, swing_place(drawing.panel, static_cast<std::size_t>(row))});
  emit explain(QString::fromStdString(swing.id), plot->mapToGlobal(place).toPoint());
}

void SensitivityView::keyPressEvent(QKeyEvent* event) {
  const auto rows = [this](int chart) {
    return static_cast<int>(drawings_[static_cast<std::size_t>(chart)].readings.size());
  };
  const int last = rows(chart_) - 1;
  switch (event->key()) {
  case Qt::Key_Down:
    return say(chart_, std::min(row_ + 1, last));
  case Qt::Key_Up:
    return say(chart_, row_ < 0 ? last : std::max(row_ - 1, 0));
  case Qt::Key_Home:
    return say(chart_, 0);
  case Qt::Key_End:
    return say(chart_, last);
  case Qt::Key_Left:
  case Qt::Key_Right: {
    const int other = event->key() == Qt::Key_Left ? 0 : 1;
    return say(other, std::clamp(row_, 0, std::max(0, rows(other) - 1)));
  }
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return explain_row(chart_, row_);
  case Qt::Key_Escape:
    return leave();
  default:
    View::keyPressEvent(event);
  }
}

ViewInfo view_sensitivity() {
  return page_of("models",
                 view_entry<SensitivityView>(
                     "sensitivity", SensitivityView::tr("What if"), 92, ViewQuestion::on_real_gpus,
                     {"warps_needed", "throughput", "mem_lat.needed_swing",
                      "mem_lat.throughput_swing", "alpha.needed_swing", "warps.throughput_swing"}));
}

} // namespace loom
