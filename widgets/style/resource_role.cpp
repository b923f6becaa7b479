#include "widgets/style/resource_role.h"

#include <array>

namespace loom {

Role resource_role(Resource resource) {
  using enum Role;
  // By Resource: issue, FP32, integer, FP64, SFU, LD/ST, shared, constant, cluster, tensor, L1, L2,
  // DRAM.
  constexpr std::array<Role, resource_count> roles{issue,   arithmetic, series7, series2, other,
                                                   series3, series6,    series1, series2, series5,
                                                   series4, ghost,      memory};
  return roles[index(resource)];
}

} // namespace loom
