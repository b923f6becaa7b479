#include "core/why/formula.h"

#include "core/why/quantity.h"

#include <algorithm>
#include <cmath>

namespace loom::why {

struct Formula::Node {
  Kind kind;
  double number = 0;
  QuantityPtr quantity;
  std::vector<Formula> parts;
};

namespace {

/// a + b + c is one sum of three, also where it was written as (a + b) + c.
std::vector<Formula> joined(Formula::Kind kind, const Formula& a, const Formula& b) {
  std::vector<Formula> parts;
  if (a.kind() == kind)
    parts = a.parts();
  else
    parts.push_back(a);
  parts.push_back(b);
  return parts;
}

void collect(const Formula& formula, std::vector<QuantityPtr>& found) {
  if (formula.quantity() && !find(found, formula.quantity()->id))
    found.push_back(formula.quantity());
  for (const Formula& part : formula.parts())
    collect(part, found);
}

} // namespace

Formula::Formula(double number)
    : node_(std::make_shared<const Node>(Node{Kind::number, number, nullptr, {}})) {}

Formula::Formula(QuantityPtr quantity)
    : node_(std::make_shared<const Node>(Node{Kind::quantity, 0, std::move(quantity), {}})) {}

Formula::Formula(Kind kind, std::vector<Formula> parts)
    : node_(std::make_shared<const Node>(Node{kind, 0, nullptr, std::move(parts)})) {}

Formula::Kind Formula::kind() const { return node_->kind; }
const std::vector<Formula>& Formula::parts() const { return node_->parts; }
const QuantityPtr& Formula::quantity() const { return node_->quantity; }
double Formula::number() const { return node_->number; }

double Formula::value() const {
  const auto folded = [this](auto&& join) {
    double result = parts().front().value();
    for (std::size_t i = 1; i < parts().size(); ++i)
      result = join(result, parts()[i].value());
    return result;
  };
  switch (kind()) {
  case Kind::number:
    return number();
  case Kind::quantity:
    return quantity()->value;
  case Kind::sum:
    return folded([](double a, double b) { return a + b; });
  case Kind::difference:
    return folded([](double a, double b) { return a - b; });
  case Kind::product:
    return folded([](double a, double b) { return a * b; });
  case Kind::quotient:
    return folded([](double a, double b) { return a / b; });
  case Kind::least:
    return folded([](double a, double b) { return std::min(a, b); });
  case Kind::greatest:
    return folded([](double a, double b) { return std::max(a, b); });
  case Kind::median: {
    std::vector<double> values;
    for (const Formula& part : parts())
      values.push_back(part.value());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
  }
  case Kind::remainder:
    return folded([](double a, double b) { return std::fmod(a, b); });
  case Kind::rounded_down:
    return std::floor(parts().front().value());
  case Kind::rounded_up:
    return std::ceil(parts().front().value());
  case Kind::exponential:
    return std::exp(parts().front().value());
  }
  return 0;
}

Formula operator+(const Formula& a, const Formula& b) {
  return {Formula::Kind::sum, joined(Formula::Kind::sum, a, b)};
}
Formula operator-(const Formula& a, const Formula& b) {
  return {Formula::Kind::difference, std::vector<Formula>{a, b}};
}
Formula operator*(const Formula& a, const Formula& b) {
  return {Formula::Kind::product, joined(Formula::Kind::product, a, b)};
}
Formula operator/(const Formula& a, const Formula& b) {
  return {Formula::Kind::quotient, std::vector<Formula>{a, b}};
}

Formula least(std::initializer_list<Formula> parts) { return {Formula::Kind::least, parts}; }
Formula greatest(std::initializer_list<Formula> parts) { return {Formula::Kind::greatest, parts}; }
Formula median(std::vector<Formula> parts) { return {Formula::Kind::median, std::move(parts)}; }
Formula modulo(const Formula& a, const Formula& b) {
  return {Formula::Kind::remainder, std::vector<Formula>{a, b}};
}
Formula rounded_down(const Formula& part) {
  return {Formula::Kind::rounded_down, std::vector<Formula>{part}};
}
Formula rounded_up(const Formula& part) {
  return {Formula::Kind::rounded_up, std::vector<Formula>{part}};
}
Formula exponential(const Formula& part) {
  return {Formula::Kind::exponential, std::vector<Formula>{part}};
}

std::vector<QuantityPtr> quantities_in(const Formula& formula) {
  std::vector<QuantityPtr> found;
  collect(formula, found);
  return found;
}

} // namespace loom::why
