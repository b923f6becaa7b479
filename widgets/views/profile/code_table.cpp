#include "widgets/views/profile/code_table.h"

#include "core/base/number.h"
#include "widgets/look/theme.h"
#include "widgets/style/number_text.h"
#include "widgets/style/tr.h"
#include "widgets/views/profile/launch_list.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

enum CodeColumn {
  address_column,
  source_column,
  text_column,
  arc_column,
  bars_column,
  measured_column,
  modelled_column,
  reason_column,
  code_column_count
};
enum CodeRole { words_role = Qt::UserRole + 1, measured_share_role, modelled_share_role };

/// A share from which on its number is written out.
constexpr double spoken_share = 0.005;

QString share_words(std::optional<double> share) {
  return share && *share >= spoken_share ? number(100 * *share) + QStringLiteral(" %") : QString();
}

} // namespace

/// The instructions that were executed or sampled.
class CodeTableModel final : public QAbstractTableModel {
public:
  using QAbstractTableModel::QAbstractTableModel;

  void set_code(const WaitingCodePtr& code) {
    beginResetModel();
    code_ = code;
    rows_.clear();
    most_ = 0;
    sources_ = false;
    for (std::size_t i = 0; code && i < code->code.lines.size(); ++i) {
      const auto& line = code->code.lines[i];
      if (line.executed <= 0 && line.samples <= 0)
        continue;
      rows_.push_back(i);
      most_ = std::max({most_, code->measured(i).value_or(0), code->waits[i].share});
      sources_ = sources_ || line.source.line > 0;
    }
    endResetModel();
  }
  [[nodiscard]] const WaitingCodePtr& code() const { return code_; }
  [[nodiscard]] std::size_t instruction(int row) const {
    return rows_[static_cast<std::size_t>(row)];
  }
  [[nodiscard]] int row_of(std::size_t instruction) const {
    const auto found = std::ranges::lower_bound(rows_, instruction);
    return found != rows_.end() && *found == instruction ? static_cast<int>(found - rows_.begin())
                                                         : -1;
  }
  [[nodiscard]] double most() const { return most_; }
  [[nodiscard]] bool has_sources() const { return sources_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : code_column_count;
  }
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override {
    if (direction != Qt::Horizontal)
      return {};
    if (role == Qt::TextAlignmentRole && (section == measured_column || section == modelled_column))
      return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
      return {};
    switch (section) {
    case address_column:
      return tr("at");
    case source_column:
      return tr("source");
    case text_column:
      return tr("where warps wait");
    case measured_column:
      return tr("measured");
    case modelled_column:
      return tr("modelled");
    case reason_column:
      return tr("for");
    default:
      return {};
    }
  }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
    const std::size_t i = instruction(index.row());
    const auto measured = code_->measured(i);
    const double modelled = code_->waits[i].share;
    if (role == words_role || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
      return words(i);
    if (role == measured_share_role)
      return measured ? QVariant(*measured) : QVariant();
    if (role == modelled_share_role)
      return modelled;
    if (role == Qt::TextAlignmentRole &&
        (index.column() == measured_column || index.column() == modelled_column))
      return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
      return {};
    switch (index.column()) {
    case address_column:
      return address(i);
    case source_column:
      return utf8_words(code_->code.source_of(i));
    case text_column:
      return utf8_words(code_->code.function.instructions[i].text);
    case measured_column:
      return share_words(measured);
    case modelled_column:
      return share_words(modelled);
    case reason_column:
      return std::max(measured.value_or(0), modelled) >= spoken_share ? reason(i) : QString();
    default:
      return {};
    }
  }
  [[nodiscard]] QString address(std::size_t i) const {
    return QStringLiteral("%1").arg(code_->code.function.instructions[i].address, 4, 16,
                                    QLatin1Char('0'));
  }

private:
  /// "long_scoreboard, 03a0".
  [[nodiscard]] QString reason(std::size_t i) const {
    QStringList parts;
    if (const profile::Share* const found = code_->reason(i))
      parts << utf8_words(found->name);
    if (const auto from = code_->waits[i].waits_for)
      parts << address(*from);
    return parts.join(QStringLiteral(", "));
  }
  [[nodiscard]] QString words(std::size_t i) const {
    const profile::SampledCode& code = code_->code;
    QString words = address(i) + QLatin1Char(' ') + utf8_words(code.function.instructions[i].text);
    if (const std::string source = code.source_of(i); !source.empty())
      words += QStringLiteral(" (") + utf8_words(source) + QLatin1Char(')');
    const auto measured = code_->measured(i);
    words += QStringLiteral(": ") +
             (measured ? tr("%1 % of the samples, %2 % modelled")
                             .arg(number(100 * *measured), number(100 * code_->waits[i].share))
                       : tr("%1 % modelled").arg(number(100 * code_->waits[i].share)));
    if (const profile::Share* const found = code_->reason(i); found && code.lines[i].samples > 0)
      words += QStringLiteral("; ") + tr("%1 % of them for %2")
                                          .arg(number(100 * found->value / code.lines[i].samples),
                                               utf8_words(found->name));
    if (const auto from = code_->waits[i].waits_for) {
      words += QStringLiteral("; ") +
               tr("it waits for %1 %2")
                   .arg(address(*from), utf8_words(code.function.instructions[*from].text));
      if (const std::string source = code.source_of(*from); !source.empty())
        words += QStringLiteral(" (") + utf8_words(source) + QLatin1Char(')');
    }
    return words + QStringLiteral("; ") +
           tr("executed by %1 warps").arg(QString::number(code.lines[i].executed, 'f', 0));
  }

  WaitingCodePtr code_;
  std::vector<std::size_t> rows_; ///< instructions
  double most_ = 0;
  bool sources_ = false;
};

namespace {

/// Draws both bars of an instruction.
class BarsDelegate final : public CellDelegate {
public:
  BarsDelegate(CodeTable* table, const CodeTableModel* model)
      : CellDelegate(table), model_(model) {}
  void set_style(const FigureStyle& style) { style_ = style; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    CellDelegate::paint(painter, option, index);
    if (index.column() != bars_column || model_->most() <= 0)
      return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QRect room = option.rect.adjusted(2, 2, -2, -2);
    const int half = room.height() / 2;
    const auto length = [&](double share) {
      return static_cast<int>(std::lround(room.width() * share / model_->most()));
    };
    const bool selected = option.state & QStyle::State_Selected;
    const QColor plain = option.palette.color(QPalette::HighlightedText);
    const QVariant measured = index.data(measured_share_role);
    if (measured.isValid() && length(measured.toDouble()) > 0)
      painter->fillRect(QRect(room.left(), room.top(), length(measured.toDouble()), half - 1),
                        selected ? plain : style_.solid(Role::series1));
    if (const int wide = length(index.data(modelled_share_role).toDouble()); wide > 0) {
      painter->setPen(QPen(selected ? plain : style_.label_colour(Role::series2), 1));
      painter->drawRect(QRect(room.left(), room.top() + half + 1, std::max(wide, 2) - 1, half - 3));
    }
    painter->restore();
  }

private:
  const CodeTableModel* model_;
  FigureStyle style_;
};

} // namespace

CodeTable::CodeTable(QWidget* parent) : SpokenTable(parent), code_(new CodeTableModel(this)) {
  setModel(code_);
  setItemDelegate(new BarsDelegate(this, code_));
  setSelectionMode(SingleSelection);
  setTextElideMode(Qt::ElideRight);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setResizeContentsPrecision(200);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  setAccessibleName(tr("Code, with where its warps wait"));
  setAccessibleDescription(tr("Up and down go from instruction to instruction, Enter to the one "
                              "that it waits for."));
  fit_rows();
  connect(this, &QTableView::doubleClicked, this, &CodeTable::follow);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(),
          qOverload<>(&QWidget::update));
}

void CodeTable::show_code(const WaitingCodePtr& code) {
  if (code == code_->code())
    return;
  code_->set_code(code);
  fit_columns();
  if (!code)
    return;
  if (const auto longest = code->longest(1); !longest.empty()) {
    const QModelIndex index = code_->index(code_->row_of(longest.front()), text_column);
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
  }
}

void CodeTable::set_style(const FigureStyle& style) {
  if (style == style_)
    return;
  style_ = style;
  static_cast<BarsDelegate*>(itemDelegate())->set_style(style);
  viewport()->update();
}

std::optional<std::size_t> CodeTable::current() const {
  return currentIndex().isValid() ? std::optional(code_->instruction(currentIndex().row()))
                                  : std::nullopt;
}

void CodeTable::follow() {
  const auto at = current();
  const auto from = at ? code_->code()->waits[*at].waits_for : std::nullopt;
  if (const int row = from ? code_->row_of(*from) : -1; row >= 0) {
    const QModelIndex index = code_->index(row, text_column);
    setCurrentIndex(index);
    scrollTo(index);
  }
}

void CodeTable::fit_columns() {
  const QFontMetrics metrics(horizontalHeader()->font());
  const int step = unit(this);
  for (int column = 0; column < code_column_count; ++column) {
    const QString title = code_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int header = metrics.horizontalAdvance(title) + step * 3 / 2;
    setColumnWidth(column, std::max(sizeHintForColumn(column) + step, header));
  }
  // A hint is that of the rows one sees, and few of all rows have a reason.
  const QFontMetrics words(font());
  int widest = sizeHintForColumn(reason_column);
  for (int row = 0; row < code_->rowCount({}); ++row)
    widest = std::max(
        widest, words.horizontalAdvance(code_->index(row, reason_column).data().toString()) + step);
  setColumnWidth(reason_column, widest + step);
  setColumnWidth(arc_column, 3 * step);
  setColumnWidth(bars_column, 9 * step);
  divide();
}

/// The instruction takes the room that the others leave; where there is little, source lines and
/// reasons are left to the words of a row.
void CodeTable::divide() {
  const int step = unit(this), least = 16 * step, readable = 26 * step;
  const auto rest = [this] {
    int room = viewport()->width();
    for (int column = 0; column < code_column_count; ++column)
      if (column != text_column && !isColumnHidden(column))
        room -= columnWidth(column);
    return room;
  };
  setColumnHidden(source_column, !code_->has_sources());
  setColumnHidden(reason_column, false);
  for (const int column : {int(reason_column), int(source_column)})
    if (rest() < readable)
      setColumnHidden(column, true);
  setColumnWidth(text_column, std::max(rest(), least));
}

void CodeTable::resizeEvent(QResizeEvent* event) {
  SpokenTable::resizeEvent(event);
  divide();
  if (currentIndex().isValid())
    scrollTo(currentIndex(), PositionAtCenter);
}

QString CodeTable::as_tsv() const {
  QStringList heads;
  for (int column = 0; column < code_column_count; ++column)
    if (column != arc_column && column != bars_column)
      heads << code_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  QString text = heads.join(QLatin1Char('\t')) + QLatin1Char('\n');
  for (const int row : rows_to_copy()) {
    QStringList cells;
    for (int column = 0; column < code_column_count; ++column)
      if (column != arc_column && column != bars_column)
        cells << code_->index(row, column).data().toString();
    text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
  }
  return text;
}

QString CodeTable::words(const QModelIndex& index) const {
  return index.data(words_role).toString();
}

void CodeTable::fit_rows() {
  verticalHeader()->setMinimumSectionSize(1);
  horizontalHeader()->setFont(font()); // in a large window Qt leaves it as it was
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + unit(this) / 2);
}

void CodeTable::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    follow();
  else if (event->matches(QKeySequence::Paste) || event->key() == Qt::Key_Left ||
           event->key() == Qt::Key_Right)
    event->ignore(); // the view takes it
  else
    SpokenTable::keyPressEvent(event);
}

void CodeTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  SpokenTable::currentChanged(current, previous);
  viewport()->update(); // the arc
}

void CodeTable::paintEvent(QPaintEvent* event) {
  SpokenTable::paintEvent(event);
  const auto at = current();
  const auto from = at ? code_->code()->waits[*at].waits_for : std::nullopt;
  const int row = from ? code_->row_of(*from) : -1;
  if (row < 0 || isColumnHidden(arc_column))
    return;
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  const double step = unit(this);
  const auto middle = [this](int of) { return rowViewportPosition(of) + rowHeight(of) / 2.0; };
  const double x = columnViewportPosition(arc_column) + columnWidth(arc_column) - step / 2;
  const double y = middle(currentIndex().row()), up = middle(row);
  const double out = x - std::min(3 * step, step + std::abs(y - up) / 8);
  const QColor colour = style_.label_colour(Role::arithmetic);
  painter.setPen(QPen(colour, std::max(1.5, step / 5)));
  QPainterPath arc(QPointF(x, y));
  arc.cubicTo(QPointF(out, y), QPointF(out, up), QPointF(x, up));
  painter.drawPath(arc);
  painter.setBrush(colour);
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(QPolygonF{QPointF(x + step / 2, up), QPointF(x - step / 3, up - step / 2),
                                QPointF(x - step / 3, up + step / 2)});
}

} // namespace loom
