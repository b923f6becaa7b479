#include "widgets/dialogs/dialog_numbers.h"
#include "widgets/look/theme.h"

#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/view.h"
#include "widgets/why/why_window.h"

#include <QAction>
#include <QDialog>

#include <utility>

namespace loom {

DialogNumbers::DialogNumbers(const QAction& why, Workspace& workspace,
                             std::function<std::vector<why::Section>()> own, QDialog* dialog)
    : QObject(dialog), workspace_(workspace), own_(std::move(own)), dialog_(dialog) {
  auto* action = new QAction(why.text(), dialog);
  action->setShortcut(why.shortcut());
  connect(action, &QAction::triggered, this, &DialogNumbers::ask_here);
  dialog->addAction(action);
  for (const NumberLabel* each : dialog->findChildren<NumberLabel*>())
    connect(each, &NumberLabel::whyAsked, this, &DialogNumbers::ask_here);
  for (const CellNumbers* each : dialog->findChildren<CellNumbers*>())
    connect(each, &CellNumbers::whyAsked, this, &DialogNumbers::ask_here);
}

void DialogNumbers::ask_here() {
  const QString pointed = pointed_quantity(*dialog_);
  QString id = pointed.isEmpty() ? typed_quantity(*dialog_) : pointed;
  if (id.isEmpty()) // nothing is pointed at: all its numbers, from the first on
    for (const why::Section& section : own_())
      if (id = first_quantity(section); !id.isEmpty())
        break;
  if (id.isEmpty())
    return;
  if (!answer_) {
    answer_ = new WhyWindow(workspace_, dialog_);
    answer_->set_views(own_);
  }
  const Question question = question_ ? question_() : Question{id};
  answer_->ask_at(question.id, question.alpha, question.warps);
  come_forward(*answer_);
}

} // namespace loom
