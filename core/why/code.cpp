#include "core/why/code.h"

#include "core/gpu/traced_fact.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loom::why {

namespace {

constexpr std::size_t most_lines = 12; ///< that are named one by one

} // namespace

Message place_of(const sass::Function& function, std::size_t instruction) {
  const sass::Instruction& of = function.instructions[instruction];
  return LOOM_TEXT("line %1, at %2: %3")(of.line, fmt::format("{:04x}", of.address), of.text);
}

Message lines_of(const sass::Function& function, std::span<const std::size_t> instructions) {
  const auto line = [&](std::size_t instruction) {
    return function.instructions[instruction].line;
  };
  const std::size_t count = instructions.size();
  if (count == 0)
    return verbatim(function.name);
  if (count > most_lines)
    return LOOM_TEXT("%1, %2 of the lines %3 to %4")(
        function.name, count, line(instructions.front()), line(instructions.back()));
  std::vector<int> lines;
  for (const std::size_t instruction : instructions)
    if (lines.empty() || lines.back() != line(instruction))
      lines.push_back(line(instruction));
  return (lines.size() == 1 ? LOOM_TEXT("%1, line %2") : LOOM_TEXT("%1, lines %2"))(
      function.name, fmt::format("{}", fmt::join(lines, ", ")));
}

Message place_of(const sass::Function& function, std::size_t instruction, Bits bits) {
  const sass::Instruction& of = function.instructions[instruction];
  const bool volta = function.layout == sass::Layout::volta;
  const bool one = bits.first == bits.last;
  constexpr int first_of_volta = 105; // of the instruction's 128 bits
  Message field;
  if ((volta ? of.high : of.low) == 0)
    field = LOOM_TEXT("written as %1")(to_text(of.control));
  else if (volta)
    field = (one ? LOOM_TEXT("bit %1 of the instruction")
                 : LOOM_TEXT("bits %1 to %2 of the instruction"))(first_of_volta + bits.first,
                                                                  first_of_volta + bits.last);
  else if (function.layout == sass::Layout::maxwell)
    field = (one ? LOOM_TEXT("bit %1 of its 21 in the control word")
                 : LOOM_TEXT("bits %1 to %2 of its 21 in the control word"))(bits.first, bits.last);
  else
    field = LOOM_TEXT("its 8 bits in the control word");
  return LOOM_TEXT("%1; %2; meaning: %3")(
      field, place_of(function, instruction),
      "maxas, Control Codes; Jia et al., arXiv 1804.06826, §2.1");
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
    taken.source = LOOM_TEXT("32 threads of a warp over the units of a partition; port: %1")(name);
    return computed(std::move(taken), greatest({Traced(1), rounded_up(Traced(32) / *lanes)}));
  }
  const auto known = sass::port_cycles(gpu)[static_cast<std::size_t>(port)];
  taken.value = known.value_or(1);
  taken.source =
      (known ? LOOM_TEXT("one value a warp; port: %1")
             : LOOM_TEXT("at least: the GPU's file gives no number of units; port: %1"))(name);
  taken.status = known ? FactStatus::derived : FactStatus::assumed;
  return given(std::move(taken));
}

} // namespace loom::why
