#include "widgets/views/coalescing/coalescing_view.h"

#include "core/access/memory_layout.h"
#include "core/why/access.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/style/tr.h"
#include "widgets/views/coalescing/coalescing_examples.h"
#include "widgets/views/coalescing/coalescing_figure.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <array>
#include <bit>

namespace loom {
namespace {

using memory::Generation;
using memory::LoadCache;
using Part = DiagramPart::Kind;

/// Sizes of teaching transactions, words; the last is for GT200 alone.
const std::array<std::vector<int>, 4> teaching_sizes{{{2}, {4}, {8}, {2, 4}}};

Result<CoalescingRun> run_of(const CoalescingAsked& asked) {
  return run_coalescing(*asked.first, asked.second);
}

} // namespace

CoalescingView::CoalescingView(Workspace& workspace, QWidget* parent)
    : StepView(workspace, parent, &Scenario::global_access, run_of) {
  setAccessibleName(tr("Coalescing"));
  setAccessibleDescription(
      tr("One access of a warp to global memory. Left and right choose a thread, Enter masks it "
         "or lets it take part; up and down choose a transaction; Escape lets go."));
  build();
}

CoalescingAsked CoalescingView::asked(const ResolvedScenario& scenario) const {
  return {scenario.gpu, scenario.global_access};
}

Figure CoalescingView::figure_of(const Scenario& scenario, const CoalescingRun& run) const {
  return coalescing_figure(scenario, run);
}

Scenario CoalescingView::with(Scenario scenario, const GlobalAccess& next) const {
  scenario.global_access = next;
  if (scenario.mix == Mix::global && scenario.access == own_access &&
      !why_not_followed(*scenario.gpu, next).isEmpty())
    scenario.access = "coalesced";
  return scenario;
}

void CoalescingView::change(const QString& what, const std::function<void(GlobalAccess&)>& set) {
  GlobalAccess next = part();
  set(next);
  if (!propose_checked(what, next))
    show_choices(workspace().scenario()); // what was refused is not shown as taken
}

void CoalescingView::show_run(const Scenario& scenario) {
  set_pointed({});
  by_rules_ = by_each_generation(*scenario.gpu, run());
  numbers_->setText(access_words(run()));
}

void CoalescingView::show_place() {
  // By the sliders, which change while the run stays.
  effect_->setText(effect_words(workspace().scenario(), true));
}

void CoalescingView::show_problem(const std::optional<Error>& problem) {
  editor_->show_problem(problem);
}

AccessFocus CoalescingView::focus_of(const DiagramPart& part) const {
  if (part.kind == Part::lane)
    return {memory::lane_bit(part.index()), -1};
  AccessFocus focus;
  for (const TransactionGroup& group : group_transactions(run().result)) {
    const memory::Transaction& each = group.transaction;
    if (part.kind == Part::transaction && part.number == group.number)
      return {each.lanes, group.number};
    if (part.kind == Part::word && part.number >= each.first_word &&
        part.number < each.first_word + each.words)
      focus.lanes |= each.lanes;
  }
  return focus;
}

why::Section CoalescingView::numbers_of(const DiagramPart& part) const {
  switch (part.kind) {
  case Part::lane:
    return why::explain_thread(run(), part.index());
  case Part::transaction:
    return why::explain_transaction(run(), part.index());
  case Part::rules:
    return why::explain_rules(by_rules(part));
  case Part::word:
    return why::explain_words(run(), part.number);
  default:
    return editor_->asked_number().isEmpty() ? why::Section()
                                             : why::explain_pattern(run().asked.pattern, "global.");
  }
}

QString CoalescingView::asked_quantity() const {
  const QString chosen = editor_->asked_number();
  return has_run() && pointed().kind == Part::none && !chosen.isEmpty()
             ? QStringLiteral("global.") + chosen
             : StepView::asked_quantity();
}

QString CoalescingView::words_of(const DiagramPart& part) const {
  switch (part.kind) {
  case Part::lane:
    return thread_access_words(run(), part.index());
  case Part::transaction:
    return transaction_words(run(), part.index());
  case Part::rules:
    return tr("%1: %2").arg(compared_rules_name(by_rules(part)), access_words(by_rules(part)));
  case Part::word: { // the block that holds it
    const int words = std::max(1, run().rules.block_bytes / run().asked.pattern.word_bytes);
    return block_words(run(), part.number - part.number % words, words);
  }
  default:
    return {};
  }
}

void CoalescingView::click(const DiagramPart& part) {
  if (part.kind == Part::lane && part.number < run().asked.pattern.threads) {
    change(tr("thread %1").arg(part.number),
           [&](GlobalAccess& next) { next.pattern.inactive ^= memory::lane_bit(part.index()); });
    point_at(part);
  }
  if (part.kind == Part::rules) {
    const Generation chosen = by_rules(part).generation;
    change(tr("rules"), [&](GlobalAccess& next) { next = with_rules(next, chosen); });
  }
}

DiagramPart CoalescingView::next_part(int key) const {
  const bool lanes = key == Qt::Key_Left || key == Qt::Key_Right;
  const auto groups = group_transactions(run().result);
  if (!lanes && ((key != Qt::Key_Up && key != Qt::Key_Down) || groups.empty()))
    return {};
  const int by = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
  const bool same = pointed().kind == (lanes ? Part::lane : Part::transaction);
  if (lanes)
    return {Part::lane, next_index(same ? pointed().index() : -1, by, run().asked.pattern.threads)};
  const auto now =
      std::ranges::find(groups, same ? pointed().index() : -1, &TransactionGroup::number);
  const int next = next_index(now == groups.end() ? -1 : static_cast<int>(now - groups.begin()), by,
                              static_cast<int>(groups.size()));
  return {Part::transaction, groups[static_cast<std::size_t>(next)].number};
}

void CoalescingView::build() {
  editor_ = new PatternEditor(this);
  QStringList titles;
  for (const AccessExample& each : access_examples())
    titles << each.title;
  editor_->set_examples(titles);
  rules_ = choice_box(
      this, tr("Rules"), tr("The generation whose load-store units coalesce the accesses"), {{}},
      [this](int index) {
        change(tr("rules"), [&](GlobalAccess& next) {
          const auto own = memory::generation_of(workspace().scenario().gpu->architecture);
          next = with_rules(
              next, index > 0 ? memory::distinct_generations[static_cast<std::size_t>(index) - 1]
                              : own.value_or(Generation::maxwell));
          if (index == 0)
            next.rules.reset();
        });
      });
  for (const Generation each : memory::distinct_generations)
    rules_->addItem(tr("rules of %1").arg(rules_name(each)));
  cache_ =
      choice_box(this, tr("Cache"),
                 tr("Through the L1 lines of 128 bytes are moved, without it segments of 32 bytes"),
                 {tr("through L1"), tr("through L2 only")}, [this](int index) {
                   change(tr("cache"),
                          [&](GlobalAccess& next) { next.cache = static_cast<LoadCache>(index); });
                 });
  sizes_ = choice_box(
      this, tr("Transaction size"), tr("Words of a transaction; GT200 alone has several sizes"), {},
      [this](int index) {
        change(tr("transaction size"), [&](GlobalAccess& next) {
          if (next.teaching)
            next.teaching->transaction_words = teaching_sizes[static_cast<std::size_t>(index)];
        });
      });
  for (const std::vector<int>& words : teaching_sizes) {
    sizes_->addItem(words.size() == 1
                        ? tr("%1-word transactions").arg(words.front())
                        : tr("%1- and %2-word transactions").arg(words.back()).arg(words.front()));
    sizes_->setItemData(sizes_->count() - 1, QStringLiteral("teaching.words_%1").arg(words.back()),
                        quantity_role);
  }
  for (QComboBox* each : {rules_, sizes_})
    each->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  teaching_ = check_box(
      this, tr("teaching sizes"), tr("Teaching sizes"),
      tr("Four threads a warp and four words a transaction, as in Figure 2.1 of the thesis"),
      [this](bool on) {
        change(tr("teaching sizes"), [on](GlobalAccess& next) { next = with_teaching(next, on); });
      });
  halves_ = check_box(this, tr("half-warps"), tr("Half-warps"),
                      tr("G80 and GT200 serve half a warp at a time"), [this](bool on) {
                        change(tr("half-warps"), [&](GlobalAccess& next) {
                          if (next.teaching)
                            next.teaching->half_warps = on;
                        });
                      });
  for (QWidget* each : std::initializer_list<QWidget*>{rules_, cache_, teaching_, sizes_, halves_})
    editor_->add(each);
  follow_ = new FollowAccess(workspace(), Mix::global, this);

  auto* picture =
      add_picture(tr("Threads, memory and transactions"), {.asked = {26, 8}, .drawn = {30, 8}},
                  [this](const QSizeF& room) {
                    return access_diagram(run(), focus_of(pointed()), room.width(), room.height());
                  });
  auto* bars = add_picture(
      tr("Bytes moved by the rules of each generation"),
      {.asked = {18, 7}, .drawn = {20, 0}, .margin = {0, 0}}, [this](const QSizeF& room) {
        Diagram diagram{.width = room.width()};
        diagram.height =
            draw_generations(diagram, by_rules_, generation_among(run()), {0, 0, room.width(), 0});
        return diagram;
      });
  numbers_ = new QLabel(this);
  effect_ = new QLabel(this);
  for (QLabel* each : {numbers_, effect_})
    each->setWordWrap(true);
  effect_->setForegroundRole(QPalette::PlaceholderText);
  auto* side = new WrappedPart(this);
  column(side, {4, 0, 0, 4}, 4, {{numbers_}, {bars, 1}, {effect_}, {follow_}});
  auto* drawer = new Drawer(this);
  QWidget* seldom = drawer->hold(editor_->more());
  QWidget* beside = drawer->hold(side);
  column(this, {8, 2, 8, 0}, 4,
         {{drawer->hold(editor_)},
          {seldom},
          {split(this, {{picture, 3}, {beside, 1}}, {760, 300}), 1}});

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
  connect(editor_, &PatternEditor::dragging, this, [this](bool held) { drag(held); });
  connect(editor_, &PatternEditor::exampleChosen, this, [this](int index) {
    change(tr("example"), [index](GlobalAccess& next) {
      next = access_examples()[static_cast<std::size_t>(index)].access;
    });
  });
}

void CoalescingView::show_choices(const Scenario& scenario) {
  const GlobalAccess& asked = scenario.global_access;
  editor_->set_pattern(asked.pattern);
  // Another text lays everything out anew: only when there is one.
  const QString own_rules = tr("rules of %1").arg(QString::fromStdString(scenario.gpu->name));
  if (rules_->itemText(0) != own_rules)
    rules_->setItemText(0, own_rules);
  const auto& distinct = memory::distinct_generations;
  rules_->setCurrentIndex(
      asked.rules
          ? static_cast<int>(std::ranges::find(distinct, memory::rules_class(*asked.rules)) -
                             distinct.begin()) +
                1
          : 0);
  const Generation generation =
      asked.rules ? *asked.rules
                  : memory::generation_of(scenario.gpu->architecture).value_or(Generation::maxwell);
  cache_->setVisible(!asked.teaching && memory::has_cache_choice(generation));
  const LoadCache own = generation == Generation::fermi ? LoadCache::l1 : LoadCache::l2;
  cache_->setCurrentIndex(static_cast<int>(asked.cache.value_or(own)));
  teaching_->setChecked(asked.teaching.has_value());
  sizes_->setVisible(asked.teaching.has_value());
  halves_->setVisible(asked.teaching && memory::has_half_warps(generation));
  if (asked.teaching) {
    const auto size = std::ranges::find(teaching_sizes, asked.teaching->transaction_words);
    sizes_->setCurrentIndex(
        size == teaching_sizes.end() ? -1 : static_cast<int>(size - teaching_sizes.begin()));
    halves_->setChecked(asked.teaching->half_warps);
  }
  follow_->show_scenario(scenario);
}

ViewInfo view_coalescing() {
  return first_page(view_entry<CoalescingView>(
                        "coalescing", tr("Coalescing"), 50, ViewQuestion::how_executed,
                        {"coalescing_efficiency", "transactions", "lines", "bytes_used",
                         "bytes_moved", "global.mem_lat", "global.mem_thru", "global.warps"},
                        1),
                    tr("Memory access"), tr("Global: sectors"));
}

} // namespace loom
