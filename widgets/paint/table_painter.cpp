#include "widgets/paint/table_painter.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <span>

namespace loom {

namespace {

/// Height of a row in lines of text.
constexpr double row_spacing = 1.25;
/// Points between two parts of a table.
constexpr double between_parts = 6;

struct Column {
  std::size_t index = 0; ///< in the table
  double left = 0, width = 0;
  bool numeric = true;
  double whole = 0, rest = 0; ///< widest before and from the decimal sign on, of numbers
};
/// Columns that stand beside each other. A table that would be too small in one part has its
/// further columns below, each part with the first column again where that names the rows.
using Part = std::vector<Column>;

bool is_missing(const QString& text) {
  return text.isEmpty() || text == QStringLiteral("–") || text == QStringLiteral("—");
}

/// A number, with a sign, a power of ten or a percent sign; nothing else in the cell.
bool is_written_number(const QString& text) {
  static const QRegularExpression number(
      QStringLiteral("^[+−-]?\\d+(\\.\\d+)?(·10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|e[+-]?\\d+)? ?[%×]?$"));
  return number.match(text).hasMatch();
}

/// Where the decimal sign of a number stands, or would stand.
qsizetype decimal_sign(const QString& text) {
  qsizetype at = 0;
  while (at < text.size() && (text[at].isDigit() || QStringLiteral("+−-").contains(text[at])) &&
         !QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹").contains(text[at]))
    ++at;
  return at;
}

double gap(const Canvas& canvas) { return canvas.points(canvas.style().text * 1.2); }

std::vector<Column> measured(const Table& table, const Canvas& canvas) {
  std::vector<Column> columns(table.header.size());
  const auto widen = [&](std::size_t i, const QString& text) {
    columns[i].width = std::max(columns[i].width, text_size(canvas.text(), text).width());
  };
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].index = i;
    widen(i, QString::fromStdString(table.header[i]));
  }
  const auto width = [&](const QString& text) {
    return text.isEmpty() ? 0 : text_size(canvas.text(), text).width();
  };
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i) {
      const QString plain = QString::fromStdString(row[i].text), text = cell_text(row[i]);
      widen(i, text);
      if (is_missing(plain))
        continue;
      columns[i].numeric &= is_written_number(plain);
      const qsizetype at = decimal_sign(text);
      columns[i].whole = std::max(columns[i].whole, width(text.left(at)));
      columns[i].rest = std::max(columns[i].rest, width(text.mid(at)));
    }
  for (Column& column : columns)
    if (column.numeric)
      column.width = std::max(column.width, column.whole + column.rest);
  return columns;
}

double full_width(const Canvas& canvas, const Part& part) {
  return canvas.points(2) + (part.empty() ? 0 : part.back().left + part.back().width);
}

/// Whether the first column names the rows, each of them otherwise, and is not one of several that
/// say the same.
bool names_rows(const Table& table) {
  const auto text = [&](std::size_t row, std::size_t column) {
    const auto& cells = table.rows[row];
    return column < cells.size() ? cells[column].text : std::string();
  };
  for (std::size_t column = 1; column < table.header.size(); ++column) {
    bool same = !table.rows.empty();
    for (std::size_t row = 0; row < table.rows.size() && same; ++row)
      same = text(row, column) == text(row, 0);
    if (same)
      return false;
  }
  for (std::size_t i = 0; i < table.rows.size(); ++i)
    for (std::size_t j = 0; j <= i; ++j)
      if (table.rows[i].empty() || table.rows[i].front().text.empty() ||
          (j < i && table.rows[i].front().text == table.rows[j].front().text))
        return false;
  return true;
}

/// The table's columns in parts no wider than `widest`, but for those of a single column.
std::vector<Part> split(const std::vector<Column>& columns, bool repeats, const Canvas& canvas,
                        double widest) {
  std::vector<Part> parts;
  const auto append = [&](Part& part, Column column) {
    column.left =
        part.empty() ? canvas.points(2) : part.back().left + part.back().width + gap(canvas);
    part.push_back(column);
  };
  for (const Column& column : columns) {
    const bool full = !parts.empty() && parts.back().size() > 1 &&
                      full_width(canvas, parts.back()) + gap(canvas) + column.width > widest;
    if (parts.empty() || full) {
      parts.emplace_back();
      if (column.index > 0 && repeats)
        append(parts.back(), columns.front());
    }
    append(parts.back(), column);
  }
  return parts;
}

/// The table's columns in as few parts as keep its text readable in `room`, about equally wide.
std::vector<Part> parts_of(const Table& table, const Canvas& canvas, double room) {
  const FigureStyle& style = canvas.style();
  const double widest = room * std::max(1.0, style.text / style.floor);
  const std::vector<Column> columns = measured(table, canvas);
  const bool repeats = names_rows(table);
  std::vector<Part> parts = split(columns, repeats, canvas, widest);
  for (int percent = 95; percent >= 50; percent -= 5) {
    std::vector<Part> narrower = split(columns, repeats, canvas, widest * percent / 100);
    if (narrower.size() > parts.size())
      break;
    parts = std::move(narrower);
  }
  return parts;
}

double widest_of(const Canvas& canvas, const std::vector<Part>& parts) {
  double widest = 1;
  for (const Part& part : parts)
    widest = std::max(widest, full_width(canvas, part));
  return widest;
}

/// The scale at which a table of `natural` size is drawn in `room`: its text has the usual size,
/// the smallest or the one between; smaller only where even that finds no room.
double scale_of(const Canvas& canvas, QSizeF natural, QSizeF room) {
  constexpr double rounding = 1.5; // units; rooms are whole ones
  const FigureStyle& style = canvas.style();
  const double least = std::min(1.0, style.floor / style.text);
  const auto fits = [&](double scale) {
    return natural.width() * scale <= room.width() + rounding &&
           natural.height() * scale <= room.height() + rounding;
  };
  for (const double scale : {1.0, (1 + least) / 2, least})
    if (fits(scale))
      return scale;
  return std::min(room.width() / natural.width(), room.height() / natural.height());
}

/// Spreads a part's columns over `width`.
void stretch(Part& part, const Canvas& canvas, double width) {
  if (part.size() < 2)
    return;
  const double more =
      std::max(0.0, width - full_width(canvas, part)) / static_cast<double>(part.size() - 1);
  for (std::size_t i = 0; i < part.size(); ++i)
    part[i].left += more * static_cast<double>(i);
}

/// Rows of a part up to the last in which anything stands.
std::size_t rows_of(const Table& table, const Part& part) {
  std::size_t count = table.rows.size();
  const auto stands = [&](const Column& column) {
    const auto& row = table.rows[count - 1];
    return column.index < row.size() && !row[column.index].text.empty();
  };
  while (count > 0 && std::ranges::none_of(part, stands))
    --count;
  return count;
}

double full_height(const Canvas& canvas, const Table& table, const std::vector<Part>& parts) {
  const double row_height = text_size(canvas.text(), QString()).height() * row_spacing;
  double height = -canvas.points(between_parts);
  for (const Part& part : parts)
    height += canvas.points(9 + between_parts) +
              row_height * static_cast<double>(rows_of(table, part) + 1);
  return height;
}

} // namespace

QString cell_text(const Cell& cell) {
  static const QString plain = QStringLiteral("0123456789abcdefghijklmnoprstuvwxyz*†‡");
  static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ*†‡");
  QString text = QString::fromStdString(cell.text);
  for (const QChar c : QString::fromStdString(cell.note)) {
    const qsizetype at = plain.indexOf(c);
    text += at < 0 ? c : raised[at];
  }
  return text;
}

double table_height(const Canvas& canvas, const Table& table, double width) {
  const std::vector<Part> parts = parts_of(table, canvas, width);
  if (parts.empty())
    return 0;
  const double height = full_height(canvas, table, parts);
  return height * scale_of(canvas, {widest_of(canvas, parts), height}, {width, 1e9});
}

void paint_table(QPainter& painter, const Canvas& canvas, const Table& table,
                 const QRectF& target) {
  std::vector<Part> parts = parts_of(table, canvas, target.width());
  if (parts.empty())
    return;
  const double text_height = text_size(canvas.text(), QString()).height();
  const double row_height = text_height * row_spacing;
  const double height = full_height(canvas, table, parts);
  const double shrink = scale_of(canvas, {widest_of(canvas, parts), height}, target.size());

  painter.save();
  painter.translate(target.topLeft());
  painter.scale(shrink, shrink);
  const QColor ink = canvas.style().text_colour();
  double y = 0;
  const auto rule = [&](double weight, double width) {
    painter.setPen(QPen(ink, canvas.points(weight), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(0, y, width, y));
    y += canvas.points(2);
  };
  /// `digits`: how much of the text stands before the column's decimal signs; −1: none does.
  const auto cell = [&](const Column& column, const QString& text, qsizetype digits = -1) {
    const QSizeF size = text_size(canvas.text(), text);
    double left = column.numeric ? column.left + column.width - size.width() : column.left;
    if (column.numeric && digits >= 0)
      left = column.left + column.width - column.rest -
             (digits > 0 ? text_size(canvas.text(), text.left(digits)).width() : 0);
    draw_text(painter, {{left, y + (row_height - text_height) / 2}, size}, canvas.text(), ink,
              text);
  };
  for (Part& part : parts) {
    stretch(part, canvas, target.width() / shrink);
    const double width = full_width(canvas, part);
    y += canvas.points(1);
    rule(0.9, width);
    for (const Column& column : part)
      cell(column, QString::fromStdString(table.header[column.index]));
    y += row_height + canvas.points(1);
    rule(0.5, width);
    for (const auto& row : std::span(table.rows).first(rows_of(table, part))) {
      for (const Column& column : part)
        if (column.index < row.size()) {
          const QString text = cell_text(row[column.index]);
          const bool missing = is_missing(QString::fromStdString(row[column.index].text));
          // What is missing stands where a digit would.
          cell(column, text, missing ? text.size() : decimal_sign(text));
        }
      y += row_height;
    }
    y += canvas.points(1);
    rule(0.9, width);
    y += canvas.points(between_parts);
  }
  painter.restore();
}

} // namespace loom
