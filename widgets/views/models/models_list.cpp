#include "widgets/views/models/models_list.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/segmented.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/chart_buttons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace loom {
namespace {

enum Column { name_column, badge_column, value_column, difference_column, error_column };

/// A piece of the curve, as wide as the icon; nothing for a model that is not shown.
QIcon swatch(const FigureStyle& style, std::optional<Role> role, QSize size, double ratio) {
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  if (!role)
    return QIcon(picture);
  QPainter painter(&picture);
  QPen pen(style.colour(*role), 2);
  pen.setCapStyle(Qt::FlatCap);
  if (const auto dashes = style.dashes(*role); !dashes.empty())
    pen.setDashPattern(QList<qreal>(dashes.begin(), dashes.end()));
  painter.setPen(pen);
  painter.drawLine(QLineF(0, size.height() / 2.0, size.width(), size.height() / 2.0));
  return QIcon(picture);
}

QString percent_text(const std::optional<double>& value, bool sign) {
  if (!value || !std::isfinite(*value))
    return QStringLiteral("–");
  const QString text = number(std::abs(*value)) + QStringLiteral(" %");
  if (!sign || std::abs(*value) < 1e-9)
    return text;
  return (*value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

bool is_shown(const ModelsChoice& choice, std::size_t model) {
  return std::ranges::find(choice.shown, model) != choice.shown.end();
}

} // namespace

ModelsList::ModelsList(QWidget* parent)
    : QWidget(parent),
      charts_(new Segmented(tr("Chart"), chart_names(models_chart_count, models_chart_name), this)),
      tree_(new QTreeWidget(this)), numbers_(new CellNumbers(tree_)), sentence_(new QLabel(this)) {
  build_tree();
  tree_->installEventFilter(this);
  charts_->setObjectName(QStringLiteral("models_chart"));
  connect(charts_, &Segmented::chosen, this, &ModelsList::chart_chosen);
  sentence_->setObjectName(QStringLiteral("leaves_out"));
  sentence_->setWordWrap(true);
  sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column(this, {8, 0, 0, 0}, 8, {{charts_}, {tree_, 1}, {sentence_}});
  fit();
}

void ModelsList::build_tree() {
  tree_->setObjectName(QStringLiteral("models"));
  tree_->setAccessibleName(tr("Models"));
  tree_->setAccessibleDescription(
      tr("Up and down choose a model, left and right go along its numbers, the space bar shows or "
         "hides its curve."));
  tree_->setRootIsDecorated(false);
  new WrappedNames(tree_, name_column);
  tree_->setColumnCount(5);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree_->setIconSize({28, 12});
  for (std::size_t model = 0; model < model_count; ++model) {
    auto* item = new QTreeWidgetItem(tree_);
    item->setText(name_column, model_name(model));
    item->setText(badge_column, model_badges(model).join(QStringLiteral(" · ")));
    item->setToolTip(name_column, model_name(model) + QLatin1Char('\n') + model_sentence(model));
    item->setToolTip(badge_column, stand_in_words(model).isEmpty()
                                       ? model_sentence(model)
                                       : tr("Substitute: %1").arg(stand_in_words(model)));
    item->setCheckState(name_column, Qt::Unchecked);
    for (const int column : {value_column, difference_column, error_column})
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    items_.push_back(item);
  }
  QTreeWidgetItem* header = tree_->headerItem();
  header->setText(name_column, tr("model"));
  header->setText(badge_column, tr("what it lacks"));
  header->setText(error_column, tr("mean error"));
  header->setToolTip(error_column, tr("Mean of |model − measured| / measured over every point "
                                      "measured of this mix, access and ILP"));
  for (const int column : {value_column, difference_column, error_column})
    header->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionsMovable(false);
  tree_->header()->setSectionResizeMode(badge_column, QHeaderView::Stretch);
  for (const int column : {value_column, difference_column, error_column})
    tree_->header()->setSectionResizeMode(column, QHeaderView::Fixed);
  connect(tree_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    const auto at = static_cast<std::size_t>(tree_->indexOfTopLevelItem(item));
    if (column == name_column)
      emit shown_changed(at, item->checkState(name_column) == Qt::Checked);
  });
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item)
      emit selected(static_cast<std::size_t>(tree_->indexOfTopLevelItem(item)));
  });
}

void ModelsList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void ModelsList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && !items_.empty())
    fit();
  if (event->type() == QEvent::PaletteChange)
    for (QTreeWidgetItem* item : items_) // a brush does not follow the theme
      for (int column = 0; column < tree_->columnCount(); ++column)
        if (item->data(column, Qt::ForegroundRole).isValid())
          item->setForeground(column, palette().brush(QPalette::PlaceholderText));
}

/// Without room for the badges the sentence below says it; the names go before the numbers.
void ModelsList::fit() {
  const QFontMetrics metrics = fontMetrics();
  setMaximumWidth(44 * metrics.height());
  // The list keeps its height while the words change.
  sentence_->setFixedHeight(metrics.lineSpacing() * 4);
  const bool narrow = width() < 32 * metrics.height();
  tree_->setColumnHidden(badge_column, narrow);
  tree_->header()->setSectionResizeMode(name_column,
                                        narrow ? QHeaderView::Stretch : QHeaderView::Fixed);
  const int names = metrics.horizontalAdvance(tr("Zhang-Owens 2011")) + 10 * unit(this);
  tree_->header()->resizeSection(name_column, names);
  int room = width() - names;
  for (const auto& [column, text] :
       {std::pair{value_column, tr("iterations")}, std::pair{difference_column, tr("off measured")},
        std::pair{error_column, tr("mean error")}}) {
    const QString widest =
        column == value_column ? QStringLiteral("0.0000") : QStringLiteral("−00.00 %");
    const int wide = std::max(metrics.horizontalAdvance(text), metrics.horizontalAdvance(widest)) +
                     2 * unit(this);
    tree_->header()->resizeSection(column, wide);
    room -= wide;
    const bool nothing = column == error_column && !measured_;
    tree_->setColumnHidden(column, nothing || (room < 0 && column != value_column));
  }
}

QString ModelsList::asked() const { return numbers_->ask_here(); }

/// The space bar is for the row, whichever of its numbers the keyboard is on.
bool ModelsList::eventFilter(QObject* object, QEvent* event) {
  QTreeWidgetItem* item = tree_->currentItem();
  if (event->type() != QEvent::KeyPress || tree_->currentColumn() == name_column || !item ||
      static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space)
    return QWidget::eventFilter(object, event);
  if (item->flags() & Qt::ItemIsUserCheckable)
    item->setCheckState(name_column,
                        item->checkState(name_column) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  return true;
}

void ModelsList::show_swatches(const ModelsChoice& choice, const FigureStyle& style) {
  if (choice.shown == drawn_.shown && style == drawn_style_)
    return;
  drawn_ = choice;
  drawn_style_ = style;
  const std::vector<Role> roles = model_roles(choice.shown);
  const bool full = choice.shown.size() >= most_models_shown;
  for (std::size_t model = 0; model < items_.size(); ++model) {
    const auto place = std::ranges::find(choice.shown, model);
    const bool shown = place != choice.shown.end();
    QTreeWidgetItem* item = items_[model];
    item->setCheckState(name_column, shown ? Qt::Checked : Qt::Unchecked);
    // An empty picture keeps the names in line.
    item->setIcon(
        name_column,
        swatch(style,
               shown ? std::optional(roles[static_cast<std::size_t>(place - choice.shown.begin())])
                     : std::nullopt,
               tree_->iconSize(), devicePixelRatioF()));
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (shown || !full)
      flags |= Qt::ItemIsUserCheckable;
    item->setFlags(flags);
  }
}

void ModelsList::show_rows(const ModelRows& rows, const ModelsChoice& choice,
                           const FigureStyle& style, const std::vector<std::size_t>& waiting) {
  const QSignalBlocker quiet(tree_);
  charts_->set_current(static_cast<int>(choice.chart));
  FigureStyle still = style;
  still.draft = false;
  show_swatches(choice, still);
  const bool measured = std::ranges::any_of(
      rows.rows, [](const ModelRow& row) { return row.mean_error.has_value(); });
  if (std::exchange(measured_, measured) != measured)
    fit();
  QTreeWidgetItem* header = tree_->headerItem();
  header->setText(value_column, rows.value_header);
  header->setText(difference_column, rows.difference_header);
  header->setToolTip(value_column, rows.loop && !rows.needed
                                       ? tr("At the operating point, iterations/cycle/SM")
                                       : tr("At the operating point"));
  header->setToolTip(difference_column, rows.difference_words);
  for (std::size_t model = 0; model < items_.size(); ++model) {
    QTreeWidgetItem* item = items_[model];
    const ModelRow row = model < rows.rows.size() ? rows.rows[model] : ModelRow{};
    const bool waits = std::ranges::find(waiting, model) != waiting.end();
    const QString none = waits && is_shown(choice, model) ? QStringLiteral("…") : QString();
    item->setText(value_column, !row.value && !none.isEmpty() ? none
                                : model < rows.rows.size()    ? rows.value_words(model)
                                                              : QStringLiteral("–"));
    // Grey, with its reason: it can be chosen, so that the keyboard too gets there.
    const QBrush grey = palette().brush(QPalette::PlaceholderText);
    const QVariant ink = row.lack.isEmpty() ? QVariant() : grey;
    item->setForeground(badge_column, grey);
    for (const int column : {name_column, value_column, difference_column})
      item->setData(column, Qt::ForegroundRole, ink);
    item->setToolTip(value_column, row.lack);
    item->setToolTip(name_column, row.lack.isEmpty() ? model_name(model) + QLatin1Char('\n') +
                                                           model_sentence(model)
                                                     : row.lack);
    item->setData(name_column, Qt::AccessibleDescriptionRole, row.lack);
    item->setText(difference_column, percent_text(row.difference, true));
    item->setText(error_column,
                  !row.mean_error && !none.isEmpty() ? none : percent_text(row.mean_error, false));
    const auto name = [item](Column column, bool there, const QString& id) {
      item->setData(column, quantity_role, there ? id : QString());
    };
    name(value_column, row.value.has_value(), rows.value_id(model));
    const bool differs = row.difference && std::isfinite(*row.difference);
    name(difference_column, differs, differs ? rows.difference_id(model) : QString());
    name(error_column, row.mean_error.has_value(), ModelErrors::quantity(model, "mean_error"));
  }
  if (choice.selected < items_.size())
    tree_->setCurrentItem(items_[choice.selected], std::max(0, tree_->currentColumn()));
  const bool lacks =
      choice.selected < rows.rows.size() && !rows.rows[choice.selected].lack.isEmpty();
  sentence_->setText(lacks
                         ? tr("Says nothing of this loop: %1").arg(rows.rows[choice.selected].lack)
                         : model_sentence(choice.selected));
  sentence_->setToolTip(sentence_->text());
}

} // namespace loom
