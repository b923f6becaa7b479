#include "core/model/loop_text.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr std::array<LoopOptionInfo, loop_option_count> option_rows{
    {{"ilp", 1, 1024, false, "", LOOM_TEXT("of them that do not wait for each other")},
     {"l1", 0, 1, false, "", LOOM_TEXT("share of its accesses that L1 serves")},
     {"l2", 0, 1, false, "", LOOM_TEXT("share of its accesses that L2 serves")},
     {"passes", 0.25, 32, false, "",
      LOOM_TEXT("times that shared memory is taken, or cache lines of a global access")},
     {"sectors", 1, 32, false, "", LOOM_TEXT("32-byte sectors that one instruction moves")},
     {"bytes", 1, 1e6, false, "B", LOOM_TEXT("bytes that one instruction moves")},
     {"stages", 1, 64, true, "", LOOM_TEXT("iterations later that the warp waits for it")}}};
constexpr std::string_view access_name = "access";
constexpr std::size_t most_title = 200;

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// A word and where it begins, from 0, in its line.
struct Word {
  std::string_view text;
  std::size_t at = 0;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  for (std::size_t at = 0; at < text.size();) {
    if (blank(text[at])) {
      ++at;
      continue;
    }
    const std::size_t start = at;
    while (at < text.size() && !blank(text[at]))
      ++at;
    words.push_back({text.substr(start, at - start), start});
  }
  return words;
}

/// A word as a message quotes it: short, and of ASCII alone.
std::string quoted(std::string_view word) {
  std::string text(word.substr(0, 40));
  std::ranges::replace_if(
      text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return "'" + text + "'";
}

/// Reads a loop line by line.
class Reader {
public:
  Reader(const std::string& file, std::vector<Place>* places) : file_(file), places_(places) {}

  /// `column` is that of the part's first character, from 1.
  Result<void> part(std::string_view text, int line, int column) {
    line_ = line;
    column_ = column;
    const std::vector<Word> words = words_of(text);
    if (words.empty())
      return {};
    const std::string_view first = words.front().text;
    if (first == "chain")
      return words.size() > 1 ? Result<void>(wrong(words[1], LOOM_TEXT("the end of the line")))
                              : set_ilp(1, words.front());
    if (first == "ilp" || first == "path")
      return setting(words);
    if (first == "role")
      return role(words);
    return item(words);
  }

  Result<Loop> finish(std::string title) {
    if (loop_.items.empty())
      return fail(
          ErrorCode::bad_input,
          LOOM_TEXT("a loop has at least one instruction; expected a line such as 'FFMA x4'"),
          {file_, "", line_ > 0 ? line_ : 1, 1});
    if (loop_.has_roles()) {
      LOOM_CHECK(close_role());
      if (setting_)
        return fail(
            ErrorCode::bad_input,
            LOOM_TEXT("a warp with a role has one chain: leave this line out; 'ilp=N' after "
                      "an instruction says how many of it do not wait for each other"),
            *setting_);
    }
    loop_.title = std::move(title);
    return std::move(loop_);
  }

private:
  [[nodiscard]] Place place(std::size_t at) const {
    return {file_, "", line_, column_ + static_cast<int>(at)};
  }
  [[nodiscard]] tl::unexpected<Error> problem(const Word& word, Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail), place(word.at));
  }
  [[nodiscard]] tl::unexpected<Error> wrong(const Word& word, Message expected) const {
    return problem(word, expected_found(expected, quoted(word.text)));
  }
  /// A number within its range.
  [[nodiscard]] Result<double> number(const Word& word, double min, double max,
                                      bool whole = false) const {
    const std::optional<double> value = parse_number(word.text);
    if (value && *value >= min && *value <= max && (!whole || std::trunc(*value) == *value))
      return *value + 0.0; // a negative zero becomes zero
    return wrong(word, (whole ? LOOM_TEXT("a whole number from %1 to %2")
                              : LOOM_TEXT("a number from %1 to %2"))(min, max));
  }

  Result<void> set_ilp(int ilp, const Word& word) {
    if (ilp_said_)
      return problem(word, LOOM_TEXT("a loop has one line of 'ilp' or 'chain'"));
    ilp_said_ = true;
    setting_ = place(word.at);
    loop_.ilp = ilp;
    return {};
  }

  /// "ilp N" and "path N".
  Result<void> setting(const std::vector<Word>& words) {
    const bool ilp = words.front().text == "ilp";
    if (words.size() != 2)
      return problem(words.front(),
                     LOOM_TEXT("expected one number after '%1'")(words.front().text));
    LOOM_TRY(const double value, ilp ? number(words[1], 1, 64, true) : number(words[1], 0, 1e6));
    if (ilp)
      return set_ilp(static_cast<int>(value), words.front());
    if (loop_.path)
      return problem(words.front(), LOOM_TEXT("a loop has one line of 'path'"));
    setting_ = place(words.front().at);
    loop_.path = value;
    return {};
  }

  /// "role producer x1"
  Result<void> role(const std::vector<Word>& words) {
    const Word& first = words.front();
    if (!loop_.has_roles() && !loop_.items.empty())
      return problem(first,
                     LOOM_TEXT("the instructions before it belong to no role: put each under "
                               "'role producer' or 'role consumer'"));
    if (const Result<void> good = close_role(); loop_.has_roles() && !good)
      return good;
    if (words.size() < 2 || (words[1].text != "producer" && words[1].text != "consumer"))
      return wrong(words.size() < 2 ? first : words[1],
                   LOOM_TEXT("'role producer' or 'role consumer'"));
    role_ = words[1].text == "producer" ? WarpRole::producer : WarpRole::consumer;
    role_place_ = place(first.at);
    int& warps = role_ == WarpRole::producer ? loop_.producers : loop_.consumers;
    if (warps > 0)
      return problem(first, LOOM_TEXT("'role %1' is given twice: put its instructions under one of "
                                      "the two lines")(words[1].text));
    warps = 1;
    if (words.size() == 2)
      return {};
    const Word& count = words[2];
    if (!count.text.starts_with('x') || count.text.size() < 2)
      return wrong(count, LOOM_TEXT("a number of warps such as x2"));
    if (words.size() > 3)
      return wrong(words[3], LOOM_TEXT("the end of the line"));
    const int others = loop_.producers + loop_.consumers - 1;
    const Result<double> value = number({count.text.substr(1), count.at + 1}, 1,
                                        max_block_warps - std::max(1, others), true);
    if (!value)
      return wrong(count, LOOM_TEXT("x1 to x%1, as a block has at most %2 warps")(
                              max_block_warps - std::max(1, others), max_block_warps));
    warps = static_cast<int>(*value);
    return {};
  }

  /// The role so far has instructions.
  [[nodiscard]] Result<void> close_role() const {
    if (!loop_.items.empty() && loop_.items.back().role == role_)
      return {};
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("role %1 has no instruction; expected a line such as 'FFMA x4' after it")(
                    to_string(role_)),
                role_place_);
  }

  Result<void> item(const std::vector<Word>& words) {
    if (loop_.items.size() == max_loop_items)
      return problem(words.front(),
                     LOOM_TEXT("a loop has at most %1 lines of instructions; give an "
                               "instruction once, with its count")(max_loop_items));
    const auto letter = [](char c) {
      return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
             c == '.' || c == '_';
    };
    const Word& name = words.front();
    if (!std::ranges::all_of(name.text, letter) || name.text.size() > 40)
      return wrong(name, LOOM_TEXT("a class of instruction such as FFMA or LDG.128"));
    LoopItem item{.instruction = std::string(name.text), .role = role_};
    bool counted = false;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const Result<void> read = words[i].text.find('=') == std::string_view::npos
                                    ? count(words[i], item, counted)
                                    : option(words[i], item);
      if (!read)
        return read;
    }
    const double shares =
        item.option(LoopOption::l1).value_or(0) + item.option(LoopOption::l2).value_or(0);
    if (shares > 1 + 1e-9)
      return problem(name,
                     LOOM_TEXT("shares of L1 and L2 add up to %1: expected at most 1, the rest "
                               "comes from DRAM")(std::round(shares * 1e9) / 1e9));
    loop_.items.push_back(std::move(item));
    if (places_)
      places_->push_back(place(name.at));
    return {};
  }

  Result<void> count(const Word& word, LoopItem& item, bool& counted) {
    const bool marked = word.text.front() == 'x' || word.text.front() == 'X';
    if (!marked || word.text.size() < 2 || counted)
      return wrong(word, LOOM_TEXT("a count such as x4, or an option such as l2=0.6"));
    counted = true;
    LOOM_TRY(item.count, number({word.text.substr(1), word.at + 1}, 0, max_loop_count));
    return {};
  }

  Result<void> option(const Word& word, LoopItem& item) {
    const std::size_t equals = word.text.find('=');
    const std::string_view name = word.text.substr(0, equals);
    const Word given{word.text.substr(equals + 1), word.at + equals + 1};
    if (name == access_name)
      return access(given, item);
    const auto row = std::ranges::find(option_rows, name, &LoopOptionInfo::name);
    if (row == option_rows.end()) {
      std::vector<std::string> known;
      std::string list;
      for (const LoopOptionInfo& each : option_rows) {
        known.emplace_back(each.name);
        list += (list.empty() ? "" : ", ") + known.back();
      }
      known.emplace_back(access_name);
      list += ", " + known.back();
      return problem(word, LOOM_TEXT("unknown option %1; known: %2%3")(quoted(name), list,
                                                                       did_you_mean(name, known)));
    }
    if (name == loop_option_info(LoopOption::stages).name && parse_number(given.text) == 0.0)
      return problem(given, LOOM_TEXT("a ring of 0 stages never takes a copy, so that the wait for "
                                      "it never ends: expected a whole number from %1 to %2")(
                                row->min, row->max));
    LOOM_TRY(const double value, number(given, row->min, row->max, row->whole));
    std::optional<double>& there =
        item.options[static_cast<std::size_t>(row - option_rows.begin())];
    if (there)
      return problem(word, LOOM_TEXT("'%1' is given twice")(name));
    there = value;
    return {};
  }

  Result<void> access(const Word& word, LoopItem& item) {
    const auto letter = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (word.text.empty() || word.text.size() > 40 || !std::ranges::all_of(word.text, letter))
      return wrong(word, LOOM_TEXT("the id of an access pattern such as stride2"));
    if (!item.access.empty())
      return problem(word, LOOM_TEXT("'%1' is given twice")(access_name));
    item.access = std::string(word.text);
    return {};
  }

  const std::string& file_;
  std::vector<Place>* places_;
  Loop loop_;
  bool ilp_said_ = false;
  std::optional<Place> setting_; ///< of the last line of 'ilp', 'chain' or 'path'
  WarpRole role_ = WarpRole::every;
  Place role_place_;
  int line_ = 0, column_ = 1;
};

} // namespace

std::span<const LoopOptionInfo, loop_option_count> loop_option_table() { return option_rows; }

const LoopOptionInfo& loop_option_info(LoopOption option) {
  return option_rows[static_cast<std::size_t>(option)];
}

Result<Loop> loop_from_text(std::string_view text, const std::string& file,
                            std::vector<Place>* places) {
  Reader reader(file, places);
  std::string title;
  int number = 0;
  while (!text.empty()) {
    std::string_view line = take_line(text);
    ++number;
    if (const std::size_t comment = line.find('#'); comment != std::string_view::npos) {
      if (title.empty())
        title = trimmed(trimmed(line.substr(comment + 1)).substr(0, most_title));
      line = line.substr(0, comment);
    }
    for (std::size_t from = 0; from <= line.size();) {
      const std::size_t to = std::min(line.find(';', from), line.size());
      LOOM_CHECK(reader.part(line.substr(from, to - from), number, static_cast<int>(from) + 1));
      from = to + 1;
    }
  }
  return reader.finish(std::move(title));
}

std::string to_text(const LoopItem& item) {
  std::string text = item.instruction;
  if (item.count != 1)
    text += " x" + shortest(item.count);
  for (std::size_t i = 0; i < loop_option_count; ++i)
    if (item.options[i])
      text += " " + std::string(option_rows[i].name) + "=" + shortest(*item.options[i]);
  if (!item.access.empty())
    text += " " + std::string(access_name) + "=" + item.access;
  return text;
}

std::string to_text(const Loop& loop) {
  std::string text;
  if (!loop.title.empty())
    text += "# " + loop.title + "\n";
  if (loop.ilp != 1)
    text += "ilp " + std::to_string(loop.ilp) + "\n";
  if (loop.path)
    text += "path " + shortest(*loop.path) + "\n";
  const auto section = [&](WarpRole role, int warps) {
    if (std::ranges::find(loop.items, role, &LoopItem::role) == loop.items.end())
      return;
    if (role != WarpRole::every)
      text += "role " + std::string(to_string(role)) + " x" + std::to_string(warps) + "\n";
    for (const LoopItem& item : loop.items)
      if (item.role == role)
        text += to_text(item) + "\n";
  };
  const bool consumers_first = !loop.items.empty() && loop.items.front().role == WarpRole::consumer;
  section(WarpRole::every, 0);
  if (consumers_first)
    section(WarpRole::consumer, loop.consumers);
  section(WarpRole::producer, loop.producers);
  if (!consumers_first)
    section(WarpRole::consumer, loop.consumers);
  return text;
}

} // namespace loom
