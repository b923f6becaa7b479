#include "widgets/views/coalescing/access_picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace loom {

using namespace access_picture;

namespace {

constexpr double between_cards = 0.3;

QString tr(const char* text) { return QCoreApplication::translate("CoalescingView", text); }

/// "16 B at 8", as much of it as there is room for.
QString cost_words(const AccessPicture& picture, const memory::Transaction& each, double room) {
  const int bytes = each.words * picture.run.asked.pattern.word_bytes;
  const QString cost = tr("%1 B").arg(bytes);
  const QString whole = tr("%1 B at %2").arg(bytes).arg(each.first_word);
  return width_of(whole) * note_size <= room - 0.2  ? whole
         : width_of(cost) * note_size <= room - 0.2 ? cost
                                                    : QString();
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

double card_width(const AccessPicture& picture, const TransactionGroup& group) {
  return picture.memory.word * group.transaction.words;
}

double narrowest_card(const AccessPicture& picture) {
  double narrowest = picture.width;
  for (const TransactionGroup& group : picture.groups)
    narrowest = std::min(narrowest, card_width(picture, group));
  return narrowest;
}

/// A line for the number, and one for the cost where there is room for any.
double card_height(const AccessPicture& picture) {
  const bool roomy = std::ranges::any_of(picture.groups, [&](const TransactionGroup& group) {
    return !cost_words(picture, group.transaction, card_width(picture, group)).isEmpty();
  });
  return (roomy ? 2 : 1) * line + 0.1;
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
  const auto& groups = picture.groups;
  const double number_room = groups.size() > 9 ? 2 * digit * 0.8 + 0.1 : digit;
  const auto every =
      static_cast<std::size_t>(std::max(1.0, std::ceil(number_room / narrowest_card(picture))));
  for (std::size_t at = 0; at < groups.size(); ++at) {
    const TransactionGroup& group = groups[at];
    const int row = row_of[static_cast<std::size_t>(group.transaction.request)];
    const bool out = picture.stands_out(group);
    DiagramBox box;
    box.id = "transaction:" + std::to_string(group.number);
    box.x = picture.memory.x_of(group.transaction.first_word);
    box.y = top + card_pitch * row;
    box.width = card_width(picture, group);
    box.height = height;
    box.role = Role::memory;
    box.fill = DiagramFill::pale;
    box.outline = DiagramOutline::solid;
    box.emphasis = out;
    picture.diagram.boxes.push_back(box);
    if (at % every != 0 && !out)
      continue;
    QString number = QString::number(group.number + 1);
    if (group.count > 1)
      number = tr("%1 ×%2").arg(number).arg(group.count);
    const double middle = box.x + box.width / 2;
    DiagramText title =
        diagram_text(middle, box.y + line / 2 + 0.05, number, 0, DiagramAnchor::centre);
    title.size = every > 1 || box.width < 2 * digit ? 0.8 : 1;
    title.bold = true;
    title.role = Role::memory;
    picture.diagram.texts.push_back(title);
    const QString cost = cost_words(picture, group.transaction, box.width);
    if (cost.isEmpty())
      continue;
    DiagramText text =
        diagram_text(middle, box.y + line * 1.5, cost, box.width, DiagramAnchor::centre);
    text.size = note_size;
    picture.diagram.texts.push_back(text);
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
