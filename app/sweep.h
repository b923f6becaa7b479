#pragma once

/// Throughput of models over a grid of operating points, plane by plane.

#include "app/kernel_options.h"
#include "app/ranges.h"
#include "core/scenario/models.h"

#include <functional>

namespace loom {

/// Texts as given; absent when not.
struct SweepOptions {
  KernelOptions kernel;             ///< alpha, warps and sets may be ranges
  std::optional<std::string> model; ///< "bound,saturation" or "all"; the bounds without one
};

/// A number of the GPU and the values that it takes.
struct SetAxis {
  Hardware parameter;
  Range range;
};

struct Sweep {
  Scenario scenario;
  std::vector<std::size_t> models; ///< indices into model_table(), in the order asked for
  Range alphas, warps;
  std::vector<SetAxis> sets;
};

/// bad_argument naming the option; numbers that the GPU lacks are found by for_each_plane().
[[nodiscard]] Result<Sweep> sweep_from(const SweepOptions& options);

/// All α and warps at one value of each axis of Sweep::sets.
struct SweepPlane {
  const std::vector<double>& sets;
  const KernelModel& kernel;
  const std::vector<ModelRun>& models; ///< as Sweep::models
};
/// Each combination of the sets' values, the last axis turning fastest. Ends with the first error.
[[nodiscard]] Result<void>
for_each_plane(const Sweep& sweep, const std::function<Result<void>(const SweepPlane&)>& use);

} // namespace loom
