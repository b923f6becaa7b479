#include "widgets/numbers/asked_number.h"

#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_label.h"

#include <QComboBox>
#include <QVariant>
#include <QWidget>

namespace loom {

namespace {

constexpr const char* property = "quantity";

QString quantity_of(const QWidget& widget) {
  if (const auto* label = qobject_cast<const NumberLabel*>(&widget))
    return label->ask_here();
  if (auto* cells = widget.findChild<CellNumbers*>({}, Qt::FindDirectChildrenOnly))
    return cells->ask_here();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget))
    if (const QString id = box->currentData(quantity_role).toString(); !id.isEmpty())
      return id;
  return widget.property(property).toString();
}

} // namespace

void set_quantity(QWidget* widget, const QString& id) { widget->setProperty(property, id); }

QString pointed_quantity(const QWidget& within) {
  QString id = within.underMouse() ? quantity_of(within) : QString();
  for (const QWidget* each : within.findChildren<QWidget*>()) // what is inside comes later
    if (each->isVisible() && each->underMouse())
      if (const QString own = quantity_of(*each); !own.isEmpty())
        id = own;
  return id;
}

QString typed_quantity(const QWidget& within) {
  const QWidget* each = within.window()->focusWidget();
  if (!each || (each != &within && !within.isAncestorOf(each)))
    return {};
  for (; each != within.parentWidget(); each = each->parentWidget())
    if (const QString id = quantity_of(*each); !id.isEmpty())
      return id;
  return {};
}

} // namespace loom
