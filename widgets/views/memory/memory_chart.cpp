#include "widgets/views/memory/memory_chart.h"

#include "core/access/memory_run.h"
#include "core/memory/staircase.h"
#include "widgets/style/tr.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/memory/memory_chart_parts.h"

#include <algorithm>

namespace loom {
namespace {

/// Whether the GPU's facts suffice for the chart.
bool can_show(const GpuSpec& gpu, MemoryChart chart) {
  switch (chart) {
  case MemoryChart::caches:
    return !memory::cache_levels(gpu).empty();
  case MemoryChart::translation:
    return !memory::translation_levels(gpu).empty();
  case MemoryChart::conflicts:
    return memory::conflict_latency(gpu).points.size() > 1;
  case MemoryChart::shared_bandwidth:
  case MemoryChart::global_bandwidth:
    const BandwidthFacts facts = bandwidth_facts(chart);
    return gpu.facts.find(facts.measured) && gpu.facts.find(facts.peak);
  }
  return false;
}

QString title_of(MemoryChart chart) {
  switch (chart) {
  case MemoryChart::caches:
    return tr("One load of a pointer chase, by the memory it goes through");
  case MemoryChart::translation:
    return tr("The same with one line a page: only the translation of addresses changes");
  case MemoryChart::conflicts:
    return tr("A load from shared memory, by threads in conflict for a bank");
  case MemoryChart::shared_bandwidth:
    return tr("Bandwidth of all shared memories together");
  case MemoryChart::global_bandwidth:
    return tr("Bandwidth of global memory, measured by copying");
  }
  return {};
}

} // namespace

QString chart_name(MemoryChart chart) {
  switch (chart) {
  case MemoryChart::caches:
    return tr("Caches");
  case MemoryChart::translation:
    return tr("Translation");
  case MemoryChart::conflicts:
    return tr("Bank conflicts");
  case MemoryChart::shared_bandwidth:
    return tr("Shared bandwidth");
  case MemoryChart::global_bandwidth:
    return tr("Global bandwidth");
  }
  return {};
}

BandwidthFacts bandwidth_facts(MemoryChart chart) {
  if (chart == MemoryChart::shared_bandwidth)
    return {FactKey::shared_bandwidth, FactKey::shared_bandwidth_peak};
  return {FactKey::global_bandwidth, FactKey::pin_bandwidth};
}

bool MemorySketch::is_chosen(const GpuSpec& gpu) const {
  return request.chosen && request.chosen->id == gpu.id;
}

Curve MemorySketch::curve_of(const GpuSpec& gpu, const std::string& id) const {
  Curve curve{.id = id + "_" + gpu.id, .label = gpu.name};
  if (is_chosen(gpu)) {
    curve.role = Role::series6; // one that the black dots of measurements stand out from
    curve.weight = Weight::bold;
  } else if (const auto pinned = request.pinned.find(gpu.id); pinned != request.pinned.end()) {
    curve.role = pinned->second;
  } else if (request.chosen) {
    curve.role = Role::guide;
    curve.weight = Weight::thin;
  } else {
    const auto place = std::ranges::find(
        request.gpus, gpu.id, [](const GpuPtr& each) { return std::string_view(each->id); });
    constexpr int colours = 7;
    curve.role = static_cast<Role>(static_cast<int>(Role::series1) +
                                   static_cast<int>(place - request.gpus.begin()) % colours);
  }
  return curve;
}

void MemorySketch::cite(const GpuSpec& gpu, FactKey key) const {
  const Fact* fact = gpu.facts.find(key);
  if (!fact)
    return;
  const auto add = [](std::vector<std::string>& list, std::string text) {
    if (std::ranges::find(list, text) == list.end())
      list.push_back(std::move(text));
  };
  add(drawing.sources, fact->source.english());
  if (fact->status == FactStatus::derived || fact->status == FactStatus::assumed) {
    const QString note = printed_note(*fact);
    add(drawing.footnotes, (QString::fromStdString(gpu.name) + QStringLiteral(", ") +
                            status_text(fact->status) + QStringLiteral(": ") + note +
                            (note.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral(".")))
                               .toStdString());
  }
}

MemoryDrawing draw_memory(const MemoryRequest& request) {
  MemoryDrawing drawing;
  const MemorySketch sketch{request, drawing};
  switch (request.chart) {
  case MemoryChart::caches:
  case MemoryChart::translation:
    draw_staircase(sketch);
    break;
  case MemoryChart::conflicts:
    draw_conflicts(sketch);
    break;
  case MemoryChart::shared_bandwidth:
  case MemoryChart::global_bandwidth:
    draw_bandwidth(sketch);
    break;
  }
  if (!request.chosen)
    return drawing;
  const bool shown = std::ranges::any_of(
      drawing.readings, [&](const Reading& reading) { return reading.gpu == request.chosen->id; });
  drawing.panel.title =
      (shown ? title_of(request.chart)
             : tr("%1. Of the %2 no source tells it.")
                   .arg(title_of(request.chart), QString::fromStdString(request.chosen->name)))
          .toStdString();
  return drawing;
}

std::vector<GpuPtr> gpus_for(MemoryChart chart, const Catalogue& catalogue, const GpuPtr& chosen) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids()) {
    const bool own = chosen && chosen->id == id;
    const auto gpu = own ? Result<GpuPtr>(chosen) : catalogue.find(id);
    if (gpu && (own || can_show(**gpu, chart)))
      gpus.push_back(*gpu);
  }
  if (chosen && std::ranges::find(gpus, chosen->id, [](const GpuPtr& each) {
                  return std::string_view(each->id);
                }) == gpus.end())
    gpus.push_back(chosen);
  // By year; one whose year nobody states stands after the others of its architecture.
  const auto year = [all = gpus](const GpuPtr& each) {
    auto latest = each->released;
    for (const GpuPtr& other : all)
      if (each->released.empty() && other->architecture == each->architecture)
        latest = std::max(latest, other->released);
    return latest;
  };
  std::ranges::stable_sort(gpus, {}, [&year](const GpuPtr& each) {
    return std::pair(year(each), each->released.empty());
  });
  return gpus;
}

} // namespace loom
