#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"
#include "widgets/views/timeline/timeline_figure.h"

#include <QCoreApplication>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

/// A stretch of a simulated run as a figure of the catalogue.
Result<Figure> stretch(const char* id, const QString& title, const Scenario& scenario, Cycle from,
                       Cycle to, const char* place) {
  const auto index = record_timeline(scenario, to);
  if (!index)
    return tl::unexpected<Error>(index.error());
  Figure figure =
      timeline_figure(scenario, **index, static_cast<double>(from), static_cast<double>(to));
  figure.id = id;
  figure.title = title.toStdString();
  figure.sources.push_back(thesis(place));
  return figure;
}

/// "α = 4, n = 6, latencies 3 and 12 cycles, 1 IPC": in a stretch where all is steady.
Result<Figure> figure_4_7(const FigureRequest& request) {
  const auto scenario = scenario_for(request, "toy", OwnPoint{4, 6});
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  return stretch("thesis-4.7", tr("Concurrent instructions are not concurrent warps"), *scenario, 0,
                 60, "§4.6, Figure 4.7");
}

/// A scheduler that chooses among eight warps of mixed instructions.
Result<Figure> figure_2_4(const FigureRequest& request) {
  const auto scenario = scenario_for(request, "toy", OwnPoint{2, 8});
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  return stretch("thesis-2.4", tr("Multithreaded issue: a scheduler chooses among warps"),
                 *scenario, 0, 36, "§2.9, Figure 2.4");
}

Result<Figure> current(const FigureRequest& request) {
  const Scenario& scenario = request.document.scenario;
  constexpr Cycle cycles = 1'200;
  return record_timeline(scenario, cycles).map([&](const auto& index) {
    return timeline_figure(scenario, *index, 0, cycles);
  });
}

} // namespace

std::vector<FigureEntry> figures_thesis_timelines() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-2.4"), tr("Multithreaded issue"), 0.6, figure_2_4, all},
          {QStringLiteral("thesis-4.7"), tr("Concurrent instructions are not concurrent warps"),
           0.5, figure_4_7, all},
          {QStringLiteral("timeline"), tr("Issue timeline of a scenario"), 0.62, current, all}};
}

} // namespace loom
