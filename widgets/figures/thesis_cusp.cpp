#include "core/figure/build.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/cusp/cusp_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace loom {
namespace {

/// Where the memory and the arithmetic limit alone would meet, at the sum of the warps that both
/// limits need ("approximately 54 warps" at "α ≈ 49", §4.5), if the issue limit bends the curve
/// before.
void add_sum(Figure& figure, const Cusp& cusp) {
  Panel& panel = figure.panels.front();
  if (!cusp.cusp || !cusp.with_arithmetic || cusp.cusp->alpha == cusp.with_arithmetic->alpha ||
      cusp.with_arithmetic->warps > panel.y.max)
    return;
  const auto [alpha, warps] = *cusp.with_arithmetic;
  if (std::abs(cusp.warps_at_zero + cusp.warps_at_infinity - warps) > 1e-9 * warps)
    return; // issue is what limits adds alone, too
  panel.marks.push_back(
      {.id = "sum",
       .label = tr("%1 + %2 = %3 at %4")
                    .arg(number(cusp.warps_at_zero), number(cusp.warps_at_infinity), number(warps),
                         alpha_words(alpha))
                    .toStdString(),
       .kind = MarkKind::limit,
       .role = Role::guide, // its label alone, beside the cusp's own mark
       .at = {alpha_place(panel.x, alpha), warps}});
  figure.footnotes.push_back(
      tr("The memory and the arithmetic limit alone would meet at the sum; the issue limit, which "
         "loads count for too, cuts that corner.")
          .toStdString());
}

Result<Figure> figure_4_5(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  scenario->alpha = default_scenario(scenario->gpu).alpha; // no point of it is marked
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  Figure figure =
      titled("thesis-4.5",
             tr("Cusp behaviour, %1").arg(QString::fromStdString(scenario->gpu->name)), *scenario);
  figure.panels.push_back(cusp_panel(**snapshot, {.operating_point = false}));
  add_sum(figure, (*snapshot)->results->cusp);
  figure.sources.push_back(thesis("§4.5, Figure 4.5"));
  return figure;
}

/// Intensities along the axis, all those at which throughput changes what limits it among them and
/// closely around: the tops of curves stand there.
std::vector<double> intensities(const Axis& axis, const Cusp& cusp) {
  std::vector<double> turns;
  for (const auto& point : {cusp.cusp, cusp.with_arithmetic, cusp.with_issue})
    if (point)
      for (const double near : {0.9, 0.95, 0.98, 1.0, 1.02, 1.05, 1.1})
        turns.push_back(near * point->alpha);
  return alpha_samples(axis, 65, turns);
}

/// Warps that gradual saturation needs, the thick grey line.
Curve saturation_needed(const Scenario& scenario, const std::vector<double>& alphas) {
  Curve curve{.id = "saturation", .role = Role::model, .weight = Weight::bold};
  const auto model = ModelRun::make(scenario, *model_from("saturation"));
  if (!model)
    return curve;
  for (const double alpha : alphas)
    curve.points.push_back({alpha, model->warps_needed(alpha, scenario.target)
                                       .value_or(std::numeric_limits<double>::quiet_NaN())});
  return curve;
}

/// A curve under those of the panel, whose bounds become the dashed line over it.
void add_saturation(Panel& panel, Curve saturation) {
  for (Curve& curve : panel.curves)
    if (curve.id == "needed") {
      curve.role = Role::series2;
      curve.weight = Weight::normal;
    }
  const std::vector<Curve> above = std::exchange(panel.curves, {});
  add_clipped(panel, std::move(saturation));
  panel.curves.insert(panel.curves.end(), above.begin(), above.end());
}

/// The scenario with one issue cycle an instruction, where the GPU's file gives another cost.
std::optional<Scenario> with_one_issue_cycle(const Scenario& scenario) {
  const auto cost = ResolvedScenario(scenario)[Hardware::other_issue];
  return cost && cost->value != 1 ? std::optional(with(scenario, "other_issue", 1).value())
                                  : std::nullopt;
}

/// Puts what another scenario needs behind what the panel's own does.
void add_needed_of(Panel& panel, const Snapshot& other, CuspPanelOptions options) {
  options.y_max = panel.y.max;
  const auto needed = [](Panel& of) { return std::ranges::find(of.curves, "needed", &Curve::id); };
  Panel drawn = cusp_panel(other, options);
  Curve curve = *needed(drawn);
  curve.id = "needed_with_one_issue_cycle";
  curve.role = Role::ghost;
  curve.weight = Weight::normal;
  panel.curves.insert(needed(panel) + 1, std::move(curve));
}

/// A little more than the most warps that any of the bounds' curves needs.
double top_of(const std::vector<SnapshotPtr>& all) {
  double top = 0;
  for (const SnapshotPtr& each : all) {
    const Cusp& cusp = each->results->cusp;
    top = std::max(
        {top, cusp.warps_at_zero, cusp.warps_at_infinity, cusp.cusp ? cusp.cusp->warps : 0});
  }
  return 1.2 * top;
}

/// Why the thesis's GPUs that have no panel have none, a sentence for each reason.
void add_left_out(Figure& figure, const Catalogue& catalogue, Mix mix) {
  std::map<QString, QStringList> gpus; // by reason
  for (const std::string& id : thesis_gpus()) {
    const auto gpu = catalogue.find(id);
    if (!gpu)
      continue;
    Scenario scenario;
    scenario.gpu = *gpu;
    scenario.mix = mix;
    QStringList names;
    for (const Hardware parameter : missing_parameters(scenario))
      names << QString::fromStdString(std::string(parameter_info(parameter).id));
    if (names.isEmpty())
      continue;
    const bool registers = (*gpu)->architecture == "G80" || (*gpu)->architecture == "GT200";
    const QString reason =
        mix == Mix::shared && registers
            ? tr("adds with such accesses are not feasible there: shared memory is addressed by "
                 "special registers, which takes more instructions (thesis, §4.7)")
            : tr("no source gives %1").arg(names.join(QStringLiteral(", ")));
    gpus[reason] << QString::fromStdString((*gpu)->name);
  }
  for (const auto& [reason, names] : gpus)
    figure.footnotes.push_back(
        tr("Left out: %1, as %2.").arg(names.join(QStringLiteral(", ")), reason).toStdString());
}

/// The thesis's graph at the bottom right (§4.7): throughput saturates at less where an SFU or a
/// shared-memory instruction takes more than one issue cycle. At the α where that shows most: the
/// one at which issue would just let the other instruction reach its peak.
Result<Panel> issue_cost_panel(const Catalogue& catalogue, Mix mix) {
  const auto gpu = catalogue.find("gtx980");
  if (!gpu)
    return tl::unexpected<Error>(gpu.error());
  Scenario scenario = default_scenario(*gpu);
  scenario.mix = mix;
  const auto model = kernel_model(scenario);
  if (!model)
    return tl::unexpected<Error>(model.error());
  KernelModel one_cycle = *model;
  one_cycle.other_issue = 1;
  const double alpha = model->issue_thru / model->other_thru - 1;
  Panel panel;
  panel.title =
      QStringLiteral("%1 (%2), %3")
          .arg(QString::fromStdString((*gpu)->name), number(model->other_issue), alpha_words(alpha))
          .toStdString();
  panel.x = {.label = {},
             .unit = tr("warps/SM").toStdString(),
             .max = loom::max_warps(scenario).value_or(64)};
  const double peak = bounds(one_cycle, alpha, 0).peak();
  panel.y = {.label = {}, .unit = tr("IPC/SM").toStdString(), .max = round_up(1.1 * peak)};
  const auto curve = [&](const char* id, const KernelModel& of, Role role, Weight weight) {
    const double knee = warps_needed(of, alpha), top = bounds(of, alpha, knee).throughput();
    add_clipped(panel, {.id = id,
                        .role = role,
                        .weight = weight,
                        .points = {{0, 0}, {knee, top}, {panel.x.max, top}}});
  };
  curve("throughput", *model, Role::model, Weight::bold);
  curve("throughput_one_issue_cycle", one_cycle, Role::ghost, Weight::normal);
  return panel;
}

/// What a panel of by_gpu() is made of.
struct OfGpu {
  std::vector<SnapshotPtr> drawn; ///< the GPU; and with one issue cycle where it has another cost
  std::optional<Curve> saturation;
};

OfGpu of_gpu(const GpuPtr& gpu, Mix mix, const Catalogue& catalogue) {
  Document document{default_scenario(gpu), {}};
  Scenario& scenario = document.scenario;
  scenario.mix = mix;
  scenario.target = 0.9;
  OfGpu of{{evaluate_document(document, catalogue)}, {}};
  if (const auto one_cycle = with_one_issue_cycle(scenario))
    of.drawn.push_back(evaluate_document({*one_cycle, {}}, catalogue));
  if (mix == Mix::global)
    of.saturation =
        saturation_needed(scenario, intensities(alpha_axis(), of.drawn.front()->results->cusp));
  return of;
}

/// One small panel a GPU whose numbers for the mix are known, for 90 % of the peak as the
/// experiment is plotted. All have the same axes.
Result<Figure> by_gpu(const FigureRequest& request, const char* id, const QString& title,
                      const QString& caption, const char* place, Mix mix) {
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption = caption.toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = {thesis(place)};
  figure.columns = 4;
  std::vector<OfGpu> all;
  CuspPanelOptions options{.operating_point = false, .branches = false, .labels = false};
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue, mix)) {
    all.push_back(of_gpu(gpu, mix, *request.catalogue));
    options.y_max = std::max(options.y_max, top_of(all.back().drawn));
    if (all.back().saturation)
      for (const Point& point : all.back().saturation->points)
        options.y_max = std::max(options.y_max, std::ceil(point.y));
  }
  for (OfGpu& of : all) {
    const ResolvedScenario& scenario = of.drawn.front()->scenario();
    Panel panel = cusp_panel(*of.drawn.front(), options);
    if (of.saturation)
      add_saturation(panel, *std::move(of.saturation));
    panel.title = marked(scenario.gpu->name, status_marks(scenario));
    if (of.drawn.size() > 1) {
      add_needed_of(panel, *of.drawn.back(), options);
      panel.title = QStringLiteral("%1 (%2)")
                        .arg(QString::fromStdString(panel.title),
                             number(scenario[Hardware::other_issue]->value))
                        .toStdString();
    }
    panel.x.label = tr("α").toStdString();
    panel.y.label = tr("n").toStdString();
    for (Curve& curve : panel.curves)
      curve.label.clear();
    figure.panels.push_back(std::move(panel));
    add_numbers(figure, scenario);
  }
  note_statuses(figure);
  return figure;
}

Result<Figure> figure_4_6(const FigureRequest& request) {
  return by_gpu(
      request, "thesis-4.6", tr("Cusp behaviour by GPU, warps for 90 % of a peak"),
      tr("Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α, on the same "
         "axes for all GPUs. Dashed line: the bound model. Thick grey line: gradual saturation. "
         "Dots: measured, where data is at hand. Hatched: more warps than the SM holds."),
      "§4.5, Figure 4.6", Mix::global);
}

QString other_type_caption() {
  return tr(
      "Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α. Line: the "
      "bound model, with as many issue cycles for one such instruction as stand in "
      "parentheses, 1 where none do. Dashed line: with 1 issue cycle. Dots: measured, where "
      "data is at hand. Last graph: throughput of the other instruction.");
}

/// Figures 4.8 and 4.9: the GPUs, and a graph of throughput at the bottom right.
Result<Figure> with_other_type(const FigureRequest& request, const char* id, const QString& title,
                               const char* place, Mix mix) {
  return by_gpu(request, id, title, other_type_caption(), place, mix)
      .and_then([&](Figure figure) -> Result<Figure> {
        auto graph = issue_cost_panel(*request.catalogue, mix);
        if (!graph)
          return tl::unexpected<Error>(graph.error());
        figure.panels.push_back(std::move(*graph));
        add_left_out(figure, *request.catalogue, mix);
        return figure;
      });
}

Result<Figure> figure_4_8(const FigureRequest& request) {
  return with_other_type(request, "thesis-4.8", tr("Cusp behaviour with SFU instructions"),
                         "§4.7, Figure 4.8", Mix::sfu);
}

Result<Figure> figure_4_9(const FigureRequest& request) {
  return with_other_type(request, "thesis-4.9",
                         tr("Cusp behaviour with shared-memory instructions"), "§4.7, Figure 4.9",
                         Mix::shared);
}

} // namespace

std::vector<FigureEntry> figures_thesis_cusp() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-4.5"), tr("Cusp, Maxwell"), 0.62, figure_4_5,
           gpu | set | mix | access | ilp},
          {QStringLiteral("thesis-4.6"), tr("Cusp by GPU"), 1.0, figure_4_6},
          {QStringLiteral("thesis-4.8"), tr("Cusp with SFU instructions"), 0.7, figure_4_8},
          {QStringLiteral("thesis-4.9"), tr("Cusp with shared memory"), 1.0, figure_4_9}};
}

} // namespace loom
