#include "core/document/page_state.h"

#include "core/base/number.h"
#include "core/model/loop_text.h"
#include "core/scenario/parameters.h"

#include <algorithm>

namespace loom {

namespace {

using Fields = std::map<std::string, std::string>;

tl::unexpected<Error> no_field(const Message& what) {
  return fail(ErrorCode::bad_input, LOOM_TEXT("a page has no field for %1")(what));
}

/// A stride of a whole warp.
Result<Fields> access_fields(const char* space, const memory::AddressPattern& pattern) {
  memory::AddressPattern plain;
  plain.stride = pattern.stride;
  plain.offset = pattern.offset;
  plain.word_bytes = pattern.word_bytes;
  if (pattern != plain)
    return no_field(LOOM_TEXT("an access other than a stride of a whole warp"));
  return Fields{{"view", "memory"},
                {"space", space},
                {"stride", std::to_string(pattern.stride)},
                {"offset", std::to_string(pattern.offset)},
                {"word-bytes", std::to_string(pattern.word_bytes)}};
}

Result<Fields> occupancy_fields(const LaunchConfig& launch) {
  if (launch != LaunchConfig{.threads = launch.threads,
                             .registers = launch.registers,
                             .shared = launch.shared})
    return no_field(LOOM_TEXT("more of a launch than its threads, registers and shared memory"));
  return Fields{{"view", "occupancy"},
                {"threads", std::to_string(launch.threads)},
                {"registers", std::to_string(launch.registers)},
                {"shared", std::to_string(launch.shared)}};
}

Result<Fields> divergence_fields(const Divergence& of, std::span<const EmbeddedFile> programs) {
  const auto found = std::ranges::find_if(programs, [&of](const EmbeddedFile& each) {
    return of.program.empty()
               ? each.name == "if_else.simt" && of.machine == simt::MachineKind::stack
               : each.content == of.program;
  });
  Divergence plain;
  plain.program = of.program;
  plain.threads = of.threads;
  plain.machine = of.machine;
  plain.first = of.first;
  plain.predicates = of.predicates;
  plain.step = of.step;
  if (found == programs.end() || of != plain)
    return no_field(LOOM_TEXT("a program other than the shipped ones, or one with inputs"));
  std::string predicates;
  for (std::size_t i = 0; i < of.predicates.size(); ++i) {
    if (of.predicates[i] == 0)
      continue;
    predicates += (predicates.empty() ? "P" : " P") + std::to_string(i) + '=';
    for (int thread = 0; thread < of.threads; ++thread)
      predicates += (of.predicates[i] >> thread & 1) != 0 ? '1' : '0';
  }
  Fields fields{{"view", "divergence"},
                {"program", std::string(found->name.substr(0, found->name.rfind('.')))},
                {"threads", std::to_string(of.threads)},
                {"machine", of.machine == simt::MachineKind::stack ? "stack" : "independent"},
                {"first", of.first == simt::FirstPath::taken ? "taken" : "fallthrough"},
                {"step", std::to_string(of.step + 1)}};
  if (!predicates.empty())
    fields["pred"] = predicates;
  return fields;
}

} // namespace

Result<Fields> page_fields(const std::string& view, const Scenario& scenario,
                           std::span<const EmbeddedFile> programs) {
  if (view == "banks") {
    const SharedAccess& shared = scenario.shared_access;
    if (shared.rules || shared.banks || shared.bank_bytes)
      return no_field(LOOM_TEXT("rules other than the GPU's own"));
    return access_fields("shared", shared.pattern);
  }
  if (view == "coalescing") {
    const GlobalAccess& global = scenario.global_access;
    if (global.rules || global.cache || global.teaching)
      return no_field(LOOM_TEXT("rules other than the GPU's own"));
    return access_fields("global", global.pattern);
  }
  if (view == "occupancy")
    return occupancy_fields(scenario.launch.config);
  if (view == "divergence")
    return divergence_fields(scenario.divergence, programs);
  return Fields();
}

std::optional<Message> page_lacks(const std::string& front, const std::string& name) {
  constexpr std::string_view shown[] = {"",           "loom",  "cusp",       "concurrency",
                                        "throughput", "banks", "coalescing", "divergence",
                                        "occupancy"};
  if (std::ranges::find(shown, front) != std::end(shown))
    return std::nullopt;
  return LOOM_TEXT("a page has no view %1 and begins with the loom; it has Loom, Warps needed, "
                   "Throughput, Divergence, Memory access and Occupancy")(name);
}

void write_page_state(JsonWriter& writer, const Scenario& scenario) {
  writer.key("gpu").text(scenario.gpu->id);
  writer.key("mix").text(get_choice(scenario, "mix")).key("access").text(scenario.access);
  writer.key("alpha").number_or_inf(scenario.alpha).key("warps").number(scenario.warps);
  writer.key("ilp").number(scenario.ilp);
  writer.key("fixed").boolean(scenario.latencies == Latencies::fixed);
  writer.key("sets").begin_object();
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      writer.key(parameter_info(static_cast<Hardware>(i)).id).number_or_inf(*value);
  writer.end_object();
  if (scenario.instruction_loop)
    writer.key("loop").text(to_text(*scenario.instruction_loop));
}

} // namespace loom
