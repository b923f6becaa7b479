#pragma once

/// Two models and the states where they disagree most; a state can be gone to.

#include "core/why/disagreement.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/workspace/background.h"

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace loom {

class Workspace;

class DisagreementPanel : public WrappedPart {
  Q_OBJECT
public:
  DisagreementPanel(Workspace& workspace, QWidget* parent);

  /// The states are forgotten where they are not the scenario's any more.
  void follow(const Scenario& scenario);
  [[nodiscard]] bool busy() const { return search_.busy(); }
  [[nodiscard]] const std::vector<Disagreement>& states() const { return states_; }
  /// The numbers of the states, each a section with its derivations.
  [[nodiscard]] std::vector<why::Section> sections() const;
  /// The core/why id of the state that the pointer or the keyboard is on; empty where there is
  /// none.
  [[nodiscard]] QString ask_here() const;

signals:
  void readout(const QString& text);
  /// Other states than before.
  void numbersChanged();
  /// The user asks where the number comes from that ask_here() names.
  void whyAsked();

private:
  void find();
  void show_found(const DisagreementRequest& request, std::vector<Disagreement> states);
  void go_to(int row);
  void open_menu(const QPoint& at);

  Workspace& workspace_;
  Background search_;
  Scenario searched_;           ///< without what a search does not depend on
  DisagreementRequest request_; ///< that found the states
  std::vector<Disagreement> states_;
  QComboBox *a_, *b_, *by_;
  QPushButton* find_;
  QListWidget* list_;
  QLabel* words_;
};

} // namespace loom
