#pragma once

/// Two models and the states where they disagree most; a state can be gone to.

#include "core/scenario/disagreement.h"
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

signals:
  void readout(const QString& text);

private:
  void find();
  void show_found(const DisagreementRequest& request, std::vector<Disagreement> states);
  void go_to(int row);

  Workspace& workspace_;
  Background search_;
  Scenario searched_; ///< without what a search does not depend on
  std::vector<Disagreement> states_;
  QComboBox *a_, *b_, *by_;
  QPushButton* find_;
  QListWidget* list_;
  QLabel* words_;
};

} // namespace loom
