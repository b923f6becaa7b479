#pragma once

/// What is edited, undone, saved, linked and carried inside exported figures: everything that a
/// result or a figure depends on. A regular value; its file form is in document_json.h.

#include "core/document/pin.h"
#include "core/document/view_parts.h"
#include "core/figure/figure_look.h"
#include "core/kernel/kernel_part.h"
#include "core/profile/profile_part.h"
#include "core/sass/listing_part.h"
#include "core/scenario/scenario.h"
#include "core/sim/trace_part.h"

#include <string>
#include <vector>

namespace loom {

struct Document {
  Scenario scenario;
  std::vector<Pin> pins; ///< scenarios for comparison, oldest first, at most max_pins
  FigureLooks looks{};   ///< how figures look in a paper, by figure
  KernelPart kernel{};   ///< whose time is predicted
  ListingPart listing{}; ///< of machine code
  ModelsPart models{};
  AccuracyPart accuracy{};
  MemoryPart memory{};
  HistoryPart history{};
  ProfilePart profile{}; ///< of kernels, by Nsight Compute
  TracePart trace{};     ///< measured, beside the simulated run
  std::string name{};    ///< of the scenario in comparisons, as a pin's
  bool operator==(const Document&) const = default;
};
} // namespace loom
