#include "widgets/views/sass/sass_view.h"

#include "core/sass/find_function.h"
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

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

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
    return; // what comes is for the newest document
  const ListingPart before = std::exchange(part_, snapshot->document.listing);
  if (!current_ || part_.source != before.source) {
    auto listing = listing_of(part_.source);
    if (!listing)
      problem_->say(QString::fromStdString(part_.source.title), listing.error());
    if (!listing && !current_)
      listing = listing_of({});
    if (!listing)
      return;
    if (std::exchange(current_, *listing))
      before_ = before.source;
    show_source();
  }
  const std::size_t index = chosen_function(part_, *current_);
  if (!shown() || shown()->gpu != snapshot->scenario().gpu || shown()->listing != current_ ||
      shown()->index != index) {
    function_->setCurrentIndex(static_cast<int>(index));
    return study_then(current_, static_cast<int>(index),
                      [this](StudyPtr made) { show_study(std::move(made)); });
  }
  if (part_.loop != studied_.loop)
    show_loop();
  if (part_.beside != studied_.beside || part_.beside_function != studied_.beside_function)
    show_beside();
  studied_ = part_;
}

void SassView::propose(const QString& what, ListingPart next) {
  if (!fits_in_file(next))
    problem_->say(tr("%1 is too large for a file of the document: the file will lack this listing.")
                      .arg(QString::fromStdString(next.function)));
  workspace().propose(what, &Document::listing, std::move(next), Shown::at_once);
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

void SassView::choose_function(int index) {
  ListingPart next = part_;
  next.function = sass::function_key(*current_, static_cast<std::size_t>(index));
  next.loop.reset();
  choose_beside_function(next, *current_);
  propose(tr("function"), std::move(next));
}

void SassView::show_source() {
  const int place = shipped_listing_index(QString::fromStdString(part_.source.shipped));
  const int shipped = static_cast<int>(shipped_listings().size());
  while (source_->count() > shipped)
    source_->removeItem(shipped);
  if (place < 0)
    source_->addItem(QString::fromStdString(part_.source.title));
  source_->setCurrentIndex(place < 0 ? shipped : place);
  offer_functions(*function_, *current_, static_cast<int>(chosen_function(part_, *current_)));
}

void SassView::show_study(StudyPtr study) {
  if (study->gpu != workspace().scenario().gpu) // changed meanwhile
    return redraw();
  const StudyPtr before = shown();
  const bool same = before && before->listing == study->listing && before->index == study->index;
  const int row = listing_->currentIndex().row();
  model_->set_study(std::move(study));
  studied_ = part_;
  listing_->fit_columns();
  offer_loops();
  if (!same) {
    listing_->scrollToTop();
    listing_->go(0);
  }
  show_loop();
  if (same) // on another GPU
    listing_->go(row);
  show_beside();
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
  ListingPart next = part_;
  next.loop = loop;
  propose(tr("loop"), std::move(next));
}

void SassView::show_loop() {
  const auto& loops = shown()->analysis.loops;
  const int loop = chosen_loop(part_, shown()->analysis);
  const QSignalBlocker quiet(loop_);
  loop_->setCurrentIndex(loop + 1);
  if (loop >= 0) {
    const sass::LoopSummary& chosen = loops[static_cast<std::size_t>(loop)];
    listing_->delegate().set_marked(static_cast<int>(chosen.first), static_cast<int>(chosen.last));
    listing_->go(static_cast<int>(chosen.first));
    listing_->scrollTo(model_->index(std::max(0, static_cast<int>(chosen.first) - 2), 0),
                       QAbstractItemView::PositionAtTop);
  } else {
    listing_->delegate().set_marked(0, -1);
  }
  simulate_->setEnabled(loop >= 0);
  send_->setEnabled(loop >= 0 && loop_kernel(loops[static_cast<std::size_t>(loop)]).has_value());
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
  ListingPart next = part_;
  next.beside.reset();
  if (index == beside_same)
    next.beside = part_.source;
  else if (index == beside_before)
    next.beside = before_;
  else if (index >= beside_shipped)
    next.beside = shipped_source(index - beside_shipped);
  choose_beside_function(next, *current_);
  propose(tr("listing beside"), std::move(next));
}

void SassView::choose_beside_function(ListingPart& part, const sass::Listing& listing) {
  part.beside_function.clear();
  if (!part.beside)
    return;
  const auto beside = listing_of(*part.beside);
  if (!beside)
    return part.beside.reset();
  const std::size_t chosen = chosen_function(part, listing);
  const auto named = sass::find_function(**beside, listing.functions[chosen].name);
  const std::size_t place = *part.beside == part.source // beside itself it would say nothing
                                ? (chosen + 1) % listing.functions.size()
                                : named.value_or(0);
  part.beside_function = sass::function_key(**beside, place);
}

/// What stands beside the function on show, if anything.
void SassView::show_beside() {
  const int shipped =
      part_.beside ? shipped_listing_index(QString::fromStdString(part_.beside->shipped)) : -1;
  beside_->setCurrentIndex(!part_.beside                   ? beside_nothing
                           : *part_.beside == part_.source ? beside_same
                           : shipped >= 0                  ? beside_shipped + shipped
                                                           : beside_before);
  const auto listing = part_.beside ? listing_of(*part_.beside) : Result<ListingPtr>(nullptr);
  if (!listing)
    problem_->say(QString::fromStdString(part_.beside->title), listing.error());
  if (!listing || !*listing) {
    beside_function_->hide();
    aligned_model_->set_studies(nullptr, nullptr);
    pages_->setCurrentIndex(0);
    setFocusProxy(listing_);
    return;
  }
  const int function =
      static_cast<int>(sass::find_function(**listing, part_.beside_function).value_or(0));
  offer_functions(*beside_function_, **listing, function);
  study_then(*listing, function, [this](StudyPtr made) {
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
  if (part_.beside)
    choose_beside(beside_nothing);
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
  return sass_figure(*shown(), loop_->currentIndex() - 1);
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
