#include "widgets/texts/statuses.h"

#include "core/base/number.h"
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
#include <string_view>

namespace loom {
namespace {

bool is_stated(FactStatus status) {
  return status != FactStatus::derived && status != FactStatus::assumed;
}

/// One issue cycle per instruction is what everyone assumes: not worth a word.
bool goes_without_saying(Hardware parameter, const Resolved& resolved) {
  return parameter == Hardware::other_issue && resolved.value == 1;
}

constexpr std::string_view derived_from = ", derived by this program from ";
constexpr std::string_view assumed_with = ", assumed; see ";

void add(Figure& figure, const GpuSpec& gpu, const std::string& name, const std::string& unit,
         const Fact& fact) {
  std::string source = fact.source.english();
  if (!is_stated(fact.status))
    source = gpu.name + ": " + name + " " + shortest(fact.value) + (unit.empty() ? "" : " ") +
             unit + std::string(fact.status == FactStatus::assumed ? assumed_with : derived_from) +
             fact.source.english();
  if (!source.empty() && std::ranges::find(figure.sources, source) == figure.sources.end())
    figure.sources.push_back(std::move(source));
}

/// "GTX 680: mem_lat 302 cycles, mem_thru 0.145 IPC/SM; .." of the derived or the assumed ones;
/// without the name where `of_one` GPU.
QString listed(const std::vector<Unstated>& numbers, bool assumed, bool of_one) {
  QStringList all;
  std::string last;
  for (const Unstated& each : numbers) {
    if (each.assumed != assumed)
      continue;
    QString number = QString::fromStdString(each.number);
    if (constexpr QLatin1String cycles(" cycles"); number.endsWith(cycles))
      number = tr("%1 cycles").arg(number.chopped(cycles.size()));
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

QString note_without_list() {
  return tr("Computed with numbers that are derived by this program; the caption lists them.");
}

/// Whether a note lists derived or assumed numbers.
bool lists_numbers(const std::string& note) {
  const auto start = [](const QString& text) {
    return text.section(QLatin1Char('%'), 0, 0).toStdString();
  };
  return note.starts_with(start(tr("Derived by this program: %1."))) ||
         note.starts_with(start(tr("Assumed: %1.")));
}

bool of_one_gpu(const std::vector<Unstated>& numbers) {
  return std::ranges::all_of(numbers,
                             [&](const Unstated& each) { return each.of == numbers.front().of; });
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

void add_loop_numbers(Figure& figure, const Scenario& scenario, const Loop& loop,
                      const Architecture* architecture) {
  const auto numbers = loop_numbers<why::Traced>(scenario, loop, architecture);
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

void add_number(Figure& figure, const GpuSpec& gpu, FactKey key) {
  const FactInfo& info = fact_info(key);
  if (const Fact* fact = gpu.facts.find(key))
    add(figure, gpu, std::string(info.name), in_vendor_words(info.unit).toStdString(), *fact);
}

std::optional<Unstated> unstated(const std::string& source) {
  for (const bool assumed : {false, true}) {
    const std::string_view infix = assumed ? assumed_with : derived_from;
    const std::size_t of = source.find(": "), at = source.find(infix);
    if (at != std::string::npos && of < at)
      return Unstated{source.substr(0, of), source.substr(of + 2, at - of - 2), assumed,
                      source.substr(at + infix.size())};
  }
  return {};
}

std::vector<Unstated> unstated_numbers(const Figure& figure) {
  std::vector<Unstated> all;
  for (const std::string& source : figure.sources)
    if (auto number = unstated(source))
      all.push_back(*std::move(number));
  return all;
}

std::vector<std::string> stated_sources(const Figure& figure) {
  std::vector<std::string> all = figure.sources;
  std::erase_if(all, [](const std::string& source) { return unstated(source).has_value(); });
  return all;
}

QString unstated_words(const Figure& figure) {
  const std::vector<Unstated> numbers = unstated_numbers(figure);
  const bool of_one = of_one_gpu(numbers);
  QStringList parts;
  if (const QString derived = listed(numbers, false, of_one); !derived.isEmpty())
    parts << tr("Derived by this program: %1.").arg(derived);
  if (const QString assumed = listed(numbers, true, of_one); !assumed.isEmpty())
    parts << tr("Assumed: %1.").arg(assumed);
  return parts.join(QLatin1Char(' '));
}

void note_statuses(Figure& figure) {
  const std::vector<Unstated> numbers = unstated_numbers(figure);
  if (numbers.empty())
    return;
  const std::string note =
      (of_one_gpu(numbers) ? unstated_words(figure) : note_of_marks()).toStdString();
  // What was said before more numbers came is said anew.
  std::erase_if(figure.footnotes,
                [&](const std::string& before) { return lists_numbers(before) || before == note; });
  figure.footnotes.push_back(note);
}

void note_unstated(Figure& figure) {
  const std::string note = note_without_list().toStdString();
  if (!unstated_numbers(figure).empty() &&
      std::ranges::find(figure.footnotes, note) == figure.footnotes.end())
    figure.footnotes.push_back(note);
}

bool notes_statuses(const Figure& figure) {
  const std::string unlisted = note_without_list().toStdString();
  return notes_marks(figure) || std::ranges::any_of(figure.footnotes, [&](const std::string& note) {
           return lists_numbers(note) || note == unlisted;
         });
}

bool notes_marks(const Figure& figure) {
  const std::string note = note_of_marks().toStdString();
  return std::ranges::find(figure.footnotes, note) != figure.footnotes.end();
}

} // namespace loom
