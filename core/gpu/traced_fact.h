#pragma once

#include "core/gpu/gpu_spec.h"
#include "core/trace/quantity.h"

#include <optional>
#include <type_traits>
#include <utility>

namespace loom::why {

/// A number of a GPU's or an access pattern's file, under its name there; null where it has none.
[[nodiscard]] QuantityPtr of_fact(const Facts& facts, FactKey key);

/// The same as the number type of a model's function, double or Traced.
template <class Number>
[[nodiscard]] std::optional<Number> fact_as(const Facts& facts, FactKey key) {
  if constexpr (std::is_same_v<Number, double>)
    return facts.value(key);
  else if (QuantityPtr fact = of_fact(facts, key))
    return Number(std::move(fact));
  return std::nullopt;
}

} // namespace loom::why
