#include "core/access/memory_run.h"
#include "core/figure/build.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/text/csv_columns.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/look/language.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

namespace loom {
namespace {

/// The occupancies at which the thesis measured parts of the peak, as points on the axes, and in
/// words for a footnote; those that are worked back from its ratios are another series and noted.
QString add_measured_parts(Figure& figure, Panel& panel, const Facts& facts, double peak) {
  Curve measured{.id = "measured",
                 .label = tr("measured").toStdString(),
                 .role = Role::measured,
                 .dots = true};
  Curve worked_back{.id = "from_ratio",
                    .label = tr("worked back from the ratio").toStdString(),
                    .role = Role::series6,
                    .dots = true};
  QStringList parts, from_ratio;
  for (const auto& [key, part] :
       {std::pair{FactKey::warps_90, 0.90}, std::pair{FactKey::warps_95, 0.95}})
    if (const Fact* fact = facts.find(key)) {
      const bool derived = fact->status == FactStatus::derived;
      (derived ? worked_back : measured).points.push_back({fact->value, part * peak});
      (derived ? from_ratio : parts)
          << tr("%1 % of the peak at %2 warps").arg(number(100 * part), number(fact->value));
    }
  if (!from_ratio.isEmpty())
    figure.footnotes.push_back(tr("Worked back from the published ratio: %1.")
                                   .arg(from_ratio.join(QStringLiteral(", ")))
                                   .toStdString());
  for (Curve* dots : {&measured, &worked_back})
    if (!dots->points.empty())
      panel.curves.push_back(std::move(*dots));
  return parts.join(QStringLiteral(", "));
}

void add_footnote(Figure& figure, const QString& measured) {
  if (!measured.isEmpty())
    figure.footnotes.push_back(tr("Measured: %1.").arg(measured).toStdString());
}

/// Adds alone as measured on a GPU with a file of its own, dots with what runs differed by.
void add_measured_adds(Figure& figure, Panel& panel, const FigureRequest& request,
                       const GpuSpec& gpu) {
  const std::string name = gpu.id + "_fadd_only.csv";
  const auto files = request.catalogue->files();
  const auto file = std::ranges::find(files, name, &EmbeddedFile::name);
  if (file == files.end() || !request.catalogue->built_in(gpu.id))
    return;
  constexpr CsvColumn columns[] = {{"warps_per_sm", "", 0, 1e6},
                                   {"throughput", "", 0, 1e6},
                                   {"min", "", 0, 1e6},
                                   {"max", "", 0, 1e6}};
  const auto numbers = csv_columns(file->content, name, columns);
  if (!numbers)
    return;
  constexpr double adds = 256; // of a round of the measuring loop (gpus/measured/README.md)
  Curve dots{.id = "measured",
             .label = tr("measured").toStdString(),
             .role = Role::measured,
             .dots = true};
  for (const std::vector<double>& row : numbers->rows) {
    dots.points.push_back({row[0], row[1]});
    dots.error_bars.push_back({row[2], row[3]});
  }
  panel.curves.push_back(std::move(dots));
  figure.sources.push_back("gpus/measured/" + name);
  add_footnote(figure, tr("additions alone, %1 dependent ones an iteration of the loop").arg(adds));
}

/// Gradual saturation at every number of warps, a thin line under the bounds.
void add_saturation(Panel& panel, const Scenario& scenario) {
  const auto model = ModelRun::make(scenario, *model_from("saturation"));
  if (!model)
    return;
  Curve curve{.id = "saturation",
              .label = tr("gradual saturation").toStdString(),
              .role = Role::series1,
              .weight = Weight::thin};
  for (double warps = 1; warps <= panel.x.max; ++warps)
    curve.points.push_back({warps, model->throughput(scenario.alpha, warps).value_or(0)});
  add_clipped(panel, std::move(curve));
}

/// One throughput panel without the live views' marks, the warps needed marked at the knee.
Result<Panel> panel_of(Scenario scenario, const FigureRequest& request, const QString& title) {
  return snapshot_of(std::move(scenario), *request.catalogue).map([&](const SnapshotPtr& snapshot) {
    Panel panel = throughput_panel(*snapshot);
    remove_mark(panel, "operating_point");
    panel.title = title.toStdString();
    const Evaluation& state = snapshot->results->evaluation;
    panel.marks.push_back(
        {.id = "needed",
         .label = tr("model: %1 warps").arg(number(state.warps_needed)).toStdString(),
         .kind = MarkKind::limit,
         .role = Role::guide, // its label alone, beside the dots of measurements
         .at = {state.warps_needed, state.bounds.peak()}});
    return panel;
  });
}

Result<Figure> figure_4_1(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  scenario->mix = Mix::global;
  scenario->warps = default_scenario(scenario->gpu).warps; // the axis would reach to others
  Figure figure = titled("thesis-4.1",
                         tr("Arithmetic and memory throughput against occupancy, %1")
                             .arg(QString::fromStdString(scenario->gpu->name)),
                         *scenario);
  figure.columns = 2;
  Scenario arithmetic_alone = *scenario;
  arithmetic_alone.alpha = std::numeric_limits<double>::infinity();
  auto arithmetic = panel_of(arithmetic_alone, request, tr("Only arithmetic (α = ∞)"));
  scenario->alpha = 0;
  auto memory = panel_of(*scenario, request, tr("Only memory (α = 0)"));
  if (!arithmetic || !memory)
    return tl::unexpected<Error>(!arithmetic ? arithmetic.error() : memory.error());
  add_saturation(*arithmetic, arithmetic_alone);
  add_measured_adds(figure, *arithmetic, request, *scenario->gpu);
  add_saturation(*memory, *scenario);
  if (scenario->access == "coalesced")
    add_footnote(figure, add_measured_parts(figure, *memory, scenario->gpu->facts,
                                            kernel_model(*scenario)->other_thru));
  for (const FactKey key : {FactKey::warps_90, FactKey::warps_95})
    add_number(figure, *scenario->gpu, key);
  note_statuses(figure);
  figure.panels = {*arithmetic, *memory};
  figure.sources.push_back(thesis("§4.2, Figure 4.1"));
  return figure;
}

/// What the pattern model makes of the pattern that the published numbers are of: threads two
/// words apart, or each in a line of its own.
std::optional<GlobalAccess> pattern_of(const std::string& id) {
  GlobalAccess access;
  if (id == "stride2")
    access.pattern.stride = 2;
  else if (id == "random")
    access.pattern.stride = memory::max_threads;
  else
    return std::nullopt;
  return access;
}

/// Adds the throughput that the pattern model predicts, dashed; returns it in words.
QString add_predicted(Panel& panel, const GpuSpec& gpu, const std::string& pattern) {
  const auto access = pattern_of(pattern);
  if (!access)
    return {};
  const auto run = run_coalescing(gpu, *access);
  const auto facts = access_facts(gpu, *access);
  if (!run || !facts || !facts->find(FactKey::mem_lat) || !facts->find(FactKey::mem_thru))
    return {};
  const double lat = facts->find(FactKey::mem_lat)->value;
  const double thru = facts->find(FactKey::mem_thru)->value;
  const double knee = lat * thru;
  panel.curves.push_back(
      {.id = "from_pattern",
       .label = tr("from transactions").toStdString(),
       .role = Role::ghost,
       .points = {{panel.x.min, panel.x.min / lat}, {knee, thru}, {panel.x.max, thru}}});
  return tr("%1 transactions in %2 lines: %3 cycles, %4 IPC/SM, %5 warps")
      .arg(run->result.transactions.size())
      .arg(run->result.lines)
      .arg(number(lat), number(thru), number(knee));
}

/// A panel for each pattern of the scenario's GPU, or for those in `only`.
Result<void> add_patterns(Figure& figure, Scenario scenario, const FigureRequest& request,
                          const std::vector<std::string>& only, bool& predictions) {
  const QString gpu = QString::fromStdString(scenario.gpu->name);
  for (const AccessPattern& pattern : scenario.gpu->patterns) {
    if (!only.empty() && std::ranges::find(only, pattern.id) == only.end())
      continue;
    const QString name = said(pattern.name);
    scenario.access = pattern.id;
    auto panel = panel_of(scenario, request, tr("%1, access pattern: %2").arg(gpu, name));
    if (!panel)
      return tl::unexpected<Error>(panel.error());
    const QString measured =
        add_measured_parts(figure, *panel, pattern.facts, kernel_model(scenario)->other_thru);
    if (!measured.isEmpty())
      add_footnote(figure, tr("%1: %2").arg(gpu + QStringLiteral(", ") + name, measured));
    const QString predicted = add_predicted(*panel, *scenario.gpu, pattern.id);
    predictions |= !predicted.isEmpty();
    if (!predicted.isEmpty())
      figure.footnotes.push_back(tr("From transactions, %1: %2.")
                                     .arg(gpu + QStringLiteral(", ") + name, predicted)
                                     .toStdString());
    figure.panels.push_back(std::move(*panel));
  }
  return {};
}

Result<Figure> figure_4_3(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  if (scenario->gpu->patterns.empty())
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("no source gives another access pattern than coalesced for GPU '%1'; "
                          "thesis-4.3 needs one, as gtx980 has")(scenario->gpu->id));
  scenario->view = {};
  scenario->mix = Mix::global;
  scenario->access = "coalesced"; // each panel has its own
  scenario->alpha = 0;
  scenario->warps = default_scenario(scenario->gpu).warps; // the axis would reach to others
  Figure figure = titled("thesis-4.3",
                         tr("Memory throughput with poorly coalesced accesses, %1")
                             .arg(QString::fromStdString(scenario->gpu->name)),
                         *scenario);
  figure.columns = 2;
  bool predictions = false;
  if (const auto good = add_patterns(figure, *scenario, request, {}, predictions); !good)
    return tl::unexpected<Error>(good.error());
  // The thesis shows the GPU of its own; beside it one that was measured for this program.
  if (!request.gpu_chosen()) {
    const auto h200 = request.catalogue->find("h200");
    if (!h200)
      return tl::unexpected<Error>(h200.error());
    const Scenario newer = with_gpu(*scenario, *h200);
    if (const auto good = add_patterns(figure, newer, request, {"stride2", "random"}, predictions);
        !good)
      return tl::unexpected<Error>(good.error());
    figure.title =
        tr("Memory throughput with poorly coalesced accesses, GTX 980 and H200").toStdString();
  }
  if (predictions)
    figure.footnotes.push_back(
        tr("The costs of a line and of a sector are taken from the coalesced and the random loads: "
           "stride 2 is a prediction.")
            .toStdString());
  figure.caption = parameter_words(*scenario).toStdString();
  figure.sources.push_back(thesis("§4.3, Figure 4.3"));
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_throughput() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-4.1"), tr("Arithmetic and memory throughput against occupancy"),
           0.45, figure_4_1, gpu | set | access | ilp},
          {QStringLiteral("thesis-4.3"), tr("Stride-2 and random access"), 0.75, figure_4_3,
           gpu | set | ilp}};
}

} // namespace loom
