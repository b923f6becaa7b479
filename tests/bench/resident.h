#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>

/// Resident memory of this process in MiB, from /proc; 0 where there is none.
inline double resident_mib() {
  char line[256];
  double kib = 0;
  if (std::FILE* status = std::fopen("/proc/self/status", "r")) {
    while (std::fgets(line, sizeof line, status))
      if (std::strncmp(line, "VmRSS:", 6) == 0)
        kib = std::atof(line + 6);
    std::fclose(status);
  }
  return kib / 1024;
}
