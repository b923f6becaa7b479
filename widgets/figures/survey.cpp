#include "core/base/number.h"
#include "widgets/export/fact_cells.h"
#include "widgets/figures/catalogue.h"
#include "widgets/style/tr.h"

#include <array>
#include <optional>
#include <utility>

namespace loom {
namespace {

using enum FactKey;

std::string survey(const char* place) {
  return std::string("GPGPU (General Purpose Graphics Processing Unit), NVIDIA architecture "
                     "survey, ") +
         place;
}

/// A row of a survey's table and the GPU of the catalogue that it is read from.
struct Row {
  const char* label;
  const char* gpu;
};

constexpr std::array sms{
    Row{"Tesla 1.0 G80", "g80"},  Row{"Tesla 2.0 GT200", "gt200"},    Row{"Fermi GF100", "gf100"},
    Row{"Kepler GK210", "gk210"}, Row{"Maxwell GM204", "gm204"},      Row{"Pascal GP100", "gp100"},
    Row{"Volta GV100", "gv100"},  Row{"Turing TU102", "tu102"},       Row{"Ampere GA100", "ga100"},
    Row{"Ampere GA102", "ga102"}, Row{"Ada Lovelace AD102", "ad102"}, Row{"Hopper GH100", "gh100"}};

/// Calls `add` with each row's GPU; the error of the first that the catalogue does not have.
template <class Add>
Result<void> each(std::span<const Row> rows, const FigureRequest& request, Add add) {
  for (const Row& row : rows) {
    const auto gpu = request.catalogue->find(row.gpu);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    add(Cell{row.label}, **gpu);
  }
  return {};
}

/// "4 W × 2 I": warps that issue in a cycle × instructions of each, in one of `parts` of an SM.
std::string issue_words(const Facts& facts, double parts = 1) {
  const auto warps = facts.value(schedulers), width = facts.value(issue_width);
  return warps && width ? shortest(*warps / parts) + " W × " + shortest(*width) + " I" : "–";
}

std::optional<double> lanes_per_issue(const Facts& facts) {
  const auto lanes = facts.value(cores), warps = facts.value(schedulers),
             width = facts.value(issue_width);
  return lanes && warps && width ? std::optional(*lanes / (*warps * *width)) : std::nullopt;
}

Result<Figure> table_sm(const FigureRequest& request) {
  FactTable table("survey-sm", tr("Streaming multiprocessors through the generations"),
                  survey("table of units per SM"));
  table.header({tr("SM"), tr("FP32"), tr("FP64"), tr("SFU"), tr("LD/ST"), tr("issue"),
                tr("FP32 per issue")});
  constexpr std::array keys{cores, fp64_units, sfu_units, ldst_units};
  const auto rows = each(sms, request, [&](Cell label, const GpuSpec& gpu) {
    std::vector<Cell> row{std::move(label)};
    for (const FactKey key : keys)
      row.push_back(table.cell(gpu, key));
    row.push_back({issue_words(gpu.facts)});
    row.push_back(table.computed(lanes_per_issue(gpu.facts)));
    table.row(std::move(row));
  });
  return std::move(table).figure(
      rows, tr("Units per SM; issue is warps (W) a cycle × instructions (I) of each."));
}

Result<Figure> table_units(const FigureRequest& request) {
  FactTable table("survey-units", tr("Units of one processing block"),
                  survey("table of units per processing block"));
  table.header({tr("SM"), tr("blocks"), tr("FP32"), tr("INT32"), tr("FP32/INT32"), tr("FP64"),
                tr("LD/ST"), tr("tensor cores"), tr("generation"), tr("SFU"), tr("issue")});
  constexpr std::array keys{partitions,           partition_fp32,    partition_int32,
                            partition_fp32_int32, partition_fp64,    partition_ldst,
                            partition_tensor,     tensor_generation, partition_sfu};
  constexpr std::size_t undivided = 4; // G80 to Kepler
  const auto rows =
      each(std::span(sms).subspan(undivided), request, [&](Cell label, const GpuSpec& gpu) {
        std::vector<Cell> row{std::move(label)};
        for (const FactKey key : keys)
          row.push_back(table.cell(gpu, key));
        row.push_back({issue_words(gpu.facts, gpu.facts.value(partitions).value_or(1))});
        table.row(std::move(row));
      });
  table.remark(tr("TU102, GA102 and AD102 have 2 FP64 units per SM outside the blocks."));
  return std::move(table).figure(
      rows, tr("Blocks per SM; the other columns are per block; issue is warps (W) a cycle × "
               "instructions (I) of each, generation that of the tensor cores."));
}

/// A row of the rates: those of a GPU, or the survey's own where the catalogue has no GPU of that
/// compute capability, half, single, double and special functions.
struct RatesRow {
  Row row;
  std::array<std::optional<double>, 4> own{};
};

Result<Figure> table_throughput(const FigureRequest& request) {
  constexpr std::array generations{RatesRow{{"Fermi 2.0", "gf100"}},
                                   RatesRow{{"Fermi 2.1", "gtx460-1gb"}},
                                   RatesRow{{"Kepler 3.0", "gtx670"}},
                                   RatesRow{{"Kepler 3.2", nullptr}, {std::nullopt, 192, 8, 32}},
                                   RatesRow{{"Kepler 3.5", "gk110"}},
                                   RatesRow{{"Kepler 3.7", "gk210"}},
                                   RatesRow{{"Maxwell 5.0", "gtx750ti"}},
                                   RatesRow{{"Maxwell 5.2", "gm204"}},
                                   RatesRow{{"Maxwell 5.3", nullptr}, {256, 128, 4, 32}},
                                   RatesRow{{"Pascal 6.0", "gp100"}},
                                   RatesRow{{"Pascal 6.1", "gtx1080"}},
                                   RatesRow{{"Pascal 6.2", nullptr}, {256, 128, 4, 32}},
                                   RatesRow{{"Volta 7.0", "gv100"}},
                                   RatesRow{{"Volta 7.2", nullptr}, {128, 64, 32, 16}},
                                   RatesRow{{"Turing 7.5", "tu102"}},
                                   RatesRow{{"Ampere 8.0", "ga100"}},
                                   RatesRow{{"Ampere 8.6", "ga102"}},
                                   RatesRow{{"Ada Lovelace 8.9", "ad102"}},
                                   RatesRow{{"Hopper 9.0", "gh100"}}};
  FactTable table("survey-throughput", tr("Native rates of an SM per precision"),
                  survey("table of rates per SM"));
  table.header(
      {tr("compute capability"), tr("half"), tr("single"), tr("double"), tr("special functions")});
  constexpr std::array keys{fp16_rate, fp32_rate, fp64_rate, sfu_rate};
  const std::string note =
      tr("an integrated chip, of which the catalogue has no GPU: the survey's own rates")
          .toStdString();
  for (const auto& [generation, own] : generations) {
    if (!generation.gpu) {
      std::vector<Cell> row{table.noted(generation.label, note)};
      for (const std::optional<double>& rate : own)
        row.push_back(table.computed(rate));
      table.row(std::move(row));
      continue;
    }
    const auto gpu = request.catalogue->find(generation.gpu);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    table.row({{generation.label}}, **gpu, keys);
  }
  return std::move(table).figure({}, tr("Results per cycle and SM."));
}

Result<Figure> table_memory(const FigureRequest& request) {
  constexpr std::array cards{Row{"Kepler GK110", "gk110"},        Row{"Maxwell GM200", "gm200"},
                             Row{"Pascal P100", "p100-sxm2"},     Row{"Volta V100", "v100-sxm2"},
                             Row{"Turing TU102", "tu102"},        Row{"Ampere A100", "a100"},
                             Row{"Ampere GA102", "ga102"},        Row{"Ada Lovelace L40", "l40"},
                             Row{"Hopper H100 SXM5", "h100-sxm5"}};
  FactTable table("survey-memory", tr("L2 and memory through the generations"),
                  survey("table of memory"));
  table.header(
      {tr("GPU"), tr("L2 (KiB)"), tr("L2 (B/cycle)"), tr("L2 (GB/s)"), tr("memory (GB/s)")});
  constexpr std::array keys{l2_size, l2_rate, l2_bandwidth, pin_bandwidth};
  const auto rows = each(cards, request, [&](Cell label, const GpuSpec& gpu) {
    table.row({std::move(label)}, gpu, keys);
  });
  const auto a100 = request.catalogue->find("a100"), v100 = request.catalogue->find("v100-sxm2");
  const auto times = [&](FactKey key) {
    const auto above = (*a100)->facts.value(key), below = (*v100)->facts.value(key);
    return above && below ? QString::fromStdString(significant(*above / *below, 2))
                          : QStringLiteral("–");
  };
  if (a100 && v100)
    table.remark(tr("A100 against V100: L2 bandwidth %1×, L2 size %2×, memory bandwidth %3×.")
                     .arg(times(l2_bandwidth), times(l2_size), times(pin_bandwidth)));
  return std::move(table).figure(rows, tr("L2 bandwidth is bytes per cycle × clock."));
}

Result<Figure> table_cores(const FigureRequest& request) {
  FactTable table("survey-cores", tr("SMs and CUDA cores of whole chips"),
                  survey("list of SMs and CUDA cores per chip"));
  table.header({tr("chip"), tr("GPCs"), tr("TPCs/GPC"), tr("TPCs"), tr("SMs/TPC"), tr("SMs/GPC"),
                tr("SMs"), tr("cores/SM"), tr("CUDA cores")});
  constexpr std::array keys{gpcs,        tpcs_per_gpc, tpcs,  sms_per_tpc,
                            sms_per_gpc, sm_count,     cores, cuda_cores};
  const auto rows = each(sms, request, [&](Cell label, const GpuSpec& gpu) {
    if (gpu.facts.find(cuda_cores)) // the survey counts none for GT200
      table.row({std::move(label)}, gpu, keys);
  });
  return std::move(table).figure(rows, tr("Whole chips; cards have some SMs switched off."));
}

} // namespace

std::vector<FigureEntry> figures_survey() {
  return {
      {QStringLiteral("survey-sm"), tr("Streaming multiprocessors through the generations"), 0.33,
       table_sm},
      {QStringLiteral("survey-units"), tr("Units of one processing block"), 0.28, table_units},
      {QStringLiteral("survey-throughput"), tr("Native rates of an SM per precision"), 0.42,
       table_throughput},
      {QStringLiteral("survey-memory"), tr("L2 and memory through the generations"), 0.3,
       table_memory},
      {QStringLiteral("survey-cores"), tr("SMs and CUDA cores of whole chips"), 0.33, table_cores}};
}

} // namespace loom
