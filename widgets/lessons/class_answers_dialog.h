#pragma once

/// What a class answered in lessons: question by question a histogram, or the sketches over each
/// other, and a table of who answered what.

#include "core/lesson/class_answers.h"
#include "widgets/style/figure_style.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QTableWidget;

namespace loom {

class PlotWidget;

class ClassAnswersDialog final : public QDialog {
  Q_OBJECT
public:
  ClassAnswersDialog(const QString& folder, lesson::ClassAnswers answers,
                     std::vector<lesson::Lesson> lessons, const FigureStyle& style,
                     QWidget* parent);

  void set_style(const FigureStyle& style);
  /// A row a person and question.
  [[nodiscard]] Result<void> save_csv(const QString& path) const;

signals:
  void failed(const QString& problem); ///< that could not be written

private:
  void show_question();
  void ask_csv();
  [[nodiscard]] Panel panel_of(const lesson::Question& question) const;
  [[nodiscard]] QString bin_name(const lesson::Bin& bin) const;

  lesson::ClassAnswers answers_;
  std::vector<lesson::Lesson> lessons_;
  FigureStyle style_;
  QLabel* head_;
  QListWidget* questions_;
  QLabel* asked_;
  PlotWidget *sketches_, *bars_;
  QTableWidget* people_;
};

} // namespace loom
