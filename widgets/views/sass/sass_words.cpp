#include "widgets/views/sass/sass_words.h"

#include "core/scenario/sass_json.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"

#include <QStringList>

#include <algorithm>

namespace loom {
namespace {

QString cause_words(sass::IssueWait cause) {
  constexpr const char* words[] = {
      QT_TRANSLATE_NOOP("Sass", "first of its block"),
      QT_TRANSLATE_NOOP("Sass", "as the stall count before it allows"),
      QT_TRANSLATE_NOOP("Sass", "held back by its port, which was taken"),
      QT_TRANSLATE_NOOP("Sass", "held back by a barrier")};
  return tr(words[static_cast<std::size_t>(cause)]);
}

} // namespace

QString gpu_words(const GpuSpec& gpu) {
  return gpu.id.empty() ? tr("no GPU") : QString::fromStdString(gpu.name);
}

QString address_words(const sass::Function& function, std::size_t instruction) {
  return QStringLiteral("%1").arg(function.instructions[instruction].address, 4, 16,
                                  QLatin1Char('0'));
}

QString bits(unsigned mask, int first, const QString& between) {
  QStringList parts;
  for (int bit = 0; mask >> bit != 0; ++bit)
    if ((mask >> bit & 1U) != 0)
      parts << QString::number(bit + first);
  return parts.join(between);
}

QString cycle_words(const sass::Issue& issue) {
  return (issue.at_least ? QStringLiteral("≥ ") : QString()) + QString::number(issue.cycle);
}

QString stall_words(const sass::Study& study, std::size_t instruction) {
  const sass::Control& control = study.control(instruction);
  if (control.dual_issue)
    return tr("issues together with the next instruction");
  return control.stall == 0 ? tr("stall 0: no wait before the warp's next instruction")
         : control.stall == 1
             ? tr("stall 1: the warp's next instruction may issue a cycle later")
             : tr("stall %1: the warp's next instruction waits %1 cycles").arg(control.stall);
}

QString yield_words(const sass::Study& study, std::size_t instruction) {
  const sass::Control& control = study.control(instruction);
  return control.yield ? tr("yields: the scheduler should turn to another warp")
                       : tr("does not yield: the scheduler may stay with this warp");
}

QString write_barrier_words(const sass::Study& study, std::size_t instruction) {
  const sass::Control& control = study.control(instruction);
  return control.write_barrier < 0
             ? tr("sets no write barrier")
             : tr("sets barrier %1 until its result is written").arg(control.write_barrier);
}

QString read_barrier_words(const sass::Study& study, std::size_t instruction) {
  const sass::Control& control = study.control(instruction);
  return control.read_barrier < 0
             ? tr("sets no read barrier")
             : tr("sets barrier %1 until its operands are read").arg(control.read_barrier);
}

QString wait_words(const sass::Study& study, std::size_t instruction) {
  const sass::Function& function = study.function();
  const unsigned mask = function.instructions[instruction].control.wait_mask;
  if (mask == 0)
    return tr("waits for no barrier");
  QStringList parts;
  for (int barrier = 0; barrier < sass::barrier_count; ++barrier) {
    if ((mask >> barrier & 1U) == 0)
      continue;
    constexpr int most = 4;
    QStringList setters;
    const auto& arcs = study.analysis.hazards.arcs;
    const auto [begin, end] =
        std::ranges::equal_range(arcs, instruction, {}, &sass::BarrierArc::waiter);
    for (auto arc = begin; arc != end; ++arc)
      if (arc->barrier == barrier)
        setters << address_words(function, arc->setter);
    const bool more = setters.size() > most;
    setters = setters.mid(0, most);
    parts << (setters.isEmpty()
                  ? tr("barrier %1, which nothing sets before").arg(barrier)
                  : tr("barrier %1 of %2").arg(barrier).arg(setters.join(QStringLiteral(", ")))) +
                 (more ? QStringLiteral(", …") : QString());
  }
  return tr("waits for %1").arg(parts.join(tr(" and ")));
}

QString reuse_words(const sass::Study& study, std::size_t instruction) {
  const sass::Control& control = study.control(instruction);
  return control.reuse == 0
             ? tr("keeps no operand in the reuse cache")
             : tr("keeps source operand %1 in the reuse cache").arg(bits(control.reuse, 1));
}

QString fact_names(const std::vector<FactKey>& missing) {
  QStringList names;
  for (const FactKey each : missing)
    names << to_qstring(fact_info(each).name);
  return names.join(QStringLiteral(", "));
}

QString later_words(const sass::Study& study, const sass::Uncertain& uncertain, bool asked) {
  const Message why = reason(study.function(), study.analysis, *study.gpu, uncertain);
  return asked ? said_with_limits(why) : spoken(why);
}

QString issue_words(const sass::Study& study, std::size_t instruction) {
  const sass::Issue& issue = issue_of(study.analysis, instruction);
  QString text = issue.at_least ? tr("issues in cycle %1 of its block or later, %2; takes the %3 "
                                     "port for %4 cycles")
                                : tr("issues in cycle %1 of its block, %2; takes the %3 port for "
                                     "%4 cycles");
  text = text.arg(issue.cycle)
             .arg(cause_words(issue.cause), said(to_string(issue.port)))
             .arg(issue.port_cycles);
  for (const sass::Uncertain& each :
       study.analysis.schedules[study.analysis.graph.block_of[instruction]].uncertain)
    if (each.at == instruction)
      text += QStringLiteral("; ") + later_words(study, each);
  return text;
}

QString unproven_words(const sass::Study& study, std::size_t instruction) {
  QStringList parts;
  const sass::Hazards& hazards = study.analysis.hazards;
  for (const sass::Unproven& each : hazards.unproven_of(instruction))
    parts << (each.hazard == sass::Hazard::read_after_write ? tr("not proved: %1 read, %2")
                                                            : tr("not proved: %1 written, %2"))
                 .arg(to_qstring(to_text(each.registers)), spoken(reason(study.function(), each)));
  for (const sass::BareWait& wait : hazards.bare_waits)
    if (wait.waiter == instruction)
      parts << tr("barrier %1 is set by nothing before").arg(wait.barrier);
  return parts.join(QStringLiteral("; "));
}

QString line_words(const sass::Study& study, std::size_t instruction) {
  const sass::Instruction& each = study.function().instructions[instruction];
  const sass::Live& live = study.analysis.live[instruction];
  QStringList lines{QStringLiteral("%1  %2").arg(address_words(study.function(), instruction),
                                                 to_qstring(each.text)),
                    stall_words(study, instruction),
                    yield_words(study, instruction),
                    write_barrier_words(study, instruction),
                    read_barrier_words(study, instruction),
                    wait_words(study, instruction),
                    reuse_words(study, instruction),
                    issue_words(study, instruction),
                    tr("%1 registers live").arg(live.gpr)};
  if (const QString unproven = unproven_words(study, instruction); !unproven.isEmpty())
    lines << unproven;
  return lines.join(QLatin1Char('\n'));
}

QString line_readout(const sass::Study& study, std::size_t instruction) {
  const sass::Instruction& each = study.function().instructions[instruction];
  const sass::Control& control = each.control;
  const sass::Issue& issue = issue_of(study.analysis, instruction);
  QStringList parts{QStringLiteral("%1 %2").arg(address_words(study.function(), instruction),
                                                to_qstring(each.text)),
                    control.dual_issue ? tr("issues with the next")
                                       : tr("stall %1").arg(control.stall)};
  if (control.yield)
    parts << tr("yields");
  if (control.write_barrier >= 0)
    parts << write_barrier_words(study, instruction);
  if (control.read_barrier >= 0)
    parts << read_barrier_words(study, instruction);
  if (control.wait_mask != 0)
    parts << wait_words(study, instruction);
  if (control.write_barrier < 0 && control.read_barrier < 0 && control.wait_mask == 0)
    parts << tr("no barrier");
  if (control.reuse != 0)
    parts << tr("reuses operand %1").arg(bits(control.reuse, 1));
  parts << tr("cycle %1, %2 port for %3")
               .arg(cycle_words(issue))
               .arg(said(to_string(issue.port)))
               .arg(issue.port_cycles);
  if (const QString unproven = unproven_words(study, instruction); !unproven.isEmpty())
    parts << unproven;
  return parts.join(QStringLiteral(" · "));
}

Role class_role(sass::OpcodeClass opcode_class) {
  switch (sass::port_of(opcode_class)) {
  case sass::Port::ldst:
    return Role::memory;
  case sass::Port::sfu:
    return Role::other;
  case sass::Port::control:
  case sass::Port::unknown:
    return Role::guide;
  default:
    return Role::arithmetic;
  }
}

Role barrier_role(int barrier) {
  return static_cast<Role>(static_cast<int>(Role::series1) + barrier % sass::barrier_count);
}

QString function_title(const sass::Function& function) {
  return QString::fromStdString(function.arch.empty() ? function.name
                                                      : function.name + ", " + function.arch);
}

QString loop_title(const sass::Function& function, const sass::LoopSummary& loop) {
  return tr("loop %1 to %2")
      .arg(address_words(function, loop.first), address_words(function, loop.last));
}

} // namespace loom
