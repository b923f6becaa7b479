#pragma once

/// A few choices side by side, one of them taken.

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace loom {

class Segmented : public QWidget {
  Q_OBJECT
public:
  Segmented(const QString& name, const QStringList& labels, QWidget* parent = nullptr);
  /// -1 takes none.
  void set_current(int index);
  [[nodiscard]] int current() const;

signals:
  void chosen(int index);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QButtonGroup* group_;
};

} // namespace loom
