#pragma once

/// The list of GPUs, filtered while one types.

#include "core/gpu/catalogue.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace loom {

class GpuPopup : public QFrame {
  Q_OBJECT
public:
  GpuPopup(const Catalogue& catalogue, const std::string& current, QWidget* parent);
  void open_below(const QWidget* anchor);

signals:
  void chosen(const QString& id);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void filter(const QString& text);
  void take();

  QLineEdit* search_;
  QListWidget* list_;
  QLabel* none_; ///< in place of an empty list
};

} // namespace loom
