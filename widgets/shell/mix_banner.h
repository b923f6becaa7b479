#pragma once

/// Above a view that shows numbers of the scenario's mix while the scenario has an instruction
/// loop: that it does not show the loop, and a way back to the mix.

#include <QWidget>

class QLabel;

namespace loom {

class Workspace;
struct Snapshot;

class MixBanner final : public QWidget {
  Q_OBJECT
public:
  /// `view` is the view's title.
  MixBanner(Workspace& workspace, const QString& view, QWidget* parent);

private:
  void follow(const Snapshot& snapshot);

  QString view_;
  QLabel* words_;
};

} // namespace loom
