#pragma once

/// One line about what went wrong, above the views, until it is dismissed. Never blocks.

#include <QWidget>

class QLabel;

namespace loom {

class MessageBar : public QWidget {
  Q_OBJECT
public:
  explicit MessageBar(QWidget* parent = nullptr);
  void show_problem(const QString& text);
  void show_warning(const QString& text);
  [[nodiscard]] QString text() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  void show_text(const QString& text, bool problem);

  QLabel* text_;
  bool problem_ = true;
};

} // namespace loom
