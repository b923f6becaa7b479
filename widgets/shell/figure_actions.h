#pragma once

/// What is done with figures in the window: copied, shown in numbers, edited, exported, found in
/// the gallery.

#include "widgets/figures/shared/figure_page.h"

#include <QObject>

class QSettings;

namespace loom {

class FigureEditor;
class FigureGallery;
class MainWindow;
class ViewDock;
class Workspace;

class FigureActions final : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  FigureActions(MainWindow& window, Workspace& workspace, QSettings& settings);

  // Of a view; nullptr where none is shown.
  void copy(ViewDock* dock);
  void show_numbers(ViewDock* dock);
  void edit(ViewDock* dock);
  void ask_export(ViewDock* dock);
  // Of the catalogue, by their id.
  void show_gallery();
  void open(const QString& figure); ///< in the view that it belongs to
  void ask_export_of(const QString& figure);

private:
  /// The figure as the view of its name shows it, else as the catalogue has it.
  [[nodiscard]] Result<Figure> figure_of(const QString& id) const;
  /// The view's figure on its page with the look that the document keeps, or another; without
  /// panels where numbers are missing, which is said.
  [[nodiscard]] LookedExport page_of(ViewDock* dock,
                                     const std::optional<FigureLook>& look = {}) const;
  /// The look in the language of figures, where it has none of its own.
  [[nodiscard]] FigureLook spoken_look(FigureLook look) const;
  void copy_command(ViewDock* dock);
  [[nodiscard]] bool can_draw(const LookedExport& page);
  void open_export(std::function<LookedExport(const FigureLook&)> page, const Document& document,
                   QWidget* parent);

  MainWindow& window_;
  Workspace& workspace_;
  QSettings& settings_;
  FigureEditor* editor_ = nullptr; ///< made when first asked for
  FigureGallery* gallery_ = nullptr;
};

} // namespace loom
