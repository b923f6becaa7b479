#pragma once

/// The scenario beside its pins: how each is called, drawn and described.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace loom {

/// Whether pins are drawn beside the scenario. Then each is drawn by what it comes to alone: the
/// limits behind it would be those of one among several.
[[nodiscard]] bool compares(const Snapshot& snapshot);

/// A curve of one of those compared: the first of the palette's series is the scenario's.
/// `along`: what the panel's axes show ("alpha", "warps"), which tells none from another.
[[nodiscard]] Curve curve_of_scenario(const Snapshot& snapshot,
                                      std::initializer_list<std::string_view> along);
[[nodiscard]] Curve curve_of(const Snapshot& snapshot, const ComparedPin& compared,
                             std::initializer_list<std::string_view> along);

/// The GPUs compared, the scenario's first, each once: "GTX 980, V100 and H200".
[[nodiscard]] QString compared_gpus(const Snapshot& snapshot);

/// Puts the pins into a description that has the scenario's part already: what each line is and
/// the parameters of each GPU once, their sources and statuses.
void describe_comparison(Figure& figure, const Snapshot& snapshot,
                         std::initializer_list<std::string_view> along);

/// Notes under the figure which of its numbers no source states: a list where one mix is drawn.
void note_workload(Figure& figure, const Snapshot& snapshot);

/// Whether the SMs of all that are drawn hold as many warps.
[[nodiscard]] bool hold_as_many_warps(const Snapshot& snapshot);

/// Of those compared none stands out: takes the operating point away.
void without_operating_point(std::vector<Panel>& panels);

} // namespace loom
