#pragma once

/// What derivations of machine code share: places in a listing, and how long ports are taken.

#include "core/sass/analysis.h"
#include "core/trace/quantity.h"

#include <span>
#include <string>

namespace loom::why {

/// "line 12, at 00c0: FADD R6, R2, R3".
[[nodiscard]] Message place_of(const sass::Function& function, std::size_t instruction);
/// "saxpy, lines 36, 38 and 48": of the instructions, ascending; of many the first and the last.
[[nodiscard]] Message lines_of(const sass::Function& function,
                               std::span<const std::size_t> instructions);

/// Of a field in the 21 bits of a control code (core/sass/control.h).
struct Bits {
  int first, last;
};
/// Where in the listing a field of an instruction's control code stands.
[[nodiscard]] Message place_of(const sass::Function& function, std::size_t instruction, Bits bits);

/// The numbers of what is not proved of a dependence: "ID.found" and "ID.needed" where two accesses
/// are too close, "ID.barrier" where one is not waited for, else none. `mark` ends their symbols.
[[nodiscard]] std::vector<QuantityPtr>
explain_unproven(const sass::Function& function, const sass::Analysis& analysis,
                 const sass::Unproven& unproven, const std::string& id, const std::string& mark);
/// A barrier that is waited for and that nothing sets before: "ID.barrier".
[[nodiscard]] QuantityPtr explain_bare_wait(const sass::Function& function,
                                            const sass::BareWait& wait, const std::string& id,
                                            const std::string& mark);

/// `taken` with the cycles that an instruction takes a port of the GPU.
[[nodiscard]] QuantityPtr port_cycles(Quantity taken, const GpuSpec& gpu, sass::Port port);

} // namespace loom::why
