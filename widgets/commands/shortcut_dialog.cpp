#include "widgets/commands/shortcut_dialog.h"

#include "core/text/text.h"
#include "widgets/commands/shortcut_card.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"

#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <functional>
#include <map>

namespace loom {

namespace {

constexpr int action_role = Qt::UserRole;

/// Takes one combination at once: Qt's own waits a second for up to three more.
class KeyEdit : public QKeySequenceEdit {
public:
  using QKeySequenceEdit::QKeySequenceEdit;
  std::function<void(const QKeySequence&)> pressed;
  std::function<void()> given_up;

protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
      return given_up();
    QKeySequenceEdit::keyPressEvent(event);
    if (!keySequence().isEmpty()) // not yet, while only Ctrl or Shift is down
      pressed(QKeySequence(keySequence()[0]));
  }
};

} // namespace

ShortcutDialog::ShortcutDialog(KeyBindings& keys, QWidget* parent)
    : QDialog(parent), keys_(keys), search_(new QLineEdit(this)), list_(new QTreeWidget(this)),
      chosen_(new QLabel(this)), edit_(new KeyEdit(this)),
      none_(new QPushButton(tr("&No key"), this)), reset_(new QPushButton(tr("&Reset"), this)),
      problem_(new QLabel(this)),
      single_(new QCheckBox(tr("Keys of a &single character (1 to 9, N, R)"), this)) {
  setObjectName(QStringLiteral("shortcuts"));
  setWindowTitle(tr("Shortcuts"));
  search_->setPlaceholderText(tr("Search by action or key"));
  search_->setAccessibleName(tr("Search the shortcuts"));
  search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  list_->setAccessibleName(tr("Shortcuts"));
  list_->setHeaderLabels({tr("Action"), tr("Keys")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::Interactive);
  list_->header()->resizeSection(1, unit(this) * 34);
  QBoxLayout* rows = column(this, {search_, {list_, 1}});
  build_editor(*rows);
  single_->setChecked(keys_.single_keys());
  single_->setToolTip(tr("Switch them off where they get in the way of a screen reader or of "
                         "speech input. Keys of the view that has the keyboard stay."));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  const QPushButton* all = buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
  const QPushButton* card = buttons->addButton(tr("Save &card…"), QDialogButtonBox::ActionRole);
  rows->addWidget(single_);
  rows->addWidget(buttons);
  for (QAbstractButton* button : buttons->buttons())
    static_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(all, &QPushButton::clicked, this, [this] {
    keys_.reset_all();
    done_with({});
  });
  connect(card, &QPushButton::clicked, this, &ShortcutDialog::save_card);
  connect(single_, &QCheckBox::toggled, &keys_, &KeyBindings::set_single_keys);
  connect(search_, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
  connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::show_current);
  connect(list_, &QTreeWidget::itemDoubleClicked, this, &ShortcutDialog::begin_editing);
  connect(&keys_, &KeyBindings::changed, this, &ShortcutDialog::fill);
  const int step = unit(this);
  resize(QSize(step * 88, step * 72).boundedTo(parent->size() - QSize(step * 4, step * 4)));
  fill();
  search_->setFocus();
}

void ShortcutDialog::build_editor(QBoxLayout& rows) {
  rows.addLayout(beside({{chosen_, 1}, edit_, none_, reset_}));
  rows.addWidget(problem_);
  chosen_->setTextFormat(Qt::PlainText);
  edit_->setAccessibleName(tr("Press the new keys"));
  edit_->setToolTip(tr("Press the new keys"));
  edit_->setMaximumWidth(unit(this) * 26);
  if (auto* field = edit_->findChild<QLineEdit*>()) // Qt says it in English
    field->setPlaceholderText(tr("Press the new keys"));
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  problem_->setPalette(error_words(problem_->palette()));
  for (QPushButton* button : {none_, reset_})
    button->setAutoDefault(false);
  auto* edit = static_cast<KeyEdit*>(edit_);
  edit->pressed = [this](const QKeySequence& keys) { done_with(keys_.bind(current(), keys)); };
  edit->given_up = [this] { done_with({}); };
  connect(none_, &QPushButton::clicked, this, [this] { done_with(keys_.bind(current(), {})); });
  connect(reset_, &QPushButton::clicked, this, [this] { done_with(keys_.reset(current())); });
}

QString ShortcutDialog::problem() const { return problem_->text(); }

QAction* ShortcutDialog::current() const {
  const auto* item = list_->currentItem();
  return item ? static_cast<QAction*>(item->data(0, action_role).value<QObject*>()) : nullptr;
}

void ShortcutDialog::fill() {
  const QAction* before = current();
  const QSignalBlocker quiet(list_);
  list_->clear();
  std::map<QString, QTreeWidgetItem*> groups;
  for (const KeyRow& row : key_rows(keys_)) {
    QTreeWidgetItem*& group = groups[row.group];
    if (!group) {
      group = new QTreeWidgetItem(list_, {row.group});
      group->setFlags(Qt::ItemIsEnabled);
      group->setFirstColumnSpanned(true);
      group->setFont(0, in_bold(font()));
      group->setExpanded(true);
    }
    auto* item = new QTreeWidgetItem(group, {row.what, row.keys.isEmpty() ? tr("none") : row.keys});
    const BoundAction* bound = keys_.find(row.action);
    if (!bound || row.keys.isEmpty())
      item->setForeground(1, muted(palette()));
    if (!bound)
      continue;
    item->setData(0, action_role, QVariant::fromValue<QObject*>(row.action));
    if (bound->keys != bound->usual) {
      QFont changed = font();
      changed.setItalic(true);
      item->setFont(1, changed);
      item->setToolTip(1, tr("Changed"));
    }
    if (row.action == before)
      list_->setCurrentItem(item);
  }
  filter(search_->text());
  show_current();
}

void ShortcutDialog::filter(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (int g = 0; g < list_->topLevelItemCount(); ++g) {
    QTreeWidgetItem* group = list_->topLevelItem(g);
    bool any = false;
    for (int i = 0; i < group->childCount(); ++i) {
      QTreeWidgetItem* item = group->child(i);
      const QString in =
          group->text(0) + QLatin1Char(' ') + item->text(0) + QLatin1Char(' ') + item->text(1);
      const bool fits = std::ranges::all_of(
          words, [&in](const QString& word) { return in.contains(word, Qt::CaseInsensitive); });
      item->setHidden(!fits);
      any |= fits;
    }
    group->setHidden(!any);
  }
}

void ShortcutDialog::show_current() {
  const QAction* action = current();
  const BoundAction* bound = action ? keys_.find(action) : nullptr;
  const bool free = bound && !bound->id.isEmpty();
  edit_->setKeySequence(free && !bound->keys.isEmpty() ? bound->keys.front() : QKeySequence());
  for (QWidget* part : std::initializer_list<QWidget*>{edit_, none_, reset_})
    part->setEnabled(free);
  reset_->setEnabled(free && bound->keys != bound->usual);
  if (free)
    chosen_->setText(tr("Keys of “%1”:").arg(name_of(*action)));
  else
    chosen_->setText(list_->currentItem() && list_->currentItem()->parent()
                         ? tr("These keys stay as they are.")
                         : tr("Choose an action to change its keys."));
  problem_->clear();
}

void ShortcutDialog::begin_editing() {
  if (edit_->isEnabled())
    edit_->setFocus();
}

void ShortcutDialog::done_with(const QString& problem) {
  show_current();
  problem_->setText(problem);
  problem_->setAccessibleName(problem);
  if (problem.isEmpty())
    list_->setFocus();
}

void ShortcutDialog::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && search_->hasFocus())
    list_->setFocus();
  else if (enter || event->key() == Qt::Key_F2)
    begin_editing();
  else
    QDialog::keyPressEvent(event);
}

void ShortcutDialog::save_card() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Card of shortcuts"),
                                   QStringLiteral("latencyloom-shortcuts.pdf"), tr("PDF (*.pdf)"));
  if (path.isEmpty())
    return;
  const QByteArray pdf = shortcut_card(keys_, font());
  const auto written =
      write_file(path.toStdString(), std::string_view(pdf.constData(), std::size_t(pdf.size())));
  if (!written)
    problem_->setText(said_line(written.error()));
}

} // namespace loom
