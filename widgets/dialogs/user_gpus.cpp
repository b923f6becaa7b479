#include "widgets/dialogs/user_gpus.h"

#include "core/gpu/gpu_json.h"
#include "core/gpu/user_gpus.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"

#include <QDir>
#include <QStandardPaths>

namespace loom {

QString user_gpu_folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/gpus");
}

QStringList load_user_gpus(Catalogue& catalogue, const QString& folder) {
  QStringList problems;
  for (const Error& problem : add_user_gpus(catalogue, folder.toStdString()))
    problems << said_line(problem);
  return problems;
}

Result<GpuPtr> save_user_gpu(Catalogue& catalogue, const QString& folder, const GpuSpec& gpu) {
  const QString path = QStringLiteral("%1/%2.json").arg(folder, QString::fromStdString(gpu.id));
  const std::string text = gpu_to_json(gpu);
  // Read back before it is written: what we save must open again.
  LOOM_TRY(auto checked, gpu_from_json(text, path.toStdString()));
  QDir().mkpath(folder);
  LOOM_CHECK(write_file(path.toStdString(), text));
  return catalogue.add(std::move(checked));
}

} // namespace loom
