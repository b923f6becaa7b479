#include "widgets/commands/word_button.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QEvent>

namespace loom {

namespace {
constexpr int words_from = 112; ///< units that the window is wide where there is room for words
}

WordButton::WordButton(QAction& action, const QString& word, const QString& name, QWidget& window,
                       QWidget* parent)
    : QToolButton(parent), window_(window) {
  setIcon(action.icon());
  setAutoRaise(true);
  setAccessibleName(name);
  connect(this, &QToolButton::clicked, &action, &QAction::trigger);
  const auto show = [this, &action, word] {
    const QString keys = keys_text(action);
    setText((word + QStringLiteral("  ") + keys).trimmed());
    setToolTip(keys.isEmpty() ? accessibleName() : tr("%1 (%2)").arg(accessibleName(), keys));
  };
  show();
  connect(&action, &QAction::changed, this, show);
  window.installEventFilter(this);
  fit();
}

void WordButton::fit() {
  setToolButtonStyle(window_.width() >= words_from * unit(&window_) ? Qt::ToolButtonTextBesideIcon
                                                                    : Qt::ToolButtonIconOnly);
}

bool WordButton::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
    fit();
  return QToolButton::eventFilter(watched, event);
}

} // namespace loom
