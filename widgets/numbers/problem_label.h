#pragma once

/// Where a view says what is wrong with what it was given: hidden while there is nothing to say.
/// The limits that it names can be asked for.

#include "core/base/result.h"
#include "widgets/numbers/number_label.h"

namespace loom {

/// A message in the language that is spoken, its numbers numbered().
[[nodiscard]] QString said_with_limits(const Message& message);
/// What is wrong in the language that is spoken, its limits numbered().
[[nodiscard]] QString said_with_limits(const Error& error);

/// The same behind the place: to_line() as the window says it.
[[nodiscard]] QString line_with_limits(const Error& error);

class ProblemLabel : public NumberLabel {
public:
  explicit ProblemLabel(QWidget* parent);

  /// Shows `problem`, which may have numbered() numbers, or nothing when it is empty.
  void say(const QString& problem);
  /// What is wrong with `title`, with line and column where the error has them.
  void say(const QString& title, const Error& error);

protected:
  void paintEvent(QPaintEvent* event) override;
};

} // namespace loom
