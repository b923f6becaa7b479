#include "core/trace/write.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <utility>

namespace loom::why {

namespace {

using Kind = Traced::Kind;
using Leaf = std::function<std::string(const Quantity&)>;

/// How firmly a kind holds its parts together.
int strength(Kind kind) {
  switch (kind) {
  case Kind::remainder: // no habit says what binds it less or more
    return 0;
  case Kind::sum:
  case Kind::difference:
    return 1;
  case Kind::product:
  case Kind::quotient:
    return 2;
  default:
    return 3;
  }
}

std::string number(double value, Notation notation, int digits) {
  std::string text = significant(value, digits);
  if (notation == Notation::text)
    return text;
  if (text == "∞")
    return "\\infty";
  if (const auto e = text.find('e'); e != std::string::npos)
    return fmt::format("{} \\cdot 10^{{{}}}", text.substr(0, e), text.substr(e + 1));
  return text;
}

class Writer {
public:
  Writer(Notation notation, int digits, Leaf leaf)
      : latex_(notation == Notation::latex), notation_(notation), digits_(digits),
        leaf_(std::move(leaf)) {}

  [[nodiscard]] std::string write(const Traced& f) const {
    switch (f.kind()) {
    case Kind::number:
      return number(f.value(), notation_, digits_);
    case Kind::quantity:
      return leaf_(*f.quantity());
    case Kind::sum:
      return list(f, " + ", 1);
    case Kind::difference:
      return part(f.parts()[0], 1) + (latex_ ? " - " : " − ") + part(f.parts()[1], 2);
    case Kind::product:
      return list(f, latex_ ? " \\cdot " : "·", 2);
    case Kind::quotient:
      if (latex_)
        return fmt::format("\\frac{{{}}}{{{}}}", write(f.parts()[0]), write(f.parts()[1]));
      return part(f.parts()[0], 2) + "/" + part(f.parts()[1], 3);
    case Kind::least:
      return call(f, latex_ ? "\\min" : "min");
    case Kind::greatest:
      return call(f, latex_ ? "\\max" : "max");
    case Kind::median:
      return call(f, latex_ ? "\\operatorname{median}" : "median");
    case Kind::remainder:
      return part(f.parts()[0], 3) + (latex_ ? " \\bmod " : " mod ") + part(f.parts()[1], 3);
    case Kind::rounded_down:
      return between(f, "⌊", "⌋", "floor");
    case Kind::rounded_up:
      return between(f, "⌈", "⌉", "ceil");
    case Kind::exponential:
      return call(f, latex_ ? "\\exp" : "exp");
    }
    return {};
  }

private:
  [[nodiscard]] std::string part(const Traced& f, int least) const {
    const bool fraction = latex_ && f.kind() == Kind::quotient;
    if (strength(f.kind()) >= least || fraction)
      return write(f);
    return latex_ ? "\\left(" + write(f) + "\\right)" : "(" + write(f) + ")";
  }
  [[nodiscard]] std::string list(const Traced& f, const char* between, int least) const {
    std::string text;
    for (const Traced& each : f.parts())
      text += (text.empty() ? "" : between) + part(each, least);
    return text;
  }
  [[nodiscard]] std::string call(const Traced& f, const char* name) const {
    const std::string inside = list(f, ", ", 0);
    return latex_ ? fmt::format("{}\\left({}\\right)", name, inside)
                  : fmt::format("{}({})", name, inside);
  }
  [[nodiscard]] std::string between(const Traced& f, const char* open, const char* close,
                                    const char* latex) const {
    const std::string inside = write(f.parts().front());
    return latex_ ? fmt::format("\\left\\l{0} {1} \\right\\r{0}", latex, inside)
                  : open + inside + close;
  }

  bool latex_;
  Notation notation_;
  int digits_;
  Leaf leaf_;
};

/// Text outside of formulas, in LaTeX.
std::string latex_text(const std::string& text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 16> in_latex{{
      {"α", "$\\alpha$"},
      {"ρ", "$\\rho$"},
      {"∞", "$\\infty$"},
      {"·", "$\\cdot$"},
      {"−", "$-$"},
      {"≥", "$\\ge$"},
      {"≤", "$\\le$"},
      {"§", "\\S "},
      {"²", "$^2$"},
      {"×", "$\\times$"},
      {">=", "$\\ge$"},
      {"<=", "$\\le$"},
      {"%", "\\%"},
      {"_", "\\_"},
      {"&", "\\&"},
      {"#", "\\#"},
  }};
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto* const found = std::ranges::find_if(in_latex, [&](const auto& pair) {
      return text.compare(i, pair.first.size(), pair.first) == 0;
    });
    if (found != in_latex.end()) {
      result += found->second;
      i += found->first.size();
    } else {
      result += text[i++];
    }
  }
  return result;
}

} // namespace

std::string latex_symbol(const std::string& symbol) {
  const auto bar = symbol.find('_');
  const std::string letter = symbol.substr(0, bar);
  const bool greek = letter == "α" || letter == "λ";
  if (!greek && letter.size() != 1) // a name as in a GPU's file: mem_lat
    return "\\mathit{" + latex_text(symbol) + "}";
  std::string base = letter == "α" ? "\\alpha" : greek ? "\\lambda" : letter;
  if (bar == std::string::npos)
    return base;
  return base + "_{\\mathrm{" + latex_text(symbol.substr(bar + 1)) + "}}";
}

std::string in_symbols(const Traced& formula, Notation notation) {
  return Writer(notation, 6,
                [notation](const Quantity& q) {
                  return notation == Notation::latex ? latex_symbol(q.symbol) : q.symbol;
                })
      .write(formula);
}

std::string in_numbers(const Traced& formula, Notation notation, int digits) {
  return Writer(notation, digits,
                [=](const Quantity& q) { return number(q.value, notation, digits); })
      .write(formula);
}

std::string written(const Traced& formula,
                    const std::function<std::string(const Quantity&)>& leaf) {
  return Writer(Notation::text, 6, leaf).write(formula);
}

std::string with_unit(const Quantity& quantity, int digits) {
  return significant(quantity.value, digits) + (quantity.unit.empty() ? "" : " " + quantity.unit);
}

std::string step(const Quantity& quantity, Notation notation) {
  const bool latex = notation == Notation::latex;
  std::string text = latex ? latex_symbol(quantity.symbol) : quantity.symbol;
  const std::string equals = latex ? " &= " : " = ";
  if (quantity.formula) {
    text += equals + in_symbols(*quantity.formula, notation);
    const std::string numbers = in_numbers(*quantity.formula, notation);
    if (numbers != number(quantity.value, notation, 6)) // a value that is only passed on
      text += " = " + numbers;
    text += " = ";
  } else {
    text += equals;
  }
  if (!latex)
    return text + with_unit(quantity);
  text += number(quantity.value, notation, 6);
  return quantity.unit.empty() ? text : text + "~\\text{" + latex_text(quantity.unit) + "}";
}

std::string as_text(const QuantityPtr& quantity) {
  std::string text;
  for (const QuantityPtr& q : chain(quantity)) {
    text += fmt::format("{}: {}\n", q->name.english(), step(*q));
    if (!q->condition.empty())
      text += fmt::format("    where {}\n", q->condition.english());
    if (!q->method.empty())
      text += fmt::format("    {}\n", q->method.english());
    if (!q->source.empty())
      text += fmt::format("    {}{}\n", q->status ? std::string(to_string(*q->status)) + ": " : "",
                          q->source.english());
    if (!q->note.empty())
      text += fmt::format("    {}\n", q->note.english());
  }
  return text;
}

std::string as_latex(const QuantityPtr& quantity) {
  std::string steps, sources;
  for (const QuantityPtr& q : chain(quantity)) {
    steps += (steps.empty() ? "  " : " \\\\\n  ") + step(*q, Notation::latex);
    const std::string how =
        (q->method.empty() ? "" : q->method.english() + "; ") + q->source.english();
    sources += fmt::format(
        "  \\item ${}$, {}: {}{}\n", latex_symbol(q->symbol), latex_text(q->name.english()),
        q->status ? std::string(to_string(*q->status)) + ", " : "", latex_text(how));
  }
  return "\\begin{align*}\n" + steps + "\n\\end{align*}\n\\begin{itemize}\n" + sources +
         "\\end{itemize}\n";
}

} // namespace loom::why
