#include "widgets/views/sass/listing_model.h"

#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/fact_text.h"
#include "widgets/views/sass/sass_words.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace loom {

namespace {

QString barrier_text(int barrier) {
  return barrier < 0 ? QStringLiteral("–") : QString::number(barrier);
}

/// "0 2" for the bits of a mask, the first bit being `first`.
QString bit_list(unsigned mask, int first) {
  QString text;
  for (int bit = 0; mask >> bit != 0; ++bit)
    if ((mask >> bit & 1U) != 0)
      text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + QString::number(bit + first);
  return text.isEmpty() ? QStringLiteral("–") : text;
}

QVariant role_value(Role role) { return static_cast<int>(role); }

} // namespace

void ListingModel::set_study(StudyPtr study) {
  beginResetModel();
  study_ = std::move(study);
  endResetModel();
}

int ListingModel::find(const QString& text, int from, bool forward) const {
  if (!study_)
    return -1;
  // A listing may have a million lines: no text is made of them.
  const std::string wanted = text.toUpper().toStdString();
  bool hex = false;
  const std::uint64_t address = text.toULongLong(&hex, 16);
  const auto& instructions = study_->function().instructions;
  const int rows = rowCount();
  for (int step = 1; step <= rows; ++step) {
    const int row = (from + (forward ? step : -step) + 2 * rows) % rows;
    const sass::Instruction& each = instructions[static_cast<std::size_t>(row)];
    const auto same = [](char a, char b) {
      return std::toupper(static_cast<unsigned char>(a)) == static_cast<unsigned char>(b);
    };
    if ((hex && each.address == address) ||
        std::search(each.text.begin(), each.text.end(), wanted.begin(), wanted.end(), same) !=
            each.text.end())
      return row;
  }
  return -1;
}

int ListingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !study_ ? 0 : static_cast<int>(study_->size());
}

int ListingModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : column_count;
}

QString ListingModel::text(std::size_t instruction, int column) const {
  const sass::Instruction& each = study_->function().instructions[instruction];
  switch (column) {
  case address_column:
    return address_words(study_->function(), instruction);
  case stall_column:
    return each.control.dual_issue ? QStringLiteral("2×") : QString::number(each.control.stall);
  case yield_column:
    return each.control.yield ? QStringLiteral("Y") : QStringLiteral("–");
  case write_column:
    return barrier_text(each.control.write_barrier);
  case read_column:
    return barrier_text(each.control.read_barrier);
  case wait_column:
    return bit_list(each.control.wait_mask, 0);
  case reuse_column:
    return bit_list(each.control.reuse, 1);
  case text_column:
    return QString::fromStdString(each.text);
  case live_column:
    return QString::number(study_->analysis.live[instruction].gpr);
  case cycle_column:
    return cycle_words(issue_of(study_->analysis, instruction));
  default:
    return {};
  }
}

QString ListingModel::quantity(std::size_t instruction, int column) const {
  const sass::Control& control = study_->function().instructions[instruction].control;
  const QString write = QStringLiteral("write_barrier"), read = QStringLiteral("read_barrier"),
                issue = QStringLiteral("cycle"); // what is said of every line
  const auto first_of = [](const char* id, unsigned mask, int first) {
    return QLatin1String(id) + QString::number(std::countr_zero(mask) + first);
  };
  const QString wait = control.wait_mask != 0 ? first_of("wait_", control.wait_mask, 0) : issue;
  const auto own = [&]() -> QString {
    switch (column) {
    case address_column: {
      const QString doubt = doubt_number(*study_, instruction);
      return doubt.isEmpty() ? issue : doubt;
    }
    case stall_column:
      return control.dual_issue ? QStringLiteral("dual_issue") : QStringLiteral("stall");
    case write_column:
      return control.write_barrier >= 0 ? write : issue;
    case read_column:
      return control.read_barrier >= 0 ? read : issue;
    case wait_column:
      return wait;
    case lanes_column:
      return control.write_barrier >= 0 ? write : control.read_barrier >= 0 ? read : wait;
    case reuse_column:
      return control.reuse != 0 ? first_of("reuse_", control.reuse, 1) : issue;
    case live_column:
      return QStringLiteral("live");
    case schedule_column:
      return QStringLiteral("port_cycles");
    default:
      return issue;
    }
  };
  return QStringLiteral("line.") + own();
}

QString ListingModel::tip(std::size_t instruction, int column) const {
  const sass::Control& control = study_->function().instructions[instruction].control;
  switch (column) {
  case stall_column:
    return stall_words(control);
  case yield_column:
    return yield_words(control);
  case write_column:
    return write_barrier_words(control);
  case read_column:
    return read_barrier_words(control);
  case wait_column:
  case lanes_column:
    return column == wait_column
               ? wait_words(*study_, instruction)
               : write_barrier_words(control) + QLatin1Char('\n') + read_barrier_words(control) +
                     QLatin1Char('\n') + wait_words(*study_, instruction);
  case reuse_column:
    return reuse_words(control);
  case live_column:
    return tr("registers that hold a value used later, or that it writes");
  case cycle_column:
  case schedule_column:
    return issue_words(*study_, instruction);
  default:
    return line_words(*study_, instruction);
  }
}

QVariant ListingModel::colour(std::size_t instruction, int column) const {
  const sass::Control& control = study_->function().instructions[instruction].control;
  switch (column) {
  case write_column:
    return control.write_barrier < 0 ? role_value(Role::guide)
                                     : role_value(barrier_role(control.write_barrier));
  case read_column:
    return control.read_barrier < 0 ? role_value(Role::guide)
                                    : role_value(barrier_role(control.read_barrier));
  case wait_column:
    return control.wait_mask == 0 ? role_value(Role::guide)
           : std::has_single_bit(control.wait_mask)
               ? role_value(barrier_role(std::countr_zero(control.wait_mask)))
               : QVariant();
  case yield_column:
    return control.yield ? QVariant() : role_value(Role::guide);
  case reuse_column:
    return control.reuse != 0 ? QVariant() : role_value(Role::guide);
  case text_column:
    return role_value(
        class_role(study_->analysis.graph.operands[instruction].opcode->opcode_class));
  default:
    return {};
  }
}

QVariant ListingModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !study_)
    return {};
  const auto instruction = static_cast<std::size_t>(index.row());
  const int column = index.column();
  switch (role) {
  case Qt::DisplayRole:
    if (column == address_column && study_->doubtful[instruction] != 0)
      return QStringLiteral("⚠ ") + text(instruction, column);
    return text(instruction, column);
  case Qt::TextAlignmentRole: {
    const bool left = column == text_column || column >= lanes_column;
    const bool right = column == live_column || column == cycle_column || column == address_column;
    return int((left    ? Qt::AlignLeft
                : right ? Qt::AlignRight
                        : Qt::AlignHCenter) |
               Qt::AlignVCenter);
  }
  case Qt::ToolTipRole:
    return as_tooltip(tip(instruction, column));
  case Qt::AccessibleTextRole:
    return column == text_column ? line_words(*study_, instruction) : text(instruction, column);
  case quantity_role:
    return quantity(instruction, column);
  case words_of_line_role:
    return line_readout(*study_, instruction);
  case colour_role:
    return colour(instruction, column);
  case share_role:
    return column == stall_column
               ? QVariant(study_->function().instructions[instruction].control.stall / 16.0)
               : QVariant();
  default:
    return {};
  }
}

QVariant ListingModel::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal || section < 0 || section >= column_count)
    return {};
  struct Head {
    QString title, meaning;
  };
  const Head heads[column_count] = {
      {tr("address"), tr("bytes from the function's start, hexadecimal; ⚠: a read is not proved")},
      {tr("stall"), tr("cycles until the warp may issue its next instruction")},
      {tr("yield"), tr("Y: the scheduler should turn to another warp")},
      {tr("write"), tr("barrier that is set until the result is written")},
      {tr("read"), tr("barrier that is set until the operands are read")},
      {tr("wait"), tr("barriers that are waited for")},
      {tr("reuse"), tr("source operands that are kept in the reuse cache")},
      {tr("instruction"), tr("blue memory, red arithmetic, green special functions, grey control")},
      {tr("live"), tr("live registers")},
      {tr("cycle"), tr("when it issues, from its block's first issue; ≥: or later, where a number "
                       "is not known")},
      {tr("0 1 2 3 4 5"), tr("barriers 0 to 5, a lane each: ● set for a result, ○ for operands, "
                             "▶ waited for; dashed by way of a loop")},
      {tr("port, cycle by cycle"), tr("bar: its port is taken; line: until the next instruction; "
                                      "//: a long wait, drawn shorter")}};
  const Head& head = heads[section];
  switch (role) {
  case Qt::DisplayRole:
    return head.title;
  case Qt::ToolTipRole:
    return head.meaning;
  case Qt::TextAlignmentRole:
    return int((section >= text_column && section != live_column && section != cycle_column
                    ? Qt::AlignLeft
                    : Qt::AlignHCenter) |
               Qt::AlignVCenter);
  default:
    return {};
  }
}

} // namespace loom
