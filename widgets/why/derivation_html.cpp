#include "widgets/why/derivation_html.h"

#include "core/trace/write.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"

namespace loom {

namespace {

QString link(const why::Quantity& quantity) {
  return QStringLiteral("<a href=\"#%1\">%2</a>")
      .arg(to_qstring(quantity.id), symbol_html(quantity));
}

/// "= n·K/L = 32·1/662 = 0.0483 IPC/SM".
QString step_html(const why::Quantity& quantity) {
  QString text = QStringLiteral("<b>%1</b> = ").arg(symbol_html(quantity));
  if (quantity.formula) {
    text += to_qstring(why::written(*quantity.formula,
                                    [](const why::Quantity& q) { return link(q).toStdString(); }));
    const QString numbers = to_qstring(why::in_numbers(*quantity.formula));
    if (numbers != to_qstring(why::with_unit({.value = quantity.value})))
      text += QStringLiteral(" = ") + numbers.toHtmlEscaped();
    text += QStringLiteral(" = ");
  }
  return text + QStringLiteral("<b>%1</b>").arg(quantity_value(quantity).toHtmlEscaped());
}

QString source_of(const why::Quantity& quantity) {
  QStringList parts;
  if (quantity.status)
    parts << QStringLiteral("%1 %2")
                 .arg(status_mark(*quantity.status), status_text(*quantity.status))
                 .trimmed()
                 .toHtmlEscaped();
  for (const Message* part : {&quantity.method, &quantity.source, &quantity.note})
    if (!part->empty())
      parts << spoken(*part).toHtmlEscaped();
  if (!quantity.formula && !quantity.inputs.empty()) {
    QStringList links;
    for (const why::QuantityPtr& input : quantity.inputs)
      links << link(*input);
    parts << tr("from %1").arg(links.join(QStringLiteral(", ")));
  }
  return parts.join(QStringLiteral(" · "));
}

} // namespace

QString quantity_name(const why::Quantity& quantity) { return spoken(quantity.name); }

QString quantity_value(const why::Quantity& quantity) {
  return in_vendor_words(why::with_unit(quantity));
}

QString symbol_html(const why::Quantity& quantity) {
  const QString symbol = to_qstring(quantity.symbol);
  const auto bar = symbol.indexOf(QLatin1Char('_'));
  // A name as in a GPU's file keeps its underscores.
  return bar == 1
             ? QStringLiteral("%1<sub>%2</sub>")
                   .arg(symbol.left(1).toHtmlEscaped(),
                        symbol.mid(2).replace(QLatin1Char('_'), QLatin1Char(' ')).toHtmlEscaped())
             : symbol.toHtmlEscaped();
}

QString derivation_html(const why::QuantityPtr& quantity, const QPalette& palette) {
  const QString faint = muted(palette).name();
  QString html;
  for (const why::QuantityPtr& q : why::chain(quantity)) {
    const bool head = q == quantity;
    html += QStringLiteral("<p style=\"margin-top:%1px; margin-bottom:0px\">").arg(head ? 0 : 12);
    const QString name = quantity_name(*q).toHtmlEscaped();
    html += head ? QStringLiteral("<span style=\"font-size:large\">%1</span><br>").arg(name)
                 : name + QStringLiteral("<br>");
    html += step_html(*q);
    if (!q->condition.empty())
      html += QStringLiteral(" <span style=\"color:%1\">(%2)</span>")
                  .arg(faint, spoken(q->condition).toHtmlEscaped());
    if (const QString source = source_of(*q); !source.isEmpty())
      html += QStringLiteral("<br><span style=\"color:%1\">%2</span>").arg(faint, source);
    html += QStringLiteral("</p>");
  }
  return html;
}

QString unsure_words(const why::QuantityPtr& quantity) {
  QStringList parts;
  for (const why::QuantityPtr& input : why::unsure_inputs(quantity))
    parts << QStringLiteral("%1 (%2)").arg(to_qstring(input->symbol), status_text(*input->status));
  return parts.isEmpty()
             ? QString()
             : tr("Rests on numbers that are not measured: %1").arg(parts.join(tr(", ")));
}

} // namespace loom
