#include "core/trace/traced.h"

#include "core/trace/quantity.h"

#include <limits>
#include <utility>

namespace loom::why {

struct Traced::Node {
  Kind kind;
  double value = 0;
  QuantityPtr quantity;
  std::vector<Traced> parts;
};

namespace {

using Kind = Traced::Kind;

bool is_plain(const Traced& number, double value) {
  return number.kind() == Kind::number && number.value() == value;
}

/// a + b + c is one sum of three, also where it was written as (a + b) + c.
std::vector<Traced> joined(Kind kind, const Traced& a, const Traced& b) {
  std::vector<Traced> parts;
  if (a.kind() == kind)
    parts = a.parts();
  else
    parts.push_back(a);
  parts.push_back(b);
  return parts;
}

double computed_by(Kind kind, const std::vector<Traced>& parts) {
  const auto folded = [&parts](auto&& join) {
    double result = parts.front().value();
    for (std::size_t i = 1; i < parts.size(); ++i)
      result = join(result, parts[i].value());
    return result;
  };
  switch (kind) {
  case Kind::number:
  case Kind::quantity:
    break;
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
    for (const Traced& part : parts)
      values.push_back(part.value());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
  }
  case Kind::remainder:
    return folded([](double a, double b) { return std::fmod(a, b); });
  case Kind::rounded_down:
    return rounded_down(parts.front().value());
  case Kind::rounded_up:
    return rounded_up(parts.front().value());
  case Kind::exponential:
    return exponential(parts.front().value());
  }
  return 0;
}

void collect(const Traced& number, std::vector<QuantityPtr>& found) {
  if (number.quantity() && !find(found, number.quantity()->id))
    found.push_back(number.quantity());
  for (const Traced& part : number.parts())
    collect(part, found);
}

} // namespace

Traced::Traced(double number)
    : node_(std::make_shared<const Node>(Node{Kind::number, number, nullptr, {}})) {}

Traced::Traced(QuantityPtr quantity) {
  const double value = quantity->value;
  node_ = std::make_shared<const Node>(Node{Kind::quantity, value, std::move(quantity), {}});
}

Traced::Traced(Kind kind, std::vector<Traced> parts) {
  const double value = computed_by(kind, parts);
  node_ = std::make_shared<const Node>(Node{kind, value, nullptr, std::move(parts)});
}

Traced::Kind Traced::kind() const { return node_->kind; }
double Traced::value() const { return node_->value; }
const std::vector<Traced>& Traced::parts() const { return node_->parts; }
const QuantityPtr& Traced::quantity() const { return node_->quantity; }

Traced operator+(const Traced& a, const Traced& b) {
  if (is_plain(a, 0) || is_plain(b, 0))
    return is_plain(a, 0) ? b : a;
  return {Kind::sum, joined(Kind::sum, a, b)};
}
Traced operator-(const Traced& a, const Traced& b) {
  return is_plain(b, 0) ? a : Traced(Kind::difference, std::vector<Traced>{a, b});
}
Traced operator*(const Traced& a, const Traced& b) {
  if ((is_plain(a, 0) && std::isfinite(b.value())) || is_plain(b, 1))
    return a;
  if ((is_plain(b, 0) && std::isfinite(a.value())) || is_plain(a, 1))
    return b;
  return {Kind::product, joined(Kind::product, a, b)};
}
Traced operator/(const Traced& a, const Traced& b) {
  return {Kind::quotient, std::vector<Traced>{a, b}};
}

Traced least(std::vector<Traced> parts) {
  const Traced first = parts.front();
  std::erase_if(parts, [](const Traced& part) {
    return is_plain(part, std::numeric_limits<double>::infinity());
  });
  return parts.empty() ? first : Traced(Kind::least, std::move(parts));
}
Traced least(std::initializer_list<Traced> parts) { return least(std::vector<Traced>(parts)); }
Traced greatest(std::vector<Traced> parts) { return {Kind::greatest, std::move(parts)}; }
Traced greatest(std::initializer_list<Traced> parts) { return {Kind::greatest, parts}; }
Traced median(std::vector<Traced> parts) { return {Kind::median, std::move(parts)}; }
Traced modulo(const Traced& a, const Traced& b) {
  return {Kind::remainder, std::vector<Traced>{a, b}};
}
Traced rounded_down(const Traced& part) { return {Kind::rounded_down, std::vector<Traced>{part}}; }
Traced rounded_up(const Traced& part) { return {Kind::rounded_up, std::vector<Traced>{part}}; }
Traced exponential(const Traced& part) { return {Kind::exponential, std::vector<Traced>{part}}; }

Traced written_out(const Traced& number) {
  return number.quantity() && number.quantity()->formula ? *number.quantity()->formula : number;
}

std::vector<QuantityPtr> quantities_in(const Traced& number) {
  std::vector<QuantityPtr> found;
  collect(number, found);
  return found;
}

} // namespace loom::why
