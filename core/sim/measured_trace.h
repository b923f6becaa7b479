#pragma once

/// A trace that was measured, when each warp began and ended what, beside a simulated run.
///
/// Read is Chrome's trace event format, as Triton's Proton writes it of a kernel's scopes, and
/// `latencyloom simulate --format chrome` of a run: events of phase X, or B and E, those of a
/// process and thread being a warp's. Of several SMs ("Core 3" in a process's name) the one with
/// the most events counts, its blocks ("CTA 5") one after the other. How many cycles a microsecond
/// is
///
///   1                        in an export of ours, whose events have a "ready_cycle"
///   "Frequency (MHz)"        where events give it, as Proton's do
///   1000                     where they say "Unit": "GPU cycle"
///   the GPU's clock          else, which is assumed
///
/// Launches of kernels, as PyTorch's profiler traces them, are refused: a launch is no iteration.
/// Source:
/// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU

#include "core/base/result.h"
#include "core/sim/timeline.h"
#include "core/sim/trace.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct MeasuredSpan {
  std::size_t name = 0;    ///< index into MeasuredTrace::names
  double from = 0, to = 0; ///< cycles since the first begin, to a thousandth
  bool operator==(const MeasuredSpan&) const = default;
};
struct MeasuredWarp {
  int warp = 0;                    ///< of the SM, from 0
  std::vector<MeasuredSpan> spans; ///< by begin
  bool operator==(const MeasuredWarp&) const = default;
};
struct MeasuredTrace {
  std::vector<std::string> names;
  std::vector<MeasuredWarp> warps; ///< by number, each once
  double cycles_per_us = 1;
  bool clock_assumed = false; ///< the file does not say how long a cycle is
  std::size_t spans = 0;
  std::size_t left_out = 0; ///< events of other SMs and warps
  bool operator==(const MeasuredTrace&) const = default;
};

// Limits on traces from outside.
inline constexpr std::size_t max_trace_bytes = std::size_t{1} << 30;
inline constexpr std::size_t max_event_bytes = std::size_t{1} << 20;
inline constexpr std::size_t max_trace_spans = 1'000'000;
inline constexpr int max_trace_warps = 1024;

/// Whether a file that begins so is a trace: JSON with "traceEvents", or the array of them alone.
[[nodiscard]] bool begins_trace(std::string_view beginning);

/// Reads a trace that is fed piece by piece.
class MeasuredTraceReader {
public:
  /// `megahertz`: the clock where the file does not say it.
  MeasuredTraceReader(std::string file, double megahertz)
      : file_(std::move(file)), megahertz_(megahertz) {}
  /// bad_input with the line.
  [[nodiscard]] Result<void> feed(std::string_view piece);
  /// One warp or more with a span or more; bad_input where it is cut or has none.
  [[nodiscard]] Result<MeasuredTrace> finish();

private:
  struct Event {
    double ts = 0, dur = 0, scale = 0; ///< µs; cycles of a µs, 0 where it is not said
    std::size_t name = 0;
  };
  struct Lane {
    std::string process, thread; ///< their names
    std::vector<Event> events;
    std::vector<Event> open; ///< begun and not ended
  };
  [[nodiscard]] tl::unexpected<Error> wrong(Message detail, int line) const;
  [[nodiscard]] Result<void> take(char c);
  [[nodiscard]] Result<void> take_event();
  [[nodiscard]] Lane& lane(const std::string& process, const std::string& thread);

  std::string file_;
  double megahertz_;
  std::string event_; ///< as far as it was fed; empty outside of events
  std::string text_;  ///< the last string outside of events: a member's name
  int line_ = 1, event_line_ = 0;
  int depth_ = 0;         ///< of braces and brackets
  int events_depth_ = -1; ///< that events lie at; −1 outside of their array
  bool array_ = false;    ///< the file is the array of events alone
  bool quoted_ = false, escaped_ = false;
  std::vector<std::string> names_;
  std::map<std::string, std::size_t, std::less<>> name_of_;
  std::map<std::pair<std::string, std::string>, std::size_t> lane_of_; ///< process, thread
  std::vector<Lane> lanes_;                                            ///< as they appear
  std::map<std::string, std::string> process_names_;
  std::size_t events_ = 0;
};

/// What is measured beside what is simulated, of each name. A name that an instruction of the
/// program has is of it: its k-th in a warp beside the simulated warp's k-th. Any other is a scope,
/// which a warp begins once an iteration: what is compared is the time from a begin to the next.
struct TraceComparison {
  struct Row {
    std::string name;
    std::size_t spans = 0;
    bool instruction = false;        ///< else a scope
    double duration = 0;             ///< measured, cycles; median
    std::optional<double> compared;  ///< measured: the duration, of a scope from begin to begin
    std::optional<double> simulated; ///< the same; median
    [[nodiscard]] std::optional<double> error() const; ///< simulated / measured - 1
  };
  std::vector<Row> rows; ///< by name
  double shift = 0;      ///< cycles to add to what is measured: the first of both begin together
  /// By warp and span, measured / simulated of what is compared; nothing where either is not there.
  std::vector<std::vector<std::optional<double>>> ratio;
};
/// `records` of the simulated run from its begin, in the order of issue. `instructions` of an
/// iteration, 0: the program is one.
[[nodiscard]] TraceComparison compare_traces(const MeasuredTrace& measured,
                                             const WarpProgram& program, int warps,
                                             std::span<const TraceRecord> records,
                                             double instructions = 0);

/// What a bar of a measured span says, in place of TimelineCopies::of_class.
enum class MeasuredMark : std::uint8_t { as_simulated = 240, longer, shorter, alone };
[[nodiscard]] constexpr bool is_measured(std::uint8_t of_class) {
  return of_class >= static_cast<std::uint8_t>(MeasuredMark::as_simulated) && of_class < no_class;
}
/// Differences below it are none: relative.
inline constexpr double measured_alike = 0.1;
/// The role of measured rows.
inline constexpr std::string_view measured_role = "measured";

/// Puts a row for each measured warp above those that are shown; all their rows move down by as
/// many as there are warps. Of spans that hold others the inner ones stand below.
void add_measured(Timeline& shown, const MeasuredTrace& measured, const TraceComparison& compared);

} // namespace loom
