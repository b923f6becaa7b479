#include "core/sass/find_function.h"
#include "widgets/look/icons.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/sass/shipped_listings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace loom {
namespace {

/// A chooser whose list one can search by typing: a listing may have thousands of functions.
QComboBox* searchable(QComboBox* box) {
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->completer()->setCompletionMode(QCompleter::PopupCompletion);
  box->completer()->setFilterMode(Qt::MatchContains);
  box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
  return box;
}

} // namespace

void SassView::build() {
  problem_ = new ProblemLabel(this);
  connect(problem_, &NumberLabel::whyAsked, this, &View::whyAsked);
  problem_->setObjectName(QStringLiteral("sass_problem"));

  pages_ = new QStackedWidget(this);
  listing_ =
      named(new ListingTable(ListingModel::text_column,
                             {ListingModel::live_column, ListingModel::cycle_column}, pages_),
            QStringLiteral("sass_listing"), tr("Instructions"), {});
  listing_->setAccessibleDescription(
      tr("Up and down go through the lines. Enter goes from a wait to what sets the barrier, "
         "Shift+Enter from there to the wait."));
  model_ = new ListingModel(this);
  listing_->setModel(model_);
  auto* page = new QWidget(pages_);
  auto* page_column = new QVBoxLayout(page);
  page_column->setContentsMargins(0, 0, 0, 0);
  page_column->setSpacing(0);
  aligned_ = named(new ListingTable(AlignedModel::left_text_column, {}, page),
                   QStringLiteral("sass_aligned"), tr("Two functions side by side"), {});
  aligned_->setAccessibleDescription(tr("Enter goes to the next difference, Shift+Enter back."));
  aligned_model_ = new AlignedModel(this);
  aligned_->setModel(aligned_model_);
  summary_ =
      named(new NumberLabel(page), QStringLiteral("sass_differences"), tr("Differences"), {});
  summary_->setContentsMargins(unit(this), unit(this) / 4, unit(this), unit(this) / 4);
  summary_->setWordWrap(true);
  page_column->addWidget(aligned_, 1);
  page_column->addWidget(summary_);
  pages_->addWidget(listing_);
  pages_->addWidget(page);

  card_ = named(new NumberCard(this), QStringLiteral("sass_card"), tr("Function and loop"), {});
  card_->setWordWrapMode(QTextOption::WordWrap);
  card_->setFrameShape(QFrame::NoFrame);
  card_->setTabChangesFocus(false); // Tab goes through the links, then on
  send_ = named(new QPushButton(tr("&Send to scenario"), this), QStringLiteral("sass_send"),
                tr("Send the loop to the scenario"),
                tr("Sets the mix, α and ILP of this loop: all views show it"));
  simulate_ = named(new QPushButton(tr("Send to &timeline"), this), QStringLiteral("sass_simulate"),
                    tr("Simulate the loop in the timeline"),
                    tr("Simulates this loop, instruction by instruction, with the scenario's warps "
                       "on an SM: the Timeline view shows it"));
  auto* side = new WrappedPart(this);
  auto* side_column = new QVBoxLayout(side);
  side_column->setContentsMargins(unit(this), 0, unit(this) / 2, unit(this) / 2);
  side_column->setSpacing(unit(this) / 2);
  side_column->addWidget(card_, 1);
  auto* sends = new QWidget(side);
  auto* sends_row = new WrapLayout(sends);
  sends_row->setContentsMargins(0, 0, 0, 0);
  sends_row->addWidget(send_);
  sends_row->addWidget(simulate_);
  side_column->addWidget(sends);

  auto* halves = new TurningSplitter(this);
  halves->addWidget(pages_);
  halves->addWidget(side);
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 1);
  halves->set_shares({unit(this) * 100, unit(this) * 34});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(build_controls());
  column->addWidget(problem_);
  column->addWidget(halves, 1);
  fit();
  setTabOrder(listing_, card_);
  setTabOrder(card_, send_);
  setTabOrder(send_, simulate_);
}

void SassView::changeEvent(QEvent* event) {
  View::changeEvent(event);
  if (event->type() == QEvent::FontChange && card_)
    fit();
}

/// Where there is no room for that the view scrolls.
void SassView::fit() {
  pages_->setMinimumSize(QSize(40, 14) * unit(this));
  card_->setMinimumSize(QSize(22, 10) * unit(this));
}

QWidget* SassView::build_controls() {
  auto* controls = new QWidget(this);
  auto* row = new WrapLayout(controls);
  row->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  source_ = named(new QComboBox(controls), QStringLiteral("sass_source"), tr("Listing"),
                  tr("A listing that comes with the program; or drop a file, or paste text"));
  for (const ShippedListing& each : shipped_listings())
    source_->addItem(each.title);
  source_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  open_ = named(new QPushButton(tr("&Open…"), controls), QStringLiteral("sass_open"),
                tr("Open a listing"),
                tr("Output of 'cuobjdump -sass' or 'nvdisasm -hex', or CuAssembler's text"));
  function_ = named(searchable(new QComboBox(controls)), QStringLiteral("sass_function"),
                    tr("Function"), tr("Function; type a part of its name to find it"));
  loop_ = named(new QComboBox(controls), QStringLiteral("sass_loop"), tr("Loop"),
                tr("Loop whose numbers stand at the right"));
  beside_ = named(new QComboBox(controls), QStringLiteral("sass_beside"), tr("Beside"),
                  tr("Lays another function beside this one, instruction by instruction"));
  beside_function_ =
      named(searchable(new QComboBox(controls)), QStringLiteral("sass_beside_function"),
            tr("Function beside"), tr("Function that stands on the right"));
  for (QComboBox* each : {function_, beside_function_})
    each->setMinimumContentsLength(10);
  for (QComboBox* each : {function_, beside_, beside_function_})
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  beside_->setMinimumContentsLength(9);
  beside_->addItems({tr("alone"), tr("beside: this listing"), tr("beside: the listing before")});
  for (const ShippedListing& each : shipped_listings())
    beside_->addItem(tr("beside: %1").arg(each.title));
  beside_->view()->setMinimumWidth(beside_->view()->sizeHintForColumn(0) + 2 * unit(this));
  loop_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  find_ = named(new QLineEdit(controls), QStringLiteral("sass_find"), tr("Find in the function"),
                tr("Finds an instruction's text or address (Ctrl+F); Enter goes on, Shift+Enter "
                   "back"));
  find_->setPlaceholderText(tr("Find"));
  find_->setClearButtonEnabled(true);
  find_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  find_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  find_->setMinimumWidth(unit(this) * 16);
  progress_ = named(new QProgressBar(controls), QStringLiteral("sass_progress"), tr("Reading"), {});
  progress_->setRange(0, 1000);
  progress_->setFormat(tr("reading %p %"));
  progress_->setMaximumWidth(unit(this) * 24);
  cancel_ = named(new QPushButton(tr("&Cancel"), controls), QStringLiteral("sass_cancel"),
                  tr("Cancel reading"), {});
  for (QWidget* each : {static_cast<QWidget*>(source_), static_cast<QWidget*>(open_),
                        static_cast<QWidget*>(function_), static_cast<QWidget*>(loop_),
                        static_cast<QWidget*>(beside_), static_cast<QWidget*>(beside_function_),
                        static_cast<QWidget*>(find_), static_cast<QWidget*>(progress_),
                        static_cast<QWidget*>(cancel_)})
    row->addWidget(each);
  beside_function_->hide();
  progress_->hide();
  cancel_->hide();
  return controls;
}

void SassView::connect_parts() {
  connect(source_, &QComboBox::activated, this, [this](int index) {
    if (index < static_cast<int>(shipped_listings().size()))
      open(shipped_source(index),
           shown() ? QString::fromStdString(shown()->function().name) : QString());
  });
  connect(open_, &QPushButton::clicked, this, &SassView::ask_file);
  connect(function_, &QComboBox::activated, this, &SassView::choose_function);
  connect(loop_, &QComboBox::activated, this,
          [this](int entry) { choose_loop(entry - 1); }); // the first is the function
  connect(beside_, &QComboBox::activated, this, &SassView::choose_beside);
  connect(beside_function_, &QComboBox::activated, this, [this](int index) {
    ListingPart next = part_;
    const auto listing = next.beside ? listing_of(*next.beside) : Result<ListingPtr>(nullptr);
    if (listing && *listing)
      next.beside_function = sass::function_key(**listing, static_cast<std::size_t>(index));
    propose(tr("function beside"), std::move(next));
  });
  connect(send_, &QPushButton::clicked, this, &SassView::send_to_scenario);
  connect(simulate_, &QPushButton::clicked, this, &SassView::send_to_timeline);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    if (shown()) // back to what can be seen
      propose(tr("listing"), studied_);
    work_.cancel();
  });
  // What is being typed may be in the current line.
  connect(find_, &QLineEdit::textEdited, this,
          [this] { find_text(listing_->currentIndex().row() - 1, true); });
  connect(card_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    if (link.scheme() == QLatin1String("line")) {
      stop_comparing();
      listing_->go(link.path().toInt());
      listing_->setFocus();
    }
  });
  connect(card_, &NumberCard::whyAsked, this, &View::whyAsked);
  connect(summary_, &NumberLabel::whyAsked, this, &View::whyAsked);
  for (ListingTable* each : {listing_, aligned_}) {
    connect(each, &ListingTable::said, this, &View::readout);
    connect(&each->numbers(), &CellNumbers::whyAsked, this, &View::whyAsked);
    connect(each, &ListingTable::followAsked, this, &SassView::follow);
  }
  connect(&work_, &Background::progressed, this,
          [this](double done) { progress_->setValue(static_cast<int>(done * 1000)); });
  connect(&work_, &Background::finished, this, [this] {
    progress_->setVisible(work_.busy());
    cancel_->setVisible(work_.busy());
    redraw(); // the document may have changed meanwhile
  });
}

} // namespace loom
