#include "widgets/views/banks/banks_drawing.h"

#include "core/base/lanes.h"
#include "core/memory/bank_rows.h"
#include "widgets/style/tr.h"
#include "widgets/views/banks/banks_words.h"

#include <QString>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace loom {
namespace {

using memory::LaneMask;
using Part = DiagramPart::Kind;

constexpr double digit_width = 0.66; ///< of size 1, em
constexpr double box_share = 0.92;   ///< of a column's width

/// The largest size, from `least` to 1, in which words fit; 0 when they do not.
double fitting_size(const QString& words, double room, double least) {
  const double needed = digit_width * static_cast<double>(std::max<qsizetype>(1, words.size()));
  const double size = std::min(1.0, room / needed);
  return size < least ? 0 : size;
}

/// Places and draws the parts, from top to bottom.
class BanksPainter {
public:
  BanksPainter(DiagramBuilder out, const BanksRun& run, const BanksLook& look,
               const DiagramRoom& place);
  double draw(); ///< returns the height taken

private:
  static constexpr double gap = 0.8; ///< between threads of different requests

  [[nodiscard]] std::vector<int> request_gaps() const;
  [[nodiscard]] double lane_x(int lane) const {
    const auto before = std::ranges::count_if(gaps_, [lane](int at) { return at <= lane; });
    return lanes_left_ + lane_ * lane + gap * static_cast<double>(before);
  }
  [[nodiscard]] double bank_x(int bank) const { return banks_left_ + bank_ * bank; }
  /// Of the numbers over columns so wide, all of which are said or every fourth.
  [[nodiscard]] double column_number_size(bool all, double width) const {
    return std::max(look_.least, all ? std::min(0.85, width / 2 / digit_width) : 0.75);
  }
  [[nodiscard]] std::string id(Part kind, std::int64_t number, std::int64_t second = 0) const {
    return DiagramPart{kind, number, second, look_.other}.id();
  }

  double draw_title(double y);
  double draw_lanes(double y);
  void draw_lines();
  void draw_header(double y, double height);
  double draw_rows(double y, double room);
  [[nodiscard]] double cell_width(const BankFetch& cell) const {
    return bank_ * (cell.banks - 1 + box_share);
  }
  [[nodiscard]] double cell_room(const BankFetch& cell) const { return cell_width(cell) - margin_; }
  /// What stands in a box where there is room.
  [[nodiscard]] QString cell_words(const BankFetch& cell) const;
  /// `alone`: nothing else is in its row.
  void draw_cell(const BankFetch& cell, double y, double height, bool alone);
  void draw_fetches(double y);
  void name(double y, const QString& words, bool faint = true);

  DiagramBuilder out_;
  const BanksRun& run_;
  const BanksLook& look_;
  const DiagramRoom& place_;
  std::vector<BankFetch> cells_;
  bool words_fit_ = true; ///< else the boxes of banks name threads
  double margin_ = 0.3;   ///< beside words in a box
  double cell_size_ = 1;  ///< of the words in boxes of banks, one for all of them
  std::vector<int> gaps_; ///< threads that begin another request
  double names_ = 0, left_ = 0, wide_ = 1, lane_ = 1, bank_ = 1, lanes_left_ = 0, banks_left_ = 0;
  double lines_top_ = 0, lines_bottom_ = 1;
};

BanksPainter::BanksPainter(DiagramBuilder out, const BanksRun& run, const BanksLook& look,
                           const DiagramRoom& place)
    : out_(out), run_(run), look_(look), place_(place), cells_(fetches_of(run)) {
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
  margin_ = std::min(margin_, 1.2 * (look.least - 0.4)); // small letters may stand close
  words_fit_ = std::ranges::all_of(run.addresses, [&](std::int64_t word) {
    return fitting_size(QString::number(word), std::min(lane_, bank_ * box_share) - margin_,
                        look_.least) > 0;
  });
  for (const BankFetch& cell : cells_)
    if (const double size = fitting_size(cell_words(cell), cell_room(cell), look_.least); size > 0)
      cell_size_ = std::min(cell_size_, size);
}

double BanksPainter::draw() {
  double y = place_.y;
  if (!look_.heading.empty())
    y += out_.heading(place_, QString::fromStdString(look_.heading), {});
  if (look_.title > 0)
    y += draw_title(y);
  y += draw_lanes(y);
  lines_top_ = y;
  const double foot = look_.names ? text_line + 0.2 : 0;
  const double header = look_.numbers ? text_line : 0.3;
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
  out_.text(names_, y, words, left_ - names_ - 0.3,
            {.size = std::max(0.85, look_.least), .faint = faint});
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
  const double height = size * text_line;
  out_.label({place_.x, y, room, height}, words,
             {.size = size, .bold = true, .id = look_.other ? "other:degree" : "degree"});
  if (!state.isEmpty())
    out_.label({place_.x + room, y, state_room, height}, state,
               {.anchor = DiagramAnchor::right, .id = look_.other ? "other:state" : "state"});
  return height + 0.3;
}

double BanksPainter::draw_lanes(double y) {
  const memory::AddressPattern& pattern = run_.asked.pattern;
  const LaneMask active = memory::active_lanes(pattern);
  const double above = look_.numbers ? 1.1 : 0, height = look_.numbers ? 1.4 : 0.7;
  LaneMask now = 0, done = 0;
  for (int pass = 0; pass < look_.pass; ++pass) {
    const memory::Pass& each = run_.result.passes[static_cast<std::size_t>(pass)];
    (pass + 1 == look_.pass ? now : done) |=
        pass + 1 == look_.pass ? memory::served(each) : each.lanes;
  }
  const auto fits = [this](const QString& word) {
    return fitting_size(word, lane_ - margin_, look_.least);
  };
  double least = 1; // of those that fit
  for (const std::int64_t word : run_.addresses)
    if (const double size = fits(QString::number(word)); size > 0)
      least = std::min(least, size);
  const bool all_numbers = fitting_size(QStringLiteral("31"), lane_ - 0.1, look_.least) > 0;
  name(y + above / 2, tr("thread"));
  name(y + above + height / 2, tr("its word"));
  for (int lane = 0; lane < pattern.threads; ++lane) {
    const DiagramRoom place{lane_x(lane), y + above, lane_ * 0.92, height};
    const std::string part = id(Part::lane, lane);
    const bool is_active = has_lane(active, lane), is_done = has_lane(done, lane);
    const bool is_now = has_lane(now, lane);
    const bool lit = is_active && !is_done && (look_.pass == 0 || is_now);
    out_.box(place, {.id = part,
                     .fill = lit ? DiagramFill::pale : DiagramFill::none,
                     .outline = is_done ? DiagramOutline::dashed : DiagramOutline::solid,
                     .hatched = !is_active,
                     .emphasis = is_now || has_lane(look_.followed, lane)});
    if (!look_.numbers)
      continue;
    if (all_numbers || lane % 4 == 0)
      out_.text(place.centre(), y + above / 2, QString::number(lane), 0,
                {.anchor = DiagramAnchor::centre,
                 .size = column_number_size(all_numbers, lane_),
                 .faint = true});
    const QString word = QString::number(run_.addresses[static_cast<std::size_t>(lane)]);
    if (is_active && fits(word) > 0)
      out_.text(place.centre(), place.middle(), word, 0,
                {.anchor = DiagramAnchor::centre, .size = least, .faint = is_done, .id = part});
  }
  return above + height;
}

void BanksPainter::draw_lines() {
  std::vector<int> ends(static_cast<std::size_t>(run_.rules.banks)), drawn(ends);
  for (const BankFetch& cell : cells_)
    ++ends[static_cast<std::size_t>(cell.bank)];
  for (const BankFetch& cell : cells_) {
    const auto bank = static_cast<std::size_t>(cell.bank);
    // Ways to different words of one bank arrive side by side.
    const double x = bank_x(cell.bank) + bank_ * (cell.banks - 0.08) * ++drawn[bank] /
                                             static_cast<double>(ends[bank] + 1);
    const double end = lines_bottom_ - 0.1;
    const bool joined = std::popcount(cell.lanes) > 1;
    const double join = end - std::min(1.1, (lines_bottom_ - lines_top_) / 2);
    const std::string at = id(Part::cell, cell.pass, cell.bank);
    const bool now = cell.pass + 1 == look_.pass;
    const bool followed = (cell.lanes & look_.followed) != 0;
    const bool lit = followed || (look_.followed == 0 && (look_.pass == 0 || now));
    const Role role = lit ? Role::memory : Role::guide;
    const bool bold = followed || now;
    for (int lane = 0; lane < run_.asked.pattern.threads; ++lane)
      if (has_lane(cell.lanes, lane))
        out_.line({lane_x(lane) + lane_ * 0.46, lines_top_ + 0.05}, {x, joined ? join : end},
                  {.id = "way:" + at + ":" + std::to_string(lane),
                   .role = role,
                   .arrow = !joined && look_.numbers && lit,
                   .bold = bold});
    if (joined) // fetched once, for all of them
      out_.line({x, join}, {x, end},
                {.id = "broadcast:" + at, .role = role, .arrow = look_.numbers, .bold = bold});
  }
}

void BanksPainter::draw_header(double y, double height) {
  name(y + height / 2, tr("bank"));
  const bool all = fitting_size(QString::number(run_.rules.banks - 1), bank_, look_.least) > 0;
  for (int bank = 0; bank < run_.rules.banks; ++bank) {
    const DiagramRoom place{bank_x(bank), y, bank_ * 0.92, height};
    out_.box(place, {.id = id(Part::bank, bank), .fill = DiagramFill::pale});
    if (look_.numbers && (all || bank % 4 == 0))
      out_.text(place.centre(), place.middle(), QString::number(bank), 0,
                {.anchor = DiagramAnchor::centre, .size = column_number_size(all, bank_)});
  }
}

QString BanksPainter::cell_words(const BankFetch& cell) const {
  const int lanes = std::popcount(cell.lanes);
  if (lanes == 1 && !words_fit_)
    return tr("t%1").arg(std::countr_zero(cell.lanes));
  const QString word = fetched_words(run_, cell.lanes);
  if (lanes == 1)
    return word;
  const QString times = tr("×%1").arg(lanes), both = word + QLatin1Char(' ') + times;
  const auto fits = [&](const QString& words) {
    return fitting_size(words, cell_room(cell), look_.least) > 0;
  };
  return fits(both) ? both : fits(word) ? word : times;
}

void BanksPainter::draw_cell(const BankFetch& cell, double y, double height, bool alone) {
  const bool now = cell.pass + 1 == look_.pass, done = cell.pass + 1 < look_.pass;
  const DiagramRoom box{bank_x(cell.bank), y, cell_width(cell), height - 0.12};
  const std::string part = id(Part::cell, cell.pass, cell.bank);
  const bool emphasis = now || (cell.lanes & look_.followed) != 0;
  out_.box(box, {.id = part,
                 .role = Role::memory,
                 .fill = look_.pass == 0 || now ? DiagramFill::pale : DiagramFill::none,
                 .outline = done ? DiagramOutline::dashed : DiagramOutline::solid,
                 .emphasis = emphasis});
  const int lanes = std::popcount(cell.lanes);
  if (lanes > 1) // a broadcast has a solid edge
    out_.box({box.x, box.y, box.width, std::min(0.22, box.height * 0.3)},
             {.id = part, .role = Role::memory, .fill = DiagramFill::solid, .emphasis = emphasis});
  if (!look_.numbers || height < 0.9)
    return;
  const QString words = cell_words(cell);
  const double size = std::min(cell_size_, fitting_size(words, cell_room(cell), look_.least));
  DiagramText text{
      .anchor = DiagramAnchor::centre, .size = size, .bold = now, .faint = done, .id = part};
  if (alone && (size == 0 || (!words_fit_ && lanes == 1))) { // there is room beside it
    const bool before = cell.bank > run_.rules.banks / 2;
    text.size = std::max(0.85, look_.least);
    text.anchor = before ? DiagramAnchor::right : DiagramAnchor::left;
    out_.text(before ? box.x - 0.4 : box.right() + 0.4, box.middle(),
              tr("word %1 for %2").arg(fetched_words(run_, cell.lanes), threads_of(cell.lanes)),
              wide_ / 2, text);
  } else if (size > 0) {
    out_.text(box.centre(), box.middle(), words, 0, text);
  }
}

double BanksPainter::draw_rows(double y, double room) {
  const int passes = static_cast<int>(run_.result.passes.size());
  const BankRows rows =
      bank_rows(run_.result, look_.pass, room,
                look_.numbers ? RowHeights{std::max(text_line, look_.least * 1.2), 2.0, text_line}
                              : RowHeights{0.45, 1.2, 1.1});
  for (const BankRows::Row& row : rows.rows) {
    const double middle = y + row.y + row.height / 2;
    if (row.pass < 0) {
      if (look_.numbers || row.folded > 0)
        out_.text(left_, middle,
                  row.folded > 0 ? tr("… %1 more").arg(row.folded)
                                 : request_words(run_.result, row.request),
                  wide_, {.size = std::max(0.85, look_.least), .faint = true});
      continue;
    }
    name(middle, tr("pass %1").arg(row.pass + 1), row.pass + 1 != look_.pass);
    const auto alone = std::ranges::count(cells_, row.pass, &BankFetch::pass) == 1;
    for (const BankFetch& cell : cells_)
      if (cell.pass == row.pass)
        draw_cell(cell, y + row.y, row.height, alone);
  }
  if (passes == 0)
    name(y + text_line / 2, tr("no pass"));
  return y + rows.height;
}

void BanksPainter::draw_fetches(double y) {
  const auto& fetches = run_.result.accesses_per_bank;
  const int most = fetches.empty() ? 0 : *std::ranges::max_element(fetches);
  name(y + text_line / 2, tr("fetches"));
  for (int bank = 0; bank < run_.rules.banks; ++bank) {
    const int count = fetches[static_cast<std::size_t>(bank)];
    const QString words = QString::number(count);
    const double size = fitting_size(words, bank_, look_.least);
    if (count == 0 || size == 0)
      continue;
    const bool bold = count == most && most > 1;
    out_.text(bank_x(bank) + bank_ * 0.46, y + text_line / 2, words, 0,
              {.anchor = DiagramAnchor::centre,
               .size = std::max(look_.least, std::min(size, 0.9)),
               .bold = bold,
               .faint = !bold});
  }
}

} // namespace

double draw_banks(DiagramBuilder out, const BanksRun& run, const BanksLook& look,
                  const DiagramRoom& place) {
  return BanksPainter(out, run, look, place).draw();
}

} // namespace loom
