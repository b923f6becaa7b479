#pragma once

/// One line at the first start: the tour, or not now. Never comes again.

#include <QWidget>

namespace loom {

class TourOffer : public QWidget {
  Q_OBJECT
public:
  explicit TourOffer(QWidget* parent);

signals:
  void taken();
};

} // namespace loom
