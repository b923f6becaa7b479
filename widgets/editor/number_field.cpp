#include "widgets/editor/number_field.h"

#include "core/base/number.h"

#include <cmath>

namespace loom {

namespace {
QString text_of(std::optional<double> value) {
  return value ? QString::fromStdString(shortest(*value)) : QString();
}
} // namespace

NumberField::NumberField(const QString& name, const QString& open, QWidget* parent)
    : QLineEdit(parent) {
  setAccessibleName(name);
  setPlaceholderText(open);
  connect(this, &QLineEdit::editingFinished, this, &NumberField::take);
}

void NumberField::set_value(std::optional<double> value) {
  if (value == value_ && text() == text_of(value))
    return;
  value_ = value;
  setText(text_of(value));
}

void NumberField::take() {
  const QString typed = text().trimmed();
  const auto number = parse_number(typed.toStdString());
  if (!typed.isEmpty() && !(number && std::isfinite(*number))) {
    setText(text_of(value_)); // no number: what held before
    return;
  }
  const auto next = typed.isEmpty() ? std::nullopt : number;
  if (next == value_)
    return;
  value_ = next;
  emit entered();
}

} // namespace loom
