#include "core/why/code.h"

#include "core/gpu/traced_fact.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loom::why {

namespace {

constexpr std::size_t most_lines = 12; ///< that are named one by one

} // namespace

std::string place_of(const sass::Function& function, std::size_t instruction) {
  const sass::Instruction& of = function.instructions[instruction];
  return fmt::format("line {}, at {:04x}: {}", of.line, of.address, of.text);
}

std::string lines_of(const sass::Function& function, std::span<const std::size_t> instructions) {
  const auto line = [&](std::size_t instruction) {
    return function.instructions[instruction].line;
  };
  const std::size_t count = instructions.size();
  if (count == 0)
    return function.name;
  if (count > most_lines)
    return fmt::format("{}, {} of the lines {} to {}", function.name, count,
                       line(instructions.front()), line(instructions.back()));
  std::vector<int> lines;
  for (const std::size_t instruction : instructions)
    if (lines.empty() || lines.back() != line(instruction))
      lines.push_back(line(instruction));
  return fmt::format("{}, {} {}", function.name, lines.size() == 1 ? "line" : "lines",
                     fmt::join(lines, ", "));
}

std::string place_of(const sass::Function& function, std::size_t instruction, Bits bits) {
  const sass::Instruction& of = function.instructions[instruction];
  const bool volta = function.layout == sass::Layout::volta;
  const auto places = [&bits](int first) {
    return bits.first == bits.last
               ? fmt::format("bit {}", first + bits.first)
               : fmt::format("bits {} to {}", first + bits.first, first + bits.last);
  };
  std::string field;
  if ((volta ? of.high : of.low) == 0)
    field = "written as " + to_text(of.control);
  else if (volta)
    field = places(105) + " of the instruction";
  else if (function.layout == sass::Layout::maxwell)
    field = places(0) + " of its 21 in the control word";
  else
    field = "its 8 bits in the control word";
  return field + "; " + place_of(function, instruction) +
         "; meaning: maxas, Control Codes; Jia et al., arXiv 1804.06826, §2.1";
}

QuantityPtr port_cycles(Quantity taken, const GpuSpec& gpu, sass::Port port) {
  const std::string name(to_string(port));
  taken.unit = "cycles";
  const sass::PortUnits units = port_units(gpu, port);
  const auto fact = [&gpu](FactKey key) { return Traced(of_fact(gpu.facts, key)); };
  std::optional<Traced> lanes;
  for (const FactKey key : units.of_partition)
    lanes = lanes ? *lanes + fact(key) : fact(key);
  if (units.of_sm)
    lanes = fact(*units.of_sm) / fact(FactKey::schedulers);
  if (lanes) {
    taken.source = "32 threads of a warp over the units of a partition; port: " + name;
    return computed(std::move(taken), greatest({Traced(1), rounded_up(Traced(32) / *lanes)}));
  }
  const auto known = sass::port_cycles(gpu)[static_cast<std::size_t>(port)];
  taken.value = known.value_or(1);
  taken.source = (known ? "one value a warp; port: "
                        : "at least: the GPU's file gives no number of units; port: ") +
                 name;
  taken.status = known ? FactStatus::derived : FactStatus::assumed;
  return given(std::move(taken));
}

} // namespace loom::why
