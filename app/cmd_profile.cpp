// `latencyloom profile`: launches that Nsight Compute measured.

#include "app/answers.h"
#include "app/command.h"
#include "app/loop_options.h"
#include "app/profile_code.h"
#include "app/profile_compare.h"
#include "app/profile_files.h"
#include "app/profile_verdicts.h"
#include "app/ranges.h"
#include "app/values.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/lesson/kernel_lesson.h"
#include "core/lesson/lesson_json.h"
#include "core/profile/judge.h"
#include "core/scenario/parameters.h"
#include "core/study/profile_model.h"
#include "core/study/profile_occupancy.h"
#include "core/study/profile_verdict.h"
#include "core/text/csv_line.h"
#include "core/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loom {

namespace {

struct ProfileCommand : GpuOptions {
  std::string file;
  std::optional<std::string> after, with, lesson;
  std::optional<std::string> kernel;
  std::optional<std::string> sort, warps;
  bool alone = false;
  bool loop = false, csv = false, json = false, how = false, code = false;
};
using profile::readable_name;
using profile::short_name;

/// Whether a name is one of a pattern in which '*' stands for any letters and '?' for one.
bool matches(std::string_view name, std::string_view pattern) {
  // The last '*' is tried again with one letter more: what is before it need not be.
  std::size_t at = 0, in = 0, star = std::string_view::npos, from = 0;
  while (at < name.size())
    if (in < pattern.size() && pattern[in] == '*')
      star = in++, from = at;
    else if (in < pattern.size() && (pattern[in] == '?' || pattern[in] == name[at]))
      ++in, ++at;
    else if (star != std::string_view::npos)
      in = star + 1, at = ++from;
    else
      return false;
  return pattern.find_first_not_of('*', in) == std::string_view::npos;
}

/// Keeps the launches of a kernel, by its name, the beginning of it, or a pattern with '*' and '?',
/// or by "#3" the one of that number. The exact name wins over those that it begins.
Result<void> keep(std::vector<profile::Launch>& launches, const std::string& name) {
  const auto names = [](const profile::Launch& launch) {
    const std::string shorter = short_name(launch.kernel);
    const std::size_t space = shorter.rfind(':');
    return std::array{launch.kernel, shorter,
                      space == std::string::npos ? shorter : shorter.substr(space + 1),
                      launch.id.empty() ? std::string() : "#" + launch.id};
  };
  const bool pattern = name.find_first_of("*?") != std::string::npos;
  const auto exact = [&](const profile::Launch& launch) {
    return std::ranges::any_of(names(launch), [&](const std::string& each) {
      return !each.empty() && (pattern ? matches(each, name) : each == name);
    });
  };
  const auto begins = [&](const profile::Launch& launch) {
    return std::ranges::any_of(names(launch), [&](const std::string& each) {
      return !name.empty() && !each.starts_with('#') && each.starts_with(name);
    });
  };
  std::vector<std::string> known;
  for (const profile::Launch& launch : launches)
    if (std::ranges::find(known, short_name(launch.kernel)) == known.end())
      known.push_back(short_name(launch.kernel));
  const bool whole = pattern || std::ranges::any_of(launches, exact);
  std::erase_if(launches, [&](const profile::Launch& launch) {
    return !(whole ? exact(launch) : begins(launch));
  });
  if (!launches.empty())
    return {};
  return bad_argument(verbatim(fmt::format("--kernel: '{}' is not in the profile{}", name,
                                           did_you_mean(name, known).english())));
}

/// The launches by what could be saved of each, the most first.
void sort_by_saving(std::vector<profile::Launch>& launches) {
  std::vector<profile::Launch> sorted;
  for (const LaunchSaving& each : by_saving(launches))
    sorted.push_back(std::move(launches[each.launch]));
  launches = std::move(sorted);
}

/// A value of a launch that its counts give.
struct Derived {
  std::string_view id, meaning;
  std::optional<double> (*of)(const profile::Launch&);
};
constexpr Derived traffic[] = {
    {"l1_traffic", "bytes of global accesses at L1", profile::l1_traffic},
    {"l2_traffic", "bytes at L2", profile::l2_traffic},
    {"dram_traffic", "bytes at DRAM", profile::dram_traffic}};

std::vector<profile::Share> sorted(std::vector<profile::Share> shares) {
  std::ranges::stable_sort(shares, std::greater{}, &profile::Share::value);
  return shares;
}

/// The occupancies that are asked for, and by which launches they are answered.
struct Occupancies {
  std::vector<double> warps{};
  bool alone = false;
  [[nodiscard]] Result<std::vector<OccupancySpeed>>
  of(const profile::Launch& launch, const std::vector<profile::Launch>& all) const {
    std::vector<profile::Launch> kin;
    if (!alone)
      std::ranges::copy_if(all, std::back_inserter(kin), [&](const profile::Launch& each) {
        return &each != &launch && each.kernel == launch.kernel && each.block == launch.block;
      });
    return occupancy_speeds(launch, kin, warps);
  }
};

std::string occupancy_text(const Result<std::vector<OccupancySpeed>>& speeds) {
  if (!speeds)
    return "  occupancy: no answer: " + speeds.error().detail.english() + "\n";
  std::string out;
  for (const OccupancySpeed& each : *speeds)
    out += fmt::format("  {:<38}{} times as fast, {} to {} with 80 %\n",
                       fmt::format("with {} warps", shortest(each.warps)),
                       significant(each.speedup, 3), significant(each.low, 3),
                       significant(each.high, 3));
  return out;
}

/// "#3 saxpy".
std::string heading_of(const profile::Launch& launch) {
  return (launch.id.empty() ? "" : "#" + launch.id + " ") + readable_name(launch.kernel);
}

/// A line a launch, the longest first: what limits it, and what could be saved at most.
std::string overview_text(const std::vector<profile::Launch>& launches,
                          const std::vector<ProfileVerdict>& verdicts) {
  std::vector<std::size_t> order(launches.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) {
    return launches[i][profile::Metric::duration].value_or(0);
  });
  const auto time = [](std::optional<double> seconds) {
    return seconds ? with_prefix(*seconds, "s") : std::string("?");
  };
  std::string out = fmt::format("{:>9}  {:>10}  {:<20}  launch\n", "time", "could save", "limit");
  for (const std::size_t i : order) {
    const bool judged = verdicts[i].limit != ProfileLimit::too_short;
    out += fmt::format("{:>9}  {:>10}  {:<20}  {}\n", time(launches[i][profile::Metric::duration]),
                       judged ? time(verdicts[i].saving(launches[i])) : "?",
                       limit_words(verdicts[i].limit), heading_of(launches[i]));
  }
  return out + '\n';
}

/// What was measured of a launch.
std::string values_text(const profile::Launch& launch) {
  std::string out;
  const auto row = [&out](std::string_view name, std::string_view value) {
    out += fmt::format("  {:<38}{}\n", name, value);
  };
  if (!launch.grid.empty())
    row("grid", launch.grid);
  if (!launch.block.empty())
    row("block", launch.block);
  for (const profile::MetricInfo& each : profile::metrics())
    if (const auto& value = launch[each.metric])
      row(each.meaning, with_prefix(*value, each.unit));
  for (const Derived& each : traffic)
    if (const auto value = each.of(launch))
      row(each.meaning, with_prefix(*value, "byte"));
  for (const profile::Share& stall : sorted(launch.stalls))
    row("waits: " + stall.name, significant(stall.value, 4) + " cycle/inst");
  for (const profile::Share& pipe : sorted(launch.pipes))
    row("use of pipe " + pipe.name, significant(pipe.value) + " %");
  return out;
}

/// Of several launches verdicts alone, behind an overview; the values of one.
std::string profile_text(const profile::Profile& profile, const ProfileFiles& files,
                         const Models& models, const Occupancies& occupancies) {
  std::vector<ProfileVerdict> verdicts;
  for (const profile::Launch& launch : profile.launches)
    verdicts.push_back(models.verdict(launch));
  const bool several = profile.launches.size() > 1;
  std::string out = several ? overview_text(profile.launches, verdicts) : std::string();
  for (std::size_t i = 0; i < profile.launches.size(); ++i) {
    const profile::Launch& launch = profile.launches[i];
    out += heading_of(launch) + '\n' + verdict_text(launch, verdicts[i]);
    const auto code = files.waiting_of(launch);
    if (code)
      out += waits_text(*code);
    out += advice_text(launch, code ? &*code : nullptr);
    if (!occupancies.warps.empty())
      out += occupancy_text(occupancies.of(launch, profile.launches));
    if (!several)
      out += values_text(launch);
    for (const profile::Agreement& each : profile::agreements(launch))
      if (!several || !each.agrees())
        out += fmt::format("  {}: {}: {} against {}\n",
                           each.agrees() ? "agrees" : "CONTRADICTS ITSELF", each.what.english(),
                           with_prefix(each.left, each.unit), with_prefix(each.right, each.unit));
    out += '\n';
  }
  for (const profile::Prediction& each : profile::predictions(profile.launches)) {
    const profile::Launch& base = profile.launches[each.base];
    const profile::Launch& other = profile.launches[each.other];
    out += fmt::format(
        "{} predicts {}: {} warps / {} cycles = {} inst/cycle/SM{}; measured {}, off by {:+.0f} "
        "%\n",
        name_of(base), name_of(other), significant(*other[profile::Metric::warps], 4),
        significant(*base[profile::Metric::latency], 4), significant(each.latency_bound),
        each.resource_bound
            ? fmt::format(", at most {} by {}", significant(*each.resource_bound), each.resource)
            : "",
        significant(each.measured), 100 * each.error());
  }
  if (several)
    out += "all values of one launch: --kernel \"#ID\", or a name that only it has\n";
  out += "what comes true: change the program, ncu --set full -o after PROGRAM, then latencyloom "
         "profile BEFORE after.ncu-rep\n";
  if (const std::string option = profile::missing_option(profile.launches); !option.empty())
    out += "not in the export; this brings it: ncu " + option + "\n";
  for (const Message& each : profile.notes)
    out += "not read: " + each.english() + "\n";
  return out;
}

std::string percent(std::optional<double> error) {
  return error ? fmt::format("{:+.0f} %", 100 * *error) : "unknown";
}

/// The launch's loop, after what is to be known of it as comments. `alone`: the command that prints
/// this one alone, where the answer has others.
std::string loop_text(const profile::Launch& launch, const ProfileModel& model,
                      const Models& models, const std::string& alone) {
  std::string out;
  const auto say = [&out](const std::string& words) { out += "# " + words + "\n"; };
  const auto list = [&](std::string_view heading, const std::vector<Message>& all) {
    if (!all.empty())
      say(fmt::format("{} ({}):", heading, all.size()));
    for (const Message& each : all)
      say("- " + each.english());
  };
  const Scenario& scenario = model.scenario;
  say(fmt::format("{}, {} warps/SM measured on {} ({})", name_of(launch),
                  significant(model.warps, 4), scenario.gpu->name, scenario.gpu->id));
  if (model.ipc.measured)
    say(fmt::format("IPC: {} measured, {} modelled, off by {}; {} in one chain",
                    significant(*model.ipc.measured), significant(*model.ipc.modelled),
                    percent(model.ipc.error()), significant(model.in_one_chain)));
  say("limited by " + limit_name(model.evaluation.limit, model.numbers) +
      (model.evaluation.at_most ? ", at most: not every rate and latency is known" : ""));
  if (const auto percent = model.contradicted())
    say(fmt::format("the counters contradict this: {} was used {} % of its peak",
                    resource_table()[index(model.evaluation.limit.resource)].name,
                    significant(*percent)));
  for (const ProfileChange& each : model.changes)
    say(fmt::format("would help: {}: +{} %, give or take {} %{}",
                    change_text(each.change, model.of.loop),
                    significant(100 * (each.change.gain - 1)), significant(100 * each.doubt, 2),
                    each.change.held ? fmt::format("; measured use of {} leaves no more",
                                                   resource_table()[index(*each.change.held)].name)
                                     : ""));
  list("assumed", model.of.assumptions);
  list("left out", model.of.left_out);
  if (!model.of.missing.empty())
    say("more would come of: ncu " + model.of.missing);
  const auto& rate = scenario.overrides[static_cast<std::size_t>(Hardware::mem_thru)];
  if (!alone.empty())
    say(alone);
  say(fmt::format("latencyloom eval {} --warps {}{} --loop FILE", models.options(scenario.gpu->id),
                  scenario.warps, rate ? " --set mem_thru=" + significant(*rate, 6) : ""));
  return out + to_text(model.of.loop);
}

/// A loop or a reason of each launch; an error where no launch has a loop.
Result<std::string> loops_text(const profile::Profile& profile, const Models& models,
                               const ProfileCommand& command) {
  const auto& launches = profile.launches;
  const auto alone = [&](const profile::Launch& launch) {
    const auto same = std::ranges::count(launches, launch.id, &profile::Launch::id);
    if (launches.size() == 1 || launch.id.empty() || same > 1)
      return std::string();
    return fmt::format("latencyloom profile {} --kernel \"#{}\"{} --loop > FILE",
                       shell_word(command.file), launch.id,
                       models.gpu ? " " + models.options(models.gpu->id) : "");
  };
  std::string out;
  std::vector<Error> reasons;
  for (const profile::Launch& launch : launches) {
    out += out.empty() ? "" : "\n";
    const auto model = models.of(launch);
    if (model) {
      out += loop_text(launch, *model, models, alone(launch));
      continue;
    }
    const bool gpu = models.lacks_gpu(launch);
    Error reason = model.error();
    reason.code = gpu ? ErrorCode::bad_argument : ErrorCode::bad_input;
    reason.detail = verbatim(reason.detail.english() + (gpu ? " (--gpu ID)" : ""));
    out += fmt::format("# {}: no loop: {}\n", name_of(launch), reason.detail.english());
    reasons.push_back(std::move(reason));
  }
  for (const Message& each : profile.notes)
    out += "# not read: " + each.english() + "\n";
  if (reasons.size() < launches.size())
    return out;
  Error none = reasons.front();
  if (none.code == ErrorCode::bad_input)
    none.where = {.file = command.file, .line = launches.front().line, .column = 1};
  // Of each launch other GPUs may be meant: the option is the same.
  if (std::ranges::any_of(reasons, [&](const Error& each) {
        return each.code != none.code ||
               (each.code == ErrorCode::bad_input && each.detail != none.detail);
      }))
    none.detail =
        verbatim(none.detail.english() + "; other launches have other reasons, which --json gives");
  return tl::unexpected(none);
}

void write_compared(JsonWriter& writer, std::string_view key, const Compared& both,
                    std::string_view unit) {
  writer.key(key).row({{"measured", both.measured},
                       {"modelled", both.modelled},
                       {"error", both.error()},
                       {"unit", unit}});
}

/// "gpu", "loop", "modelled" and "limited_by"; where there is no loop, why.
void write_model(JsonWriter& writer, const Result<ProfileModel>& model) {
  if (!model) {
    writer.key("loop").null();
    writer.key("no_loop").text(model.error().detail.english());
    return;
  }
  writer.key("gpu").text(model->scenario.gpu->id);
  writer.key("loop").begin_object();
  writer.key("text").text(to_text(model->of.loop));
  writer.key("instructions").number(model->of.instructions);
  const auto messages = [&writer](std::string_view key, const std::vector<Message>& all) {
    writer.key(key).texts(all, JsonWriter::Layout::lines, &Message::english);
  };
  messages("assumed", model->of.assumptions);
  messages("left_out", model->of.left_out);
  writer.key("missing").text(model->of.missing);
  writer.end_object();
  writer.key("modelled").begin_object();
  write_compared(writer, "ipc", model->ipc, "inst/cycle/SM");
  writer.key("ipc_in_one_chain").number(model->in_one_chain);
  for (std::size_t i = 0; i < resource_count; ++i)
    if (model->use[i].measured || model->use[i].modelled)
      write_compared(writer, "use_" + std::string(resource_table()[i].name), model->use[i], "%");
  write_compared(writer, "l1_traffic", model->l1_bytes, "byte");
  write_compared(writer, "l2_traffic", model->l2_bytes, "byte");
  write_compared(writer, "dram_traffic", model->dram_bytes, "byte");
  writer.key("at_most").boolean(model->evaluation.at_most);
  writer.end_object();
  writer.key("limited_by").text(limit_name(model->evaluation.limit, model->numbers));
  if (const auto percent = model->contradicted())
    writer.key("contradicted_by_use").number(*percent);
}

std::string profile_csv(const profile::Profile& profile) {
  std::string out = "id,kernel,grid,block,cc";
  for (const profile::MetricInfo& each : profile::metrics())
    out += fmt::format(",{}", csv_field(fmt::format("{} [{}]", each.id, each.unit)));
  std::vector<std::string> reasons;
  for (const profile::Launch& launch : profile.launches)
    for (const profile::Share& stall : launch.stalls)
      if (std::ranges::find(reasons, stall.name) == reasons.end())
        reasons.push_back(stall.name);
  for (const std::string& reason : reasons)
    out += fmt::format(",{}", csv_field("stall " + reason + " [cycle/inst]"));
  for (const profile::Launch& launch : profile.launches) {
    out +=
        fmt::format("\n{},{},{},{},{}", csv_field(launch.id), csv_field(launch.kernel),
                    csv_field(launch.grid), csv_field(launch.block), csv_field(launch.capability));
    for (const profile::MetricInfo& each : profile::metrics())
      out += launch[each.metric] ? "," + shortest(*launch[each.metric]) : ",";
    for (const std::string& reason : reasons) {
      const auto found = std::ranges::find(launch.stalls, reason, &profile::Share::name);
      out += found == launch.stalls.end() ? "," : "," + shortest(found->value);
    }
  }
  out += '\n';
  for (const Message& each : profile.notes)
    out += csv_note("# not read: " + each.english()) + "\n";
  return out;
}

void write_value(JsonWriter& writer, std::string_view id, double value, std::string_view unit) {
  writer.key(id).row({{"value", value}, {"unit", unit}});
}

void write_shares(JsonWriter& writer, std::string_view key, std::string_view unit,
                  const std::vector<profile::Share>& shares) {
  writer.key(key).begin_object();
  for (const profile::Share& each : sorted(shares))
    write_value(writer, each.name, each.value, unit);
  writer.end_object();
}

void write_occupancy(JsonWriter& writer, const Result<std::vector<OccupancySpeed>>& speeds) {
  if (!speeds) {
    writer.key("occupancy").null();
    writer.key("no_occupancy").text(speeds.error().detail.english());
    return;
  }
  writer.key("occupancy").rows(*speeds, [&](const OccupancySpeed& each) {
    writer.key("warps").number(each.warps).key("speedup").number(each.speedup);
    writer.key("low").number(each.low).key("high").number(each.high);
  });
}

void write_launch(JsonWriter& writer, const profile::Launch& launch, const ProfileFiles& files,
                  const Models& models, const Occupancies& occupancies,
                  const std::vector<profile::Launch>& all) {
  writer.begin_object();
  if (!launch.id.empty())
    writer.key("id").text(launch.id);
  writer.key("name").text(launch.kernel);
  writer.key("kernel").text(readable_name(launch.kernel));
  if (const auto& time = launch[profile::Metric::duration])
    writer.key("time_us").number(std::round(*time * 1e12) / 1e6);
  else
    writer.key("time_us").null();
  write_verdict(writer, launch, models.verdict(launch));
  if (!occupancies.warps.empty())
    write_occupancy(writer, occupancies.of(launch, all));
  for (const auto& [key, size] : {std::pair{"grid", &launch.grid}, {"block", &launch.block}})
    if (size->empty())
      writer.key(key).null();
    else
      writer.key(key).text(*size);
  writer.key("cc").text(launch.capability);
  writer.key("measured").begin_object();
  for (const profile::MetricInfo& each : profile::metrics())
    if (const auto& value = launch[each.metric])
      write_value(writer, each.id, *value, each.unit);
  for (const Derived& each : traffic)
    if (const auto value = each.of(launch))
      write_value(writer, each.id, *value, "byte");
  writer.end_object();
  write_shares(writer, "stalls", "cycle/inst", launch.stalls);
  write_shares(writer, "pipes", "%", launch.pipes);
  if (const auto most = profile::most_used(launch))
    writer.key("most_used")
        .row({{"resource", most->name},
              {"percent", most->percent},
              {"limits", most->verdict == profile::UseVerdict::resource}});
  writer.key("consistency").rows(profile::agreements(launch), [&](const profile::Agreement& each) {
    writer.key("what").text(each.what.english());
    writer.key("computed").number(each.left);
    writer.key("stated").number(each.right);
    writer.key("unit").text(each.unit);
    writer.key("allowed").number(each.allowed);
    writer.key("agrees").boolean(each.agrees());
  });
  write_model(writer, models.of(launch));
  const auto code = files.waiting_of(launch);
  write_advice(writer, launch, code ? &*code : nullptr);
  writer.key("missing_metrics").texts(profile::missing_metrics({&launch, 1}));
  writer.end_object();
}

std::string profile_json(const profile::Profile& profile, const ProfileFiles& files,
                         const Models& models, const Occupancies& occupancies) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("averages").boolean(profile.summary);
    writer.key("kernels").array(profile.launches, [&](const profile::Launch& launch) {
      write_launch(writer, launch, files, models, occupancies, profile.launches);
    });
    writer.key("predictions")
        .rows(profile::predictions(profile.launches), [&](const profile::Prediction& each) {
          writer.key("of").text(name_of(profile.launches[each.other]));
          writer.key("by").text(name_of(profile.launches[each.base]));
          writer.key("latency_bound").number(each.latency_bound);
          if (each.resource_bound) {
            writer.key("resource_bound").number(*each.resource_bound);
            writer.key("resource").text(each.resource);
          }
          writer.key("predicted").number(each.predicted());
          writer.key("measured").number(each.measured);
          writer.key("unit").text("inst/cycle/SM");
          writer.key("error").number(each.error());
        });
    writer.key("missing").text(profile::missing_option(profile.launches));
    writer.key("not_read").texts(profile.notes, JsonWriter::Layout::lines, &Message::english);
  });
}

/// The line that brings what the launches lack; nothing where they lack nothing.
Result<std::string> how_text(const profile::Profile& profile) {
  std::vector<std::string> missing = profile::missing_metrics(profile.launches);
  for (const std::string_view each : {profile::clock_limit_metric, profile::waves_metric,
                                      profile::tensor_metric, profile::all_opcodes_metric}) {
    const bool there = std::ranges::any_of(profile.launches, [each](const profile::Launch& launch) {
      return each == profile::all_opcodes_metric ? launch.modifiers
                                                 : launch.other(each).has_value();
    });
    // What attributes of the device are, ncu writes into every raw page.
    if (!there && !each.starts_with("device__"))
      missing.emplace_back(each);
  }
  if (missing.empty())
    return std::string("# the file has all that is looked at\n");
  return fmt::format("ncu --clock-control none --metrics \"{}\" --print-metric-instances details "
                     "--print-units base --csv --page raw PROGRAM > profile.csv\n",
                     fmt::join(missing, ","));
}

/// What the models of the GPU that is asked for, or of each launch's own, say.
Result<Models> models_of(const ProfileCommand& command) {
  Models models;
  if (command.gpu || command.gpu_file) {
    LOOM_TRY(models.gpu, find_gpu(command, models.catalogue));
    models.file = command.gpu_file.value_or("");
  }
  return models;
}

/// Two reports of a program, before a change of it and after.
Result<std::string> compared(const ProfileCommand& command, const ProfileFiles& files) {
  profile::Profile before = files.profile();
  if (command.loop || command.csv || command.how || command.warps || command.alone || command.sort)
    return bad_argument(verbatim("two files are compared, with --json, --kernel and --gpu only"));
  LOOM_TRY(auto after, read_report(*command.after));
  if (command.kernel)
    for (auto* launches : {&before.launches, &after.profile.launches})
      LOOM_CHECK(keep(*launches, *command.kernel));
  LOOM_TRY(const auto models, models_of(command));
  return command.json ? comparison_json(before, after.profile, files, models)
                      : comparison_text(before, after.profile, files, models);
}

/// The code of the launches, with where they wait.
Result<std::string> code_answer(const ProfileCommand& command, const ProfileFiles& files) {
  if (command.after || command.sort || command.warps || command.alone || command.gpu ||
      command.gpu_file)
    return bad_argument(
        verbatim("--code: expected one file, with --json, --kernel and --with only"));
  std::vector<profile::Launch> kept = files.profile().launches;
  if (command.kernel)
    LOOM_CHECK(keep(kept, *command.kernel));
  std::vector<LaunchOfCode> launches;
  for (const profile::Launch& each : kept)
    launches.push_back({each, files.code_of(each)});
  return command.json ? code_json(launches, files.profile().notes)
                      : code_text(launches, files.profile().notes);
}

/// Writes a lesson out of the one launch.
Result<std::string> lesson_answer(const ProfileCommand& command, const ProfileFiles& files) {
  const std::string& file = *command.lesson;
  if (!file.ends_with(lesson_ending))
    return bad_argument(
        verbatim(fmt::format("--lesson: expected a file NAME{}, found '{}'", lesson_ending, file)));
  std::vector<profile::Launch> launches = files.profile().launches;
  if (command.kernel)
    LOOM_CHECK(keep(launches, *command.kernel));
  if (launches.size() != 1)
    return bad_argument(verbatim(fmt::format(
        "--lesson: expected one launch, found {}; choose with --kernel \"#ID\"", launches.size())));
  LOOM_TRY(const auto models, models_of(command));
  LOOM_TRY(auto gpu, models.gpu ? Result<GpuPtr>(models.gpu)
                                : profile::gpu_of(launches.front(), models.catalogue));
  LOOM_TRY(auto code, files.code_of(launches.front()));
  auto made = lesson::kernel_lesson(launches.front(), waiting_code(std::move(code)), *gpu);
  if (!made) {
    Error error = made.error();
    error.where.file = command.file;
    return tl::unexpected(std::move(error));
  }
  const LessonFiles written = write_lesson(*made);
  const std::string texts = file.substr(0, file.size() - lesson_ending.size()) + ".md";
  for (const auto& [path, text] : {std::pair{texts, &written.markdown}, {file, &written.json}})
    LOOM_CHECK(write_file(path, *text));
  return fmt::format("{}\n{}\n", file, texts);
}

Result<std::string> answer(const ProfileCommand& command) {
  if (command.with && (command.after || command.csv || command.how || command.loop))
    return bad_argument(verbatim("--with has no effect with AFTER, --csv, --how and --loop"));
  LOOM_TRY(const auto files, ProfileFiles::read(command.file, command.with));
  if (command.lesson)
    return lesson_answer(command, files);
  if (command.code)
    return code_answer(command, files);
  if (files.page_alone())
    return tl::unexpected(read_report(command.file).error());
  if (command.after)
    return compared(command, files);
  profile::Profile profile = files.profile();
  if (command.kernel)
    LOOM_CHECK(keep(profile.launches, *command.kernel));
  if (command.sort) {
    const std::array<std::string, 2> orders{"file", "saving"};
    LOOM_TRY(const auto order, one_of("--sort", *command.sort, orders));
    if (order == 1)
      sort_by_saving(profile.launches);
  }
  const bool other_gpu = command.gpu || command.gpu_file;
  if (command.how || command.csv) {
    if (other_gpu)
      return bad_argument(verbatim("--gpu has no effect with --how and --csv"));
    return command.how ? how_text(profile) : profile_csv(profile);
  }
  Occupancies occupancies{.alone = command.alone};
  if (command.alone && !command.warps)
    return bad_argument(verbatim("--alone: expected --warps too"));
  if (command.warps) {
    LOOM_TRY(const auto range, parse_range("--warps", *command.warps,
                                           range_of(*find_parameter("warps")), Spacing::step));
    for (std::uint64_t i = 0; i < range.size(); ++i)
      occupancies.warps.push_back(range.at(i));
  }
  LOOM_TRY(const auto models, models_of(command));
  return command.json   ? profile_json(profile, files, models, occupancies)
         : command.loop ? loops_text(profile, models, command)
                        : profile_text(profile, files, models, occupancies);
}

} // namespace

void add_profile(const Options& program) {
  const auto [options, command] = program.command<ProfileCommand>(
      "profile", "launches that Nsight Compute measured, and whether they agree with themselves",
      answer);
  options
      .add("FILE", command.file,
           "a report, .ncu-rep or .ncu-repz, or output of 'ncu --csv', with '--page raw' or "
           "'--page details'; gzip's too")
      .required();
  options.add("AFTER", command.after,
              "a second file of the same program, after a change: its launches are compared with "
              "those of FILE");
  options.add("--with", command.with,
              "a second file of the same launches: the source page of an export, or a listing or "
              "cubin of their code",
              "FILE");
  options.add("--kernel", command.kernel,
              "only this kernel, by its name, how it begins or a pattern as 'gemm*', or the launch "
              "of this number",
              "NAME|#ID");
  options.add(
      "--sort", command.sort,
      "launches as the file has them (file, the default) or by what could be saved (saving)",
      "ORDER");
  add_gpu(options, command, "the GPU that it was measured on (default: the one that it names)");
  const Option loop = options.add("--loop", command.loop,
                                  "the loop that each launch executed, and what the bounds say "
                                  "of it");
  const Option csv = options.add("--csv", command.csv, "as CSV, a row a launch").excludes(loop);
  const Option json = options.add("--json", command.json, "as JSON").excludes(csv).excludes(loop);
  options
      .add("--warps", command.warps,
           "how fast each launch would be with so many warps an SM, with 80 % intervals: 16,32,64",
           "N,...")
      .excludes(csv)
      .excludes(loop);
  options.add(
      "--alone", command.alone,
      "with --warps: each launch by itself, without the file's other launches of its kernel");
  options
      .add("--code", command.code,
           "the code of each launch: where its warps wait, by samples and by the model, and for "
           "which instruction; of a report")
      .excludes(csv)
      .excludes(loop);
  options
      .add("--lesson", command.lesson,
           "writes five questions about the one launch as a lesson, NAME.lesson.json and NAME.md: "
           "of "
           "a report with samples",
           "FILE")
      .excludes(csv)
      .excludes(loop)
      .excludes(json);
  options.add("--how", command.how, "the line of ncu that brings what the file lacks")
      .excludes(csv)
      .excludes(loop)
      .excludes(json);
}

} // namespace loom
