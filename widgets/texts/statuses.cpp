#include "widgets/texts/statuses.h"

#include "core/base/number.h"
#include "core/figure/sources.h"
#include "core/model/loop_numbers.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/why/instruction_loop.h"
#include "core/why/parts.h"
#include "widgets/look/vendor_text.h"
#include "widgets/paint/table_painter.h"
#include "widgets/style/tr.h"

#include <QStringList>

#include <algorithm>

namespace loom {
namespace {

bool is_stated(FactStatus status) {
  return status != FactStatus::derived && status != FactStatus::assumed;
}

/// One issue cycle per instruction is what everyone assumes: not worth a word.
bool goes_without_saying(Hardware parameter, const Resolved& resolved) {
  return parameter == Hardware::other_issue && resolved.value == 1;
}

void add(Figure& figure, const GpuSpec& gpu, const std::string& name, const std::string& unit,
         const Fact& fact) {
  const std::string source = fact.source.english();
  if (is_stated(fact.status))
    return add_source(figure.sources, source);
  const bool assumed = fact.status == FactStatus::assumed;
  UnstatedNumber number{.said = {},
                        .of = gpu.name,
                        .number = name + " " + shortest(fact.value),
                        .unit = unit,
                        .assumed = assumed,
                        .source = source};
  number.said = gpu.name + ": " + number.number + (unit.empty() ? "" : " ") + unit +
                (assumed ? ", assumed; see " : ", derived by this program from ") + source;
  if (unstated(figure, number.said))
    return;
  add_source(figure.sources, number.said);
  figure.unstated.push_back(std::move(number));
}

/// "GTX 680: mem_lat 302 cycles, mem_thru 0.145 IPC/SM; .." of the derived or the assumed ones;
/// without the name where `of_one` GPU.
QString listed(const std::vector<UnstatedNumber>& numbers, bool assumed, bool of_one) {
  QStringList all;
  std::string last;
  for (const UnstatedNumber& each : numbers) {
    if (each.assumed != assumed)
      continue;
    const QString number = number_words(each);
    if (!all.isEmpty() && each.of == last)
      all.back() += tr(", ") + number;
    else
      all << (of_one ? number : tr("%1: %2").arg(QString::fromStdString(each.of), number));
    last = each.of;
  }
  return all.join(tr("; "));
}

QString note_of_marks() {
  return tr("ᵈ derived by this program from what is published, or computed with such a number; "
            "ᵃ assumed, likewise.");
}

bool of_one_gpu(const std::vector<UnstatedNumber>& numbers) {
  return std::ranges::all_of(
      numbers, [&](const UnstatedNumber& each) { return each.of == numbers.front().of; });
}

/// Keeps the note, once: below the others where it explains marks, else for the caption.
void note(Figure& figure, const QString& words, bool of_marks) {
  std::erase(figure.footnotes, note_of_marks().toStdString());
  figure.status_note = words.toStdString();
  if (of_marks)
    figure.footnotes.push_back(figure.status_note);
}

} // namespace

std::string footnote_mark(FactStatus status) {
  return status == FactStatus::derived ? "d" : status == FactStatus::assumed ? "a" : "";
}

std::string status_mark(const ResolvedScenario& scenario, Hardware parameter) {
  const auto& resolved = scenario[parameter];
  return resolved && !resolved->overridden && !goes_without_saying(parameter, *resolved)
             ? footnote_mark(resolved->fact.status)
             : "";
}

std::string status_marks(const ResolvedScenario& scenario) {
  std::string marks;
  for (const Hardware parameter : used_parameters(scenario.mix))
    marks = joined_marks(marks, status_mark(scenario, parameter));
  return marks;
}

std::string joined_marks(const std::string& one, const std::string& other) {
  std::string marks;
  for (const char* mark : {"d", "a"})
    if (one.find(mark) != std::string::npos || other.find(mark) != std::string::npos)
      marks += mark;
  return marks;
}

std::string marked(const std::string& text, const std::string& marks) {
  return cell_text({text, marks}).toStdString();
}

QString status_words(FactStatus status) {
  return status == FactStatus::derived   ? tr(" (derived)")
         : status == FactStatus::assumed ? tr(" (assumed)")
                                         : QString();
}

void add_numbers(Figure& figure, const ResolvedScenario& scenario) {
  for (const Hardware parameter : used_parameters(scenario.mix)) {
    const auto& resolved = scenario[parameter];
    if (!resolved || resolved->overridden || goes_without_saying(parameter, *resolved))
      continue;
    const ParameterInfo& info = parameter_info(parameter);
    add(figure, *scenario.gpu, std::string(info.id), in_vendor_words(info.unit).toStdString(),
        resolved->fact);
  }
}

void add_loop_numbers(Figure& figure, const Scenario& scenario, const Loop& loop) {
  const auto numbers = loop_numbers<why::Traced>(scenario, loop);
  if (!numbers)
    return;
  for (const why::Section& section :
       why::explain_loop(*numbers, why::chosen(scenario, "warps"), why::chosen(scenario, "target"),
                         *scenario.gpu)) {
    if (section.id == "loop_saturation")
      continue;
    for (const why::QuantityPtr& quantity : section.quantities)
      for (const why::QuantityPtr& each : why::chain(quantity))
        if (each->status && !each->source.is(issue_slot_itself) && !each->source.is(bytes_it_moves))
          add(figure, *scenario.gpu, each->symbol, in_vendor_words(each->unit).toStdString(),
              {parse_number(significant(each->value, 6)).value_or(each->value), each->source,
               *each->status, each->note});
  }
  note_unstated(figure);
}

void add_workload_numbers(Figure& figure, const ResolvedScenario& scenario) {
  if (scenario.instruction_loop)
    add_loop_numbers(figure, scenario, *scenario.instruction_loop);
  else
    add_numbers(figure, scenario);
}

void add_number(Figure& figure, const GpuSpec& gpu, FactKey key) {
  const FactInfo& info = fact_info(key);
  if (const Fact* fact = gpu.facts.find(key))
    add(figure, gpu, std::string(info.name), in_vendor_words(info.unit).toStdString(), *fact);
}

const UnstatedNumber* unstated(const Figure& figure, const std::string& source) {
  const auto found = std::ranges::find(figure.unstated, source, &UnstatedNumber::said);
  return found == figure.unstated.end() ? nullptr : &*found;
}

std::vector<UnstatedNumber> unstated_numbers(const Figure& figure) {
  std::vector<UnstatedNumber> all;
  for (const std::string& source : figure.sources)
    if (const UnstatedNumber* number = unstated(figure, source))
      all.push_back(*number);
  return all;
}

QString number_words(const UnstatedNumber& number) {
  const QString words = QString::fromStdString(number.number);
  return number.unit == "cycles" ? tr("%1 cycles").arg(words)
         : number.unit.empty()   ? words
                                 : words + QLatin1Char(' ') + QString::fromStdString(number.unit);
}

QString unstated_words(const Figure& figure) { return unstated_words(unstated_numbers(figure)); }

QString unstated_words(const std::vector<UnstatedNumber>& numbers) {
  const bool of_one = of_one_gpu(numbers);
  QStringList parts;
  if (const QString derived = listed(numbers, false, of_one); !derived.isEmpty())
    parts << tr("Derived by this program: %1.").arg(derived);
  if (const QString assumed = listed(numbers, true, of_one); !assumed.isEmpty())
    parts << tr("Assumed: %1.").arg(assumed);
  return parts.join(QLatin1Char(' '));
}

void note_statuses(Figure& figure) {
  const std::vector<UnstatedNumber> numbers = unstated_numbers(figure);
  if (numbers.empty())
    return;
  const bool of_one = of_one_gpu(numbers);
  note(figure, of_one ? unstated_words(figure) : note_of_marks(), !of_one);
}

void note_unstated(Figure& figure) {
  if (!unstated_numbers(figure).empty())
    note(figure, unstated_words(figure), false);
}

bool notes_statuses(const Figure& figure) { return !figure.status_note.empty(); }

bool notes_marks(const Figure& figure) {
  return std::ranges::find(figure.footnotes, note_of_marks().toStdString()) !=
         figure.footnotes.end();
}

} // namespace loom
