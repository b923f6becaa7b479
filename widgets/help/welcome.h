#pragma once

/// One line at the first start: the tour, and who one is, which chooses what stands beside the
/// loom. Never comes again.

#include <QWidget>

namespace loom {

enum class Purpose { teach, study, tune };

class Welcome : public QWidget {
  Q_OBJECT
public:
  explicit Welcome(QWidget* parent);

signals:
  void tourTaken();
  void purposeChosen(loom::Purpose purpose);
};

} // namespace loom
