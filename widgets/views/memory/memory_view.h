#pragma once

/// The memory view: one chart at a time, chosen above it.

#include "widgets/views/memory/memory_chart.h"
#include "widgets/views/view.h"

namespace loom {

class ChartButtons;
class PlotWidget;

class MemoryView final : public View {
  Q_OBJECT
public:
  MemoryView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  void fill_menu(QMenu& menu) override;

  [[nodiscard]] MemoryChart chart() const; ///< that of the document
  void choose(MemoryChart chart);

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void hover(Point at);
  /// Marks a reading and says it; −1 for none.
  void say(int index, Point at);
  void leave();
  /// The index of the reading before or after the one that was said last, of the same GPU.
  [[nodiscard]] int neighbour(int step) const;
  /// The reading of the next GPU that is nearest to the one that was said last.
  [[nodiscard]] int of_next_gpu(int step) const;

  MemoryDrawing drawing_;
  ChartButtons* charts_;
  PlotWidget* plot_;
  int said_ = -1; ///< the reading that the keyboard steps from
};

} // namespace loom
