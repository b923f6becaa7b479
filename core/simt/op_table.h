#pragma once

/// How each opcode is written: for the assembler and for listings.

#include "core/simt/program.h"

#include <span>

namespace loom::simt {

/// Operands in the order written.
enum class Form : std::uint8_t {
  nothing,
  copy,         ///< Rd, a
  special,      ///< Rd, SR_...
  two,          ///< Rd, a, b
  select,       ///< Rd, a, b, P
  compare,      ///< Pd, a, b
  combine,      ///< Pd, Pa, Pb
  load,         ///< Rd, [Ra+k]
  store,        ///< [Ra+k], b
  atomic,       ///< Rd, [Ra+k], b
  atomic_cas,   ///< Rd, [Ra+k], b, c
  jump,         ///< label
  open_barrier, ///< Bn, label
  barrier,      ///< Bn
};

struct OpInfo {
  Op op;
  std::string_view name; ///< with its modifiers, without .S
  Form form;
  bool may_guard; ///< @P may stand before it
  bool may_sync;  ///< .S may stand after it
};

/// All opcodes, in the order of Op.
[[nodiscard]] std::span<const OpInfo> op_table();
[[nodiscard]] const OpInfo& op_info(Op op);

} // namespace loom::simt
