#include "widgets/views/accuracy/accuracy_view.h"

#include "core/scenario/parameters.h"
#include "widgets/look/controls.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/accuracy_list.h"
#include "widgets/views/comparison.h"
#include "widgets/views/lack.h"
#include "widgets/views/models/models_words.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

AccuracyChart nth(int index) { return static_cast<AccuracyChart>(index); }

/// A GPU that was measured for this program.
constexpr const char* measured_gpu = "h200";

} // namespace

AccuracyView::AccuracyView(Workspace& workspace, QWidget* parent)
    : PlotView(workspace, parent, 1), list_(new AccuracyList(this)) {
  setAccessibleName(tr("Accuracy"));
  setAccessibleDescription(tr("Relative error of one model over α and warps. Left and right move "
                              "α, up and down the occupancy; Tab leads to the list of models."));
  set_side(list_);
  auto* show = new QPushButton(tr("Show the H200"), this);
  show->setObjectName(QStringLiteral("show_measured"));
  show->setToolTip(tr("Its measurements come with the program; can be undone"));
  connect(show, &QPushButton::clicked, this, &AccuracyView::show_measured_gpu);
  lack().set_remedy(show);
  pause_.setSingleShot(true);
  pause_.setInterval(300);
  connect(&pause_, &QTimer::timeout, this, [this] {
    errors_.simulate();
    redraw();
  });
  connect(&errors_, &ModelErrors::simulated, this, [this] { redraw(); });
  connect(list_, &AccuracyList::chart_chosen, this, [this](int chart) { choose(nth(chart)); });
  connect(list_, &AccuracyList::set_chosen, this, [this](int set) {
    AccuracyPart next = part();
    next.set = set;
    propose(tr("measurements"), next);
  });
  connect(list_, &AccuracyList::selected, this, &AccuracyView::select);
  connect(&list_->numbers(), &CellNumbers::whyAsked, this, &View::whyAsked);
}

void AccuracyView::fill_menu(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  for (int index = 0; index < accuracy_chart_count; ++index)
    choice_entry(menu, group, accuracy_chart_name(nth(index)), nth(index) == chart(), this,
                 [this, index] { choose(nth(index)); });
  menu.addSeparator();
  add_latency_choice(menu);
}

const AccuracyPart& AccuracyView::part() const { return workspace().document().accuracy; }

AccuracyChart AccuracyView::chart() const {
  return part().chart.value_or(errors_.sets().empty() ? AccuracyChart::needed
                                                      : AccuracyChart::heat);
}

void AccuracyView::propose(const QString& what, const AccuracyPart& next) {
  workspace().propose(what, &Document::accuracy, next, Shown::at_once);
}

std::vector<why::Section> AccuracyView::sections() const {
  if (shows_needed()) {
    const std::optional<std::size_t> shown = needed_shown();
    if (!shown)
      return {};
    return {{"needed_pointed",
             LOOM_TEXT("Point of the chart"),
             {why::explain_needed(cases_[*shown], model(), *needed().predicted[*shown])}}};
  }
  std::vector<why::Section> all = errors_.sections(workspace().scenario());
  if (pointed_)
    all.push_back({"error_pointed",
                   LOOM_TEXT("Point of the chart"),
                   {why::explain_residual(workspace().scenario(), model(), *pointed_)}});
  return all;
}

std::optional<std::size_t> AccuracyView::needed_shown() const {
  const auto& predicted = needed().predicted;
  if (pointed_case_ < predicted.size() && predicted[pointed_case_])
    return pointed_case_;
  const auto first = std::ranges::find_if(predicted, [](const auto& each) { return bool(each); });
  return first == predicted.end() ? std::nullopt
                                  : std::optional<std::size_t>(first - predicted.begin());
}

QString AccuracyView::asked_quantity() const {
  if (shows_needed())
    return ModelErrors::quantity(model(), "off_needed");
  if (plot(0).underMouse() && pointed_)
    return ModelErrors::quantity(model(), "off_measured");
  const QString cell = plot(0).underMouse() ? QString() : list_->asked();
  return cell.isEmpty() ? ModelErrors::quantity(model(), "mean_error") : cell;
}

void AccuracyView::choose(AccuracyChart chart) {
  AccuracyPart next = part();
  next.chart = chart;
  propose(tr("chart"), next);
}

void AccuracyView::select(std::size_t model) {
  AccuracyPart next = part();
  next.model = model;
  propose(tr("model"), next);
}

/// The H200's own loads, at the operating point that is shown.
void AccuracyView::show_measured_gpu() {
  const auto gpu = workspace().catalogue().find(measured_gpu);
  if (!gpu)
    return;
  Scenario next = with_gpu(workspace().scenario(), *gpu);
  next.instruction_loop.reset();
  if (measured_sets(next, &workspace().catalogue()).empty()) {
    next.mix = Mix::global;
    next.access = "coalesced";
    next.ilp = 1;
  }
  workspace().propose(tr("show the H200"), next);
}

/// Every case is a simulation: those are done beside, and the chart is empty until then.
const NeededAnswers& AccuracyView::needed() const {
  if (cases_.empty())
    cases_ = needed_cases(workspace().catalogue());
  auto& answers = needed_[model()];
  if (!answers && model() == simulation_model()) {
    static const NeededAnswers none{simulation_model(), {}};
    return none;
  }
  if (!answers)
    answers = needed_answers(cases_, model());
  return *answers;
}

void AccuracyView::ask_simulation() {
  if (asked_.busy() || needed_[simulation_model()] || cases_.empty())
    return;
  asked_.start([this, cases = cases_](const std::stop_token& stop, const Background::Progress&) {
    NeededAnswers answers{simulation_model(), {}};
    for (const NeededCase& each : cases) {
      if (stop.stop_requested())
        return std::function<void()>();
      answers.predicted.push_back(needed_by(each, simulation_model()));
    }
    return std::function<void()>([this, answers = std::move(answers)]() mutable {
      needed_[simulation_model()] = std::move(answers);
      redraw();
    });
  });
}

QString AccuracyView::problem(const Snapshot& snapshot) const {
  if (const QString words = PlotView::problem(snapshot); !words.isEmpty())
    return words;
  if (!errors_.sets().empty() || shows_needed())
    return {};
  const ResolvedScenario& scenario = snapshot.scenario();
  if (scenario.instruction_loop)
    return tr(
        "Nothing was measured of this loop.\nImport measurements of your own from a CSV file, "
        "or choose a mix that was measured; the loop comes back by undoing.");
  const QString of = scenario.ilp == 1 ? QString() : tr(" with ILP %1").arg(scenario.ilp);
  return tr("Nothing was measured of this mix and access on %1%2.\nChoose a GPU that was measured, "
            "or import measurements of your own from a CSV file.")
      .arg(QString::fromStdString(scenario.gpu->name), of);
}

std::vector<Panel> AccuracyView::panels(const Snapshot& snapshot) const {
  errors_.update(snapshot, snapshot.document.accuracy.set);
  if (shows_needed()) {
    const NeededAnswers& answers = needed();
    if (answers.predicted.empty())
      return {Panel{}};
    return {needed_panel_of(cases_, answers)};
  }
  if (errors_.sets().empty())
    return {};
  return {accuracy_panel(snapshot.scenario(), errors_, snapshot.document.accuracy)};
}

Figure AccuracyView::figure() const {
  Figure figure = PlotView::figure();
  without_operating_point(figure.panels); // nothing on paper says what the ring is
  return figure;
}

Figure AccuracyView::description(const Snapshot& snapshot) const {
  errors_.update(snapshot, snapshot.document.accuracy.set);
  if (shows_needed())
    return needed_description(cases_, {needed()});
  return errors_.sets().empty() ? Figure{}
                                : accuracy_description(snapshot.scenario(), errors_, model());
}

void AccuracyView::draw(const SnapshotPtr& snapshot) {
  errors_.update(*snapshot, part().set);
  if (pointed_) { // of the errors as they are now
    const auto& all = errors_.residuals(model());
    const auto same = std::ranges::find_if(all, [this](const Residual& each) {
      return each.alpha == pointed_->alpha && each.measured.warps == pointed_->measured.warps;
    });
    pointed_ = same == all.end() ? std::nullopt : std::optional(*same);
  }
  PlotView::draw(snapshot);
  if (shows_needed() && model() == simulation_model())
    ask_simulation();
  list_->show_errors(errors_, model(), chart(),
                     part().set < std::ssize(errors_.sets()) ? part().set : -1);
  emit numbersChanged();
  if (!snapshot->draft && snapshot->results && !errors_.summary(simulation_model()) &&
      !errors_.simulating() && !errors_.sets().empty())
    pause_.start();
}

Point AccuracyView::place(const Residual& residual) const {
  const double off = 100 * residual.relative;
  switch (chart()) {
  case AccuracyChart::heat:
    return {alpha_place(plot(0).panel().x, residual.alpha), residual.measured.warps};
  case AccuracyChart::over_warps:
    return {residual.measured.warps, off};
  case AccuracyChart::over_throughput:
    return {residual.measured.throughput, off};
  case AccuracyChart::needed:
    break;
  }
  return {};
}

PlaceReadout AccuracyView::read(const Snapshot&, int, Point at) const {
  PlaceReadout found{{}, {}, std::nan(""), std::nan("")};
  const QPointF pointer = plot(0).widget_at(at);
  double least = 1e300;
  if (shows_needed()) {
    const NeededAnswers& answers = needed();
    for (std::size_t i = 0; i < answers.predicted.size(); ++i) {
      if (!answers.predicted[i])
        continue;
      const Point dot{cases_[i].measured, *answers.predicted[i]};
      const QPointF there = plot(0).widget_at(dot);
      const double away = std::hypot(there.x() - pointer.x(), there.y() - pointer.y());
      if (away < least) {
        least = away;
        pointed_case_ = i;
        found.text = needed_words(cases_[i], *answers.predicted[i]);
        found.snap = dot;
      }
    }
    return found;
  }
  for (const Residual& each : errors_.residuals(model())) {
    const QPointF there = plot(0).widget_at(place(each));
    const double away = std::hypot(there.x() - pointer.x(), there.y() - pointer.y());
    if (away >= least)
      continue;
    least = away;
    pointed_ = each;
    found = {residual_words(each), place(each), each.alpha, each.measured.warps};
  }
  return found;
}

std::optional<Point> AccuracyView::place_of(const Snapshot&, int, double alpha,
                                            double warps) const {
  if (shows_needed())
    return {}; // its dots are of other scenarios
  // The measured point nearest to the state, whatever the chart.
  std::optional<Point> found;
  double least = 1e300;
  const double span = std::max(1.0, warps);
  for (const Residual& each : errors_.residuals(model())) {
    const double intensity = std::isinf(each.alpha) == std::isinf(alpha)
                                 ? std::isinf(alpha) ? 0 : std::log2((1 + each.alpha) / (1 + alpha))
                                 : 1e9;
    const double occupancy = (each.measured.warps - warps) / span;
    const double away = (std::isnan(alpha) ? 0 : std::abs(intensity)) +
                        (std::isnan(warps) ? 0 : std::abs(occupancy));
    if (away < least)
      least = away, found = place(each);
  }
  return found;
}

Scenario AccuracyView::dragged(const Scenario& scenario, Point to) const {
  if (shows_needed())
    return scenario;
  return dragged_to_warps(dragged_to_alpha(scenario, alpha_at(plot(0).panel().x, to.x)), to.y);
}

ViewInfo view_accuracy() {
  return page_of("models",
                 view_entry<AccuracyView>(
                     "accuracy", AccuracyView::tr("Accuracy"), 91, ViewQuestion::on_real_gpus,
                     {"saturation.mean_error", "saturation.median_error", "saturation.bias",
                      "saturation.worst_error", "saturation.points", "ilp"}));
}

} // namespace loom
