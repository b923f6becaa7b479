#include "widgets/views/divergence/divergence_words.h"

#include "core/base/lanes.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"

#include <QStringList>

namespace loom {
namespace {

using simt::Mask;

/// "1 and 2 wait on the stack at IF", one part an entry or group that other threads wait in.
QStringList waiting_words(const WarpRun& run, const simt::Step& step) {
  QStringList parts;
  Mask told = step.active;
  const int threads = run.asked.threads;
  for (auto entry = step.stack.rbegin(); entry != step.stack.rend(); ++entry) {
    const Mask mask = entry->mask & ~told;
    told |= entry->mask;
    if (mask != 0)
      parts << tr("%1 wait on the stack at %2")
                   .arg(thread_list(mask, threads), place_name(run, entry->pc));
  }
  for (const simt::Group& group : step.others)
    parts << (group.wait == simt::Group::Wait::bsync
                  ? tr("%1 wait for barrier B%3 at %2")
                        .arg(thread_list(group.mask, threads), place_name(run, group.pc))
                        .arg(group.barrier)
              : group.wait == simt::Group::Wait::bar
                  ? tr("%1 wait for the warp at %2")
                        .arg(thread_list(group.mask, threads), place_name(run, group.pc))
                  : tr("%1 could go on at %2")
                        .arg(thread_list(group.mask, threads), place_name(run, group.pc)));
  return parts;
}

} // namespace

QString place_name(const WarpRun& run, std::int32_t pc) {
  for (std::int32_t at = pc; at >= 0; --at) {
    const auto label = run.trace.program.label_at(at);
    if (label.empty())
      continue;
    const QString name = to_qstring(label);
    return at == pc ? name : name + QLatin1Char('+') + QString::number(pc - at);
  }
  const auto index = static_cast<std::size_t>(pc);
  return index < run.listing_lines.size() ? tr("line %1").arg(run.listing_lines[index])
                                          : tr("the end");
}

QString path_letter(int path) {
  QString letter(QChar(static_cast<char16_t>(u'A' + path % 26)));
  return path < 26 ? letter : letter + QString::number(path / 26 + 1);
}

QString event_words(simt::Event event) {
  switch (event) {
  case simt::Event::push:
    return tr("push");
  case simt::Event::pop:
    return tr("pop");
  case simt::Event::diverge:
    return tr("the paths part");
  case simt::Event::reconverge:
    return tr("reconvergence");
  case simt::Event::none:
    break;
  }
  return {};
}

QString step_words(const WarpRun& run, std::int64_t step) {
  const simt::Trace& trace = run.trace;
  if (step >= trace.length())
    return trace.ending == simt::Ending::finished
               ? tr("the end: every thread has exited after %L1 steps").arg(trace.length())
               : spoken(trace.reason);
  const simt::Step& at = trace.steps[static_cast<std::size_t>(step)];
  const auto& instruction = trace.program.code[static_cast<std::size_t>(at.pc)];
  const int threads = run.asked.threads;
  const QString code = QString::fromStdString(simt::to_text(trace.program, instruction));
  QString words =
      at.effective == at.active || instruction.op == simt::Op::bra
          ? tr("step %1: %2 for threads %3").arg(step).arg(code, thread_list(at.active, threads))
      : at.effective == 0 ? tr("step %1: %2, for which no guard holds").arg(step).arg(code)
                          : tr("step %1: %2 for threads %3, whose guard holds")
                                .arg(step)
                                .arg(code, thread_list(at.effective, threads));
  for (const QString& part : waiting_words(run, at))
    words += QStringLiteral("; ") + part;
  if (at.event != simt::Event::none)
    words += tr(". Then: %1").arg(event_words(at.event));
  return words;
}

QString thread_words(const WarpRun& run, const simt::State& state, std::int64_t step, int thread) {
  const simt::Trace& trace = run.trace;
  QStringList lines;
  if (has_lane(state.exited, thread))
    lines << tr("Thread %1 has exited").arg(thread);
  else if (step < trace.length() && has_lane(state.active, thread))
    lines << tr("Thread %1 runs at %2").arg(thread).arg(place_name(run, state.pc));
  else
    lines << tr("Thread %1 is masked").arg(thread);
  const auto value = [&](std::size_t index) {
    const std::size_t at = static_cast<std::size_t>(thread) * simt::register_count + index;
    return at < state.registers.size() ? state.registers[at] : 0;
  };
  for (std::size_t index = 0; index < run.variables.size(); ++index)
    lines << QStringLiteral("%1 = %2")
                 .arg(QString::fromStdString(run.variables[index]))
                 .arg(value(index));
  if (run.variables.empty())
    for (std::size_t index = 0; index < simt::register_count; ++index)
      if (value(index) != 0)
        lines << QStringLiteral("R%1 = %2").arg(index).arg(value(index));
  for (int index = 0; index < simt::predicate_count; ++index)
    if (has_lane(state.predicates[static_cast<std::size_t>(index)], thread))
      lines << QStringLiteral("P%1 = 1").arg(index);
  return lines.join(QLatin1Char('\n'));
}

QString efficiency_words(const WarpRun& run) {
  const simt::Trace& trace = run.trace;
  if (trace.ending != simt::Ending::finished)
    return tr("no SIMD efficiency: the program does not end · %L1 instructions issued until then")
        .arg(trace.length());
  QString words = tr("SIMD efficiency %1 % · %L2 instructions issued · MIMD would take %L3")
                      .arg(100 * trace.simd_efficiency(), 0, 'f', 0)
                      .arg(trace.length())
                      .arg(trace.mimd_steps());
  if (run.plain_steps)
    words += tr(" · without synchronisation %L1").arg(*run.plain_steps);
  return words;
}

} // namespace loom
