#pragma once

/// A pipe or an issue port: takes work, one piece after the other, at an exact rational rate.

#include "core/sim/machine.h"

namespace loom::sim {

/// Time one piece of work takes: whole cycles and a fraction in units of the server's denominator.
struct Service {
  Cycle whole = 0;
  std::int64_t part = 0;
  bool operator<(const Service& other) const {
    return whole != other.whole ? whole < other.whole : part < other.part;
  }
};

struct Server {
  Cycle free = 0;        ///< cycle in which the next piece can start
  std::int64_t part = 0; ///< and the fraction of that cycle

  /// Takes a piece of work at cycle `now`; the cycle in which it starts.
  Cycle accept(Cycle now, Service service, std::int64_t den) {
    if (free < now) {
      free = now;
      part = 0;
    }
    const Cycle start = free;
    // No branch here: whether the fraction carries is as good as random.
    const std::int64_t sum = part + service.part;
    const bool carry = sum >= den;
    part = sum - (carry ? den : 0);
    free += service.whole + (carry ? 1 : 0);
    return start;
  }
};

} // namespace loom::sim
