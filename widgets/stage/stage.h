#pragma once

/// What a window does before an audience: projector mode, full screen, the size of everything, and
/// the aids of who presents: a blank screen, nothing that moves by itself.

#include <QObject>
#include <QTimer>

class QAction;
class QKeyEvent;
class QMainWindow;
class QMenu;
class QSettings;
class QWidget;

namespace loom {

class BlankScreen;
class ThemeController;

class Stage : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives the stage. The size and whether motion is reduced are remembered,
  /// what belongs to one lecture is not.
  Stage(QMainWindow& window, ThemeController& theme, QSettings& settings);

  /// Adds Size, Presenting and Full screen to the View menu.
  void fill(QMenu& menu);
  /// The panel beside the views. It goes in full screen, as the menu bar does, and where it would
  /// take more than half of the window, until it is asked for.
  void set_panel(QWidget* panel);
  [[nodiscard]] QAction* panel_action() const { return panel_action_; }
  [[nodiscard]] QAction* projector() const { return projector_; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fill_size(QMenu& menu);
  void fill_presenting(QMenu& menu);
  void set_full_screen(bool on);
  void show_chrome();
  void fold_panel(); ///< or unfold it, when the room for it has become another
  bool play(const QKeyEvent& key);

  QMainWindow& window_;
  ThemeController& theme_;
  QSettings& settings_;
  QAction* projector_;
  QAction* full_screen_;
  QAction* panel_action_;
  QWidget* panel_ = nullptr;
  double panel_steps_ = 0; ///< width that it needs, in steps of the grid
  bool narrow_ = false;    ///< too narrow for panel and views
  BlankScreen* blank_;
  QTimer resized_; ///< text follows once the window keeps its size
};

} // namespace loom
