#include "widgets/export/fact_cells.h"

#include "core/base/number.h"
#include "core/figure/sources.h"
#include "widgets/texts/fact_text.h"

#include <algorithm>

namespace loom {

FactTable::FactTable(const char* id, const QString& title, std::string source) {
  figure_.id = id;
  figure_.title = title.toStdString();
  figure_.sources = {std::move(source)};
}

void FactTable::header(const std::vector<QString>& names) {
  for (const QString& name : names)
    table_.header.push_back(name.toStdString());
}

Cell FactTable::noted(std::string text, const std::string& note) {
  if (note.empty())
    return {std::move(text)};
  auto known = std::ranges::find(notes_, note);
  if (known == notes_.end())
    known = notes_.insert(notes_.end(), note);
  // "q" has no raised form; no table has as many notes.
  return {std::move(text), std::string(1, static_cast<char>('a' + (known - notes_.begin())))};
}

Cell FactTable::cell(const GpuSpec& gpu, FactKey key) {
  const Fact* fact = gpu.facts.find(key);
  if (!fact)
    return {"–"};
  add_source(figure_.sources, fact->source.english());
  return noted(shortest(fact->value), printed_note(*fact).toStdString());
}

Cell FactTable::computed(std::optional<double> value) {
  return {value ? significant(*value) : "–"};
}

void FactTable::row(std::vector<Cell> cells) { table_.rows.push_back(std::move(cells)); }

void FactTable::row(std::vector<Cell> first, const GpuSpec& gpu, std::span<const FactKey> keys) {
  for (const FactKey key : keys)
    first.push_back(cell(gpu, key));
  row(std::move(first));
}

void FactTable::remark(const QString& text) { remarks_.push_back(text.toStdString()); }

Result<Figure> FactTable::figure(const Result<void>& rows, const QString& caption) && {
  if (!rows)
    return tl::unexpected<Error>(rows.error());
  for (std::size_t i = 0; i < notes_.size(); ++i)
    figure_.footnotes.push_back(std::string(1, static_cast<char>('a' + i)) + ": " + notes_[i]);
  figure_.footnotes.insert(figure_.footnotes.end(), remarks_.begin(), remarks_.end());
  figure_.caption = caption.toStdString();
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table = std::move(table_);
  figure_.panels.push_back(std::move(panel));
  return std::move(figure_);
}

} // namespace loom
