#pragma once

/// The name at the left of a row, with a faint detail behind it; clicking explains the number.

#include <QToolButton>

namespace loom {

class ParameterName : public QToolButton {
  Q_OBJECT
public:
  explicit ParameterName(QWidget* parent = nullptr);
  void set_detail(const QString& detail);
  [[nodiscard]] const QString& detail() const { return detail_; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QString detail_;
};

} // namespace loom
