#include "core/sim/loom.h"

#include <algorithm>

namespace loom {

LoomFamily loom_family(const std::optional<Resource>& resource) {
  if (!resource)
    return LoomFamily::waiting;
  switch (*resource) {
  case Resource::dram:
  case Resource::l2:
  case Resource::l1:
  case Resource::shared:
  case Resource::ldst:
    return LoomFamily::memory;
  case Resource::tensor:
  case Resource::sfu:
    return LoomFamily::special;
  default:
    return LoomFamily::arithmetic;
  }
}

double flow_cycles(const LoomPicture& picture) {
  const double room = picture.to - picture.from - picture.shown;
  return picture.period > 0 && picture.period <= room ? picture.period : room;
}

int warps_per_row(const LoomPicture& picture, int most_rows) {
  const int all = std::max({1, picture.places, picture.warps});
  return (all + most_rows - 1) / std::max(1, most_rows);
}

} // namespace loom
