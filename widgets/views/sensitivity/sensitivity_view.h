#pragma once

/// What if: what a change of each parameter does to warps needed and to throughput, and where
/// models disagree.

#include "widgets/views/sensitivity/sensitivity_figure.h"
#include "widgets/views/view.h"

#include <array>

class QLabel;
class QSpinBox;

namespace loom {

class DisagreementPanel;
class Lack;
class PlotWidget;

class SensitivityView final : public View {
  Q_OBJECT
public:
  SensitivityView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  [[nodiscard]] int row_at(int chart, Point at) const; ///< −1: on none
  void say(int chart, int row);
  void leave();
  void explain_row(int chart, int row);

  SensitivityOptions options_;
  std::array<TornadoDrawing, 2> drawings_; ///< warps needed, throughput
  std::array<PlotWidget*, 2> plots_{};
  int chart_ = 0, row_ = -1; ///< that is spoken of
  QWidget* charts_;
  QSpinBox* by_;
  QLabel* words_;
  Lack* lack_;
  DisagreementPanel* disagreement_;
};

} // namespace loom
