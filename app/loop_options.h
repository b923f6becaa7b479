#pragma once

/// --loop: a loop of any instructions (core/model/loop_text.h) in place of the mix, on a GPU.

#include "app/kernel_options.h"
#include "app/ranges.h"
#include "core/code/code_verdict.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_changes.h"
#include "core/scenario/instruction_loop.h"
#include "core/text/json_writer.h"

namespace loom {

/// A workload as the options say it: a mix, or a loop with its counts as they are written.
struct WorkloadRequest {
  Scenario scenario;
  std::string name;            ///< of a shipped loop or a file; else empty
  std::vector<Place> places;   ///< of a loop's items
  std::optional<double> alpha; ///< of a loop; nothing: that of its own counts

  /// The numbers of `changed` with the α asked for. bad_argument where it has none to change.
  template <class Number = double>
  [[nodiscard]] Result<LoopNumbersOf<Number>> numbers(const Loop& changed) const;
  /// Those of the workload.
  [[nodiscard]] Result<LoopNumbers> numbers() const;
  /// The loop, or the one that the mix is.
  [[nodiscard]] Loop loop() const;
};

/// A shipped loop by its name, a file, or items: "LDG.128 x2 l2=0.5; FFMA x64". bad_argument, with
/// the nearest shipped ones, for a word that is none of these.
[[nodiscard]] Result<Loop> read_loop(const std::string& text, std::string& name,
                                     std::vector<Place>& places);

/// Along which of a loop's numbers, and its values, as given: alpha where there is none.
struct LoopAxisOptions {
  std::optional<std::string> axis, values;
};

/// bad_argument where one is given without the --loop that they are of.
[[nodiscard]] Result<void> check_no_axis(const LoopAxisOptions& along);

void add_loop(const Options& options, KernelOptions& kernel);
void add_loop(const Options& options, KernelOptions& kernel, LoopAxisOptions& along);

/// Without --warps there are as many as a loop needs, within what the SM holds; --ilp replaces its
/// own. What would change nothing of a loop is refused: --mix, --access, --fixed-latency, and --set
/// of a number that it does not depend on.
[[nodiscard]] Result<WorkloadRequest>
workload_request(const KernelOptions& options, const Catalogue& catalogue = load_catalogue());
/// The request as a scenario, as the window has it: its α is that of the loop's counts.
[[nodiscard]] Result<Scenario> scenario_of(const WorkloadRequest& request);

/// The scenario that the options say; errors as workload_request().
[[nodiscard]] Result<Scenario> workload_from(const KernelOptions& options,
                                             const Catalogue& catalogue = load_catalogue());
/// A loop on one line: "LDG.32; FADD x8".
[[nodiscard]] std::string on_one_line(std::string_view loop);

/// bad_argument where `given`: the option says nothing of a loop.
[[nodiscard]] Result<void> refuse_with_loop(const char* option, bool given);

/// What a limit is called in answers: "latency", "stages of UTMALDG", "fp32".
[[nodiscard]] std::string limit_name(const Limit& limit, const LoopNumbers& loop);

/// What a change is, without what it gains: "128-bit LDG.32", "96 warps".
[[nodiscard]] std::string change_text(const LoopChange& change, const Loop& loop);
/// The same as members of the object that is open.
void write_change(JsonWriter& writer, const LoopChange& change, const Loop& loop);

/// The values along an axis of a loop, and which one it is.
struct Along {
  LoopAxis axis = LoopAxis::alpha;
  Range values{0};
};
/// As the options say, which leave α, warps or ILP out where the axis is of it.
[[nodiscard]] Result<Along> along_axis(const LoopAxisOptions& given, const KernelOptions& kernel);
/// The loop's numbers at one value of the axis.
[[nodiscard]] Result<LoopNumbers> numbers_at(const WorkloadRequest& request, LoopAxis axis,
                                             double value);

} // namespace loom
