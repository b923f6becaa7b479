#include "widgets/export/tex_text.h"

#include "core/base/utf8.h"

#include <QHash>
#include <QString>

namespace loom {

namespace {

/// Signs beside letters are those of math, as \S would be a bitmap where a document has no
/// cm-super.
const QHash<QChar, const char*>& replacements() {
  static const QHash<QChar, const char*> table{
      {u'\\', "\\textbackslash{}"},
      {u'{', "\\{"},
      {u'}', "\\}"},
      {u'$', "\\$"},
      {u'&', "\\&"},
      {u'#', "\\#"},
      {u'%', "\\%"},
      {u'_', "\\_"},
      {u'~', "\\textasciitilde{}"},
      {u'^', "\\textasciicircum{}"},
      {u'<', "$<$"},
      {u'>', "$>$"},
      {u'|', "$|$"},
      {u'"', "''"},
      {u'α', "$\\alpha$"},
      {u'β', "$\\beta$"},
      {u'γ', "$\\gamma$"},
      {u'δ', "$\\delta$"},
      {u'ε', "$\\varepsilon$"},
      {u'λ', "$\\lambda$"},
      {u'ν', "$\\nu$"},
      {u'π', "$\\pi$"},
      {u'ρ', "$\\rho$"},
      {u'σ', "$\\sigma$"},
      {u'τ', "$\\tau$"},
      {u'µ', "$\\mu$"},
      {u'μ', "$\\mu$"},
      {u'∞', "$\\infty$"},
      {u'×', "$\\times$"},
      {u'·', "$\\cdot$"},
      {u'−', "$-$"},
      {u'±', "$\\pm$"},
      {u'≤', "$\\le$"},
      {u'≥', "$\\ge$"},
      {u'≈', "$\\approx$"},
      {u'→', "$\\rightarrow$"},
      {u'↑', "$\\uparrow$"},
      {u'↓', "$\\downarrow$"},
      {u'°', "$^\\circ$"},
      {u'§', "$\\mathsection$"},
      {u'†', "$\\dagger$"},
      {u'‡', "$\\ddagger$"},
      {u'–', "--"},
      {u'—', "---"},
      {u'…', "\\ldots{}"},
      {u'’', "'"},
      {u'“', "``"},
      {u'”', "''"},
      {u'²', "$^2$"},
      {u'³', "$^3$"},
      {u'¹', "$^1$"},
      {u'⁰', "$^0$"},
      {u'⁴', "$^4$"},
      {u'⁵', "$^5$"},
      {u'⁶', "$^6$"},
      {u'⁷', "$^7$"},
      {u'⁸', "$^8$"},
      {u'⁹', "$^9$"},
      {u'⁻', "$^-$"},
      {u'₀', "$_0$"},
      {u'₁', "$_1$"},
      {u'₂', "$_2$"},
      {u'₃', "$_3$"},
      {u'Π', "$\\Pi$"},
      {u'∂', "$\\partial$"},
      {u'∝', "$\\propto$"},
      {u'∓', "$\\mp$"},
      {u'⋯', "$\\cdots$"},
      {u'⋮', "$\\vdots$"},
      {u'↔', "$\\leftrightarrow$"},
      {u'⌊', "$\\lfloor$"},
      {u'⌋', "$\\rfloor$"},
      {u'●', "$\\bullet$"},
      {u'○', "$\\circ$"},
      {u'▶', "$\\triangleright$"},
      {u'▸', "$\\triangleright$"},
      {u'◀', "$\\triangleleft$"},
      {u'◂', "$\\triangleleft$"},
      {u'›', "$\\rangle$"},
      {u'Δ', "$\\Delta$"},
      {u'Σ', "$\\Sigma$"},
      {u'√', "$\\surd$"},
      {u'≠', "$\\ne$"},
      {u'←', "$\\leftarrow$"},
      {u'⌈', "$\\lceil$"},
      {u'⌉', "$\\rceil$"},
      {u'\u00a0', "~"},
  };
  return table;
}

} // namespace

std::string tex_text(std::string_view utf8) {
  static const QString raised = QStringLiteral("ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ");
  static const QString plain = QStringLiteral("abcdefghijklmnoprstuvwxyz");
  static const QString lowered = QStringLiteral("ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₋");
  static const QString letters = QStringLiteral("aehijklmnoprstuvx-");
  QString out;
  bool below = false; // inside a subscript; the letter before it is a symbol
  for (const QChar c : QString::fromStdString(one_line(utf8, " "))) {
    const qsizetype subscript = lowered.indexOf(c);
    if (below && subscript < 0)
      out += QLatin1String("}}$");
    if (!below && subscript >= 0) {
      const QChar symbol = out.isEmpty() ? QChar(u' ') : out.back();
      if (symbol.isLetter())
        out.chop(1);
      out += QLatin1Char('$') + (symbol.isLetter() ? QString(symbol) : QString()) +
             QLatin1String("_{\\mathrm{");
    }
    below = subscript >= 0;
    if (below)
      out += letters[subscript];
    else if (const char* replacement = replacements().value(c, nullptr))
      out += QLatin1String(replacement);
    else if (const qsizetype at = raised.indexOf(c); at >= 0)
      out += QLatin1String("\\textsuperscript{") + plain[at] + QLatin1Char('}');
    else
      out += c;
  }
  if (below)
    out += QLatin1String("}}$");
  return out.toStdString();
}

std::string tex_comment(std::string_view utf8) {
  return utf8.empty() ? "%\n" : "% " + one_line(utf8, " ") + "\n";
}

} // namespace loom
