#include "widgets/look/search_popup.h"

#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>

namespace loom {

SearchPopup::SearchPopup(const QString& placeholder, const QString& field_name,
                         const QString& list_name, QWidget* parent)
    : QFrame(parent, Qt::Popup), search_(new QLineEdit(this)), list_(new QListWidget(this)),
      none_(new QLabel(this)) {
  search_->setPlaceholderText(placeholder);
  search_->setAccessibleName(field_name);
  search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  search_->installEventFilter(this);
  list_->setAccessibleName(list_name);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  none_->setAlignment(Qt::AlignCenter);
  none_->setTextFormat(Qt::PlainText);
  none_->setWordWrap(true);
  none_->setForegroundRole(QPalette::PlaceholderText);
  none_->hide();
  column(this, QMargins(1, 1, 1, 1) * unit(this), -1, {search_, {list_, 1}, {none_, 1}});
  connect(search_, &QLineEdit::returnPressed, this, [this] { take(); });
  connect(list_, &QListWidget::itemClicked, this, [this] { take(); });
}

void SearchPopup::show_list(bool found, const QString& nothing) {
  none_->setText(nothing);
  list_->setVisible(found);
  none_->setVisible(!found);
}

bool SearchPopup::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      QCoreApplication::sendEvent(list_, key);
      return true;
    case Qt::Key_Escape:
      close();
      return true;
    default:
      break;
    }
  }
  return QFrame::eventFilter(watched, event);
}

void SearchPopup::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  painter.setPen(line(palette()));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace loom
