#include "widgets/views/accuracy/accuracy_list.h"

#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/segmented.h"
#include "widgets/texts/words.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/models/models_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr int name_room = 20; ///< of the grid's steps that the models' names have at least

enum Column { name_column, mean_column, median_column, bias_column, worst_column, count_column };

/// Sorts by what its texts stand for.
class ErrorItem : public QTreeWidgetItem {
public:
  using QTreeWidgetItem::QTreeWidgetItem;
  void set(int column, const QString& text, double key, const QString& quantity = {}) {
    setText(column, text);
    setData(column, Qt::UserRole, key);
    setData(column, quantity_role, quantity);
  }
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget()->sortColumn();
    return column == name_column ? text(column).localeAwareCompare(other.text(column)) < 0
                                 : data(column, Qt::UserRole).toDouble() <
                                       other.data(column, Qt::UserRole).toDouble();
  }
};

} // namespace

AccuracyList::AccuracyList(QWidget* parent)
    : QWidget(parent),
      charts_(
          new Segmented(tr("Chart"), chart_names(accuracy_chart_count, accuracy_chart_name), this)),
      sets_(new QComboBox(this)), tree_(new QTreeWidget(this)), numbers_(new CellNumbers(tree_)) {
  build_tree();
  charts_->setObjectName(QStringLiteral("accuracy_chart"));
  sets_->setObjectName(QStringLiteral("accuracy_set"));
  sets_->setPlaceholderText(tr("nothing measured here"));
  sets_->setAccessibleName(tr("Measurements"));
  sets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  sets_->setMinimumContentsLength(18);
  connect(charts_, &Segmented::chosen, this, &AccuracyList::chart_chosen);
  connect(sets_, &QComboBox::activated, this,
          [this](int index) { emit set_chosen(sets_->count() > 1 ? index - 1 : -1); });
  auto* choices = new QWidget(this);
  wrapped_row(choices, {}, 8, {charts_, sets_});
  column(this, {8, 0, 0, 0}, 8, {{choices}, {tree_, 1}});
  fit();
}

void AccuracyList::build_tree() {
  tree_->setObjectName(QStringLiteral("errors"));
  tree_->setAccessibleName(tr("Errors by model"));
  tree_->setAccessibleDescription(tr(
      "Up and down choose the model that the chart shows, left and right go along its numbers."));
  tree_->setRootIsDecorated(false);
  new WrappedNames(tree_, name_column);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree_->setHeaderLabels(
      {tr("model"), tr("mean error"), tr("median"), tr("bias"), tr("worst"), tr("points")});
  QTreeWidgetItem* header = tree_->headerItem();
  header->setToolTip(mean_column, tr("Mean of |model − measured| / measured"));
  header->setToolTip(median_column, tr("Median of |model − measured| / measured"));
  header->setToolTip(bias_column, tr("Mean of (model − measured) / measured: above zero the model "
                                     "promises too much"));
  header->setToolTip(worst_column, tr("The largest error, and where"));
  header->setToolTip(count_column, tr("Measured points that the model has a number for"));
  for (std::size_t model = 0; model < model_count; ++model) {
    auto* item = new ErrorItem(tree_);
    item->setText(name_column, model_name(model));
    item->setToolTip(name_column, model_name(model) + QLatin1Char('\n') + model_sentence(model));
    items_.push_back(item);
  }
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionsMovable(false);
  tree_->header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
  for (int column = mean_column; column <= count_column; ++column) {
    header->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    tree_->header()->setSectionResizeMode(column, QHeaderView::Fixed);
    for (QTreeWidgetItem* item : items_)
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  tree_->setSortingEnabled(true);
  tree_->sortByColumn(mean_column, Qt::AscendingOrder);
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    for (std::size_t model = 0; model < items_.size(); ++model)
      if (items_[model] == item)
        emit selected(model);
  });
}

void AccuracyList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void AccuracyList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && !items_.empty())
    fit();
}

/// Where there is no room for every number the names go before, then what matters most.
void AccuracyList::fit() {
  setMaximumWidth(44 * fontMetrics().height());
  const int pad = 3 * unit(this), arrow = 9 * unit(this) / 2; // that of sorting, with a title
  int room = width() - name_room * unit(this);
  for (const auto& [column, widest] :
       {std::pair{mean_column, QStringLiteral("0.000 %")},
        std::pair{bias_column, QStringLiteral("−0.0000 %")},
        std::pair{median_column, QStringLiteral("0.000 %")},
        std::pair{worst_column, QStringLiteral("+000 %, α 00, 00 w")},
        std::pair{count_column, QString()}}) {
    const int titled = fontMetrics().horizontalAdvance(tree_->headerItem()->text(column)) + arrow;
    const int wide = std::max(fontMetrics().horizontalAdvance(widest) + pad, titled);
    tree_->header()->resizeSection(column, wide);
    room -= wide;
    // Where nothing was measured it is a list of models to choose from.
    tree_->setColumnHidden(column, !measured_ || (room < 0 && column != mean_column));
  }
}

QString AccuracyList::asked() const { return numbers_->ask_here(); }

void AccuracyList::show_errors(const ModelErrors& errors, std::size_t model, AccuracyChart chart,
                               int set) {
  const QSignalBlocker quiet(tree_), quiet_too(sets_);
  charts_->set_current(static_cast<int>(chart));
  sets_->clear();
  if (errors.sets().size() > 1)
    sets_->addItem(tr("all measurements"));
  for (const MeasuredSetPtr& each : errors.sets()) {
    sets_->addItem(QString::fromStdString(each->name));
    sets_->setItemData(sets_->count() - 1, spoken(verbatim(each->source)), Qt::ToolTipRole);
  }
  sets_->setCurrentIndex(errors.sets().size() > 1 ? set + 1 : 0);
  sets_->setEnabled(!errors.sets().empty());
  measured_ = !errors.sets().empty();
  fit();
  sets_->setToolTip(sets_->currentData(Qt::ToolTipRole).toString());
  tree_->setSortingEnabled(false);
  for (std::size_t index = 0; index < items_.size(); ++index) {
    auto* item = static_cast<ErrorItem*>(items_[index]);
    const auto& summary = errors.summary(index);
    if (!summary) {
      const bool waits = index == simulation_model() && errors.simulating();
      for (int column = mean_column; column <= count_column; ++column)
        item->set(column, waits ? QStringLiteral("…") : QStringLiteral("–"), 1e300);
      continue;
    }
    const auto percent = [](double share) { return number(100 * share) + QStringLiteral(" %"); };
    const auto id = [index](const char* of) { return ModelErrors::quantity(index, of); };
    item->set(mean_column, percent(summary->mean), summary->mean, id("mean_error"));
    item->set(median_column, percent(summary->median), summary->median, id("median_error"));
    item->set(bias_column, signed_percent(100 * summary->bias), summary->bias, id("bias"));
    const Residual& worst = summary->worst;
    item->set(worst_column,
              tr("%1, α %2, %3 w")
                  .arg(signed_percent(100 * worst.relative), number(worst.alpha),
                       number(worst.measured.warps)),
              std::abs(worst.relative), id("worst_error"));
    item->setToolTip(worst_column, residual_words(worst));
    item->set(count_column, QString::number(summary->count), static_cast<double>(summary->count),
              id("points"));
  }
  tree_->setSortingEnabled(true);
  tree_->setCurrentItem(items_[model], std::max(0, tree_->currentColumn()));
}

} // namespace loom
