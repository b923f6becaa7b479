#include "core/gpu/traced_fact.h"

namespace loom::why {

QuantityPtr of_fact(const Facts& facts, FactKey key) {
  const Fact* fact = facts.find(key);
  if (!fact)
    return nullptr;
  const FactInfo& info = fact_info(key);
  return given({.id = std::string(info.name),
                .name = info.description,
                .symbol = std::string(info.name),
                .unit = std::string(info.unit),
                .value = fact->value,
                .source = fact->source,
                .status = fact->status,
                .note = fact->note});
}

} // namespace loom::why
