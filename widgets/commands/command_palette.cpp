#include "widgets/commands/command_palette.h"

#include "widgets/commands/command_delegate.h"
#include "widgets/commands/fuzzy_match.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

constexpr auto recent_key = "commands/recent";
constexpr qsizetype most_recent = 12;
constexpr int least_rows = 3;
constexpr int impossible = -10; ///< of two that fit alike the possible one is first

QString id_of(const Command& command) { return command.kind + QLatin1Char('\n') + command.title; }

} // namespace

CommandPalette::CommandPalette(QSettings& settings, QWidget* window)
    : SearchPopup(tr("An action, a GPU, a view, a figure, or “alpha 48”"),
                  tr("Search the commands"), tr("Commands"), window),
      settings_(settings), recent_(settings.value(recent_key).toStringList().mid(0, most_recent)) {
  setObjectName(QStringLiteral("command_palette"));
  setAccessibleName(tr("Command palette"));
  list_->setItemDelegate(new CommandDelegate(list_));
  list_->setUniformItemSizes(true);
  connect(search_, &QLineEdit::textChanged, this, &CommandPalette::search);
  connect(list_, &QListWidget::currentRowChanged, this, &CommandPalette::tell_current);
}

void CommandPalette::open() {
  commands_.clear();
  for (const CommandSource& source : sources_) {
    std::vector<Command> more = source();
    std::ranges::move(more, std::back_inserter(commands_));
  }
  const QWidget* window = parentWidget();
  const int step = unit(window);
  setFont(window->font());
  layout()->setContentsMargins(step, step, step, step);
  const QSize room = window->size() - QSize(step * 4, step * 10);
  const QSize size = QSize(step * 88, step * 56).boundedTo(room);
  most_height_ = size.height();
  resize(size);
  move(window->mapToGlobal(QPoint((window->width() - width()) / 2, step * 5)));
  search_->clear();
  search({});
  show();
  search_->setFocus();
}

void CommandPalette::search(const QString& typed) {
  const QStringList words = typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  std::vector<std::pair<int, const Command*>> fits;
  for (const Command& command : commands_) {
    const qsizetype last_use = recent_.indexOf(id_of(command));
    const int recency = last_use < 0 ? 0 : int(most_recent - last_use);
    const int fit = command_fit(words, command);
    // Without words, what was used last, then everything in its own order.
    if (words.isEmpty() || fit > 0)
      fits.emplace_back(fit + recency + (command.problem.isEmpty() ? 0 : impossible), &command);
  }
  std::ranges::stable_sort(fits, std::greater<>{}, [](const auto& each) { return each.first; });
  found_.clear();
  for (const CommandReader& reader : readers_) {
    std::vector<Command> read = reader(typed);
    std::ranges::move(read, std::back_inserter(found_));
  }
  for (const auto& [fit, command] : fits)
    if (int(found_.size()) < most_shown && std::ranges::none_of(found_, [&](const Command& read) {
          return id_of(read) == id_of(*command) && read.completion == command->completion;
        }))
      found_.push_back(*command);
  show_found();
}

void CommandPalette::show_found() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const Command& command : found_) {
    auto* item = new QListWidgetItem(command.title, list_);
    item->setData(CommandDelegate::kind, command.kind);
    item->setData(CommandDelegate::note, command.note);
    item->setData(CommandDelegate::problem, command.problem);
    item->setData(CommandDelegate::checked, command.checked);
    QStringList said{command.title, command.kind,
                     command.problem.isEmpty() ? command.note : command.problem};
    if (command.checked)
      said << tr("chosen");
    said.removeAll(QString());
    item->setData(Qt::AccessibleTextRole, said.join(QStringLiteral(", ")));
  }
  list_->setCurrentRow(found_.empty() ? -1 : 0);
  list_->scrollToTop();
  show_list(!found_.empty(), tr("Nothing is called “%1”.").arg(search_->text()));
  // As high as what was found, but never jumping beyond the room there is.
  const int rows = std::max(least_rows, int(found_.size()));
  const int row = list_->sizeHintForRow(0) > 0 ? list_->sizeHintForRow(0) : unit(this) * 7 / 2;
  resize(width(),
         std::min(most_height_, search_->sizeHint().height() + unit(this) * 3 + rows * row));
  tell_current();
}

/// The keyboard stays in the field: a screen reader hears the row as what the field says.
void CommandPalette::tell_current() {
  const auto* item = list_->currentItem();
  search_->setAccessibleDescription(item ? item->data(Qt::AccessibleTextRole).toString()
                                         : none_->text());
  QAccessibleEvent changed(search_, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void CommandPalette::take() {
  const int row = list_->currentRow();
  if (row < 0 || row >= int(found_.size()))
    return;
  const Command command = found_[std::size_t(row)];
  if (!command.problem.isEmpty())
    return;
  if (!command.completion.isEmpty())
    return search_->setText(command.completion);
  used(command);
  hide(); // before it runs: what it opens gets the keyboard
  command.run();
}

void CommandPalette::used(const Command& command) {
  recent_.removeAll(id_of(command));
  recent_.prepend(id_of(command));
  recent_ = recent_.mid(0, most_recent);
  settings_.setValue(recent_key, recent_);
}

} // namespace loom
