#pragma once

/// --loop: a loop of any instructions (core/model/loop_text.h) in place of the mix, on a GPU.

#include "app/kernel_options.h"
#include "core/code/code_verdict.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_changes.h"
#include "core/scenario/instruction_loop.h"
#include "core/text/json_writer.h"

namespace loom {

/// A loop as the options say it.
struct LoopRequest {
  Scenario scenario; ///< its GPU, warps and ILP; its mix is of no consequence
  std::string name;  ///< of a shipped loop or a file; empty for items
  Loop loop;
  std::vector<Place> places;   ///< of its items
  std::optional<double> alpha; ///< nothing: that of the loop's own counts

  /// The numbers of `changed` with the α asked for, which `edit` knows as "alpha". bad_argument
  /// where it has none to change.
  template <class Number = double>
  [[nodiscard]] Result<LoopNumbersOf<Number>> numbers(const Loop& changed,
                                                      const NumberEdit& edit = {}) const;
  [[nodiscard]] Result<LoopNumbers> numbers() const { return numbers(loop); }
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

/// Of options whose `loop` is given. Without --warps there are as many as the loop needs, within
/// what the SM holds; --ilp replaces the loop's own. What would change nothing is refused: --mix,
/// --access, --fixed-latency, and --set of a number that the loop does not depend on.
[[nodiscard]] Result<LoopRequest> loop_request(const KernelOptions& options,
                                               const Catalogue& catalogue = load_catalogue());
/// The request as a scenario, as the window has it: its α is that of the loop's counts.
[[nodiscard]] Result<Scenario> scenario_of(const LoopRequest& request);

/// The scenario that the options say, of a mix or of a loop; errors as scenario_from() and
/// loop_request().
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

// The answers of eval, cusp and sweep.
[[nodiscard]] Result<std::string> eval_loop(const KernelOptions& options, bool json);
[[nodiscard]] Result<std::string> cusp_loop(const KernelOptions& options,
                                            const LoopAxisOptions& along, bool json);
/// Throughput over an axis and warps, as CSV, by the bounds or by each of the `models` named; the
/// exit status.
[[nodiscard]] int sweep_loop(const KernelOptions& options, const LoopAxisOptions& along,
                             const std::optional<std::string>& models,
                             const std::optional<std::string>& output);

} // namespace loom
