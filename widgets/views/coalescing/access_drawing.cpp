#include "widgets/views/coalescing/access_drawing.h"

#include "widgets/style/tr.h"
#include "widgets/views/coalescing/access_picture.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace loom {

using namespace access_picture;

namespace {

constexpr double lane_height = 1.6;
/// As wide as a word at its widest: in sequence the arrows stand upright.
constexpr double widest_lane = 3;
constexpr double word_height = 1.7;
/// Words narrower than this are drawn together where they are alike, em.
constexpr double least_cell = 0.5;

/// Draws the threads; returns where each arrow begins.
std::vector<double> draw_threads(const AccessPicture& picture, double top) {
  const int threads = picture.run.asked.pattern.threads;
  const int part = picture.run.rules.request_lanes;
  const int parts = (threads + part - 1) / part;
  constexpr double between_parts = 1;
  const double pitch =
      std::min(widest_lane, (picture.width - between_parts * (parts - 1)) / threads);
  const double used = pitch * threads + between_parts * (parts - 1);
  const double gap = std::min(0.25, pitch * 0.12);
  const double size = std::clamp((pitch - gap) / (2 * digit + 0.15), 0.6, 1.0);
  const int every = pitch - gap < 2 * digit * 0.6 ? 4 : 1;
  picture.name(top + lane_height / 2, tr("thread"));
  std::vector<double> middles;
  for (int lane = 0; lane < threads; ++lane) {
    const int request = lane / part;
    const DiagramRoom place{picture.left + (picture.width - used) / 2 + pitch * lane +
                                between_parts * request,
                            top, pitch - gap, lane_height};
    const bool active = has_lane(picture.active, lane), out = picture.stands_out(lane);
    DiagramBox& box = picture.out.box(place, {.id = DiagramPart{DiagramPart::Kind::lane, lane}.id(),
                                              .outline = DiagramOutline::solid,
                                              .hatched = !active,
                                              .emphasis = out});
    if (active)
      box.fill = DiagramFill::pale, box.role = Role::memory;
    middles.push_back(place.centre());
    if (lane % every == 0)
      picture.out.text(
          place.centre(), place.middle(), QString::number(lane), every * pitch,
          {.anchor = DiagramAnchor::centre, .size = size, .bold = out, .faint = !active});
  }
  return middles;
}

void draw_arrows(const AccessPicture& picture, const std::vector<double>& from, double top,
                 double bottom) {
  const bool some = picture.focus.lanes != 0;
  for (const bool above : {false, true}) // those that stand out lie on the others
    for (int lane = 0; lane < static_cast<int>(from.size()); ++lane) {
      const bool out = picture.stands_out(lane);
      if (!has_lane(picture.active, lane) || out != above)
        continue;
      const auto at = static_cast<std::size_t>(lane);
      const double word = picture.memory.x_of(picture.run.addresses[at]) + picture.memory.word / 2;
      picture.out.line({from[at], top}, {word, bottom},
                       {.id = "arrow:" + std::to_string(lane),
                        .role = some && !out ? Role::guide : Role::memory,
                        // Heads wider than the words would run into each other.
                        .arrow = out || (!some && picture.memory.word >= 0.9),
                        .bold = out});
    }
}

enum class WordUse { still, moved, used, followed };

std::vector<WordUse> uses_of(const AccessPicture& picture, const MemoryPiece& piece) {
  std::vector<WordUse> uses(static_cast<std::size_t>(piece.words), WordUse::still);
  const auto mark = [&](std::int64_t address, WordUse use) {
    if (address < piece.first || address >= piece.first + piece.words)
      return;
    WordUse& now = uses[static_cast<std::size_t>(address - piece.first)];
    now = std::max(now, use);
  };
  for (const TransactionGroup& group : picture.groups)
    for (int word = 0; word < group.transaction.words; ++word)
      mark(group.transaction.first_word + word, WordUse::moved);
  for (int lane = 0; lane < static_cast<int>(picture.run.addresses.size()); ++lane)
    if (has_lane(picture.active, lane))
      mark(picture.run.addresses[static_cast<std::size_t>(lane)],
           picture.stands_out(lane) ? WordUse::followed : WordUse::used);
  return uses;
}

void draw_piece(const AccessPicture& picture, const MemoryPiece& piece, double top) {
  const std::vector<WordUse> uses = uses_of(picture, piece);
  const double word = picture.memory.word;
  const bool cells = word >= least_cell;
  // All are numbered alike: every one, smaller where that helps, else every fourth.
  double widest = 0;
  for (const MemoryPiece& each : picture.memory.pieces)
    widest = std::max(widest, width_of(QString::number(each.first + each.words - 1)));
  constexpr double smallest = 0.6;
  const double size = std::clamp((word - 0.3) / widest, smallest, note_size);
  const int every = !cells                            ? 0
                    : widest * size <= word - 0.2     ? 1
                    : widest * size <= 4 * word - 0.5 ? 4
                                                      : 0;
  picture.out.box({piece.x, top, word * piece.words, word_height},
                  {.outline = DiagramOutline::solid});
  for (int at = 0; at < piece.words;) {
    const WordUse use = uses[static_cast<std::size_t>(at)];
    int end = at + 1;
    while (!cells && end < piece.words && uses[static_cast<std::size_t>(end)] == use)
      ++end;
    const double x = piece.x + word * at;
    DiagramBox& box =
        picture.out.box({x, top, word * (end - at), word_height},
                        {.id = DiagramPart{DiagramPart::Kind::word, piece.first + at}.id(),
                         .outline = cells ? DiagramOutline::solid : DiagramOutline::none,
                         .hatched = use == WordUse::moved});
    if (use >= WordUse::used) {
      // Where there is no room for addresses the colour has to tell alone.
      const bool strong = use == WordUse::followed || picture.focus.lanes == 0;
      box.role = Role::memory;
      box.fill = strong && every == 0 ? DiagramFill::solid : DiagramFill::pale;
      box.emphasis = use == WordUse::followed;
    }
    at = end;
  }
  for (int at = 0; every > 0 && at < piece.words; at += every) // on the boxes that they reach into
    if (const WordUse use = uses[static_cast<std::size_t>(at)]; use != WordUse::moved)
      picture.out.text(piece.x + word * (at + 0.5), top + word_height / 2,
                       QString::number(piece.first + at), every * word,
                       {.anchor = DiagramAnchor::centre,
                        .size = size,
                        .bold = use == WordUse::followed,
                        .faint = use == WordUse::still});
}

void draw_gaps(const AccessPicture& picture, double top) {
  for (const MemoryGap& gap : picture.memory.gaps) {
    const double middle = gap.x + gap.width / 2;
    const QString words = QLocale().toString(static_cast<qlonglong>(gap.words));
    if (gap.width < 0.9)
      continue;
    picture.out.text(middle, top + word_height / 2 - 0.2, QStringLiteral("⋯"), gap.width,
                     {.anchor = DiagramAnchor::centre, .faint = true});
    if (width_of(words) * note_size <= gap.width)
      picture.out.text(middle, top + word_height - 0.5, words, gap.width,
                       {.anchor = DiagramAnchor::centre, .size = note_size, .faint = true});
  }
}

/// What the marks mean, in one line.
QString legend(const AccessPicture& picture) {
  QStringList parts;
  if (picture.run.result.bytes_moved > picture.run.result.bytes_used)
    parts << tr("hatched: moved, but no thread wants it");
  const auto& gaps = picture.memory.gaps;
  if (!gaps.empty()) {
    const auto [least, most] = std::ranges::minmax(gaps, {}, &MemoryGap::words);
    const QLocale locale;
    const QString from = locale.toString(static_cast<qlonglong>(least.words));
    const QString to = locale.toString(static_cast<qlonglong>(most.words));
    parts << (least.words == most.words ? tr("each gap skips %1 words").arg(from)
                                        : tr("gaps skip %1 to %2 words").arg(from, to));
  }
  return parts.join(QStringLiteral(" · "));
}

} // namespace

double draw_access(DiagramBuilder out, const CoalescingRun& run, const AccessFocus& focus,
                   const DiagramRoom& place) {
  const bool parts = run.asked.pattern.threads > run.rules.request_lanes;
  const double names = parts ? 8.4 : 6.4;
  const double left = place.x + names, width = place.width - names;
  const AccessPicture picture{out,
                              run,
                              focus,
                              lay_out_memory(run, left, width),
                              group_transactions(run.result),
                              memory::active_lanes(run.asked.pattern),
                              left,
                              width,
                              names};
  constexpr double to_cards = 0.35;
  const double cards = cards_height(picture);
  const double fixed = lane_height + word_height + to_cards + cards + text_line;
  const double arrows = std::clamp(place.height - fixed, 2.5, 14.0);
  const std::vector<double> from = draw_threads(picture, place.y);
  const double memory_top = place.y + lane_height + arrows;
  draw_arrows(picture, from, place.y + lane_height + 0.1, memory_top - 0.1);
  picture.name(memory_top + word_height / 2,
               QCoreApplication::translate("CoalescingView", "memory", "its words"));
  for (const MemoryPiece& piece : picture.memory.pieces)
    draw_piece(picture, piece, memory_top);
  draw_gaps(picture, memory_top);
  const double cards_top = memory_top + word_height + to_cards;
  draw_transactions(picture, cards_top);
  if (const QString meaning = legend(picture); !meaning.isEmpty())
    out.heading({left, cards_top + cards, width}, meaning, {.size = note_size, .faint = true});
  return fixed + arrows;
}

} // namespace loom
