#include "widgets/views/sass/sass_view.h"

#include "core/scenario/loop_models.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/listing_delegate.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/sass/sass_figure.h"
#include "widgets/views/sass/sass_words.h"
#include "widgets/views/sass/shipped_listings.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace loom {

namespace {

/// A function of more instructions than this is analysed away from the window's thread.
constexpr std::size_t large_function = 20'000;

// Entries of the chooser of what stands beside.
constexpr int beside_nothing = 0, beside_same = 1, beside_before = 2, beside_shipped = 3;

QString function_title(const sass::Function& function) {
  return QString::fromStdString(function.arch.empty() ? function.name
                                                      : function.name + ", " + function.arch);
}

} // namespace

SassView::SassView(Workspace& workspace, QWidget* parent) : View(workspace, parent) {
  setAccessibleName(tr("SASS"));
  setAccessibleDescription(tr("A listing of machine code: control codes, issue schedule, and what "
                              "its loops would sustain."));
  setAcceptDrops(true);
  build();
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(listing_);
  connect_parts();
}

StudyPtr SassView::shown() const { return model_->study(); }
bool SassView::comparing() const { return pages_->currentIndex() == 1; }
ListingTable& SassView::table() const { return comparing() ? *aligned_ : *listing_; }

void SassView::draw(const SnapshotPtr& snapshot) {
  listing_->delegate().set_style(style());
  aligned_->delegate().set_style(style());
  if (work_.busy())
    return; // what comes is for the newest GPU
  if (!current_)
    open_first();
  else if (!shown() || shown()->gpu != snapshot->scenario().gpu)
    show_function(function_->currentIndex());
}

void SassView::offer_functions(QComboBox& box, const sass::Listing& listing, int chosen) {
  QStringList titles;
  titles.reserve(static_cast<qsizetype>(listing.functions.size()));
  for (const sass::Function& function : listing.functions)
    titles << function_title(function);
  const QSignalBlocker quiet(box);
  box.clear();
  box.addItems(titles);
  box.setCurrentIndex(chosen);
}

void SassView::study_then(const ListingPtr& listing, int index, std::function<void(StudyPtr)> act) {
  if (!listing || index < 0 || index >= static_cast<int>(listing->functions.size()))
    return;
  const auto at = static_cast<std::size_t>(index);
  const GpuPtr gpu = workspace().scenario().gpu;
  if (listing->functions[at].instructions.size() <= large_function)
    return act(study(listing, at, gpu));
  run(tr("analysing"), [listing, at, gpu, act = std::move(act)](const std::stop_token&,
                                                                const Background::Progress&) {
    return std::function<void()>([act, made = study(listing, at, gpu)] { act(made); });
  });
}

void SassView::show_function(int index) {
  study_then(current_, index, [this](StudyPtr made) { show_study(std::move(made)); });
}

void SassView::show_study(StudyPtr study) {
  if (study->gpu != workspace().scenario().gpu) // changed meanwhile
    return show_function(static_cast<int>(study->index));
  const StudyPtr before = shown();
  const bool same = before && before->listing == study->listing && before->index == study->index;
  const int row = listing_->currentIndex().row(), loop = loop_->currentIndex();
  model_->set_study(std::move(study));
  listing_->fit_columns();
  offer_loops();
  if (same) { // on another GPU
    choose_loop(loop - 1);
    listing_->go(row);
  } else {
    const auto& loops = shown()->analysis.loops;
    const auto inner = std::ranges::find(loops, true, &sass::LoopSummary::innermost);
    const int first = inner == loops.end() ? -1 : static_cast<int>(inner - loops.begin());
    listing_->scrollToTop();
    listing_->go(0);
    choose_loop(first);
  }
  if (same && comparing())
    show_beside(beside_function_->currentIndex());
  else if (beside_->currentIndex() > beside_nothing)
    choose_beside(beside_->currentIndex());
}

void SassView::offer_loops() {
  const QSignalBlocker quiet(loop_);
  loop_->clear();
  loop_->addItem(tr("whole function"));
  for (const sass::LoopSummary& loop : shown()->analysis.loops)
    loop_->addItem(loop_title(shown()->function(), loop));
  loop_->setEnabled(loop_->count() > 1);
}

void SassView::choose_loop(int loop) {
  if (!shown())
    return;
  const auto& loops = shown()->analysis.loops;
  const bool known = loop >= 0 && loop < static_cast<int>(loops.size());
  const QSignalBlocker quiet(loop_);
  loop_->setCurrentIndex(known ? loop + 1 : 0);
  if (known) {
    const sass::LoopSummary& chosen = loops[static_cast<std::size_t>(loop)];
    listing_->delegate().set_marked(static_cast<int>(chosen.first), static_cast<int>(chosen.last));
    listing_->go(static_cast<int>(chosen.first));
    listing_->scrollTo(model_->index(std::max(0, static_cast<int>(chosen.first) - 2), 0),
                       QAbstractItemView::PositionAtTop);
  } else {
    listing_->delegate().set_marked(0, -1);
  }
  simulate_->setEnabled(known);
  send_->setEnabled(known && loop_kernel(loops[static_cast<std::size_t>(loop)]).has_value());
  show_card();
}

void SassView::show_card() {
  const int loop = loop_->currentIndex() - 1;
  card_->show_html(card(*shown(), loop));
  explain_card(loop);
  emit numbersChanged();
}

void SassView::choose_beside(int index) {
  if (!shown())
    return;
  if (index <= beside_nothing)
    return stop_comparing();
  if (index == beside_same) {
    beside_listing_ = current_;
  } else if (index == beside_before) {
    beside_listing_ = before_ ? before_ : current_;
  } else if (auto read = read_source(shipped_source(index - beside_shipped))) {
    beside_listing_ = *std::move(read);
  }
  int chosen = function_named(*beside_listing_, shown()->function().name);
  if (beside_listing_ == current_) // the next one: beside itself it would say nothing
    chosen = static_cast<int>((shown()->index + 1) % current_->functions.size());
  offer_functions(*beside_function_, *beside_listing_, std::max(0, chosen));
  show_beside(std::max(0, chosen));
}

void SassView::show_beside(int function) {
  study_then(beside_listing_, function, [this](StudyPtr made) {
    aligned_model_->set_studies(shown(), std::move(made));
    aligned_->fit_columns();
    summary_->show_words(aligned_model_->summary());
    beside_function_->show();
    pages_->setCurrentIndex(1);
    setFocusProxy(aligned_);
    aligned_->go(0);
  });
}

void SassView::stop_comparing() {
  beside_->setCurrentIndex(beside_nothing);
  beside_function_->hide();
  aligned_model_->set_studies(nullptr, nullptr);
  beside_listing_.reset();
  pages_->setCurrentIndex(0);
  setFocusProxy(listing_);
}

void SassView::follow(int row, bool to_setter) {
  if (comparing()) {
    aligned_->go(aligned_model_->next_difference(row, to_setter));
    return;
  }
  const auto at = static_cast<std::size_t>(row);
  if (to_setter) {
    if (const auto setters = shown()->setters(at); !setters.empty())
      listing_->go(static_cast<int>(setters.front()));
  } else if (const auto waiter = shown()->waiter(at)) {
    listing_->go(static_cast<int>(*waiter));
  }
}

void SassView::find_text(int from, bool forward) {
  const QString text = find_->text().trimmed();
  if (text.isEmpty() || !shown())
    return;
  const int row = model_->find(text, from, forward);
  if (row >= 0) {
    stop_comparing();
    listing_->go(row);
  } else {
    emit readout(tr("'%1' is not in this function").arg(text));
  }
}

void SassView::send_to_scenario() {
  const int loop = loop_->currentIndex() - 1;
  if (!shown() || loop < 0)
    return;
  const sass::LoopSummary& chosen = shown()->analysis.loops[static_cast<std::size_t>(loop)];
  if (const auto kernel = loop_kernel(chosen))
    workspace().propose(tr("mix, α and ILP by a loop"),
                        with_loop(workspace().scenario(), chosen, *kernel));
}

void SassView::send_to_timeline() {
  const int loop = loop_->currentIndex() - 1;
  if (!shown() || loop < 0)
    return;
  auto code =
      sass::loop_code(shown()->function(), shown()->analysis.graph, static_cast<std::size_t>(loop));
  if (!code)
    return problem_->say(said_with_limits(code.error()));
  Scenario scenario = workspace().scenario();
  scenario.loop = std::make_shared<const sass::Function>(*std::move(code));
  workspace().propose(tr("a loop in the timeline"), std::move(scenario));
  emit viewAsked(QStringLiteral("timeline"));
}

bool SassView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Before the window's own "paste a scenario".
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Paste) || key->matches(QKeySequence::Find)) {
      event->accept();
      return true;
    }
  }
  return View::event(event);
}

void SassView::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->matches(QKeySequence::Paste)) {
    paste();
  } else if (event->matches(QKeySequence::Find)) {
    find_->setFocus(Qt::ShortcutFocusReason);
    find_->selectAll();
  } else if (enter && find_->hasFocus()) {
    find_text(listing_->currentIndex().row(), (event->modifiers() & Qt::ShiftModifier) == 0);
  } else if (event->key() == Qt::Key_Escape && find_->hasFocus()) {
    table().setFocus();
  } else if (event->key() == Qt::Key_Escape && comparing()) {
    stop_comparing();
    listing_->setFocus();
  } else {
    View::keyPressEvent(event);
  }
}

void SassView::fill_menu(QMenu& menu) {
  menu.addAction(tr("Open a listing…"), this, &SassView::ask_file);
  menu.addAction(tr("Paste a listing"), this, &SassView::paste);
  menu.addAction(tr("Copy as a table"), this, [this] { table().copy(); });
}

Figure SassView::figure() const {
  if (!shown())
    return {};
  if (comparing())
    return aligned_figure(workspace().scenario(), *aligned_model_);
  std::size_t first = 0, last = shown()->size() - 1;
  if (const int loop = loop_->currentIndex() - 1; loop >= 0) {
    const auto& chosen = shown()->analysis.loops[static_cast<std::size_t>(loop)];
    first = chosen.first;
    last = chosen.last;
  }
  return sass_figure(*shown(), first, last);
}

ViewInfo view_sass() {
  return {QStringLiteral("sass"),
          QCoreApplication::translate("SassView", "SASS"),
          16,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new SassView(workspace, parent);
          },
          {QStringLiteral("loop_throughput"), QStringLiteral("loop_instructions"),
           QStringLiteral("loop_alpha"), QStringLiteral("loop_issue_cycles"),
           QStringLiteral("loop_latency"), QStringLiteral("loop_critical_path"),
           QStringLiteral("loop_recurrence"), QStringLiteral("loop_registers"),
           QStringLiteral("loop_warps_needed"), QStringLiteral("loop.throughput"),
           QStringLiteral("loop.warps_needed"), QStringLiteral("loop.saturation_throughput"),
           QStringLiteral("loop.simulation_throughput")}};
}

} // namespace loom
