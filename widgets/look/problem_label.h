#pragma once

/// Where a view says what is wrong with what it was given: hidden while there is nothing to say.

#include "core/base/result.h"

#include <QLabel>

namespace loom {

class ProblemLabel : public QLabel {
public:
  explicit ProblemLabel(QWidget* parent);

  /// Shows `problem`, or nothing when it is empty.
  void say(const QString& problem);
  /// What is wrong with `title`, with line and column where the error has them.
  void say(const QString& title, const Error& error);

protected:
  void paintEvent(QPaintEvent* event) override;
};

} // namespace loom
