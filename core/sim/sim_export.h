#pragma once

/// Simulated traces and summaries as text, written in pieces: memory does not grow with the run.

#include "core/sim/simulate.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loom {

/// Takes the next piece of a file.
using TextSink = std::function<void(std::string_view)>;

/// "warp,instruction,kind,scheduler,issue_cycle,complete_cycle", with a line end.
[[nodiscard]] std::string_view trace_csv_header();
/// One line for each record.
[[nodiscard]] std::string trace_csv(std::span<const TraceRecord> records);

/// Chrome's trace event format, which Perfetto opens: a process for each scheduler, a row for each
/// warp (more where several of its instructions are in flight), a box for each instruction from
/// issue to completion, and counters of the instructions in flight. One microsecond of the viewer
/// is one cycle.
class ChromeTraceWriter {
public:
  ChromeTraceWriter(const SmConfig& config, WarpProgram program, int warps, TextSink sink);
  /// Records in the order of issue.
  void add(std::span<const TraceRecord> records);
  /// Closes the file; nothing may be added afterwards.
  void finish();

private:
  void event(std::string text);
  void name(std::string_view what, int process, std::size_t row, const std::string& text);
  void count_until(Cycle cycle);
  void counter(Cycle cycle);
  std::size_t row(const TraceRecord& record);

  WarpProgram program_;
  TextSink sink_;
  std::vector<std::vector<Cycle>> rows_;     ///< by warp, when each of its rows is free
  std::vector<std::pair<Cycle, bool>> ends_; ///< a heap: completion, whether arithmetic
  std::size_t arithmetic_ = 0, other_ = 0;
  std::string buffer_;
  bool first_ = true;
};

/// The answer of `simulate --summary --json`, without a final newline: latencyloom, cycles,
/// steady_state, period_cycles (null where none was found), error_ipc_per_sm and
/// throughput_ipc_per_sm {other, arithmetic, instructions} (null where too short), in_flight
/// {arithmetic, other} and lost_issue_slots {reason: fraction of all slots}; of a run of `grid` > 0
/// blocks also grid {blocks, ended, last_end_cycle (null while none has)}; of a loop with so many
/// `instructions` in an iteration also throughput_ipc_per_sm.iterations, iterations/cycle/SM.
[[nodiscard]] std::string summary_json(const SimSummary& summary, std::int64_t grid = 0,
                                       double instructions = 0);

} // namespace loom
