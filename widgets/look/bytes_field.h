#pragma once

/// A field of shared memory.

#include "core/occupancy/occupancy.h"

#include <QSpinBox>

namespace loom {

/// A field of bytes that also takes "48 KiB".
class BytesField final : public QSpinBox {
public:
  using QSpinBox::QSpinBox;

protected:
  QValidator::State validate(QString& text, int& /*place*/) const override {
    const std::optional<int> bytes = shared_bytes(typed(text));
    return bytes && *bytes >= minimum() && *bytes <= maximum() ? QValidator::Acceptable
                                                               : QValidator::Intermediate;
  }
  [[nodiscard]] int valueFromText(const QString& text) const override {
    return shared_bytes(typed(text)).value_or(value());
  }

private:
  /// Without the suffix that stands behind what is typed.
  [[nodiscard]] std::string typed(QString text) const {
    if (text.endsWith(suffix()))
      text.chop(suffix().size());
    return text.toStdString();
  }
};

} // namespace loom
