// `latencyloom sweep`: throughput over a grid, streamed in constant memory.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/sweep.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>

namespace loom {

namespace {

struct SweepCommand : SweepOptions {
  std::optional<std::string> output;
  LoopAxisOptions along; ///< of a loop
  bool json = false;
};

constexpr std::size_t buffer_bytes = std::size_t{512} * 1024;
/// More than the longest row: two axes, twelve set values, a throughput a model and a word.
constexpr std::size_t row_bytes = (16 + model_count) * 32;
/// Points computed at a time.
constexpr std::size_t block = 256;

/// Whole lines of a CSV without quotes as objects of a JSON array, one a line: numbers as they
/// stand there, null for an empty cell.
class JsonRows {
public:
  std::string objects(std::string_view lines) {
    std::string text;
    while (!lines.empty()) {
      const std::vector<std::string_view> cells = split(take_line(lines), ",");
      if (names_.empty()) {
        names_.assign(cells.begin(), cells.end());
        continue;
      }
      text += any_ ? ",\n    {" : "\n    {";
      any_ = true;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        text += (i > 0 ? ", \"" : "\"") + names_[i] + "\": ";
        if (cells[i].empty())
          text += "null";
        else if (parse_number(cells[i]) && cells[i] != "inf")
          text += cells[i];
        else
          (text += '"').append(cells[i]) += '"';
      }
      text += '}';
    }
    return text;
  }

private:
  std::vector<std::string> names_;
  bool any_ = false;
};

/// The rows, collected and written in large pieces.
class Rows {
public:
  Rows(Sink& sink, JsonRows* json) : sink_(sink), json_(json) {}

  void add(std::string_view text) {
    std::memcpy(end_, text.data(), text.size());
    end_ += text.size();
  }
  /// As `shortest` writes it: no throughput is large enough to need an exponent.
  void add_throughput(double value) { end_ = std::to_chars(end_, end_ + 32, value).ptr; }
  void add(char c) { *end_++ = c; }

  /// Makes room for one more row.
  Result<void> reserve_row() {
    if (static_cast<std::size_t>(end_ - buffer_.get()) + row_bytes <= buffer_bytes)
      return {};
    return flush();
  }
  Result<void> flush() {
    const std::string_view text(buffer_.get(), static_cast<std::size_t>(end_ - buffer_.get()));
    end_ = buffer_.get();
    return sink_.write(json_ ? json_->objects(text) : text);
  }

private:
  Sink& sink_;
  JsonRows* json_; ///< null for CSV
  std::unique_ptr<char[]> buffer_ = std::make_unique<char[]>(buffer_bytes);
  char* end_ = buffer_.get();
};

/// The innermost axis, with its texts written once.
struct WarpsColumn {
  std::vector<double> values;
  std::vector<std::string> texts;

  explicit WarpsColumn(const Range& range) {
    for (std::uint64_t i = 0; i < range.size(); ++i) {
      values.push_back(range.at(i));
      texts.push_back(shortest(values.back()));
    }
  }
};

/// The rows of all warps: `rates(k, points, out)` are those of the model k, and `limit(warps)` what
/// limits there. `before` and `after` are what stands around the warps.
Result<void> stream_line(Rows& rows, const std::string& before, const std::string& after,
                         const WarpsColumn& warps, std::size_t models, const auto& rates,
                         const auto& limit) {
  const std::span<const double> all(warps.values);
  std::vector<std::array<double, block>> computed(models);
  for (std::size_t at = 0; at < all.size(); at += block) {
    const auto points = all.subspan(at, std::min(block, all.size() - at));
    for (std::size_t k = 0; k < models; ++k)
      rates(k, points, std::span(computed[k]).first(points.size()));
    for (std::size_t j = 0; j < points.size(); ++j) {
      LOOM_CHECK(rows.reserve_row());
      rows.add(before);
      rows.add(warps.texts[at + j]);
      rows.add(after);
      for (const auto& rate : computed) {
        if (!std::isnan(rate[j]))
          rows.add_throughput(rate[j]);
        rows.add(',');
      }
      rows.add(limit(points[j]));
      rows.add('\n');
    }
  }
  return {};
}

Result<void> stream(const Sweep& sweep, Rows& rows) {
  rows.add("alpha,warps_per_sm,");
  for (const SetAxis& axis : sweep.sets) {
    rows.add(parameter_info(axis.parameter).id);
    rows.add(',');
  }
  for (const std::size_t model : sweep.models) {
    rows.add(model_table()[model].id);
    rows.add(',');
  }
  rows.add("bottleneck\n");
  const WarpsColumn warps(sweep.warps);

  const auto plane_rows = [&](const SweepPlane& plane) -> Result<void> {
    std::string set_texts = ",";
    for (const double value : plane.sets)
      set_texts += shortest(value) + ",";
    for (std::uint64_t i = 0; i < sweep.alphas.size(); ++i) {
      const double alpha = sweep.alphas.at(i);
      LOOM_CHECK(stream_line(
          rows, shortest(alpha) + ",", set_texts, warps, plane.models.size(),
          [&](std::size_t k, auto points, auto out) {
            plane.models[k].throughputs(alpha, points, out);
          },
          [&](double held) { return to_string(bounds(plane.kernel, alpha, held).binding()); }));
    }
    return {};
  };
  return for_each_plane(sweep, plane_rows).and_then([&] { return rows.flush(); });
}

/// Of a loop: along its axis, and warps. Errors before anything is opened.
struct LoopSweep {
  WorkloadRequest request;
  Along along;
  Range warps;
  std::vector<std::size_t> models;
};

Result<LoopSweep> loop_sweep_from(const SweepCommand& command) {
  KernelOptions kernel = command.kernel;
  LoopAxisOptions axis = command.along;
  if (!axis.axis && !axis.values)
    std::swap(axis.values, kernel.alpha); // a range of α
  LOOM_TRY(const auto models, model_list(command.model.value_or("bound")));
  LOOM_TRY(Along along, along_axis(axis, kernel));
  const std::optional<std::string> given = std::exchange(kernel.warps, std::nullopt);
  LOOM_TRY(WorkloadRequest request, workload_request(kernel));
  Range warps = along.axis == LoopAxis::warps ? along.values : Range(request.scenario.warps);
  if (given && along.axis != LoopAxis::warps) {
    LOOM_TRY(warps,
             parse_range("--warps", *given, range_of(*find_parameter("warps")), Spacing::step));
  }
  return LoopSweep{std::move(request), std::move(along), std::move(warps), models};
}

Result<void> stream(const LoopSweep& sweep, bool named, Rows& rows) {
  const bool only_warps = sweep.along.axis == LoopAxis::warps;
  rows.add(only_warps ? "" : std::string(loop_axis_info(sweep.along.axis).name) + ",");
  rows.add("warps_per_sm,");
  for (const std::size_t model : sweep.models) {
    rows.add(named ? model_table()[model].id : "iterations");
    rows.add(',');
  }
  rows.add("limit\n");
  const WarpsColumn warps(sweep.warps);
  for (std::uint64_t i = 0; i < (only_warps ? 1 : sweep.along.values.size()); ++i) {
    const double value = sweep.along.values.at(i);
    LOOM_TRY(const LoopNumbers loop, only_warps
                                         ? sweep.request.numbers()
                                         : numbers_at(sweep.request, sweep.along.axis, value));
    LOOM_CHECK(stream_line(
        rows, only_warps ? "" : shortest(value) + ",", ",", warps, sweep.models.size(),
        [&](std::size_t k, auto points, auto out) {
          for (std::size_t j = 0; j < points.size(); ++j)
            out[j] = loop_throughput(sweep.request.scenario, loop, points[j], sweep.models[k])
                         .value_or(std::nan(""));
        },
        [&](double held) { return to_string(evaluate(loop, held).limit); }));
  }
  return rows.flush();
}

/// What `stream` writes, as CSV or, with the members that `head` adds, as JSON.
Result<void> streamed(const SweepCommand& command, Sink& sink,
                      const std::function<void(JsonWriter&)>& head,
                      const std::function<Result<void>(Rows&)>& stream) {
  JsonRows json;
  Rows rows(sink, command.json ? &json : nullptr);
  if (!command.json)
    return stream(rows).and_then([&sink] { return sink.finish(); });
  // An answer without rows is cut where they belong.
  std::string empty = json_answer([&head](JsonWriter& writer) {
    head(writer);
    writer.key("rows").begin_array().end_array();
  });
  const std::size_t place = empty.rfind("[]") + 1;
  return sink.write(empty.substr(0, place))
      .and_then([&] { return stream(rows); })
      .and_then([&] { return sink.write("\n  " + empty.substr(place)); })
      .and_then([&sink] { return sink.finish(); });
}

Result<void> finish(const SweepCommand& command, const std::function<void(JsonWriter&)>& head,
                    const std::function<Result<void>(Rows&)>& stream) {
  LOOM_TRY(Sink sink, Sink::open(command.output));
  return streamed(command, sink, head, stream);
}

Result<void> run(const SweepCommand& command) {
  if (command.kernel.loop) {
    LOOM_TRY(const LoopSweep sweep, loop_sweep_from(command));
    return finish(
        command, [&](JsonWriter& writer) { write_workload(writer, sweep.request.scenario); },
        [&](Rows& rows) { return stream(sweep, command.model.has_value(), rows); });
  }
  LOOM_CHECK(check_no_axis(command.along));
  LOOM_TRY(const Sweep sweep, sweep_from(command));
  LOOM_CHECK(kernel_model(sweep.scenario));
  return finish(
      command, [&](JsonWriter& writer) { write_workload(writer, sweep.scenario); },
      [&](Rows& rows) { return stream(sweep, rows); });
}

} // namespace

void add_sweep(const Options& program) {
  const auto [options, command] =
      program.command<SweepCommand>("sweep", "throughput over a grid, one CSV row a point", run);
  add_kernel(options, command.kernel);
  options.add("--alpha", command.kernel.alpha,
              "LO:HI:COUNT, spaced evenly on a log scale, values, or both: 0,0.1:1e3:41,inf",
              "RANGE");
  options.add("--warps", command.kernel.warps, "LO:HI[:STEP], values, or both", "RANGE");
  add_sets(options, command.kernel,
           "LO:HI:COUNT, spaced evenly, or values, for one of the GPU's numbers", "NAME=RANGE");
  options.add("--model", command.model,
              "models to compute, a column each (default bound): " + model_names(), "MODEL,...");
  options.add("-o,--output", command.output, "file to write (default: standard output)", "FILE");
  options.add("--json", command.json, "as JSON: an object a row, null for an empty cell");
  add_loop(options, command.kernel, command.along);
  add_fixed_latency(options, command.kernel);
  options.footer("Rows are ordered by the --set values, then alpha, then warps. A model's column\n"
                 "is the throughput of the other instruction in IPC/SM, at alpha inf that of\n"
                 "arithmetic; empty where a simulation would take too long. Of a loop it is\n"
                 "iterations per cycle and SM; empty also where a model knows no such loops.");
}

} // namespace loom
