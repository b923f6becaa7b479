#include "core/gpu/gpu_spec.h"

#include <algorithm>

namespace loom {

namespace {

constexpr std::array<FactInfo, fact_count> fact_rows{{
#define LOOM_FACT(key, unit, least, most, whole, heading, words, details)                          \
  {FactKey::key, #key, unit, least, most, whole, heading, LOOM_TEXT(words)},
#include "core/gpu/fact_rows.inc"
}};

std::size_t index(FactKey key) { return static_cast<std::size_t>(key); }

} // namespace

std::span<const FactInfo, fact_count> fact_table() { return fact_rows; }

const FactInfo& fact_info(FactKey key) { return fact_rows[index(key)]; }

std::optional<FactKey> fact_key(std::string_view name) {
  const auto found = std::ranges::find(fact_rows, name, &FactInfo::name);
  return found == fact_rows.end() ? std::nullopt : std::optional(found->key);
}

std::span<const std::string_view> memory_types() {
  static constexpr std::array<std::string_view, 16> types{
      "DDR2",   "DDR3",  "DDR4",   "LPDDR5", "LPDDR5X", "GDDR3", "GDDR4", "GDDR5",
      "GDDR5X", "GDDR6", "GDDR6X", "GDDR7",  "HBM2",    "HBM2e", "HBM3",  "HBM3e"};
  return types;
}

const Fact* Facts::find(FactKey key) const {
  const std::optional<Fact>& fact = facts_[index(key)];
  return fact ? &*fact : nullptr;
}

std::optional<double> Facts::value(FactKey key) const {
  const Fact* fact = find(key);
  return fact ? std::optional(fact->value) : std::nullopt;
}

void Facts::set(FactKey key, Fact fact) { facts_[index(key)] = std::move(fact); }

void Facts::erase(FactKey key) { facts_[index(key)].reset(); }

const AccessPattern* GpuSpec::pattern(std::string_view pattern_id) const {
  const auto found = std::ranges::find(patterns, pattern_id, &AccessPattern::id);
  return found == patterns.end() ? nullptr : &*found;
}

} // namespace loom
