#pragma once

/// Scenario files (*.loom.json), versioned; and scenarios carried inside exported figures.

#include "core/document/document.h"
#include "core/scenario/scenario_json.h"
#include "core/text/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What a file says of itself.
inline constexpr std::string_view document_format = "latencyloom-scenario";
/// Version written; a file of a newer minor version opens with a warning, of a newer major one
/// is refused. What 1.0 already said is written as 1.0; 1.1 brought "divergence", 1.3 "measured",
/// 1.4 "figures" and "loop", which pins are written without, 1.5 "latencies", 1.6 "kernel",
/// "listing" and what views show, 1.7 "instruction_loop" and "profile", 1.8 "front", what is said
/// of pins, "name", warps needed among "measured", and "trace", 1.9 throughputs in % of the
/// peak, 1.10 the simulation's "policy", "dual_issue", "reissue", "barrier_every" and
/// "block_iterations", 1.11 the "loop" of what was "measured", and "access" in
/// loops, 1.12 cycles, rows, titles, scales and more of looks.
inline constexpr int scenario_major = 1;
inline constexpr int scenario_minor = 12;
/// Limit on a figure that a scenario is looked for in.
inline constexpr std::size_t max_figure_bytes = 64u << 20;

struct ReadDocument {
  Document document;
  std::vector<Message> warnings;   ///< for people
  std::vector<GpuPtr> stand_ins{}; ///< taken for GPUs that are missing, each once
  std::string view{};              ///< id of the view that was in front; empty where none is named
};

/// Parses a scenario. A GPU is named by id, or carried whole when it is not built in. Nothing is
/// run and no other file is read.
[[nodiscard]] Result<ReadDocument> document_from_json(std::string_view text,
                                                      const std::string& file,
                                                      const Catalogue& catalogue,
                                                      MissingGpu missing = MissingGpu::refuse);
[[nodiscard]] std::vector<Error> lint_scenario(std::string_view text, const std::string& file,
                                               const Catalogue& catalogue);
/// The file form: stable key order, final newline. `indent` < 0 writes one line. `view`: the id of
/// the view that is to be in front where it is opened; empty for none.
[[nodiscard]] std::string document_to_json(const Document& document, const Catalogue& catalogue,
                                           int indent = 2, const std::string& view = {});

/// The names of the trace and of the sets whose spans and points a file of the document does not
/// hold.
[[nodiscard]] std::vector<std::string> left_out_of_file(const Document& document);

/// Every problem of a GPU file, a family file, an architecture, a scenario file or a figure that
/// carries one, recognised by content.
[[nodiscard]] std::vector<Error> lint_file(std::string_view bytes, const std::string& file,
                                           const Catalogue& catalogue);

/// The scenario JSON inside a scenario file, a link (scenario_link.h) or a figure that this program
/// exported (PDF, SVG, PNG, CSV, TeX), recognised by content. bad_input when there is none.
[[nodiscard]] Result<std::string> extract_scenario(std::string_view bytes, const std::string& file);

} // namespace loom
