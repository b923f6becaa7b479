#pragma once

/// The text of a lesson's step. The pointer, Tab and Enter ask where its numbers come from.

#include "core/lesson/lesson.h"
#include "core/why/section.h"
#include "widgets/look/rich_text.h"

namespace loom {

/// These words suit any wrong answer; they are empty where nothing is wrong.
[[nodiscard]] QString miss_words(lesson::Miss miss);

class LessonText : public RichText {
  Q_OBJECT
public:
  explicit LessonText(QWidget* parent);

  /// Markdown with {formulas}, of this scenario; parts stand under each other with a line between.
  void show_text(const QList<std::string>& parts, const Scenario& scenario,
                 const Catalogue& catalogue);
  /// Numbers that are shown, with how they were computed.
  [[nodiscard]] const why::Section& section() const { return section_; }
  /// The id of the number under the pointer, else of the one that the keyboard is on; empty where
  /// there is none.
  [[nodiscard]] QString ask_here() const;
  [[nodiscard]] QSize sizeHint() const override; ///< as high as the text is
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void whyAsked(const QString& id);
  void numbersChanged(); ///< what section() is

protected:
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QString id_of(const QString& link) const;
  void dress_numbers();

  why::Section section_{"lesson", LOOM_TEXT("Lesson"), {}};
};

} // namespace loom
