// The numbers of an address pattern that one chooses.

#include "core/why/access.h"
#include "core/why/access_parts.h"

#include <algorithm>
#include <array>

namespace loom::why {

namespace {

using memory::AddressPattern;

struct PatternNumber {
  std::string_view id;
  Text name;
  const char *symbol, *unit;
  double (*get)(const AddressPattern&);
};

template <auto Member> double value(const AddressPattern& pattern) {
  return static_cast<double>(pattern.*Member);
}

constexpr std::array<PatternNumber, 10> numbers{{
    {"stride", LOOM_TEXT("stride of the pattern"), "d", "words", value<&AddressPattern::stride>},
    {"offset", LOOM_TEXT("offset of the pattern"), "o", "words", value<&AddressPattern::offset>},
    {"seed", LOOM_TEXT("seed of the random addresses"), "seed", "", value<&AddressPattern::seed>},
    {"span", LOOM_TEXT("words that the random addresses are spread over"), "N", "words",
     value<&AddressPattern::span>},
    {"i", LOOM_TEXT("row or column that the warp takes"), "i", "", value<&AddressPattern::i>},
    {"pitch", LOOM_TEXT("words of a row of the array"), "p", "words",
     value<&AddressPattern::pitch>},
    {"padding", LOOM_TEXT("unused words after each row"), "q", "words",
     value<&AddressPattern::padding>},
    {"width", LOOM_TEXT("threads abreast"), "t", "threads", value<&AddressPattern::width>},
    {"threads", LOOM_TEXT("threads of the instruction"), "n_threads", "threads",
     value<&AddressPattern::threads>},
    {"word_bytes", LOOM_TEXT("bytes of a word"), "s", "bytes", value<&AddressPattern::word_bytes>},
}};

QuantityPtr quantity(const PatternNumber& number, const AddressPattern& pattern,
                     const std::string& prefix) {
  return place(prefix + std::string(number.id), number.name, number.symbol, number.unit,
               number.get(pattern), LOOM_TEXT("chosen: the pattern"));
}

} // namespace

QuantityPtr of_pattern(const AddressPattern& pattern, std::string_view name,
                       const std::string& prefix) {
  return quantity(*std::ranges::find(numbers, name, &PatternNumber::id), pattern, prefix);
}

Section explain_pattern(const AddressPattern& pattern, const std::string& prefix) {
  Section section{prefix + "pattern", LOOM_TEXT("Pattern of the addresses"), {}};
  for (const PatternNumber& number : numbers)
    section.keep(quantity(number, pattern, prefix));
  return section;
}

} // namespace loom::why
