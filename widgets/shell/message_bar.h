#pragma once

/// One line about what went wrong, or a question with its answers, above the views, until it is
/// dismissed. Never blocks. Texts may have numbered() numbers, which can be asked for.

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace loom {

class NumberLabel;

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
  /// As NumberLabel::ask_here(); empty while nothing is shown.
  [[nodiscard]] QString asked() const;

signals:
  void whyAsked(const QString& id); ///< a number of the text

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void fit();
  void show_text(const QString& text, bool problem);

  NumberLabel* text_;
  QHBoxLayout* row_;
  QList<QPushButton*> answers_;
  bool problem_ = true;
};

} // namespace loom
