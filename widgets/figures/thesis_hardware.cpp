#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "widgets/export/fact_cells.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace loom {
namespace {

using enum FactKey;

/// Calls `add` with each GPU of the thesis; the error of the first that is not there.
template <class Add> Result<void> each(const FigureRequest& request, Add add) {
  for (const std::string& id : thesis_gpus()) {
    const auto gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    add(**gpu);
  }
  return {};
}

std::optional<double> quotient(const Facts& facts, FactKey above, FactKey below) {
  const auto dividend = facts.value(above), divisor = facts.value(below);
  return dividend && divisor ? std::optional(*dividend / *divisor) : std::nullopt;
}

/// The last column of Table 2.1.
struct Publications {
  std::string_view gpu, by_vendor;
};
constexpr std::array<Publications, 5> publications{
    {{"8800gtx", "NVIDIA [2006]"},
     {"gtx280", "NVIDIA [2008], Lindholm et al. [2008]"},
     {"gtx480", "NVIDIA [2009], NVIDIA [2010b], Wittenbrink et al. [2011]"},
     {"gtx680", "NVIDIA [2012a], NVIDIA [2012b]"},
     {"gtx980", "NVIDIA [2014a], NVIDIA [2014b]"}}};

Result<Figure> table_2_1(const FigureRequest& request) {
  FactTable table("thesis-table-2.1", tr("GPUs used in the thesis"), thesis("§2.1, Table 2.1"));
  table.header({tr("GPU"), tr("year"), tr("generation"),
                tr("related publications and whitepapers by vendor")});
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    const auto* of = std::ranges::find(publications, gpu.id, &Publications::gpu);
    table.row({{gpu.name},
               {gpu.released.substr(0, 4)},
               {gpu.architecture},
               {of == publications.end() ? "–" : std::string(of->by_vendor)}});
  });
  return std::move(table).figure(rows, tr("All of them are GeForce GPUs."));
}

Result<Figure> table_2_6(const FigureRequest& request) {
  FactTable table("thesis-table-2.6", tr("Units per SM and SMs per GPU"),
                  thesis("§2.7, Table 2.6"));
  table.header({tr("GPU"), tr("CUDA cores"), tr("SFUs"), tr("double-precision units"),
                tr("load-store units"), tr("shared memory units"), tr("warp schedulers"),
                tr("SMs")});
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    // §2.7: "The number of shared memory units per SM is always one."
    table.row({{gpu.name},
               table.cell(gpu, cores),
               table.cell(gpu, sfu_units),
               table.cell(gpu, fp64_units),
               table.cell(gpu, ldst_units),
               {"1"},
               table.cell(gpu, schedulers),
               table.cell(gpu, sm_count)});
  });
  return std::move(table).figure(rows, tr("Units per SM; SMs per GPU. –: no source at hand."));
}

/// GTX 680, MHz: "at most 1110" (Wikipedia's list of NVIDIA GPUs, as in gpus/gtx680.json).
constexpr double gtx680_highest_clock = 1110;

Result<Figure> table_2_7(const FigureRequest& request) {
  FactTable table("thesis-table-2.7", tr("Clock rates and pin bandwidths"),
                  thesis("§2.8, Table 2.7"));
  table.header({tr("GPU"), tr("processor clock (MHz)"), tr("pin bandwidth (GB/s)")});
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    Cell top = gpu.id != "gtx680"
                   ? table.cell(gpu, clock)
                   : table.noted(shortest(gtx680_highest_clock),
                                 tr("the top of the allowed range, which the thesis lists (§2.8); "
                                    "boost clock %1, base clock %2")
                                     .arg(gpu.facts.value(clock).value_or(0))
                                     .arg(gpu.facts.value(base_clock).value_or(0))
                                     .toStdString());
    table.row({{gpu.name}, std::move(top), table.cell(gpu, pin_bandwidth)});
  });
  return std::move(table).figure(rows, tr("Clock of the CUDA cores; GB are 10^9 bytes."));
}

Result<Figure> table_2_8(const FigureRequest& request) {
  FactTable table("thesis-table-2.8", tr("Warp schedulers"), thesis("§2.9, Table 2.8"));
  table.header({tr("GPU"), tr("schedulers/SM"), tr("warps/scheduler"), tr("issue period (cycles)"),
                tr("instructions/issue")});
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    table.row({{gpu.name},
               table.cell(gpu, schedulers),
               table.computed(quotient(gpu.facts, max_warps, schedulers)),
               table.cell(gpu, issue_period),
               table.cell(gpu, issue_width)});
  });
  return std::move(table).figure(rows, tr("2 instructions per issue is dual issue."));
}

Result<Figure> table_2_9(const FigureRequest& request) {
  FactTable table("thesis-table-2.9", tr("Relative and absolute occupancy"),
                  thesis("§2.11, Table 2.9"));
  table.header({tr("GPU"), tr("occupancy (%)"), tr("warps/SM"), tr("warps/scheduler")});
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    const auto most = gpu.facts.value(max_warps);
    const auto each_scheduler = quotient(gpu.facts, max_warps, schedulers);
    for (const double part : {0.25, 0.5, 0.75, 1.0})
      table.row({{gpu.name},
                 {shortest(100 * part)},
                 {most ? shortest(part * *most) : "–"},
                 {each_scheduler ? shortest(part * *each_scheduler) : "–"}});
  });
  table.remark(tr("The thesis states the 25 % rows of G80 and Maxwell; the others follow from the "
                  "most warps that an SM holds."));
  return std::move(table).figure(rows, tr("Warps at a part of the most that an SM holds."));
}

Result<Figure> table_4_3(const FigureRequest& request) {
  FactTable table("thesis-table-4.3", tr("Arithmetic intensities of the guide comparison"),
                  thesis("§4.8, Table 4.3"));
  table.header({tr("GPU"), QStringLiteral("mem_lat"), QStringLiteral("alu_lat"),
                QStringLiteral("alu_thru"), QStringLiteral("alu_thru/mem_thru"),
                QStringLiteral("α"), tr("guide (warps/SM)"), tr("with alu_lat (warps/SM)")});
  const std::string chosen =
      tr("Chosen a little above alu_thru/mem_thru as the thesis does, whose own numbers are not at "
         "hand; 32 on Kepler gives the 74 warps that it states.")
          .toStdString();
  std::size_t row = 0;
  table.remark(tr("The guide's own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0."));
  const auto rows = each(request, [&](const GpuSpec& gpu) {
    Scenario scenario;
    scenario.gpu = std::make_shared<const GpuSpec>(gpu);
    const double alpha = guide_alpha(row++);
    const auto model = kernel_model(scenario);
    if (!model)
      return;
    const double guide = model->other_lat * model->alu_thru / alpha;
    table.row({{gpu.name},
               table.cell(gpu, mem_lat),
               table.cell(gpu, alu_lat),
               table.cell(gpu, alu_thru),
               table.computed(model->alu_thru / model->other_thru),
               table.noted(shortest(alpha), chosen),
               table.computed(guide),
               table.computed(guide + model->alu_lat * model->alu_thru)});
  });
  return std::move(table).figure(
      rows, tr("The guide's estimate is mem_lat × alu_thru / α; the better one adds "
               "alu_lat × alu_thru."));
}

} // namespace

std::vector<FigureEntry> figures_thesis_hardware() {
  return {
      {QStringLiteral("thesis-table-2.1"), tr("GPUs used in the thesis"), 0.2, table_2_1},
      {QStringLiteral("thesis-table-2.6"), tr("Units per SM and SMs per GPU"), 0.23, table_2_6},
      {QStringLiteral("thesis-table-2.7"), tr("Clock rates and pin bandwidths"), 0.5, table_2_7},
      {QStringLiteral("thesis-table-2.8"), tr("Warp schedulers"), 0.3, table_2_8},
      {QStringLiteral("thesis-table-2.9"), tr("Relative and absolute occupancy"), 0.95, table_2_9},
      {QStringLiteral("thesis-table-4.3"), tr("Arithmetic intensities of the guide comparison"),
       0.4, table_4_3}};
}

} // namespace loom
