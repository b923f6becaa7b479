// `latencyloom sweep`: throughput over a grid, streamed in constant memory.

#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/sweep.h"
#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <memory>

namespace loom {

namespace {

struct SweepCommand : SweepOptions {
  std::optional<std::string> output;
  LoopAxisOptions along; ///< of a loop
};

constexpr std::size_t buffer_bytes = std::size_t{512} * 1024;
/// More than the longest row: two axes, twelve set values, a throughput a model and a word.
constexpr std::size_t row_bytes = (16 + model_count) * 32;
/// Points computed at a time.
constexpr std::size_t block = 256;

/// The rows, collected and written in large pieces.
class Rows {
public:
  explicit Rows(Sink& sink) : sink_(sink) {}

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
    return sink_.write(text);
  }

private:
  Sink& sink_;
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

/// All rows of one combination of the --set values, whose text is `set_texts`.
Result<void> stream_plane(Rows& rows, const SweepPlane& plane, const Range& alphas,
                          const WarpsColumn& warps, const std::string& set_texts) {
  const std::span<const double> all(warps.values);
  std::vector<std::array<double, block>> rates(plane.models.size());
  for (std::uint64_t i = 0; i < alphas.size(); ++i) {
    const double alpha = alphas.at(i);
    const std::string alpha_text = shortest(alpha) + ",";
    for (std::size_t at = 0; at < all.size(); at += block) {
      const auto points = all.subspan(at, std::min(block, all.size() - at));
      for (std::size_t k = 0; k < plane.models.size(); ++k)
        plane.models[k].throughputs(alpha, points, std::span(rates[k]).first(points.size()));
      for (std::size_t j = 0; j < points.size(); ++j) {
        if (Result<void> room = rows.reserve_row(); !room)
          return room;
        rows.add(alpha_text);
        rows.add(warps.texts[at + j]);
        rows.add(set_texts);
        for (const auto& rate : rates) {
          if (!std::isnan(rate[j]))
            rows.add_throughput(rate[j]);
          rows.add(',');
        }
        rows.add(to_string(bounds(plane.kernel, alpha, points[j]).binding()));
        rows.add('\n');
      }
    }
  }
  return {};
}

Result<void> stream(const Sweep& sweep, Sink& sink) {
  Rows rows(sink);
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

  return for_each_plane(sweep,
                        [&](const SweepPlane& plane) {
                          std::string set_texts = ",";
                          for (const double value : plane.sets)
                            set_texts += shortest(value) + ",";
                          return stream_plane(rows, plane, sweep.alphas, warps, set_texts);
                        })
      .and_then([&] { return rows.flush(); });
}

int run(const SweepCommand& command) {
  if (command.kernel.loop) {
    KernelOptions kernel = command.kernel;
    LoopAxisOptions along = command.along;
    if (!along.axis && !along.values)
      std::swap(along.values, kernel.alpha); // a range of α
    return sweep_loop(kernel, along, command.model, command.output);
  }
  if (const Result<void> good = check_no_axis(command.along); !good)
    return report(good.error());
  Result<Sweep> sweep = sweep_from(command);
  if (!sweep)
    return report(sweep.error());
  if (const Result<KernelModel> model = kernel_model(sweep->scenario); !model)
    return report(model.error());
  Result<Sink> sink = Sink::open(command.output);
  if (!sink)
    return report(sink.error());
  const Result<void> written = stream(*sweep, *sink).and_then([&sink] { return sink->finish(); });
  return written ? 0 : report(written.error());
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
  options.add("-o,--output", command.output, "CSV file to write (default: standard output)",
              "FILE");
  add_loop(options, command.kernel, command.along);
  add_fixed_latency(options, command.kernel);
  options.footer("Rows are ordered by the --set values, then alpha, then warps. A model's column\n"
                 "is the throughput of the other instruction in IPC/SM, at alpha inf that of\n"
                 "arithmetic; empty where a simulation would take too long. Of a loop it is\n"
                 "iterations per cycle and SM; empty also where a model knows no such loops.");
}

} // namespace loom
