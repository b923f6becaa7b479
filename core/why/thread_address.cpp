#include "core/why/access_parts.h"

namespace loom::why {

namespace {

using memory::AddressPattern, memory::PatternKind;

/// A thread's row and column of the array, as core/memory/address_pattern.h lays threads out.
Traced in_tile(const AddressPattern& p, const QuantityPtr& thread, const std::string& id,
               const std::string& prefix) {
  const QuantityPtr width = of_pattern(p, "width", prefix), first = of_pattern(p, "i", prefix);
  const auto part = [&](const char* name, Text what, const char* symbol, const Traced& formula) {
    return computed(id + name, what, symbol, "", formula, LOOM_TEXT("the layout of the threads"));
  };
  const Traced across = modulo(thread, width),
               along = Traced(first) + rounded_down(Traced(thread) / width);
  const QuantityPtr row =
      part("row", LOOM_TEXT("row of the thread's word"), "y", p.by_column ? across : along);
  QuantityPtr column =
      part("column", LOOM_TEXT("column of the thread's word"), "x", p.by_column ? along : across);
  const QuantityPtr pitch = of_pattern(p, "pitch", prefix);
  if (p.kind == PatternKind::swizzle) {
    const auto y = static_cast<std::int64_t>(row->value),
               x = static_cast<std::int64_t>(column->value);
    column = counted(id + "swizzled", LOOM_TEXT("column after the swizzle"), "x_swizzled", "",
                     static_cast<double>(x ^ y % p.pitch),
                     LOOM_TEXT("column XOR (row mod words of a row)"), {row, column, pitch});
  }
  const Traced length =
      p.padding == 0 ? Traced(pitch) : Traced(pitch) + of_pattern(p, "padding", prefix);
  return Traced(row) * length + column;
}

QuantityPtr word_of(const AddressPattern& p, std::int64_t address, const QuantityPtr& thread,
                    const std::string& id, const std::string& prefix) {
  Quantity word{.id = id + "word",
                .name = LOOM_TEXT("word that the thread asks for"),
                .symbol = "w",
                .value = static_cast<double>(address),
                .source = LOOM_TEXT("chosen: the pattern")};
  switch (p.kind) {
  case PatternKind::stride: {
    const Traced along = Traced(of_pattern(p, "stride", prefix)) * thread;
    return computed(std::move(word),
                    p.offset == 0 ? along : Traced(of_pattern(p, "offset", prefix)) + along);
  }
  case PatternKind::tile:
  case PatternKind::swizzle:
    return computed(std::move(word), in_tile(p, thread, id, prefix));
  case PatternKind::list:
    word.source = LOOM_TEXT("chosen: the list of addresses");
    return given(std::move(word));
  case PatternKind::random:
    word.method = LOOM_TEXT("drawn by the seed, evenly spread");
    return found(std::move(word), {thread});
  case PatternKind::formula:
    word.method = verbatim(p.formula);
    return found(std::move(word), {thread, of_pattern(p, "i", prefix)});
  }
  return given(std::move(word));
}

} // namespace

QuantityPtr place(std::string id, Text name, const char* symbol, const char* unit, double value,
                  const Message& source) {
  return given(std::move(id), name, symbol, unit, value, source);
}

ThreadAddress::ThreadAddress(const AddressPattern& pattern, const std::vector<std::int64_t>& words,
                             int number, const std::string& prefix)
    : id(prefix + "thread_" + std::to_string(number) + "."),
      thread(place(id + "number", LOOM_TEXT("thread of the warp"), "tid", "", number)),
      word(word_of(pattern, words[static_cast<std::size_t>(number)], thread, id, prefix)),
      size(of_pattern(pattern, "word_bytes", prefix)),
      byte(computed(id + "byte", LOOM_TEXT("first byte of the thread's word"), "B", "bytes",
                    Traced(word) * size, LOOM_TEXT("an address counts words"))) {}

} // namespace loom::why
