#include "core/profile/report_code.h"

#include <algorithm>
#include <functional>

namespace loom::profile {

namespace {

tl::unexpected<Error> no_machine_code(const std::string& file) {
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("the report has no machine code: profile with 'ncu --section "
                        "SourceCounters', or with '--set full'")(),
              {.file = file});
}

} // namespace

Result<sass::Cubin> code_of(const Report& report, const std::string& file) {
  sass::Cubin all;
  std::optional<Error> wrong;
  for (const ReportCode& code : report.codes) {
    if (code.cubin.empty())
      continue;
    auto cubin = sass::read_cubin(code.cubin, file);
    if (!cubin) {
      wrong = cubin.error();
      continue;
    }
    auto& functions = cubin->listing.functions;
    for (std::size_t i = 0; i < functions.size(); ++i)
      if (std::ranges::find(all.listing.functions, functions[i]) == all.listing.functions.end()) {
        all.listing.functions.push_back(std::move(functions[i]));
        all.facts.push_back(std::move(cubin->facts[i]));
      }
  }
  if (!all.listing.functions.empty())
    return all;
  return wrong ? tl::unexpected(*wrong) : no_machine_code(file);
}

Result<LaunchCode> code_of_launch(const Report& report, std::size_t index,
                                  const std::string& file) {
  const LaunchDetail& detail = report.details[index];
  const auto code = std::ranges::find_if(report.codes, [&detail](const ReportCode& each) {
    return detail.code && each.id == *detail.code && !each.cubin.empty();
  });
  if (code == report.codes.end())
    return no_machine_code(file);
  const auto named = [&detail](const std::string& name) {
    return name == detail.mangled || name == detail.function;
  };
  auto cubin = sass::read_cubin(code->cubin, file, named);
  if (!cubin)
    return tl::unexpected(cubin.error());
  const auto function = cubin->listing.functions.begin();
  // The addresses of a module's functions may stand in further pieces, without its code.
  std::optional<std::uint64_t> address;
  for (const ReportCode& each : report.codes)
    for (const ReportCode::Function& one : each.functions)
      if (each.id == code->id && !address && named(one.name))
        address = one.address;
  if (!address)
    return no_machine_code(file);
  return LaunchCode{std::move(*function), *address, std::move(cubin->files),
                    std::move(cubin->places.front())};
}

Result<SampledCode> sampled_code(const Report& report, std::size_t index, const std::string& file) {
  auto code = code_of_launch(report, index, file);
  if (!code)
    return tl::unexpected(code.error());
  SampledCode sampled;
  sampled.function = std::move(code->function);
  sampled.stalls = report.profile.launches[index].stalls;
  sampled.lines.resize(sampled.function.instructions.size());
  if (!code->places.empty()) {
    sampled.files = std::move(code->files);
    for (std::size_t i = 0; i < sampled.lines.size(); ++i)
      sampled.lines[i].source = code->places[i];
  }
  constexpr std::string_view executed = executed_metric, samples = samples_metric,
                             stalled = stalled_samples_prefix, not_issued = "_not_issued";
  bool any = false;
  for (const Instances& each : report.details[index].by_instruction) {
    const bool reason = each.metric.starts_with(stalled) && !each.metric.ends_with(not_issued);
    if (each.metric != executed && each.metric != samples && !reason)
      continue;
    const std::string name = reason ? each.metric.substr(stalled.size()) : std::string();
    for (const Instances::Each& value : each.values) {
      const std::uint64_t place = (value.at - code->address) / sampled.function.step();
      if (value.at < code->address || place >= sampled.lines.size() || !(value.value >= 0))
        continue;
      any = true;
      SampledCode::Line& line = sampled.lines[place];
      if (reason && value.value > 0)
        line.reasons.push_back({name, value.value});
      else if (!reason)
        (each.metric == executed ? line.executed : line.samples) = value.value;
    }
  }
  if (!any)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("the report has no samples of its instructions: profile with 'ncu "
                          "--section SourceCounters', or with '--set full'")(),
                {.file = file});
  for (SampledCode::Line& line : sampled.lines)
    std::ranges::stable_sort(line.reasons, std::greater{}, &Share::value);
  return sampled;
}

std::string SampledCode::source_of(std::size_t i) const {
  const sass::SourcePlace& place = lines[i].source;
  return place.line > 0 && place.file < files.size()
             ? files[place.file] + ":" + std::to_string(place.line)
             : std::string();
}

} // namespace loom::profile
