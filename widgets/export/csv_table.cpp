#include "widgets/export/csv_table.h"

#include "core/text/csv_line.h"

#include <algorithm>
#include <string_view>

namespace loom {

namespace {

/// Takes the marks out of a text and returns it.
std::string without_marks(const std::string& text, std::string& marks) {
  constexpr std::pair<std::string_view, char> raised[] = {{"ᵈ", 'd'}, {"ᵃ", 'a'}};
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto* const found = std::ranges::find_if(raised, [&](const auto& mark) {
      return text.compare(at, mark.first.size(), mark.first) == 0;
    });
    if (found == std::end(raised)) {
      out += text[at++];
      continue;
    }
    if (marks.find(found->second) == std::string::npos)
      marks += found->second;
    at += found->first.size();
  }
  return out;
}

} // namespace

std::size_t CsvTable::number_of(const std::string& column) {
  const auto known = std::ranges::find(columns_, column);
  if (known == columns_.end()) {
    columns_.push_back(column);
    marks_.push_back(column.ends_with(" mark"));
    return columns_.size() - 1;
  }
  return static_cast<std::size_t>(known - columns_.begin());
}

void CsvTable::put(const std::string& column, const std::string& text, const std::string& marks) {
  std::string all;
  std::string bare = without_marks(text, all);
  for (const char mark : marks)
    if (all.find(mark) == std::string::npos)
      all += mark;
  rows_.back().emplace_back(number_of(column), std::move(bare));
  if (!all.empty())
    rows_.back().emplace_back(number_of(column + " mark"), all);
}

std::string CsvTable::text() const {
  std::vector<std::size_t> order;
  for (const bool mark : {false, true})
    for (std::size_t i = 0; i < columns_.size(); ++i)
      if (marks_[i] == mark)
        order.push_back(i);
  std::string out;
  const auto line = [&](const auto& cell_of) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      out += i > 0 ? "," : "";
      if (const std::string* cell = cell_of(order[i]))
        out += csv_field(*cell);
    }
    out += '\n';
  };
  line([this](std::size_t number) { return &columns_[number]; });
  std::vector<const std::string*> cells(columns_.size());
  for (const auto& row : rows_) {
    std::ranges::fill(cells, nullptr);
    for (const auto& [number, cell] : row)
      cells[number] = &cell;
    line([&](std::size_t number) { return cells[number]; });
  }
  return out;
}

} // namespace loom
