#include "widgets/views/sass/sass_figure.h"

#include "widgets/numbers/number_card.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/views/sass/sass_words.h"

#include <algorithm>
#include <set>

namespace loom {
namespace {

// Places in em.
constexpr double row_height = listing_row_height, head_height = listing_head_height;
constexpr double control_left = 3.2, text_left = 13.5, gap = 1.5, lane_room = 0.9;
constexpr double bars_room = 22, port_room = 4.8, widest_cycle = 1.5;
/// Of a letter, a little more than usual: instructions are mostly capitals and digits.
constexpr double letter = 0.62, most_text = 32;

/// The rows that a figure has room for.
struct Rows {
  std::size_t first = 0, last = 0;
  double lanes_left = 0, bars_left = 0; ///< where the parts behind the texts begin
  [[nodiscard]] double y(std::size_t instruction) const {
    return head_height + row_height * (static_cast<double>(instruction - first) + 0.5);
  }
};

void draw_barriers(DiagramBuilder to, const sass::Study& study, const Rows& rows) {
  const auto x = [&rows](int barrier) { return rows.lanes_left + lane_room * (barrier + 0.5); };
  for (std::size_t i = rows.first; i <= rows.last; ++i)
    for (int b = 0; b < sass::barrier_count; ++b) {
      const double y = rows.y(i);
      for (const auto* lanes : {&study.lanes.down, &study.lanes.back}) {
        const DiagramLine look{.role = barrier_role(b), .dashed = lanes == &study.lanes.back};
        // Where the stretch begins or ends within a line, half a row of it shows that it goes on.
        if (((*lanes)[i] >> b & 1U) != 0)
          to.line({x(b), y}, {x(b), y + (i == rows.last ? 0.5 : 1) * row_height}, look);
        if (i == rows.first && i > 0 && ((*lanes)[i - 1] >> b & 1U) != 0)
          to.line({x(b), y - 0.5 * row_height}, {x(b), y}, look);
      }
      const sass::Control& control = study.control(i);
      if (control.write_barrier == b || control.read_barrier == b)
        to.box({x(b) - 0.25, y - 0.25, 0.5, 0.5},
               {.role = barrier_role(b),
                .fill = control.write_barrier == b ? DiagramFill::solid : DiagramFill::none,
                .outline = DiagramOutline::solid});
      if ((control.wait_mask >> b & 1U) != 0)
        to.line({x(b) + 0.45, y}, {x(b) - 0.45, y}, {.role = barrier_role(b), .arrow = true});
    }
  for (int b = 0; b < sass::barrier_count; ++b)
    to.text(x(b), head_height / 2 - 0.2, QString::number(b), 0, {.anchor = DiagramAnchor::centre});
}

void draw_bars(DiagramBuilder out, const sass::Study& study, const Rows& rows) {
  const auto since = [&](std::size_t instruction, std::int64_t cycle) {
    return study.drawn_since(rows.first, instruction, cycle);
  };
  double end = 1;
  for (std::size_t i = rows.first; i <= rows.last; ++i) {
    const sass::Issue& issue = issue_of(study.analysis, i);
    end = std::max({end, since(i, issue.cycle + issue.port_cycles), since(i, study.next_issue(i))});
  }
  const double scale = std::min(widest_cycle, bars_room / end);
  const auto x = [&](double cycle) { return rows.bars_left + scale * cycle; };
  std::int64_t tick = 1; // then 5, 10, 50, ...
  for (int factor = 5; static_cast<double>(tick) * scale < 2.2; factor = 7 - factor)
    tick *= factor;
  const sass::Schedule& first = study.analysis.schedules[study.analysis.graph.block_of[rows.first]];
  const std::int64_t origin = issue_of(study.analysis, rows.first).cycle;
  for (std::int64_t at = 0; since(rows.first, origin + at) <= end; at += tick) {
    const auto paused = std::ranges::find_if(first.pauses, [&](const sass::Pause& pause) {
      return pause.from < origin + at && origin + at < pause.to;
    });
    if (paused != first.pauses.end()) // the first tick behind it
      at = (paused->to - origin + tick - 1) / tick * tick;
    const double place = x(since(rows.first, origin + at));
    if (place > x(end))
      break;
    out.line({place, head_height - 0.4}, {place, head_height});
    out.text(place, head_height / 2 - 0.2, QString::number(at), 0,
             {.anchor = DiagramAnchor::centre});
  }
  for (std::size_t i = rows.first; i <= rows.last; ++i) {
    const sass::Issue& issue = issue_of(study.analysis, i);
    const double from = x(since(i, issue.cycle));
    const double to = x(since(i, issue.cycle + issue.port_cycles));
    const double next = x(since(i, study.next_issue(i)));
    const double y = rows.y(i);
    if (next > to)
      out.line({to, y}, {next, y});
    if (study.next_issue(i) - issue.cycle > 2 * sass::longest_stall) // a break in the line
      for (const double shift : {-0.2, 0.2}) {
        const double middle = (to + next) / 2 + shift;
        out.line({middle - 0.15, y + 0.35}, {middle + 0.15, y - 0.35});
      }
    out.box({from, y - 0.4, to - from, 0.8},
            {.role = class_role(study.analysis.graph.operands[i].opcode->opcode_class),
             .fill = DiagramFill::solid});
    out.text(std::max(to, next) + 0.4, y, to_qstring(to_string(issue.port)), port_room);
  }
}

bool uses_barriers(const sass::Study& study, const Rows& rows) {
  for (std::size_t i = rows.first; i <= rows.last; ++i) {
    const sass::Control& control = study.control(i);
    if (control.write_barrier >= 0 || control.read_barrier >= 0 || control.wait_mask != 0)
      return true;
  }
  return false;
}

/// Why instructions may issue later than drawn, each reason once.
std::vector<std::string> uncertain_lines(const sass::Study& study, std::size_t first,
                                         std::size_t last) {
  std::vector<std::string> lines;
  const std::size_t block = study.analysis.graph.block_of[first];
  for (const sass::Uncertain& each : study.analysis.schedules[block].uncertain) {
    if (each.at < first || each.at > last)
      continue;
    std::string line = tr("%1 and what follows may issue later: %2.")
                           .arg(address_words(study.function(), each.at), later_words(study, each))
                           .toStdString();
    const auto same = [&each, &study](const sass::Uncertain& other) {
      return other.at < each.at && later_words(study, other) == later_words(study, each);
    };
    if (std::ranges::none_of(study.analysis.schedules[block].uncertain, same))
      lines.push_back(std::move(line));
  }
  return lines;
}

/// The latencies of the instructions that are shown, among the figure's sources.
void add_latencies(Figure& figure, const sass::Study& study, std::size_t first, std::size_t last) {
  const sass::Latencies latencies = sass::latencies(*study.gpu);
  std::set<FactKey> used;
  for (std::size_t i = first; i <= last; ++i)
    if (const sass::Opcode* opcode = study.analysis.graph.operands[i].opcode)
      if (const auto fact = latencies[static_cast<std::size_t>(opcode->opcode_class)].fact)
        used.insert(*fact);
  for (const FactKey fact : used)
    add_number(figure, *study.gpu, fact);
  note_statuses(figure);
}

} // namespace

double draw_instructions(DiagramBuilder out, const sass::Study& study, std::size_t first,
                         std::size_t last) {
  const sass::Function& function = study.function();
  const Rows rows{first, last};
  for (const auto& [left, title] :
       {std::pair{0.0, tr("PC")}, std::pair{control_left, tr("control code")},
        std::pair{text_left, tr("instruction")}})
    out.text(left, head_height / 2 - 0.2, title, 0, {.faint = true});
  std::size_t longest = 0;
  for (std::size_t i = first; i <= last; ++i)
    longest = std::max(longest, function.instructions[i].text.size());
  const double room = std::min(static_cast<double>(longest) * letter, most_text);
  for (std::size_t i = first; i <= last; ++i) {
    const sass::Instruction& each = function.instructions[i];
    out.text(0, rows.y(i), address_words(function, i), 0);
    out.text(control_left, rows.y(i), QString::fromStdString(to_text(each.control)),
             text_left - control_left - 0.4);
    out.text(text_left, rows.y(i), QString::fromStdString(each.text), room,
             {.role = class_role(study.analysis.graph.operands[i].opcode->opcode_class)});
  }
  return text_left + room;
}

Panel listing_panel(const sass::Study& study, std::size_t first, std::size_t last) {
  Rows rows{first, std::min(last, first + most_figure_rows - 1)};
  Diagram diagram;
  const bool barriers = uses_barriers(study, rows);
  rows.lanes_left = draw_instructions(diagram, study, rows.first, rows.last) + gap;
  rows.bars_left = rows.lanes_left + (barriers ? lane_room * sass::barrier_count + gap : 0);
  diagram.width = rows.bars_left + bars_room + port_room + 0.6;
  diagram.height = head_height + row_height * static_cast<double>(rows.last - rows.first + 1);
  if (barriers)
    draw_barriers(diagram, study, rows);
  draw_bars(diagram, study, rows);
  return diagram_panel(std::move(diagram));
}

Figure sass_figure(const sass::Study& study, std::size_t first, std::size_t last) {
  const sass::Function& function = study.function();
  const QString name = QString::fromStdString(
      function.arch.empty() ? function.name : function.name + " (" + function.arch + ")");
  Figure figure;
  figure.id = "sass";
  figure.title = tr("Control codes and issue of %1").arg(name).toStdString();
  add_latencies(figure, study, first, std::min(last, first + most_figure_rows - 1));
  figure.caption = tr("Scheduled for %1 from each block's first instruction.")
                       .arg(gpu_words(*study.gpu))
                       .toStdString();
  figure.panels.push_back(listing_panel(study, first, last));
  figure.footnotes.push_back(
      tr("Lanes 0 to 5, the barriers: filled where set for a result, empty for operands, an arrow "
         "where waited for, dashed by way of a loop. Bars: the port is taken; lines: until the "
         "next instruction, a long wait drawn shorter (//).")
          .toStdString());
  for (const std::string& each : uncertain_lines(study, first, last))
    figure.footnotes.push_back(each);
  if (last - first + 1 > most_figure_rows)
    figure.footnotes.push_back(tr("The first %1 of %2 instructions.")
                                   .arg(most_figure_rows)
                                   .arg(last - first + 1)
                                   .toStdString());
  return figure;
}

Figure sass_figure(const sass::Study& study, int loop) {
  if (loop < 0)
    return sass_figure(study, std::size_t{0}, study.size() - 1);
  const sass::LoopSummary& chosen = study.analysis.loops[static_cast<std::size_t>(loop)];
  return sass_figure(study, chosen.first, chosen.last);
}

Figure aligned_figure(const Scenario& scenario, const AlignedModel& model) {
  Figure figure = titled(
      "sass-beside",
      tr("%1 and %2")
          .arg(model.headerData(AlignedModel::left_text_column, Qt::Horizontal, Qt::DisplayRole)
                   .toString(),
               model.headerData(AlignedModel::right_text_column, Qt::Horizontal, Qt::DisplayRole)
                   .toString()),
      scenario);
  figure.caption = without_ids(model.summary()).toStdString();
  Panel panel;
  panel.kind = PanelKind::table;
  for (int column = 0; column < model.columnCount(); ++column)
    panel.table.header.push_back(
        model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().toStdString());
  const int rows = std::min(model.rowCount(), static_cast<int>(most_figure_rows));
  for (int row = 0; row < rows; ++row) {
    std::vector<Cell> cells;
    for (int column = 0; column < model.columnCount(); ++column)
      cells.push_back({model.index(row, column).data().toString().toStdString()});
    panel.table.rows.push_back(std::move(cells));
  }
  figure.panels.push_back(std::move(panel));
  if (rows < model.rowCount())
    figure.footnotes.push_back(
        tr("The first %1 of %2 lines.").arg(rows).arg(model.rowCount()).toStdString());
  return figure;
}

} // namespace loom
