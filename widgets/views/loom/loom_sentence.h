#pragma once

/// What the loom says: how much of the peak the warps reach, what they keep in flight and how many
/// would do, in the colours of the picture; below it what measured kernels do there.

#include "widgets/style/figure_style.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

namespace loom {

/// Gives the picture's classes the names that people have for them: of a mix "load" and "add", of
/// a loop its instructions.
void name_classes(LoomPicture& picture, const Scenario& scenario);

/// What gradual saturation gives of the bounds' peak with so many warps; nothing of machine code.
[[nodiscard]] std::optional<double> gradual_share(const Snapshot& snapshot, double warps);

struct LoomSentence {
  QString first;  ///< HTML, its counts in the colours of what they count
  QString second; ///< plain; may be empty
  QString plain;  ///< both, for who hears them
};
/// Of a named picture of the snapshot's scenario; of one warp alone beside `share` of all of them.
[[nodiscard]] LoomSentence loom_sentence(const Snapshot& snapshot, const LoomPicture& picture,
                                         const FigureStyle& style,
                                         std::optional<double> share_of_all = {});

} // namespace loom
