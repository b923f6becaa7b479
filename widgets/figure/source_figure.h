#pragma once

/// What the figures of the sources share: which GPUs they show, snapshots of them.

#include "widgets/figures/catalogue.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// The five GPUs of the thesis, oldest first.
[[nodiscard]] std::vector<std::string> thesis_gpus();
/// α of the comparison with the CUDA guide's estimate on thesis_gpus()[index], "approximately equal
/// but somewhat larger than" alu_thru / mem_thru (§4.8). The thesis's own numbers are not at hand.
[[nodiscard]] double guide_alpha(std::size_t index);
/// The thesis's GPUs and the newer ones of the catalogue whose numbers the bound model needs are
/// all known for the mix, oldest first; without "toy".
[[nodiscard]] std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix = Mix::global);

/// α and warps per SM that a figure of a source has of its own.
struct OwnPoint {
  double alpha = 0;
  int warps = 1;
};
/// The request's scenario when the caller chose a GPU, else that of `gpu` with what else the caller
/// chose. `own` is for what the caller did not. bad_argument where the GPU has no such access.
[[nodiscard]] Result<Scenario> scenario_for(const FigureRequest& request, const char* gpu,
                                            std::optional<OwnPoint> own = {});

/// The evaluated state of one scenario, in the default view; bad_argument when a number is missing.
[[nodiscard]] Result<SnapshotPtr> snapshot_of(Scenario scenario, const Catalogue& catalogue);

/// Fills in what every figure says of itself.
[[nodiscard]] Figure titled(const char* id, const QString& title, const Scenario& scenario);

/// Removes the operating point and other marks of the live views.
void remove_mark(Panel& panel, const std::string& id);

/// "Volkov 2016" in full, with the place in it.
[[nodiscard]] std::string thesis(const char* place);

} // namespace loom
