#include "widgets/commands/bookmarks_dialog.h"

#include "widgets/commands/bookmarks.h"
#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTreeWidget>

namespace loom {

BookmarksDialog::BookmarksDialog(Bookmarks& bookmarks, QWidget* parent)
    : QDialog(parent), bookmarks_(bookmarks), list_(new QTreeWidget(this)) {
  setObjectName(QStringLiteral("bookmarks"));
  setWindowTitle(tr("Bookmarks"));
  list_->setAccessibleName(tr("Bookmarks"));
  list_->setHeaderLabels({tr("Place"), tr("State")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  recall_ = buttons->addButton(tr("R&ecall"), QDialogButtonBox::ActionRole);
  rename_ = buttons->addButton(tr("Re&name"), QDialogButtonBox::ActionRole);
  remove_ = buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
  column(this, {{list_, 1}, buttons});
  for (QAbstractButton* button : buttons->buttons())
    static_cast<QPushButton*>(button)->setAutoDefault(false);
  const auto recall = [this] {
    if (const int place = current())
      emit recallAsked(place);
  };
  connect(recall_, &QPushButton::clicked, this, recall);
  connect(list_, &QTreeWidget::itemActivated, this, recall);
  connect(rename_, &QPushButton::clicked, this,
          [this] { list_->editItem(list_->currentItem(), 1); });
  connect(remove_, &QPushButton::clicked, this, &BookmarksDialog::remove_current);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
    for (QPushButton* button : {recall_, rename_, remove_})
      button->setEnabled(current() != 0);
  });
  connect(list_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
    bookmarks_.rename(list_->indexOfTopLevelItem(item) + 1, item->text(1));
  });
  // Not at once: the list is not filled anew while its field is still closing.
  connect(&bookmarks_, &Bookmarks::changed, this, &BookmarksDialog::fill, Qt::QueuedConnection);
  const int step = unit(this);
  resize(QSize(step * 72, step * 36).boundedTo(parent->size() - QSize(step * 4, step * 4)));
  fill();
  list_->setCurrentItem(list_->topLevelItem(0));
  list_->setFocus();
}

void BookmarksDialog::fill() {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (int place = 1; place <= Bookmarks::count; ++place) {
      const auto& bookmark = bookmarks_.at(place);
      auto* item = new QTreeWidgetItem(
          list_, {QString::number(place), bookmark ? bookmark->name : tr("empty")});
      if (bookmark)
        item->setFlags(item->flags() | Qt::ItemIsEditable);
      else
        item->setForeground(1, muted(palette()));
    }
  }
  list_->setCurrentItem(list_->topLevelItem(row));
}

int BookmarksDialog::current() const {
  const int place = list_->indexOfTopLevelItem(list_->currentItem()) + 1;
  return place > 0 && bookmarks_.at(place) ? place : 0;
}

void BookmarksDialog::remove_current() {
  if (const int place = current())
    bookmarks_.remove(place);
}

void BookmarksDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete)
    remove_current();
  else
    QDialog::keyPressEvent(event);
}

} // namespace loom
