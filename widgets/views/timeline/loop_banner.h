#pragma once

/// Says that the timeline shows a loop of machine code, which one, and what the simulation assumes;
/// with a way back to what the left panel says.

#include "core/scenario/loop_run.h"

#include <QString>
#include <QStringList>
#include <QWidget>

class QPushButton;

namespace loom {

class NumberLabel;

/// "loop 00c0 to 0130 of saxpy (sm_80)".
[[nodiscard]] QString loop_name(const sass::Function& code);
/// Which loop it is, and how much the simulation assumes; its numbers are numbered()
/// (widgets/numbers/number_card.h).
[[nodiscard]] QString code_words(const ResolvedScenario& scenario);
/// What it assumes, in sentences.
[[nodiscard]] QStringList assumed_words(const ResolvedScenario& scenario);

class LoopBanner final : public QWidget {
  Q_OBJECT
public:
  explicit LoopBanner(QWidget* parent);
  /// Of the scenario's loop; hidden where it has none.
  void show_loop(const ResolvedScenario& scenario);

  /// The core/why id of the number that the pointer or the keyboard is on; empty for none.
  [[nodiscard]] QString ask_here() const;

signals:
  void backAsked();
  void whyAsked();

private:
  NumberLabel* label_;
  QPushButton* back_;
};

} // namespace loom
