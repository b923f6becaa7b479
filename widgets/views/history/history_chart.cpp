#include "widgets/views/history/history_chart.h"

#include <QCoreApplication>

namespace loom {

QString chart_name(HistoryChart chart) {
  constexpr const char* names[history_chart_count] = {
      QT_TRANSLATE_NOOP("HistoryView", "Memory wall"),
      QT_TRANSLATE_NOOP("HistoryView", "Warps needed"),
      QT_TRANSLATE_NOOP("HistoryView", "Latency and throughput"),
      QT_TRANSLATE_NOOP("HistoryView", "Cusp through time"),
      QT_TRANSLATE_NOOP("HistoryView", "Latency roof")};
  return QCoreApplication::translate("HistoryView", names[static_cast<std::size_t>(chart)]);
}

QString name_and_date(const GpuSpec& gpu) {
  const QString name = QString::fromStdString(gpu.name);
  return gpu.released.empty()
             ? name
             : QStringLiteral("%1, %2").arg(name, QString::fromStdString(gpu.released));
}

void add_source(std::vector<std::string>& sources, const GpuSpec& gpu, FactKey key) {
  if (const Fact* fact = gpu.facts.find(key))
    add_source(sources, fact->source.english());
}

} // namespace loom
