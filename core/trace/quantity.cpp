#include "core/trace/quantity.h"

#include <algorithm>
#include <utility>

namespace loom::why {

namespace {

/// Inputs before what rests on them.
void visit(const QuantityPtr& quantity, std::vector<QuantityPtr>& done) {
  if (find(done, quantity->id))
    return;
  for (std::size_t i = quantity->inputs.size(); i-- > 0;)
    visit(quantity->inputs[i], done);
  done.push_back(quantity);
}

} // namespace

QuantityPtr given(Quantity quantity) {
  return std::make_shared<const Quantity>(std::move(quantity));
}

QuantityPtr computed(Quantity quantity, const Traced& formula) {
  quantity.value = formula.value();
  quantity.inputs = quantities_in(formula);
  quantity.formula = formula;
  return std::make_shared<const Quantity>(std::move(quantity));
}

QuantityPtr found(Quantity quantity, std::vector<QuantityPtr> inputs) {
  quantity.inputs = std::move(inputs);
  return std::make_shared<const Quantity>(std::move(quantity));
}

Traced named(const Traced& value, const Name& name) {
  const Message source = *name.place == '\0' ? Message(name.source) : name.source(name.place);
  return computed({.id = name.id,
                   .name = name.name,
                   .symbol = name.symbol,
                   .unit = name.unit,
                   .condition = name.condition,
                   .source = name.remark.empty() ? source : name.remark(source)},
                  value);
}

std::vector<QuantityPtr> chain(const QuantityPtr& quantity) {
  std::vector<QuantityPtr> all;
  visit(quantity, all);
  std::ranges::reverse(all);
  std::stable_partition(all.begin(), all.end(),
                        [](const QuantityPtr& q) { return !q->inputs.empty(); });
  return all;
}

std::vector<QuantityPtr> unsure_inputs(const QuantityPtr& quantity) {
  std::vector<QuantityPtr> unsure;
  for (const QuantityPtr& input : chain(quantity))
    if (input->status == FactStatus::derived || input->status == FactStatus::assumed)
      unsure.push_back(input);
  return unsure;
}

QuantityPtr find(const std::vector<QuantityPtr>& quantities, std::string_view id) {
  const auto place =
      std::ranges::find_if(quantities, [id](const QuantityPtr& q) { return q->id == id; });
  return place == quantities.end() ? nullptr : *place;
}

} // namespace loom::why
