#include "core/access/banks_picture.h"

#include <cstdlib>

namespace loom {
namespace {

using memory::AddressPattern, memory::PatternKind;

/// The pattern with the remedy: a stride is the pitch of a column, so that padding widens it.
AddressPattern remedied(AddressPattern pattern, BankRemedy kind, std::int64_t padding) {
  const bool stride = pattern.kind == PatternKind::stride;
  if (kind == BankRemedy::padding) {
    if (stride)
      pattern.stride += pattern.stride < 0 ? -padding : padding;
    else
      pattern.padding = padding;
    return pattern;
  }
  if (stride) {
    pattern.pitch = std::abs(pattern.stride);
    pattern.width = memory::max_threads;
    pattern.by_column = true;
    pattern.i = 0;
  }
  pattern.kind = PatternKind::swizzle;
  pattern.padding = 0;
  return pattern;
}

std::optional<BankAlternative> alternative_to(const GpuSpec& gpu, const SharedAccess& access,
                                              const memory::ConflictRemedy& found) {
  const bool padded = access.remedy == BankRemedy::padding;
  const int degree = padded ? found.padded_degree : found.swizzled_degree.value_or(0);
  if (access.remedy == BankRemedy::none || degree <= 0 || degree >= found.degree)
    return std::nullopt;
  SharedAccess other = access;
  other.pattern = remedied(access.pattern, access.remedy, found.padding);
  auto run = run_banks(gpu, other);
  if (!run)
    return std::nullopt;
  return BankAlternative{other.pattern, *std::move(run)};
}

std::vector<int> passes_of_strides(const GpuSpec& gpu, SharedAccess access) {
  std::vector<int> passes;
  for (int stride = 0; stride <= last_stride; ++stride) {
    access.pattern.stride = stride;
    const auto run = run_banks(gpu, access);
    passes.push_back(run ? static_cast<int>(run->result.passes.size()) : 0);
  }
  return passes;
}

} // namespace

Result<BanksPicture> banks_picture(const GpuSpec& gpu, const SharedAccess& access) {
  auto run = run_banks(gpu, access);
  if (!run)
    return tl::unexpected<Error>(run.error());
  BanksPicture picture;
  picture.run = *std::move(run);
  if (const auto found = memory::find_remedy(picture.run.rules, access.pattern)) {
    picture.remedy = *found;
    picture.alternative = alternative_to(gpu, access, *found);
  }
  if (access.pattern.kind == PatternKind::stride)
    picture.stride_passes = passes_of_strides(gpu, access);
  return picture;
}

} // namespace loom
