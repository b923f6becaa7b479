#include "resources/programs/embedded.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/divergence/divergence_figure.h"

#include <algorithm>

namespace loom {
namespace {

/// Table 2.2, left; its right column is the program that the view opens with.
std::string_view plain_if_else() {
  const auto all = embedded_programs();
  return std::ranges::find(all, std::string_view("if_else_plain.simt"), &EmbeddedFile::name)
      ->content;
}

/// A program as lines of "LABEL:" and instruction.
std::vector<std::pair<std::string, std::string>> lines_of(const simt::Assembly& program) {
  std::vector<std::pair<std::string, std::string>> lines;
  for (std::size_t at = 0; at < program.code.size(); ++at) {
    std::string label(program.label_at(static_cast<std::int32_t>(at)));
    lines.emplace_back(label.empty() ? label : label + ":",
                       simt::to_text(program, program.code[at]));
  }
  return lines;
}

Result<Figure> table_2_2(const FigureRequest&) {
  const auto left = simt::assemble(plain_if_else());
  const auto right = simt::assemble(program_text({}));
  if (!left || !right)
    return tl::unexpected<Error>(left ? right.error() : left.error());
  Figure figure;
  figure.id = "thesis-table-2.2";
  figure.title = tr("An if/else in assembly, without and with synchronisation").toStdString();
  figure.caption = tr("SSY sets where the threads reconverge; .S ends a path.").toStdString();
  figure.sources = {thesis("§2.3, Table 2.2")};
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table.header = {"", tr("no SIMD semantics").toStdString(), "",
                        tr("with synchronisation").toStdString()};
  const auto plain = lines_of(*left), meeting = lines_of(*right);
  // The plain program has no SSY: its branch stands beside the other's.
  for (std::size_t row = 0; row < std::max(plain.size() + 1, meeting.size()); ++row) {
    const bool has_left = row >= 1 && row - 1 < plain.size(), has_right = row < meeting.size();
    panel.table.rows.push_back({{has_left ? plain[row - 1].first : ""},
                                {has_left ? plain[row - 1].second : ""},
                                {has_right ? meeting[row].first : ""},
                                {has_right ? meeting[row].second : ""}});
  }
  figure.panels.push_back(std::move(panel));
  return figure;
}

Result<Figure> execution(const char* id, simt::Mask inputs, const QString& title,
                         const char* place) {
  Divergence divergence;
  divergence.predicates[0] = inputs;
  const auto run = run_warp(divergence);
  if (!run)
    return tl::unexpected<Error>(run.error());
  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption = tr("Each thread's logical order, and the order in which the warp executes: the "
                      "active mask of each instruction, thread 0 first, and the divergence stack "
                      "that it leaves.")
                       .toStdString();
  figure.sources = {thesis(place)};
  figure.panels.push_back(execution_table(*run));
  return figure;
}

Result<Figure> table_2_3(const FigureRequest&) {
  return execution("thesis-table-2.3", 0b0110, tr("Case 1: the threads diverge, P0 = 0, 1, 1, 0"),
                   "§2.4, Table 2.3");
}

Result<Figure> table_2_4(const FigureRequest&) {
  return execution("thesis-table-2.4", 0b1111,
                   tr("Case 2: no thread takes the else branch, P0 = 1, 1, 1, 1"),
                   "§2.4, Table 2.4");
}

Result<Figure> trace_of_document(const FigureRequest& request, const char* id) {
  const Divergence& divergence = request.document.scenario.divergence;
  return run_warp(divergence).map([&](const WarpRun& run) {
    return divergence_figure(run, divergence.step, id);
  });
}

} // namespace

std::vector<FigureEntry> figures_thesis_simt() {
  return {{QStringLiteral("thesis-table-2.2"), tr("An if/else in assembly"), 0.45, table_2_2},
          {QStringLiteral("thesis-table-2.3"), tr("SIMT execution, case 1: divergence"), 0.24,
           table_2_3},
          {QStringLiteral("thesis-table-2.4"), tr("SIMT execution, case 2: no divergence"), 0.17,
           table_2_4},
          {QStringLiteral("divergence"), tr("A warp of a scenario at one step"), 0.47,
           [](const FigureRequest& request) { return trace_of_document(request, "divergence"); }},
          {QStringLiteral("divergence-trace"), tr("A warp's run, step by step"), 0.47,
           [](const FigureRequest& request) {
             return trace_of_document(request, "divergence-trace");
           }}};
}

} // namespace loom
