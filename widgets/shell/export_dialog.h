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

/// The figure to export on the page that is chosen.
using DrawPage = std::function<LookedExport(const PageChoice& choice)>;

class ExportDialog : public QDialog {
  Q_OBJECT
public:
  /// Begins with the size and palette that `document` keeps for the figure, else with those of the
  /// last export. `catalogue` and `settings` outlive the dialog.
  ExportDialog(DrawPage draw, Document document, const Catalogue& catalogue, QSettings& settings,
               QWidget* parent);

  [[nodiscard]] const Figure& figure() const { return page_.figure; }
  [[nodiscard]] ExportSpec spec() const;
  [[nodiscard]] QLineEdit* path_field() { return path_; }
  [[nodiscard]] QString problem() const;
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
  QString replaced_; ///< the path that may be written over: the user has been asked
  LookedExport page_;
};

} // namespace loom
