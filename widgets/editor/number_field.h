#pragma once

/// A number that may be left open. Read with a decimal point, whatever the locale.

#include <QLineEdit>

#include <optional>

namespace loom {

class NumberField : public QLineEdit {
  Q_OBJECT
public:
  /// `open` stands in the empty field: what holds then.
  NumberField(const QString& name, const QString& open, QWidget* parent = nullptr);

  void set_value(std::optional<double> value);
  [[nodiscard]] std::optional<double> value() const { return value_; }

signals:
  /// Somebody entered another number, or emptied the field.
  void entered();

private:
  void take();
  std::optional<double> value_;
};

} // namespace loom
