#include "core/plot/build.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/statuses.h"
#include "widgets/figure/words.h"
#include "widgets/views/cusp/cusp_figure.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

Result<Figure> figure_4_5(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  Figure figure =
      titled("thesis-4.5",
             tr("Cusp behaviour, %1").arg(QString::fromStdString(scenario->gpu->name)), *scenario);
  figure.panels.push_back(cusp_panel(**snapshot, {.operating_point = false}));
  figure.sources.push_back(thesis("§4.5, Figure 4.5"));
  return figure;
}

/// Gradual saturation as the thick grey line, and over it the bounds, dashed.
void add_saturation(Panel& panel, const Scenario& scenario) {
  const auto model = ModelRun::make(scenario, *model_from("saturation"));
  if (!model)
    return;
  Curve saturation{.id = "saturation", .role = Role::model, .weight = Weight::bold};
  for (const double alpha : alpha_samples(panel.x, 65))
    saturation.points.push_back({alpha, model->warps_needed(alpha, scenario.target)
                                            .value_or(std::numeric_limits<double>::quiet_NaN())});
  for (Curve& curve : panel.curves)
    if (curve.id == "needed") {
      curve.role = Role::series2;
      curve.weight = Weight::normal;
    }
  const std::vector<Curve> above = std::exchange(panel.curves, {});
  add_clipped(panel, std::move(saturation));
  panel.curves.insert(panel.curves.end(), above.begin(), above.end());
}

/// One issue cycle an instruction, beside the cost that the GPU's file gives.
void pin_one_issue_cycle(Document& document) {
  const auto cost = resolve(document.scenario, Hardware::other_issue);
  if (cost && cost->value != 1)
    document.pins.push_back(with(document.scenario, "other_issue", 1).value());
}

/// A little more than the most warps that any of the curves needs.
double top_of(const Snapshot& snapshot) {
  std::vector<Results> all{*snapshot.results};
  for (const auto& pinned : snapshot.pins)
    if (pinned)
      all.push_back(*pinned);
  double top = 0;
  for (const Results& results : all)
    top = std::max({top, results.cusp.warps_at_zero, results.cusp.warps_at_infinity,
                    results.cusp.cusp ? results.cusp.cusp->warps : 0});
  return 1.2 * top;
}

/// One small panel a GPU whose numbers for the mix are known, for 90 % of the peak as the
/// experiment is plotted.
Result<Figure> by_gpu(const FigureRequest& request, const char* id, const QString& title,
                      const QString& caption, const char* place, Mix mix) {
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption = caption.toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = {thesis(place)};
  figure.columns = 3;
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue, mix)) {
    Document document{default_scenario(gpu), {}};
    Scenario& scenario = document.scenario;
    scenario.mix = mix;
    scenario.target = 0.9;
    pin_one_issue_cycle(document);
    const SnapshotPtr snapshot = evaluate_document(document, *request.catalogue);
    Panel panel = cusp_panel(*snapshot, {.operating_point = false,
                                         .branches = false,
                                         .labels = false,
                                         .y_max = mix == Mix::global ? 0 : top_of(*snapshot)});
    if (mix == Mix::global)
      add_saturation(panel, scenario);
    panel.title = marked(gpu->name, status_marks(scenario));
    if (!document.pins.empty())
      panel.title = tr("%1, %2 issue cycles")
                        .arg(QString::fromStdString(panel.title),
                             number(resolve(scenario, Hardware::other_issue)->value))
                        .toStdString();
    panel.x.label = tr("α").toStdString();
    panel.y.label = tr("warps").toStdString();
    panel.y.unit = tr("per SM").toStdString();
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
      tr("Dashed: bound model. Grey: gradual saturation. Dots: measured, where data is at "
         "hand. Hatched: more warps than the SM holds."),
      "§4.5, Figure 4.6", Mix::global);
}

QString other_type_caption() {
  return tr("Line: bound model with the issue cycles that a source gives one such instruction, "
            "else 1. Dashed: with 1. Dots: measured, where data is at hand.");
}

Result<Figure> figure_4_8(const FigureRequest& request) {
  return by_gpu(request, "thesis-4.8", tr("Cusp behaviour with SFU instructions"),
                other_type_caption(), "§4.7, Figure 4.8", Mix::sfu);
}

Result<Figure> figure_4_9(const FigureRequest& request) {
  return by_gpu(request, "thesis-4.9", tr("Cusp behaviour with shared-memory instructions"),
                other_type_caption(), "§4.7, Figure 4.9", Mix::shared);
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
