#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "widgets/export/fact_cells.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <array>

namespace loom {
namespace {

constexpr std::array columns{Hardware::mem_lat, Hardware::alu_lat, Hardware::mem_thru,
                             Hardware::alu_thru, Hardware::issue_thru};

/// A number with the mark of a footnote when nobody published or measured it.
Cell cell(const ResolvedScenario& scenario, Hardware parameter) {
  const auto& resolved = scenario[parameter];
  if (!resolved)
    return {"–"};
  return {shortest(resolved->value), status_mark(scenario, parameter)};
}

Result<Figure> table_4_1(const FigureRequest& request) {
  Figure figure;
  figure.id = "thesis-table-4.1";
  figure.title = tr("Parameters of the bound model").toStdString();
  figure.sources = {thesis("§4.1, Table 4.1")};
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table.header = {tr("GPU").toStdString(), tr("architecture").toStdString()};
  for (const Hardware parameter : columns) {
    const ParameterInfo& info = parameter_info(parameter);
    panel.table.header.push_back(std::string(info.id) + " (" + std::string(info.unit) + ")");
  }
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    std::vector<Cell> row{{gpu->name}, {gpu->architecture}};
    for (const Hardware parameter : columns)
      row.push_back(cell(scenario, parameter));
    panel.table.rows.push_back(std::move(row));
    add_numbers(figure, scenario);
  }
  figure.panels.push_back(std::move(panel));
  figure.caption =
      tr("Coalesced global loads that miss the caches; throughputs per SM.").toStdString();
  note_statuses(figure);
  return figure;
}

/// "min( n/(368 + 6α), 0.0815ᵈ, 4/(α+1) )", limits that never bind left out as the thesis does.
std::string solution(const Scenario& scenario, const KernelModel& model) {
  const Redundant redundant = redundant_bounds(model);
  const auto number = [&](double value, Hardware parameter) {
    return marked(shortest(value), status_mark(scenario, parameter));
  };
  std::string text = "min( n/(" + number(model.other_alu_lat, Hardware::mem_lat) + " + " +
                     number(model.alu_lat, Hardware::alu_lat) + "α), " +
                     number(model.other_thru, Hardware::mem_thru);
  if (!redundant.arithmetic)
    text += ", " + number(model.alu_thru, Hardware::alu_thru) + "/α";
  if (!redundant.issue)
    text += ", " + number(model.issue_thru, Hardware::issue_thru) + "/(α+1)";
  return text + " )";
}

Result<Figure> table_4_2(const FigureRequest& request) {
  Figure figure;
  figure.id = "thesis-table-4.2";
  figure.title = tr("Solutions of the bound model in numbers").toStdString();
  figure.sources = {thesis("§4.1, Table 4.2")};
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table.header = {tr("GPU").toStdString(), tr("memory throughput (IPC/SM)").toStdString(),
                        tr("cusp (warps/SM)").toStdString(), tr("at α").toStdString()};
  for (const GpuPtr& gpu : complete_gpus(*request.catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    const auto model = kernel_model(scenario);
    const Cusp shape = cusp(*model);
    const std::string marks = status_marks(scenario);
    panel.table.rows.push_back({{gpu->name},
                                {solution(scenario, *model)},
                                {shape.cusp ? significant(shape.cusp->warps) : "–", marks},
                                {shape.cusp ? significant(shape.cusp->alpha) : "–", marks}});
    add_numbers(figure, scenario);
  }
  figure.panels.push_back(std::move(panel));
  figure.caption =
      tr("n warps per SM; limits that never bind on a GPU are left out.").toStdString();
  note_statuses(figure);
  return figure;
}

/// Cycles between two accesses of a bank, as Table 2.5 prints them.
struct BankPeriod {
  const char* gpu;
  int cycles;
};
constexpr std::array<BankPeriod, 5> bank_periods{
    {{"8800gtx", 2}, {"gtx280", 2}, {"gtx480", 2}, {"gtx680", 1}, {"gtx980", 1}}};

Result<Figure> table_2_5(const FigureRequest& request) {
  FactTable table("thesis-table-2.5", tr("Shared memory"), thesis("§2.6, Table 2.5"));
  table.header({tr("GPU"), tr("banks"), tr("bank width (bits)"), tr("an access of a bank")});
  for (const auto& [id, cycles] : bank_periods) {
    const auto gpu = request.catalogue->find(id);
    if (!gpu)
      return tl::unexpected<Error>(gpu.error());
    const auto text = [&](FactKey key, double unit) {
      const auto value = (*gpu)->facts.value(key);
      return value ? shortest(*value * unit) : std::string("–");
    };
    table.row(
        {{(*gpu)->name},
         {text(FactKey::shared_banks, 1)},
         {text(FactKey::shared_bank_width, 8)},
         {(cycles == 1 ? tr("every cycle") : tr("every %1 cycles").arg(cycles)).toStdString()}});
  }
  return std::move(table).figure({}, tr("8800 GTX and GTX 280 serve a half-warp at a time."));
}

} // namespace

std::vector<FigureEntry> figures_thesis_tables() {
  return {
      {QStringLiteral("thesis-table-2.5"), tr("Shared memory"), 0.35, table_2_5},
      {QStringLiteral("thesis-table-4.1"), tr("Parameters of the bound model"), 0.32, table_4_1},
      {QStringLiteral("thesis-table-4.2"), tr("Solutions of the bound model in numbers"), 0.4,
       table_4_2}};
}

} // namespace loom
