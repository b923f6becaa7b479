#include "widgets/views/gpus/gpus_figure.h"

#include "core/figure/sources.h"
#include "core/gpu/gpu_spec.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/gpus/gpu_cells.h"
#include "widgets/views/gpus/gpu_table.h"

#include <algorithm>

namespace loom {

namespace {

/// More sources than this are named in the file alone: below a table they would outgrow it.
constexpr std::size_t most_sources = 10;

struct Notes {
  std::vector<std::string> sources;
  bool derived = false, assumed = false;
};

/// What a cell's number is marked with: "*" derived, "†" assumed.
std::string status_note(const QModelIndex& index, Notes& notes) {
  const QVariant status = index.data(status_role);
  const bool derived = status.isValid() && status.toInt() == int(FactStatus::derived);
  const bool assumed = status.isValid() && status.toInt() == int(FactStatus::assumed);
  notes.derived |= derived;
  notes.assumed |= assumed;
  return derived ? "*" : assumed ? "†" : "";
}

void collect_source(const QModelIndex& index, Notes& notes) {
  add_source(notes.sources, index.data(source_role).toString().toStdString());
}

/// "a" for the first of the sources.
std::string source_letter(const QModelIndex& index, const Notes& notes) {
  const std::string source = index.data(source_role).toString().toStdString();
  const auto at = std::ranges::find(notes.sources, source) - notes.sources.begin();
  return source.empty() ? "" : std::string(1, static_cast<char>('a' + at));
}

} // namespace

Figure gpus_figure(const GpuTable& table, const char* id, const QString& title, int most,
                   int per_panel) {
  const QAbstractItemModel& model = *table.model();
  const std::vector<int> columns = table.shown_columns();
  const int rows = std::min(model.rowCount(), most);
  Notes notes;
  for (int row = 0; row < rows; ++row)
    for (const int column : columns)
      collect_source(model.index(row, column), notes);
  const bool lettered = notes.sources.size() <= most_sources;

  Figure figure;
  figure.id = id;
  figure.title = title.toStdString();
  figure.caption = tr("Numbers of LatencyLoom's catalogue of GPUs.").toStdString();
  for (int row = 0; row < rows; ++row) {
    if (row % per_panel == 0) {
      Panel panel;
      panel.kind = PanelKind::table;
      for (const int column : columns)
        panel.table.header.push_back(table.header_words(column).toStdString());
      figure.panels.push_back(std::move(panel));
    }
    std::vector<Cell> cells;
    for (const int column : columns) {
      const QModelIndex index = model.index(row, column);
      cells.push_back({index.data(plain_role).toString().toStdString(), status_note(index, notes)});
      if (lettered)
        cells.back().note += source_letter(index, notes);
    }
    figure.panels.back().table.rows.push_back(std::move(cells));
  }
  figure.columns = std::max(1, int(figure.panels.size()));
  const auto remark = [&figure](const QString& text) {
    figure.footnotes.push_back(text.toStdString());
  };
  if (notes.derived)
    remark(tr("*: %1").arg(status_text(FactStatus::derived)));
  if (notes.assumed)
    remark(tr("†: %1").arg(status_text(FactStatus::assumed)));
  for (std::size_t i = 0; lettered && i < notes.sources.size(); ++i)
    figure.footnotes.push_back(std::string(1, static_cast<char>('a' + i)) + ": " +
                               notes.sources[i]);
  if (!lettered)
    remark(tr("From %1 sources, which the file carries and the program shows for each number.")
               .arg(notes.sources.size()));
  if (rows < model.rowCount())
    remark(tr("The first %1 of %2 rows; copy the table for all of them.")
               .arg(rows)
               .arg(model.rowCount()));
  figure.sources = std::move(notes.sources);
  return figure;
}

} // namespace loom
