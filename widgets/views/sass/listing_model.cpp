#include "widgets/views/sass/listing_model.h"

#include "core/why/line_field.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/sass/sass_words.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace loom {

namespace {

using why::LineField;
using CellText = QString (*)(const sass::Study&, std::size_t instruction);
using CellRole = std::optional<Role> (*)(const sass::Control&);

constexpr auto no_barrier = "–";

QString barrier_text(int barrier) {
  return barrier < 0 ? QString::fromUtf8(no_barrier) : QString::number(barrier);
}
QString mask_text(unsigned mask, int first) {
  const QString text = bits(mask, first, QStringLiteral(" "));
  return text.isEmpty() ? QString::fromUtf8(no_barrier) : text;
}

QString barriers_words(const sass::Study& study, std::size_t instruction) {
  return write_barrier_words(study, instruction) + QLatin1Char('\n') +
         read_barrier_words(study, instruction) + QLatin1Char('\n') +
         wait_words(study, instruction);
}

QString cost_text(std::optional<double> cycles) {
  return cycles ? number(*cycles) : QString::fromUtf8(no_barrier);
}

QString cost_words(const sass::Study& study, std::size_t instruction) {
  if (study.costs.empty())
    return {};
  const sass::LineCost& cost = study.costs[instruction];
  return cost.of.empty()
             ? ListingModel::tr("what it costs is not known: it counts as one issue slot")
             : ListingModel::tr("numbers of %1; a warp alone waits %2 cycles before it%3")
                   .arg(QString::fromStdString(cost.of))
                   .arg(cost.wait)
                   .arg(cost.critical ? ListingModel::tr(", on the critical chain") : QString());
}

std::optional<Role> faint_unless(bool set) {
  return set ? std::nullopt : std::optional(Role::guide);
}
std::optional<Role> colour_of(int barrier) {
  return barrier < 0 ? Role::guide : barrier_role(barrier);
}

/// A column of the table: its head, and what its cells show, say and stand for.
struct ListingColumn {
  const char *title, *meaning;
  Qt::AlignmentFlag head, cells;
  LineField field;
  CellText text, tip = line_words;
  CellRole role = nullptr;
};

/// By ListingModel::Column.
const ListingColumn listing_columns[ListingModel::column_count] = {
    {QT_TRANSLATE_NOOP("ListingModel", "address"),
     QT_TRANSLATE_NOOP("ListingModel",
                       "bytes from the function's start, hexadecimal; ⚠: a read is not proved"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::address,
     [](const sass::Study& study, std::size_t at) { return address_words(study.function(), at); }},
    {QT_TRANSLATE_NOOP("ListingModel", "stall"),
     QT_TRANSLATE_NOOP("ListingModel", "cycles until the warp may issue its next instruction"),
     Qt::AlignHCenter, Qt::AlignHCenter, LineField::stall,
     [](const sass::Study& study, std::size_t at) {
       return study.control(at).dual_issue ? QStringLiteral("2×")
                                           : QString::number(study.control(at).stall);
     },
     stall_words},
    {QT_TRANSLATE_NOOP("ListingModel", "yield"),
     QT_TRANSLATE_NOOP("ListingModel", "Y: the scheduler should turn to another warp"),
     Qt::AlignHCenter, Qt::AlignHCenter, LineField::issue,
     [](const sass::Study& study, std::size_t at) {
       return QString::fromUtf8(study.control(at).yield ? "Y" : no_barrier);
     },
     yield_words, [](const sass::Control& of) { return faint_unless(of.yield); }},
    {QT_TRANSLATE_NOOP("ListingModel", "write"),
     QT_TRANSLATE_NOOP("ListingModel", "barrier that is set until the result is written"),
     Qt::AlignHCenter, Qt::AlignHCenter, LineField::write_barrier,
     [](const sass::Study& study, std::size_t at) {
       return barrier_text(study.control(at).write_barrier);
     },
     write_barrier_words, [](const sass::Control& of) { return colour_of(of.write_barrier); }},
    {QT_TRANSLATE_NOOP("ListingModel", "read"),
     QT_TRANSLATE_NOOP("ListingModel", "barrier that is set until the operands are read"),
     Qt::AlignHCenter, Qt::AlignHCenter, LineField::read_barrier,
     [](const sass::Study& study, std::size_t at) {
       return barrier_text(study.control(at).read_barrier);
     },
     read_barrier_words, [](const sass::Control& of) { return colour_of(of.read_barrier); }},
    {QT_TRANSLATE_NOOP("ListingModel", "wait"),
     QT_TRANSLATE_NOOP("ListingModel", "barriers that are waited for"), Qt::AlignHCenter,
     Qt::AlignHCenter, LineField::waits,
     [](const sass::Study& study, std::size_t at) {
       return mask_text(study.control(at).wait_mask, 0);
     },
     wait_words,
     [](const sass::Control& of) {
       return std::popcount(of.wait_mask) > 1
                  ? std::nullopt
                  : colour_of(of.wait_mask == 0 ? -1 : std::countr_zero(of.wait_mask));
     }},
    {QT_TRANSLATE_NOOP("ListingModel", "reuse"),
     QT_TRANSLATE_NOOP("ListingModel", "source operands that are kept in the reuse cache"),
     Qt::AlignHCenter, Qt::AlignHCenter, LineField::reuse,
     [](const sass::Study& study, std::size_t at) { return mask_text(study.control(at).reuse, 1); },
     reuse_words, [](const sass::Control& of) { return faint_unless(of.reuse != 0); }},
    {QT_TRANSLATE_NOOP("ListingModel", "instruction"),
     QT_TRANSLATE_NOOP("ListingModel",
                       "blue memory, red arithmetic, green special functions, grey control"),
     Qt::AlignLeft, Qt::AlignLeft, LineField::issue,
     [](const sass::Study& study,
        std::size_t at) { return QString::fromStdString(study.function().instructions[at].text); }},
    {QT_TRANSLATE_NOOP("ListingModel", "live"), QT_TRANSLATE_NOOP("ListingModel", "live registers"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::live,
     [](const sass::Study& study, std::size_t at) {
       return QString::number(study.analysis.live[at].gpr);
     },
     [](const sass::Study&, std::size_t) {
       return ListingModel::tr("registers that hold a value used later, or that it writes");
     }},
    {QT_TRANSLATE_NOOP("ListingModel", "cycle"),
     QT_TRANSLATE_NOOP("ListingModel", "when it issues, from its block's first issue; ≥: or later, "
                                       "where a number is not known"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::issue,
     [](const sass::Study& study, std::size_t at) {
       return cycle_words(issue_of(study.analysis, at));
     },
     issue_words},
    {QT_TRANSLATE_NOOP("ListingModel", "latency"),
     QT_TRANSLATE_NOOP("ListingModel", "cycles until a dependent instruction can issue; loads are "
                                       "taken to be served by DRAM"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::latency,
     [](const sass::Study& study, std::size_t at) {
       return study.costs.empty() ? QString() : cost_text(study.costs[at].latency);
     },
     cost_words},
    {QT_TRANSLATE_NOOP("ListingModel", "1/IPC"),
     QT_TRANSLATE_NOOP("ListingModel", "reciprocal throughput: cycles between two of them on an SM "
                                       "that executes nothing else"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::interval,
     [](const sass::Study& study, std::size_t at) {
       return study.costs.empty() ? QString() : cost_text(study.costs[at].interval);
     },
     cost_words},
    {QT_TRANSLATE_NOOP("ListingModel", "stalls"),
     QT_TRANSLATE_NOOP("ListingModel", "cycles that one warp alone waits before it; ●: on the "
                                       "critical chain of its loop"),
     Qt::AlignHCenter, Qt::AlignRight, LineField::waited,
     [](const sass::Study& study, std::size_t at) {
       if (study.costs.empty())
         return QString();
       const sass::LineCost& cost = study.costs[at];
       return (cost.critical ? QStringLiteral("● ") : QString()) +
              (cost.at_least ? QStringLiteral("≥ ") : QString()) + QString::number(cost.wait);
     },
     cost_words},
    {QT_TRANSLATE_NOOP("ListingModel", "0 1 2 3 4 5"),
     QT_TRANSLATE_NOOP("ListingModel",
                       "barriers 0 to 5, a lane each: ● set for a result, ○ for operands, "
                       "▶ waited for; dashed by way of a loop"),
     Qt::AlignLeft, Qt::AlignLeft, LineField::barriers, nullptr, barriers_words},
    {QT_TRANSLATE_NOOP("ListingModel", "port, cycle by cycle"),
     QT_TRANSLATE_NOOP("ListingModel", "bar: its port is taken; line: until the next instruction; "
                                       "//: a long wait, drawn shorter"),
     Qt::AlignLeft, Qt::AlignLeft, LineField::port, nullptr, issue_words}};

} // namespace

void ListingModel::set_study(sass::StudyPtr study) {
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

QVariant ListingModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !study_)
    return {};
  const auto at = static_cast<std::size_t>(index.row());
  const ListingColumn& column = listing_columns[index.column()];
  const auto text = [&] { return column.text ? column.text(*study_, at) : QString(); };
  const auto colour = [](Role of) { return static_cast<int>(of); };
  switch (role) {
  case Qt::DisplayRole:
    return index.column() == address_column && study_->unproven[at] != 0
               ? QStringLiteral("⚠ ") + text()
               : text();
  case Qt::TextAlignmentRole:
    return int(column.cells | Qt::AlignVCenter);
  case Qt::ToolTipRole:
    return as_tooltip(column.tip(*study_, at));
  case Qt::AccessibleTextRole:
    return index.column() == text_column ? line_words(*study_, at) : text();
  case quantity_role:
    return QStringLiteral("line.") +
           QString::fromStdString(why::quantity_of(*study_, at, column.field));
  case words_of_line_role:
    return line_readout(*study_, at);
  case colour_role:
    if (index.column() == text_column)
      return colour(class_role(study_->analysis.graph.operands[at].opcode->opcode_class));
    if (const auto of = column.role ? column.role(study_->control(at)) : std::nullopt)
      return colour(*of);
    return {};
  case share_role:
    return index.column() == stall_column ? QVariant(study_->control(at).stall / 16.0) : QVariant();
  default:
    return {};
  }
}

QVariant ListingModel::headerData(int section, Qt::Orientation direction, int role) const {
  if (direction != Qt::Horizontal || section < 0 || section >= column_count)
    return {};
  const ListingColumn& column = listing_columns[section];
  switch (role) {
  case Qt::DisplayRole:
    return tr(column.title);
  case Qt::ToolTipRole:
    return tr(column.meaning);
  case Qt::TextAlignmentRole:
    return int(column.head | Qt::AlignVCenter);
  default:
    return {};
  }
}

} // namespace loom
