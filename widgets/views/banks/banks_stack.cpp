#include "widgets/style/tr.h"
#include "widgets/views/banks/banks_painter.h"
#include "core/memory/bank_rows.h"
#include "widgets/views/banks/banks_words.h"

#include <algorithm>
#include <bit>

namespace loom {
namespace {

constexpr double stack_line = 1.3; ///< height of a line of text

} // namespace

void BanksPainter::draw_header(double y, double height) {
  name(y + height / 2, tr("bank"));
  const bool all = fitting_size(QString::number(run_.rules.banks - 1), bank_, look_.least) > 0;
  for (int bank = 0; bank < run_.rules.banks; ++bank) {
    DiagramBox box;
    box.id = id("bank:" + std::to_string(bank));
    box.x = bank_x(bank), box.y = y, box.width = bank_ * 0.92, box.height = height;
    box.fill = DiagramFill::pale;
    diagram_.boxes.push_back(box);
    if (!look_.numbers || (!all && bank % 4 != 0))
      continue;
    DiagramText number = diagram_text(bank_x(bank) + bank_ * 0.46, y + height / 2,
                                      QString::number(bank), 0, DiagramAnchor::centre);
    number.size = std::max(look_.least, all ? std::min(0.85, bank_ / 2 / digit_width) : 0.75);
    diagram_.texts.push_back(number);
  }
}

void BanksPainter::draw_cell(const BankCell& cell, double y, double height, bool alone) {
  const bool now = cell.pass + 1 == look_.pass, done = cell.pass + 1 < look_.pass;
  DiagramBox box;
  box.id = id("cell:" + std::to_string(cell.pass) + ":" + std::to_string(cell.bank));
  box.x = bank_x(cell.bank), box.y = y;
  box.width = bank_ * (cell.banks - 0.08), box.height = height - 0.12;
  box.role = Role::memory;
  box.outline = done ? DiagramOutline::dashed : DiagramOutline::solid;
  if (look_.pass == 0 || now)
    box.fill = DiagramFill::pale;
  box.emphasis = now || (cell.lanes & look_.followed) != 0;
  diagram_.boxes.push_back(box);
  const int lanes = std::popcount(cell.lanes);
  if (lanes > 1) { // a broadcast has a solid edge
    DiagramBox edge = box;
    edge.height = std::min(0.22, box.height * 0.3);
    edge.fill = DiagramFill::solid;
    edge.outline = DiagramOutline::none;
    diagram_.boxes.push_back(edge);
  }
  if (!look_.numbers || height < 0.9)
    return;
  QString words =
      words_fit_ || lanes > 1 ? cell.words : tr("t%1").arg(std::countr_zero(cell.lanes));
  const double room = box.width - 0.3;
  const QString times = lanes > 1 ? tr("×%1").arg(lanes) : QString();
  if (lanes > 1 && fitting_size(words + QLatin1Char(' ') + times, room, look_.least) > 0)
    words += QLatin1Char(' ') + times;
  else if (fitting_size(words, room, look_.least) == 0 && lanes > 1)
    words = times;
  double size = fitting_size(words, room, look_.least);
  DiagramText text =
      diagram_text(box.x + box.width / 2, y + box.height / 2, words, 0, DiagramAnchor::centre);
  if (alone && (size == 0 || (!words_fit_ && lanes == 1))) { // there is room beside it
    size = std::max(0.85, look_.least);
    const bool before = cell.bank > run_.rules.banks / 2;
    text = diagram_text(before ? box.x - 0.4 : box.x + box.width + 0.4, text.y,
                        tr("word %1 for %2").arg(cell.words, threads_of(cell.lanes)), wide_ / 2,
                        before ? DiagramAnchor::right : DiagramAnchor::left);
  }
  if (size == 0)
    return;
  text.id = box.id;
  text.size = size;
  text.bold = now;
  text.faint = done;
  diagram_.texts.push_back(text);
}

double BanksPainter::draw_rows(double y, double room) {
  const int passes = static_cast<int>(run_.result.passes.size());
  const BankRows rows =
      bank_rows(run_.result, look_.pass, room,
                look_.numbers ? RowHeights{std::max(stack_line, look_.least * 1.2), 2.0, stack_line}
                              : RowHeights{0.45, 1.2, 1.1});
  for (const BankRows::Row& row : rows.rows) {
    const double middle = y + row.y + row.height / 2;
    if (row.pass < 0) {
      DiagramText text = diagram_text(left_, middle,
                                      row.folded > 0 ? tr("… %1 more").arg(row.folded)
                                                     : request_words(run_.result, row.request),
                                      wide_);
      text.size = std::max(0.85, look_.least);
      text.faint = true;
      if (look_.numbers || row.folded > 0)
        diagram_.texts.push_back(text);
      continue;
    }
    name(middle, tr("pass %1").arg(row.pass + 1), row.pass + 1 != look_.pass);
    const auto alone = std::ranges::count(cells_, row.pass, &BankCell::pass) == 1;
    for (const BankCell& cell : cells_)
      if (cell.pass == row.pass)
        draw_cell(cell, y + row.y, row.height, alone);
  }
  if (passes == 0)
    name(y + stack_line / 2, tr("no pass"));
  return y + rows.height;
}

void BanksPainter::draw_fetches(double y) {
  const auto& fetches = run_.result.accesses_per_bank;
  const int most = fetches.empty() ? 0 : *std::ranges::max_element(fetches);
  name(y + stack_line / 2, tr("fetches"));
  for (int bank = 0; bank < run_.rules.banks; ++bank) {
    const int count = fetches[static_cast<std::size_t>(bank)];
    const QString words = QString::number(count);
    const double size = fitting_size(words, bank_, look_.least);
    if (count == 0 || size == 0)
      continue;
    DiagramText text = diagram_text(bank_x(bank) + bank_ * 0.46, y + stack_line / 2, words, 0,
                                    DiagramAnchor::centre);
    text.id = id("fetches:" + std::to_string(bank));
    text.size = std::max(look_.least, std::min(size, 0.9));
    text.bold = count == most && most > 1;
    text.faint = !text.bold;
    diagram_.texts.push_back(text);
  }
}

} // namespace loom
