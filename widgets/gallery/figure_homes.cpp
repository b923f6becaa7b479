#include "widgets/gallery/figure_homes.h"

#include "core/scenario/parameters.h"
#include "widgets/figures/shared/source_figure.h"

#include <algorithm>

namespace loom {

namespace {

struct Row {
  const char* begins; ///< of the figure's id
  const char* view;
  const char* gpu = "";
  Mix mix = Mix::global;
  double alpha = 0;
  int warps = 0;
  double target = 1;
  const char* access = "coalesced";
  std::vector<std::string> compared{};
};

/// The first row that fits holds: whole ids before what they begin with.
const Row homes[] = {
    {"loom", "loom"},
    {"h200-mix", "accuracy", "h200"},
    {"needed-warps", "accuracy", "h200"},
    {"bytes-in-flight", "cusp"},
    {"async-ring", "throughput", "h100"},
    {"tensor-accumulators", "throughput"},
    {"cache-cusp", "cusp", "a100"},
    {"warp-specialised", "timeline", "h200"},
    {"cusp-history", "history"},
    {"roofline-latency", "history", "gtx980", Mix::global, 49, 32},
    {"ilp", "cusp"},
    {"guide-estimate", "throughput", "gtx980"},
    {"thesis-4.9-4.13", "models", "gtx980"},
    {"thesis-4.10", "throughput", "gtx980"},
    {"thesis-4.1", "throughput", "gtx980"},
    {"thesis-4.2", "history"},
    {"thesis-4.3", "throughput", "gtx980", Mix::global, 0, 0, 1, "stride2"},
    {"thesis-4.4", "history"},
    {"thesis-4.5", "cusp", "gtx980"},
    {"thesis-4.6",
     "cusp",
     "gtx980",
     Mix::global,
     0,
     0,
     0.9,
     "coalesced",
     {"8800gtx", "gtx280", "gtx480", "gtx680", "v100", "t4", "a100", "h200"}},
    {"thesis-4.7", "timeline", "toy", Mix::global, 4, 6},
    {"thesis-4.8", "cusp", "gtx980", Mix::sfu},
    {"thesis-4.9", "cusp", "gtx980", Mix::shared},
    {"thesis-2.1", "coalescing"},
    {"thesis-2.2", "banks"},
    {"thesis-2.3", "sm", "gtx980"},
    {"thesis-2.4", "timeline", "toy", Mix::global, 2, 8},
    {"thesis-barrier", "timeline", "gtx980"},
    {"thesis-blocks", "timeline", "gtx980"},
    {"thesis-table-2.2", "divergence"},
    {"thesis-table-2.3", "divergence"},
    {"thesis-table-2.4", "divergence"},
    {"thesis-table", "gpus", "gtx980"},
    {"survey-issue", "sass"},
    {"survey", "gpus"},
    {"t4-", "memory", "t4"},
    {"kp-1", "sm"},
    {"kp-2", "sm"},
    {"kp-", "kernel", "h200"},
    {"kernel", "kernel", "h200"},
    {"sass", "sass"},
    {"sm", "sm"},
    {"occupancy", "occupancy"},
    {"memory", "memory"},
    {"banks", "banks"},
    {"coalescing", "coalescing"},
    {"divergence", "divergence"},
    {"timeline", "timeline"},
    {"overview", "throughput"},
    {"throughput", "throughput"},
    {"cusp", "cusp"},
    {"models", "models"},
    {"profile", "profile"},
    {"sensitivity", "sensitivity"},
    {"accuracy", "accuracy", "h200"},
    {"concurrency", "cusp"},
};

} // namespace

std::optional<FigureHome> figure_home(const QString& figure) {
  const auto* found = std::ranges::find_if(
      homes, [&](const Row& row) { return figure.startsWith(QLatin1String(row.begins)); });
  if (found == std::end(homes))
    return std::nullopt;
  return FigureHome{QString::fromLatin1(found->view),
                    found->gpu,
                    found->mix,
                    found->alpha,
                    found->warps,
                    found->target,
                    found->access,
                    found->compared};
}

namespace {

/// The document as the figure shows it, from its scenario of the home's GPU.
void show_home(Document& document, const FigureHome& home, const Catalogue& catalogue) {
  document.scenario.target = home.target;
  document.scenario.access = home.access;
  document.pins.clear();
  for (const std::string& id : home.compared)
    if (auto gpu = catalogue.find(id)) {
      Pin pin = with_gpu(document.scenario, *std::move(gpu));
      pin.gpu_alone = true;
      document.pins = with_pin(std::move(document.pins), std::move(pin));
    }
}

} // namespace

Document figure_document(const FigureHome& home, const Document& current,
                         const Catalogue& catalogue) {
  const auto gpu = catalogue.find(home.gpu);
  if (home.gpu.empty() || !gpu)
    return current;
  Document document = current;
  document.scenario = default_scenario(*gpu);
  document.scenario.mix = home.mix;
  show_home(document, home, catalogue);
  if (home.warps > 0) {
    document.scenario.alpha = home.alpha;
    document.scenario.warps = home.warps;
  }
  return document;
}

Document carried_document(const QString& figure, const FigureRequest& request) {
  Document document = request.document;
  const auto home = figure_home(figure);
  if (figure == QLatin1String("kernel") && !request.whole) // its chart, not the view's first
    document.kernel.chart = kernel::Chart::block_size;
  if (!home || home->gpu.empty() || request.gpu_chosen())
    return document;
  const auto point =
      home->warps > 0 ? std::optional(OwnPoint{home->alpha, home->warps}) : std::nullopt;
  const auto shown = scenario_for(request, home->gpu.c_str(), point);
  if (!shown)
    return document;
  document.scenario = *shown;
  if ((request.given & figure_option::mix) == 0)
    document.scenario.mix = home->mix;
  if ((request.given & (figure_option::access | figure_option::target)) == 0)
    show_home(document, *home, *request.catalogue);
  else
    document.pins.clear();
  return document;
}

} // namespace loom
