#pragma once

/// "Why this number?" in the window, wherever the number stands.

#include "core/why/section.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QDialog;
class QMenu;

namespace loom {

class DialogNumbers;
class MainWindow;
class WhyWindow;
class Workspace;

class WhyActions final : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  WhyActions(MainWindow& window, Workspace& workspace);

  void add_to(QMenu& menu);
  /// Opens one that answers for the numbers it shows (widgets/dialogs/dialog_numbers.h).
  DialogNumbers* open_answering(QDialog* dialog,
                                std::function<std::vector<why::Section>()> explained);
  void answer(const QString& id, double alpha, double warps);
  void answer_field(const QString& id); ///< at the operating point
  void answer_view();                   ///< of the one that is looked at, whatever is typed
  void refresh();                       ///< what is shown

private:
  void ask(); ///< of the number that the pointer or the keyboard is on

  MainWindow& window_;
  Workspace& workspace_;
  QAction* asks_ = nullptr;
  WhyWindow* answer_ = nullptr; ///< made when first asked for
};

} // namespace loom
