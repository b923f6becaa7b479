#include "core/trace/quantity.h"

#include <map>

namespace loom::why {

namespace {

class Rewriter {
public:
  explicit Rewriter(const std::function<void(Quantity&)>& edit) : edit_(edit) {}

  QuantityPtr operator()(const QuantityPtr& quantity) {
    if (const auto known = done_.find(quantity); known != done_.end())
      return known->second;
    Quantity copy = *quantity;
    if (copy.formula)
      copy.formula = rewritten(*copy.formula);
    for (QuantityPtr& input : copy.inputs)
      input = (*this)(input);
    if (copy.formula)
      copy.value = copy.formula->value();
    edit_(copy);
    return done_[quantity] = std::make_shared<const Quantity>(std::move(copy));
  }

private:
  Traced rewritten(const Traced& formula) {
    if (formula.quantity())
      return (*this)(formula.quantity());
    if (formula.parts().empty())
      return formula;
    std::vector<Traced> parts;
    for (const Traced& part : formula.parts())
      parts.push_back(rewritten(part));
    return {formula.kind(), std::move(parts)};
  }

  const std::function<void(Quantity&)>& edit_;
  std::map<QuantityPtr, QuantityPtr> done_;
};

} // namespace

QuantityPtr rewritten(const QuantityPtr& quantity, const std::function<void(Quantity&)>& edit) {
  return Rewriter(edit)(quantity);
}

QuantityPtr prefixed(const QuantityPtr& quantity, const std::string& prefix) {
  return rewritten(quantity, [&prefix](Quantity& each) { each.id = prefix + each.id; });
}

} // namespace loom::why
