#include "widgets/shell/import_words.h"

#include <QComboBox>
#include <QCoreApplication>

namespace loom {

namespace {
QString tr(const char* text) { return QCoreApplication::translate("ImportDialog", text); }
} // namespace

QString meaning_name(ColumnMeaning meaning) {
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
    return tr("other instructions, IPC/SM");
  case ColumnMeaning::instruction_ipc:
    return tr("all instructions, IPC/SM");
  case ColumnMeaning::arithmetic_ipc:
    return tr("arithmetic, IPC/SM");
  case ColumnMeaning::adds:
    return tr("adds/cycle/SM");
  case ColumnMeaning::gigaflops:
    return tr("Gflop/s");
  case ColumnMeaning::gigabytes:
    return tr("GB/s");
  case ColumnMeaning::cycles:
    return tr("cycles per group");
  case ColumnMeaning::low:
    return tr("error bar: lower end");
  case ColumnMeaning::high:
    return tr("error bar: upper end");
  case ColumnMeaning::error:
    return tr("error bar: ±");
  case ColumnMeaning::error_percent:
    return tr("error bar: ± %");
  }
  return {};
}

void fill_meanings(QComboBox& box) {
  Quantity before = Quantity::none;
  for (const MeaningInfo& info : meaning_table()) {
    if (info.quantity != before && info.quantity != Quantity::high)
      box.insertSeparator(box.count());
    before = info.quantity;
    box.addItem(meaning_name(info.meaning), int(info.meaning));
  }
}

} // namespace loom
