#include "core/sass/schedule.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace loom::sass {

namespace {

constexpr double warp_size = 32;

using c = OpcodeClass;
using Keys = std::span<const FactKey>;

constexpr FactKey fp32_units[]{FactKey::partition_fp32, FactKey::partition_fp32_int32};
constexpr FactKey int32_units[]{FactKey::partition_int32, FactKey::partition_fp32_int32};
constexpr FactKey fp64_units[]{FactKey::partition_fp64};
constexpr FactKey sfu_units[]{FactKey::partition_sfu};
constexpr FactKey ldst_units[]{FactKey::partition_ldst};

/// Where a GPU's file says how many units a port has: numbers of a partition, else one of the SM.
struct PortRow {
  Port port;
  Text name;
  Keys of_partition{};
  std::optional<FactKey> of_sm{};
  bool once_a_warp = false; ///< it takes one cycle, whatever the GPU
};
constexpr std::array<PortRow, port_count> port_rows{{
    {Port::int32, LOOM_TEXT("INT32"), int32_units},
    {Port::fp32, LOOM_TEXT("FP32"), fp32_units, FactKey::cores},
    {Port::fp16, LOOM_TEXT("FP16"), fp32_units, FactKey::cores},
    {Port::fp64, LOOM_TEXT("FP64"), fp64_units, FactKey::fp64_units},
    {Port::sfu, LOOM_TEXT("SFU"), sfu_units, FactKey::sfu_units},
    {Port::ldst, LOOM_TEXT("LD/ST"), ldst_units, FactKey::ldst_units},
    {Port::tensor, LOOM_TEXT("tensor")},
    {Port::uniform, LOOM_TEXT("uniform"), {}, {}, true},
    {Port::control, LOOM_TEXT("control"), {}, {}, true},
    {Port::unknown, LOOM_TEXT("unknown")},
}};

constexpr FactKey fp32_add[]{FactKey::alu_lat};
constexpr FactKey global_load[]{FactKey::mem_lat};
constexpr FactKey local_load[]{FactKey::l1_lat};
constexpr FactKey shared_load[]{FactKey::shared_lat, FactKey::shared_alu_lat};
constexpr FactKey special_function[]{FactKey::sfu_lat, FactKey::sfu_alu_lat};

/// The port of a class, and the number of a GPU that is its latency: the first that the file has of
/// its own ones, else of those of the class most like it.
struct ClassRow {
  OpcodeClass opcode_class;
  Port port;
  Keys own{}, alike{};
};
constexpr std::array<ClassRow, opcode_class_count> class_rows{{
    {c::fma, Port::fp32, fp32_add},
    {c::alu, Port::int32, fp32_add},
    {c::half, Port::fp16, {}, fp32_add},
    {c::fp64, Port::fp64, {}, fp32_add},
    {c::sfu, Port::sfu, special_function},
    {c::conversion, Port::sfu, {}, special_function},
    {c::tensor, Port::tensor},
    {c::uniform, Port::uniform, {}, fp32_add},
    {c::global, Port::ldst, global_load},
    {c::local, Port::ldst, local_load, global_load},
    {c::shared, Port::ldst, shared_load},
    {c::constant, Port::uniform, {}, shared_load},
    {c::texture, Port::ldst, {}, global_load},
    {c::exchange, Port::ldst, {}, shared_load},
    {c::special, Port::ldst, {}, shared_load},
    {c::barrier, Port::control, {}, shared_load},
    {c::control, Port::control, {}, fp32_add},
    {c::nop, Port::control, {}, fp32_add},
    {c::unknown, Port::unknown},
}};

/// Whether a row stands where its enumerator says, of each.
template <class Rows, class Member> constexpr bool in_order(const Rows& rows, Member member) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (at(rows[i].*member) != i)
      return false;
  return true;
}
static_assert(in_order(port_rows, &PortRow::port));
static_assert(in_order(class_rows, &ClassRow::opcode_class));

/// The latency that a row says on a GPU; the fact that is lacking where there is none.
Latency latency_by(const ClassRow& row, const GpuSpec& gpu) {
  for (const bool stand_in : {false, true})
    for (const FactKey key : stand_in ? row.alike : row.own)
      if (const auto value = gpu.facts.value(key))
        return {value, key, stand_in};
  const Keys& lacking = row.alike.empty() ? row.own : row.alike;
  if (lacking.empty())
    return {};
  return {{}, lacking.front(), !row.alike.empty()};
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

std::string_view to_string(Port port) { return port_rows[at(port)].name.english; }

std::string_view to_string(IssueWait cause) {
  static constexpr std::array<Text, 4> names{LOOM_TEXT("start"), LOOM_TEXT("stall"),
                                             LOOM_TEXT("port"), LOOM_TEXT("barrier")};
  return names[at(cause)].english;
}

Port port_of(OpcodeClass opcode_class) { return class_rows[at(opcode_class)].port; }

PortUnits port_units(const GpuSpec& gpu, Port port) {
  const PortRow& row = port_rows[at(port)];
  const auto says = [&gpu](FactKey key) { return gpu.facts.value(key).value_or(0) > 0; };
  PortUnits units;
  std::ranges::copy_if(row.of_partition, std::back_inserter(units.of_partition), says);
  if (!units.of_partition.empty())
    return units;
  if (port == Port::int32)
    return port_units(gpu, Port::fp32);
  if (row.of_sm && says(*row.of_sm) && gpu.facts.value(FactKey::schedulers))
    units.of_sm = row.of_sm;
  return units;
}

PortCycles port_cycles(const GpuSpec& gpu) {
  PortCycles result;
  for (const PortRow& row : port_rows)
    result[at(row.port)] = row.once_a_warp ? 1 : cycles(gpu, port_units(gpu, row.port));
  return result;
}

Latencies latencies(const GpuSpec& gpu) {
  Latencies result;
  for (const ClassRow& row : class_rows)
    result[at(row.opcode_class)] = latency_by(row, gpu);
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
