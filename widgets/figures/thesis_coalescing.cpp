#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/coalescing/coalescing_examples.h"
#include "widgets/views/coalescing/coalescing_figure.h"

namespace loom {
namespace {

Result<Figure> figure_2_1(const FigureRequest& request) {
  Figure figure;
  figure.id = "thesis-2.1";
  figure.title = tr("Coalescing: four accesses and their transactions").toStdString();
  figure.caption = tr("Four threads a warp, four words a transaction. Top: threads; middle: words "
                      "of memory; bottom: transactions and the words that each moves.")
                       .toStdString();
  figure.sources = {thesis("§2.5, Figure 2.1")};
  figure.columns = 2;
  constexpr std::size_t examples = 4;
  for (std::size_t at = 0; at < examples; ++at) {
    const auto run = run_coalescing(*request.document.scenario.gpu, access_examples()[at].access);
    if (!run)
      return tl::unexpected<Error>(run.error());
    figure.panels.push_back(access_panel(*run));
  }
  return figure;
}

Result<Figure> coalescing_of_document(const FigureRequest& request) {
  const Scenario& scenario = request.document.scenario;
  return run_coalescing(*scenario.gpu, scenario.global_access).map([&](const CoalescingRun& run) {
    return coalescing_figure(scenario, run);
  });
}

} // namespace

std::vector<FigureEntry> figures_thesis_coalescing() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-2.1"), tr("Four examples of coalescing"), 0.5, figure_2_1},
          {QStringLiteral("coalescing"), tr("A load of a scenario: threads, words, transactions"),
           0.45, coalescing_of_document, gpu | set}};
}

} // namespace loom
