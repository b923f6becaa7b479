#include "widgets/shell/why_actions.h"

#include "widgets/dialogs/dialog_numbers.h"
#include "widgets/dialogs/list_numbers.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/why/why_window.h"

#include <QDialog>
#include <QMenu>

namespace loom {

WhyActions::WhyActions(MainWindow& window, Workspace& workspace)
    : QObject(&window), window_(window), workspace_(workspace) {}

void WhyActions::add_to(QMenu& menu) {
  asks_ =
      menu.addAction(tr("&Why this number?"), QKeySequence(tr("Shift+F1")), this, &WhyActions::ask);
  connect(new ListNumbers(*asks_, &window_), &ListNumbers::asked, this, &WhyActions::answer_field);
}

DialogNumbers* WhyActions::open_answering(QDialog* dialog,
                                          std::function<std::vector<why::Section>()> explained) {
  auto* numbers = new DialogNumbers(*asks_, workspace_, std::move(explained), dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return numbers;
}

void WhyActions::refresh() {
  if (answer_)
    answer_->refresh();
}

void WhyActions::ask() {
  for (const auto* bar :
       window_.centralWidget()->findChildren<MessageBar*>(Qt::FindDirectChildrenOnly))
    if (const QString id = bar->asked(); !id.isEmpty())
      return answer_field(id);
  if (const LessonPanel* lesson = window_.lessons().running())
    if (const QString id = lesson->asked(); !id.isEmpty())
      return answer_field(id);
  const QString pointed = pointed_quantity(window_.params());
  const QString beside = pointed.isEmpty() && !window_.views().underMouse()
                             ? typed_quantity(window_.params())
                             : pointed;
  beside.isEmpty() ? answer_view() : answer_field(beside);
}

void WhyActions::answer_view() {
  const ViewArea::Asked asked = window_.views().asked();
  answer(asked.id, asked.alpha, asked.warps);
}

void WhyActions::answer_field(const QString& id) { answer(id, std::nan(""), std::nan("")); }

void WhyActions::answer(const QString& id, double alpha, double warps) {
  if (!answer_) {
    answer_ = new WhyWindow(workspace_, &window_);
    answer_->set_views([this] {
      std::vector<why::Section> shown = window_.views().sections();
      if (const LessonPanel* lesson = window_.lessons().running())
        shown.push_back(lesson->explained());
      return shown;
    });
    connect(&window_.views(), &ViewArea::numbersChanged, answer_, &WhyWindow::refresh);
  }
  answer_->ask_at(id.isEmpty() ? QStringLiteral("throughput") : id, alpha, warps);
  come_forward(*answer_);
}

} // namespace loom
