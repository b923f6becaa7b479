#pragma once

/// What the teacher sees and the audience does not: the notes and the answer of the lesson's step,
/// the mistakes that are foreseen, and the step that comes next.

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;

namespace loom {

class Catalogue;
class LessonPanel;
class RichText;

class PresenterWindow : public QDialog {
  Q_OBJECT
public:
  /// Everything given outlives the window.
  PresenterWindow(LessonPanel& panel, const Catalogue& catalogue, QWidget* parent);

public slots:
  void show_frozen(bool frozen); ///< what the audience sees

signals:
  /// The audience is to go on seeing what it sees now, until this comes with false.
  void freezeAsked(bool frozen);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  void refresh();

  LessonPanel& panel_;
  const Catalogue& catalogue_;
  QLabel* place_;
  RichText *now_, *next_text_;
  QPushButton *previous_, *reveal_, *next_;
  QCheckBox* freeze_;
};

} // namespace loom
