#include "widgets/dialogs/figure_numbers.h"

#include "core/base/number.h"
#include "core/why/explain.h"
#include "widgets/export/figure_clipboard.h"
#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/style/summary.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>

#include <cmath>
#include <utility>

namespace loom {

namespace {

/// Lines of fields separated by tabs, the first the header. Fields are cut out when shown: a
/// timeline may have a hundred thousand lines.
class LinesModel : public QAbstractTableModel {
public:
  /// `quantity`: the core/why id that the numbers answer with, empty for none.
  LinesModel(QStringList lines, QString quantity, QObject* parent)
      : QAbstractTableModel(parent), header_(lines.takeFirst().split(QLatin1Char('\t'))),
        lines_(std::move(lines)), quantity_(std::move(quantity)) {}

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : int(lines_.size());
  }
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : int(header_.size());
  }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
    if (role == quantity_role)
      return quantity_;
    if (role != Qt::DisplayRole || !index.isValid())
      return {};
    return lines_[index.row()].section(QLatin1Char('\t'), index.column(), index.column());
  }
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override {
    if (role != Qt::DisplayRole)
      return {};
    return direction == Qt::Vertical ? QVariant(section + 1) : QVariant(header_.value(section));
  }

private:
  QStringList header_, lines_;
  QString quantity_;
};

/// Curves, layers and bars have their places across in this column.
constexpr int across_column = 2;

bool is_plotted(const Panel& panel) {
  return panel.kind == PanelKind::curves || panel.kind == PanelKind::stacked ||
         panel.kind == PanelKind::bars;
}

} // namespace

FigureNumbers::FigureNumbers(const Figure& figure, const std::vector<QByteArray>& csv,
                             Scenario scenario, QStringList quantities, QWidget* parent)
    : QDialog(parent), scenario_(std::move(scenario)), quantities_(std::move(quantities)),
      occupancy_(occupancy_scale(scenario_)), tabs_(new QTabWidget(this)) {
  setObjectName(QStringLiteral("figure_numbers"));
  setWindowTitle(tr("Numbers of %1").arg(QString::fromStdString(figure.title)));
  const int step = unit(this);
  auto* words = named(new QLabel(figure_summary(figure)), QStringLiteral("figure_summary"),
                      tr("What the figure shows"), {});
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  words->setMargin(step);
  auto* room = new QScrollArea(this);
  room->setWidget(words);
  room->setWidgetResizable(true);
  room->setFocusPolicy(Qt::NoFocus);

  QStringList tables;
  for (std::size_t i = 0; i < figure.panels.size() && i < csv.size(); ++i) {
    tables << tab_separated(csv[i]);
    const Panel& panel = figure.panels[i];
    tabs_->addTab(add_table(tables.back().split(QLatin1Char('\n'), Qt::SkipEmptyParts), panel),
                  panel.title.empty() ? tr("Panel %1").arg(i + 1)
                                      : QString::fromStdString(panel.title));
  }
  tabs_->tabBar()->setVisible(tables.size() > 1);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copy->setToolTip(tr("All tables, separated by tabs, for a spreadsheet"));
  connect(copy, &QPushButton::clicked, this,
          [text = tables.join(QLatin1Char('\n'))] { QApplication::clipboard()->setText(text); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column(this, {{room, 1}, {tabs_, 3}, buttons});
  resize(step * 90, step * 75);
  tabs_->setFocus();
}

QTableView* FigureNumbers::add_table(const QStringList& lines, const Panel& panel) {
  const bool plotted = is_plotted(panel);
  across_.push_back(plotted ? panel.x : Axis{});
  auto* view = named(new QTableView(tabs_), tr("Numbers of the figure"), {});
  view->setModel(new LinesModel(lines, plotted ? quantities_.value(0) : QString(), view));
  view->setItemDelegate(new CellDelegate(view));
  new CellNumbers(view);
  view->setTabKeyNavigation(false);
  view->setAlternatingRowColors(true);
  view->horizontalHeader()->setStretchLastSection(true);
  view->resizeColumnsToContents();
  view->setCurrentIndex(view->model()->index(0, 0));
  return view;
}

Question FigureNumbers::question() const {
  Question asked{quantities_.value(0)};
  const auto* table = qobject_cast<const QTableView*>(tabs_->currentWidget());
  if (!table)
    return asked;
  const auto number = [table](int column) {
    return parse_number(
        table->currentIndex().siblingAtColumn(column).data().toString().toStdString());
  };
  const auto across = number(across_column), up = number(across_column + 1);
  const Axis& axis = across_[static_cast<std::size_t>(tabs_->currentIndex())];
  Scenario at = scenario_;
  if (across && axis.kind == AxisKind::alpha)
    at.alpha = asked.alpha = *across;
  else if (across && QString::fromStdString(axis.unit) == occupancy_.unit)
    at.warps = int(std::lround(asked.warps = *across / occupancy_.factor));
  if (up)
    for (const QString& id : quantities_)
      if (const auto found = why::explain(at, id.toStdString());
          found && std::abs((*found)->value - *up) <= 1e-9 * std::abs(*up)) {
        asked.id = id;
        break;
      }
  return asked;
}

} // namespace loom
