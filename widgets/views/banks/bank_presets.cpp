#include "widgets/views/banks/bank_presets.h"

#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

#include <QStringList>

namespace loom {
namespace {

using memory::AddressPattern, memory::PatternKind;

SharedAccess of(AddressPattern pattern) {
  SharedAccess access;
  access.pattern = std::move(pattern);
  return access;
}

/// Four threads and four banks.
SharedAccess small(AddressPattern pattern) {
  pattern.threads = 4;
  SharedAccess access = of(std::move(pattern));
  access.banks = 4;
  return access;
}
SharedAccess small_stride(std::int64_t stride, std::int64_t offset = 0) {
  return small({.stride = stride, .offset = offset});
}
SharedAccess small_list(std::vector<std::int64_t> list) {
  return small({.kind = PatternKind::list, .list = std::move(list)});
}

QString addresses_title(const AddressPattern& pattern) {
  QStringList parts;
  if (const auto found = memory::addresses(pattern))
    for (const std::int64_t each : *found)
      parts << QString::number(each);
  return QStringLiteral("(%1)").arg(parts.join(QLatin1Char(',')));
}

} // namespace

std::vector<SharedAccess> figure_2_2() {
  return {small_stride(1), small_stride(1, 1), small_stride(3),
          small_stride(2), small_stride(4),    small_list({1, 3, 5, 8})};
}

const std::vector<BankPreset>& bank_presets() {
  static PerLanguage<std::vector<BankPreset>> presets;
  return presets.get([] {
    std::vector<BankPreset> all;
    std::vector<SharedAccess> thesis = figure_2_2();
    thesis.push_back(small_list({1, 1, 1, 1}));
    thesis.push_back(small_list({1, 1, 1, 2}));
    for (SharedAccess& each : thesis) {
      const QString words = addresses_title(each.pattern);
      all.push_back({tr("%1, 4 banks").arg(words), std::move(each)});
    }
    all.push_back({});
    all.push_back({tr("stride 1"), of({})});
    all.push_back({tr("stride 2"), of({.stride = 2})});
    all.push_back({tr("matrix column, 32 × 32"), of({.kind = PatternKind::tile})});
    all.push_back(
        {tr("matrix column, padded by 1"), of({.kind = PatternKind::tile, .padding = 1})});
    all.push_back({tr("matrix column, XOR swizzle"), of({.kind = PatternKind::swizzle})});
    all.push_back({tr("double, stride 1"), of({.word_bytes = 8})});
    all.push_back({tr("float4, stride 1"), of({.word_bytes = 16})});
    return all;
  });
}

} // namespace loom
