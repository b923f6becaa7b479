#include "core/base/number.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/history/warps_chart.h"

#include <algorithm>
#include <optional>

namespace loom {
namespace {

/// The published ratio counted in instructions, where both that a scheduler can issue at a time are
/// in flight: as many warps, but alu_lat × the adds that cores and two issues allow (§4.3).
std::optional<double> instructions_ratio(const GpuWarps& of) {
  const Facts& facts = of.gpu->facts;
  const auto cores = facts.value(FactKey::cores), width = facts.value(FactKey::issue_width),
             issue = facts.value(FactKey::issue_thru), latency = facts.value(FactKey::alu_lat);
  if (!of.thesis_ratio || !cores || !width || !issue || !latency)
    return {};
  const double adds = std::min(*cores / 32, *issue * *width);
  return *of.thesis_ratio * of.arithmetic / (*latency * adds);
}

std::string quotient_text(const Facts& facts, FactKey above, FactKey below) {
  const auto dividend = facts.value(above), divisor = facts.value(below);
  return dividend && divisor ? significant(*dividend / *divisor) : "–";
}

Result<Figure> figure_4_2(const FigureRequest& request) {
  const std::vector<GpuWarps> gpus = warps_by_gpu(*request.catalogue);
  Panel ratios;
  ratios.kind = PanelKind::table;
  ratios.table.header = {tr("GPU").toStdString(),
                         tr("year").toStdString(),
                         tr("arithmetic (warps/SM)").toStdString(),
                         tr("memory (warps/SM)").toStdString(),
                         tr("ratio, model").toStdString(),
                         tr("ratio, published").toStdString(),
                         tr("latency ratio").toStdString(),
                         tr("throughput ratio").toStdString(),
                         tr("ratio of instructions").toStdString()};
  Figure figure;
  figure.sources = {thesis("§4.3, Figure 4.2")};
  Panel bars = warps_panel(gpus);
  for (std::size_t row = 0; row < gpus.size(); ++row) {
    const GpuWarps& of = gpus[row];
    Scenario scenario;
    scenario.gpu = of.gpu;
    const auto instructions = instructions_ratio(of);
    const auto marks = [&](Hardware latency, Hardware throughput) {
      return joined_marks(status_mark(scenario, latency), status_mark(scenario, throughput));
    };
    const std::string arithmetic = marks(Hardware::alu_lat, Hardware::alu_thru),
                      memory = marks(Hardware::mem_lat, Hardware::mem_thru),
                      both = joined_marks(arithmetic, memory);
    bars.x.categories[row] = marked(of.gpu->name, both);
    ratios.table.rows.push_back(
        {{of.gpu->name},
         {of.gpu->released.substr(0, 4)},
         {significant(of.arithmetic), arithmetic},
         {significant(of.memory), memory},
         {significant(of.model_ratio()), both},
         {of.thesis_ratio ? significant(*of.thesis_ratio) : "–"},
         {quotient_text(of.gpu->facts, FactKey::mem_lat, FactKey::alu_lat), both},
         {quotient_text(of.gpu->facts, FactKey::mem_thru, FactKey::alu_thru), both},
         {instructions ? significant(*instructions) : "–"}});
    add_numbers(figure, scenario);
    add_number(figure, *of.gpu, FactKey::warps_90);
  }
  figure.id = "thesis-4.2";
  figure.title = tr("Warps needed to hide arithmetic and memory latency").toStdString();
  figure.caption = tr("Model: latency × throughput limit. The published ratio divides the warps "
                      "measured for 90 % of the memory peak by those for the arithmetic peak, so "
                      "it is larger than the model's. Hollow bars are worked back from that ratio; "
                      "the source states the warps themselves for the full ones only.")
                       .toStdString();
  figure.footnotes = {
      figure.caption,
      tr("The model's ratio is the latency ratio × the throughput ratio (§4.4). Ratio of "
         "instructions: the published one where two instructions of a warp issue at a time (§4.3).")
          .toStdString()};
  note_statuses(figure);
  figure.panels = {std::move(bars), ratios};
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_thesis_warps() {
  return {{QStringLiteral("thesis-4.2"), tr("Warps for arithmetic and for memory latency"), 0.75,
           figure_4_2}};
}

} // namespace loom
