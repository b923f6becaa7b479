#include "widgets/style/tr.h"
#include "widgets/views/banks/banks_painter.h"
#include "widgets/views/banks/banks_words.h"

#include <algorithm>
#include <bit>

namespace loom {
namespace {

using memory::LaneMask;

constexpr double line = 1.3; ///< height of a line of text

bool in(LaneMask mask, int lane) { return (mask >> lane & 1U) != 0; }

std::vector<BankCell> cells_of(const BanksRun& run) {
  std::vector<BankCell> cells;
  int index = 0;
  for (const memory::Pass& pass : run.result.passes) {
    for (const memory::BankService& service : pass.services) {
      if (!cells.empty() && cells.back().pass == index && cells.back().lanes == service.lanes &&
          cells.back().bank + cells.back().banks == service.bank &&
          run.asked.pattern.word_bytes > run.rules.bank_bytes) {
        ++cells.back().banks;
        continue;
      }
      cells.push_back({index, service.bank, 1, service.lanes, fetched_words(run, service.lanes)});
    }
    ++index;
  }
  return cells;
}

} // namespace

double fitting_size(const QString& words, double room, double least) {
  const double needed = digit_width * static_cast<double>(std::max<qsizetype>(1, words.size()));
  const double size = std::min(1.0, room / needed);
  return size < least ? 0 : size;
}

BanksPainter::BanksPainter(Diagram& diagram, const BanksRun& run, const BanksLook& look,
                           const DiagramRoom& place)
    : diagram_(diagram), run_(run), look_(look), place_(place), cells_(cells_of(run)) {
  constexpr double widest = 9;
  const double names = look.names ? 4.6 : 0;
  gaps_ = request_gaps();
  const double between = gap * static_cast<double>(gaps_.size());
  const int threads = run.asked.pattern.threads, banks = run.rules.banks;
  const double wide = place.width - names;
  lane_ = std::min(widest, (wide - between) / threads);
  bank_ = std::min(widest, wide / banks);
  const double lanes = lane_ * threads + between, all_banks = bank_ * banks;
  wide_ = std::max(lanes, all_banks);
  // The names stand beside what they name, the whole in the middle.
  names_ = place.x + (wide - wide_) / 2;
  left_ = names_ + names;
  lanes_left_ = left_ + (wide_ - lanes) / 2;
  banks_left_ = left_ + (wide_ - all_banks) / 2;
  words_fit_ = std::ranges::all_of(run.addresses, [this](std::int64_t word) {
    return fitting_size(QString::number(word), lane_ - 0.3, look_.least) > 0;
  });
}

double BanksPainter::draw() {
  double y = place_.y;
  if (!look_.heading.empty()) {
    diagram_.texts.push_back(
        diagram_text(place_.x, y + line / 2, QString::fromStdString(look_.heading), place_.width));
    y += line;
  }
  if (look_.title > 0)
    y += draw_title(y);
  y += draw_lanes(y);
  lines_top_ = y;
  const double foot = look_.names ? line + 0.2 : 0;
  const double header = look_.numbers ? line : 0.3;
  const double left = place_.y + place_.height - y - header - foot;
  const double lines = std::clamp(left * 0.33, 1.5, 8.0);
  lines_bottom_ = y + lines;
  draw_lines();
  draw_header(lines_bottom_, header);
  double bottom = draw_rows(lines_bottom_ + header, left - lines);
  if (foot > 0) {
    draw_fetches(bottom + 0.15);
    bottom += foot;
  }
  return bottom - place_.y;
}

std::vector<int> BanksPainter::request_gaps() const {
  std::vector<int> gaps;
  const int together = memory::request_lanes(run_.rules, run_.asked.pattern.word_bytes);
  for (int lane = together; lane < run_.asked.pattern.threads; lane += together)
    gaps.push_back(lane);
  return gaps;
}

void BanksPainter::name(double y, const QString& words, bool faint) {
  if (!look_.names)
    return;
  DiagramText text = diagram_text(names_, y, words, left_ - names_ - 0.3);
  text.size = std::max(0.85, look_.least);
  text.faint = faint;
  diagram_.texts.push_back(text);
}

double BanksPainter::draw_title(double y) {
  const QString state = look_.pass > 0
                            ? tr("pass %1 of %2").arg(look_.pass).arg(run_.result.passes.size())
                            : QString();
  const double state_room =
      state.isEmpty() ? 0 : digit_width * static_cast<double>(state.size()) + 1;
  const double room = place_.width - state_room;
  constexpr double bold = 0.72; // width of a bold letter
  const auto size_of = [&](const QString& words) {
    return std::min(look_.title, room / (bold * static_cast<double>(words.size())));
  };
  QString words = degree_words(run_.result);
  if (size_of(words) < 1 && run_.result.requests == 1)
    words = degree_words(run_.result, false);
  const double size = std::max(look_.least, size_of(words));
  DiagramText title = diagram_text(place_.x, y + size * line / 2, words, room);
  title.id = id("degree");
  title.bold = true;
  title.size = size;
  diagram_.texts.push_back(title);
  if (!state.isEmpty()) {
    DiagramText text = diagram_text(place_.x + place_.width, y + size * line / 2, state, state_room,
                                    DiagramAnchor::right);
    text.id = id("state");
    diagram_.texts.push_back(text);
  }
  return size * line + 0.3;
}

double BanksPainter::draw_lanes(double y) {
  const memory::AddressPattern& pattern = run_.asked.pattern;
  const LaneMask active = memory::active_lanes(pattern);
  const double above = look_.numbers ? 1.1 : 0, height = look_.numbers ? 1.4 : 0.7;
  LaneMask now = 0, done = 0;
  for (int pass = 0; pass < look_.pass; ++pass) {
    const memory::Pass& each = run_.result.passes[static_cast<std::size_t>(pass)];
    if (pass + 1 == look_.pass)
      for (const memory::BankService& service : each.services)
        now |= service.lanes;
    else
      done |= each.lanes;
  }
  double least = 1;
  for (int lane = 0; lane < pattern.threads; ++lane)
    least = std::min(least,
                     fitting_size(QString::number(run_.addresses[static_cast<std::size_t>(lane)]),
                                  lane_ - 0.3, look_.least));
  const bool all_numbers = fitting_size(QStringLiteral("31"), lane_ - 0.1, look_.least) > 0;
  name(y + above / 2, tr("thread"));
  name(y + above + height / 2, tr("its word"));
  for (int lane = 0; lane < pattern.threads; ++lane) {
    const double x = lane_x(lane), middle = x + lane_ * 0.46;
    DiagramBox box;
    box.id = id("lane:" + std::to_string(lane));
    box.x = x, box.y = y + above, box.width = lane_ * 0.92, box.height = height;
    box.outline = in(done, lane) ? DiagramOutline::dashed : DiagramOutline::solid;
    box.hatched = !in(active, lane);
    const bool lit = in(active, lane) && !in(done, lane) && (look_.pass == 0 || in(now, lane));
    if (lit)
      box.fill = DiagramFill::pale;
    box.emphasis = in(now, lane) || in(look_.followed, lane);
    diagram_.boxes.push_back(box);
    if (!look_.numbers)
      continue;
    if (all_numbers || lane % 4 == 0) {
      DiagramText number =
          diagram_text(middle, y + above / 2, QString::number(lane), 0, DiagramAnchor::centre);
      number.size =
          std::max(look_.least, all_numbers ? std::min(0.85, lane_ / 2 / digit_width) : 0.75);
      number.faint = true;
      diagram_.texts.push_back(number);
    }
    if (words_fit_ && in(active, lane)) {
      DiagramText word =
          diagram_text(middle, y + above + height / 2,
                       QString::number(run_.addresses[static_cast<std::size_t>(lane)]), 0,
                       DiagramAnchor::centre);
      word.id = box.id;
      word.size = least;
      word.faint = in(done, lane);
      diagram_.texts.push_back(word);
    }
  }
  return above + height;
}

void BanksPainter::draw_lines() {
  std::vector<int> ends(static_cast<std::size_t>(run_.rules.banks)), drawn(ends);
  for (const BankCell& cell : cells_)
    ++ends[static_cast<std::size_t>(cell.bank)];
  const auto line_of = [&](const BankCell& cell, double x1, double y1, double x2, double y2) {
    DiagramLine made;
    const bool now = cell.pass + 1 == look_.pass;
    const bool followed = (cell.lanes & look_.followed) != 0;
    made.x1 = x1, made.y1 = y1, made.x2 = x2, made.y2 = y2;
    made.role =
        followed || (look_.followed == 0 && (look_.pass == 0 || now)) ? Role::memory : Role::guide;
    made.bold = followed || now;
    return made;
  };
  for (const BankCell& cell : cells_) {
    const auto bank = static_cast<std::size_t>(cell.bank);
    // Ways to different words of one bank arrive side by side.
    const double x = bank_x(cell.bank) + bank_ * (cell.banks - 0.08) * ++drawn[bank] /
                                             static_cast<double>(ends[bank] + 1);
    const double end = lines_bottom_ - 0.1;
    const bool joined = std::popcount(cell.lanes) > 1;
    const double join = end - std::min(1.1, (lines_bottom_ - lines_top_) / 2);
    const std::string way = std::to_string(cell.pass) + ":" + std::to_string(cell.bank);
    for (int lane = 0; lane < run_.asked.pattern.threads; ++lane) {
      if (!in(cell.lanes, lane))
        continue;
      DiagramLine made =
          line_of(cell, lane_x(lane) + lane_ * 0.46, lines_top_ + 0.05, x, joined ? join : end);
      made.id = id("way:" + way + ":" + std::to_string(lane));
      made.arrow = !joined && look_.numbers && made.role == Role::memory;
      diagram_.lines.push_back(made);
    }
    if (joined) { // fetched once, for all of them
      DiagramLine made = line_of(cell, x, join, x, end);
      made.id = id("broadcast:" + way);
      made.arrow = look_.numbers;
      diagram_.lines.push_back(made);
    }
  }
}

double draw_banks(Diagram& diagram, const BanksRun& run, const BanksLook& look,
                  const DiagramRoom& place) {
  return BanksPainter(diagram, run, look, place).draw();
}

} // namespace loom
