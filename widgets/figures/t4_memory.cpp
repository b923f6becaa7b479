#include "core/figure/sources.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/memory/memory_figure.h"

#include <algorithm>

namespace loom {
namespace {

std::string t4_paper(const char* place) {
  return std::string("Z. Jia et al., Dissecting the NVidia Turing T4 GPU via Microbenchmarking, "
                     "arXiv:1903.07486, ") +
         place;
}

/// The GPUs of one of the paper's figures; where the caller chose another, that one in front.
Result<MemoryDrawing> drawn(const FigureRequest& request, MemoryChart chart,
                            std::initializer_list<const char*> ids) {
  MemoryRequest wanted{.chart = chart,
                       .gpus = {},
                       .chosen = request.gpu_chosen() ? request.document.scenario.gpu : nullptr,
                       .detailed = "t4",
                       .pinned = {},
                       .catalogue = request.catalogue};
  for (const char* id : ids) {
    const auto gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    wanted.gpus.push_back(*gpu);
  }
  if (wanted.chosen && std::ranges::find(wanted.gpus, wanted.chosen->id, [](const GpuPtr& gpu) {
                         return std::string_view(gpu->id);
                       }) == wanted.gpus.end())
    wanted.gpus.push_back(wanted.chosen);
  return draw_memory(wanted);
}

Figure figure_of(const char* id, const QString& title, const QString& caption, const char* place,
                 MemoryDrawing drawing) {
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption = caption.toStdString();
  figure.sources = {t4_paper(place)};
  for (const std::string& source : drawing.sources)
    add_source(figure.sources, source);
  figure.footnotes = std::move(drawing.footnotes);
  figure.panels.push_back(std::move(drawing.panel));
  return figure;
}

Result<Figure> figure_3_11(const FigureRequest& request) {
  return drawn(request, MemoryChart::conflicts, {"k80", "m60", "p100", "v100", "t4", "h200"})
      .map([](MemoryDrawing drawing) {
        return figure_of("t4-3.11", tr("Shared-memory latency against bank conflicts"),
                         tr("Latency of a load from shared memory against the number of threads "
                            "that want different words of one bank. From Maxwell on each further "
                            "one costs 2 cycles; Kepler's dual-ported banks serve any two at "
                            "once."),
                         "Figure 3.11", std::move(drawing));
      });
}

Result<Figure> figure_3_12(const FigureRequest& request) {
  return drawn(request, MemoryChart::shared_bandwidth,
               {"k80", "m60", "p4", "p100", "v100", "t4", "h200"})
      .map([](MemoryDrawing drawing) {
        drawing.footnotes.insert(
            drawing.footnotes.begin(),
            tr("Published in GiB/s, but the limits are SMs × bytes per cycle × clock in units of "
               "10⁹ bytes, so GB/s here (V100: 14131 by that product, 13800 printed). T4: 90.0 % "
               "by its two numbers, 90.9 % printed.")
                .toStdString());
        return figure_of("t4-3.12", tr("Shared-memory bandwidth in theory and as measured"),
                         tr("Bandwidth of the shared memories of all SMs together; above each "
                            "pair what part of the limit was measured."),
                         "Figure 3.12", std::move(drawing));
      });
}

/// "Memory: K80 GDDR5, P100 HBM2."
QString memory_words(const Catalogue& catalogue, std::initializer_list<const char*> ids) {
  QStringList words;
  for (const char* id : ids)
    if (const auto gpu = catalogue.find(id); gpu && (*gpu)->memory_type)
      words << QString::fromStdString((*gpu)->name + " " + (*gpu)->memory_type->value);
  return tr("Memory: %1.").arg(words.join(QStringLiteral(", ")));
}

Result<Figure> figure_3_13(const FigureRequest& request) {
  const auto gpus = {"k80", "m60", "p4", "p100", "v100", "t4", "h200"};
  return drawn(request, MemoryChart::global_bandwidth, gpus).map([&](MemoryDrawing drawing) {
    drawing.footnotes.insert(drawing.footnotes.begin(),
                             memory_words(*request.catalogue, gpus).toStdString());
    drawing.footnotes.insert(drawing.footnotes.begin(),
                             tr("K80 to T4 published, H200 measured. K80: 79.6 % by its two "
                                "numbers, 77.5 % printed.")
                                 .toStdString());
    return figure_of("t4-3.13", tr("Global-memory bandwidth in theory and as measured"),
                     tr("Bandwidth of copying in global memory; above each pair what part of "
                        "the limit was measured."),
                     "Figure 3.13", std::move(drawing));
  });
}

Result<Figure> figure_3_14(const FigureRequest& request) {
  return drawn(request, MemoryChart::translation, {"t4", "v100", "h200"})
      .map([](MemoryDrawing drawing) {
        return figure_of("t4-3.14", tr("Latency of global memory and the reach of the TLBs"),
                         tr("Latency of a load against the memory gone through, one line a page. "
                            "T4: the L1 TLB covers 32 MiB, the L2 TLB about 8192 MiB. Dots: "
                            "measured on an H200."),
                         "Figure 3.14", std::move(drawing));
      });
}

/// All charts of the scenario's GPU.
Result<Figure> memory_of_document(const FigureRequest& request) {
  Figure figure;
  figure.id = "memory";
  figure.title = tr("Memory of %1, other GPUs for comparison")
                     .arg(QString::fromStdString(request.document.scenario.gpu->name))
                     .toStdString();
  figure.columns = 2;
  for (const MemoryChart chart : {MemoryChart::conflicts, MemoryChart::caches,
                                  MemoryChart::shared_bandwidth, MemoryChart::global_bandwidth}) {
    Figure one = memory_figure(chart, request.document, *request.catalogue);
    one.panels.front().title = chart_name(chart).toStdString();
    figure.panels.push_back(std::move(one.panels.front()));
    for (const std::string& source : one.sources)
      add_source(figure.sources, source);
  }
  return figure;
}

/// A chart of the view as its exports are called.
FigureEntry memory_entry(MemoryChart chart) {
  const std::string_view id = memory_chart_ids[static_cast<std::size_t>(chart)];
  return {QStringLiteral("memory-") + QString::fromUtf8(id.data(), std::ssize(id)),
          chart_name(chart),
          0.62,
          [chart](const FigureRequest& request) {
            return memory_figure(chart, request.document, *request.catalogue);
          },
          figure_option::gpu,
          false};
}

} // namespace

std::vector<FigureEntry> figures_t4_memory() {
  using namespace figure_option;
  std::vector<FigureEntry> all{
      {QStringLiteral("t4-3.11"), tr("Shared-memory latency against bank conflicts"), 0.75,
       figure_3_11, gpu},
      {QStringLiteral("t4-3.12"), tr("Shared-memory bandwidth"), 0.5, figure_3_12, gpu},
      {QStringLiteral("t4-3.13"), tr("Global-memory bandwidth"), 0.45, figure_3_13, gpu},
      {QStringLiteral("t4-3.14"), tr("Global latency and the reach of the TLBs"), 0.75, figure_3_14,
       gpu},
      {QStringLiteral("memory"), tr("Memory of a scenario's GPU"), 0.75, memory_of_document, gpu}};
  for (int chart = 0; chart < memory_chart_count; ++chart)
    all.push_back(memory_entry(static_cast<MemoryChart>(chart)));
  return all;
}

} // namespace loom
