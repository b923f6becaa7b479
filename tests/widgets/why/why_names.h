#pragma once

/// What in the words of views has digits and is no number to explain: names, sources, places.

#include "core/scenario/models.h"
#include "tests/widgets/why/why_fixture.h"
#include "widgets/views/sass/aligned_model.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/sass/sass_words.h"

#include <functional>
#include <set>

namespace loom {

/// The quantities, and sizes as a readout may write them: KiB, MiB or GiB.
inline std::vector<why::QuantityPtr> as_written(std::vector<why::QuantityPtr> quantities) {
  const std::size_t count = quantities.size();
  for (std::size_t i = 0; i < count; ++i)
    for (double unit = 1024; unit <= 1024.0 * 1024 * 1024; unit *= 1024)
      if (quantities[i]->unit == "bytes")
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
      else if (quantities[i]->unit == "KiB" && unit < 1e9)
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
  return quantities;
}

/// Longest first: what is part of another is not taken out of it.
inline QStringList by_length(QStringList texts) {
  std::ranges::sort(texts, std::greater<>(), &QString::size);
  return texts;
}

/// Names that have digits: of GPUs and models, and the sources that are cited.
inline const QStringList& cited(const Catalogue& catalogue) {
  static const QStringList all = [&catalogue] {
    QStringList texts;
    const auto add = [&texts](std::string_view text) {
      texts << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const std::string& id : catalogue.ids()) {
      const GpuPtr gpu = *catalogue.find(id);
      add(gpu->name);
      add(gpu->id);
      add(gpu->note);
      for (const FactInfo& info : fact_table())
        if (const Fact* fact = gpu->facts.find(info.key)) {
          for (const std::string& text : {fact->source.english(), fact->note.english()})
            if (text.size() > 8) // a sentence; a number may have the same digits
              add(text);
        }
    }
    for (const ModelInfo& model : model_table())
      for (const std::string_view text :
           {model.name.english, model.leaves_out.english, model.stand_in.english, model.citation})
        add(text);
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
  }();
  return all;
}

/// What is said without names that have digits: those above, dates, threads, blocks, instructions
/// and places in a program.
inline QString without_names(QString said, const Catalogue& catalogue,
                             const std::vector<why::QuantityPtr>& quantities) {
  QStringList own;
  for (const why::QuantityPtr& each : quantities)
    for (const Message* said_of : {&each->source, &each->note, &each->method})
      if (const std::string text = said_of->english(); text.size() > 8)
        own << QString::fromStdString(text);
  for (const QString& text : by_length(own + cited(catalogue)))
    said.remove(text);
  for (const FactInfo& info : fact_table())
    said.remove(QString::fromStdString(std::string(info.description.english)));
  static const QRegularExpression grouped(QStringLiteral("(\\d),(?=\\d{3}\\b)"));
  said.replace(grouped, QStringLiteral("\\1"));
  static const QRegularExpression names(
      QStringList{
          QStringLiteral("\\d{4}-\\d{2}"),               // releases
          QStringLiteral("[CR]DNA \\d"),                 // architectures
          QStringLiteral("^\\d{4} to \\d{4}$"),          // years that were chosen
          QStringLiteral("compute capability: [\\d.]+"), // kinds of SM
          QStringLiteral("95 %:"),                       // an interval's name
          QStringLiteral("threads [\\d, andto]+"),       // threads of a warp
          QStringLiteral("[\\d, andto]+(?= wait )"),     // those that wait
          QStringLiteral("Block \\d+(?= of)"),           // blocks on an SM
          QStringLiteral("^step \\d+:"),                 // steps of a run
          QStringLiteral("^\\d+ of \\d+:"),              // GPUs in their order
          QStringLiteral("\\w+\\+\\d+|line \\d+"),       // places in programs
      }
          .join(QLatin1Char('|')),
      QRegularExpression::MultilineOption);
  return said.remove(names);
}

/// Without the code that a view shows: its lines, its addresses, and what its parts are called.
inline QString without_code(QString said, const View& view) {
  QStringList names;
  std::set<QString> addresses;
  const auto add = [&names](const std::string& name) { names << QString::fromStdString(name); };
  const auto add_study = [&](const sass::StudyPtr& study) {
    if (!study)
      return;
    add(study->function().name);
    add(study->gpu->compute_capability);
    for (std::size_t i = 0; i < study->size(); ++i) {
      add(study->function().instructions[i].text);
      addresses.insert(address_words(study->function(), i));
    }
  };
  if (const auto* sass = qobject_cast<const SassView*>(&view)) {
    add_study(sass->shown());
    add_study(sass->findChild<AlignedModel*>()->right());
  }
  if (const auto* kernel = qobject_cast<const KernelView*>(&view); kernel && kernel->run())
    for (const kernel::Block& block : kernel->run()->program().blocks) {
      add(block.name);
      for (const kernel::Line& line : block.lines)
        add(line.text);
    }
  names.removeAll(QString());
  for (const QString& name : by_length(names))
    said.remove(name);
  static const QRegularExpression hexadecimal(QStringLiteral("\\b[0-9a-f]{4,}\\b"));
  for (qsizetype at = 0; !addresses.empty();) {
    const auto found = hexadecimal.match(said, at);
    if (!found.hasMatch())
      break;
    const bool place = addresses.contains(found.captured());
    at = found.capturedStart() + (place ? 0 : found.capturedLength());
    if (place)
      said.remove(found.capturedStart(), found.capturedLength());
  }
  return said;
}

} // namespace loom
