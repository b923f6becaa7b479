#include "core/profile/target.h"

#include <algorithm>

namespace loom::profile {

Target target_of(std::string_view name, std::string_view section) {
  using enum Target::Kind;
  for (const MetricInfo& each : metrics())
    if (name == each.name || (!each.label.empty() && name == each.label && section == each.section))
      return {.kind = metric, .metric = each.metric};
  for (const MetricAlias& each : metric_aliases())
    if (name == each.name && (each.section.empty() || section == each.section))
      return {.kind = metric, .metric = each.metric, .scale = each.scale, .alias = true};
  const auto between = [name](std::string_view prefix, std::string_view suffix) {
    return name.size() > prefix.size() + suffix.size() && name.starts_with(prefix) &&
                   name.ends_with(suffix)
               ? std::string(
                     name.substr(prefix.size(), name.size() - prefix.size() - suffix.size()))
               : std::string();
  };
  if (std::string reason = between(stall_prefix, stall_suffix); !reason.empty())
    return {.kind = stall, .share = std::move(reason)};
  if (std::string used = between(pipe_prefix, pipe_suffix); !used.empty())
    return {.kind = pipe, .share = std::move(used)};
  for (const VerdictMetric& each : verdict_metrics())
    if (name == each.name)
      return {.kind = other, .share = std::string(name)};
  if (name == opcodes_metric || name == all_opcodes_metric)
    return {.kind = opcodes};
  if (name == gpu_name)
    return {.kind = gpu};
  const bool launched = section == launch_section;
  if (name == block_metric || (launched && name == block_label))
    return {.kind = block};
  if (name == grid_metric || (launched && name == grid_label))
    return {.kind = grid};
  return {};
}

double* find_share(std::vector<Share>& shares, std::string_view name) {
  const auto found = std::ranges::find(shares, name, &Share::name);
  return found == shares.end() ? nullptr : &found->value;
}

std::optional<double> Launch::other(std::string_view name) const {
  const auto found = std::ranges::find(others, name, &Share::name);
  return found == others.end() ? std::nullopt : std::optional(found->value);
}

Placed place(Launch& launch, const Target& target, double value) {
  if (target.kind == Target::Kind::metric) {
    auto& of = launch.values[static_cast<std::size_t>(target.metric)];
    if (target.alias && of)
      return Placed::not_needed;
    of = value;
    return Placed::yes;
  }
  const bool other = target.kind == Target::Kind::other;
  auto& shares = target.kind == Target::Kind::stall ? launch.stalls
                 : other                            ? launch.others
                                                    : launch.pipes;
  if ((value == 0 && !other) || find_share(shares, target.share))
    return Placed::not_needed;
  if (shares.size() == max_shares)
    return Placed::too_many;
  shares.push_back({target.share, value});
  return Placed::yes;
}

} // namespace loom::profile
