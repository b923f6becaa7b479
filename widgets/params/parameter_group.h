#pragma once

/// Rows under a heading that folds them away.

#include <QWidget>

class QToolButton;
class QBoxLayout;

namespace loom {

class ParameterGroup : public QWidget {
  Q_OBJECT
public:
  ParameterGroup(const QString& title, QWidget* parent = nullptr);
  void add(QWidget* row);
  void set_open(bool open);
  [[nodiscard]] bool is_open() const;

signals:
  void opened(bool open);

private:
  QToolButton* heading_;
  bool open_ = true;
  QWidget* body_;
  QBoxLayout* rows_;
};

} // namespace loom
