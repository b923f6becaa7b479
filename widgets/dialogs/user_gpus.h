#pragma once

/// The user's own GPUs: gpus/<id>.json in the platform's data folder.

#include "core/gpu/catalogue.h"

#include <QString>
#include <QStringList>

namespace loom {

/// <data folder of the program>/gpus; need not exist.
[[nodiscard]] QString user_gpu_folder();

/// Adds every GPU of the folder to the catalogue. One line for each file that cannot be taken.
[[nodiscard]] QStringList load_user_gpus(Catalogue& catalogue, const QString& folder);

/// Writes the GPU into the folder and adds it to the catalogue.
[[nodiscard]] Result<GpuPtr> save_user_gpu(Catalogue& catalogue, const QString& folder,
                                           const GpuSpec& gpu);

} // namespace loom
