#pragma once

/// A property that must hold for every input; also in builds without assertions.

#include <cstdio>
#include <cstdlib>

inline void check(bool holds, const char* property) {
  if (holds)
    return;
  std::fprintf(stderr, "does not hold: %s\n", property);
  std::abort();
}
