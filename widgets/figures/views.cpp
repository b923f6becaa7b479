#include "core/figure/build.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/accuracy_figure.h"
#include "widgets/views/accuracy/needed_chart.h"
#include "widgets/views/comparison.h"
#include "widgets/views/cusp/concurrency_figure.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/models/models_words.h"
#include "widgets/views/sensitivity/sensitivity_figure.h"
#include "widgets/views/throughput/throughput_figure.h"

namespace loom {
namespace {

/// With the results that a figure needs: of the instruction loop where there is one, which may
/// have numbers where the mix has none.
Result<SnapshotPtr> requested(const FigureRequest& request) {
  SnapshotPtr snapshot = evaluate_document(request.document, *request.catalogue);
  // A file may have pins that cannot be drawn, as the window shows none of them; who names a GPU
  // wants to see it.
  for (const Pin& pin : request.document.pins)
    if (const ResolvedScenario shown = as_compared(pin, request.document.scenario);
        !request.whole && !shown.instruction_loop)
      if (const auto model = kernel_model(shown); !model)
        return tl::unexpected<Error>(model.error());
  if (snapshot->loop) {
    if (!*snapshot->loop)
      return tl::unexpected<Error>(snapshot->loop->error());
    return snapshot;
  }
  if (const auto model = kernel_model(request.document.scenario); !model)
    return tl::unexpected<Error>(model.error());
  return snapshot;
}

/// The window's three views in one figure.
Figure overview(const Snapshot& snapshot) {
  Figure figure = throughput_figure(snapshot);
  figure.id = "overview";
  figure.title =
      tr("Latency hiding on %1, %2, %3 warps/SM")
          .arg(compares(snapshot) ? compared_gpus(snapshot)
                                  : QString::fromStdString(snapshot.scenario().gpu->name),
               snapshot.loop ? tr("a loop") : alpha_words(snapshot.scenario().alpha))
          .arg(snapshot.scenario().warps)
          .toStdString();
  figure.columns = 2;
  figure.panels.front().title = tr("Throughput").toStdString();
  figure.panels.push_back(cusp_panel(snapshot));
  figure.panels.back().title = tr("Warps needed").toStdString();
  if (compares(snapshot)) {
    without_operating_point(figure.panels);
    return figure; // what is in flight is of one alone
  }
  for (Panel& panel : concurrency_panels(snapshot)) {
    panel.title = tr("In flight %1").arg(QString::fromStdString(panel.title)).toStdString();
    figure.panels.push_back(std::move(panel));
  }
  return figure;
}

Figure models_alone(const Snapshot& snapshot) {
  const ModelsChoice choice = choice_of(snapshot.document.models);
  ModelErrors errors;
  errors.update(snapshot);
  return with_plots(models_description(snapshot, choice, errors), {models_panel(snapshot, choice)});
}

/// One model against everything measured of the scenario, else of the H200.
Result<Figure> accuracy_alone(const FigureRequest& request) {
  const auto scenario = scenario_for(request, "h200");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  const AccuracyPart& part = request.document.accuracy;
  if (part.chart == AccuracyChart::needed) {
    const std::vector<NeededCase> cases = needed_cases(*request.catalogue);
    const std::vector<NeededAnswers> models{needed_answers(cases, accuracy_model(part))};
    return with_plots(needed_description(cases, models), {needed_panel_of(cases, models.front())});
  }
  ModelErrors errors;
  errors.update(**snapshot, part.set);
  if (errors.sets().empty())
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("nothing was measured of this mix and access on GPU '%1'; choose one "
                          "that was measured, as h200 was")(scenario->gpu->id));
  Panel panel = accuracy_panel(part.chart.value_or(AccuracyChart::heat),
                               errors.residuals(accuracy_model(part)));
  panel.title = model_name(accuracy_model(part)).toStdString();
  return with_plots(accuracy_description(*scenario, errors, accuracy_model(part)),
                    {std::move(panel)});
}

/// Results are there: the GPU has every number.
Figure what_if(const Snapshot& snapshot) {
  const SensitivityOptions options;
  return sensitivity_figure(snapshot.scenario(), *sensitivity(snapshot.scenario(), options),
                            options);
}

FigureEntry entry(const char* id, const QString& title, double aspect,
                  Figure (*build)(const Snapshot&), unsigned also = figure_option::none,
                  bool compares = false) {
  return {QString::fromLatin1(id),
          title,
          aspect,
          [build](const FigureRequest& request) {
            return requested(request).map(
                [build](const SnapshotPtr& snapshot) { return build(*snapshot); });
          },
          figure_option::every | also,
          true,
          compares};
}

} // namespace

std::vector<FigureEntry> figures_views() {
  using figure_option::target, figure_option::data;
  return {
      entry("overview", tr("Throughput, cusp and concurrency of a scenario"), 0.75, overview,
            target | data, true),
      entry("throughput", tr("Throughput bounds of a scenario"), 0.62, throughput_figure, data,
            true),
      entry("cusp", tr("Warps needed against arithmetic intensity"), 0.62, cusp_figure,
            target | data, true),
      entry("cusp-in-flight", tr("Warps needed, and what they have in flight"), 0.62,
            cusp_in_flight_figure, target | data, true),
      entry("throughput-saturation", tr("Throughput as measured kernels reach it"), 0.62,
            throughput_saturation_figure, data, true),
      entry("models", tr("Models of throughput side by side"), 0.8, models_alone, data),
      entry("sensitivity", tr("What ± 10 % of each parameter does to a scenario"), 0.4, what_if),
      {QStringLiteral("accuracy"), tr("Gradual saturation against what was measured"), 1.0,
       accuracy_alone,
       figure_option::gpu | figure_option::set | figure_option::mix | figure_option::access |
           figure_option::ilp | data},
      entry("concurrency", tr("Instructions in flight against arithmetic intensity"), 0.45,
            concurrency_figure)};
}

} // namespace loom
