#include "widgets/views/sass/aligned_model.h"

#include "core/why/line_field.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_card.h"
#include "widgets/texts/fact_text.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/sass_words.h"

#include <algorithm>

namespace loom {

namespace {

QString meaning(sass::Likeness likeness) {
  constexpr const char* words[] = {
      QT_TRANSLATE_NOOP("Sass", "the same on both sides"),
      QT_TRANSLATE_NOOP("Sass", "the same instruction with another control code"),
      QT_TRANSLATE_NOOP("Sass", "the same opcode with other operands or modifiers"),
      QT_TRANSLATE_NOOP("Sass", "on the left only"),
      QT_TRANSLATE_NOOP("Sass", "on the right only")};
  return AlignedModel::tr(words[static_cast<std::size_t>(likeness)]);
}

} // namespace

QString likeness_sign(sass::Likeness likeness) {
  static const QString signs = QStringLiteral("=≈≠◀▶");
  return signs[static_cast<int>(likeness)];
}

void AlignedModel::set_studies(sass::StudyPtr left, sass::StudyPtr right) {
  beginResetModel();
  left_ = std::move(left);
  right_ = std::move(right);
  rows_ = left_ && right_ ? sass::align(left_->function(), right_->function())
                          : std::vector<sass::AlignedRow>();
  endResetModel();
}

QString AlignedModel::summary() const {
  const auto count = [this](const char* id, sass::Likeness likeness) {
    return numbered(QString::fromLatin1(id), QString::number(std::ranges::count(
                                                 rows_, likeness, &sass::AlignedRow::likeness)));
  };
  return tr("= %1 lines are the same; ≈ %2 in another control code, ≠ %3 in operands or "
            "modifiers; ◀ %4 on the left only, ▶ %5 on the right only")
      .arg(count("aligned.same", sass::Likeness::same),
           count("aligned.control", sass::Likeness::control),
           count("aligned.text", sass::Likeness::text), count("aligned.left", sass::Likeness::left),
           count("aligned.right", sass::Likeness::right));
}

int AlignedModel::next_difference(int from, bool forward) const {
  const int rows = rowCount();
  for (int row = from + (forward ? 1 : -1); row >= 0 && row < rows; row += forward ? 1 : -1)
    if (rows_[static_cast<std::size_t>(row)].likeness != sass::Likeness::same)
      return row;
  return -1;
}

int AlignedModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int AlignedModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : column_count;
}

QString AlignedModel::text(const sass::AlignedRow& row, int column) const {
  if (column == mark_column)
    return likeness_sign(row.likeness);
  const bool left = column < mark_column;
  const auto instruction = left ? row.left : row.right;
  if (!instruction)
    return {};
  const sass::Function& function = (left ? left_ : right_)->function();
  const sass::Instruction& each = function.instructions[*instruction];
  switch (left ? column : column - right_address_column) {
  case left_address_column:
    return address_words(function, *instruction);
  case left_control_column:
    return QString::fromStdString(to_text(each.control));
  default:
    return QString::fromStdString(each.text);
  }
}

QString AlignedModel::quantity(const sass::AlignedRow& row, int column) const {
  const bool left = row.left && (column <= mark_column || !row.right);
  const auto field =
      column == (left ? left_address_column : right_address_column)   ? why::LineField::address
      : column == (left ? left_control_column : right_control_column) ? why::LineField::control
                                                                      : why::LineField::issue;
  const std::string id =
      why::quantity_of(left ? *left_ : *right_, left ? *row.left : *row.right, field);
  return (left ? QStringLiteral("left.") : QStringLiteral("right.")) + QString::fromStdString(id);
}

QString AlignedModel::words(const sass::AlignedRow& row) const {
  QStringList parts{meaning(row.likeness)};
  if (row.left)
    parts << tr("left: %1").arg(line_words(*left_, *row.left));
  if (row.right)
    parts << tr("right: %1").arg(line_words(*right_, *row.right));
  return parts.join(QLatin1Char('\n'));
}

bool AlignedModel::differs(const sass::AlignedRow& row, int column) const {
  if (column == mark_column)
    return row.likeness != sass::Likeness::same;
  if (!row.left || !row.right)
    return true;
  if (column == left_address_column || column == right_address_column)
    return false;
  const int other =
      column < mark_column ? column + right_address_column : column - right_address_column;
  return text(row, column) != text(row, other);
}

QVariant AlignedModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid())
    return {};
  const sass::AlignedRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return text(row, index.column());
  case Qt::TextAlignmentRole:
    return int((index.column() == mark_column ? Qt::AlignHCenter : Qt::AlignLeft) |
               Qt::AlignVCenter);
  case Qt::ToolTipRole:
    return as_tooltip(words(row));
  case quantity_role:
    return quantity(row, index.column());
  case words_of_line_role:
    return meaning(row.likeness) +
           (row.left ? QStringLiteral(" · ") + line_readout(*left_, *row.left) : QString()) +
           (row.right ? QStringLiteral(" ↔ ") + line_readout(*right_, *row.right) : QString());
  case strong_cell_role:
    return differs(row, index.column());
  case colour_role:
    return differs(row, index.column()) ? QVariant() : QVariant(static_cast<int>(Role::guide));
  default:
    return {};
  }
}

QVariant AlignedModel::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal || section < 0 || section >= column_count || !left_ || !right_)
    return {};
  if (role == Qt::ToolTipRole)
    return section == mark_column
               ? tr("= same, ≈ other control code, ≠ other operands, ◀ ▶ on one side only")
               : QString();
  if (role == Qt::TextAlignmentRole)
    return int((section == mark_column ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole)
    return {};
  switch (section) {
  case left_address_column:
  case right_address_column:
    return tr("address");
  case left_control_column:
  case right_control_column:
    return tr("control code");
  case left_text_column:
    return function_title(left_->function());
  case right_text_column:
    return function_title(right_->function());
  default:
    return QString();
  }
}

} // namespace loom
