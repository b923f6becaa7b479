#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/models/models_figure.h"

namespace loom {
namespace {

/// What other models leave out: curves on one axis, throughput and the warps they ask for.
Result<Figure> figure_4_9_to_4_13(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  scenario->mix = Mix::global;
  scenario->target = 1;
  scenario->warps = 32;
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  ModelsChoice choice;
  choice.shown.clear();
  for (const char* id : {"bound", "hong-kim", "sim", "zhang-owens", "gpumech", "adding",
                         "overlapping", "no-bandwidth-limit"})
    choice.shown.push_back(*model_from(id));
  choice.selected = choice.shown.front();
  Figure figure =
      titled("thesis-4.9-4.13",
             tr("What other models leave out, %1").arg(QString::fromStdString(scenario->gpu->name)),
             *scenario);
  figure.caption += tr(". %1.").arg(citations(choice.shown)).toStdString();
  choice.chart = ModelsChart::over_alpha;
  figure.panels.push_back(models_panel(**snapshot, choice));
  figure.panels.back().title = tr("Throughput at %1 warps/SM").arg(scenario->warps).toStdString();
  choice.chart = ModelsChart::needed;
  figure.panels.push_back(models_panel(**snapshot, choice));
  figure.panels.back().title = tr("Warps needed for the whole peak").toStdString();
  for (Panel& panel : figure.panels)
    remove_mark(panel, "operating_point");
  Panel table{.kind = PanelKind::table};
  const std::vector<double> alphas{8, 32, 128};
  table.table.header = {tr("model").toStdString()};
  for (const double alpha : alphas)
    table.table.header.push_back(tr("IPC/SM, %1").arg(alpha_words(alpha)).toStdString());
  table.table.header.push_back(tr("leaves out").toStdString());
  table.table.header.push_back(tr("substitute").toStdString());
  for (const std::size_t model : choice.shown) {
    const ModelInfo& info = model_table()[model];
    const auto run = ModelRun::make(*scenario, model);
    std::vector<Cell> row{{std::string(info.name.english)}};
    for (const double alpha : alphas)
      row.push_back({number(run->throughput(alpha, scenario->warps).value_or(0)).toStdString()});
    row.push_back({model_badges(model).front().toStdString()});
    row.push_back({info.stand_in.empty() ? "" : tr("yes").toStdString()});
    table.table.rows.push_back(std::move(row));
    figure.sources.emplace_back(info.citation);
  }
  figure.panels.push_back(std::move(table));
  figure.footnotes.push_back(tr("A substitute does not use its authors' own equations: they were "
                                "not to be had, or are those of a public implementation.")
                                 .toStdString());
  figure.sources.push_back(thesis("§4.9 to §4.13"));
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_prior() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-4.9-4.13"), tr("What other models leave out"), 1.0,
           figure_4_9_to_4_13, gpu | set | access | ilp}};
}

} // namespace loom
