#pragma once

/// An SM and its way to memory: the selected GPU's units with their numbers, lit by what limits.

#include "widgets/views/sm/sm_diagram.h"
#include "widgets/views/view.h"

#include <optional>

namespace loom {

class DiagramWidget;

class SmView final : public View {
  Q_OBJECT
public:
  SmView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] Figure figure_on_page(double page_em) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void show_structure();
  void hover(const QString& id);
  void explain_block(const std::string& id);
  void focus(const PlacedPart* part);
  [[nodiscard]] std::vector<const PlacedPart*> stops() const;
  [[nodiscard]] const PlacedPart* neighbour(int key) const;

  std::optional<SmStructure> structure_;
  SmRoom room_;
  std::string focused_;
  std::string pointed_; ///< the block under the pointer
  DiagramWidget* picture_;
};

} // namespace loom
