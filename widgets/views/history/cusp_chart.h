#pragma once

/// The cusp of every GPU from 2006 on: warps needed against α, for coalesced global loads without
/// ILP and the whole of the peak (Volkov 2016, §4.5).

#include "core/figure/plot_data.h"
#include "core/gpu/catalogue.h"
#include "widgets/views/history/history_chart.h"
#include "widgets/workspace/snapshot.h"

#include <optional>

namespace loom {

struct CuspHistory {
  std::vector<SnapshotPtr> gpus; ///< oldest first, results present, α and warps at the cusp
  double top = 0;                ///< warps/SM that all of them fit under
  /// Where a GPU stands, nothing where its numbers are not known.
  [[nodiscard]] std::optional<std::size_t> find(const std::string& gpu) const;
};
[[nodiscard]] CuspHistory cusp_history(const Catalogue& catalogue);

/// A small panel of one GPU, titled by name and year, on the axes that all share; the GPU before
/// it behind its curve.
[[nodiscard]] Panel cusp_tile(const CuspHistory& history, std::size_t index);
/// The GPU in full, the earlier ones paling behind it.
[[nodiscard]] HistoryDrawing draw_cusp(const CuspHistory& history, std::size_t index);

/// Moves the curve of a drawn panel back to where it lies for GPU `from`, by 1 − `part` of the way,
/// and leaves out its marks: what is between two GPUs is none.
void blend_cusp(Panel& panel, const CuspHistory& history, std::size_t from, double part);

/// What is to be said at α of the GPU that of those up to `index` needs most nearly `warps` there.
struct CuspReading {
  std::size_t index = 0;
  double alpha = 0, warps = 0; ///< the point on its curve
  QString text;
};
[[nodiscard]] CuspReading read_cusp(const CuspHistory& history, std::size_t index, double alpha,
                                    double warps);

} // namespace loom
