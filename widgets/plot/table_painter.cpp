#include "widgets/plot/table_painter.h"

#include <QPainter>

#include <algorithm>

namespace loom {

namespace {

/// Height of a row in lines of text.
constexpr double row_spacing = 1.25;

struct Column {
  double left = 0, width = 0;
  bool numeric = true;
};

/// Numbers and what stands for a missing one.
bool is_number(const QString& text) {
  if (text.isEmpty() || text == QStringLiteral("–") || text == QStringLiteral("—"))
    return true;
  const QChar first = text.front();
  return first.isDigit() || ((first == QLatin1Char('-') || first == QChar(0x2212)) &&
                             text.size() > 1 && text[1].isDigit());
}

std::vector<Column> columns_of(const Table& table, const Canvas& canvas) {
  std::vector<Column> columns(table.header.size());
  const auto widen = [&](std::size_t i, const QString& text) {
    columns[i].width = std::max(columns[i].width, text_size(canvas.text(), text).width());
  };
  for (std::size_t i = 0; i < columns.size(); ++i)
    widen(i, QString::fromStdString(table.header[i]));
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i) {
      columns[i].numeric &= is_number(QString::fromStdString(row[i].text));
      widen(i, cell_text(row[i]));
    }
  double left = canvas.points(2);
  for (Column& column : columns) {
    column.left = left;
    left += column.width + canvas.points(canvas.style().text * 1.2);
  }
  return columns;
}

double full_width(const Canvas& canvas, const std::vector<Column>& columns) {
  return canvas.points(2) + (columns.empty() ? 0 : columns.back().left + columns.back().width);
}

double full_height(const Canvas& canvas, const Table& table) {
  const double row_height = text_size(canvas.text(), QString()).height() * row_spacing;
  return canvas.points(9) + row_height * static_cast<double>(table.rows.size() + 1);
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
  const double natural = full_width(canvas, columns_of(table, canvas));
  return full_height(canvas, table) * std::min(1.0, width / natural);
}

void paint_table(QPainter& painter, const Canvas& canvas, const Table& table,
                 const QRectF& target) {
  const std::vector<Column> columns = columns_of(table, canvas);
  if (columns.empty())
    return;
  const double width = full_width(canvas, columns);
  const double text_height = text_size(canvas.text(), QString()).height();
  const double row_height = text_height * row_spacing;
  const double height = full_height(canvas, table);
  const double shrink = std::min({1.0, target.width() / width, target.height() / height});

  painter.save();
  painter.translate(target.topLeft());
  painter.scale(shrink, shrink);
  const QColor ink = canvas.style().text_colour();
  double y = canvas.points(1);
  const auto rule = [&](double weight) {
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
  rule(0.9);
  for (std::size_t i = 0; i < columns.size(); ++i)
    cell(columns[i], QString::fromStdString(table.header[i]));
  y += row_height + canvas.points(1);
  rule(0.5);
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i)
      cell(columns[i], cell_text(row[i]));
    y += row_height;
  }
  y += canvas.points(1);
  rule(0.9);
  painter.restore();
}

} // namespace loom
