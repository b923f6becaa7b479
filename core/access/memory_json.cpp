#include "core/access/memory_json.h"

#include "core/text/json.h"
#include "core/text/json_writer.h"
#include "core/text/members.h"

#include <array>
#include <limits>

namespace loom {
namespace {

using namespace memory;

constexpr std::array<std::string_view, 6> kinds{"stride", "list",    "random",
                                                "tile",   "swizzle", "formula"};
constexpr std::array<std::string_view, 2> caches{"l1", "l2"};
constexpr std::array<std::string_view, 3> remedies{"none", "padding", "swizzle"};
constexpr auto most = static_cast<double>(max_address);

/// Reads the members of one object into variables, each of which keeps its value when absent.
class Into {
public:
  Into(json::Members& members, json::Problems& problems) : members_(members), problems_(problems) {}

  template <class T>
  void number(std::string_view key, T& to, double low, double high, std::string_view unit = "") {
    if (const auto value =
            members_.number(key, {.min = low, .max = high, .whole = true, .unit = unit}))
      to = static_cast<T>(*value);
  }
  void flag(std::string_view key, bool& to) { to = members_.flag(key).value_or(to); }
  template <class T>
  bool choice(std::string_view key, std::span<const std::string_view> names, T& to) {
    const auto index = members_.choice(key, names);
    if (index)
      to = static_cast<T>(*index);
    return index.has_value();
  }
  template <class T>
  void list(std::string_view key, std::vector<T>& to, std::size_t longest, double high) {
    if (!members_.array(key, longest))
      return;
    to.clear();
    for (const auto& [each, at] : members_.elements(key, longest))
      if (const auto value = json::number(
              each, at, {.min = 0, .max = high, .whole = true, .unit = "words"}, problems_))
        to.push_back(static_cast<T>(*value));
  }

private:
  json::Members& members_;
  json::Problems& problems_;
};

LaneMask lanes_of(int threads) { return active_lanes({.threads = threads}); }

AddressPattern read_pattern(json::Members& members, const std::string& pointer,
                            json::Problems& problems) {
  AddressPattern pattern;
  Into into(members, problems);
  into.choice("kind", kinds, pattern.kind);
  into.number("threads", pattern.threads, 1, max_threads, "threads");
  if (const auto active = read_thread_bits(members, "active", pattern.threads, problems))
    pattern.inactive = ~*active & lanes_of(pattern.threads);
  into.number("word_bytes", pattern.word_bytes, 1, 16, "B");
  into.number("stride", pattern.stride, -most, most, "words");
  into.number("offset", pattern.offset, -most, most, "words");
  into.list("addresses", pattern.list, max_threads, most);
  into.number("seed", pattern.seed, 0, std::numeric_limits<std::uint32_t>::max());
  into.number("span", pattern.span, 1, most, "words");
  into.number("pitch", pattern.pitch, 1, most, "words");
  into.number("padding", pattern.padding, 0, most, "words");
  into.number("width", pattern.width, 1, max_threads, "threads");
  into.flag("by_column", pattern.by_column);
  if (auto formula = members.text("formula", max_formula_bytes))
    pattern.formula = std::move(*formula);
  into.number("i", pattern.i, 0, std::numeric_limits<std::int32_t>::max());
  if (problems.empty())
    if (const auto words = addresses(pattern); !words)
      problems.add(pointer, words.error().detail);
  return pattern;
}

void read_rules(json::Members& members, std::optional<Generation>& rules,
                json::Problems& problems) {
  std::array<std::string_view, generation_count> names;
  for (int i = 0; i < generation_count; ++i)
    names[static_cast<std::size_t>(i)] = to_string(static_cast<Generation>(i));
  Generation generation{};
  if (Into(members, problems).choice("rules", names, generation))
    rules = generation;
}

TeachingSizes read_teaching(const json::Value& value, const std::string& pointer,
                            json::Problems& problems, std::vector<std::string>* ignored) {
  TeachingSizes sizes;
  json::Members members(value, pointer, problems);
  Into into(members, problems);
  into.list("transaction_words", sizes.transaction_words, 8, 1024);
  into.flag("half_warps", sizes.half_warps);
  into.number("warp_size", sizes.warp_size, 2, max_threads, "threads");
  members.finish(ignored);
  return sizes;
}

void write_pattern(JsonWriter& writer, const AddressPattern& p) {
  const auto number = [&writer](std::string_view key, auto value) {
    writer.key(key).number(static_cast<double>(value));
  };
  writer.key("kind").text(kinds[static_cast<std::size_t>(p.kind)]);
  number("threads", p.threads);
  const LaneMask active = active_lanes(p);
  if (active != lanes_of(p.threads))
    writer.key("active").text(thread_bits(active, p.threads));
  number("word_bytes", p.word_bytes);
  switch (p.kind) {
  case PatternKind::stride:
    number("stride", p.stride);
    number("offset", p.offset);
    break;
  case PatternKind::list:
    writer.key("addresses").numbers(p.list);
    break;
  case PatternKind::random:
    number("seed", p.seed);
    number("span", p.span);
    break;
  case PatternKind::tile:
  case PatternKind::swizzle:
    number("pitch", p.pitch);
    number("padding", p.padding);
    number("width", p.width);
    writer.key("by_column").boolean(p.by_column);
    number("i", p.i);
    break;
  case PatternKind::formula:
    writer.key("formula").text(p.formula);
    number("i", p.i);
    break;
  }
}

} // namespace

GlobalAccess read_global_access(const json::Value& value, const std::string& pointer,
                                json::Problems& problems, std::vector<std::string>* ignored) {
  GlobalAccess access;
  json::Members members(value, pointer, problems);
  access.pattern = read_pattern(members, pointer, problems);
  read_rules(members, access.rules, problems);
  LoadCache cache{};
  if (Into(members, problems).choice("cache", caches, cache))
    access.cache = cache;
  if (const json::Value* teaching = members.get("teaching")) {
    access.teaching = read_teaching(*teaching, members.pointer("teaching"), problems, ignored);
    if (const auto rules = coalescing_rules(access.rules.value_or(Generation::gt200),
                                            access.pattern.word_bytes, *access.teaching);
        !rules && problems.empty())
      problems.add(members.pointer("teaching"), rules.error().detail);
  }
  members.finish(ignored);
  return access;
}

SharedAccess read_shared_access(const json::Value& value, const std::string& pointer,
                                json::Problems& problems, std::vector<std::string>* ignored) {
  SharedAccess access;
  json::Members members(value, pointer, problems);
  access.pattern = read_pattern(members, pointer, problems);
  read_rules(members, access.rules, problems);
  Into into(members, problems);
  int number = 0;
  into.number("banks", number, 1, 64, "banks");
  if (number > 0)
    access.banks = number;
  number = 0;
  into.number("bank_bytes", number, 4, 8, "B");
  if (number > 0)
    access.bank_bytes = number;
  into.choice("remedy", remedies, access.remedy);
  into.number("pass", access.pass, 0, 1024, "passes");
  members.finish(ignored);
  return access;
}

void write_global_access(JsonWriter& writer, const GlobalAccess& access) {
  writer.begin_object();
  write_pattern(writer, access.pattern);
  if (access.rules)
    writer.key("rules").text(to_string(*access.rules));
  if (access.cache)
    writer.key("cache").text(caches[static_cast<std::size_t>(*access.cache)]);
  if (access.teaching) {
    writer.key("teaching").begin_object();
    writer.key("transaction_words").numbers(access.teaching->transaction_words);
    writer.key("half_warps").boolean(access.teaching->half_warps);
    writer.key("warp_size").number(access.teaching->warp_size);
    writer.end_object();
  }
  writer.end_object();
}

void write_shared_access(JsonWriter& writer, const SharedAccess& access) {
  writer.begin_object();
  write_pattern(writer, access.pattern);
  if (access.rules)
    writer.key("rules").text(to_string(*access.rules));
  if (access.banks)
    writer.key("banks").number(*access.banks);
  if (access.bank_bytes)
    writer.key("bank_bytes").number(*access.bank_bytes);
  writer.key("remedy").text(remedies[static_cast<std::size_t>(access.remedy)]);
  writer.key("pass").number(access.pass);
  writer.end_object();
}

} // namespace loom
