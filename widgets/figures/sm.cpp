#include "widgets/views/sm/sm_figure.h"

#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"

namespace loom {
namespace {

Result<Figure> structure(const FigureRequest& request, const char* gpu, const char* id,
                         const QString& title, const DrawingPart& drawing, const char* caption,
                         const std::string& source) {
  return scenario_for(request, gpu).map([&](const Scenario& scenario) {
    Figure figure = structure_figure(id, title.arg(QString::fromStdString(scenario.gpu->name)),
                                     drawing, SmStructure(*scenario.gpu), request.page_em);
    figure.caption = tr(caption).toStdString();
    figure.sources.insert(figure.sources.begin(), source);
    return figure;
  });
}

Result<Figure> thesis_2_3(const FigureRequest& request) {
  return structure(
      request, "gtx980", "thesis-2.3", tr("Functional units of an SM and of the memory system: %1"),
      built_in_drawing("sm"),
      QT_TRANSLATE_NOOP("Figures", "Memory accesses leave the SM through its load/store units; "
                                   "the interconnect brings each transaction to its memory "
                                   "controller. The SM is replicated across the chip."),
      thesis("§2.7, Fig. 2.3"));
}

std::string paper(const char* place) {
  return std::string("A. A. Kleimenov, N. N. Popova, A method for prediction execution time of GPU "
                     "programs, Computational nanotechnology 8(1), 2021, ") +
         place;
}

/// The authors measured a GTX 1050, of whose processing blocks the catalogue knows nothing. These
/// show a chip of its generation.
Result<Figure> kp_1(const FigureRequest& request) {
  return structure(request, "gp100", "kp-1", tr("GPU scheme: %1"), built_in_drawing("gpu"),
                   QT_TRANSLATE_NOOP("Figures",
                                     "A GPU has graphics processing clusters, these have texture "
                                     "processing clusters of SMs and texture units; L2 cache and "
                                     "memory are shared by all. One of each cluster is shown."),
                   paper("Fig. 1"));
}

Result<Figure> kp_2(const FigureRequest& request) {
  return structure(
      request, "p100", "kp-2", tr("SM scheme: %1"), built_in_drawing("sm").parts.front(),
      QT_TRANSLATE_NOOP("Figures", "An SM has processing blocks, each with a warp scheduler, "
                                   "dispatch units and cores; caches and shared memory are "
                                   "shared by them."),
      paper("Fig. 2"));
}

Result<Figure> sm_of_document(const FigureRequest& request) {
  return sm_figure(sm_of(request.document.scenario), request.page_em);
}

} // namespace

std::vector<FigureEntry> figures_sm() {
  using namespace figure_option;
  return {{QStringLiteral("sm"), tr("An SM and what limits a scenario's kernel on it"), 0.72,
           sm_of_document, every},
          {QStringLiteral("thesis-2.3"), tr("Functional units of an SM and of the memory system"),
           0.72, thesis_2_3, gpu},
          {QStringLiteral("kp-1"), tr("GPU scheme"), 0.45, kp_1, gpu},
          {QStringLiteral("kp-2"), tr("SM scheme"), 0.4, kp_2, gpu}};
}

} // namespace loom
