#pragma once

/// "Why this number?" in a dialog, which the main window's keys do not reach.

#include "core/why/section.h"

#include <QObject>

#include <functional>
#include <limits>
#include <utility>
#include <vector>

class QAction;
class QDialog;

namespace loom {

class WhyWindow;
class Workspace;

/// A number, by its core/why id, and where: NaN is the scenario's own.
struct Question {
  QString id{};
  double alpha = std::numeric_limits<double>::quiet_NaN();
  double warps = std::numeric_limits<double>::quiet_NaN();
};

class DialogNumbers final : public QObject {
  Q_OBJECT
public:
  /// The dialog, to which this belongs, answers for what it shows (widgets/numbers/asked_number.h)
  /// with the numbers of the scenario and its own. `why`: the action whose key asks.
  DialogNumbers(const QAction& why, Workspace& workspace,
                std::function<std::vector<why::Section>()> own, QDialog* dialog);

  /// What else is asked in place of a number at the operating point.
  void set_question(std::function<Question()> question) { question_ = std::move(question); }

private:
  void ask_here();

  Workspace& workspace_;
  std::function<std::vector<why::Section>()> own_;
  std::function<Question()> question_;
  QDialog* dialog_;
  WhyWindow* answer_ = nullptr; ///< made when first asked for
};

} // namespace loom
