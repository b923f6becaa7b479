#pragma once

/// What the monkey types, pastes and drops: ordinary, odd and damaged, the same for every run.

#include <QStringList>

namespace loom {

/// Texts for fields and the clipboard; none begins with "/", so that none is a path elsewhere.
[[nodiscard]] QStringList soak_texts();

/// Writes files of every kind that the window opens into `folder`, each whole, cut short, with
/// bytes turned over and under a wrong ending; returns their paths. The same for the same seed.
[[nodiscard]] QStringList soak_files(const QString& folder, quint32 seed);

} // namespace loom
