// Why a dependence is not proved, and why an instruction may issue later, in words.

#include "core/base/number.h"
#include "core/scenario/code_tables.h"
#include "core/scenario/sass_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace loom {

using namespace sass;

Message reason(const Function& function, const Unproven& unproven, const std::string& id) {
  const std::string writer = address_of(function, unproven.before);
  const auto number = [&id](const char* of, int value) {
    return verbatim(std::to_string(value), id.empty() ? id : id + of);
  };
  switch (unproven.why) {
  case Unproved::too_close:
    return LOOM_TEXT("%1 cycles after %2, %3 would prove it")(
        number(".found", unproven.found), writer, number(".needed", unproven.needed));
  case Unproved::no_barrier:
    return LOOM_TEXT("%1 sets no write barrier")(writer);
  case Unproved::not_waited:
    return (unproven.hazard == Hazard::write_after_read
                ? LOOM_TEXT("read barrier %1 of %2 is not waited for")
                : LOOM_TEXT("barrier %1 of %2 is not waited for"))(
        number(".barrier", unproven.barrier), writer);
  case Unproved::unknown_latency:
    break;
  }
  return LOOM_TEXT("the latency of %1 is not known")(writer);
}

Message lacks(const GpuSpec& gpu, const std::vector<FactKey>& missing) {
  std::string names;
  for (const FactKey each : missing)
    names += (names.empty() ? "" : ", ") + std::string(fact_info(each).name);
  return gpu.id.empty() ? LOOM_TEXT("no GPU is chosen, which would give %1")(names)
                        : LOOM_TEXT("%1 has no %2")(gpu.name, names);
}

Message reason(const Function& function, const Analysis& analysis, const GpuSpec& gpu,
               const Uncertain& uncertain) {
  const Operands& of = analysis.graph.operands[uncertain.of];
  const Latency& latency =
      analysis.times.latencies[static_cast<std::size_t>(of.opcode->opcode_class)];
  const bool unknown = of.opcode->opcode_class == OpcodeClass::unknown;
  const Message nobody = (unknown ? LOOM_TEXT("%1 is an unknown opcode")
                                  : LOOM_TEXT("no source gives that of %1"))(of.mnemonic);
  const std::string place = address_of(function, uncertain.of);
  switch (uncertain.missing) {
  case Missing::latency:
    return LOOM_TEXT("latency not known: %1")(latency.fact ? lacks(gpu, {*latency.fact}) : nobody);
  case Missing::operands:
    return latency.cycles
               ? LOOM_TEXT("no source says when %1 has read its operands; at the latest %2 cycles "
                           "after its issue, when it is done")(
                     place, verbatim(significant(*latency.cycles, 4),
                                     latency.fact ? std::string(fact_info(*latency.fact).name)
                                                  : std::string()))
               : LOOM_TEXT("no source says when %1 has read its operands")(place);
  case Missing::port: {
    const Port port = port_of(of.opcode->opcode_class);
    return LOOM_TEXT("port time not known: %1")(
        unknown || port == Port::tensor ? nobody
        : gpu.id.empty()
            ? LOOM_TEXT("no GPU is chosen, which would give the number of %1 units")(
                  Text{to_string(port)})
            : LOOM_TEXT("%1 gives no number of %2 units")(gpu.name, Text{to_string(port)}));
  }
  case Missing::before:
    return LOOM_TEXT("the barrier was set before the block");
  case Missing::cut:
    break;
  }
  return LOOM_TEXT("the listing is cut before it");
}

std::vector<std::string> reasons(const Function& function, const Analysis& analysis,
                                 const GpuSpec& gpu, const std::vector<Uncertain>& uncertain) {
  constexpr std::size_t most = 3; ///< addresses that are named
  struct Group {
    Message reason;
    std::vector<std::size_t> at;
  };
  std::vector<Group> groups;
  for (const Uncertain& each : uncertain) {
    Message said = reason(function, analysis, gpu, each);
    auto group = std::ranges::find(groups, said, &Group::reason);
    if (group == groups.end())
      group = groups.insert(group, {std::move(said), {}});
    if (group->at.empty() || group->at.back() != each.at)
      group->at.push_back(each.at);
  }
  std::vector<std::string> lines;
  for (const Group& group : groups) {
    std::string places;
    for (std::size_t k = 0; k < std::min(most, group.at.size()); ++k)
      places += (k == 0 ? "" : ", ") + address_of(function, group.at[k]);
    if (group.at.size() > most)
      places += fmt::format(" and {} more", group.at.size() - most);
    lines.push_back(places + ": " + group.reason.english());
  }
  return lines;
}

} // namespace loom
