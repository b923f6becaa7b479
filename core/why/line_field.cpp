#include "core/why/line_field.h"

#include <algorithm>
#include <bit>

namespace loom::why {
namespace {

/// The first number in what is not proved of the instruction; empty where all is.
std::string unproven_of(const sass::Hazards& hazards, std::size_t instruction) {
  int told = 0;
  for (const sass::Unproven& each : hazards.unproven_of(instruction)) {
    const std::string id = "doubt_" + std::to_string(++told);
    if (each.why == sass::Unproved::too_close)
      return id + ".found";
    if (each.why == sass::Unproved::not_waited)
      return id + ".barrier";
  }
  return std::ranges::count(hazards.bare_waits, instruction, &sass::BareWait::waiter) > 0
             ? "doubt_" + std::to_string(told + 1) + ".barrier"
             : std::string();
}

/// The id of a mask's first bit, the bits counted from `first`; empty where none is set.
std::string first_of(const char* id, unsigned mask, int first) {
  return mask == 0 ? std::string() : id + std::to_string(std::countr_zero(mask) + first);
}

std::string own_quantity(const sass::Study& study, std::size_t instruction, LineField field) {
  const sass::Layout layout = study.function().layout;
  const sass::Control& control = study.control(instruction);
  const std::string write = control.write_barrier >= 0 ? "write_barrier" : "",
                    read = control.read_barrier >= 0 ? "read_barrier" : "",
                    waits = first_of("wait_", control.wait_mask, 0),
                    stall = control.dual_issue ? "dual_issue" : "stall";
  switch (field) {
  case LineField::issue:
    break;
  case LineField::address:
    return unproven_of(study.analysis.hazards, instruction);
  case LineField::stall:
    return stall;
  case LineField::control: // Kepler's says no more than that
    return layout == sass::Layout::maxwell || layout == sass::Layout::volta ? "control" : stall;
  case LineField::write_barrier:
    return write;
  case LineField::read_barrier:
    return read;
  case LineField::waits:
    return waits;
  case LineField::barriers:
    return !write.empty() ? write : !read.empty() ? read : waits;
  case LineField::reuse:
    return first_of("reuse_", control.reuse, 1);
  case LineField::live:
    return "live";
  case LineField::port:
    return "port_cycles";
  case LineField::latency:
    return !study.costs.empty() && study.costs[instruction].latency ? "latency" : "";
  case LineField::interval:
    return !study.costs.empty() && study.costs[instruction].interval ? "interval" : "";
  case LineField::waited:
    return study.costs.empty() ? "" : "wait";
  }
  return {};
}

} // namespace

std::string quantity_of(const sass::Study& study, std::size_t instruction, LineField field) {
  const std::string own = own_quantity(study, instruction, field);
  return own.empty() ? "cycle" : own;
}

} // namespace loom::why
