// Why a dependence is not proved, and why an instruction may issue later, in words.

#include "core/base/number.h"
#include "core/scenario/sass_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace loom {

using namespace sass;

namespace {

std::string address(const Function& function, std::size_t instruction) {
  return fmt::format("{:04x}", function.instructions[instruction].address);
}

} // namespace

std::string reason(const Function& function, const Unproven& unproven) {
  const std::string writer = address(function, unproven.before);
  switch (unproven.doubt) {
  case Doubt::too_close:
    return fmt::format("{} cycles after {}, {} would prove it", unproven.found, writer,
                       unproven.needed);
  case Doubt::no_barrier:
    return writer + " sets no write barrier";
  case Doubt::not_waited:
    return fmt::format("{}barrier {} of {} is not waited for",
                       unproven.hazard == Hazard::write_after_read ? "read " : "", unproven.barrier,
                       writer);
  case Doubt::unknown_latency:
    break;
  }
  return "the latency of " + writer + " is not known";
}

std::string lacks(const GpuSpec& gpu, const std::vector<FactKey>& missing) {
  std::string names;
  for (const FactKey each : missing)
    names += (names.empty() ? "" : ", ") + std::string(fact_info(each).name);
  return gpu.name + " has no " + names;
}

std::string reason(const Function& function, const Analysis& analysis, const GpuSpec& gpu,
                   const Uncertain& uncertain) {
  const Operands& of = analysis.graph.operands[uncertain.of];
  const Latency& latency =
      analysis.times.latencies[static_cast<std::size_t>(of.opcode->opcode_class)];
  const bool unknown = of.opcode->opcode_class == OpcodeClass::unknown;
  const std::string nobody = unknown ? fmt::format("{} is an unknown opcode", of.mnemonic)
                                     : fmt::format("no source gives that of {}", of.mnemonic);
  switch (uncertain.missing) {
  case Missing::latency:
    return "latency not known: " + (latency.fact ? lacks(gpu, {*latency.fact}) : nobody);
  case Missing::operands:
    return fmt::format("no source says when {} has read its operands",
                       address(function, uncertain.of)) +
           (latency.cycles
                ? fmt::format("; at the latest {} cycles after its issue, when it is done",
                              significant(*latency.cycles, 4))
                : std::string());
  case Missing::port: {
    const Port port = port_of(of.opcode->opcode_class);
    return "port time not known: " +
           (unknown || port == Port::tensor
                ? nobody
                : fmt::format("{} gives no number of {} units", gpu.name, to_string(port)));
  }
  case Missing::before:
    return "the barrier was set before the block";
  case Missing::cut:
    break;
  }
  return "the listing is cut before it";
}

std::vector<std::string> reasons(const Function& function, const Analysis& analysis,
                                 const GpuSpec& gpu, const std::vector<Uncertain>& uncertain) {
  constexpr std::size_t most = 3; ///< addresses that are named
  struct Group {
    std::string reason;
    std::vector<std::size_t> at;
  };
  std::vector<Group> groups;
  for (const Uncertain& each : uncertain) {
    std::string text = reason(function, analysis, gpu, each);
    auto group = std::ranges::find(groups, text, &Group::reason);
    if (group == groups.end())
      group = groups.insert(group, {std::move(text), {}});
    if (group->at.empty() || group->at.back() != each.at)
      group->at.push_back(each.at);
  }
  std::vector<std::string> said;
  for (const Group& group : groups) {
    std::string places;
    for (std::size_t k = 0; k < std::min(most, group.at.size()); ++k)
      places += (k == 0 ? "" : ", ") + address(function, group.at[k]);
    if (group.at.size() > most)
      places += fmt::format(" and {} more", group.at.size() - most);
    said.push_back(places + ": " + group.reason);
  }
  return said;
}

} // namespace loom
