#include "widgets/views/sass/listing_side.h"

#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/number_card.h"
#include "widgets/views/sass/sass_words.h"

#include <QPushButton>

namespace loom {

ListingSide::ListingSide(QWidget* parent)
    : WrappedPart(parent),
      card_(named(new NumberCard(this), QStringLiteral("sass_card"), tr("Function and loop"), {})) {
  card_->setWordWrapMode(QTextOption::WordWrap);
  card_->setFrameShape(QFrame::NoFrame);
  card_->setTabChangesFocus(false); // Tab goes through the links, then on
  auto* sends = new QWidget(this);
  send_ =
      named(new QPushButton(tr("&Send to scenario"), sends), QStringLiteral("sass_send"),
            tr("Send the loop to the scenario"),
            tr("Makes this loop, with the widths and shapes of its instructions and the GPU that "
               "it is scheduled for, the scenario's: all views show it, and each row has sliders "
               "for where it is served"));
  simulate_ =
      named(new QPushButton(tr("Send to &timeline"), sends), QStringLiteral("sass_simulate"),
            tr("Simulate the loop in the timeline"),
            tr("Simulates this loop, instruction by instruction, on the GPU that it is scheduled "
               "for, with the scenario's warps on an SM: the Timeline view shows it"));
  auto* row = new WrapLayout(sends);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(send_);
  row->addWidget(simulate_);
  const int half = unit(this) / 2;
  column(this, {unit(this), 0, half, half}, half, {{card_, 1}, {sends}});
  connect(card_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    if (link.scheme() == QLatin1String("line"))
      emit lineAsked(link.path().toInt());
  });
  connect(card_, &NumberCard::whyAsked, this, &ListingSide::whyAsked);
  connect(send_, &QPushButton::clicked, this, &ListingSide::sendAsked);
  connect(simulate_, &QPushButton::clicked, this, &ListingSide::simulateAsked);
}

void ListingSide::follow_in_tab_order(QWidget* before) {
  for (QWidget* each : std::initializer_list<QWidget*>{card_, send_, simulate_}) {
    setTabOrder(before, each);
    before = each;
  }
}

void ListingSide::show_loop(const sass::Study& study, int loop, const ListingGpu& on,
                            const Scenario& scenario) {
  const bool can_send = loop >= 0 && !on.gpu->id.empty();
  simulate_->setEnabled(can_send);
  send_->setEnabled(can_send);
  VerdictWords verdict;
  if (loop >= 0 || study.analysis.loops.empty())
    verdict = verdict_words(study, loop);
  card_->show_html(card_html(study, loop, verdict.html, on, scenario));
  sections_ = {std::move(verdict.section)};
  if (loop >= 0)
    sections_.push_back(why::explain_loop(study.function(), study.analysis,
                                          static_cast<std::size_t>(loop), study.gpu));
  sections_.push_back(why::explain_function(study.function(), study.analysis));
}

} // namespace loom
