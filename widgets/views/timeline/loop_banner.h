#pragma once

/// Says that the timeline shows a loop of machine code, which one, and what the simulation leaves
/// out of it; with a way back to the mix.

#include "core/sim/loop_run.h"

#include <QString>
#include <QWidget>

class QLabel;

namespace loom {

/// "loop 00c0 to 0130 of saxpy (sm_80)".
[[nodiscard]] QString loop_name(const sass::Function& code);
/// What is left out or assumed, in sentences; empty where nothing is.
[[nodiscard]] QString gap_words(const LoopGaps& gaps);

class LoopBanner final : public QWidget {
  Q_OBJECT
public:
  explicit LoopBanner(QWidget* parent);
  /// Of the scenario's loop; hidden where it has none.
  void show_loop(const Scenario& scenario);

signals:
  void backAsked();

private:
  QLabel* label_;
};

} // namespace loom
