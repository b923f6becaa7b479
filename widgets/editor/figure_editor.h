#pragma once

/// The figure editor: a window beside a view, with the view's figure as it will lie on paper and
/// everything an author may want of it. What is chosen goes into the document, is undone with
/// everything else and travels inside every export.

#include "widgets/editor/panels_form.h"
#include "widgets/export/looked.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSettings;
class QTabWidget;

namespace loom {

class CurvesForm;
class LintList;
class MarksForm;
class PageForm;
class PagePreview;
class Workspace;

class FigureEditor : public QWidget {
  Q_OBJECT
public:
  /// `choices` are the figures that may stand beside. Everything given by reference outlives the
  /// editor.
  FigureEditor(Workspace& workspace, QSettings& settings, std::vector<FigureChoice> choices,
               QWidget* parent);

  /// Offers actions of the window as buttons and with their keys: undo and redo.
  void offer(const QList<QAction*>& actions);
  /// Edits the figure that `draw` gives with the document's look of it, now and after every change
  /// of the scenario.
  void edit(std::function<LookedExport()> draw);

  [[nodiscard]] PagePreview& preview() { return *preview_; }
  /// What is shown, and what an export gets.
  [[nodiscard]] const LookedExport& shown() const { return shown_; }
  [[nodiscard]] FigureLook look() const;

signals:
  void copyAsked();
  void commandAsked(); ///< as a command line
  void exportAsked();

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] QWidget* build_preview();
  [[nodiscard]] QWidget* build_forms();
  [[nodiscard]] QBoxLayout* build_buttons();
  void refresh();
  void propose(const FigureLook& look);
  void fill_presets();
  void take_preset(int index);
  void save_preset();
  void delete_preset();
  void look_for_problems();
  void fix(const ExportSpec& fixed);
  void show_words();

  Workspace& workspace_;
  QSettings& settings_;
  std::function<LookedExport()> draw_;
  QString id_; ///< of the figure shown
  LookedExport shown_;
  QBoxLayout* top_ = nullptr; ///< above the preview
  QTimer later_;              ///< the scenario changed: redraw once it is quiet
  QTimer lint_soon_;          ///< the figure changed: say what a reviewer would find
  PagePreview* preview_;
  QScrollArea *room_, *lint_room_;
  QTabWidget* tabs_;
  PageForm* page_;
  PanelsForm* panels_;
  CurvesForm* curves_;
  MarksForm* marks_;
  QComboBox *size_, *vision_, *presets_;
  QPushButton* delete_;
  QLabel *extent_, *words_;
  LintList* lint_;
};

} // namespace loom
