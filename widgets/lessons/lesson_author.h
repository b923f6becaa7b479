#pragma once

/// Where a lesson is written: its steps, each with the state that the window had when it was
/// recorded, what it says and asks, what the formulas come to, and what is wrong with it still.

#include "core/lesson/draft.h"
#include "core/lesson/lesson_json.h"
#include "widgets/workspace/snapshot.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace loom {

class StepForm;
class Workspace;

class LessonAuthor : public QWidget {
  Q_OBJECT
public:
  /// Everything given outlives it. Lessons are saved into the folder of the settings' lessons.
  LessonAuthor(Workspace& workspace, QSettings& settings, QWidget* parent = nullptr);
  ~LessonAuthor() override;

  /// Begins to write; what was written before is forgotten: ask may_close(). `saved` is whether a
  /// file has the lesson as it is.
  void write(const lesson::Lesson& lesson, bool saved = true);
  [[nodiscard]] const lesson::Lesson& lesson() const { return draft_.now(); }
  /// Between write() and closed().
  [[nodiscard]] bool writing() const { return writing_; }
  [[nodiscard]] bool changed() const { return draft_.changed(); }
  /// Asks where changes would be lost; false where the user wants to go on.
  [[nodiscard]] bool may_close();
  /// The step that is chosen; nothing where it is the lesson itself.
  [[nodiscard]] std::optional<std::size_t> step() const;

public slots:
  /// Adds a step after the chosen one, with the state that the window has now.
  void add_step(lesson::StepKind kind);
  void remove_step();
  void move_step(int by);
  void undo();
  void redo();
  /// Into its file, after asking for one where it has none. False where that failed or was
  /// cancelled.
  bool save();
  bool save_to(const QString& json_file);

signals:
  void previewAsked(const lesson::Lesson& lesson, std::size_t step);
  void failed(const QString& text);
  /// A step was recorded, but not all of the window's state: the text says what it leaves out.
  void warned(const QString& text);
  void closed();
  /// With each change, and with false also where what was written is saved or thrown away.
  void unsavedChanged(bool unsaved);

protected:
  /// Undo and redo are the lesson's in every field.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build_list();
  void build_lesson_page();
  void add_page(QWidget* page); ///< which scrolls where there is little room
  void change(lesson::Lesson next, const QString& field = {});
  void choose(std::optional<std::size_t> step);
  void refill(); ///< list and fields, after a change that was not made in them
  void show_list();
  void show_problems();
  void show_value();
  void go_to(const Error& problem);
  void warn_of_loss(std::size_t step);
  void names_menu(QMenu& menu, const std::function<void(const QString&)>& put) const;

  Workspace& workspace_;
  QSettings& settings_;
  lesson::Draft draft_;
  bool writing_ = false;
  bool filling_ = false;
  QLabel* head_;
  QListWidget* list_;
  QPushButton* add_;
  QToolButton *up_, *down_, *remove_, *undo_, *redo_;
  QStackedWidget* pages_;
  QLineEdit *title_, *source_;
  QComboBox* gpu_;
  StepForm* form_;
  QLabel* problems_head_;
  QListWidget* problems_;
  std::vector<Error> found_;
  QPushButton *preview_, *save_;
  QTimer* check_; ///< after the last letter
};

} // namespace loom
