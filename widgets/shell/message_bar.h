#pragma once

/// One line about what went wrong, or a question with its answers, above the views, until it is
/// dismissed. Never blocks.

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace loom {

class MessageBar : public QWidget {
  Q_OBJECT
public:
  explicit MessageBar(QWidget* parent = nullptr);
  void show_problem(const QString& text);
  void show_warning(const QString& text);
  /// A button on the bar. It goes away when one of its buttons is pressed, before `act` is called.
  struct Answer {
    QString text;
    std::function<void()> act;
  };
  void ask(const QString& text, const std::vector<Answer>& answers);
  [[nodiscard]] QString text() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  void show_text(const QString& text, bool problem);

  QLabel* text_;
  QHBoxLayout* row_;
  QList<QPushButton*> answers_;
  bool problem_ = true;
};

} // namespace loom
