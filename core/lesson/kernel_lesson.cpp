#include "core/lesson/kernel_lesson.h"

#include "core/base/number.h"
#include "core/profile/loop_of.h"
#include "core/study/profile_advice.h"
#include "core/study/profile_occupancy.h"

#include <fmt/format.h>

#include <algorithm>

namespace loom::lesson {

namespace {

using profile::Metric;

/// A text as a lesson's: braces begin formulas there.
std::string plain(std::string text) {
  std::ranges::replace(text, '{', '(');
  std::ranges::replace(text, '}', ')');
  return text;
}

Expression constant(double value) { return *Expression::parse(significant(value, 12)); }

std::string instruction_text(const profile::SampledCode& code, std::size_t i) {
  const sass::Instruction& instruction = code.function.instructions[i];
  const std::string source = code.source_of(i);
  return plain(fmt::format("{:04x}  {}{}", instruction.address, instruction.text,
                           source.empty() ? source : " (" + source + ")"));
}

Step step_of(std::string id, StepKind kind) {
  Step step;
  step.id = std::move(id);
  step.kind = kind;
  return step;
}

/// A choice whose answers are units or latency, of which `right` is one.
Step choice_of_limit(std::string id, std::string prose, std::string reveal, ProfileLimit right,
                     const UnitUse& uses) {
  std::vector<ProfileLimit> limits{right};
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < profile_units; ++i)
    if (uses[i])
      order.push_back(i);
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return *uses[i]; });
  constexpr std::size_t most = 5;
  for (const std::size_t i : order)
    if (limits.size() + 1 < most && static_cast<ProfileLimit>(i) != right)
      limits.push_back(static_cast<ProfileLimit>(i));
  if (right != ProfileLimit::latency)
    limits.push_back(ProfileLimit::latency);
  std::ranges::sort(limits); // the right one stands anywhere
  Step step = step_of(std::move(id), StepKind::choice);
  step.prose = std::move(prose);
  step.reveal = std::move(reveal);
  for (const ProfileLimit each : limits) {
    const auto place = static_cast<std::size_t>(each);
    step.choices.push_back(
        {std::string(limit_words(each)), constant(each == right ? 1 : 0),
         each == right || place >= profile_units || !uses[place]
             ? std::string()
             : fmt::format("It was used {} % of its peak.", significant(*uses[place]))});
  }
  return step;
}

Step waits_step(const WaitingCode& code) {
  const std::size_t longest = code.longest(1).front();
  std::vector<std::size_t> offered = code.longest(3);
  if (const auto from = code.waits[longest].waits_for;
      from && std::ranges::find(offered, *from) == offered.end())
    offered.push_back(*from);
  std::ranges::sort(offered);
  Step step = step_of("waits", StepKind::choice);
  step.prose = "At which instruction do its warps wait longest? A profiler looks at warps now and "
               "then and notes their next instruction.";
  for (const std::size_t each : offered)
    step.choices.push_back({instruction_text(code.code, each), constant(each == longest ? 1 : 0),
                            each == longest
                                ? std::string()
                                : fmt::format("{} % of the samples were taken there.",
                                              significant(100 * *code.measured(each), 2))});
  step.reveal = fmt::format("{} % of {} samples were taken at `{}`; the model expects {} %.",
                            significant(100 * *code.measured(longest), 2),
                            significant(code.samples, 6), instruction_text(code.code, longest),
                            significant(100 * code.waits[longest].share, 2));
  if (const auto from = code.waits[longest].waits_for)
    step.reveal += fmt::format(" It waits for the result of `{}`: a wait stands where a result is "
                               "needed, not where it is asked for.",
                               instruction_text(code.code, *from));
  return step;
}

/// Warps that reach nine tenths of the speed of `most`.
Result<Step> warps_step(const profile::Launch& launch, double most) {
  std::vector<double> all;
  for (int i = 1; i <= static_cast<int>(most); ++i)
    all.push_back(i);
  LOOM_TRY(const auto speeds, occupancy_speeds(launch, {}, all));
  constexpr double enough = 0.9;
  const auto reached = std::ranges::find_if(speeds, [&](const OccupancySpeed& each) {
    return each.speedup >= enough * speeds.back().speedup;
  });
  Step step = step_of("warps", StepKind::number);
  step.prose = fmt::format(
      "It ran with {} warps on an SM, and an SM holds {}. How many does it need for "
      "nine tenths of the speed that {} would give?",
      significant(launch[Metric::warps].value_or(0), 3), shortest(most), shortest(most));
  step.answer = constant(reached->warps);
  step.unit = "warps/SM";
  step.tolerance = 0.25;
  step.reveal = fmt::format(
      "With {} warps it is expected to be {} times as fast as it was, {} to {} with 80 %. What "
      "refutes it is the same kernel at that occupancy: `__launch_bounds__`, or shared memory that "
      "nobody uses, changes it.",
      shortest(reached->warps), significant(reached->speedup, 3), significant(reached->low, 3),
      significant(reached->high, 3));
  return step;
}

} // namespace

Result<Lesson> kernel_lesson(const profile::Launch& launch, const WaitingCode& code,
                             const GpuSpec& gpu) {
  const ProfileVerdict verdict = profile_verdict(launch, {});
  const std::vector<ProfileAdvice> all = advices(launch, &code);
  const auto loads = std::ranges::find(all, ChangeKind::loads, &ProfileAdvice::kind);
  if (code.samples <= 0 || code.longest(2).size() < 2 || loads == all.end() ||
      verdict.limit == ProfileLimit::unknown || verdict.limit == ProfileLimit::too_short)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("a lesson needs a launch of 8 µs and more that loads memory, with its "
                          "counters, code and samples: profile with 'ncu --set full'")());
  LOOM_TRY(auto warps, warps_step(launch, gpu.facts.value(FactKey::max_warps).value_or(64)));
  const std::string name = plain(profile::short_name(launch.kernel));
  Lesson lesson;
  lesson.id = "own-kernel";
  lesson.title = "What " + name + " waits for";
  lesson.gpu = gpu.id;
  lesson.source = "a report of Nsight Compute; what is expected: LatencyLoom's manual, You have a "
                  "report";
  Step begin = step_of("kernel", StepKind::text);
  begin.prose = fmt::format("A launch of `{}` on {}: blocks of {}, a grid of {}. Five questions: "
                            "answer them before you look at the profile.",
                            name, gpu.name, plain(launch.block), plain(launch.grid));
  lesson.steps.push_back(std::move(begin));
  lesson.steps.push_back(choice_of_limit("limits", "What limits it?",
                                         plain(verdict.because.english()) + ".", verdict.limit,
                                         verdict.measured));
  lesson.steps.push_back(waits_step(code));
  lesson.steps.push_back(std::move(warps));
  Step more = step_of("loads", StepKind::number);
  more.prose =
      "Each warp keeps twice as many loads in flight: the loop is unrolled, and both loads "
      "come before the first use. How many times as fast is it?";
  more.answer = constant(loads->speedup);
  more.unit = "times as fast";
  more.tolerance = std::max(loads->high / loads->speedup - 1, 1 - loads->low / loads->speedup);
  more.reveal =
      fmt::format("{} times are expected, {} to {} with 80 %: {}. Change it, profile it with `ncu "
                  "--set full -o "
                  "after` and ask `latencyloom profile BEFORE after.ncu-rep` whether it came true.",
                  significant(loads->speedup, 3), significant(loads->low, 3),
                  significant(loads->high, 3), plain(loads->change.english()));
  lesson.steps.push_back(std::move(more));
  lesson.steps.push_back(
      choice_of_limit("then", "And what is used most then?",
                      fmt::format("{}: more loads in flight take nothing off a unit, and the one "
                                  "that is busiest now stays it.",
                                  limit_words(loads->then)),
                      loads->then, verdict.measured));
  return lesson;
}

} // namespace loom::lesson
