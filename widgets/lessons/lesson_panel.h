#pragma once

/// A lesson beside the views: its text, what it asks, what is said of the answer.

#include "core/lesson/answer_sheet.h"
#include "core/why/section.h"
#include "widgets/style/figure_style.h"
#include "widgets/workspace/snapshot.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace loom {

class ColumnScroll;
class LessonText;
class NumberLabel;
class SketchPad;
class Workspace;

/// Whether the lesson was once gone through to its end on this machine.
[[nodiscard]] bool is_done(const lesson::Lesson& lesson, const QSettings& settings);

class LessonPanel : public QWidget {
  Q_OBJECT
public:
  /// Everything given outlives the panel. Where a lesson was left is kept in the settings.
  LessonPanel(Workspace& workspace, QSettings& settings, QWidget* parent = nullptr);

  void set_style(const FigureStyle& style);
  /// Begins a lesson where it was left.
  void begin(const lesson::Lesson& lesson);
  /// The lesson is closed: what the window showed before it comes back, as a step of undo.
  void leave();
  /// Brings the step's view to the front, that of the steps before where it names none.
  void show_view();
  /// Tries a step of a lesson that is being written: nothing is remembered of it.
  void preview(const lesson::Lesson& lesson, std::size_t step);
  [[nodiscard]] const std::optional<lesson::Lesson>& lesson() const { return lesson_; }
  [[nodiscard]] std::size_t step() const { return step_; }
  [[nodiscard]] bool revealed() const { return revealed_; }
  [[nodiscard]] const Scenario& scenario() const { return scenario_; } ///< of the step
  /// The GPU that the lesson's answers are about: the one last chosen.
  [[nodiscard]] GpuPtr gpu() const { return gpu_; }
  /// What was answered since the lesson was begun, or started over.
  [[nodiscard]] const lesson::AnswerSheet& answers() const { return sheet_; }

  /// The numbers of the text that is shown, and of what is said of an answer.
  [[nodiscard]] why::Section explained() const;
  /// The id of the one that the pointer or the keyboard is on; empty where there is none.
  [[nodiscard]] QString asked() const;

public slots:
  void next();
  void previous();
  void reveal();
  /// The first step again; what was answered is forgotten.
  void start_over();
  /// Judges what was entered, chosen or drawn.
  void check();

signals:
  /// Another step, or its answer is shown now.
  void stepChanged();
  /// The step is about this view.
  void viewAsked(const QString& id);
  /// Whether a prediction is asked for that has not been revealed yet.
  void asking(bool asks);
  /// Whether the sentence would answer this question or the next.
  void silent(bool is);
  /// These views would give the answer away; the curtain is lifted from the others.
  void curtainAsked(const QStringList& ids);
  /// A curve is to be drawn on this pad, in place of this view; nullptr: no more.
  void stageAsked(QWidget* pad, const QString& view);
  void lessonAsked(const loom::lesson::Lesson& lesson); ///< the one that follows
  void saveAsked();                                     ///< of what was answered
  void closed();
  void whyAsked(const QString& id); ///< one of these numbers
  void numbersChanged();            ///< what explained() is

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  enum class Page { none, number, choice, sketch }; ///< of the answers
  void build_answers();
  void take(const lesson::Lesson& lesson, bool preview);
  void remember_done();
  void remember_answers();
  void begin_sheet();
  void go(std::size_t step);
  void show_step();
  void show_state(const Scenario& scenario);
  void show_text();
  void ask();
  [[nodiscard]] QString view() const; ///< of the step
  void draw_curtain();
  /// The state before, beside which a step of comparison stands; pins of the user wait until the
  /// lesson is closed.
  [[nodiscard]] std::vector<Pin> compared() const;
  void give_keyboard();
  void break_choices();
  void show_soon(QWidget* widget);
  void show_summary();
  void say(bool right, const QString& words); ///< with numbered() numbers
  void take_snapshot(const SnapshotPtr& snapshot);
  [[nodiscard]] const lesson::Step& now() const { return lesson_->steps[step_]; }
  [[nodiscard]] Result<lesson::Given> given() const;
  [[nodiscard]] Result<lesson::Verdict> verdict(const lesson::Given& given);

  Workspace& workspace_;
  QSettings& settings_;
  std::optional<lesson::Lesson> lesson_;
  std::size_t step_ = 0;
  lesson::AnswerSheet sheet_;
  QElapsedTimer shown_;            ///< since the step is
  std::optional<Document> before_; ///< what the window showed when the lesson began
  GpuPtr gpu_;
  Scenario scenario_;                  ///< of the step
  std::vector<why::QuantityPtr> said_; ///< the numbers in what is said of the answer
  Page page_ = Page::none;
  bool revealed_ = false;
  bool preview_ = false;
  bool moving_ = false; ///< the scenario is changed by the lesson itself

  QLabel* title_;
  QLabel* place_;
  ColumnScroll* scroll_; ///< of what stands between the title and the buttons to other steps
  LessonText* text_;
  QStackedWidget* answers_;
  QLineEdit* number_;
  QLabel* unit_;
  QWidget* choices_;
  QVBoxLayout* choice_column_;
  QButtonGroup* choice_group_;
  SketchPad* pad_;
  NumberLabel* verdict_;
  QLabel* summary_; ///< at the last step
  QPushButton *save_, *over_, *following_;
  QPushButton *check_, *reveal_, *previous_, *next_;
  QCheckBox* notes_;
  QToolButton* close_;
};

} // namespace loom
