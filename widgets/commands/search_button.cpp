#include "widgets/commands/search_button.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QEvent>

namespace loom {

namespace {
constexpr int words_from = 112; ///< units that the window is wide where there is room for words
}

SearchButton::SearchButton(QAction& search, QWidget& window, QWidget* parent)
    : QToolButton(parent), window_(window) {
  setObjectName(QStringLiteral("search_button"));
  setIcon(search.icon());
  setAutoRaise(true);
  setAccessibleName(tr("Search the commands"));
  connect(this, &QToolButton::clicked, &search, &QAction::trigger);
  const auto show = [this, &search] {
    const QString keys = keys_text(search);
    setText((tr("Search") + QStringLiteral("  ") + keys).trimmed());
    setToolTip(keys.isEmpty() ? accessibleName() : tr("%1 (%2)").arg(accessibleName(), keys));
  };
  show();
  connect(&search, &QAction::changed, this, show);
  window.installEventFilter(this);
  fit();
}

void SearchButton::fit() {
  setToolButtonStyle(window_.width() >= words_from * unit(&window_) ? Qt::ToolButtonTextBesideIcon
                                                                    : Qt::ToolButtonIconOnly);
}

bool SearchButton::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
    fit();
  return QToolButton::eventFilter(watched, event);
}

} // namespace loom
