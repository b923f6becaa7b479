#pragma once

/// The "global_access" and "shared_access" members of scenario files, since version 1.2.

#include "core/access/memory_access.h"
#include "core/text/json_fwd.h"

namespace loom {

/// Read them; missing keys take their defaults. Patterns whose addresses are out of range are
/// problems. `ignored` as in json::Members::finish.
[[nodiscard]] GlobalAccess read_global_access(const json::Value& value, const std::string& pointer,
                                              json::Problems& problems,
                                              std::vector<std::string>* ignored);
[[nodiscard]] SharedAccess read_shared_access(const json::Value& value, const std::string& pointer,
                                              json::Problems& problems,
                                              std::vector<std::string>* ignored);
/// Write them as the value of a key, with the pattern's members that its kind uses.
void write_global_access(JsonWriter& writer, const GlobalAccess& access);
void write_shared_access(JsonWriter& writer, const SharedAccess& access);

} // namespace loom
