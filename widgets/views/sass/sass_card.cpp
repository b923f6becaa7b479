// The card of a function and its loop.

#include "core/code/code_verdict.h"
#include "core/sass/cuts.h"
#include "core/scenario/sass_json.h"
#include "core/why/section.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/sass/sass_words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <concepts>

namespace loom {
namespace {

QString heading(const QString& text) {
  return QStringLiteral("<p style=\"margin:6px 0 2px 0\"><b>%1</b></p>").arg(text.toHtmlEscaped());
}
QString paragraph(const QString& html) {
  return QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(html);
}
QString line_link(const sass::Function& function, std::size_t instruction) {
  return QStringLiteral("<a href=\"line:%1\">%2</a>")
      .arg(instruction)
      .arg(address_words(function, instruction));
}

/// Names and numbers, two columns.
class Numbers {
public:
  void add(const QString& name, const QString& value) {
    rows_ += QStringLiteral("<tr><td width=\"36%\">%1</td><td>%2</td></tr>")
                 .arg(QString(name).replace(QLatin1Char(' '), QChar::Nbsp).toHtmlEscaped(),
                      value.toHtmlEscaped());
  }
  [[nodiscard]] QString html() const {
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">%1</table>")
        .arg(rows_);
  }

private:
  QString rows_;
};

/// A number of the card with its core/why id.
QString shown(const char* id, const QString& text) {
  return numbered(QString::fromLatin1(id), text);
}
QString shown(const char* id, double value) { return shown(id, number(value)); }
template <std::integral Count> QString shown(const char* id, Count count) {
  return shown(id, QString::number(count));
}

QString least(bool at_least, const QString& text) {
  return at_least ? tr("at least %1").arg(text) : text;
}
QString most(bool at_most, const QString& text) {
  return at_most ? tr("at most %1").arg(text) : text;
}

QString names_of(const std::vector<std::string>& names) {
  QStringList all;
  for (const std::string& each : names)
    all << QString::fromStdString(each);
  return all.join(QStringLiteral(", "));
}

/// Why a loop's latency is a bound only, a paragraph each.
QString not_known(const sass::Study& study, const sass::LoopSummary& loop) {
  QStringList reasons;
  const auto add = [&reasons](const QString& reason) {
    if (!reasons.contains(reason))
      reasons << reason;
  };
  if (!loop.missing.empty())
    add(tr("latency not known: %1").arg(spoken(lacks(*study.gpu, loop.missing))));
  for (const sass::Uncertain& each : loop.uncertain)
    if (each.missing != sass::Missing::latency || loop.missing.empty())
      add(QStringLiteral("%1: %2").arg(address_words(study.function(), each.at),
                                       later_words(study, each, true)));
  constexpr qsizetype shown_most = 8;
  QString html;
  for (const QString& reason : reasons.mid(0, shown_most))
    html += paragraph(QStringLiteral("⚠ ") + reason.toHtmlEscaped());
  return html;
}

QString mix_words(const sass::LoopSummary& loop) {
  QStringList parts;
  for (std::size_t c = 0; c < sass::opcode_class_count; ++c)
    if (loop.mix[c] > 0) {
      const std::string_view name = to_string(static_cast<sass::OpcodeClass>(c));
      parts << QStringLiteral("%1 %2").arg(
          shown(("loop_" + std::string(name)).c_str(), loop.mix[c]), said(name));
    }
  return parts.join(QStringLiteral(", "));
}

QString loop_card(const sass::Study& study, const sass::LoopSummary& loop, const QString& verdict) {
  QString html = heading(loop_title(study.function(), loop));
  Numbers numbers;
  numbers.add(tr("instructions"),
              loop.straight
                  ? shown("loop_instructions", loop.instructions)
                  : tr("%1 in all branches").arg(shown("loop_instructions", loop.instructions)));
  numbers.add(tr("mix"), mix_words(loop));
  numbers.add(tr("α"),
              loop.alpha ? shown("loop_alpha", *loop.alpha) : tr("no access to global memory"));
  numbers.add(tr("issue"),
              tr("%1 cycles an iteration").arg(shown("loop_issue_cycles", loop.issue_cycles)));
  numbers.add(tr("one warp alone"),
              least(!loop.uncertain.empty(),
                    tr("%1 cycles").arg(shown("loop_latency", loop.latency_cycles))));
  numbers.add(
      tr("critical path"),
      least(loop.path_at_least, tr("%1 cycles; %2 from iteration to iteration")
                                    .arg(shown("loop_critical_path", loop.critical_path_cycles),
                                         shown("loop_recurrence", loop.recurrence_cycles))));
  numbers.add(tr("registers live"), tr("%1 at most").arg(shown("loop_registers", loop.live.gpr)));
  return html + numbers.html() + not_known(study, loop) + verdict;
}

/// Those that are not proved, one by one.
QString list_of_unproven(const sass::Function& function, const sass::Hazards& hazards) {
  QString html;
  std::size_t told = 0;
  const auto next = [&told] { return "doubt_" + std::to_string(++told); };
  for (const sass::Unproven& each : hazards.unproven)
    if (told < why::most_unproven)
      html += paragraph((each.hazard == sass::Hazard::read_after_write ? tr("%1 reads %2: %3")
                                                                       : tr("%1 writes %2: %3"))
                            .arg(line_link(function, each.after),
                                 to_qstring(to_text(each.registers)).toHtmlEscaped(),
                                 said_with_limits(reason(function, each, next()))));
  for (const sass::BareWait& wait : hazards.bare_waits)
    if (told < why::most_unproven)
      html += paragraph(tr("%1 waits for barrier %2, which nothing sets before")
                            .arg(line_link(function, wait.waiter),
                                 numbered(QString::fromStdString(next() + ".barrier"),
                                          QString::number(wait.barrier))));
  if (const std::size_t all = hazards.unproven.size() + hazards.bare_waits.size(); all > told)
    html += paragraph(tr("and %1 more").arg(shown("more_doubts", all - told)));
  return html;
}

/// Where lines were left out, the first few.
QString cut_links(const sass::Function& function) {
  constexpr std::size_t shown_most = 4;
  const std::vector<std::size_t> cuts = sass::cuts(function);
  QStringList links;
  for (std::size_t k = 0; k < std::min(shown_most, cuts.size()); ++k)
    links << line_link(function, cuts[k]);
  return links.join(QStringLiteral(", ")) +
         (cuts.size() > shown_most ? QStringLiteral(", …") : QString());
}

QString unproven(const sass::Study& study) {
  const sass::Hazards& hazards = study.analysis.hazards;
  const auto writes =
      std::ssize(hazards.unproven) -
      std::ranges::count(hazards.unproven, sass::Hazard::read_after_write, &sass::Unproven::hazard);
  const QString dependences = shown("dependences", hazards.dependences);
  QString html = heading(tr("Dependences"));
  if (hazards.unchecked > 0)
    html +=
        paragraph(tr("The listing is cut before %1: %2 dependences across it cannot be checked.")
                      .arg(cut_links(study.function()), shown("unchecked", hazards.unchecked)));
  if (hazards.unproven.empty() && hazards.bare_waits.empty() && hazards.unchecked > 0)
    return html +
           paragraph(
               tr("All others of %1 are protected by stall counts and barriers.").arg(dependences));
  if (hazards.unproven.empty() && hazards.bare_waits.empty())
    return html + paragraph(tr("All %1, and the writes that follow a read or a write, are "
                               "protected by stall counts and barriers.")
                                .arg(dependences));
  html += paragraph(tr("⚠ %1 of %2 are not proved:")
                        .arg(shown("unproven_reads", hazards.unproven_reads), dependences));
  if (writes > 0)
    html += paragraph(tr("⚠ %1 writes are not proved to come behind a read or a write:")
                          .arg(shown("unproven_writes", writes)));
  return html + list_of_unproven(study.function(), hazards);
}

/// Whose numbers the schedule has.
QString about_gpu(const std::string& arch, const ListingGpu& on, const Scenario& scenario) {
  if (!on.of_scenario) {
    const QString html =
        on.warning.empty() ? QString() : paragraph(spoken(on.warning).toHtmlEscaped());
    return html + paragraph(tr("The scenario's GPU is %1, so that its sliders change nothing here.")
                                .arg(gpu_words(*scenario.gpu))
                                .toHtmlEscaped());
  }
  QString html;
  const std::string& own = on.gpu->compute_capability;
  if (!arch.empty() && sass::capability_of(arch) != own)
    html += paragraph(tr("The GPU's compute capability is %1: take the ports and latencies as a "
                         "what-if.")
                          .arg(QString::fromStdString(own).toHtmlEscaped()));
  QStringList set;
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto parameter = static_cast<Hardware>(i);
        scenario.overrides[i] && fact_of(scenario.mix, parameter))
      set << to_qstring(parameter_info(parameter).id);
  if (!set.isEmpty())
    html += paragraph(tr("With the sliders' numbers: %1.").arg(set.join(QStringLiteral(", "))));
  return html;
}

} // namespace

VerdictWords verdict_words(const sass::Study& study, int loop) {
  VerdictWords words{{}, {"code", LOOM_TEXT("Machine code as a loop")(), {}}};
  const auto place = static_cast<std::size_t>(loop);
  const auto keep = [&words](const std::string& id, const Text& name, double value,
                             const char* unit, const Text& method) {
    words.section.keep(why::found(
        {.id = id, .name = name(), .unit = unit, .value = value, .method = method()}, {}));
    return numbered(QString::fromStdString(id), number(value));
  };
  const Text by_bounds =
      LOOM_TEXT("bounds of the loop that the instructions make, by the numbers of "
                "the architecture");
  const CodeModel model(study.function(), study.analysis, *study.gpu, {});
  const auto verdict =
      code_verdict(model, *study.gpu, loop < 0 ? std::nullopt : std::optional(place), {});
  if (!verdict) {
    words.html =
        paragraph(tr("limit not known: %1").arg(spoken(verdict.error().detail)).toHtmlEscaped());
    return words;
  }
  const LoopEvaluation& at = verdict->at;
  const std::vector<std::string>& unpriced = verdict->code.numbers.unpriced;
  const auto rate = [&](const QString& throughput, const Limit& limit) {
    if (!unpriced.empty())
      return (loop < 0 ? tr("%1 warps/cycle/SM") : tr("%1 iterations/cycle/SM")).arg(throughput);
    return (loop < 0 ? tr("%1 warps/cycle/SM by %2") : tr("%1 iterations/cycle/SM by %2"))
        .arg(throughput, limit_words(limit, verdict->code.numbers));
  };
  const char* const unit = loop < 0 ? "warps/cycle/SM" : "iterations/cycle/SM";
  Numbers numbers;
  if (!unpriced.empty())
    numbers.add(tr("limit"),
                tr("unknown: no source says what %1 takes of the memory").arg(names_of(unpriced)));
  if (std::isfinite(at.peak))
    numbers.add(unpriced.empty() ? tr("limit") : QString(),
                most(at.at_most || verdict->code.at_most,
                     rate(keep("code.limit", LOOM_TEXT("limit"), at.peak, unit, by_bounds),
                          at.peak_limit)));
  else if (unpriced.empty())
    numbers.add(tr("limit"), tr("not known: no source gives a rate of what it takes"));
  if (std::isfinite(at.warps_needed))
    numbers.add(tr("warps needed"),
                most(!unpriced.empty(), tr("%1 per SM")
                                            .arg(keep("code.needed", LOOM_TEXT("warps needed"),
                                                      at.warps_needed, "warps/SM", by_bounds))));
  if (std::isfinite(at.peak))
    numbers.add(tr("with %1 warps")
                    .arg(keep("code.warps", LOOM_TEXT("warps"), verdict->warps, "warps/SM",
                              LOOM_TEXT("as many as it takes and an SM holds"))),
                most(verdict->at_most, rate(keep("code.throughput", LOOM_TEXT("throughput"),
                                                 at.throughput, unit, by_bounds),
                                            at.limit)));
  words.html = numbers.html();
  const std::vector<Message>& assumptions = verdict->code.assumptions;
  // No verdict without what it assumes, counted; each number of that can be asked for, too.
  const Text counted = LOOM_TEXT("counted in the listing");
  words.html += heading(tr("Assumed") + QStringLiteral(" (") +
                        keep("code.assumed", LOOM_TEXT("assumptions"),
                             static_cast<double>(assumptions.size()), "1", counted) +
                        QStringLiteral(")"));
  // Numbers, and not the four digits of an address.
  static const QRegularExpression digits(
      QStringLiteral("(?<![\\w.])(?![0-9a-f]{4}\\b)\\d+(\\.\\d+)?"));
  for (std::size_t k = 0; k < assumptions.size(); ++k) {
    const QString said = spoken(assumptions[k]).toHtmlEscaped();
    QString html;
    qsizetype from = 0;
    int place_of = 0;
    for (auto match = digits.globalMatch(said); match.hasNext();) {
      const auto token = match.next();
      const std::string id =
          "code.assumed_" + std::to_string(k + 1) + '.' + std::to_string(++place_of);
      (void)keep(id, LOOM_TEXT("assumed"), token.captured().toDouble(), "", counted);
      html += said.mid(from, token.capturedStart() - from) +
              numbered(QString::fromStdString(id), token.captured());
      from = token.capturedEnd();
    }
    words.html += paragraph(QStringLiteral("• ") + html + said.mid(from));
  }
  return words;
}

QString card_html(const sass::Study& study, int loop, const QString& verdict, const ListingGpu& on,
                  const Scenario& scenario) {
  const sass::Function& function = study.function();
  const auto most = std::ranges::max_element(study.analysis.live, {}, &sass::Live::gpr);
  QString html = heading(QString::fromStdString(function.name));
  const QString arch =
      function.arch.empty() ? tr("architecture not said") : QString::fromStdString(function.arch);
  html += paragraph(tr("%1, %2 instructions, at most %3 registers live; scheduled for %4")
                        .arg(arch, shown("function_instructions", study.size()),
                             shown("function_registers", most->gpr), gpu_words(*study.gpu))
                        .toHtmlEscaped());
  html += about_gpu(function.arch, on, scenario);
  for (const std::size_t each : study.analysis.unknown_opcodes)
    if (each == study.analysis.unknown_opcodes.front())
      html += paragraph(
          tr("⚠ %1: %2 is an unknown opcode; its port and latency are not known.")
              .arg(line_link(function, each),
                   to_qstring(study.analysis.graph.operands[each].mnemonic).toHtmlEscaped()));
  if (!study.analysis.stand_ins.empty()) {
    QStringList alike;
    for (const sass::OpcodeClass c : study.analysis.stand_ins)
      alike << QStringLiteral("%1 %2").arg(
          said(to_string(c)),
          fact_names({*study.analysis.times.latencies[static_cast<std::size_t>(c)].fact}));
    html += paragraph(tr("Latencies taken as: %1; no source gives their own.")
                          .arg(alike.join(QStringLiteral(", "))));
  }
  const auto& loops = study.analysis.loops;
  if (loop >= 0 && loop < static_cast<int>(loops.size()))
    html += loop_card(study, loops[static_cast<std::size_t>(loop)], verdict);
  else if (!loops.empty())
    html += paragraph(tr("Choose a loop above."));
  else
    html += heading(tr("Without a loop: each warp from start to end")) + verdict;
  return html + unproven(study);
}

} // namespace loom
