#include "core/study/profile_verdict.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

using profile::Metric;
using profile::Share;
using enum ProfileLimit;

struct LimitNames {
  ProfileLimit limit;
  std::string_view id, words;
};
constexpr LimitNames limit_names[] = {
    {dram, "dram", "DRAM"},
    {l2, "l2", "L2"},
    {l1, "l1", "L1"},
    {shared, "shared", "shared memory"},
    {ldst, "ldst", "LD/ST units"},
    {atomics, "atomics", "atomics"},
    {issue, "issue", "issue slots"},
    {fp32, "fp32", "FP32 pipe"},
    {fp64, "fp64", "FP64 pipe"},
    {integer, "integer", "integer pipe"},
    {sfu, "sfu", "special functions"},
    {tensor, "tensor", "tensor cores"},
    {barrier, "barrier", "barriers"},
    {latency, "latency", "latency"},
    {too_short, "too_short", "too short to judge"},
    {unknown, "unknown", "unknown"},
};
constexpr std::size_t unit(ProfileLimit limit) { return static_cast<std::size_t>(limit); }

/// The first that is used as much limits.
struct Threshold {
  ProfileLimit limit;
  double percent;
  bool above; ///< this much is not enough
};
constexpr Threshold thresholds[] = {
    {fp64, 90, true},     {tensor, 60, true}, {dram, 80, false},   {issue, 80, false},
    {l1, 80, false},      {l2, 80, false},    {shared, 80, false}, {fp32, 80, false},
    {integer, 80, false}, {sfu, 80, false},   {ldst, 80, false},   {atomics, 80, false},
};

/// A unit by the pipes of ncu; empty of those without one.
ProfileLimit unit_of_pipe(std::string_view pipe) {
  if (pipe.starts_with("tensor"))
    return tensor;
  constexpr std::pair<std::string_view, ProfileLimit> known[] = {
      {"fma", fp32}, {"alu", integer}, {"fp64", fp64}, {"xu", sfu}, {"lsu", ldst}};
  const auto found =
      std::ranges::find(known, pipe, &std::pair<std::string_view, ProfileLimit>::first);
  return found == std::ranges::end(known) ? unknown : found->second;
}

std::optional<ProfileLimit> limit_of(Resource resource) {
  switch (resource) {
  case Resource::issue:
    return issue;
  case Resource::fp32:
    return fp32;
  case Resource::integer:
    return integer;
  case Resource::fp64:
    return fp64;
  case Resource::sfu:
    return sfu;
  case Resource::ldst:
    return ldst;
  case Resource::shared:
    return shared;
  case Resource::tensor:
    return tensor;
  case Resource::l1:
    return l1;
  case Resource::l2:
    return l2;
  case Resource::dram:
    return dram;
  case Resource::constant:
  case Resource::cluster:
    break;
  }
  return {};
}

/// The launch as if nobody had measured how busy a unit was. What it moved or executed stays.
profile::Launch without_use(profile::Launch launch, ProfileLimit limit) {
  const auto forget = [&launch](Metric metric) {
    launch.values[static_cast<std::size_t>(metric)].reset();
  };
  switch (limit) {
  case dram:
    forget(Metric::use_dram);
    break;
  case l2:
    forget(Metric::use_l2);
    break;
  case l1:
  case shared:
    forget(Metric::use_l1);
    forget(Metric::write_back);
    break;
  case issue:
    forget(Metric::use_issue);
    break;
  default:
    break;
  }
  std::erase_if(launch.pipes,
                [limit](const Share& each) { return unit_of_pipe(each.name) == limit; });
  return launch;
}

/// Whether the model of the launch takes anything of a unit's use. Where opcodes are counted, pipes
/// say nothing more.
bool model_takes_use(const profile::Launch& launch, ProfileLimit limit) {
  switch (limit) {
  case l1:
  case shared:
  case l2:
    return true;
  default:
    return launch.opcodes.empty() && std::ranges::any_of(launch.pipes, [limit](const Share& each) {
             return unit_of_pipe(each.name) == limit;
           });
  }
}

/// The reason for which warps wait most, and its share of all waiting for something.
std::optional<Share> most_waited(const profile::Launch& launch) {
  double sum = 0;
  const Share* most = nullptr;
  for (const Share& each : launch.stalls)
    if (each.name != "selected" && each.name != "not_selected") {
      sum += each.value;
      most = !most || each.value > most->value ? &each : most;
    }
  if (!most || !(sum > 0))
    return {};
  return Share{most->name, 100 * most->value / sum};
}

std::string percent_text(double value) { return significant(value, 3) + " %"; }

/// The unit that is used most; `unknown` where no use was measured.
ProfileLimit busiest(const UnitUse& uses) {
  ProfileLimit most = unknown;
  for (std::size_t i = 0; i < profile_units; ++i)
    if (uses[i] && (most == unknown || *uses[i] > *uses[unit(most)]))
      most = static_cast<ProfileLimit>(i);
  return most;
}

/// The part of the launch's time, 0 to 1, in which a unit was busy. Counters of the SMs are of the
/// cycles in which an SM had a warp, which a small grid has on few SMs.
double busy_time(const profile::Launch& launch, const UnitUse& uses, ProfileLimit limit) {
  const double busy = std::clamp(*uses[unit(limit)] / 100, 0.0, 1.0);
  const auto& active = launch[Metric::active_cycles];
  const auto& all = launch[Metric::cycles];
  const bool of_chip = limit == dram || limit == l2;
  return of_chip || !active || !all || !(*all > 0) ? busy : busy * std::min(1.0, *active / *all);
}

/// The largest of them; nothing where no use was measured.
std::optional<double> busiest_time(const profile::Launch& launch, const UnitUse& uses) {
  std::optional<double> most;
  for (std::size_t i = 0; i < profile_units; ++i)
    if (uses[i])
      most = std::max(most.value_or(0), busy_time(launch, uses, static_cast<ProfileLimit>(i)));
  return most;
}

void judge_counters(const profile::Launch& launch, ProfileVerdict& verdict) {
  const UnitUse& uses = verdict.measured;
  if (const auto& time = launch[Metric::duration]; time && *time < shortest_judged) {
    verdict.limit = too_short;
    verdict.because =
        LOOM_TEXT("it took %1 µs: below %2 µs a launch is mostly its begin and its end")(
            significant(*time * 1e6, 3), significant(shortest_judged * 1e6));
    return;
  }
  for (const Threshold& each : thresholds)
    if (const auto& use = uses[unit(each.limit)];
        use && (each.above ? *use > each.percent : *use >= each.percent)) {
      verdict.limit = each.limit;
      if (each.limit == l1 && uses[unit(shared)].value_or(0) >= each.percent)
        verdict.limit = shared;
      verdict.because = LOOM_TEXT("use of %1 was %2 of the peak, and from %3 on it limits")(
          limit_words(verdict.limit), percent_text(*uses[unit(verdict.limit)]),
          percent_text(each.percent));
      return;
    }
  std::string lacking;
  for (const auto& [limit, metric] : {std::pair{dram, Metric::use_dram},
                                      {l2, Metric::use_l2},
                                      {l1, Metric::use_l1},
                                      {issue, Metric::use_issue}})
    if (!uses[unit(limit)])
      (lacking += lacking.empty() ? "" : ", ") +=
          profile::metrics()[static_cast<std::size_t>(metric)].name;
  const ProfileLimit most = busiest(uses);
  if (!lacking.empty()) {
    verdict.because =
        most == unknown
            ? LOOM_TEXT("the file does not say how busy any unit was: it lacks %1")(lacking)
            : LOOM_TEXT("use of %1, %2 of the peak, does not limit, and the file does not say "
                        "how busy other units were: it lacks %3")(
                  limit_words(most), percent_text(*uses[unit(most)]), lacking);
    return;
  }
  // A pipe that the file does not have may limit: the use of the SMs is that of the busiest, and
  // tensor cores limit from 60 % on.
  const bool pipes = !launch.pipes.empty() || uses[unit(tensor)];
  if (const auto& sm = launch[Metric::use_sm];
      sm && (*sm >= 80 || (!pipes && *sm > 60 && *sm > *uses[unit(issue)] + 10))) {
    verdict.because =
        LOOM_TEXT("the SMs were used %1 of their peak, by a pipe of which the file "
                  "does not say it: it lacks %2")(percent_text(*sm), profile::tensor_metric);
    return;
  }
  const auto wait = most_waited(launch);
  verdict.limit = wait && wait->name == "barrier" && wait->value > 50 ? barrier : latency;
  verdict.because =
      wait ? LOOM_TEXT("no unit was near its peak, %1 nearest with %2; warps waited most for "
                       "'%3', %4 of their waiting")(limit_words(most),
                                                    percent_text(*uses[unit(most)]), wait->name,
                                                    percent_text(wait->value))
           : LOOM_TEXT("no unit was near its peak, %1 nearest with %2")(
                 limit_words(most), percent_text(*uses[unit(most)]));
}

/// Share of the highest clock that the launch did not have, 0 to 1.
double clock_loss(const profile::Launch& launch) {
  const auto highest = launch.other(profile::clock_limit_metric); // in kHz
  const auto& ran = launch[Metric::clock];
  return highest && ran && *highest > 0 ? std::clamp(1 - *ran / (*highest * 1e3), 0.0, 1.0) : 0;
}

void find_losses(const profile::Launch& launch, ProfileVerdict& verdict) {
  if (verdict.limit == too_short)
    return;
  constexpr double least_clock = 0.03, least_empty = 0.1;
  // DRAM has a clock of its own.
  if (const double loss = clock_loss(launch); loss >= least_clock && verdict.limit != dram)
    verdict.losses.push_back(
        {ProfileLoss::Cause::clock, 100 * loss,
         LOOM_TEXT("the SMs ran at %1 of %2 MHz: power or heat held them back, or ncu did, unless "
                   "with --clock-control none")(
             significant(*launch[Metric::clock] / 1e6, 4),
             significant(*launch.other(profile::clock_limit_metric) / 1e3, 4))});
  const auto waves = launch.other(profile::waves_metric);
  const auto& [had, most, active, all] =
      std::tie(launch[Metric::warps], launch[Metric::warps_possible], launch[Metric::active_cycles],
               launch[Metric::cycles]);
  if (!waves || !had || !most || !(*waves > 0) || !(*most > 0))
    return;
  // Places for warps that stayed empty, of all in the time; the last wave can be blamed for no more
  // than the time that it takes.
  const double busy_time = active && all && *all > 0 ? std::min(1.0, *active / *all) : 1;
  const double empty = std::min(1 - *had / *most * busy_time, 1 / std::ceil(*waves));
  if (empty < least_empty)
    return;
  // A unit that is at its peak in spite of it leaves less to win.
  const double idle = 1 - busiest_time(launch, verdict.measured).value_or(0);
  verdict.losses.push_back(
      {ProfileLoss::Cause::tail, 100 * std::clamp(std::min(empty, idle), 0.0, 1.0),
       LOOM_TEXT(
           "%1 of the places for warps stayed empty while the last of %2 waves of blocks ended "
           "or the grid did not fill them")(percent_text(100 * empty), significant(*waves, 3))});
}

void find_model(const profile::Launch& launch, const GpuPtr& gpu, ProfileVerdict& verdict) {
  const auto limit_of_model = [](const ProfileModel& model) -> std::optional<ProfileLimit> {
    const Limit& limit = model.evaluation.limit;
    if (limit.kind == Limit::Kind::resource)
      return limit_of(limit.resource);
    // Of a loop with an instruction that no source prices, what is priced says how fast it can be.
    constexpr double full = 0.999;
    if (limit.kind == Limit::Kind::unknown)
      for (const auto& share : model.evaluation.resources)
        if (share.rate && share.utilisation >= full)
          return limit_of(share.resource);
    return latency;
  };
  const auto all = bounded_model(launch, gpu);
  if (!all) {
    verdict.no_model = all.error().detail;
    return;
  }
  for (std::size_t i = 0; i < resource_count; ++i)
    if (const auto of = limit_of(static_cast<Resource>(i))) {
      const auto model =
          model_takes_use(launch, *of) ? bounded_model(without_use(launch, *of), gpu) : all;
      if (model)
        verdict.modelled[unit(*of)] = model->use[i].modelled;
    }
  // The unit that is named must not have named itself by its own counter: as often as a model
  // without it names another, that one's counter is left out too.
  profile::Launch blind = launch;
  std::vector<ProfileLimit> left_out;
  while (true) {
    const auto model = bounded_model(blind, gpu);
    if (!model) {
      verdict.no_model = model.error().detail;
      return;
    }
    verdict.model_limit = limit_of_model(*model).value_or(unknown);
    verdict.at_most = model->evaluation.at_most;
    if (unit(*verdict.model_limit) >= profile_units ||
        !model_takes_use(blind, *verdict.model_limit) ||
        std::ranges::find(left_out, *verdict.model_limit) != left_out.end())
      return;
    left_out.push_back(*verdict.model_limit);
    blind = without_use(std::move(blind), *verdict.model_limit);
  }
}

} // namespace

std::string_view limit_id(ProfileLimit limit) { return limit_names[unit(limit)].id; }
std::string_view limit_words(ProfileLimit limit) { return limit_names[unit(limit)].words; }

UnitUse measured_units(const profile::Launch& launch) {
  UnitUse uses;
  const auto offer = [&uses](ProfileLimit limit, double percent) {
    auto& use = uses[unit(limit)];
    use = std::max(use.value_or(percent), percent);
  };
  for (const auto& [limit, metric] : {std::pair{dram, Metric::use_dram},
                                      {l2, Metric::use_l2},
                                      {l1, Metric::use_l1},
                                      {issue, Metric::use_issue}})
    if (launch[metric])
      offer(limit, *launch[metric]);
  for (const Share& each : launch.pipes)
    if (const ProfileLimit limit = unit_of_pipe(each.name); limit != unknown)
      offer(limit, each.value);
  for (const profile::VerdictMetric& each : profile::verdict_metrics())
    if (const auto found = std::ranges::find(limit_names, each.of, &LimitNames::id);
        found != std::ranges::end(limit_names))
      if (const auto percent = launch.other(each.name))
        offer(found->limit, *percent);
  return uses;
}

std::optional<bool> ProfileVerdict::agree() const {
  constexpr double points = 20;
  if (!model_limit || *model_limit == unknown || limit == unknown || limit == too_short)
    return {};
  const auto same = [](ProfileLimit each) { return each == barrier ? latency : each; };
  if (same(limit) == same(*model_limit))
    return true;
  for (const ProfileLimit each : {limit, *model_limit})
    if (unit(each) < profile_units) {
      const auto& seen = measured[unit(each)];
      const auto& found = modelled[unit(each)];
      if (!seen || !found || std::abs(*seen - *found) >= points)
        return false;
    }
  return true;
}

std::optional<double> ProfileVerdict::saving(const profile::Launch& launch) const {
  const auto most = busiest_time(launch, measured);
  if (!launch[Metric::duration] || !most)
    return {};
  double busy = *most;
  if (limit != dram)
    busy *= 1 - clock_loss(launch);
  return *launch[Metric::duration] * (1 - busy);
}

ProfileVerdict profile_verdict(const profile::Launch& launch, const GpuPtr& gpu,
                               const Message& no_gpu) {
  ProfileVerdict verdict;
  verdict.measured = measured_units(launch);
  judge_counters(launch, verdict);
  find_losses(launch, verdict);
  if (gpu)
    find_model(launch, gpu, verdict);
  else
    verdict.no_model = no_gpu;
  return verdict;
}

std::vector<LaunchSaving> by_saving(std::span<const profile::Launch> launches) {
  std::vector<LaunchSaving> all;
  for (std::size_t i = 0; i < launches.size(); ++i)
    all.push_back({i, profile_verdict(launches[i], {}).saving(launches[i])});
  std::ranges::stable_sort(all, std::greater{},
                           [](const LaunchSaving& each) { return each.seconds.value_or(-1); });
  return all;
}

} // namespace loom
