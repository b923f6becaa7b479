#pragma once

/// What the figures of the sources share: which GPUs they show, snapshots of them.

#include "core/scenario/complete_gpus.h"
#include "widgets/figures/catalogue.h"
#include "widgets/texts/figure_head.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// The five GPUs of the thesis, oldest first.
[[nodiscard]] std::vector<std::string> thesis_gpus();
/// α of the comparison with the CUDA guide's estimate on thesis_gpus()[index], "approximately equal
/// but somewhat larger than" alu_thru / mem_thru (§4.8). The thesis's own numbers are not at hand.
[[nodiscard]] double guide_alpha(std::size_t index);
/// α and warps per SM that a figure of a source has of its own.
struct OwnPoint {
  double alpha = 0;
  int warps = 1;
};
/// The request's scenario when the caller chose a GPU, else that of `gpu` with what else the caller
/// chose. `own` is for what the caller did not. bad_argument where the GPU has no such access.
[[nodiscard]] Result<Scenario> scenario_for(const FigureRequest& request, const char* gpu,
                                            std::optional<OwnPoint> own = {});

/// Removes the operating point and other marks of the live views.
void remove_mark(Panel& panel, const std::string& id);

} // namespace loom
