#include "core/sass/schedule.h"

#include <algorithm>
#include <cmath>

namespace loom::sass {

namespace {

constexpr double warp_size = 32;

/// The first of the two ways in which the GPU's file says how many units a port has.
PortUnits given(const GpuSpec& gpu, std::initializer_list<FactKey> of_partition,
                std::optional<FactKey> of_sm) {
  const auto says = [&gpu](FactKey key) { return gpu.facts.value(key).value_or(0) > 0; };
  PortUnits units;
  for (const FactKey key : of_partition)
    if (says(key))
      units.of_partition.push_back(key);
  if (units.of_partition.empty() && of_sm && says(*of_sm) && gpu.facts.value(FactKey::schedulers))
    units.of_sm = of_sm;
  return units;
}

std::optional<int> cycles(const GpuSpec& gpu, const PortUnits& units) {
  double sum = 0;
  for (const FactKey key : units.of_partition)
    sum += *gpu.facts.value(key);
  if (units.of_sm)
    sum = *gpu.facts.value(*units.of_sm) / *gpu.facts.value(FactKey::schedulers);
  return sum > 0 ? std::optional(std::max(1, static_cast<int>(std::ceil(warp_size / sum))))
                 : std::nullopt;
}

} // namespace

std::string_view to_string(Port port) {
  static constexpr std::array<Text, port_count> names{
      LOOM_TEXT("INT32"),   LOOM_TEXT("FP32"),   LOOM_TEXT("FP16"),   LOOM_TEXT("FP64"),
      LOOM_TEXT("SFU"),     LOOM_TEXT("LD/ST"),  LOOM_TEXT("tensor"), LOOM_TEXT("uniform"),
      LOOM_TEXT("control"), LOOM_TEXT("unknown")};
  return names[at(port)].english;
}

std::string_view to_string(Cause cause) {
  static constexpr std::array<Text, 4> names{LOOM_TEXT("start"), LOOM_TEXT("stall"),
                                             LOOM_TEXT("port"), LOOM_TEXT("barrier")};
  return names[at(cause)].english;
}

Port port_of(OpcodeClass opcode_class) {
  switch (opcode_class) {
  case OpcodeClass::fma:
    return Port::fp32;
  case OpcodeClass::alu:
    return Port::int32;
  case OpcodeClass::half:
    return Port::fp16;
  case OpcodeClass::fp64:
    return Port::fp64;
  case OpcodeClass::sfu:
  case OpcodeClass::conversion:
    return Port::sfu;
  case OpcodeClass::tensor:
    return Port::tensor;
  case OpcodeClass::uniform:
  case OpcodeClass::constant:
    return Port::uniform;
  case OpcodeClass::global:
  case OpcodeClass::local:
  case OpcodeClass::shared:
  case OpcodeClass::texture:
  case OpcodeClass::exchange:
  case OpcodeClass::special:
    return Port::ldst;
  case OpcodeClass::barrier:
  case OpcodeClass::control:
  case OpcodeClass::nop:
    return Port::control;
  case OpcodeClass::unknown:
    break;
  }
  return Port::unknown;
}

PortUnits port_units(const GpuSpec& gpu, Port port) {
  using enum FactKey;
  switch (port) {
  case Port::int32: {
    const PortUnits own = given(gpu, {partition_int32, partition_fp32_int32}, {});
    return own.of_partition.empty() ? port_units(gpu, Port::fp32) : own;
  }
  case Port::fp32:
  case Port::fp16:
    return given(gpu, {partition_fp32, partition_fp32_int32}, cores);
  case Port::fp64:
    return given(gpu, {partition_fp64}, fp64_units);
  case Port::sfu:
    return given(gpu, {partition_sfu}, sfu_units);
  case Port::ldst:
    return given(gpu, {partition_ldst}, ldst_units);
  case Port::tensor:
  case Port::uniform:
  case Port::control:
  case Port::unknown:
    break;
  }
  return {};
}

PortCycles port_cycles(const GpuSpec& gpu) {
  PortCycles result;
  for (std::size_t port = 0; port < port_count; ++port)
    result[port] = cycles(gpu, port_units(gpu, static_cast<Port>(port)));
  result[at(Port::uniform)] = result[at(Port::control)] = 1;
  return result;
}

Latencies latencies(const GpuSpec& gpu) {
  const auto first = [&gpu](std::initializer_list<FactKey> keys) {
    for (const FactKey key : keys)
      if (const auto value = gpu.facts.value(key))
        return Latency{value, key};
    return Latency{{}, *keys.begin()};
  };
  using enum FactKey;
  using c = OpcodeClass;
  Latencies result;
  const auto set = [&result](std::initializer_list<c> own, std::initializer_list<c> alike,
                             const Latency& latency) {
    for (const c each : own)
      result[at(each)] = latency;
    for (const c each : alike)
      result[at(each)] = {latency.cycles, latency.fact, true};
  };
  set({c::fma, c::alu}, {c::half, c::fp64, c::uniform, c::control, c::nop}, first({alu_lat}));
  set({c::global}, {c::texture}, first({mem_lat}));
  if (gpu.facts.value(l1_lat))
    set({c::local}, {}, first({l1_lat}));
  else
    set({}, {c::local}, first({mem_lat}));
  set({c::shared}, {c::constant, c::exchange, c::special, c::barrier},
      first({shared_lat, shared_alu_lat}));
  set({c::sfu}, {c::conversion}, first({sfu_lat, sfu_alu_lat}));
  return result;
}

IssueTimes issue_times(const GpuSpec& gpu) {
  return {.ports = port_cycles(gpu), .latencies = latencies(gpu)};
}

std::uint8_t barriers_set(const Function& function) {
  unsigned set = 0;
  for (const Instruction& each : function.instructions)
    for (const int barrier : {each.control.write_barrier, each.control.read_barrier})
      if (barrier >= 0)
        set |= 1U << static_cast<unsigned>(barrier);
  return static_cast<std::uint8_t>(set);
}

double drawn_cycle(const Schedule& schedule, std::int64_t cycle) {
  double drawn = static_cast<double>(cycle);
  for (const Pause& pause : schedule.pauses) {
    if (pause.from >= cycle)
      break;
    const auto length = static_cast<double>(pause.to - pause.from);
    const double inside = static_cast<double>(std::min(cycle, pause.to) - pause.from);
    drawn -= inside * (1 - static_cast<double>(drawn_pause) / length);
  }
  return drawn;
}

std::vector<CycleRow> cycle_rows(const Schedule& schedule, std::size_t most) {
  std::int64_t end = schedule.cycles;
  for (const Issue& issue : schedule.issues)
    end = std::max(end, issue.cycle + issue.port_cycles);
  std::vector<CycleRow> rows;
  std::array<std::optional<std::size_t>, port_count> taken;
  std::size_t next = 0;
  auto pause = schedule.pauses.begin();
  for (std::int64_t cycle = 0; cycle < end && rows.size() < most;) {
    for (; next < schedule.issues.size() && schedule.issues[next].cycle <= cycle; ++next)
      taken[at(schedule.issues[next].port)] = next;
    CycleRow row;
    row.cycle = cycle;
    if (cycle < schedule.cycles && next > 0)
      row.issued = next - 1;
    if (next < schedule.issues.size())
      row.next = next;
    for (std::size_t p = 0; p < port_count; ++p)
      if (taken[p] &&
          cycle < schedule.issues[*taken[p]].cycle + schedule.issues[*taken[p]].port_cycles)
        row.ports[p] = taken[p];
    if (pause != schedule.pauses.end() && pause->from == cycle)
      row.cycles = (pause++)->to - cycle;
    cycle += row.cycles;
    rows.push_back(row);
  }
  return rows;
}

} // namespace loom::sass
