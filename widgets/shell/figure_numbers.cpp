#include "widgets/shell/figure_numbers.h"

#include "widgets/figure/figure_clipboard.h"
#include "widgets/figure/summary.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace loom {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("FigureNumbers", text); }

/// Lines of fields separated by tabs, the first the header. Fields are cut out when shown: a
/// timeline may have a hundred thousand lines.
class LinesModel : public QAbstractTableModel {
public:
  LinesModel(QStringList lines, QObject* parent)
      : QAbstractTableModel(parent), header_(lines.takeFirst().split(QLatin1Char('\t'))),
        lines_(std::move(lines)) {}

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : int(lines_.size());
  }
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : int(header_.size());
  }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
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
};

/// The lines of each panel; an empty line stands between panels.
QList<QStringList> tables_in(const QString& text) {
  QList<QStringList> tables(1);
  for (const QString& line : text.split(QLatin1Char('\n')))
    if (!line.isEmpty())
      tables.back() << line;
    else if (!tables.back().isEmpty())
      tables.emplaceBack();
  tables.removeIf([](const QStringList& table) { return table.isEmpty(); });
  return tables;
}

QTableView* table_view(const QStringList& lines, QWidget* parent) {
  auto* view = named(new QTableView(parent), tr("Numbers of the figure"), {});
  view->setModel(new LinesModel(lines, view));
  view->setTabKeyNavigation(false);
  view->setAlternatingRowColors(true);
  view->horizontalHeader()->setStretchLastSection(true);
  view->resizeColumnsToContents();
  view->setCurrentIndex(view->model()->index(0, 0));
  return view;
}

} // namespace

void show_figure_numbers(const Figure& figure, const QByteArray& csv, QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName(QStringLiteral("figure_numbers"));
  dialog->setWindowTitle(tr("Numbers of %1").arg(QString::fromStdString(figure.title)));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const int step = unit(dialog);
  auto* words = named(new QLabel(figure_summary(figure)), QStringLiteral("figure_summary"),
                      tr("What the figure shows"), {});
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  words->setMargin(step);
  auto* room = new QScrollArea(dialog);
  room->setWidget(words);
  room->setWidgetResizable(true);
  room->setFocusPolicy(Qt::NoFocus);

  const QString text = tab_separated(csv);
  auto* tabs = new QTabWidget(dialog);
  const QList<QStringList> tables = tables_in(text);
  for (qsizetype i = 0; i < tables.size(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const bool titled = place < figure.panels.size() && !figure.panels[place].title.empty();
    tabs->addTab(table_view(tables[i], tabs),
                 titled ? QString::fromStdString(figure.panels[place].title)
                        : tr("Panel %1").arg(i + 1));
  }
  tabs->tabBar()->setVisible(tables.size() > 1);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  auto* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copy->setToolTip(tr("All tables, separated by tabs, for a spreadsheet"));
  QObject::connect(copy, &QPushButton::clicked, dialog,
                   [text] { QApplication::clipboard()->setText(text); });
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(room, 1);
  column->addWidget(tabs, 3);
  column->addWidget(buttons);
  dialog->resize(step * 90, step * 75);
  tabs->setFocus();
  dialog->open();
}

} // namespace loom
