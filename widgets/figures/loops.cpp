#include "core/figure/sources.h"
#include "core/model/loop_numbers.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/sim_run.h"
#include "core/sim/copies_and_waits.h"
#include "core/sim/loop_program.h"
#include "core/sim/simulate.h"
#include "resources/loops/embedded.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/views/diagram_builder.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace loom {
namespace {

/// A loop of instructions on a GPU of the catalogue.
Result<LoopNumbers> loop_on(const Scenario& scenario, const std::string& items) {
  return loop_from_text(items)
      .and_then([&](const Loop& loop) { return loop_numbers<double>(scenario, loop); })
      .map_error([](Error error) { // the GPU that was asked for lacks it
        error.code = ErrorCode::bad_argument;
        return error;
      });
}

/// The scenario of a figure that no mix is in.
Result<Scenario> without_mix(const FigureRequest& request, const char* gpu) {
  return scenario_for(request, gpu).map([](Scenario scenario) {
    const Scenario plain;
    scenario.mix = plain.mix;
    scenario.access = plain.access;
    return scenario;
  });
}

/// Bytes per cycle and SM as a share of what the pins of the GPU's memory
/// bring.
std::optional<double> pin_bytes(const GpuSpec& gpu) {
  const auto pins = gpu.facts.value(FactKey::pin_bandwidth);
  const auto sms = gpu.facts.value(FactKey::sm_count), clock = gpu.facts.value(FactKey::clock);
  if (!pins || !sms || !clock)
    return std::nullopt;
  return *pins * 1e9 / (*sms * *clock * 1e6);
}

double dram_bytes(const LoopNumbers& loop) { return loop_use(loop)[index(Resource::dram)]; }

std::string name_of(const Scenario& scenario) { return scenario.gpu->name; }

/// Adds what a loop is computed with to the figure's sources.
void cite(Figure& figure, const Scenario& scenario, const std::string& items) {
  if (const Result<Loop> loop = loop_from_text(items))
    add_loop_numbers(figure, scenario, *loop);
}

/// A figure of one loop, an example of which `items` is.
Figure of_loop(const char* id, const QString& title, const Scenario& scenario,
               const std::string& items) {
  Figure figure;
  figure.id = id;
  figure.title = title.arg(QString::fromStdString(name_of(scenario))).toStdString();
  cite(figure, scenario, items);
  return figure;
}

/// The copy of GTC 2010 and the constants of a vendor over Little's law.
Result<Figure> bytes_in_flight(const FigureRequest& request) {
  Figure figure;
  figure.id = "bytes-in-flight";
  figure.title = tr("Bytes in flight in place of warps").toStdString();
  figure.caption = tr("Left: a copy on a GTX 480 reaches the same bandwidth "
                      "with many warps of one float a "
                      "thread and with few warps of many: bytes in flight "
                      "count. Right: bytes in flight that "
                      "Little's law asks for, and the vendor's tuning "
                      "constants, which leave room for queues.")
                       .toStdString();
  figure.columns = 2;

  const Result<GpuPtr> fermi = request.catalogue->find("gtx480");
  if (!fermi)
    return tl::unexpected<Error>(fermi.error());
  const Scenario copy = default_scenario(*fermi);
  const Result<LoopNumbers> loop = loop_on(copy, "LDG.32; STG.32");
  const std::optional<double> pins = pin_bytes(*copy.gpu);
  if (!loop || !pins)
    return bad_argument(
        LOOM_TEXT("the figure needs the bandwidth and latency of memory of %1")(name_of(copy)));
  Panel panel;
  panel.title = tr("Copy on a GTX 480").toStdString();
  panel.x = {.label = tr("bytes in flight").toStdString(),
             .unit = "B/SM",
             .kind = AxisKind::bytes,
             .min = 512,
             .max = 32768};
  panel.y = {.label = tr("share of the pin bandwidth").toStdString(), .unit = "%", .max = 110};
  Curve bound{.id = "bound", .label = tr("bound").toStdString(), .role = Role::model};
  for (int eighths = 0; eighths <= 48; ++eighths) { // of the six doublings
    const double bytes = panel.x.min * std::exp2(eighths / 8.0);
    bound.points.push_back(
        {bytes, 100 * evaluate(*loop, bytes / 128).throughput * dram_bytes(*loop) / *pins});
  }
  panel.curves.push_back(std::move(bound));
  struct Measured {
    int warps, bytes; ///< of a thread
    double share;
    QString label;
  };
  Curve dots{.id = "measured", .role = Role::measured, .dots = true};
  for (const Measured& point : {Measured{48, 4, 85, tr("1 float, 48 warps; 4 floats, 12 warps")},
                                {12, 16, 85, {}},
                                {4, 128, 87, tr("8 float4, 4 warps")},
                                {2, 224, 84, tr("14 float4, 2 warps")}}) {
    const double bytes = 32.0 * point.warps * point.bytes;
    dots.points.push_back({bytes, point.share});
    if (!point.label.isEmpty())
      panel.marks.push_back({.id = "copy_" + std::to_string(point.bytes),
                             .label = point.label.toStdString(),
                             .role = Role::measured,
                             .at = {bytes, point.share}});
  }
  panel.curves.push_back(std::move(dots));
  figure.panels.push_back(std::move(panel));

  Panel bars{.title = tr("Needed for full bandwidth").toStdString(), .kind = PanelKind::bars};
  bars.x = {.label = tr("GPU").toStdString(), .kind = AxisKind::category};
  bars.y = {.label = tr("bytes in flight").toStdString(), .unit = "KiB/SM"};
  BarSeries little{
      .id = "little", .label = tr("latency × bandwidth").toStdString(), .role = Role::model};
  BarSeries vendor{
      .id = "vendor", .label = tr("vendor's constant").toStdString(), .role = Role::series2};
  std::vector<GpuPtr> compared;
  for (const auto& [id, kib] :
       {std::pair{"v100", 12.0}, {"a100", 16.0}, {"h100", 32.0}, {"h200", 48.0}}) {
    const Result<GpuPtr> gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    const Result<LoopNumbers> loads = loop_on(default_scenario(*gpu), "LDG.32");
    if (!loads)
      return tl::unexpected<Error>(loads.error());
    compared.push_back(*gpu);
    bars.x.categories.push_back((*gpu)->name);
    little.heights.push_back(evaluate(*loads, loop_warps_needed(*loads)).bytes_in_flight / 1024);
    vendor.heights.push_back(kib);
    bars.y.max = std::max(bars.y.max, 1.1 * kib);
  }
  bars.bars = {std::move(little), std::move(vendor)};
  figure.panels.push_back(std::move(bars));
  figure.sources = {"V. Volkov, Better performance at lower occupancy, GTC 2010",
                    "NVIDIA CCCL, cub/detail/transform, cc_to_min_bytes_in_flight"};
  cite(figure, copy, "LDG.32; STG.32");
  for (const GpuPtr& gpu : compared)
    cite(figure, default_scenario(gpu), "LDG.32");
  return figure;
}

/// Bandwidth of a TMA ring against its stages, a curve a box.
Result<Figure> async_ring(const FigureRequest& request) {
  const Result<Scenario> scenario = without_mix(request, "h100");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  Figure figure = of_loop("async-ring", tr("Bandwidth of asynchronous copies against stages, %1"),
                          *scenario, "UTMALDG bytes=4096 stages=4");
  Panel panel;
  panel.x = {.label = tr("stages").toStdString(), .min = 1, .max = 8, .tick_step = 1};
  panel.y = {.label = tr("bytes from DRAM").toStdString(), .unit = "B/cycle/SM"};
  constexpr std::array roles{Role::series1, Role::series2, Role::series3, Role::series4,
                             Role::series5};
  std::size_t role = 0;
  for (const int kib : {1, 2, 4, 8, 16}) {
    Curve curve{.id = "box_" + std::to_string(kib),
                .label = tr("%1 KiB at once").arg(kib).toStdString(),
                .role = roles[role++]};
    for (int stages = 1; stages <= 8; ++stages) {
      const Result<LoopNumbers> loop =
          loop_on(*scenario, "UTMALDG bytes=" + std::to_string(1024 * kib) +
                                 " stages=" + std::to_string(stages));
      if (!loop)
        return tl::unexpected<Error>(loop.error());
      const double bytes = evaluate(*loop, 1).throughput * dram_bytes(*loop);
      curve.points.push_back({static_cast<double>(stages), bytes});
      panel.y.max = std::max(panel.y.max, 1.1 * bytes);
    }
    panel.curves.push_back(std::move(curve));
  }
  figure.panels.push_back(std::move(panel));
  figure.footnotes.push_back(tr("One producer on an SM: stages × bytes of a "
                                "copy are in flight, until the bandwidth of "
                                "memory is reached. What a producer takes to "
                                "start a copy is left out.")
                                 .toStdString());
  return figure;
}

/// Share of the tensor cores' peak against independent products of a warp.
Result<Figure> tensor_accumulators(const FigureRequest& request) {
  Figure figure;
  figure.id = "tensor-accumulators";
  figure.title = tr("Tensor cores against accumulators of a warp").toStdString();
  figure.caption = tr("One warp on each scheduler, products of 16 × 8 × 16 "
                      "halves (mma.sync), each after the one "
                      "before of its accumulator. On Hopper mma.sync ends "
                      "below the peak, which takes wgmma.")
                       .toStdString();
  Panel panel;
  panel.x = {
      .label = tr("accumulators of a warp").toStdString(), .min = 1, .max = 8, .tick_step = 1};
  panel.y = {.label = tr("share of the tensor peak").toStdString(), .unit = "%", .max = 110};
  constexpr double multiply_adds = 16 * 8 * 16; ///< of an instruction
  struct Line {
    const char *gpu, *instruction;
    Role role;
  };
  for (const Line& line : {Line{"a100", "HMMA.16816.F32", Role::series1},
                           {"rtx4090", "HMMA.16816.F16", Role::series2},
                           {"h100", "HMMA.16816.F32", Role::series3}}) {
    const Result<GpuPtr> gpu = request.catalogue->find(line.gpu);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    Curve curve{.id = std::string(line.gpu) + "_" + line.instruction,
                .label = (*gpu)->name,
                .role = line.role};
    cite(figure, default_scenario(*gpu), line.instruction);
    for (int chains = 1; chains <= 8; ++chains) {
      const Result<LoopNumbers> loop = loop_on(
          default_scenario(*gpu), "ilp " + std::to_string(chains) + "; " + line.instruction);
      if (!loop)
        return tl::unexpected<Error>(loop.error());
      const auto& rate = loop->rates[index(Resource::tensor)];
      if (!rate)
        return bad_argument(
            LOOM_TEXT("no source gives the rate of the tensor cores of %1")((*gpu)->name));
      curve.points.push_back({static_cast<double>(chains),
                              100 * evaluate(*loop, 4).throughput * multiply_adds / *rate});
    }
    panel.curves.push_back(std::move(curve));
  }
  figure.panels.push_back(std::move(panel));
  add_source(figure.sources, "W. Luo et al., Benchmarking and Dissecting the Nvidia Hopper GPU "
                             "Architecture via Microbenchmarking, arXiv:2402.13499");
  return figure;
}

/// Warps needed against what part of the loads L2 serves.
Result<Figure> cache_cusp(const FigureRequest& request) {
  const Result<Scenario> scenario = without_mix(request, "a100");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  Figure figure = of_loop("cache-cusp", tr("Warps needed against the hit rate of L2, %1"),
                          *scenario, "LDG.32 l2=0.5; FADD x16");
  Panel panel;
  panel.x = {.label = tr("loads that L2 serves").toStdString(), .unit = "%", .max = 100};
  panel.y = {.label = tr("warps needed").toStdString(), .unit = "warps/SM"};
  constexpr std::array roles{Role::memory, Role::model, Role::arithmetic};
  std::size_t role = 0;
  for (const int alpha : {0, 16, 64}) {
    Curve curve{.id = "alpha_" + std::to_string(alpha),
                .label = tr("α = %1").arg(alpha).toStdString(),
                .role = roles[role++]};
    for (int percent = 0; percent <= 100; ++percent) {
      const Result<LoopNumbers> loop =
          loop_on(*scenario, "LDG.32 l2=" + std::to_string(percent / 100.0) + "; FADD x" +
                                 std::to_string(alpha));
      if (!loop)
        return tl::unexpected<Error>(loop.error());
      const double needed = loop_warps_needed(*loop, scenario->target);
      curve.points.push_back({static_cast<double>(percent), needed});
      panel.y.max = std::max(panel.y.max, 1.1 * needed);
    }
    panel.curves.push_back(std::move(curve));
  }
  figure.panels.push_back(std::move(panel));
  figure.footnotes.push_back(
      tr("Hits shorten the latency and raise the throughput: warps needed grow "
         "while DRAM limits, "
         "and fall once L2, the schedulers or the adders do.")
          .toStdString());
  return figure;
}

/// A warp's or a stage's row of the ring's timeline, and what lies in it.
class RingDrawing {
public:
  RingDrawing(const Trace& trace, Cycle from, Cycle to) : trace_(trace), from_(from), to_(to) {}

  Panel panel() {
    draw_rows();
    draw_work();
    draw_copies();
    draw_waits();
    draw_axis();
    diagram_.width = left + across + 2;
    diagram_.height = bottom() + 2.2;
    return diagram_panel(std::move(diagram_));
  }

private:
  static constexpr double left = 9, across = 62, row_height = 2, top = 0.5, group_gap = 0.8;

  [[nodiscard]] double x(Cycle cycle) const {
    const double part = static_cast<double>(std::clamp(cycle, from_, to_) - from_);
    return left + across * part / static_cast<double>(to_ - from_);
  }
  [[nodiscard]] int stages() const { return static_cast<int>(trace_.program.mbarriers.size()) / 2; }
  [[nodiscard]] double warp_y(int warp) const {
    const bool consumer = trace_.program.role_of(warp).role == WarpRole::consumer;
    return top + row_height * warp + (consumer ? group_gap : 0);
  }
  [[nodiscard]] double stage_y(int stage) const {
    return top + row_height * (trace_.warps + stage) + 2 * group_gap;
  }
  [[nodiscard]] double bottom() const { return stage_y(stages()); }
  [[nodiscard]] DiagramRoom stretch(Cycle from, Cycle to, double y, double height) const {
    return {x(from), y + (row_height - height) / 2, std::max(0.1, x(to) - x(from)), height};
  }

  void draw_rows() {
    const DiagramBuilder build(diagram_);
    const auto name = [&](double y, const QString& words) {
      build.text(left - 0.6, y + row_height / 2, words, left - 0.8,
                 {.anchor = DiagramAnchor::right});
    };
    for (int warp = 0; warp < trace_.warps; ++warp)
      name(warp_y(warp), trace_.program.role_of(warp).role == WarpRole::producer
                             ? tr("producer W%1").arg(warp)
                             : tr("consumer W%1").arg(warp));
    for (int stage = 0; stage < stages(); ++stage)
      name(stage_y(stage), tr("copy to stage %1").arg(stage));
  }

  void draw_work() {
    const DiagramBuilder build(diagram_);
    for (const TraceRecord& record : trace_.records) {
      if (record.complete_cycle <= from_ || record.issue_cycle >= to_)
        continue;
      if (record.kind == Kind::arithmetic)
        build.box(stretch(record.issue_cycle, record.complete_cycle, warp_y(record.warp), 1.1),
                  {.role = Role::arithmetic, .fill = DiagramFill::solid});
      else if (record.kind == Kind::global)
        build.box(stretch(record.issue_cycle, record.issue_cycle + 1, warp_y(record.warp), 1.1),
                  {.role = Role::memory, .fill = DiagramFill::solid});
    }
  }

  void draw_copies() {
    const DiagramBuilder build(diagram_);
    for (const CopyInFlight& copy : copies_in_flight(trace_))
      if (copy.to > from_ && copy.from < to_)
        build.box(stretch(copy.from, copy.to, stage_y(copy.mbarrier % stages()), 1.1),
                  {.id = "copy",
                   .role = Role::memory,
                   .fill = DiagramFill::pale,
                   .outline = DiagramOutline::solid});
  }

  void draw_waits() {
    const DiagramBuilder build(diagram_);
    for (const BarrierWait& wait : barrier_waits(trace_)) {
      if (wait.to <= from_ || wait.from >= to_ || !wait.mbarrier)
        continue;
      build.box(stretch(wait.from, wait.to, warp_y(wait.warp), 0.9),
                {.id = "wait", .role = Role::latency, .fill = DiagramFill::pale, .hatched = true});
      if (!wait.released_by || wait.to >= to_)
        continue;
      const TraceRecord& by = trace_.records[*wait.released_by];
      const bool landed =
          trace_.program.at(by.instruction, by.warp).at_mbarrier == MbarrierUse::copy;
      const double from = landed ? stage_y(*wait.mbarrier % stages()) + row_height / 4
                                 : warp_y(by.warp) + row_height / 2;
      build.line({x(wait.to), from}, {x(wait.to), warp_y(wait.warp) + row_height / 2},
                 {.id = "let_go", .role = Role::latency, .arrow = true});
    }
  }

  void draw_axis() {
    const DiagramBuilder build(diagram_);
    build.line({left, bottom() + 0.3}, {left + across, bottom() + 0.3});
    constexpr Cycle step = 500;
    for (Cycle at = (from_ + step - 1) / step * step; at <= to_; at += step) {
      build.line({x(at), bottom() + 0.3}, {x(at), bottom() + 0.7});
      build.text(x(at), bottom() + 1.4, QString::number(at), 0, {.anchor = DiagramAnchor::centre});
    }
    build.text(left - 0.6, bottom() + 1.4, tr("cycle"), left - 0.8,
               {.anchor = DiagramAnchor::right});
  }

  const Trace& trace_;
  Cycle from_, to_;
  Diagram diagram_;
};

/// A block of a producer and its consumers, from its first cycle on.
Result<Figure> warp_specialised(const FigureRequest& request) {
  const Result<Scenario> scenario = without_mix(request, "h200");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  const auto& shipped = embedded_loops();
  const auto file = std::ranges::find(shipped, "warp-specialised.loop", &EmbeddedFile::name);
  const Result<LoopNumbers> loop = loop_on(*scenario, std::string(file->content));
  if (!loop)
    return tl::unexpected<Error>(loop.error());
  constexpr Cycle cycles = 4'500;
  constexpr int warps = 3;
  const Result<Trace> trace =
      loop_simulation(*scenario, *loop).and_then([&](const LoopSimulation& made) {
        return record(made.config, made.program, warps, {.cycles = cycles});
      });
  if (!trace)
    return tl::unexpected<Error>(trace.error());
  Figure figure =
      of_loop("warp-specialised", tr("A producer, its ring of stages and two consumers, %1"),
              *scenario, std::string(file->content));
  figure.panels.push_back(RingDrawing(*trace, 0, cycles).panel());
  for (const QString& note :
       {tr("Warp-specialised matrix product: the producer starts two copies (TMA) for each stage, "
           "and each consumer, a warp group, multiplies what has landed. Pale bars: copies in "
           "flight, from their start until the bytes have landed; solid: matrix products; hatched: "
           "a "
           "warp waits at an mbarrier; arrows: the copy or the arrival that lets it go."),
        tr("The first tile waits for its copies. From then on the tensor cores never stand still: "
           "while one consumer waits for a copy the other one multiplies, and the producer waits "
           "for "
           "a stage to become empty. Stages hide the copies' latency in place of warps.")})
    figure.footnotes.push_back(note.toStdString());
  figure.sources.insert(figure.sources.end(),
                        {"NVIDIA, Parallel Thread Execution ISA, mbarrier",
                         "M. Bauer et al., CudaDMA: optimizing GPU memory bandwidth via warp "
                         "specialization, SC 2011"});
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_loops() {
  using namespace figure_option;
  return {{QStringLiteral("bytes-in-flight"), tr("Bytes in flight in place of warps"), 0.5,
           bytes_in_flight},
          {QStringLiteral("async-ring"), tr("Asynchronous copies against stages"), 0.62, async_ring,
           gpu},
          {QStringLiteral("tensor-accumulators"), tr("Tensor cores against accumulators"), 0.62,
           tensor_accumulators},
          {QStringLiteral("cache-cusp"), tr("Warps needed against the hit rate of L2"), 0.62,
           cache_cusp, gpu | set},
          {QStringLiteral("warp-specialised"), tr("Warp specialisation: a producer and consumers"),
           0.38, warp_specialised, gpu}};
}

} // namespace loom
