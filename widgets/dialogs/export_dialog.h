#pragma once

/// Exports one figure: what it will look like, its format, size and place. Draws and writes by
/// the same path as the command line.

#include "widgets/figures/shared/figure_page.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSpinBox;
class QTimer;

namespace loom {

class FigurePreview;
class LintList;

/// The figure to export with a look.
using DrawPage = std::function<LookedExport(const FigureLook& look)>;

class ExportDialog : public QDialog {
  Q_OBJECT
public:
  /// Begins with the look that `document` keeps for the figure, else with size and palette of the
  /// last export. What is chosen travels in the file. `catalogue` and `settings` outlive the
  /// dialog.
  ExportDialog(DrawPage draw, Document document, const Catalogue& catalogue, QSettings& settings,
               QWidget* parent);

  [[nodiscard]] const Figure& figure() const { return page_.figure; }
  [[nodiscard]] ExportSpec spec() const;
  [[nodiscard]] QLineEdit* path_field() { return path_; }
  [[nodiscard]] QString problem() const;
  /// The command line that writes what the dialog would.
  [[nodiscard]] QString command() const;
  /// Writes the file; where one is there already, only says so the first time.
  void accept() override;

private:
  void build();
  void start(const QSettings& settings);
  void choose_format();
  void choose_size();
  void browse();
  void refresh();
  [[nodiscard]] bool own_size() const;
  void show_problem(const QString& text);
  void look_for_problems();
  void fix(const ExportSpec& fixed);
  void allow_replacing(const QString& path);
  void look_at_next_preset();
  void refuse_preset(int index);
  [[nodiscard]] Document carried() const;
  [[nodiscard]] QString name_of_size(int index) const;
  [[nodiscard]] QStringList paths() const;
  [[nodiscard]] Result<void> write() const;

  DrawPage draw_;
  Document document_;
  const Catalogue& catalogue_;
  QSettings& settings_;
  FigurePreview* preview_;
  QComboBox* format_;
  QComboBox* size_;
  QLabel* size_source_;
  QDoubleSpinBox* width_;
  QDoubleSpinBox* height_;
  QSpinBox* dpi_;
  QComboBox* palette_;
  QCheckBox* footer_;
  QCheckBox* transparent_;
  QLineEdit* path_;
  QLabel* problem_;
  QCheckBox* words_;
  LintList* lint_;
  QTimer* lint_soon_;
  QPushButton* go_ = nullptr;
  QTimer* presets_soon_;
  int next_preset_ = 0; ///< to be tried: a figure may have no room in it
  QString suits_;       ///< the preset that is meant where none is chosen
  std::string kept_size_;
  bool size_chosen_ = false; ///< by hand, now or the last time
  QString replaced_;         ///< the path that may be written over: the user has been asked
  FigureLook look_;
  LookedExport page_;
};

} // namespace loom
