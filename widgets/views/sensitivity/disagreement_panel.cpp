#include "widgets/views/sensitivity/disagreement_panel.h"

#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/problem_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/workspace/workspace.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include <cmath>

namespace loom {
namespace {

/// What a search depends on, the rest as in any other.
Scenario searched(const Scenario& scenario) {
  Scenario asked = without_place(scenario);
  asked.measured.clear();
  return asked;
}

} // namespace

DisagreementPanel::DisagreementPanel(Workspace& workspace, QWidget* parent)
    : WrappedPart(parent), workspace_(workspace), a_(new QComboBox(this)), b_(new QComboBox(this)),
      by_(new QComboBox(this)), find_(new QPushButton(tr("&Find"), this)),
      list_(new QListWidget(this)), words_(new QLabel(this)) {
  for (QComboBox* models : {a_, b_}) {
    for (const ModelInfo& info : model_table())
      models->addItem(spoken(info.name));
    models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    models->setMinimumContentsLength(16);
    connect(models, &QComboBox::currentIndexChanged, this,
            [this] { find_->setEnabled(a_->currentIndex() != b_->currentIndex()); });
  }
  named(a_, QStringLiteral("model_a"), tr("One model"), {});
  named(b_, QStringLiteral("model_b"), tr("The other model"), {})->setCurrentIndex(1);
  named(by_, QStringLiteral("disagree_by"), tr("What counts"),
        tr("The factor between the two models, or their difference as a part of the peak"))
      ->addItems({tr("by ratio"), tr("by difference")});
  find_->setObjectName(QStringLiteral("find"));
  find_->setToolTip(
      tr("Search all intensities and numbers of warps for where the two differ most"));
  list_->setObjectName(QStringLiteral("states"));
  list_->setAccessibleName(tr("States where the models disagree; Enter goes there"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTextElideMode(Qt::ElideRight);
  words_->setObjectName(QStringLiteral("disagree_words"));
  words_->setWordWrap(true);
  auto* choice = new QWidget(this);
  wrapped_row(choice, {}, 4, {a_, b_, by_, find_});
  column(this, {}, 4, {{words_}, {choice}, {list_, 100}})->addStretch(1);
  connect(find_, &QPushButton::clicked, this, &DisagreementPanel::find);
  connect(list_, &QListWidget::itemActivated, this,
          [this](const QListWidgetItem* item) { go_to(list_->row(item)); });
  connect(list_, &QListWidget::currentRowChanged, this,
          [this](int now) { emit readout(now < 0 ? QString() : list_->item(now)->toolTip()); });
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &QWidget::customContextMenuRequested, this, &DisagreementPanel::open_menu);
  connect(&search_, &Background::progressed, this, [this](double done) {
    words_->setText(tr("Searching: %1 %").arg(number(std::round(100 * done))));
  });
  connect(&search_, &Background::finished, this, [this] { find_->setText(tr("&Find")); });
  follow(workspace.scenario());
}

void DisagreementPanel::follow(const Scenario& scenario) {
  if (const Scenario now = searched(scenario); !searched_.gpu || now != searched_) {
    search_.cancel();
    searched_ = now;
    states_.clear();
    list_->clear();
    list_->hide();
    emit numbersChanged();
    words_->setText(tr("Where do two models disagree most on this GPU?"));
  }
}

void DisagreementPanel::find() {
  if (search_.busy()) {
    search_.cancel();
    words_->setText(tr("The search was stopped."));
    return;
  }
  DisagreementRequest request{searched_, static_cast<std::size_t>(a_->currentIndex()),
                              static_cast<std::size_t>(b_->currentIndex())};
  request.by = by_->currentIndex() == 0 ? DisagreementBy::ratio : DisagreementBy::difference;
  find_->setText(tr("&Stop"));
  search_.start([this, request](const std::stop_token& stop, const Background::Progress& progress) {
    auto found = disagreements(request, [&](double done) {
      progress(done);
      return !stop.stop_requested();
    });
    return std::function<void()>([this, request, found = std::move(found)] {
      if (found)
        show_found(request, *found);
      else
        words_->setText(said_line(found.error()));
    });
  });
}

void DisagreementPanel::show_found(const DisagreementRequest& request,
                                   std::vector<Disagreement> states) {
  request_ = request;
  states_ = std::move(states);
  list_->clear();
  const QString a = spoken(model_table()[request.a].name),
                b = spoken(model_table()[request.b].name);
  for (const Disagreement& each : states_) {
    auto* item = new QListWidgetItem(
        (request.by == DisagreementBy::ratio ? tr("× %1: %2, %3 warps/SM")
                                             : tr("%1 % of the peak: %2, %3 warps/SM"))
            .arg(request.by == DisagreementBy::ratio ? number(each.a / each.b)
                                                     : number(100 * each.score),
                 alpha_words(each.alpha))
            .arg(each.warps),
        list_);
    const QString unit = tr(throughput_unit(request.scenario).data());
    item->setToolTip(tr("%1: %2 %5, %3: %4 %5. Enter or a double click goes there.")
                         .arg(a, number(each.a), b, number(each.b), unit));
  }
  list_->setVisible(!states_.empty());
  words_->setText(states_.empty() ? tr("They agree to 0.1 % everywhere.")
                                  : tr("They disagree most here; Enter goes there."));
  if (!states_.empty())
    list_->setCurrentRow(0);
  emit numbersChanged();
}

std::vector<why::Section> DisagreementPanel::sections() const {
  std::vector<why::Section> all;
  for (const Disagreement& each : states_)
    all.push_back(why::explain_disagreement(request_, each, static_cast<int>(all.size()) + 1));
  return all;
}

QString DisagreementPanel::ask_here() const {
  const QWidget* seen = list_->viewport();
  const QListWidgetItem* pointed =
      seen->underMouse() ? list_->itemAt(seen->mapFromGlobal(QCursor::pos())) : nullptr;
  const int row = pointed                            ? list_->row(pointed)
                  : window()->focusWidget() == list_ ? list_->currentRow()
                                                     : -1;
  if (row < 0 || row >= static_cast<int>(states_.size()))
    return {};
  return QStringLiteral("state_%1.%2")
      .arg(row + 1)
      .arg(request_.by == DisagreementBy::ratio ? QStringLiteral("ratio")
                                                : QStringLiteral("share"));
}

void DisagreementPanel::open_menu(const QPoint& at) {
  const QListWidgetItem* item = list_->itemAt(at);
  if (!item)
    return;
  list_->setCurrentRow(list_->row(item));
  auto* menu = new QMenu(list_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Why this number?"), this, [this] {
    list_->setFocus();
    emit whyAsked();
  });
  menu->popup(list_->viewport()->mapToGlobal(at));
}

void DisagreementPanel::go_to(int row) {
  if (row < 0 || row >= static_cast<int>(states_.size()))
    return;
  const Disagreement& state = states_[static_cast<std::size_t>(row)];
  const SnapshotPtr now = workspace_.snapshot();
  if (!now->workload)
    return;
  Scenario next = at_alpha(workspace_.scenario(), now->workload->numbers, state.alpha);
  next = with(next, "warps", state.warps).value_or(next);
  workspace_.propose(tr("go to where models disagree"), next);
}

} // namespace loom
