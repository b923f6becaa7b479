#pragma once

/// What tests of derivations ask for.

#include "core/trace/write.h"
#include "core/why/explain.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

namespace loom::why {

inline Scenario on(const char* gpu, double alpha, int warps, Mix mix = Mix::global) {
  Scenario scenario = default_scenario(*catalogue().find(gpu));
  scenario.mix = mix;
  scenario.alpha = alpha;
  scenario.warps = warps;
  return scenario;
}

inline double value(const Scenario& scenario, const std::string& id) {
  const auto quantity = explain(scenario, id);
  return quantity ? (*quantity)->value : std::nan("");
}

inline double value(const Section& section, const std::string& id) {
  const QuantityPtr quantity = find(section.quantities, id);
  return quantity ? quantity->value : std::nan("");
}

inline std::string text_of(const Scenario& scenario, const char* id) {
  const auto quantity = explain(scenario, id);
  return quantity ? as_text(*quantity) : quantity.error().detail.english();
}

inline std::string answer(const Section& section) {
  return section.quantities.empty() ? "" : as_text(section.quantities.front());
}

/// Every formula gives its value, every number has a source or a method, and an id is one number.
inline void check_section(const Section& section, const std::string& where) {
  EXPECT_FALSE(section.quantities.empty()) << where;
  std::map<std::string, double> values;
  for (const QuantityPtr& quantity : section.quantities)
    for (const QuantityPtr& each : chain(quantity)) {
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << where << ' ' << each->id;
      }
      EXPECT_FALSE(each->source.empty() && each->method.empty()) << where << ' ' << each->id;
      EXPECT_FALSE(std::isnan(each->value)) << where << ' ' << each->id;
      EXPECT_EQ(values.try_emplace(each->id, each->value).first->second, each->value)
          << where << ' ' << each->id;
    }
}

} // namespace loom::why
