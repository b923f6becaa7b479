#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/coalescing/coalescing_examples.h"
#include "widgets/views/coalescing/coalescing_view.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <bit>

namespace loom {
namespace {

using memory::Generation;
using memory::LoadCache;

/// Sizes of teaching transactions, words; the last is for GT200 alone.
const std::array<std::vector<int>, 4> teaching_sizes{{{2}, {4}, {8}, {2, 4}}};

} // namespace

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
    connect(each, &DiagramWidget::clicked, this, &CoalescingView::click);
    connect(each, &DiagramWidget::hovered, this, &CoalescingView::hover);
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

} // namespace loom
