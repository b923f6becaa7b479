#include "widgets/views/occupancy/occupancy_words.h"

#include "core/scenario/advice.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace loom {
namespace {

QString percent(double fraction) { return number(100 * fraction); }

QString limited_words(const Occupancy& occupancy) {
  QStringList names;
  for (std::size_t each = 0; each < limiter_count; ++each)
    if (occupancy.limited_by(static_cast<Limiter>(each)))
      names << limiter_name(static_cast<Limiter>(each));
  if (names.size() < 2)
    return names.join(QString());
  const QString last = names.takeLast();
  return tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

/// What a block is given of each resource, and what the SM has.
QString use_words(const OccupancyRun& run, Limiter limiter) {
  const Occupancy& now = run.occupancy;
  switch (limiter) {
  case Limiter::warps:
    return tr("%1 of %2 warps").arg(now.warps).arg(run.limits->warps);
  case Limiter::blocks:
    return tr("%1 of %2 blocks")
        .arg(now.blocks)
        .arg(now.limits[static_cast<std::size_t>(limiter)].value_or(run.limits->blocks));
  case Limiter::registers:
    return tr("%1 of %2 registers, %3 for each block")
        .arg(now.blocks * now.registers_per_block)
        .arg(run.limits->registers)
        .arg(now.registers_per_block);
  case Limiter::shared:
    return now.shared_per_block == 0
               ? tr("the block uses none")
               : tr("%1 of %2, %3 for each block; a carve-out of %4 is enough")
                     .arg(bytes_words(now.blocks * now.shared_per_block),
                          bytes_words(run.limits->shared), bytes_words(now.shared_per_block),
                          bytes_words(now.carveout));
  case Limiter::barriers:
    break;
  }
  return tr("%1 of %2 barriers")
      .arg(now.blocks * (run.limits->amd() ? 1 : run.launch.config.barriers))
      .arg(run.limits->barriers);
}

/// Whether queues leave clearly less than the bounds say, as Advice::is_gradual().
bool is_gradual(const LaunchWorth& worth) {
  return worth.with_queues <= worth.evaluation.fraction_of_peak - 0.02;
}

/// What more warps, or ILP, would give.
QString remedy_words(const OccupancyRun& run, const Scenario& scenario) {
  const LaunchWorth& worth = *run.worth;
  const int all = run.limits->warps;
  const bool ilp_helps = worth.ilp_needed && *worth.ilp_needed > chains_of(scenario) &&
                         *worth.ilp_needed <= find_parameter("ilp")->max;
  const QString goal = scenario.target < 1
                           ? tr("reaches %1 % of the peak").arg(percent(scenario.target))
                           : tr("hides latency");
  const bool reached = worth.occupancy.warps >= whole_warps(*run.warps_needed);
  const bool enough = worth.full_fraction >= scenario.target - 1e-9;
  QString words;
  if (worth.occupancy.warps < all)
    words = (enough ? tr("; all %1 warps would give %2 %")
                    : tr("; even all %1 warps would give only %2 %"))
                .arg(all)
                .arg(percent(worth.full_fraction));
  else if (!reached)
    words = tr("; 100 % occupancy is not enough");
  if (ilp_helps)
    words += (enough ? tr("; ILP %1 %2 with these %3 warps")
                     : tr(": it needs ILP %1, which %2 "
                          "with these %3 warps"))
                 .arg(*worth.ilp_needed)
                 .arg(goal)
                 .arg(worth.occupancy.warps);
  if (!words.isEmpty() && is_gradual(worth))
    words += tr(", by the bounds");
  return words + QLatin1Char('.');
}

} // namespace

QString resource_name(LaunchResource resource) {
  switch (resource) {
  case LaunchResource::threads:
    return tr("threads per block");
  case LaunchResource::registers:
    return tr("registers per thread");
  case LaunchResource::shared:
    break;
  }
  return tr("shared memory per block");
}

QString limiter_name(Limiter limiter) {
  switch (limiter) {
  case Limiter::warps:
    return tr("warp slots");
  case Limiter::blocks:
    return tr("block slots");
  case Limiter::registers:
    return tr("registers");
  case Limiter::shared:
    return QCoreApplication::translate("OccupancyView", "shared memory",
                                       "short: over a narrow bar");
  case Limiter::barriers:
    break;
  }
  return tr("barriers");
}

QString bytes_words(int bytes) {
  constexpr int kib = 1024;
  return bytes % kib == 0 && bytes > 0 ? tr("%1 KiB").arg(bytes / kib) : tr("%1 B").arg(bytes);
}

QString value_words(LaunchResource resource, int value) {
  switch (resource) {
  case LaunchResource::threads:
    return value == 1 ? tr("1 thread per block") : tr("%1 threads per block").arg(value);
  case LaunchResource::registers:
    return value == 1 ? tr("1 register per thread") : tr("%1 registers per thread").arg(value);
  case LaunchResource::shared:
    break;
  }
  return tr("%1 of shared memory per block").arg(bytes_words(value));
}

QString blocks_words(int blocks) {
  return blocks == 1 ? tr("1 block")
                     : QCoreApplication::translate("OccupancyView", "%n blocks", nullptr, blocks);
}

QString occupancy_words(const OccupancyRun& run) {
  if (!run.impossible.detail.empty())
    return tr("Not even one block fits: %1.").arg(said_with_limits(run.impossible));
  return tr("%1 % occupancy: %2, %3 of %4 warps/SM, limited by %5.")
      .arg(percent(run.occupancy.occupancy), blocks_words(run.occupancy.blocks))
      .arg(run.occupancy.warps)
      .arg(run.limits->warps)
      .arg(limited_words(run.occupancy));
}

QString worth_words(const OccupancyRun& run, const Scenario& scenario) {
  if (!run.worth)
    return tr("What it is worth cannot be said: %1.").arg(spoken(run.worth.error().detail));
  if (run.occupancy.blocks == 0 || !run.warps_needed)
    return {};
  const QString kernel =
      scenario.instruction_loop
          ? tr("The loop")
          : tr("At %1, ILP %2 the kernel").arg(alpha_words(scenario.alpha)).arg(scenario.ilp);
  const int needed = whole_warps(*run.warps_needed);
  const double bound = run.worth->evaluation.fraction_of_peak, with_queues = run.worth->with_queues;
  const bool gradual = is_gradual(*run.worth);
  const QString queues = gradual ? tr(", %1 % with queues").arg(percent(with_queues)) : QString();
  if (scenario.target < 1)
    return tr("%1 needs %2 warps for %3 % of its peak: %4 warps give %5 % of the "
              "peak")
               .arg(kernel)
               .arg(needed)
               .arg(percent(scenario.target))
               .arg(run.occupancy.warps)
               .arg(percent(bound)) +
           queues + remedy_words(run, scenario);
  if (run.occupancy.warps >= needed)
    return gradual ? tr("%1 needs %2 warps for its peak by the bounds, and more "
                        "gain 0 %; with queues its %3 warps reach %4 % of it.")
                         .arg(kernel)
                         .arg(needed)
                         .arg(run.occupancy.warps)
                         .arg(percent(with_queues))
                   : tr("%1 needs %2 warps for its peak: latency is hidden, more warps "
                        "gain 0 %.")
                         .arg(kernel)
                         .arg(needed);
  return tr("%1 needs %2 warps for its peak: %3 warps give %4 % of it")
             .arg(kernel)
             .arg(needed)
             .arg(run.occupancy.warps)
             .arg(percent(bound)) +
         queues + remedy_words(run, scenario);
}

QString waves_words(const OccupancyRun& run) {
  if (run.launch.grid == 0 || run.occupancy.blocks == 0)
    return {};
  if (!run.waves && run.sms)
    return tr("The grid is no whole number of clusters of %1 that fit on the GPU.")
        .arg(blocks_words(run.launch.config.cluster));
  if (!run.waves)
    return tr("No source gives the SMs of %1, so waves cannot be counted.")
        .arg(QString::fromStdString(run.gpu->name));
  const Waves& waves = *run.waves;
  const int cluster = run.launch.config.cluster;
  const QString wave = cluster > 1
                           ? tr("at most %1 (%2 clusters of %3)")
                                 .arg(static_cast<qlonglong>(waves.blocks_per_wave))
                                 .arg(static_cast<qlonglong>(waves.blocks_per_wave / cluster))
                                 .arg(blocks_words(cluster))
                           : tr("%1 (%2 SMs × %3)")
                                 .arg(static_cast<qlonglong>(waves.blocks_per_wave))
                                 .arg(*run.sms)
                                 .arg(blocks_words(run.occupancy.blocks));
  if (cluster > 1)
    return tr("The grid is %1 waves of %2 or more, as clusters stay on one GPC each and GPCs "
              "differ "
              "from chip to chip.")
        .arg(static_cast<qlonglong>(waves.waves))
        .arg(wave);
  if (waves.waves == 1)
    return tr("The grid is 1 wave of at most %1, %2 % full.").arg(wave, percent(waves.last_fill));
  return tr("The grid is %1 waves of %2, the last %3 % full: tail efficiency %4 %.")
      .arg(static_cast<qlonglong>(waves.waves))
      .arg(wave, percent(waves.last_fill), percent(waves.tail_efficiency));
}

QString change_words(const OccupancyRun& run, LaunchResource resource, const LaunchChange& change) {
  const int now = value_of(run.launch.config, resource);
  const int gained = change.blocks - run.occupancy.blocks;
  const QString before =
      resource == LaunchResource::shared ? bytes_words(now) : QString::number(now);
  return (gained > 0 ? tr("%1 instead of %2: %3 gained, %4 with %5 warps/SM")
                     : tr("%1 instead of %2: %3 lost, %4 with %5 warps/SM"))
      .arg(value_words(resource, change.value), before, blocks_words(std::abs(gained)),
           blocks_words(change.blocks))
      .arg(change.warps);
}

QString point_words(const OccupancyRun& run, LaunchResource resource, int value) {
  const Occupancy there = occupancy(*run.limits, with(run.launch.config, resource, value));
  return tr("%1\n%2, %4 %\n%3 warps/SM")
      .arg(value_words(resource, value), blocks_words(there.blocks))
      .arg(there.warps)
      .arg(percent(there.occupancy));
}

QString part_words(const OccupancyRun& run, const DiagramPart& part) {
  const int which = part.index();
  if (part.kind == DiagramPart::Kind::block && which < run.occupancy.blocks) {
    const int warps = run.occupancy.warps / run.occupancy.blocks;
    return tr("Block %1 of %2 on the SM: %3 warps, %4 registers, %5 of shared memory")
        .arg(which + 1)
        .arg(run.occupancy.blocks)
        .arg(warps)
        .arg(run.occupancy.registers_per_block)
        .arg(bytes_words(run.occupancy.shared_per_block));
  }
  if (part.kind != DiagramPart::Kind::row || which >= static_cast<int>(limiter_count))
    return {};
  const auto limiter = static_cast<Limiter>(which);
  const auto allowed = run.occupancy.limits[static_cast<std::size_t>(which)];
  QString use = tr("%1: %2").arg(limiter_name(limiter), use_words(run, limiter));
  if (!allowed)
    return use;
  return tr("%1. Alone they would allow %2").arg(use, blocks_words(*allowed)) +
         (run.occupancy.limited_by(limiter) ? tr(": the limit") : QString());
}

QString as_sentence(const Error& error) {
  QString text = said_with_limits(error);
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text + QLatin1Char('.');
}

} // namespace loom
