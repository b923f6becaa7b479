#pragma once

/// The name at the left of a row, in two lines where it is long, with a faint detail behind it;
/// clicking explains the number.

#include <QStringList>
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
  [[nodiscard]] QStringList lines() const;
  [[nodiscard]] int detail_width() const; ///< of the widest that may stand there

  QString detail_;
};

} // namespace loom
