#include "widgets/params/loop_panel.h"

#include "core/gpu/instruction_class.h"
#include "core/model/loop_edit.h"
#include "core/scenario/instruction_loop.h"
#include "core/text/text.h"
#include "resources/loops/embedded.h"
#include "widgets/look/controls.h"
#include "widgets/look/per_language.h"
#include "widgets/look/plain_edit.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/params/instruction_popup.h"
#include "widgets/params/loop_item_row.h"
#include "widgets/params/loop_role_row.h"
#include "widgets/params/number_row.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

constexpr std::size_t max_loop_text = std::size_t{64} << 10;

/// A loop that comes with the program.
struct Preset {
  QString title;
  Loop loop;
};

const std::vector<Preset>& presets() {
  static PerLanguage<std::vector<Preset>> all;
  return all.get([] {
    std::vector<Preset> found;
    for (const EmbeddedFile& file : embedded_loops())
      if (auto loop = loop_from_text(file.content, std::string(file.name)))
        found.push_back({spoken(verbatim(loop->title)), *std::move(loop)});
    // The thesis's own first, then by title.
    std::ranges::stable_sort(found, [](const Preset& a, const Preset& b) {
      return a.title.localeAwareCompare(b.title) < 0;
    });
    return found;
  });
}

/// α as a loop has it: its ends are the counts' own.
ParameterInfo alpha_info() { return *find_parameter("alpha"); }

} // namespace

LoopPanel::LoopPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), presets_(new QComboBox(this)),
      open_(new QToolButton(this)), as_text_(new QToolButton(this)),
      alpha_(new NumberRow(workspace, alpha_info(), QStringLiteral("loop_alpha"), {}, this)),
      table_(new QWidget(this)), rows_box_(new QVBoxLayout(table_)),
      producers_(new LoopRoleRow(workspace, WarpRole::producer, table_)),
      consumers_(new LoopRoleRow(workspace, WarpRole::consumer, table_)),
      add_(new QPushButton(tr("Add an instruction…"), this)),
      split_(new QPushButton(tr("Roles"), this)), text_(new PlainEdit(this)),
      problem_(new QLabel(this)) {
  setAccessibleName(tr("Loop of instructions"));
  presets_->setObjectName(QStringLiteral("loop_presets"));
  presets_->setAccessibleName(tr("Loops that come with the program"));
  presets_->setToolTip(
      tr("A loop that comes with the program; or drop a .loop file on the window"));
  presets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  presets_->setMinimumContentsLength(8);
  for (const Preset& each : presets())
    presets_->addItem(each.title);
  open_->setObjectName(QStringLiteral("loop_open"));
  open_->setText(tr("Open…"));
  open_->setToolTip(tr("A loop from a file (.loop)"));
  as_text_->setObjectName(QStringLiteral("loop_text_button"));
  as_text_->setText(tr("Text"));
  as_text_->setCheckable(true);
  as_text_->setToolTip(tr("The loop as text, an instruction a line: to paste, to copy, to type"));
  add_->setObjectName(QStringLiteral("loop_add"));
  add_->setToolTip(tr("From the list of the instructions that this GPU has"));
  split_->setObjectName(QStringLiteral("loop_split"));
  split_->setToolTip(tr("Warps with roles: producers start the asynchronous copies, consumers run "
                        "the rest"));
  text_->setObjectName(QStringLiteral("loop_text"));
  text_->setAccessibleName(tr("The loop as text"));
  text_->setTabChangesFocus(true);
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->hide();
  problem_->setObjectName(QStringLiteral("loop_problem"));
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  problem_->hide();
  rows_box_->setContentsMargins(0, 0, 0, 0);
  rows_box_->setSpacing(0);
  column(this, {}, -1,
         {beside({{presets_, 1}, open_, as_text_}), problem_, text_, table_,
          beside({{add_, 1}, split_}), alpha_});
  fit();

  connect(presets_, &QComboBox::activated, this, [this](int index) {
    if (const auto which = static_cast<std::size_t>(index); which < presets().size())
      propose(presets()[which].title, presets()[which].loop);
  });
  connect(open_, &QToolButton::clicked, this, &LoopPanel::ask_file);
  connect(as_text_, &QToolButton::toggled, this, &LoopPanel::show_text);
  connect(add_, &QPushButton::clicked, this,
          [this] { ask_instruction(add_, {}, WarpRole::every); });
  connect(split_, &QPushButton::clicked, this, &LoopPanel::split_by_roles);
  connect_role(WarpRole::producer);
  connect_role(WarpRole::consumer);
  connect(text_, &QPlainTextEdit::textChanged, this, &LoopPanel::read_text);
  connect(alpha_, &NumberRow::asked, this, [this](double alpha) {
    const SnapshotPtr now = workspace_.snapshot();
    if (now->loop && *now->loop)
      if (auto changed = with_alpha(loop(), (*now->loop)->numbers, alpha))
        propose(QStringLiteral("α"), *changed);
  });
}

const Loop& LoopPanel::loop() const { return *workspace_.scenario().instruction_loop; }

bool LoopPanel::holds(std::size_t index) const {
  const auto& loop = workspace_.scenario().instruction_loop;
  return loop && index < loop->items.size();
}

/// A row's menu may be answered when the loop or the row is gone already.
template <class Act> auto LoopPanel::of_row(std::size_t index, Act act) {
  return [this, index, act](const auto&... asked) {
    if (holds(index))
      act(asked...);
  };
}

void LoopPanel::propose(const QString& what, const Loop& loop) {
  Scenario scenario = workspace_.scenario();
  scenario.instruction_loop = loop;
  say({});
  workspace_.propose(what, scenario);
}

void LoopPanel::show_snapshot(const Snapshot& snapshot) {
  const Loop& shown = *snapshot.document.scenario.instruction_loop;
  show_presets(shown);
  const int line = *snapshot.loop ? 0 : snapshot.loop->error().where.line;
  for (std::size_t i = 0; i < shown.items.size(); ++i) {
    LoopItemRow* row = need_row(i);
    row->show_item(shown.items[i]);
    row->show_problem(line == static_cast<int>(i) + 1 ? spoken(snapshot.loop->error().detail)
                                                      : QString());
    row->show();
  }
  for (std::size_t i = shown.items.size(); i < rows_.size(); ++i)
    rows_[i]->hide();
  place_roles(shown);
  add_->setEnabled(shown.items.size() < max_loop_items);
  const auto alpha = *snapshot.loop ? loop_alpha((*snapshot.loop)->numbers) : std::nullopt;
  alpha_->setVisible(alpha.has_value());
  alpha_->show_value(alpha);
  if (as_text_->isChecked() && !text_->hasFocus()) {
    const QSignalBlocker quiet(text_);
    text_->setPlainText(QString::fromStdString(to_text(shown)));
  }
}

void LoopPanel::place_roles(const Loop& shown) {
  const bool roles = shown.has_roles();
  producers_->setVisible(roles);
  consumers_->setVisible(roles);
  add_->setVisible(!roles && !as_text_->isChecked());
  split_->setVisible(add_->isVisibleTo(this));
  if (!roles)
    return;
  producers_->show_warps(shown.producers);
  consumers_->show_warps(shown.consumers);
  // Each before the first of its instructions; the other behind all where it has none.
  for (LoopRoleRow* row : {producers_, consumers_})
    rows_box_->removeWidget(row);
  const WarpRole first = shown.items.front().role;
  const auto others = std::ranges::find_if(
      shown.items, [first](const LoopItem& item) { return item.role != first; });
  const bool producers_first = first == WarpRole::producer;
  rows_box_->insertWidget(0, producers_first ? producers_ : consumers_);
  rows_box_->insertWidget(static_cast<int>(others - shown.items.begin()) + 1,
                          producers_first ? consumers_ : producers_);
}

void LoopPanel::connect_role(WarpRole role) {
  LoopRoleRow* row = role == WarpRole::producer ? producers_ : consumers_;
  connect(row, &LoopRoleRow::warpsAsked, this, of_row(0, [this, row, role](int warps) {
            Loop next = loop();
            const bool producer = role == WarpRole::producer;
            const int others = producer ? next.consumers : next.producers;
            const int held = std::min(warps, max_block_warps - std::max(1, others));
            (producer ? next.producers : next.consumers) = held;
            propose(producer ? tr("the producers") : tr("the consumers"), next);
            row->show_warps(held);
            if (held < warps)
              say(tr("A block has at most %1 warps, those of both roles.").arg(max_block_warps));
          }));
  connect(row, &LoopRoleRow::addAsked, this,
          of_row(0, [this, row, role] { ask_instruction(row, {}, role); }));
  connect(row, &LoopRoleRow::exchangeAsked, this,
          of_row(0, [this] { propose(tr("roles exchanged"), with_roles_exchanged(loop())); }));
  connect(row, &LoopRoleRow::removeAsked, this,
          of_row(0, [this] { propose(tr("roles removed"), without_roles(loop())); }));
}

void LoopPanel::split_by_roles() {
  if (!holds(0))
    return;
  const GpuSpec& gpu = *workspace_.scenario().gpu;
  for (const char* text : {"UTMALDG bytes=8192 stages=4", "LDGSTS.128 stages=4"}) {
    const LoopItem copy = loop_from_text(text)->items.front();
    if (!has_numbers(gpu, *instruction_class(copy.instruction)))
      continue;
    if (const auto split = in_roles(loop(), copy))
      return propose(tr("the roles of the loop"), *split);
    return say(tr("Add what the consumers compute first."));
  }
  say(tr("No source gives numbers of asynchronous copies, which producers start, on this GPU."));
}

void LoopPanel::show_presets(const Loop& shown) {
  const auto known = std::ranges::find(presets(), shown, &Preset::loop);
  const int count = static_cast<int>(presets().size());
  while (presets_->count() > count)
    presets_->removeItem(count);
  if (known == presets().end())
    presets_->addItem(shown.title.empty() ? tr("a loop of my own")
                                          : spoken(verbatim(shown.title)) + tr(" (changed)"));
  presets_->setCurrentIndex(static_cast<int>(known - presets().begin()));
}

LoopItemRow* LoopPanel::need_row(std::size_t index) {
  while (rows_.size() <= index) {
    auto* row = new LoopItemRow(workspace_, static_cast<int>(rows_.size()), table_);
    connect_row(row, rows_.size());
    row->set_name_width(name_width_);
    rows_box_->addWidget(row);
    rows_.push_back(row);
  }
  return rows_[index];
}

void LoopPanel::connect_row(LoopItemRow* row, std::size_t index) {
  connect(row, &LoopItemRow::changed, this,
          of_row(index, [this, index](const QString& what, const LoopItem& item) {
            propose(what, with_item(loop(), index, item));
          }));
  connect(row, &LoopItemRow::removeAsked, this, of_row(index, [this, index] {
            Loop next = loop();
            if (std::ranges::count(next.items, next.items[index].role, &LoopItem::role) < 2)
              return say(next.has_roles() ? tr("A role has at least one instruction.")
                                          : tr("A loop has at least one instruction."));
            next.items.erase(next.items.begin() + static_cast<std::ptrdiff_t>(index));
            propose(tr("the loop"), next);
            (void)workspace_.snapshot();
          }));
  connect(row, &LoopItemRow::classAsked, this, of_row(index, [this, row, index] {
            ask_instruction(row, index, loop().items[index].role);
          }));
  connect(row, &LoopItemRow::roleAsked, this, of_row(index, [this, index] {
            // Beside the other role's instructions: behind the first role's, or before the last
            // one's.
            const Loop& now = loop();
            const WarpRole first = now.items.front().role, own = now.items[index].role;
            const auto firsts =
                static_cast<std::size_t>(std::ranges::count(now.items, first, &LoopItem::role));
            move_with_keyboard(index, own == first ? firsts - 1 : firsts, other_role(own));
          }));
  connect(row, &LoopItemRow::moveAsked, this, of_row(index, [this, index](int by) {
            const auto to = static_cast<std::ptrdiff_t>(index) + by;
            const Loop& now = loop();
            if (to < 0 || to >= static_cast<std::ptrdiff_t>(now.items.size()))
              return;
            // From one role into the other it keeps its place.
            const WarpRole next = now.items[static_cast<std::size_t>(to)].role;
            const bool stays = next != now.items[index].role;
            move_with_keyboard(index, stays ? index : static_cast<std::size_t>(to), next);
          }));
  connect(row, &LoopItemRow::dragBegan, this, [this, index] {
    dragged_ = index;
    workspace_.begin_drag();
  });
  connect(row, &LoopItemRow::dragged, this, &LoopPanel::drag_to);
  connect(row, &LoopItemRow::dragEnded, this, [this] { workspace_.end_drag(); });
}

bool LoopPanel::move(std::size_t from, std::size_t to, WarpRole role) {
  const auto next = moved(loop(), from, to, role);
  if (next)
    propose(tr("the order of the loop"), *next);
  return next.has_value();
}

void LoopPanel::move_with_keyboard(std::size_t from, std::size_t to, WarpRole role) {
  // The keyboard goes with the item, to the same of its controls.
  const QList<QWidget*> here = rows_[from]->findChildren<QWidget*>();
  const qsizetype place = here.indexOf(rows_[from]->focusWidget());
  if (!move(from, to, role))
    return say(tr("A role has at least one instruction."));
  const bool was_open = rows_[from]->is_open();
  rows_[from]->set_open(rows_[to]->is_open());
  rows_[to]->set_open(was_open);
  (void)workspace_.snapshot();
  const QList<QWidget*> there = rows_[to]->findChildren<QWidget*>();
  if (place >= 0 && place < there.size())
    there[place]->setFocus();
}

void LoopPanel::drag_to(const QPoint& global) {
  if (!holds(dragged_))
    return;
  const Loop& now = loop();
  const int y = table_->mapFromGlobal(global).y();
  std::size_t to = 0;
  while (to + 1 < now.items.size() && y > rows_[to]->geometry().bottom())
    ++to;
  const WarpRole own = now.items[dragged_].role, first = now.items.front().role;
  WarpRole role = own;
  if (now.has_roles()) {
    const LoopRoleRow* second = first == WarpRole::producer ? consumers_ : producers_;
    role = y < second->geometry().center().y() ? first : other_role(first);
    // Beside the other role's instructions, or within its own.
    const auto firsts = static_cast<std::size_t>(
        std::ranges::count(now.items, first, &LoopItem::role) - (own == first ? 1 : 0));
    to = role != own ? firsts : role == first ? std::min(to, firsts) : std::max(to, firsts);
  }
  if ((to != dragged_ || role != own) && move(dragged_, to, role))
    dragged_ = to;
}

void LoopPanel::ask_instruction(const QWidget* anchor, std::optional<std::size_t> in_place_of,
                                WarpRole role) {
  if (!workspace_.scenario().instruction_loop)
    return;
  if (!in_place_of && loop().items.size() >= max_loop_items)
    return say(tr("A loop has at most %1 lines of instructions.").arg(max_loop_items));
  const GpuSpec& gpu = *workspace_.scenario().gpu;
  const std::string current = in_place_of ? loop().items[*in_place_of].instruction : std::string();
  auto* popup = new InstructionPopup(gpu, current, this);
  connect(popup, &InstructionPopup::chosen, this, [this, in_place_of, role](const QString& id) {
    if (!holds(in_place_of.value_or(0)))
      return;
    const InstructionClass* known = instruction_class(id.toStdString());
    Loop next = loop();
    LoopItem item{.instruction = known->id, .count = 1, .options = {}, .role = role};
    if (in_place_of)
      item.count = next.items[*in_place_of].count;
    // What the old class had and the new one takes is kept; a bulk copy has to say its bytes.
    for (std::size_t i = 0; in_place_of && i < loop_option_count; ++i)
      if (takes_option(*known, static_cast<LoopOption>(i)))
        item.options[i] = next.items[*in_place_of].options[i];
    auto& bytes = option_of(item, LoopOption::bytes);
    if (takes_option(*known, LoopOption::bytes) && !bytes)
      bytes = 4096;
    if (next.has_roles() != (role != WarpRole::every))
      return; // the roles have come or gone meanwhile
    int& warps = role == WarpRole::consumer ? next.consumers : next.producers;
    warps = next.has_roles() ? std::max(1, warps) : 0;
    std::size_t at = next.items.size();
    if (in_place_of) {
      next.items[*in_place_of] = item;
    } else {
      while (at > 0 && next.items[at - 1].role != role)
        --at;
      next.items.insert(next.items.begin() + static_cast<std::ptrdiff_t>(at), item);
    }
    propose(id, next);
    (void)workspace_.snapshot();
    if (!in_place_of)
      rows_[at]->set_open(true);
  });
  popup->open_below(anchor);
}

void LoopPanel::ask_file() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a loop"), QString(),
                                                    tr("Loops (*.loop);;All files (*)"));
  if (!path.isEmpty())
    open(path);
}

void LoopPanel::open(const QString& path) {
  const auto text = read_file(path.toStdString(), max_loop_text);
  if (!text)
    return say(said_line(text.error()));
  take_text(QString::fromStdString(*text), path);
}

void LoopPanel::take_text(const QString& text, const QString& file) {
  const auto read = loop_from_text(text.toStdString(), file.toStdString());
  if (!read)
    return say(said_line(read.error()));
  propose(tr("the loop"), *read);
}

void LoopPanel::show_text(bool on) {
  text_->setVisible(on);
  table_->setVisible(!on);
  if (!holds(0))
    return;
  place_roles(loop());
  say({});
  if (!on)
    return;
  const QSignalBlocker quiet(text_);
  text_->setPlainText(QString::fromStdString(to_text(loop())));
  text_->setFocus();
}

void LoopPanel::read_text() { take_text(text_->toPlainText(), tr("Text")); }

void LoopPanel::say(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  problem_->setPalette(error_words(palette()));
}

void LoopPanel::set_name_width(int width) {
  name_width_ = width;
  alpha_->set_name_width(width);
  producers_->set_name_width(width);
  consumers_->set_name_width(width);
  for (LoopItemRow* row : rows_)
    row->set_name_width(width);
}

void LoopPanel::fit() {
  layout()->setSpacing(unit(this) / 2);
  text_->setFixedHeight(unit(this) * 26);
}

void LoopPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
