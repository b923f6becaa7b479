#pragma once

/// Which number of a line of machine code (explain_line) a field of the line shows.

#include "core/sass/study.h"

namespace loom::why {

enum class LineField {
  issue,         ///< when it issues; said of every line
  address,       ///< and what is not proved of it
  stall,         ///< or that it issues with the next
  control,       ///< all of the control code
  write_barrier, ///< set until its result is written
  read_barrier,  ///< set until its operands are read
  waits,         ///< for barriers
  barriers,      ///< any of these three
  reuse,         ///< of operands
  live,          ///< registers
  port,          ///< that is taken
  latency,       ///< to a dependent instruction
  interval,      ///< between two of them
  waited         ///< cycles before it
};

/// Its id behind the line's prefix: "stall", "wait_2", "doubt_1.found"; that of the issue where the
/// field is empty.
[[nodiscard]] std::string quantity_of(const sass::Study& study, std::size_t instruction,
                                      LineField field);

} // namespace loom::why
