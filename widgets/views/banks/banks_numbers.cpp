// Where the numbers of the part that is pointed at come from.

#include "core/why/access.h"
#include "widgets/views/banks/banks_view.h"
#include "widgets/views/pattern_editor.h"

#include <QComboBox>

namespace loom {

why::Section BanksView::pointed_numbers() const {
  if (!picture_ || pointed_.isEmpty())
    return {};
  QStringList parts = pointed_.split(QLatin1Char(':'));
  const bool other = parts.first() == QLatin1String("other") && picture_->alternative;
  if (other)
    parts.removeFirst();
  const BanksRun& run = other ? picture_->alternative->run : picture_->run;
  const QString& kind = parts.first();
  const int number = parts.value(1).toInt();
  if (kind == QLatin1String("lane") && number < run.asked.pattern.threads)
    return why::explain_thread(run, number);
  if (kind == QLatin1String("cell"))
    return why::explain_fetch(run, number, parts.value(2).toInt());
  if (kind == QLatin1String("bank"))
    return why::explain_bank(run, number);
  if (kind == QLatin1String("pass"))
    return why::explain_pass(run, number);
  if (kind == QLatin1String("stride")) {
    SharedAccess there = run.asked;
    there.pattern.stride = number;
    if (const auto compared = run_banks(*gpu_, there))
      return why::explain_stride(*compared);
  }
  return {};
}

QString BanksView::asked_of_field() const {
  const auto has = [this](const QWidget* box) {
    return box->underMouse() || window()->focusWidget() == box;
  };
  if (!picture_ || !pointed_.isEmpty())
    return {};
  if (const QString chosen = editor_->asked_number(); !chosen.isEmpty())
    return QStringLiteral("shared.") + chosen;
  return has(banks_)   ? QStringLiteral("banks")
         : has(width_) ? QStringLiteral("shared.bank_bytes")
                       : QString();
}

std::vector<why::Section> BanksView::sections() const {
  std::vector<why::Section> all{pointed_numbers()};
  if (!asked_of_field().isEmpty())
    all.push_back(why::explain_pattern(picture_->run.asked.pattern, "shared."));
  if (picture_ && picture_->remedy)
    all.push_back(why::explain_remedy(*picture_->remedy));
  return all;
}

QString BanksView::asked_quantity() const {
  const QString chosen = asked_of_field();
  return chosen.isEmpty() ? first_quantity(pointed_numbers()) : chosen;
}

} // namespace loom
