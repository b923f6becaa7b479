#include "core/why/access_parts.h"

namespace loom::why {

namespace {

using memory::AddressPattern, memory::PatternKind;

constexpr const char* of_pattern = "chosen: the pattern";

/// A thread's row and column of the array, as core/memory/address_pattern.h lays threads out.
Formula in_tile(const AddressPattern& p, const QuantityPtr& thread, const std::string& id,
                const std::string& prefix) {
  const auto chosen = [&prefix](const char* name, const char* what, const char* symbol,
                                const char* unit, std::int64_t value) {
    return place(prefix + name, what, symbol, unit, static_cast<double>(value), of_pattern);
  };
  const QuantityPtr width = chosen("width", "threads abreast", "t", "threads", p.width);
  const QuantityPtr first = chosen("i", "row or column that the warp takes", "i", "", p.i);
  const auto part = [&](const char* name, const char* what, const char* symbol,
                        const Formula& formula) {
    return computed(
        {.id = id + name, .name = what, .symbol = symbol, .source = "the layout of the threads"},
        formula);
  };
  const Formula across = modulo(thread, width),
                along = Formula(first) + rounded_down(Formula(thread) / width);
  const QuantityPtr row =
      part("row", "row of the thread's word", "y", p.by_column ? across : along);
  QuantityPtr column =
      part("column", "column of the thread's word", "x", p.by_column ? along : across);
  const QuantityPtr pitch = chosen("pitch", "words of a row of the array", "p", "words", p.pitch);
  if (p.kind == PatternKind::swizzle) {
    const auto y = static_cast<std::int64_t>(row->value),
               x = static_cast<std::int64_t>(column->value);
    column = found({.id = id + "swizzled",
                    .name = "column after the swizzle",
                    .symbol = "x_swizzled",
                    .value = static_cast<double>(x ^ y % p.pitch),
                    .method = "column XOR (row mod words of a row)"},
                   {row, column, pitch});
  }
  const Formula length = p.padding == 0
                             ? Formula(pitch)
                             : Formula(pitch) + chosen("padding", "unused words after each row",
                                                       "q", "words", p.padding);
  return Formula(row) * length + column;
}

QuantityPtr word_of(const AddressPattern& p, std::int64_t address, const QuantityPtr& thread,
                    const std::string& id, const std::string& prefix) {
  Quantity word{.id = id + "word",
                .name = "word that the thread asks for",
                .symbol = "w",
                .value = static_cast<double>(address),
                .source = of_pattern};
  const auto chosen = [&](const char* name, const char* what, const char* symbol,
                          std::int64_t value) {
    return place(prefix + name, what, symbol, "words", static_cast<double>(value), of_pattern);
  };
  switch (p.kind) {
  case PatternKind::stride: {
    const Formula along =
        Formula(chosen("stride", "stride of the pattern", "d", p.stride)) * thread;
    return computed(
        std::move(word),
        p.offset == 0 ? along
                      : Formula(chosen("offset", "offset of the pattern", "o", p.offset)) + along);
  }
  case PatternKind::tile:
  case PatternKind::swizzle:
    return computed(std::move(word), in_tile(p, thread, id, prefix));
  case PatternKind::list:
    word.source = "chosen: the list of addresses";
    return given(std::move(word));
  case PatternKind::random:
    word.method = "drawn by the seed, evenly spread";
    return found(std::move(word), {thread});
  case PatternKind::formula:
    word.method = p.formula;
    return found(std::move(word), {thread, place(prefix + "i", "row or column that the warp takes",
                                                 "i", "", static_cast<double>(p.i), of_pattern)});
  }
  return given(std::move(word));
}

} // namespace

QuantityPtr place(std::string id, const char* name, const char* symbol, const char* unit,
                  double value, const char* source) {
  return given({.id = std::move(id),
                .name = name,
                .symbol = symbol,
                .unit = unit,
                .value = value,
                .source = source});
}

QuantityPtr counted(std::string id, const char* name, const char* symbol, const char* unit,
                    double value, const std::string& how, std::vector<QuantityPtr> inputs) {
  return found({.id = std::move(id),
                .name = name,
                .symbol = symbol,
                .unit = unit,
                .value = value,
                .method = how},
               std::move(inputs));
}

ThreadAddress::ThreadAddress(const AddressPattern& pattern, const std::vector<std::int64_t>& words,
                             int number, const std::string& prefix)
    : id(prefix + "thread_" + std::to_string(number) + "."),
      thread(place(id + "number", "thread of the warp", "tid", "", number)),
      word(word_of(pattern, words[static_cast<std::size_t>(number)], thread, id, prefix)),
      size(place(prefix + "word_bytes", "bytes of a word", "s", "bytes", pattern.word_bytes,
                 of_pattern)),
      byte(computed({.id = id + "byte",
                     .name = "first byte of the thread's word",
                     .symbol = "B",
                     .unit = "bytes",
                     .source = "an address counts words"},
                    Formula(word) * size)) {}

} // namespace loom::why
