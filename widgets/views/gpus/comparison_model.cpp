#include "widgets/views/gpus/comparison_model.h"

#include "core/base/number.h"
#include "widgets/look/language.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/gpus/gpu_cells.h"

#include <algorithm>

namespace loom {

namespace {

/// What a GPU says in a row, exactly; empty when unknown.
QString cell_text(const GpuSpec& gpu, const GpuColumn& of) {
  if (const auto* word = std::get_if<GpuWord>(&of))
    return QString::fromStdString(word_of(gpu, *word));
  const auto value = gpu.facts.value(std::get<FactKey>(of));
  return value ? QString::fromStdString(shortest(*value)) : QString();
}

const Fact* fact_of(const GpuSpec& gpu, const GpuColumn& of) {
  const auto* key = std::get_if<FactKey>(&of);
  return key ? gpu.facts.find(*key) : nullptr;
}

} // namespace

void ComparisonModel::set_gpus(std::vector<GpuPtr> gpus) {
  beginResetModel();
  gpus_ = std::move(gpus);
  fill();
  endResetModel();
}

void ComparisonModel::set_only_differences(bool only) {
  beginResetModel();
  only_ = only;
  fill();
  endResetModel();
}

bool ComparisonModel::differs(const GpuColumn& of) const {
  QString first;
  for (const GpuPtr& gpu : gpus_) {
    const QString now = cell_text(*gpu, of);
    if (!now.isEmpty() && !first.isEmpty() && now != first)
      return true;
    if (first.isEmpty())
      first = now;
  }
  return false;
}

void ComparisonModel::fill() {
  rows_.clear();
  differing_ = compared_ = 0;
  std::vector<Row> group;
  const auto add = [&](const GpuColumn& of) {
    if (!std::ranges::any_of(gpus_, [&](const GpuPtr& gpu) { return known(*gpu, of); }))
      return;
    ++compared_;
    const bool differ = differs(of);
    differing_ += differ;
    if (differ || !only_)
      group.push_back({{}, of, differ});
  };
  const auto close = [&](const QString& heading) {
    if (!group.empty())
      rows_.push_back({heading, GpuWord::name, false});
    rows_.insert(rows_.end(), group.begin(), group.end());
    group.clear();
  };
  for (const GpuWord word : {GpuWord::architecture, GpuWord::released, GpuWord::segment,
                             GpuWord::compute_capability, GpuWord::memory_type})
    add(word);
  close(tr("Product"));
  for (const FactGroup& facts : fact_groups()) {
    for (const FactKey key : facts.keys)
      add(key);
    close(heading_of(facts));
  }
}

int ComparisonModel::gpu_of(int column) const {
  return column < first_gpu_column ? -1 : (column - first_gpu_column + 1) / 2;
}

bool ComparisonModel::is_ratio(int column) const {
  return column > first_gpu_column && (column - first_gpu_column) % 2 == 0;
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(rows_.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid() || gpus_.empty())
    return 0;
  return first_gpu_column + 2 * int(gpus_.size()) - 1;
}

const Fact* ComparisonModel::fact_at(const Row& row, int column) const {
  const int place = gpu_of(column);
  return place < 0 || is_ratio(column) || !row.heading.isEmpty()
             ? nullptr
             : fact_of(*gpus_[std::size_t(place)], row.of);
}

std::optional<double> ComparisonModel::ratio(const Row& row, int column) const {
  if (!row.heading.isEmpty())
    return {};
  const Fact* first = fact_of(*gpus_.front(), row.of);
  const Fact* fact = fact_of(*gpus_[std::size_t(gpu_of(column))], row.of);
  return fact && first && first->value != 0 ? std::optional(fact->value / first->value)
                                            : std::nullopt;
}

QString ComparisonModel::plain(const Row& row, int column) const {
  if (const Fact* fact = fact_at(row, column))
    return table_number(fact->value);
  if (is_ratio(column)) {
    const auto times = ratio(row, column);
    return times ? QString::fromStdString(significant(*times)) : QString();
  }
  const auto* word = std::get_if<GpuWord>(&row.of);
  QString text = exact(row, column);
  if (word && *word == GpuWord::segment)
    text = loom::said(text.toStdString());
  return text.isEmpty() && row.heading.isEmpty() && gpu_of(column) >= 0 ? QStringLiteral("–")
                                                                        : text;
}

QString ComparisonModel::exact(const Row& row, int column) const {
  if (!row.heading.isEmpty())
    return column == title_column ? row.heading : QString();
  switch (column) {
  case differs_column:
    return row.differs ? QStringLiteral("≠") : QString();
  case title_column:
    return column_title(row.of);
  case unit_column:
    return column_unit(row.of);
  default:
    break;
  }
  if (is_ratio(column)) {
    const auto times = ratio(row, column);
    return times ? QString::fromStdString(shortest(*times)) : QString();
  }
  return cell_text(*gpus_[std::size_t(gpu_of(column))], row.of);
}

QString ComparisonModel::quantity(const Row& row, int column) const {
  const bool times = is_ratio(column);
  if (times ? !ratio(row, column) : !fact_at(row, column))
    return {};
  const QString id = to_qstring(gpus_[std::size_t(gpu_of(column))]->id) + QLatin1Char('.') +
                     to_qstring(column_name(row.of));
  return times ? id + QStringLiteral(".ratio") : id;
}

QString ComparisonModel::words(const Row& row, int column) const {
  if (!row.heading.isEmpty())
    return row.heading;
  const int place = gpu_of(column);
  if (place < 0) {
    const QString what = tr("%1: %2").arg(column_title(row.of), column_meaning(row.of));
    return row.differs ? what + QLatin1Char('\n') + tr("The GPUs differ here.") : what;
  }
  const GpuSpec& gpu = *gpus_[std::size_t(place)];
  const QString name = QString::fromStdString(gpu.name);
  if (is_ratio(column)) {
    const QString times = plain(row, column);
    const QString first = QString::fromStdString(gpus_.front()->name);
    return times.isEmpty()
               ? tr("%1, %2: no ratio to %3").arg(name, column_title(row.of), first)
               : tr("%1, %2: %3 times that of %4").arg(name, column_title(row.of), times, first);
  }
  if (const auto* key = std::get_if<FactKey>(&row.of))
    return name + QLatin1Char('\n') + fact_lines(*key, gpu.facts.find(*key));
  return tr("%1, %2: %3").arg(name, column_title(row.of), plain(row, column));
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  const Row& row = rows_[std::size_t(index.row())];
  const int column = index.column();
  const int place = gpu_of(column);
  const Fact* fact = fact_at(row, column);
  switch (role) {
  case Qt::DisplayRole:
    return fact ? marked_number(*fact) : plain(row, column);
  case Qt::TextAlignmentRole:
    if (column == differs_column)
      return int(Qt::AlignCenter);
    return int((place < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  case Qt::ToolTipRole:
    return as_tooltip(words(row, column));
  case quantity_role:
    return quantity(row, column);
  case exact_role:
    return exact(row, column);
  case plain_role:
    return plain(row, column);
  case words_role:
    return words(row, column);
  case source_role:
    return fact ? QString::fromStdString(fact->source.english()) : QString();
  case status_role:
    return fact ? QVariant(int(fact->status)) : QVariant();
  case strong_role:
    return !row.heading.isEmpty() || (row.differs && column <= title_column);
  case faint_role:
    return row.heading.isEmpty() &&
           (column == unit_column || is_ratio(column) ||
            (place >= 0 && cell_text(*gpus_[std::size_t(place)], row.of).isEmpty()));
  default:
    return {};
  }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal || section < 0 || section >= columnCount())
    return {};
  const int place = gpu_of(section);
  if (role == Qt::TextAlignmentRole)
    return int((place < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
    return {};
  const QString first = QString::fromStdString(gpus_.front()->name);
  if (section == differs_column)
    return role == Qt::DisplayRole ? QString() : tr("≠ where the GPUs differ");
  if (section == title_column)
    return tr("number");
  if (section == unit_column)
    return tr("unit");
  const GpuSpec& gpu = *gpus_[std::size_t(place)];
  if (is_ratio(section))
    return role == Qt::DisplayRole
               ? QStringLiteral("×")
               : tr("%1 as a multiple of %2").arg(QString::fromStdString(gpu.name), first);
  return QString::fromStdString(gpu.name);
}

} // namespace loom
