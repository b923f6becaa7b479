#include "widgets/views/sass/listing_pages.h"

#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/sass/listing_delegate.h"
#include "widgets/views/sass/listing_table.h"

#include <algorithm>
#include <utility>

namespace loom {

ListingPages::ListingPages(QWidget* parent)
    : QStackedWidget(parent),
      listing_(named(new ListingTable(ListingModel::text_column,
                                      {ListingModel::live_column, ListingModel::cycle_column,
                                       ListingModel::latency_column, ListingModel::interval_column,
                                       ListingModel::waited_column},
                                      this),
                     QStringLiteral("sass_listing"), tr("Instructions"), {})),
      model_(new ListingModel(this)), beside_(new QWidget(this)),
      aligned_(named(new ListingTable(AlignedModel::left_text_column, {}, beside_),
                     QStringLiteral("sass_aligned"), tr("Two functions side by side"), {})),
      aligned_model_(new AlignedModel(this)),
      summary_(named(new NumberLabel(beside_), QStringLiteral("sass_differences"),
                     tr("Differences"), {})) {
  listing_->setAccessibleDescription(
      tr("Up and down go through the lines. Enter goes from a wait to what sets the barrier, "
         "Shift+Enter from there to the wait."));
  listing_->setModel(model_);
  aligned_->setAccessibleDescription(tr("Enter goes to the next difference, Shift+Enter back."));
  aligned_->setModel(aligned_model_);
  summary_->setContentsMargins(unit(this), unit(this) / 4, unit(this), unit(this) / 4);
  summary_->setWordWrap(true);
  column(beside_, {}, 0, {{aligned_, 1}, {summary_}});
  addWidget(listing_);
  addWidget(beside_);
  connect(summary_, &NumberLabel::whyAsked, this, &ListingPages::whyAsked);
  for (ListingTable* each : {listing_, aligned_}) {
    connect(each, &ListingTable::said, this, &ListingPages::said);
    connect(&each->numbers(), &CellNumbers::whyAsked, this, &ListingPages::whyAsked);
    connect(each, &ListingTable::followAsked, this, &ListingPages::follow);
  }
  connect(this, &QStackedWidget::currentChanged, this, &ListingPages::turned);
}

ListingTable& ListingPages::table() const { return comparing() ? *aligned_ : *listing_; }

void ListingPages::set_style(const FigureStyle& style) {
  listing_->delegate().set_style(style);
  aligned_->delegate().set_style(style);
}

void ListingPages::show_study(sass::StudyPtr study, const sass::LoopSummary* loop) {
  const sass::StudyPtr before = shown();
  const bool same = before && before->listing == study->listing && before->index == study->index;
  const int row = listing_->currentIndex().row();
  model_->set_study(std::move(study));
  listing_->fit_columns();
  if (!same) {
    listing_->scrollToTop();
    listing_->go(0);
  }
  mark(loop);
  if (same)
    listing_->go(row);
}

void ListingPages::mark(const sass::LoopSummary* loop) {
  const int first = loop ? static_cast<int>(loop->first) : 0;
  listing_->delegate().set_marked(first, loop ? static_cast<int>(loop->last) : -1);
  if (!loop)
    return;
  listing_->go(first);
  listing_->scrollTo(model_->index(std::max(0, first - 2), 0), QAbstractItemView::PositionAtTop);
}

void ListingPages::show_beside(sass::StudyPtr study) {
  const bool any = study != nullptr;
  aligned_model_->set_studies(any ? shown() : nullptr, std::move(study));
  if (any) {
    aligned_->fit_columns();
    summary_->show_words(aligned_model_->summary());
  }
  setCurrentIndex(any ? 1 : 0);
  if (any)
    aligned_->go(0);
}

void ListingPages::follow(int row, bool to_setter) {
  if (comparing())
    return aligned_->go(aligned_model_->next_difference(row, to_setter));
  const auto at = static_cast<std::size_t>(row);
  if (to_setter) {
    if (const auto setters = shown()->setters(at); !setters.empty())
      listing_->go(static_cast<int>(setters.front()));
  } else if (const auto waiter = shown()->waiter(at)) {
    listing_->go(static_cast<int>(*waiter));
  }
}

int ListingPages::find(const QString& text, bool forward, bool here) const {
  return model_->find(text, listing_->currentIndex().row() - (here ? 1 : 0), forward);
}

QString ListingPages::ask_here() const {
  const QString of_words = summary_->ask_here();
  return of_words.isEmpty() ? table().numbers().ask_here() : of_words;
}

std::vector<why::Section> ListingPages::sections() const {
  std::vector<why::Section> all;
  const auto add = [&all](const sass::Study& study, std::size_t instruction, const char* prefix) {
    all.push_back(why::explain_line(study.function(), study.analysis, *study.gpu, instruction,
                                    prefix,
                                    study.costs.empty() ? nullptr : &study.costs[instruction]));
    all.back().id = prefix;
  };
  if (comparing())
    all.push_back(why::explain_alignment(aligned_model_->rows(), aligned_model_->left()->function(),
                                         aligned_model_->right()->function()));
  const int row = table().currentIndex().row();
  if (row < 0)
    return all;
  if (!comparing()) {
    add(*shown(), static_cast<std::size_t>(row), "line.");
    return all;
  }
  const sass::AlignedRow& beside = aligned_model_->rows()[static_cast<std::size_t>(row)];
  if (beside.left)
    add(*aligned_model_->left(), *beside.left, "left.");
  if (beside.right)
    add(*aligned_model_->right(), *beside.right, "right.");
  return all;
}

} // namespace loom
