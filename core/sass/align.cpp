#include "core/sass/align.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace loom::sass {

namespace {

/// The words of an instruction, each as a number that is the same for the same word.
struct Words {
  unsigned opcode = 0, mnemonic = 0, text = 0;
};

class Numbers {
public:
  std::vector<Words> of(const Function& function) {
    std::vector<Words> words;
    words.reserve(function.instructions.size());
    for (const Instruction& instruction : function.instructions) {
      std::string_view rest = instruction.text;
      if (rest.starts_with('@'))
        rest.remove_prefix(std::min(rest.find(' '), rest.size() - 1) + 1);
      const std::string_view mnemonic = rest.substr(0, rest.find(' '));
      words.push_back({number(mnemonic.substr(0, mnemonic.find('.'))), number(mnemonic),
                       number(instruction.text)});
    }
    return words;
  }

private:
  unsigned number(std::string_view word) {
    return numbers_.emplace(word, static_cast<unsigned>(numbers_.size())).first->second;
  }
  std::unordered_map<std::string_view, unsigned> numbers_;
};

/// The opcode counts most: a pair more outweighs whatever else is equal.
unsigned likeness(const Words& a, const Words& b) {
  if (a.opcode != b.opcode)
    return 0;
  return (1U << 16U) + (a.mnemonic == b.mnemonic ? 1U : 0U) + (a.text == b.text ? 1U : 0U);
}

AlignedRow pair(const Function& left, std::size_t i, const Function& right, std::size_t j) {
  const Instruction &a = left.instructions[i], &b = right.instructions[j];
  return {i, j,
          a.text != b.text         ? Likeness::text
          : a.control == b.control ? Likeness::same
                                   : Likeness::control};
}

} // namespace

std::vector<AlignedRow> align(const Function& left, const Function& right) {
  Numbers numbers;
  const std::vector<Words> a = numbers.of(left), b = numbers.of(right);
  const std::size_t least = std::min(a.size(), b.size());
  std::vector<AlignedRow> rows;
  // What both begin and end with needs no search.
  std::size_t head = 0, tail = 0;
  while (head < least && a[head].text == b[head].text)
    ++head;
  while (tail < least - head && a[a.size() - 1 - tail].text == b[b.size() - 1 - tail].text)
    ++tail;
  const std::size_t n = a.size() - head - tail, m = b.size() - head - tail;
  for (std::size_t i = 0; i < head; ++i)
    rows.push_back(pair(left, i, right, i));
  if ((n + 1) * (m + 1) <= max_align_cells) {
    // best[i][j]: of what is behind i on the left and j on the right.
    const std::size_t width = m + 1;
    std::vector<std::uint32_t> best((n + 1) * width);
    for (std::size_t i = n; i-- > 0;)
      for (std::size_t j = m; j-- > 0;) {
        const unsigned like = likeness(a[head + i], b[head + j]);
        best[i * width + j] = std::max({best[(i + 1) * width + j], best[i * width + j + 1],
                                        like > 0 ? like + best[(i + 1) * width + j + 1] : 0});
      }
    std::size_t i = 0, j = 0;
    while (i < n || j < m) {
      const unsigned like = i < n && j < m ? likeness(a[head + i], b[head + j]) : 0;
      if (like > 0 && best[i * width + j] == like + best[(i + 1) * width + j + 1]) {
        rows.push_back(pair(left, head + i, right, head + j));
        ++i, ++j;
      } else if (j == m || (i < n && best[i * width + j] == best[(i + 1) * width + j])) {
        rows.push_back({head + i++, {}, Likeness::left});
      } else {
        rows.push_back({{}, head + j++, Likeness::right});
      }
    }
  } else {
    std::size_t same = 0;
    for (; same < std::min(n, m) && a[head + same].opcode == b[head + same].opcode; ++same)
      rows.push_back(pair(left, head + same, right, head + same));
    for (std::size_t i = same; i < n; ++i)
      rows.push_back({head + i, {}, Likeness::left});
    for (std::size_t j = same; j < m; ++j)
      rows.push_back({{}, head + j, Likeness::right});
  }
  for (std::size_t i = 0; i < tail; ++i)
    rows.push_back(pair(left, head + n + i, right, head + m + i));
  return rows;
}

} // namespace loom::sass
