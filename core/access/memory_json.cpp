#include "core/access/memory_json.h"

#include "core/text/fields.h"
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

LaneMask lanes_of(int threads) { return active_lanes({.threads = threads}); }

std::array<std::string_view, generation_count> generations() {
  std::array<std::string_view, generation_count> names;
  for (int i = 0; i < generation_count; ++i)
    names[static_cast<std::size_t>(i)] = to_string(static_cast<Generation>(i));
  return names;
}

/// Written are the fields that the kind of pattern has.
constexpr auto about_pattern = [](auto& fields, auto& pattern) {
  using Fields = std::remove_cvref_t<decltype(fields)>;
  const auto kind = [&](auto... any) { return fields.takes(((pattern.kind == any) || ...)); };
  using enum PatternKind;
  fields.choice("kind", pattern.kind, kinds);
  fields.number("threads", pattern.threads, json::whole(1, max_threads, "threads"));
  if constexpr (Fields::reads) {
    if (const auto active =
            read_thread_bits(fields.members, "active", pattern.threads, fields.problems))
      pattern.inactive = ~*active & lanes_of(pattern.threads);
  } else if (const LaneMask active = active_lanes(pattern); active != lanes_of(pattern.threads)) {
    fields.text("active", thread_bits(active, pattern.threads));
  }
  fields.number("word_bytes", pattern.word_bytes, json::whole(1, 16, "B"));
  if (kind(stride)) {
    fields.number("stride", pattern.stride, json::whole(-most, most, "words"));
    fields.number("offset", pattern.offset, json::whole(-most, most, "words"));
  }
  if (kind(list))
    fields.numbers("addresses", pattern.list, max_threads, json::whole(0, most, "words"));
  if (kind(random)) {
    fields.number("seed", pattern.seed, json::whole(0, std::numeric_limits<std::uint32_t>::max()));
    fields.number("span", pattern.span, json::whole(1, most, "words"));
  }
  if (kind(tile, swizzle)) {
    fields.number("pitch", pattern.pitch, json::whole(1, most, "words"));
    fields.number("padding", pattern.padding, json::whole(0, most, "words"));
    fields.number("width", pattern.width, json::whole(1, max_threads, "threads"));
    fields.flag("by_column", pattern.by_column);
  }
  if (kind(formula))
    fields.text("formula", pattern.formula, max_formula_bytes);
  if (kind(tile, swizzle, formula))
    fields.number("i", pattern.i, json::whole(0, std::numeric_limits<std::int32_t>::max()));
};

/// An access's pattern and the rules that it is judged by.
void describe_access(auto& fields, auto& access) {
  constexpr bool reads = std::remove_cvref_t<decltype(fields)>::reads;
  if constexpr (reads)
    access.pattern = {}; // an access of shared memory begins with another one
  about_pattern(fields, access.pattern);
  if constexpr (reads)
    if (fields.problems.empty())
      if (const auto words = addresses(access.pattern); !words)
        fields.problems.add(fields.pointer, words.error().detail);
  fields.choice("rules", access.rules, generations());
}

constexpr auto about_teaching = [](auto& fields, auto& sizes) {
  fields.numbers("transaction_words", sizes.transaction_words, 8, json::whole(0, 1024, "words"));
  fields.flag("half_warps", sizes.half_warps);
  fields.number("warp_size", sizes.warp_size, json::whole(2, max_threads, "threads"));
};

constexpr auto about_global = [](auto& fields, auto& access) {
  describe_access(fields, access);
  fields.choice("cache", access.cache, caches);
  fields.object("teaching", access.teaching, about_teaching);
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads)
    if (access.teaching)
      if (const auto rules = coalescing_rules(access.rules.value_or(Generation::gt200),
                                              access.pattern.word_bytes, *access.teaching);
          !rules && fields.problems.empty())
        fields.problems.add(fields.members.pointer("teaching"), rules.error().detail);
};

constexpr auto about_shared = [](auto& fields, auto& access) {
  describe_access(fields, access);
  fields.number("banks", access.banks, json::whole(1, 64, "banks"));
  fields.number("bank_bytes", access.bank_bytes, json::whole(4, 8, "B"));
  fields.choice("remedy", access.remedy, remedies);
  fields.number("pass", access.pass, json::whole(0, 1024, "passes"));
};

} // namespace

GlobalAccess read_global_access(const json::Value& value, const std::string& pointer,
                                json::Problems& problems, std::vector<std::string>* ignored) {
  GlobalAccess access;
  read_fields(value, pointer, problems, ignored, access, about_global);
  return access;
}

SharedAccess read_shared_access(const json::Value& value, const std::string& pointer,
                                json::Problems& problems, std::vector<std::string>* ignored) {
  SharedAccess access;
  read_fields(value, pointer, problems, ignored, access, about_shared);
  return access;
}

void write_global_access(JsonWriter& writer, const GlobalAccess& access) {
  write_fields(writer, access, about_global);
}

void write_shared_access(JsonWriter& writer, const SharedAccess& access) {
  write_fields(writer, access, about_shared);
}

} // namespace loom
