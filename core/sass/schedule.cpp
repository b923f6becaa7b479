#include "core/sass/schedule.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loom::sass {

namespace {

constexpr double warp_size = 32;

template <class T> constexpr std::size_t at(T value) { return static_cast<std::size_t>(value); }

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

int cycles(const GpuSpec& gpu, const PortUnits& units) {
  double sum = 0;
  for (const FactKey key : units.of_partition)
    sum += *gpu.facts.value(key);
  if (units.of_sm)
    sum = *gpu.facts.value(*units.of_sm) / *gpu.facts.value(FactKey::schedulers);
  return sum > 0 ? std::max(1, static_cast<int>(std::ceil(warp_size / sum))) : 1;
}

} // namespace

std::string_view to_string(Port port) {
  static constexpr std::array<std::string_view, port_count> names{
      "INT32", "FP32", "FP16", "FP64", "SFU", "LD/ST", "tensor", "uniform", "control"};
  return names[at(port)];
}

std::string_view to_string(Cause cause) {
  static constexpr std::array<std::string_view, 4> names{"start", "stall", "port", "barrier"};
  return names[at(cause)];
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
  case OpcodeClass::unknown:
    break;
  }
  return Port::control;
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
    break;
  }
  return {};
}

PortCycles port_cycles(const GpuSpec& gpu) {
  PortCycles result;
  for (std::size_t port = 0; port < port_count; ++port)
    result[port] = cycles(gpu, port_units(gpu, static_cast<Port>(port)));
  return result;
}

Latencies latencies(const GpuSpec& gpu) {
  const auto first = [&gpu](std::initializer_list<FactKey> keys, double otherwise) {
    for (const FactKey key : keys)
      if (const auto value = gpu.facts.value(key))
        return *value;
    return otherwise;
  };
  using enum FactKey;
  const double alu = first({alu_lat}, 4), memory = first({mem_lat}, 500),
               shared = first({shared_alu_lat, shared_lat}, 30),
               sfu = first({sfu_alu_lat, sfu_lat}, 20);
  Latencies result;
  result.result.fill(alu);
  result.operands = alu;
  const auto set = [&result](OpcodeClass c, double value) { result.result[at(c)] = value; };
  set(OpcodeClass::global, memory);
  set(OpcodeClass::texture, memory);
  set(OpcodeClass::local, first({l1_lat}, memory));
  for (const OpcodeClass c : {OpcodeClass::shared, OpcodeClass::constant, OpcodeClass::exchange,
                              OpcodeClass::special, OpcodeClass::barrier})
    set(c, shared);
  set(OpcodeClass::sfu, sfu);
  set(OpcodeClass::conversion, sfu);
  return result;
}

Schedule schedule(const Function& function, const Flowgraph& graph,
                  std::span<const std::size_t> instructions, const PortCycles& ports,
                  const Latencies& latencies) {
  Schedule result;
  result.issues.reserve(instructions.size());
  std::array<std::int64_t, port_count> port_free{};
  std::array<std::int64_t, barrier_count> barrier_free{};
  for (const std::size_t i : instructions) {
    const Control& control = function.instructions[i].control;
    const OpcodeClass opcode_class = graph.operands[i].opcode->opcode_class;
    Issue issue;
    issue.instruction = i;
    issue.port = port_of(opcode_class);
    issue.port_cycles = ports[at(issue.port)];
    issue.cycle = result.cycles;
    issue.cause = result.issues.empty() ? Cause::start : Cause::stall;
    const auto wait_until = [&issue](std::int64_t cycle, Cause cause) {
      if (cycle <= issue.cycle)
        return;
      issue.cycle = cycle;
      issue.cause = cause;
    };
    wait_until(port_free[at(issue.port)], Cause::port);
    for (std::size_t b = 0; b < barrier_count; ++b)
      if ((control.wait_mask >> b & 1U) != 0)
        wait_until(barrier_free[b], Cause::barrier);
    port_free[at(issue.port)] = issue.cycle + issue.port_cycles;
    const auto set = [&](int barrier, double latency) {
      if (barrier < 0)
        return;
      std::int64_t& free = barrier_free[static_cast<std::size_t>(barrier)];
      free = std::max(free, issue.cycle + static_cast<std::int64_t>(std::llround(latency)));
    };
    set(control.write_barrier, latencies.result[at(opcode_class)]);
    set(control.read_barrier, latencies.operands);
    // A stall count of 0 still leaves one instruction a cycle, but for Kepler's pairs.
    result.cycles = issue.cycle + (control.dual_issue ? 0 : std::max<int>(control.stall, 1));
    result.issues.push_back(issue);
  }
  return result;
}

Schedule schedule(const Function& function, const Flowgraph& graph, std::size_t begin,
                  std::size_t end, const PortCycles& ports, const Latencies& latencies) {
  std::vector<std::size_t> instructions(end - begin);
  std::iota(instructions.begin(), instructions.end(), begin);
  return schedule(function, graph, instructions, ports, latencies);
}

std::vector<CycleRow> cycle_rows(const Schedule& schedule, std::size_t most) {
  std::int64_t end = schedule.cycles;
  for (const Issue& issue : schedule.issues)
    end = std::max(end, issue.cycle + issue.port_cycles);
  std::vector<CycleRow> rows;
  std::array<std::optional<std::size_t>, port_count> taken;
  std::size_t next = 0;
  for (std::int64_t cycle = 0; cycle < end && rows.size() < most; ++cycle) {
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
    rows.push_back(row);
  }
  return rows;
}

} // namespace loom::sass
