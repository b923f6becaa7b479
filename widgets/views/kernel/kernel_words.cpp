#include "widgets/views/kernel/kernel_words.h"

#include "core/base/number.h"
#include "core/kernel/answer.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"

#include <cmath>
#include <utility>

namespace loom {
namespace {

using kernel::Method;

QString whole(std::int64_t value) { return QString::number(value); }

QString percent(double part) { return tr("%1 %").arg(number(100 * part)); }
/// "+12 %"
QString signed_percent(double part) {
  return (part < 0 ? QStringLiteral("−") : QStringLiteral("+")) + percent(std::abs(part));
}

QString numbered(const char* id, const QString& text) {
  return loom::numbered(QString::fromLatin1(id), text);
}

/// "4096 (32 × 128)" of the sides of a grid or block, each with its id and the product with its.
QString counted(const char* all, const char* sides, const kernel::Dim3& dimensions) {
  QString text = numbered(all, whole(kernel::count(dimensions)));
  if (dimensions[1] == 1 && dimensions[2] == 1)
    return text;
  QStringList parts;
  for (std::size_t d = 0; d < (dimensions[2] > 1 ? 3U : 2U); ++d)
    parts << loom::numbered(QLatin1String(sides) + QLatin1Char("xyz"[d]), whole(dimensions[d]));
  return text + QStringLiteral(" (%1)").arg(parts.join(QStringLiteral(" × ")));
}

/// To five digits: what is multiplied should give what is said.
QString cycles(double value) { return QString::fromStdString(significant(value, 5)); }

} // namespace

QString method_name(Method method) {
  constexpr const char* names[] = {
      QT_TRANSLATE_NOOP("Kernel", "busiest unit"), QT_TRANSLATE_NOOP("Kernel", "Kleimenov-Popova"),
      QT_TRANSLATE_NOOP("Kernel", "Hong-Kim"), QT_TRANSLATE_NOOP("Kernel", "bounds"),
      QT_TRANSLATE_NOOP("Kernel", "gradual saturation")};
  return tr(names[static_cast<std::size_t>(method)]);
}

Role method_role(Method method) {
  constexpr Role roles[] = {Role::series1, Role::series5, Role::series2, Role::series4,
                            Role::series3};
  return roles[static_cast<std::size_t>(method)];
}

QString bound_words(std::string_view bound) {
  return bound == "latency"       ? tr("latency")
         : bound == "issue"       ? tr("issue")
         : bound == "arithmetic"  ? tr("arithmetic")
         : bound == "l1"          ? tr("L1 bandwidth")
         : bound == "l2"          ? tr("L2 bandwidth")
         : bound == "dram"        ? tr("DRAM bandwidth")
         : bound == "uncoalesced" ? tr("uncoalesced requests")
         : bound == "atomics"     ? tr("atomics to few addresses")
                                  : tr("memory");
}

Role bound_role(std::string_view bound) {
  return bound == "latency"      ? Role::latency
         : bound == "issue"      ? Role::issue
         : bound == "arithmetic" ? Role::arithmetic
                                 : Role::memory;
}

QString time_words(double us) {
  return us >= 1e6   ? tr("%1 s").arg(number(us / 1e6))
         : us >= 1e3 ? tr("%1 ms").arg(number(us / 1e3))
                     : tr("%1 µs").arg(number(us));
}

QString dimensions_words(const kernel::Dim3& dimensions) {
  QStringList parts{whole(dimensions[0])};
  if (dimensions[1] > 1 || dimensions[2] > 1)
    parts << whole(dimensions[1]);
  if (dimensions[2] > 1)
    parts << whole(dimensions[2]);
  return parts.join(QStringLiteral(" × "));
}

QString answer_words(const KernelRun& run) {
  const kernel::Prediction& main = run.main();
  std::int64_t waves = 0;
  for (const kernel::Wave& wave : main.waves)
    waves += wave.waves;
  const kernel::Wave& first = main.waves.front();
  QString text = tr("Method: %1.").arg(method_name(kernel::main_method)) + QLatin1Char(' ') +
                 tr("%1 blocks of %2 threads")
                     .arg(counted("kernel_blocks", "grid_", run.answer.setup.launch.grid),
                          counted("kernel_threads", "block_", run.answer.setup.launch.block)) +
                 (main.launch_us ? tr(", %1 before the first begins: ")
                                       .arg(numbered("kernel_launch", time_words(*main.launch_us)))
                                 : tr(", without the launch: "));
  text += waves == 1
              ? tr("one wave, bound by %1.").arg(bound_words(first.bound_by))
              : tr("%1 waves, bound by %2.")
                    .arg(numbered("kernel_waves", whole(waves)), bound_words(first.bound_by));
  const Occupancy& fits = run.answer.profile.occupancy;
  text += QLatin1Char(' ') + tr("An SM holds %1 blocks, %2 warps.")
                                 .arg(numbered("kernel_blocks_per_sm", whole(fits.blocks)),
                                      numbered("kernel_warps", whole(fits.warps)));
  return text;
}

QString methods_words(const KernelRun& run) {
  const kernel::MeasuredLaunch* measured = run.measured();
  QStringList parts;
  for (const auto& [method, id] :
       {std::pair{Method::kleimenov_popova, "kleimenov_popova.kernel_time"},
        std::pair{Method::hong_kim, "hong_kim_time"}, std::pair{Method::bound, "bound_time"},
        std::pair{Method::saturation, "saturation_time"}})
    parts << tr("%1 %2").arg(method_name(method),
                             numbered(id, time_words(run.answer.of(method).time_us())));
  QString text = tr("Others: %1.").arg(parts.join(QStringLiteral(", ")));
  if (measured) {
    const double off = run.main().time_us() / measured->time_us - 1;
    text += QLatin1Char(' ') + tr("Measured: %1, the prediction is off by %2.")
                                   .arg(numbered("measured_time", time_words(measured->time_us)),
                                        numbered("kernel_error", signed_percent(off)));
  }
  return text;
}

QString card_html(const KernelRun& run) {
  QString html = QStringLiteral("<p><big><b>%1</b></big></p><p>%2</p><p>%3</p>")
                     .arg(numbered("kernel_time", time_words(run.main().time_us())),
                          answer_words(run).toHtmlEscaped(), methods_words(run).toHtmlEscaped());
  const std::vector<Message> assumed = kernel::assumptions_of(run.answer.profile, run.main());
  if (assumed.empty())
    return html;
  html += QStringLiteral("<p><b>%1</b></p><ul style='margin-left:-24px'>").arg(tr("Assumed"));
  for (const Message& each : assumed)
    html += QStringLiteral("<li>%1</li>").arg(said_with_limits(each).toHtmlEscaped());
  return html + QStringLiteral("</ul>");
}

QString expression_words(const KernelRun& run, int block) {
  const kernel::Block& of = run.program().blocks[static_cast<std::size_t>(block)];
  const kernel::BlockTime& time = run.blocks[static_cast<std::size_t>(block)];
  const bool loops = of.loop >= 0;
  const auto sum = [&](const char* id, const std::string& text) {
    const QString words = QString::fromStdString(text);
    return time.executions == 0 ? words : numbered(id, words); // else nothing explains it
  };
  return tr("time = %1max( %2, %3 )")
      .arg(loops ? tr("trip · ") : QString(),
           sum("block.delays", kernel::delays_text(of, run.asked.rule)),
           sum("block.chain", kernel::chain_text(of, time.chain, run.asked.rule)));
}

QString expression_numbers(const KernelRun& run, int block) {
  const kernel::BlockTime& time = run.blocks[static_cast<std::size_t>(block)];
  if (time.executions == 0)
    return tr("no thread comes here in this launch");
  return tr("= %1 · max( %2, %3 ) = %4 cycles")
      .arg(numbered("block.executions", cycles(time.executions)),
           numbered("block.delays", cycles(time.delays)),
           numbered("block.chain", cycles(time.chain_cycles())),
           numbered("block.cycles", cycles(time.cycles)));
}

QString block_words(const KernelRun& run, int block) {
  const QString name =
      QString::fromStdString(run.program().blocks[static_cast<std::size_t>(block)].name);
  const kernel::BlockTime& time = run.blocks[static_cast<std::size_t>(block)];
  if (time.executions == 0)
    return tr("%1: not executed").arg(name);
  double all = 0;
  for (const kernel::BlockTime& each : run.blocks)
    all += each.cycles;
  return tr("%1: %2 times, %3 of the time")
      .arg(name, number(time.executions), percent(all > 0 ? time.cycles / all : 0));
}

QString line_words(const KernelRun& run, int block, int line) {
  const kernel::Block& of = run.program().blocks[static_cast<std::size_t>(block)];
  const kernel::Line& what = of.lines[static_cast<std::size_t>(line)];
  QString text = QString::fromStdString(what.text);
  const kernel::BlockTime& time = run.blocks[static_cast<std::size_t>(block)];
  if (what.instruction < 0 || time.executions == 0)
    return text;
  const auto at = static_cast<std::size_t>(what.instruction);
  if (kernel::kind_of(of.instructions[at], run.asked.rule) == kernel::Kind::free)
    return text + QLatin1Char('\n') + tr("folded into others: no cost of its own");
  const kernel::BlockRun::Issue& issue = time.issues[at];
  return text + QLatin1Char('\n') +
         tr("starts %1 cycles into the block, %2 = %3 cycles, %4 = %5")
             .arg(
                 number(issue.start),
                 QString::fromStdString(kernel::symbol(of.instructions[at], run.asked.rule, true)),
                 number(issue.latency),
                 QString::fromStdString(kernel::symbol(of.instructions[at], run.asked.rule, false)),
                 number(issue.taken));
}

} // namespace loom
