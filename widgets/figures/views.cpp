#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"
#include "widgets/views/concurrency/concurrency_figure.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <QCoreApplication>

namespace loom {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figures", text); }

Result<SnapshotPtr> requested(const FigureRequest& request) {
  if (const auto model = kernel_model(request.document.scenario); !model)
    return tl::unexpected<Error>(model.error());
  return evaluate_document(request.document, *request.catalogue);
}

/// The window's three views in one figure.
Figure overview(const Snapshot& snapshot) {
  Figure figure = throughput_figure(snapshot);
  figure.id = "overview";
  figure.title = tr("Latency hiding on %1, %2, %3 warps/SM")
                     .arg(QString::fromStdString(snapshot.scenario().gpu->name),
                          alpha_words(snapshot.scenario().alpha))
                     .arg(snapshot.scenario().warps)
                     .toStdString();
  figure.columns = 2;
  figure.panels.front().title = tr("Throughput").toStdString();
  figure.panels.push_back(cusp_panel(snapshot));
  figure.panels.back().title = tr("Warps needed").toStdString();
  for (Panel& panel : concurrency_figure(snapshot).panels) {
    panel.title = tr("In flight %1").arg(QString::fromStdString(panel.title)).toStdString();
    figure.panels.push_back(std::move(panel));
  }
  return figure;
}

Figure throughput_alone(const Snapshot& snapshot) { return throughput_figure(snapshot); }

FigureEntry entry(const char* id, const QString& title, double aspect,
                  Figure (*build)(const Snapshot&)) {
  return {QString::fromLatin1(id), title, aspect, [build](const FigureRequest& request) {
            return requested(request).map(
                [build](const SnapshotPtr& snapshot) { return build(*snapshot); });
          }};
}

} // namespace

std::vector<FigureEntry> figures_views() {
  return {entry("overview", tr("Throughput, cusp and concurrency of a scenario"), 0.75, overview),
          entry("throughput", tr("Throughput bounds of a scenario"), 0.62, throughput_alone),
          entry("cusp", tr("Warps needed against arithmetic intensity"), 0.62, cusp_figure),
          entry("concurrency", tr("Instructions in flight against arithmetic intensity"), 0.45,
                concurrency_figure)};
}

} // namespace loom
