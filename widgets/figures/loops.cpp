#include "core/model/loop_numbers.h"
#include "core/scenario/instruction_loop.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace loom {
namespace {

/// A loop of instructions on a GPU of the catalogue.
Result<LoopNumbers> loop_on(const FigureRequest& request, const Scenario& scenario,
                            const std::string& items) {
  return loop_from_text(items)
      .and_then([&](const Loop& loop) {
        return loop_numbers<double>(scenario, loop,
                                    request.catalogue->architecture_of(*scenario.gpu));
      })
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

double dram_bytes(const LoopNumbers& loop) {
  return loop_use(loop)[static_cast<std::size_t>(Resource::dram)];
}

std::string name_of(const Scenario& scenario) { return scenario.gpu->name; }

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
  const Result<LoopNumbers> loop = loop_on(request, copy, "LDG.32; STG.32");
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
  for (double bytes = panel.x.min; bytes <= panel.x.max; bytes *= 1.0905077) // 8 a doubling
    bound.points.push_back(
        {bytes, 100 * evaluate(*loop, bytes / 128).throughput * dram_bytes(*loop) / *pins});
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
  for (const auto& [id, kib] :
       {std::pair{"v100", 12.0}, {"a100", 16.0}, {"h100", 32.0}, {"h200", 48.0}}) {
    const Result<GpuPtr> gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    const Result<LoopNumbers> loads = loop_on(request, default_scenario(*gpu), "LDG.32");
    if (!loads)
      return tl::unexpected<Error>(loads.error());
    bars.x.categories.push_back((*gpu)->name);
    little.heights.push_back(evaluate(*loads, loop_warps_needed(*loads)).bytes_in_flight / 1024);
    vendor.heights.push_back(kib);
    bars.y.max = std::max(bars.y.max, 1.1 * kib);
  }
  bars.bars = {std::move(little), std::move(vendor)};
  figure.panels.push_back(std::move(bars));
  figure.sources = {"V. Volkov, Better performance at lower occupancy, GTC 2010",
                    "NVIDIA CCCL, cub/detail/transform, cc_to_min_bytes_in_flight"};
  return figure;
}

/// Bandwidth of a TMA ring against its stages, a curve a box.
Result<Figure> async_ring(const FigureRequest& request) {
  const Result<Scenario> scenario = without_mix(request, "h100");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  Figure figure = titled("async-ring",
                         tr("Bandwidth of asynchronous copies against stages, %1")
                             .arg(QString::fromStdString(name_of(*scenario))),
                         *scenario);
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
      const Result<LoopNumbers> loop = loop_on(request, *scenario,
                                               "UTMALDG bytes=" + std::to_string(1024 * kib) +
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
    for (int chains = 1; chains <= 8; ++chains) {
      const Result<LoopNumbers> loop =
          loop_on(request, default_scenario(*gpu),
                  "ilp " + std::to_string(chains) + "; " + line.instruction);
      if (!loop)
        return tl::unexpected<Error>(loop.error());
      const auto& rate = loop->rates[static_cast<std::size_t>(Resource::tensor)];
      if (!rate)
        return bad_argument(
            LOOM_TEXT("no source gives the rate of the tensor cores of %1")((*gpu)->name));
      curve.points.push_back({static_cast<double>(chains),
                              100 * evaluate(*loop, 4).throughput * multiply_adds / *rate});
    }
    panel.curves.push_back(std::move(curve));
  }
  figure.panels.push_back(std::move(panel));
  figure.sources = {"W. Luo et al., Benchmarking and Dissecting the Nvidia "
                    "Hopper GPU Architecture "
                    "via Microbenchmarking, arXiv:2402.13499"};
  return figure;
}

/// Warps needed against what part of the loads L2 serves.
Result<Figure> cache_cusp(const FigureRequest& request) {
  const Result<Scenario> scenario = without_mix(request, "a100");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  Figure figure = titled("cache-cusp",
                         tr("Warps needed against the hit rate of L2, %1")
                             .arg(QString::fromStdString(name_of(*scenario))),
                         *scenario);
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
      const Result<LoopNumbers> loop = loop_on(request, *scenario,
                                               "LDG.32 l2=" + std::to_string(percent / 100.0) +
                                                   "; FADD x" + std::to_string(alpha));
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

} // namespace

std::vector<FigureEntry> figures_loops() {
  using namespace figure_option;
  return {{QStringLiteral("bytes-in-flight"), tr("Bytes in flight in place of warps"), 0.5,
           bytes_in_flight},
          {QStringLiteral("async-ring"), tr("Asynchronous copies against stages"), 0.62, async_ring,
           gpu | set},
          {QStringLiteral("tensor-accumulators"), tr("Tensor cores against accumulators"), 0.62,
           tensor_accumulators},
          {QStringLiteral("cache-cusp"), tr("Warps needed against the hit rate of L2"), 0.62,
           cache_cusp, gpu | set}};
}

} // namespace loom
