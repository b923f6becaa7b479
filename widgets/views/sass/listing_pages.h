#pragma once

/// The instructions of a function as a table, or two functions side by side.

#include "core/why/section.h"
#include "widgets/style/figure_style.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/listing_model.h"

#include <QStackedWidget>

namespace loom {

class ListingTable;
class NumberLabel;

class ListingPages final : public QStackedWidget {
  Q_OBJECT
public:
  explicit ListingPages(QWidget* parent);

  void set_style(const FigureStyle& style);
  /// Shows a function, a loop of it marked; the same one, on another GPU, with the same line.
  void show_study(sass::StudyPtr study, const sass::LoopSummary* loop);
  /// Marks a loop's lines and goes to the first of them; null: none.
  void mark(const sass::LoopSummary* loop);
  /// Lays another function beside that; null: it stands alone.
  void show_beside(sass::StudyPtr study);

  /// The function on show; null before the first.
  [[nodiscard]] const sass::StudyPtr& shown() const { return model_->study(); }
  [[nodiscard]] bool comparing() const { return currentIndex() == 1; }
  [[nodiscard]] const AlignedModel& aligned() const { return *aligned_model_; }
  [[nodiscard]] ListingTable& table() const; ///< the one that is seen
  [[nodiscard]] ListingTable& listing() const { return *listing_; }
  /// The next line with a text behind the current one, or before it; from it on where `here`. −1
  /// for none.
  [[nodiscard]] int find(const QString& text, bool forward, bool here) const;

  /// The core/why id of the number that the pointer or the keyboard is on; empty for none.
  [[nodiscard]] QString ask_here() const;
  /// The numbers of the current line, and of the comparison.
  [[nodiscard]] std::vector<why::Section> sections() const;

signals:
  void said(const QString& text); ///< of the line that the pointer or the keyboard is on
  void whyAsked();
  void turned(); ///< another table is seen

private:
  /// From a wait to what sets the barrier, or back; from a difference to the next, or back.
  void follow(int row, bool to_setter);

  ListingTable* listing_;
  ListingModel* model_;
  QWidget* beside_;
  ListingTable* aligned_;
  AlignedModel* aligned_model_;
  NumberLabel* summary_;
};

} // namespace loom
