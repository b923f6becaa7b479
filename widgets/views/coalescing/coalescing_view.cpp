#include "widgets/views/coalescing/coalescing_view.h"

#include "core/scenario/memory_layout.h"
#include "core/why/access.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/coalescing/coalescing_examples.h"
#include "widgets/views/coalescing/coalescing_figure.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace loom {
namespace {

using memory::Generation;
using Part = DiagramPart::Kind;
using memory::LoadCache;

/// Sizes of teaching transactions, words; the last is for GT200 alone.
const std::array<std::vector<int>, 4> teaching_sizes{{{2}, {4}, {8}, {2, 4}}};

} // namespace

CoalescingView::CoalescingView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent),
      run_([](const auto& asked) { return run_coalescing(*asked.first, asked.second); }),
      editor_(new PatternEditor(this)), rules_(new QComboBox(this)), cache_(new QComboBox(this)),
      sizes_(new QComboBox(this)), teaching_(new QCheckBox(this)), halves_(new QCheckBox(this)),
      follow_(new FollowAccess(workspace, Mix::global, this)), picture_(new DiagramWidget(this)),
      bars_(new DiagramWidget(this)), numbers_(new QLabel(this)), effect_(new QLabel(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Coalescing"));
  setAccessibleDescription(
      tr("One access of a warp to global memory. Left and right choose a thread, Enter masks it "
         "or lets it take part; up and down choose a transaction; Escape lets go."));
  build_controls();
  connect_parts();
}

const GlobalAccess& CoalescingView::access() const { return workspace().scenario().global_access; }

void CoalescingView::change(const QString& what, const std::function<void(GlobalAccess&)>& set) {
  GlobalAccess next = access();
  set(next);
  propose(what, next);
}

void CoalescingView::propose(const QString& what, const GlobalAccess& next) {
  Scenario scenario = workspace().scenario();
  if (const auto run = run_.of({scenario.gpu, next}); !run) {
    show_choices(scenario); // what was refused is not shown as taken
    return editor_->show_problem(run.error());
  }
  scenario.global_access = next;
  if (scenario.mix == Mix::global && scenario.access == own_access &&
      !why_not_followed(*scenario.gpu, next).isEmpty())
    scenario.access = "coalesced";
  workspace().propose(what, scenario, Shown::at_once);
}

void CoalescingView::draw(const SnapshotPtr& snapshot) {
  picture_->set_style(style());
  bars_->set_style(style());
  const Scenario& scenario = snapshot->scenario();
  show_choices(scenario);
  if (!run_.show({scenario.gpu, scenario.global_access}))
    return;
  editor_->show_problem(run_.problem());
  if (run_.problem())
    return;
  picked_ = {};
  generations_ = compare_generations(*scenario.gpu, *run_);
  numbers_->setText(access_words(*run_));
  effect_->setText(effect_words(*scenario.gpu, run_->asked));
  show_access();
  show_generations();
}

void CoalescingView::show_access() {
  if (!run_ || !isVisible())
    return;
  const QSizeF room = picture_->room();
  picture_->set_diagram(access_diagram(*run_, focus_of(picked_), std::max(30.0, room.width() - 1),
                                       std::max(8.0, room.height() - 0.5)));
}

void CoalescingView::show_generations() {
  if (!run_ || !isVisible())
    return;
  Diagram diagram;
  diagram.width = std::max(20.0, bars_->room().width());
  diagram.height = draw_generations(diagram, generations_, {0, 0, diagram.width, 0});
  bars_->set_diagram(std::move(diagram));
}

AccessFocus CoalescingView::focus_of(const DiagramPart& part) const {
  if (part.kind == Part::lane)
    return {memory::LaneMask{1} << part.number, -1};
  const auto groups = group_transactions(run_->result);
  AccessFocus focus;
  for (const TransactionGroup& group : groups) {
    const memory::Transaction& each = group.transaction;
    if (part.kind == Part::transaction && part.number == group.number)
      return {each.lanes, group.number};
    if (part.kind == Part::word && part.number >= each.first_word &&
        part.number < each.first_word + each.words)
      focus.lanes |= each.lanes;
  }
  return focus;
}

/// The access under other rules, as their bar shows it.
CoalescingRun CoalescingView::by_rules(int index) const {
  const GenerationResult& other = generations_[static_cast<std::size_t>(index)];
  CoalescingRun run = *run_;
  run.generation = other.generation;
  run.result = other.result;
  return run;
}

std::vector<why::Section> CoalescingView::sections() const {
  if (!run_)
    return {};
  switch (picked_.kind) {
  case Part::lane:
    return {why::explain_thread(*run_, picked_.index())};
  case Part::transaction:
    return {why::explain_transaction(*run_, picked_.index())};
  case Part::rules:
    return {why::explain_rules(by_rules(picked_.index()))};
  case Part::word:
    return {why::explain_words(*run_, picked_.number)};
  default:
    if (editor_->asked_number().isEmpty())
      return {};
    return {why::explain_pattern(run_->asked.pattern, "global.")};
  }
}

QString CoalescingView::asked_quantity() const {
  const std::vector<why::Section> pointed = sections();
  if (!pointed.empty() && pointed.front().id == "global.pattern")
    return QStringLiteral("global.") + editor_->asked_number();
  return pointed.empty() ? QString() : first_quantity(pointed.front());
}

QString CoalescingView::words_of(const DiagramPart& part) const {
  switch (part.kind) {
  case Part::lane:
    return thread_access_words(*run_, part.index());
  case Part::transaction:
    return transaction_words(*run_, part.index());
  case Part::rules:
    return tr("%1: %2").arg(generations_[static_cast<std::size_t>(part.number)].name,
                            access_words(by_rules(part.index())));
  case Part::word: {
    const int words = std::max(1, run_->rules.block_bytes / run_->asked.pattern.word_bytes);
    return block_words(*run_, part.number - part.number % words, words);
  }
  default:
    return {};
  }
}

void CoalescingView::pick(const DiagramPart& part) {
  if (!run_)
    return;
  picked_ = part;
  show_access();
  emit readout(words_of(part));
}

void CoalescingView::click(const DiagramPart& part) {
  setFocus();
  if (part.kind == Part::lane)
    return toggle_lane(part.index());
  if (part.kind == Part::rules)
    propose(tr("rules"),
            with_rules(access(), generations_[static_cast<std::size_t>(part.number)].generation));
}

void CoalescingView::toggle_lane(int lane) {
  if (!run_ || lane < 0 || lane >= run_->asked.pattern.threads)
    return;
  GlobalAccess next = access();
  next.pattern.inactive ^= memory::LaneMask{1} << lane;
  propose(tr("thread %1").arg(lane), next);
  pick({Part::lane, lane});
}

void CoalescingView::move_lane(int by) {
  if (!run_)
    return;
  const int count = run_->asked.pattern.threads;
  const int now = picked_.index();
  pick({Part::lane,
        picked_.kind != Part::lane ? (by > 0 ? 0 : count - 1) : (now + by + count) % count});
}

void CoalescingView::move_transaction(int by) {
  if (!run_ || run_->result.transactions.empty())
    return;
  const auto groups = group_transactions(run_->result);
  const auto count = static_cast<int>(groups.size());
  const int picked = picked_.kind == Part::transaction ? picked_.index() : -1;
  const auto now = std::ranges::find(groups, picked, &TransactionGroup::number);
  const int next = now == groups.end()
                       ? (by > 0 ? 0 : count - 1)
                       : (static_cast<int>(now - groups.begin()) + by + count) % count;
  pick({Part::transaction, groups[static_cast<std::size_t>(next)].number});
}

void CoalescingView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Right:
    return move_lane(1);
  case Qt::Key_Left:
    return move_lane(-1);
  case Qt::Key_Down:
    return move_transaction(1);
  case Qt::Key_Up:
    return move_transaction(-1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return picked_.kind == Part::lane ? toggle_lane(picked_.index()) : void();
  case Qt::Key_Escape:
    return pick({});
  default:
    View::keyPressEvent(event);
  }
}

Figure CoalescingView::figure() const {
  return run_ ? coalescing_figure(workspace().scenario(), *run_) : Figure{};
}

void CoalescingView::build_controls() {
  QStringList titles;
  for (const AccessExample& each : access_examples())
    titles << each.title;
  editor_->set_examples(titles);
  rules_->addItem({});
  for (const Generation each : distinct_generations())
    rules_->addItem(tr("rules of %1").arg(rules_name(each)));
  for (QComboBox* each : {rules_, sizes_})
    each->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  named(rules_, tr("Rules"), tr("The generation whose load-store units coalesce the accesses"));
  cache_->addItems({tr("through L1"), tr("through L2 only")});
  named(cache_, tr("Cache"),
        tr("Through the L1 lines of 128 bytes are moved, without it segments of 32 bytes"));
  teaching_->setText(tr("teaching sizes"));
  named(teaching_, tr("Teaching sizes"),
        tr("Four threads a warp and four words a transaction, as in Figure 2.1 of the thesis"));
  for (const std::vector<int>& words : teaching_sizes) {
    sizes_->addItem(words.size() == 1
                        ? tr("%1-word transactions").arg(words.front())
                        : tr("%1- and %2-word transactions").arg(words.back()).arg(words.front()));
    sizes_->setItemData(sizes_->count() - 1, QStringLiteral("teaching.words_%1").arg(words.back()),
                        quantity_role);
  }
  named(sizes_, tr("Transaction size"),
        tr("Words of a transaction; GT200 alone has several sizes"));
  halves_->setText(tr("half-warps"));
  named(halves_, tr("Half-warps"), tr("G80 and GT200 serve half a warp at a time"));
  for (QWidget* each : std::initializer_list<QWidget*>{rules_, cache_, teaching_, sizes_, halves_})
    editor_->add(each);

  named(picture_, tr("Threads, memory and transactions"), {})->set_least_room({26, 8});
  named(bars_, tr("Bytes moved by the rules of each generation"), {})->set_least_room({18, 7});
  for (DiagramWidget* each : {picture_, bars_})
    each->setFocusProxy(this);
  auto* side = new WrappedPart(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(4, 0, 0, 4);
  column->setSpacing(4);
  for (QLabel* each : {numbers_, effect_})
    each->setWordWrap(true);
  effect_->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(numbers_);
  column->addWidget(bars_, 1);
  column->addWidget(effect_);
  column->addWidget(follow_);
  auto* halves = new TurningSplitter(this);
  halves->addWidget(picture_);
  halves->addWidget(side);
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 1);
  halves->set_shares({760, 300});
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(8, 2, 8, 0);
  whole->setSpacing(4);
  whole->addWidget(editor_);
  whole->addWidget(halves, 1);
}

void CoalescingView::connect_parts() {
  connect(editor_, &PatternEditor::whyAsked, this, &View::whyAsked);
  connect(editor_, &PatternEditor::edited, this,
          [this](const QString& what, const memory::AddressPattern& pattern) {
            change(what, [&](GlobalAccess& next) {
              next.pattern = pattern;
              if (next.teaching)
                next.teaching->warp_size = static_cast<int>(
                    std::bit_ceil(static_cast<unsigned>(std::max(2, pattern.threads))));
            });
          });
  connect(editor_, &PatternEditor::dragging, this,
          [this](bool held) { held ? workspace().begin_drag() : workspace().end_drag(); });
  connect(editor_, &PatternEditor::exampleChosen, this, [this](int index) {
    propose(tr("example"), access_examples()[static_cast<std::size_t>(index)].access);
  });
  connect(rules_, &QComboBox::activated, this, [this](int index) {
    change(tr("rules"), [&](GlobalAccess& next) {
      const auto own = memory::generation_of(workspace().scenario().gpu->architecture);
      const Generation chosen = index > 0
                                    ? distinct_generations()[static_cast<std::size_t>(index) - 1]
                                    : own.value_or(Generation::maxwell);
      next = with_rules(next, chosen);
      if (index == 0)
        next.rules.reset();
    });
  });
  connect(cache_, &QComboBox::activated, this, [this](int index) {
    change(tr("cache"), [&](GlobalAccess& next) { next.cache = static_cast<LoadCache>(index); });
  });
  connect(sizes_, &QComboBox::activated, this, [this](int index) {
    change(tr("transaction size"), [&](GlobalAccess& next) {
      if (next.teaching)
        next.teaching->transaction_words = teaching_sizes[static_cast<std::size_t>(index)];
    });
  });
  connect(halves_, &QCheckBox::clicked, this, [this](bool on) {
    change(tr("half-warps"), [&](GlobalAccess& next) {
      if (next.teaching)
        next.teaching->half_warps = on;
    });
  });
  connect(teaching_, &QCheckBox::clicked, this, &CoalescingView::set_teaching);
  for (DiagramWidget* each : {picture_, bars_}) {
    connect(each, &DiagramWidget::clicked, this,
            [this](const QString& id) { click(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::hovered, this,
            [this](const QString& id) { pick(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::left, this, [this] { pick({}); });
  }
  connect(picture_, &DiagramWidget::roomChanged, this, [this] { show_access(); });
  connect(bars_, &DiagramWidget::roomChanged, this, [this] { show_generations(); });
}

void CoalescingView::set_teaching(bool on) {
  change(tr("teaching sizes"), [&](GlobalAccess& next) {
    next.teaching.reset();
    if (on) {
      next.teaching.emplace();
      next.cache.reset();
    }
    memory::AddressPattern& pattern = next.pattern;
    pattern.threads = on ? next.teaching->warp_size : memory::max_threads;
    pattern.inactive = 0;
    auto& list = pattern.list;
    while (list.size() < static_cast<std::size_t>(pattern.threads))
      list.push_back(list.empty() ? 0 : list.back() + 1);
    list.resize(static_cast<std::size_t>(pattern.threads));
  });
}

void CoalescingView::show_choices(const Scenario& scenario) {
  const GlobalAccess& asked = scenario.global_access;
  editor_->set_pattern(asked.pattern);
  // Another text lays everything out anew: only when there is one.
  const QString own_rules = tr("rules of %1").arg(QString::fromStdString(scenario.gpu->name));
  if (rules_->itemText(0) != own_rules)
    rules_->setItemText(0, own_rules);
  const auto& distinct = distinct_generations();
  rules_->setCurrentIndex(
      asked.rules ? static_cast<int>(std::ranges::find(distinct, rules_class(*asked.rules)) -
                                     distinct.begin()) +
                        1
                  : 0);
  const Generation generation =
      asked.rules ? *asked.rules
                  : memory::generation_of(scenario.gpu->architecture).value_or(Generation::maxwell);
  cache_->setVisible(!asked.teaching &&
                     (generation == Generation::fermi || generation == Generation::kepler));
  const LoadCache own = generation == Generation::fermi ? LoadCache::l1 : LoadCache::l2;
  cache_->setCurrentIndex(static_cast<int>(asked.cache.value_or(own)));
  teaching_->setChecked(asked.teaching.has_value());
  sizes_->setVisible(asked.teaching.has_value());
  halves_->setVisible(asked.teaching && has_half_warps(generation));
  if (asked.teaching) {
    const auto size = std::ranges::find(teaching_sizes, asked.teaching->transaction_words);
    sizes_->setCurrentIndex(
        size == teaching_sizes.end() ? -1 : static_cast<int>(size - teaching_sizes.begin()));
    halves_->setChecked(asked.teaching->half_warps);
  }
  follow_->show_scenario(scenario);
}

ViewInfo view_coalescing() {
  return {QStringLiteral("coalescing"),
          QCoreApplication::translate("CoalescingView", "Coalescing"),
          6,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new CoalescingView(workspace, parent);
          },
          {QStringLiteral("coalescing_efficiency"), QStringLiteral("transactions"),
           QStringLiteral("lines"), QStringLiteral("bytes_used"), QStringLiteral("bytes_moved"),
           QStringLiteral("global.mem_lat"), QStringLiteral("global.mem_thru"),
           QStringLiteral("global.warps")}};
}

} // namespace loom
