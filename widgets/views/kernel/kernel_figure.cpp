// The charts as figures.

#include "widgets/numbers/number_card.h"
#include "widgets/style/tr.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/kernel/ir_drawing.h"
#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>

namespace loom {
namespace {

constexpr int figure_lines = 32;                     ///< of code in a figure
constexpr double figure_width = 60, code_width = 78; // em
constexpr auto method_source = "A. Kleimenov and N. Popova, A method for prediction execution time "
                               "of GPU programs, Computational nanotechnology 8(1), 2021, 38-45";
constexpr auto other_source = "S. Hong and H. Kim, An analytical model for a GPU architecture with "
                              "memory-level and thread-level parallelism awareness, ISCA 2009";

Figure begun(const KernelRun& run, KernelChart chart, const QString& title) {
  Figure figure;
  figure.id = "kernel-" + std::string(kernel::chart_ids[static_cast<std::size_t>(chart)]);
  figure.title = title.toStdString();
  figure.caption =
      without_ids(answer_words(run) + QLatin1Char(' ') + methods_words(run)).toStdString();
  figure.sources = {method_source, other_source};
  return figure;
}

/// The expression below the code, and what it is of.
void add_expression(Diagram& diagram, const KernelRun& run, int block) {
  const QString what = tr("%1 on %2")
                           .arg(QString::fromStdString(run.program().name),
                                QString::fromStdString(run.asked.gpu->name));
  for (const QString& words :
       {expression_words(run, block), expression_numbers(run, block), what}) {
    diagram.height += 1.6;
    DiagramBuilder(diagram).text(0.4, diagram.height - 0.6, without_ids(words), 0);
  }
  diagram.height += 0.2;
}

} // namespace

Figure code_figure(const KernelRun& run, int block) {
  const kernel::Block& of = run.program().blocks[static_cast<std::size_t>(block)];
  Figure figure =
      begun(run, KernelChart::code,
            tr("Dependences and time of %1 in %2")
                .arg(QString::fromStdString(of.name), QString::fromStdString(run.program().name)));
  const int lines = static_cast<int>(of.lines.size());
  Diagram diagram = ir_diagram(run, block, 0, std::min(lines, figure_lines) - 1, code_width);
  add_expression(diagram, run, block);
  figure.panels.push_back(diagram_panel(std::move(diagram)));
  figure.footnotes.push_back(
      tr("Arrows: data dependences, dashed to the next iteration. Bars: from the start of an "
         "instruction until its result is there. Faint: costs nothing of its own.")
          .toStdString());
  if (lines > figure_lines)
    figure.footnotes.push_back(
        tr("The first %1 of %2 lines.").arg(figure_lines).arg(lines).toStdString());
  return figure;
}

Figure kernel_figure(const KernelRun& run, KernelChart chart, int block) {
  if (chart == KernelChart::code)
    return code_figure(run, block);
  Figure figure = begun(run, chart,
                        tr("%1: %2 on %3")
                            .arg(chart_name(chart), QString::fromStdString(run.program().name),
                                 QString::fromStdString(run.asked.gpu->name)));
  if (chart == KernelChart::composition) {
    figure.panels.push_back(diagram_panel(composition_diagram(run, figure_width)));
  } else if (auto drawing = draw_chart(run, chart)) {
    std::erase_if(drawing->panel.marks,
                  [](const Mark& mark) { return mark.id == "operating_point"; });
    figure.panels.push_back(std::move(drawing->panel));
  }
  if (!figure.panels.empty() &&
      std::ranges::count(figure.panels.front().curves, "measured", &Curve::id) > 0)
    figure.footnotes.push_back(
        tr("Dots: measured on %1.").arg(QString::fromStdString(run.asked.gpu->name)).toStdString());
  return figure;
}

} // namespace loom
