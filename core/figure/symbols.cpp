#include "core/figure/symbols.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace loom {

namespace {

// Unicode has no subscript f or d: "trans" for the special function units' transcendental
// functions, "shm" for shared memory.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> symbols{{
    {"mem_lat", "Lₘₑₘ"},
    {"alu_lat", "Lₐₗᵤ"},
    {"sfu_lat", "Lₜᵣₐₙₛ"},
    {"sfu_alu_lat", "Lₐₗᵤ₋ₜᵣₐₙₛ"},
    {"shared_lat", "Lₛₕₘ"},
    {"shared_alu_lat", "Lₐₗᵤ₋ₛₕₘ"},
    {"mem_thru", "Tₘₑₘ"},
    {"alu_thru", "Tₐₗᵤ"},
    {"sfu_thru", "Tₜᵣₐₙₛ"},
    {"shared_thru", "Tₛₕₘ"},
    {"issue_thru", "Tᵢₛₛᵤₑ"},
    {"other_issue", "cₒₜₕₑᵣ"},
}};

bool of_a_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

} // namespace

std::string with_symbols(std::string text) {
  for (const auto& [name, symbol] : symbols)
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
      const std::size_t end = at + name.size();
      const bool whole =
          (at == 0 || !of_a_name(text[at - 1])) && (end == text.size() || !of_a_name(text[end]));
      if (whole)
        text.replace(at, name.size(), symbol);
      at += whole ? symbol.size() : name.size();
    }
  return text;
}

void set_symbols(Figure& figure) {
  const auto set = [](auto&... texts) { ((texts = with_symbols(std::move(texts))), ...); };
  const auto set_all = [&set](auto& list) { std::ranges::for_each(list, set); };
  const auto set_labels = [&set](auto& list) {
    for (auto& each : list)
      set(each.label);
  };
  set(figure.title, figure.heading, figure.caption, figure.status_note);
  set_all(figure.footnotes);
  for (Panel& panel : figure.panels) {
    set(panel.title, panel.heat.label, panel.heat.emphasis_label);
    for (Axis* axis : {&panel.x, &panel.y}) {
      set(axis->label);
      set_all(axis->categories);
    }
    set_labels(panel.areas);
    set_labels(panel.curves);
    set_labels(panel.marks);
    set_labels(panel.layers);
    set_labels(panel.bars);
    set_labels(panel.swings);
    set_all(panel.bar_notes);
    set_all(panel.table.header);
    for (std::vector<Cell>& row : panel.table.rows)
      for (Cell& cell : row)
        set(cell.text, cell.note);
    for (DiagramText& text : panel.diagram.texts)
      set(text.text);
  }
}

} // namespace loom
