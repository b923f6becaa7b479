#pragma once

/// In place of a picture that cannot be drawn, in the middle: a sentence that says why, and below
/// it a button that mends it.

#include "widgets/workspace/snapshot.h"

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace loom {

class Workspace;

class Lack : public QWidget {
public:
  Lack(Workspace& workspace, QWidget* parent);

  /// Shows the words, or nothing where they are empty. The button takes a GPU like that of the
  /// snapshot whose numbers the models have; it is there where one is, and only where the
  /// snapshot's lacks some.
  void say(const QString& words, const Snapshot& snapshot);
  /// Another button, whose way to mend it is always there.
  void set_remedy(QWidget* remedy);

private:
  Workspace& workspace_;
  QLabel* words_;
  QPushButton* take_;
  QWidget* remedy_ = nullptr; ///< in place of `take_`
  GpuPtr like_;               ///< that the button takes
};

/// "No source gives memory latency of …", of a snapshot without results.
[[nodiscard]] QString lacking_numbers(const Snapshot& snapshot);

} // namespace loom
