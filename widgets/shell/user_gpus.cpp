#include "widgets/shell/user_gpus.h"

#include "core/io/gpu_json.h"
#include "core/io/text.h"
#include "core/scenario/parameters.h"

#include <QDir>
#include <QStandardPaths>

namespace loom {

QString user_gpu_folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/gpus");
}

QStringList load_user_gpus(Catalogue& catalogue, const QString& folder) {
  QStringList problems;
  const QDir dir(folder);
  for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    const std::string path = dir.filePath(name).toStdString();
    auto gpu = read_file(path).and_then(
        [&path](const std::string& text) { return gpu_from_json(text, path); });
    if (gpu)
      catalogue.add(std::make_shared<const GpuSpec>(std::move(*gpu)));
    else
      problems << QString::fromStdString(to_line(gpu.error()));
  }
  return problems;
}

GpuSpec own_gpu(const Scenario& scenario, const QString& id, const QString& name) {
  GpuSpec gpu = *scenario.gpu;
  gpu.id = id.toStdString();
  gpu.name = name.toStdString();
  gpu.measurements.clear(); // they were made on the other GPU
  AccessPattern* pattern = nullptr;
  for (AccessPattern& each : gpu.patterns)
    if (each.id == scenario.access)
      pattern = &each;
  for (const ParameterInfo& info : parameter_table()) {
    const auto hardware = hardware_parameter(info.id);
    if (!hardware || !scenario.overrides[std::size_t(*hardware)])
      continue;
    const auto key = fact_of(scenario.mix, *hardware);
    if (!key)
      continue;
    const Fact fact{
        *scenario.overrides[std::size_t(*hardware)], "set by the user", FactStatus::assumed, {}};
    const bool of_pattern = pattern && pattern->facts.find(*key);
    (of_pattern ? pattern->facts : gpu.facts).set(*key, fact);
  }
  return gpu;
}

Result<GpuPtr> save_user_gpu(Catalogue& catalogue, const QString& folder, const GpuSpec& gpu) {
  const QString path = QStringLiteral("%1/%2.json").arg(folder, QString::fromStdString(gpu.id));
  const std::string text = gpu_to_json(gpu);
  // Read back before it is written: what we save must open again.
  auto checked = gpu_from_json(text, path.toStdString());
  if (!checked)
    return tl::unexpected(checked.error());
  QDir().mkpath(folder);
  if (auto written = write_file(path.toStdString(), text); !written)
    return tl::unexpected(written.error());
  auto shared = std::make_shared<const GpuSpec>(std::move(*checked));
  catalogue.add(shared);
  return shared;
}

} // namespace loom
