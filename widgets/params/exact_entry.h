#pragma once

/// A field for an exact value: typing, arrow keys, a unit behind the number.

#include "core/scenario/parameters.h"

#include <QLineEdit>

#include <optional>

namespace loom {

class ExactEntry : public QLineEdit {
  Q_OBJECT
public:
  explicit ExactEntry(const ParameterInfo& info, QWidget* parent = nullptr);

  /// Shows a value unless somebody is typing. Absent: "not known".
  void show_value(std::optional<double> value);
  /// The text behind the number: "cyc", "/64".
  void set_suffix(const QString& suffix);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  /// Takes back what is typed and cannot be taken, unless the keyboard went to `asking`: the words
  /// that say why.
  void set_asking(const QWidget* asking) { asking_ = asking; }
  void drop();

signals:
  void entered(double value);
  void stepAsked(int steps);
  /// Why what stands there cannot be taken; empty when it can again.
  void problem(const QString& text);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void commit();
  void restore();
  void set_problem(const QString& text);
  void fit_suffix();

  ParameterInfo info_;
  std::optional<double> value_;
  QString suffix_;
  const QWidget* asking_ = nullptr;
  bool bad_ = false;
};

} // namespace loom
