#include "widgets/texts/fact_text.h"

#include "core/base/number.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace loom {

QString heading_of(const FactGroup& group) { return tr(std::string(group.name).c_str()); }

QString column_title(const GpuColumn& column) {
  const auto* word = std::get_if<GpuWord>(&column);
  if (!word)
    return to_qstring(column_name(column));
  switch (*word) {
  case GpuWord::name:
    return tr("name");
  case GpuWord::architecture:
    return tr("architecture");
  case GpuWord::released:
    return tr("released");
  case GpuWord::segment:
    return tr("segment");
  case GpuWord::compute_capability:
    return tr("compute capability");
  case GpuWord::memory_type:
    return tr("memory");
  case GpuWord::knowledge:
    return tr("known");
  }
  return {};
}

QString column_unit(const GpuColumn& column) {
  const auto* key = std::get_if<FactKey>(&column);
  return key ? tr(std::string(fact_info(*key).unit).c_str()) : QString();
}

QString column_meaning(const GpuColumn& column) {
  if (const auto* key = std::get_if<FactKey>(&column))
    return spoken(fact_info(*key).description);
  switch (std::get<GpuWord>(column)) {
  case GpuWord::name:
    return tr("what the GPU is called");
  case GpuWord::architecture:
    return tr("the generation of its SMs");
  case GpuWord::released:
    return tr("when it came out, as far as a source says");
  case GpuWord::segment:
    return tr("what it is sold as; a chip is a whole die that is no product by itself");
  case GpuWord::compute_capability:
    return tr("the features and limits of its SMs");
  case GpuWord::memory_type:
    return tr("the kind of its DRAM");
  case GpuWord::knowledge:
    return tr("where the numbers come from that the model of global loads takes");
  }
  return {};
}

QString table_number(double value) {
  const double whole = std::floor(std::log10(std::max(std::abs(value), 1.0))) + 1;
  return QString::fromStdString(significant(value, std::clamp(static_cast<int>(whole), 3, 6)));
}

QString marked_number(const Fact& fact) {
  const QString mark = status_mark(fact.status);
  return mark.isEmpty() ? table_number(fact.value)
                        : mark + QLatin1Char(' ') + table_number(fact.value);
}

QString printed_note(const Fact& fact) {
  const QString note = spoken(fact.note);
  const QString exact = tr("Exact. %1").section(QLatin1Char('%'), 0, 0);
  return note.startsWith(exact) ? note.mid(exact.size()) : note;
}

QString fact_lines(FactKey key, const Fact* fact) {
  const QString what = tr("%1: %2").arg(column_title(key), column_meaning(key));
  if (!fact)
    return what + QLatin1Char('\n') + tr("Not known: no source gives it.");
  QStringList lines{what,
                    tr("%1 %2, %3")
                        .arg(QString::fromStdString(shortest(fact->value)), column_unit(key),
                             status_text(fact->status)),
                    tr("Source: %1").arg(spoken(fact->source))};
  if (!fact->note.empty())
    lines << tr("Note: %1").arg(spoken(fact->note));
  return lines.join(QLatin1Char('\n'));
}

} // namespace loom
