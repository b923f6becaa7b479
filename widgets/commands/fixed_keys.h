#pragma once

/// The keys that are no action's: those of what has the keyboard, a view's run or a slider. They
/// stay as they are, and no action may take them.

#include <QKeySequence>
#include <QList>
#include <QString>

namespace loom {

struct FixedKeys {
  QList<QKeySequence> keys;
  QString what;
};
/// Grouped as the sheet lists them.
[[nodiscard]] QList<FixedKeys> fixed_keys();
/// All keys of one row, as the platform writes them: "Left, Right".
[[nodiscard]] QString keys_text(const FixedKeys& row);

} // namespace loom
