#include "widgets/commands/announcement.h"

#include "widgets/look/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QTimer>

#include <algorithm>

namespace loom {

namespace {
constexpr int shown_ms = 4000;
}

void announce(QWidget& window, const QString& text) {
  const QString name = QStringLiteral("announcement");
  delete window.findChild<QLabel*>(name, Qt::FindDirectChildrenOnly);
  const int step = unit(&window);
  auto* label = new QLabel(text, &window);
  label->setObjectName(name);
  label->setAccessibleName(text);
  label->setTextFormat(Qt::PlainText);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  label->setAutoFillBackground(true);
  label->setBackgroundRole(QPalette::ToolTipBase);
  label->setForegroundRole(QPalette::ToolTipText);
  label->setMargin(step);
  label->setMaximumWidth(window.width() - step * 4);
  label->adjustSize();
  label->move((window.width() - label->width()) / 2,
              std::max(0, window.height() - label->height() - step * 9));
  label->show();
  QAccessibleEvent alert(label, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  QTimer::singleShot(shown_ms, label, &QObject::deleteLater);
}

} // namespace loom
