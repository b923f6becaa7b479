// Where the numbers of the card, of the listing and of two side by side come from.

#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/sass/sass_view.h"

#include <QComboBox>

namespace loom {

void SassView::explain_card(int loop) {
  const Study& study = *shown();
  sections_.clear();
  if (loop >= 0 && loop < std::ssize(study.analysis.loops))
    sections_.push_back(why::explain_loop(study.function(), study.analysis,
                                          static_cast<std::size_t>(loop), study.gpu));
  sections_.push_back(why::explain_function(study.function(), study.analysis));
}

std::vector<why::Section> SassView::sections() const {
  std::vector<why::Section> all = sections_;
  const auto add = [&all](const StudyPtr& study, std::size_t instruction, const char* prefix) {
    all.push_back(
        why::explain_line(study->function(), study->analysis, *study->gpu, instruction, prefix));
    all.back().id = prefix;
  };
  if (comparing())
    all.push_back(why::explain_alignment(aligned_model_->rows(), aligned_model_->left()->function(),
                                         aligned_model_->right()->function()));
  const int row = table().currentIndex().row();
  if (row < 0)
    return all;
  if (!comparing()) {
    add(shown(), static_cast<std::size_t>(row), "line.");
    return all;
  }
  const sass::AlignedRow& beside = aligned_model_->rows()[static_cast<std::size_t>(row)];
  if (beside.left)
    add(aligned_model_->left(), *beside.left, "left.");
  if (beside.right)
    add(aligned_model_->right(), *beside.right, "right.");
  return all;
}

QString SassView::asked_quantity() const {
  for (const QString& of_words : {card_->ask_here(), summary_->ask_here()})
    if (!of_words.isEmpty())
      return of_words;
  const QString of_cell = table().numbers().ask_here();
  return of_cell.isEmpty() && shown() && loop_->currentIndex() < 1
             ? QStringLiteral("function_instructions") // there is no loop to ask about
             : of_cell;
}

} // namespace loom
