#include "widgets/paint/table_painter.h"

#include <QPainter>

#include <algorithm>

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
};
/// Columns that stand beside each other. A table that would be too small in one part has its
/// further columns below, each part with the first column again.
using Part = std::vector<Column>;

/// Numbers and what stands for a missing one.
bool is_number(const QString& text) {
  if (text.isEmpty() || text == QStringLiteral("–") || text == QStringLiteral("—"))
    return true;
  const QChar first = text.front();
  return first.isDigit() || ((first == QLatin1Char('-') || first == QChar(0x2212)) &&
                             text.size() > 1 && text[1].isDigit());
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
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i) {
      columns[i].numeric &= is_number(QString::fromStdString(row[i].text));
      widen(i, cell_text(row[i]));
    }
  return columns;
}

double full_width(const Canvas& canvas, const Part& part) {
  return canvas.points(2) + (part.empty() ? 0 : part.back().left + part.back().width);
}

/// The table's columns in as few parts as keep its text readable in `room`.
std::vector<Part> parts_of(const Table& table, const Canvas& canvas, double room) {
  const FigureStyle& style = canvas.style();
  const double widest = room * std::max(1.0, style.text / style.floor);
  std::vector<Part> parts;
  const std::vector<Column> columns = measured(table, canvas);
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
      if (column.index > 0)
        append(parts.back(), columns.front());
    }
    append(parts.back(), column);
  }
  return parts;
}

double widest_of(const Canvas& canvas, const std::vector<Part>& parts) {
  double widest = 1;
  for (const Part& part : parts)
    widest = std::max(widest, full_width(canvas, part));
  return widest;
}

double full_height(const Canvas& canvas, const Table& table, std::size_t parts) { // at least one
  const double row_height = text_size(canvas.text(), QString()).height() * row_spacing;
  const double one = canvas.points(9) + row_height * static_cast<double>(table.rows.size() + 1);
  return one * static_cast<double>(parts) +
         canvas.points(between_parts) * static_cast<double>(parts - 1);
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
  return full_height(canvas, table, parts.size()) * std::min(1.0, width / widest_of(canvas, parts));
}

void paint_table(QPainter& painter, const Canvas& canvas, const Table& table,
                 const QRectF& target) {
  const std::vector<Part> parts = parts_of(table, canvas, target.width());
  if (parts.empty())
    return;
  const double text_height = text_size(canvas.text(), QString()).height();
  const double row_height = text_height * row_spacing;
  const double height = full_height(canvas, table, parts.size());
  const double shrink =
      std::min({1.0, target.width() / widest_of(canvas, parts), target.height() / height});

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
  const auto cell = [&](const Column& column, const QString& text) {
    const QSizeF size = text_size(canvas.text(), text);
    const double left = column.numeric ? column.left + column.width - size.width() : column.left;
    draw_text(painter, {{left, y + (row_height - text_height) / 2}, size}, canvas.text(), ink,
              text);
  };
  for (const Part& part : parts) {
    const double width = full_width(canvas, part);
    y += canvas.points(1);
    rule(0.9, width);
    for (const Column& column : part)
      cell(column, QString::fromStdString(table.header[column.index]));
    y += row_height + canvas.points(1);
    rule(0.5, width);
    for (const auto& row : table.rows) {
      for (const Column& column : part)
        if (column.index < row.size())
          cell(column, cell_text(row[column.index]));
      y += row_height;
    }
    y += canvas.points(1);
    rule(0.9, width);
    y += canvas.points(between_parts);
  }
  painter.restore();
}

} // namespace loom
