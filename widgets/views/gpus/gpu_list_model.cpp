#include "widgets/views/gpus/gpu_list_model.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/gpus/gpu_cells.h"

#include <algorithm>

namespace loom {

namespace {

const GpuColumn& column_of(int section) { return gpu_columns()[std::size_t(section)]; }

QString missing_names(const GpuPtr& gpu) {
  Scenario scenario;
  scenario.gpu = gpu;
  QStringList names;
  for (const Hardware parameter : missing_parameters(scenario))
    names << to_qstring(parameter_info(parameter).id);
  return names.join(QStringLiteral(", "));
}

QString plain(const GpuSpec& gpu, const GpuColumn& column) {
  if (!known(gpu, column))
    return QStringLiteral("–");
  if (const auto* word = std::get_if<GpuWord>(&column))
    return *word == GpuWord::segment || *word == GpuWord::knowledge
               ? said(word_of(gpu, *word))
               : QString::fromStdString(word_of(gpu, *word));
  return table_number(*gpu.facts.value(std::get<FactKey>(column)));
}

QString exact(const GpuSpec& gpu, const GpuColumn& column) {
  const auto* key = std::get_if<FactKey>(&column);
  if (!key)
    return QString::fromStdString(word_of(gpu, std::get<GpuWord>(column)));
  const auto value = gpu.facts.value(*key);
  return value ? QString::fromStdString(shortest(*value)) : QString();
}

} // namespace

void GpuListModel::set_gpus(std::vector<GpuPtr> gpus) {
  if (std::ranges::equal(gpus, rows_, {}, {}, &Row::gpu))
    return;
  beginResetModel();
  rows_.clear();
  for (GpuPtr& gpu : gpus) {
    QString missing = missing_names(gpu);
    rows_.push_back({std::move(gpu), std::move(missing)});
  }
  endResetModel();
}

void GpuListModel::set_current(const std::string& id) {
  if (id == current_)
    return;
  const int rows[] = {row_of(current_), row_of(id)};
  current_ = id;
  for (const int row : rows)
    if (row >= 0)
      emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

int GpuListModel::row_of(const std::string& id) const {
  const auto found =
      std::ranges::find_if(rows_, [&id](const Row& row) { return row.gpu->id == id; });
  return found == rows_.end() ? -1 : int(found - rows_.begin());
}

int GpuListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(rows_.size());
}

int GpuListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(gpu_column_count);
}

QString GpuListModel::words(const Row& row, const GpuColumn& column) const {
  const GpuSpec& gpu = *row.gpu;
  const QString name = QString::fromStdString(gpu.name);
  if (const auto* key = std::get_if<FactKey>(&column))
    return name + QLatin1Char('\n') + fact_lines(*key, gpu.facts.find(*key));
  QStringList lines;
  if (std::get<GpuWord>(column) == GpuWord::name) {
    lines << (gpu.id == current_ ? tr("%1 (%2), the scenario's GPU") : tr("%1 (%2)"))
                 .arg(name, QString::fromStdString(gpu.id));
    lines << (row.missing.isEmpty()
                  ? tr("Double-click or Enter: take it for the scenario.")
                  : tr("The model still needs %1: no source gives them, but you can set them once "
                       "it is the scenario's GPU (double-click or Enter).")
                        .arg(row.missing));
    if (!gpu.note.empty())
      lines << spoken(verbatim(gpu.note));
  } else {
    lines << tr("%1, %2: %3").arg(name, column_title(column), plain(gpu, column));
  }
  return lines.join(QLatin1Char('\n'));
}

QVariant GpuListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  const Row& row = rows_[std::size_t(index.row())];
  const GpuSpec& gpu = *row.gpu;
  const GpuColumn& column = column_of(index.column());
  const auto* key = std::get_if<FactKey>(&column);
  const Fact* fact = key ? gpu.facts.find(*key) : nullptr;
  switch (role) {
  case Qt::DisplayRole:
    if (index.column() == 0 && gpu.id == current_)
      return QStringLiteral("● ") + plain(gpu, column);
    return fact ? marked_number(*fact) : plain(gpu, column);
  case Qt::TextAlignmentRole:
    return int((key ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  case Qt::ToolTipRole:
    return as_tooltip(words(row, column));
  case exact_role:
    return exact(gpu, column);
  case plain_role:
    return plain(gpu, column);
  case source_role:
    return fact ? QString::fromStdString(fact->source.english()) : QString();
  case words_role:
    return words(row, column);
  case quantity_role:
    return fact ? QVariant(to_qstring(gpu.id) + QLatin1Char('.') + to_qstring(column_name(column)))
                : QVariant();
  case status_role:
    return fact ? QVariant(int(fact->status)) : QVariant();
  case strong_role:
    return gpu.id == current_;
  case faint_role:
    return !known(gpu, column) || (index.column() == 0 && !row.missing.isEmpty());
  default:
    return {};
  }
}

QVariant GpuListModel::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal || section < 0 || section >= columnCount())
    return {};
  const GpuColumn& column = column_of(section);
  switch (role) {
  case Qt::DisplayRole:
    // In two lines: the unit, or the second of two words.
    return std::holds_alternative<FactKey>(column)
               ? column_title(column) + QLatin1Char('\n') + column_unit(column)
               : column_title(column).replace(QLatin1Char(' '), QLatin1Char('\n'));
  case Qt::ToolTipRole:
    return as_tooltip(column_title(column) + QLatin1Char('\n') + column_meaning(column));
  case exact_role:
    return column_unit(column).isEmpty()
               ? column_title(column)
               : QStringLiteral("%1 (%2)").arg(column_title(column), column_unit(column));
  case Qt::TextAlignmentRole:
    return int((std::holds_alternative<FactKey>(column) ? Qt::AlignRight : Qt::AlignLeft) |
               Qt::AlignVCenter);
  default:
    return {};
  }
}

void GpuListOrder::set_filter(GpuFilter filter) {
  filter_ = std::move(filter);
  invalidateFilter();
}

void GpuListOrder::set_only(GpuWord word, const std::string& value) {
  only_[std::size_t(word)] = value;
  invalidateFilter();
}

const GpuListModel& GpuListOrder::list() const {
  return *static_cast<const GpuListModel*>(sourceModel());
}

const GpuPtr& GpuListOrder::gpu(const QModelIndex& index) const {
  return list().gpu(mapToSource(index).row());
}

bool GpuListOrder::lessThan(const QModelIndex& a, const QModelIndex& b) const {
  const GpuColumn& column = column_of(a.column());
  const GpuSpec &left = *list().gpu(a.row()), &right = *list().gpu(b.row());
  const bool left_known = known(left, column);
  if (left_known != known(right, column))
    return left_known == (sortOrder() == Qt::AscendingOrder);
  return left_known && stands_before(left, right, column);
}

bool GpuListOrder::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  const GpuSpec& gpu = *list().gpu(row);
  for (std::size_t i = 0; i < gpu_word_count; ++i)
    if (!only_[i].empty() && only_[i] != word_of(gpu, static_cast<GpuWord>(i)))
      return false;
  return filter_.accepts(gpu);
}

} // namespace loom
