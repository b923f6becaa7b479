#include "widgets/style/tr.h"
#include "widgets/views/coalescing/access_picture.h"

#include <algorithm>
#include <cmath>

namespace loom {

using namespace access_picture;

namespace {

constexpr double between_cards = 0.3;
/// Size of numbers that have little room, of the figure's text.
constexpr double small_number = 0.8;

/// "17", "1 ×16" for the first of several alike.
QString number_words(const TransactionGroup& group) {
  const QString number = QString::number(group.number + 1);
  return group.count > 1 ? tr("%1 ×%2").arg(number).arg(group.count) : number;
}

enum class Cost { none, size, words };

/// "words 4–7"; "16 B" where there is less room.
QString cost_words(const AccessPicture& picture, const TransactionGroup& group, Cost told) {
  const memory::Transaction& moved = group.transaction;
  return told == Cost::none   ? QString()
         : told == Cost::size ? tr("%1 B").arg(moved.words * picture.run.asked.pattern.word_bytes)
         : moved.words == 1
             ? tr("word %1").arg(moved.first_word)
             : tr("words %1–%2").arg(moved.first_word).arg(moved.first_word + moved.words - 1);
}

double card_width(const AccessPicture& picture, const TransactionGroup& group) {
  return picture.memory.word * group.transaction.words;
}

/// As much as every card has room for.
Cost told_costs(const AccessPicture& picture) {
  for (const Cost told : {Cost::words, Cost::size})
    if (std::ranges::all_of(picture.groups, [&](const TransactionGroup& group) {
          return width_of(cost_words(picture, group, told)) * note_size <=
                 card_width(picture, group) - 0.2;
        }))
      return told;
  return Cost::none;
}

/// The row of each part of the warp that has transactions, −1 for the others.
std::vector<int> card_rows(const AccessPicture& picture) {
  std::vector<int> row_of;
  int rows = 0;
  for (const TransactionGroup& group : picture.groups) {
    const auto request = static_cast<std::size_t>(group.transaction.request);
    if (request >= row_of.size())
      row_of.resize(request + 1, -1);
    if (row_of[request] < 0)
      row_of[request] = rows++;
  }
  return row_of;
}

double narrowest_card(const AccessPicture& picture) {
  double narrowest = picture.width;
  for (const TransactionGroup& group : picture.groups)
    narrowest = std::min(narrowest, card_width(picture, group));
  return narrowest;
}

/// A line for the number, and one for the cost where there is room for any.
double card_height(const AccessPicture& picture) {
  return (told_costs(picture) == Cost::none ? 1 : 2) * text_line + 0.1;
}

} // namespace

double cards_height(const AccessPicture& picture) {
  const auto rows = std::ranges::count_if(card_rows(picture), [](int row) { return row >= 0; });
  return (card_height(picture) + between_cards) * std::max(1.0, static_cast<double>(rows));
}

/// One card a transaction, below the words that it moves.
void draw_transactions(const AccessPicture& picture, double top) {
  const std::vector<int> row_of = card_rows(picture);
  const double height = card_height(picture), card_pitch = height + between_cards;
  const Cost told = told_costs(picture);
  const auto& groups = picture.groups;
  double number_room = digit;
  for (const TransactionGroup& group : groups)
    number_room = std::max(number_room, width_of(number_words(group)) * small_number + 0.1);
  const auto every =
      static_cast<std::size_t>(std::max(1.0, std::ceil(number_room / narrowest_card(picture))));
  for (std::size_t at = 0; at < groups.size(); ++at) {
    const TransactionGroup& group = groups[at];
    const int row = row_of[static_cast<std::size_t>(group.transaction.request)];
    const bool out = picture.stands_out(group);
    const DiagramRoom card{picture.memory.x_of(group.transaction.first_word),
                           top + card_pitch * row, card_width(picture, group), height};
    picture.out.box(card, {.id = DiagramPart{DiagramPart::Kind::transaction, group.number}.id(),
                           .role = Role::memory,
                           .fill = DiagramFill::pale,
                           .outline = DiagramOutline::solid,
                           .emphasis = out});
    if (at % every != 0 && !out)
      continue;
    picture.out.text(card.centre(), card.y + text_line / 2 + 0.05, number_words(group), 0,
                     {.anchor = DiagramAnchor::centre,
                      .size = card.width < number_room / small_number ? small_number : 1,
                      .bold = true,
                      .role = Role::memory});
    if (const QString cost = cost_words(picture, group, told); !cost.isEmpty())
      picture.out.text(card.centre(), card.y + text_line * 1.5, cost, card.width,
                       {.anchor = DiagramAnchor::centre, .size = note_size});
  }
  const int part = picture.run.rules.request_lanes;
  const int threads = picture.run.asked.pattern.threads;
  for (std::size_t request = 0; request < row_of.size(); ++request)
    if (row_of[request] >= 0) {
      const int first = static_cast<int>(request) * part;
      picture.name(
          top + card_pitch * row_of[request] + height / 2,
          threads <= part
              ? tr("transaction")
              : tr("threads %1 to %2").arg(first).arg(std::min(first + part, threads) - 1));
    }
}

} // namespace loom
