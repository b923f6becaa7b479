// Kleimenov & Popova's figures: a loop with its time expression, the raising of latencies, and the
// error against the number of warps, from the kernels that come with the program.

#include "core/base/number.h"
#include "core/kernel_ir/read.h"
#include "core/scenario/instruction_loop.h"
#include "resources/kernels/embedded.h"
#include "widgets/figures/shared/raising_chart.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_source.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>

namespace loom {
namespace {

using kernel::Method;

constexpr auto usual_gpu = "h200"; ///< the one whose launches and kernels were measured

std::string source(const QString& place) {
  return tr("A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, "
            "Computational nanotechnology 8(1), 2021, %1")
      .arg(place)
      .toStdString();
}

Result<KernelRequest> request_for(const FigureRequest& request, const QString& name) {
  // Numbers that are set count in a document given whole alone: these figures read no other.
  const Scenario& scenario = request.document.scenario;
  const auto gpu = request.gpu_chosen()
                       ? Result<GpuPtr>(request.whole ? kept_gpu_as_set(scenario) : scenario.gpu)
                       : request.catalogue->find(usual_gpu);
  if (!gpu)
    return tl::unexpected<Error>(gpu.error());
  auto study = study_kernel({.shipped = name.toStdString()});
  if (!study)
    return tl::unexpected<Error>(study.error());
  return request_of({}, *std::move(study), *gpu, *request.catalogue);
}

/// The naive product with a loop that is not unrolled.
Result<Figure> kp_3(const FigureRequest& request) {
  auto asked = request_for(request, QStringLiteral("matmul_naive"));
  if (!asked)
    return tl::unexpected<Error>(asked.error());
  const auto files = embedded_kernel_files();
  const auto file = std::ranges::find(files, "matmul_loop.ll", &EmbeddedFile::name);
  auto study =
      study_kernel({.shipped = {}, .title = "matmul_loop", .text = std::string(file->content)}, {},
                   kernel::Loops::written);
  if (!study)
    return tl::unexpected<Error>(study.error());
  asked->study = *std::move(study);
  asked->rule = kernel::Rule::sum_of_delays;
  const auto run = run_kernel(*asked);
  if (!run)
    return tl::unexpected<Error>(run.error());
  const auto& blocks = run->program().blocks;
  const auto block = std::ranges::find(blocks, "for.body", &kernel::Block::name);
  Figure figure = code_figure(*run, static_cast<int>(block - blocks.begin()));
  figure.id = "kp-3";
  figure.title = tr("A loop in LLVM IR, its dependences and its time").toStdString();
  figure.caption =
      tr("A product of matrices of 1024 × 1024 on %1; lat: latencies, del: cycles that "
         "an instruction takes its units, trip: iterations.")
          .arg(QString::fromStdString(asked->gpu->name))
          .toStdString();
  figure.sources = {source(tr("§3, Fig. 3"))};
  return figure;
}

/// The steps as a table beside the curve.
Panel steps_table(const kernel::Prediction& prediction, std::string_view level) {
  constexpr int digits = 4;
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table.header = {tr("step").toStdString(), tr("latency (cycles)").toStdString(),
                        tr("time (cycles)").toStdString(), tr("demanded (B/cycle)").toStdString()};
  int number = 0;
  for (const kernel::LatencyStep& step : latency_steps(prediction, level))
    panel.table.rows.push_back({{std::to_string(++number)},
                                {significant(step.latency, digits)},
                                {significant(step.time, digits)},
                                {significant(step.demanded, digits)}});
  return panel;
}

/// The weights of a layer adjusted: the volume of a wave takes longer than its longest warp.
/// `l1_share`: every access is served by an L1 of that part of the bandwidth.
Result<Figure> raising(const FigureRequest& request, const char* id, std::string_view level,
                       std::optional<double> l1_share, const QString& title, const QString& how) {
  auto asked = request_for(request, QStringLiteral("backprop_adjust"));
  if (!asked)
    return tl::unexpected<Error>(asked.error());
  if (l1_share)
    asked->plan.l1_hits = 1;
  const auto run = run_kernel(*asked);
  if (!run)
    return tl::unexpected<Error>(run.error());
  kernel::Machine machine = run->machine;
  machine.bandwidth.l1 *= l1_share.value_or(1);
  const kernel::Prediction found =
      kernel::kleimenov_popova(run->program(), run->answer.profile, run->answer.setup, machine);
  const kernel::Wave& wave = found.waves.front();
  const double cycles = wave.time_us / static_cast<double>(wave.waves) * machine.clock;
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption =
      tr("The algorithm, and a run of it: the first wave of backprop_adjust on %1, %2 "
         "blocks of 16 × 16 threads%3. Its longest warp takes %4 cycles, all delays %5, the "
         "volume %6.")
          .arg(QString::fromStdString(asked->gpu->name))
          .arg(wave.blocks / wave.waves)
          .arg(how, significant(wave.longest_warp, 4).c_str(), significant(wave.delays, 4).c_str(),
               significant(cycles, 4).c_str())
          .toStdString();
  figure.sources = {source(level == "l1" ? tr("§3, Fig. 4") : tr("§3, Fig. 5"))};
  figure.columns = 2;
  figure.panels = {diagram_panel(raising_chart(level)), draw_latency(found, level).panel,
                   steps_table(found, level)};
  return figure;
}

/// The L1 of no GPU of the catalogue takes longer than all delays, so that one of a quarter of the
/// bandwidth is taken.
Result<Figure> kp_4(const FigureRequest& request) {
  return raising(request, "kp-4", "l1", 0.25,
                 tr("The L1's latency is raised until its bandwidth fits"),
                 tr(", every access served by an L1 of a quarter of its bandwidth"));
}
Result<Figure> kp_5(const FigureRequest& request) {
  return raising(request, "kp-5", "l2", std::nullopt,
                 tr("The L2's latency is raised until its bandwidth fits"), {});
}

struct Family {
  const char* title;
  std::vector<const char*> kernels;
};

/// By Kleimenov and Popova's method, the first and the last quarter of launches in order of warps.
QString trend_words(const QString& title, const std::vector<kernel::LaunchError>& all) {
  const auto quarter = static_cast<std::ptrdiff_t>(all.size() / 4);
  const auto percent = [](std::vector<kernel::LaunchError> some) {
    return significant(100 * kernel::median_error(some, Method::kleimenov_popova), 2);
  };
  return tr("%1 from %2 % to %3 %")
      .arg(title, percent({all.begin(), all.begin() + quarter}).c_str(),
           percent({all.end() - quarter, all.end()}).c_str())
      .replace(QLatin1Char(' '), QChar(0xa0));
}

Result<Figure> kp_6(const FigureRequest& request) {
  const Family families[] = {
      {QT_TRANSLATE_NOOP("Figures", "Matrix product"),
       {"matmul_naive", "matmul_tiled_8", "matmul_tiled_16", "matmul_tiled_32"}},
      {QT_TRANSLATE_NOOP("Figures", "Fourier transform"), {"fft"}},
      {QT_TRANSLATE_NOOP("Figures", "Back-propagation"), {"backprop_forward", "backprop_adjust"}}};
  Figure figure;
  figure.id = "kp-6";
  figure.title = tr("Relative error of predicted times against warps").toStdString();
  figure.columns = 3;
  std::size_t launches = 0;
  QStringList medians, trends;
  for (const Family& family : families) {
    std::vector<kernel::LaunchError> all;
    for (const char* name : family.kernels) {
      const auto asked = request_for(request, QString::fromLatin1(name));
      if (!asked)
        return tl::unexpected<Error>(asked.error());
      const auto run = run_kernel(*asked);
      if (!run)
        return tl::unexpected<Error>(run.error());
      if (run->launches.empty())
        return fail(
            ErrorCode::bad_argument,
            LOOM_TEXT("kp-6: no kernels were measured on '%1', only on 'h200'")(asked->gpu->id));
      std::ranges::copy(kernel::launch_errors(run->program(), run->machine, run->launches,
                                              [](double) { return true; }),
                        std::back_inserter(all));
    }
    std::ranges::stable_sort(all, {}, &kernel::LaunchError::warps);
    launches += all.size();
    Panel panel = draw_errors(all).panel;
    panel.title = tr(family.title).toStdString();
    figure.panels.push_back(std::move(panel));
    const auto percent = [&](Method method) {
      return significant(100 * kernel::median_error(all, method), 2);
    };
    medians << tr("%1 %2 %, %3 % and %4 %")
                   .arg(tr(family.title), percent(kernel::main_method).c_str(),
                        percent(Method::kleimenov_popova).c_str(),
                        percent(Method::hong_kim).c_str())
                   .replace(QLatin1Char(' '), QChar(0xa0));
    trends << trend_words(tr(family.title), all);
  }
  // The same scales for all.
  for (Axis Panel::*axis : {&Panel::x, &Panel::y}) {
    Axis scale = figure.panels.front().*axis;
    for (const Panel& panel : figure.panels) {
      scale.min = std::min(scale.min, (panel.*axis).min);
      scale.max = std::max(scale.max, (panel.*axis).max);
    }
    for (Panel& panel : figure.panels)
      panel.*axis = scale;
  }
  for (Panel& panel : figure.panels) // narrow: powers of ten find room for more labels
    panel.x.kind = AxisKind::log;
  figure.caption =
      tr("Kernels of our own, measured on an H200, %1 launches: median of those with "
         "as many warps, within a twentieth. Error of the whole time, launch included.")
          .arg(launches)
          .toStdString();
  figure.footnotes.push_back(
      tr("The paper, on another GPU, finds that its error falls to 5 % with more warps. Here, from "
         "the quarter of the launches with fewest warps to that with most: %1.")
          .arg(trends.join(QStringLiteral("; ")))
          .toStdString());
  figure.footnotes.push_back(tr("Medians over all launches, busiest unit, Kleimenov-Popova and "
                                "Hong-Kim: %1.")
                                 .arg(medians.join(QStringLiteral("; ")))
                                 .toStdString());
  figure.sources = {source(tr("§4, Fig. 6")),
                    tr("gpus/measured/h200_kernel_times.csv").toStdString()};
  return figure;
}

Result<Figure> chart_of(const KernelRequest& asked, const KernelPart& part) {
  auto run = run_kernel(asked);
  if (!run)
    return tl::unexpected<Error>(run.error());
  const int block = chosen_block(part, *run);
  return kernel_figure(completed(*std::move(run), part.chart, [](double) { return true; }),
                       part.chart, block);
}

/// What the view shows of a document.
Result<Figure> chart_of(const FigureRequest& request, const KernelPart& part) {
  return study_kernel(part.source, part.function)
      .and_then([&](const KernelStudyPtr& study) {
        return request_of(part, study, kept_gpu_as_set(request.document.scenario),
                          *request.catalogue);
      })
      .and_then([&](const KernelRequest& asked) { return chart_of(asked, part); });
}

/// Without a document: which block takes least time.
Result<Figure> kernel_alone(const FigureRequest& request) {
  if (request.whole)
    return chart_of(request, request.document.kernel);
  return request_for(request, QString::fromLatin1(kernel::first_shipped))
      .and_then([](const KernelRequest& asked) {
        return chart_of(asked, {.chart = KernelChart::block_size});
      })
      .map([](Figure figure) {
        figure.id = "kernel";
        return figure;
      });
}

/// A chart of the view as its exports are called.
FigureEntry kernel_entry(KernelChart chart) {
  const std::string_view id = kernel::chart_ids[static_cast<std::size_t>(chart)];
  return {QStringLiteral("kernel-") + QString::fromUtf8(id.data(), std::ssize(id)),
          chart_name(chart),
          0.62,
          [chart](const FigureRequest& request) {
            KernelPart part = request.document.kernel;
            part.chart = chart;
            return chart_of(request, part);
          },
          figure_option::gpu,
          false};
}

} // namespace

std::vector<FigureEntry> figures_kernel() {
  using namespace figure_option;
  if (!kernel::can_read())
    return {};
  std::vector<FigureEntry> all{
      {QStringLiteral("kp-3"), tr("A loop in LLVM IR, its dependences and its time"), 0.5, kp_3,
       gpu},
      {QStringLiteral("kp-4"), tr("The L1's latency is raised until its bandwidth fits"), 0.75,
       kp_4, gpu},
      {QStringLiteral("kp-5"), tr("The L2's latency is raised until its bandwidth fits"), 0.75,
       kp_5, gpu},
      {QStringLiteral("kp-6"), tr("Relative error of predicted times against warps"), 0.4, kp_6,
       gpu},
      {QStringLiteral("kernel"), tr("Time of a kernel against the size of its blocks"), 0.5,
       kernel_alone, gpu}};
  for (int chart = 0; chart < kernel_chart_count; ++chart)
    all.push_back(kernel_entry(static_cast<KernelChart>(chart)));
  return all;
}

} // namespace loom
