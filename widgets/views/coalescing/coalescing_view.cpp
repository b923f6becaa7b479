#include "widgets/views/coalescing/coalescing_view.h"

#include "core/why/access.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/coalescing/coalescing_figure.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "core/scenario/memory_layout.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace loom {

CoalescingView::CoalescingView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), editor_(new PatternEditor(this)), rules_(new QComboBox(this)),
      cache_(new QComboBox(this)), sizes_(new QComboBox(this)), teaching_(new QCheckBox(this)),
      halves_(new QCheckBox(this)), follow_(new FollowAccess(workspace, Mix::global, this)),
      picture_(new DiagramWidget(this)), bars_(new DiagramWidget(this)), numbers_(new QLabel(this)),
      effect_(new QLabel(this)) {
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
  if (const auto run = run_coalescing(*scenario.gpu, next); !run) {
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
  take(snapshot->scenario());
}

void CoalescingView::take(const Scenario& scenario) {
  show_choices(scenario);
  if (run_ && !refused_ && gpu_ == scenario.gpu && run_->asked == scenario.global_access)
    return;
  auto run = run_coalescing(*scenario.gpu, scenario.global_access);
  refused_ = !run;
  editor_->show_problem(run ? std::nullopt : std::optional(run.error()));
  if (!run)
    return;
  run_ = *std::move(run);
  gpu_ = scenario.gpu;
  pick_ = {};
  generations_ = compare_generations(*gpu_, *run_);
  numbers_->setText(access_words(*run_));
  effect_->setText(effect_words(*gpu_, run_->asked));
  show_access();
  show_generations();
}

void CoalescingView::show_access() {
  if (!run_ || !isVisible())
    return;
  const QSizeF room = picture_->room();
  picture_->set_diagram(access_diagram(*run_, focus_of(pick_), std::max(30.0, room.width() - 1),
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

AccessFocus CoalescingView::focus_of(const Pick& pick) const {
  if (pick.lane >= 0)
    return {memory::LaneMask{1} << pick.lane, -1};
  const auto groups = group_transactions(run_->result);
  AccessFocus focus;
  for (const TransactionGroup& group : groups) {
    const memory::Transaction& each = group.transaction;
    if (pick.transaction == group.number)
      return {each.lanes, group.number};
    if (pick.word && *pick.word >= each.first_word && *pick.word < each.first_word + each.words)
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
  if (pick_.lane >= 0)
    return {why::explain_thread(*run_, pick_.lane)};
  if (pick_.transaction >= 0)
    return {why::explain_transaction(*run_, pick_.transaction)};
  if (pick_.rules >= 0)
    return {why::explain_rules(by_rules(pick_.rules))};
  if (pick_.word)
    return {why::explain_words(*run_, *pick_.word)};
  if (!editor_->asked_number().isEmpty())
    return {why::explain_pattern(run_->asked.pattern, "global.")};
  return {};
}

QString CoalescingView::asked_quantity() const {
  const std::vector<why::Section> pointed = sections();
  if (!pointed.empty() && pointed.front().id == "global.pattern")
    return QStringLiteral("global.") + editor_->asked_number();
  return pointed.empty() ? QString() : first_quantity(pointed.front());
}

QString CoalescingView::words_of(const Pick& pick) const {
  if (pick.lane >= 0)
    return thread_access_words(*run_, pick.lane);
  if (pick.transaction >= 0)
    return transaction_words(*run_, pick.transaction);
  if (pick.rules >= 0)
    return tr("%1: %2").arg(generations_[static_cast<std::size_t>(pick.rules)].name,
                            access_words(by_rules(pick.rules)));
  if (!pick.word)
    return {};
  const int words = std::max(1, run_->rules.block_bytes / run_->asked.pattern.word_bytes);
  return block_words(*run_, *pick.word - *pick.word % words, words);
}

void CoalescingView::pick(const Pick& pick) {
  if (!run_)
    return;
  pick_ = pick;
  show_access();
  emit readout(words_of(pick));
}

void CoalescingView::hover(const QString& id) {
  const QString kind = id.section(QLatin1Char(':'), 0, 0);
  const qint64 which = id.section(QLatin1Char(':'), 1).toLongLong();
  if (kind == QLatin1String("lane"))
    return pick({.lane = static_cast<int>(which)});
  if (kind == QLatin1String("transaction"))
    return pick({.transaction = static_cast<int>(which)});
  if (kind == QLatin1String("word"))
    return pick({.word = which});
  if (kind == QLatin1String("rules") && which < static_cast<qint64>(generations_.size()))
    return pick({.rules = static_cast<int>(which)});
  pick({});
}

void CoalescingView::click(const QString& id) {
  setFocus();
  const QString kind = id.section(QLatin1Char(':'), 0, 0);
  const auto which = id.section(QLatin1Char(':'), 1).toInt();
  if (kind == QLatin1String("lane"))
    return toggle_lane(which);
  if (kind == QLatin1String("rules") && which < static_cast<int>(generations_.size()))
    propose(tr("rules"),
            with_rules(access(), generations_[static_cast<std::size_t>(which)].generation));
}

void CoalescingView::toggle_lane(int lane) {
  if (!run_ || lane < 0 || lane >= run_->asked.pattern.threads)
    return;
  GlobalAccess next = access();
  next.pattern.inactive ^= memory::LaneMask{1} << lane;
  propose(tr("thread %1").arg(lane), next);
  pick({.lane = lane});
}

void CoalescingView::move_lane(int by) {
  if (!run_)
    return;
  const int count = run_->asked.pattern.threads;
  pick({.lane = pick_.lane < 0 ? (by > 0 ? 0 : count - 1) : (pick_.lane + by + count) % count});
}

void CoalescingView::move_transaction(int by) {
  if (!run_ || run_->result.transactions.empty())
    return;
  const auto groups = group_transactions(run_->result);
  const auto count = static_cast<int>(groups.size());
  const auto now = std::ranges::find(groups, pick_.transaction, &TransactionGroup::number);
  const int next = now == groups.end()
                       ? (by > 0 ? 0 : count - 1)
                       : (static_cast<int>(now - groups.begin()) + by + count) % count;
  pick({.transaction = groups[static_cast<std::size_t>(next)].number});
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
    return toggle_lane(pick_.lane);
  case Qt::Key_Escape:
    return pick({});
  default:
    View::keyPressEvent(event);
  }
}

Figure CoalescingView::figure() const {
  return run_ ? coalescing_figure(workspace().scenario(), *run_) : Figure{};
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
