#include "core/figure/measured.h"
#include "core/model/kernel_loop.h"
#include "core/model/prior/prior.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/models.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace loom {
namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

std::string shown(std::optional<double> warps) {
  return warps && std::isfinite(*warps) ? number(*warps).toStdString() : "–";
}

/// Least measured occupancy with 90 % of the peak at `alpha`, where that was measured.
double measured_warps(const GpuSpec& gpu, const Catalogue& catalogue, const KernelModel& model,
                      double alpha) {
  double best = missing;
  for (const Measurement& measurement : gpu.measurements)
    if (const auto points = catalogue.points(measurement); points && measurement.mix == "global" &&
                                                           measurement.access == "coalesced" &&
                                                           measurement.ilp == 1)
      for (const Point& point :
           measured_warps_needed(
               *points, [&model](double at) { return bounds(model, at, 0).peak(); }, 0.9,
               measurement.extra_arithmetic)
               .points)
        if (is_same_state(point.x, alpha))
          best = point.y;
  return best;
}

/// The example of the guide: 600 cycles, an instruction takes 4 of the SM's, α = 30 (§4.8).
constexpr double example_alpha = 30;
KernelModel example_model() {
  return {.other_lat = 600,
          .other_alu_lat = 600,
          .alu_lat = 0,
          .other_thru = 1,
          .alu_thru = 0.25,
          .issue_thru = 0.25};
}

/// Warps that the model needs for loads of the kernel.
std::optional<double> prior_needs(Prior prior, const KernelModel& model, double alpha) {
  return prior_warps_needed(prior, kernel_loop(model, alpha, Resource::dram));
}

std::vector<Cell> own_example() {
  const KernelModel model = example_model();
  return {{tr("the guide's example").toStdString()},
          {shown(example_alpha)},
          {shown(prior_needs(Prior::cuda_guide, model, example_alpha))},
          {shown(prior_needs(Prior::guide_refined, model, example_alpha))},
          {"–"},
          {"–"},
          {"–"}};
}

/// The H200 was measured for this program at this α; with less arithmetic no occupancy reaches 90 %
/// of the peak.
constexpr double h200_alpha = 129;

Result<Figure> estimates(const FigureRequest& request) {
  Panel bars{.kind = PanelKind::bars}, table{.kind = PanelKind::table};
  bars.x = {.kind = AxisKind::category};
  bars.y = {.label = tr("warps needed").toStdString(), .unit = "warps/SM"};
  BarSeries guide{
      .id = "guide", .label = tr("the guide's estimate").toStdString(), .role = Role::model};
  BarSeries better{.id = "with_arithmetic",
                   .label = tr("with arithmetic latency").toStdString(),
                   .role = Role::series2};
  BarSeries measured{
      .id = "measured", .label = tr("measured for 90 %").toStdString(), .role = Role::measured};
  BarSeries most{
      .id = "most_warps", .label = tr("warps an SM holds").toStdString(), .role = Role::ghost};
  table.table.header = {tr("GPU").toStdString(),
                        "α",
                        tr("guide (warps/SM)").toStdString(),
                        tr("refined guide (warps/SM)").toStdString(),
                        tr("with arithmetic latency (warps/SM)").toStdString(),
                        tr("an SM holds (warps)").toStdString(),
                        tr("guide / better").toStdString()};
  table.table.rows.push_back(own_example());
  Figure figure;
  figure.sources = {thesis("§4.8, Figure 4.10")};
  double top = 0;
  const auto add = [&](const GpuPtr& gpu, double alpha) {
    Scenario scenario;
    scenario.gpu = gpu;
    const auto model = kernel_model(scenario);
    if (!model)
      return;
    const auto low = prior_needs(Prior::cuda_guide, *model, alpha);
    const auto refined = prior_needs(Prior::guide_refined, *model, alpha);
    const auto high = prior_needs(Prior::guide_with_arithmetic, *model, alpha);
    const std::string marks = status_marks(scenario);
    bars.x.categories.push_back(marked(gpu->name, marks));
    guide.heights.push_back(low.value_or(missing));
    better.heights.push_back(high.value_or(missing));
    measured.heights.push_back(measured_warps(*gpu, *request.catalogue, *model, alpha));
    const auto holds = loom::max_warps(scenario);
    most.heights.push_back(holds.value_or(missing));
    bars.bar_notes.push_back(
        high && holds && *high > *holds
            ? (number(*high) + QStringLiteral(" > ") + number(*holds)).toStdString()
            : "");
    for (const double height : {guide.heights.back(), better.heights.back(),
                                measured.heights.back(), most.heights.back()})
      if (std::isfinite(height))
        top = std::max(top, height);
    table.table.rows.push_back({{gpu->name},
                                {number(alpha).toStdString()},
                                {shown(low), marks},
                                {shown(refined), marks},
                                {shown(high), marks},
                                {shown(holds)},
                                {low && high ? number(*low / *high).toStdString() : "–", marks}});
    add_numbers(figure, scenario);
  };
  const std::vector<std::string> ids = thesis_gpus();
  for (std::size_t index = 0; index < ids.size(); ++index) {
    const auto gpu = request.catalogue->find(ids[index]);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    add(*gpu, guide_alpha(index));
  }
  if (const auto h200 = request.catalogue->find("h200"))
    add(*h200, h200_alpha);
  bars.y.max = round_up(1.15 * top); // room for the notes
  bars.bars = {guide, better, measured, most};
  figure.id = "guide-estimate";
  figure.title =
      tr("The CUDA guide's estimate of the warps needed, and a better one").toStdString();
  figure.caption =
      tr("Guide: mem_lat·alu_thru/α. Better: alu_lat·alu_thru more. α is a little above "
         "alu_thru/mem_thru. In the guide's example an instruction takes 4 cycles and "
         "a load 600.")
          .toStdString();
  figure.footnotes = {
      figure.caption,
      tr("Where the better estimate is above what an SM holds, no occupancy reaches it: the thesis "
         "leaves it out.")
          .toStdString(),
      tr("The guide's own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0.")
          .toStdString()};
  note_statuses(figure);
  figure.panels = {std::move(bars), std::move(table)};
  return figure;
}

/// An estimate as an upright line, where an SM holds so many warps.
void add_estimate(Panel& panel, const char* id, std::optional<double> warps, Role role,
                  Weight weight) {
  if (warps && *warps <= panel.x.max)
    panel.curves.push_back({.id = id,
                            .role = role,
                            .weight = weight,
                            .points = {{*warps, panel.y.min}, {*warps, panel.y.max}}});
}

/// Throughput of adds against warps at `alpha`, with both estimates; nothing where a number of the
/// GPU is missing.
std::optional<Panel> throughput_of(const Scenario& scenario, double alpha,
                                   const Catalogue& catalogue) {
  const auto model = kernel_model(scenario);
  const auto holds = loom::max_warps(scenario);
  const auto saturation = ModelRun::make(scenario, *model_from("saturation"));
  if (!model || !holds || !saturation)
    return {};
  Panel panel;
  panel.title = tr("%1, %2")
                    .arg(QString::fromStdString(marked(scenario.gpu->name, status_marks(scenario))),
                         alpha_words(alpha))
                    .toStdString();
  panel.x = {.label = tr("warps").toStdString(), .unit = tr("per SM").toStdString(), .max = *holds};
  panel.y = {.label = tr("adds").toStdString(),
             .unit = tr("IPC/SM").toStdString(),
             .max = round_up(1.05 * alpha * bounds(*model, alpha, 0).peak())};
  add_estimate(panel, "guide", prior_needs(Prior::cuda_guide, *model, alpha), Role::model,
               Weight::bold);
  add_estimate(panel, "with_arithmetic", prior_needs(Prior::guide_with_arithmetic, *model, alpha),
               Role::measured, Weight::thin);
  Curve curve{.id = "saturation", .role = Role::series2};
  for (double warps = 1; warps <= *holds; ++warps)
    curve.points.push_back({warps, alpha * saturation->throughput(alpha, warps).value_or(missing)});
  panel.curves.push_back(std::move(curve));
  for (const MeasuredSetPtr& set : measured_sets(scenario, &catalogue))
    if (const auto slice = measured_near(set->data, alpha, set->extra_arithmetic, 1)) {
      Curve dots{.id = "measured", .role = Role::measured, .dots = true};
      for (const Point& point : slice->points)
        dots.points.push_back({point.x, slice->alpha * point.y});
      panel.curves.push_back(std::move(dots));
    }
  return panel;
}

Result<Figure> figure_4_10(const FigureRequest& request) {
  Figure figure;
  figure.id = "thesis-4.10";
  figure.title = tr("Throughput against the warps that the CUDA guide asks for").toStdString();
  figure.caption = tr("Thick grey line: the guide's estimate, mem_lat·alu_thru/α. Thin black line: "
                      "with arithmetic latency, alu_lat·alu_thru more. Curve: gradual saturation. "
                      "Dots: measured, where data is at hand. The axis ends where the SM is full.")
                       .toStdString();
  figure.footnotes = {figure.caption};
  figure.sources = {thesis("§4.8, Figure 4.10")};
  figure.columns = 3;
  std::vector<std::pair<std::string, double>> shown_gpus;
  for (const std::string& id : thesis_gpus())
    shown_gpus.emplace_back(id, guide_alpha(shown_gpus.size()));
  shown_gpus.emplace_back("h200", h200_alpha);
  QStringList too_many;
  for (const auto& [id, alpha] : shown_gpus) {
    const auto gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    Scenario scenario;
    scenario.gpu = *gpu;
    auto panel = throughput_of(scenario, alpha, *request.catalogue);
    if (!panel)
      continue;
    const auto better = prior_needs(Prior::guide_with_arithmetic, *kernel_model(scenario), alpha);
    if (better && *better > panel->x.max)
      too_many << tr("%1: %2 of %3 warps")
                      .arg(QString::fromStdString((*gpu)->name), number(*better),
                           number(panel->x.max));
    figure.panels.push_back(std::move(*panel));
    add_numbers(figure, scenario);
  }
  if (!too_many.isEmpty())
    figure.footnotes.push_back(
        tr("Not shown, as it exceeds 100 % occupancy: the better estimate on %1.")
            .arg(too_many.join(QStringLiteral(", ")))
            .toStdString());
  figure.footnotes.push_back(
      tr("The guide's own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0. Its example, "
         "600 cycles and 4 an instruction: %1 warps, %2 with the stalled warp and its load.")
          .arg(QString::fromStdString(
                   shown(prior_needs(Prior::cuda_guide, example_model(), example_alpha))),
               QString::fromStdString(
                   shown(prior_needs(Prior::guide_refined, example_model(), example_alpha))))
          .toStdString());
  note_statuses(figure);
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_guide() {
  return {{QStringLiteral("guide-estimate"), tr("The CUDA guide's estimate and a better one"), 0.8,
           estimates},
          {QStringLiteral("thesis-4.10"),
           tr("Throughput against the warps that the CUDA guide asks for"), 0.5, figure_4_10}};
}

} // namespace loom
