#include "widgets/dialogs/import_words.h"

#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"

#include <QComboBox>
#include <QStringList>

#include <array>

namespace loom {

namespace {

/// In the order of Refusal.
constexpr std::array reasons{
    QT_TRANSLATE_NOOP("ImportDialog", "rows of another shape"),
    QT_TRANSLATE_NOOP("ImportDialog", "missing numbers"),
    QT_TRANSLATE_NOOP("ImportDialog", "cells that are no number"),
    QT_TRANSLATE_NOOP("ImportDialog", "NaN"),
    QT_TRANSLATE_NOOP("ImportDialog", "infinities"),
    QT_TRANSLATE_NOOP("ImportDialog", "negative throughputs"),
    QT_TRANSLATE_NOOP("ImportDialog", "numbers out of range"),
    QT_TRANSLATE_NOOP("ImportDialog", "throughputs that their unit cannot give"),
    QT_TRANSLATE_NOOP("ImportDialog", "wrong error bars"),
    QT_TRANSLATE_NOOP("ImportDialog", "duplicates")};
} // namespace

QString meaning_name(ColumnMeaning meaning, const QString& mixed_in) {
  const auto in = [](const QString& throughput, const QString& unit) {
    return throughput + QStringLiteral(", ") + unit;
  };
  const QString ipc = QStringLiteral("IPC/SM");
  switch (meaning) {
  case ColumnMeaning::ignored:
    return tr("not read");
  case ColumnMeaning::alpha:
    return tr("α");
  case ColumnMeaning::warps:
    return tr("warps per SM");
  case ColumnMeaning::warps_per_scheduler:
    return tr("warps per scheduler");
  case ColumnMeaning::threads:
    return tr("threads per SM");
  case ColumnMeaning::occupancy_percent:
    return tr("occupancy, %");
  case ColumnMeaning::occupancy_share:
    return tr("occupancy, 0 to 1");
  case ColumnMeaning::ilp:
    return tr("ILP");
  case ColumnMeaning::other_ipc:
    return in(mixed_in, ipc);
  case ColumnMeaning::instruction_ipc:
    return in(tr("instruction throughput"), ipc);
  case ColumnMeaning::arithmetic_ipc:
    return in(tr("arithmetic throughput"), ipc);
  case ColumnMeaning::adds:
    return in(tr("arithmetic throughput"), tr("adds/cycle/SM"));
  case ColumnMeaning::gigaflops:
    return in(tr("arithmetic throughput"), QStringLiteral("Gflop/s"));
  case ColumnMeaning::gigabytes:
    return in(tr("memory throughput"), QStringLiteral("GB/s"));
  case ColumnMeaning::cycles:
    return tr("cycles per iteration");
  case ColumnMeaning::low:
    return tr("error bar: lower end");
  case ColumnMeaning::high:
    return tr("error bar: upper end");
  case ColumnMeaning::error:
    return tr("error bar: ±");
  case ColumnMeaning::error_percent:
    return tr("error bar: ± %");
  case ColumnMeaning::loop_cycles:
    return tr("measuring loop: cycles per iteration");
  case ColumnMeaning::loop_slots:
    return tr("measuring loop: issue slots per iteration");
  case ColumnMeaning::warps_needed:
    return tr("warps needed");
  }
  return {};
}

void name_mixed_in(QComboBox& box, const QString& mixed_in) {
  box.setItemText(box.findData(int(ColumnMeaning::other_ipc)),
                  meaning_name(ColumnMeaning::other_ipc, mixed_in));
}

void fill_meanings(QComboBox& box, const QString& mixed_in) {
  Quantity before = Quantity::none;
  for (const MeaningInfo& info : meaning_table()) {
    if (info.quantity != before && info.quantity != Quantity::high &&
        info.quantity != Quantity::loop_slots)
      box.insertSeparator(box.count());
    before = info.quantity;
    box.addItem(meaning_name(info.meaning, mixed_in), int(info.meaning));
  }
}

QString refused_words(const ImportReport& report) {
  QStringList parts;
  for (const RefusedRows& rows : report.refused)
    parts << tr("%1: %2 (first in line %3, column %4: %5)")
                 .arg(tr(reasons[static_cast<std::size_t>(rows.why)]))
                 .arg(rows.count)
                 .arg(rows.first.where.line)
                 .arg(rows.first.where.column)
                 .arg(spoken(rows.first.detail));
  return tr("%1 of %2 rows refused: %3")
      .arg(report.refused_rows())
      .arg(report.rows)
      .arg(parts.join(QStringLiteral("; ")));
}

} // namespace loom
