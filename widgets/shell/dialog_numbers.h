#pragma once

/// "Why this number?" in a dialog, which the main window's keys do not reach.

#include "core/why/section.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QDialog;

namespace loom {

class WhyWindow;
class Workspace;

class DialogNumbers final : public QObject {
  Q_OBJECT
public:
  /// The dialog, to which this belongs, answers for what it shows (widgets/views/asked_number.h)
  /// with the numbers of the scenario and its own. `why`: the action whose key asks.
  DialogNumbers(const QAction& why, Workspace& workspace,
                std::function<std::vector<why::Section>()> own, QDialog* dialog);

  /// Shows where this number comes from, over the dialog.
  void ask(const QString& id);

private:
  void ask_here();

  Workspace& workspace_;
  std::function<std::vector<why::Section>()> own_;
  QDialog* dialog_;
  WhyWindow* answer_ = nullptr; ///< made when first asked for
};

} // namespace loom
