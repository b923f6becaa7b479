#pragma once

/// The measured trace that a document has beside the simulated run: member "trace" of its file.
///
///   "trace": {"title": "proton.json", "cycles_per_us": 1755, "names": ["LDG", ...],
///             "warps": [[warp, name, from, to, name, from, to, ...], ...]}
///
/// Names by their place in "names", from and to in cycles since the first begin, by begin. Where a
/// file has no room for it "spans" says how many there are, and the trace has to be opened again.

#include "core/sim/measured_trace.h"
#include "core/text/json_fwd.h"

#include <memory>
#include <string>

namespace loom {

using MeasuredTracePtr = std::shared_ptr<const MeasuredTrace>;

/// Bytes of a trace that a file holds at most.
inline constexpr std::size_t max_trace_text = std::size_t{384} << 10;

struct TracePart {
  std::string title{};      ///< a file's name; empty: there is none
  MeasuredTracePtr trace{}; ///< null: there is none, or only its name is known
  std::size_t spans = 0;    ///< of a trace that is known by name alone
  /// Quick for copies of one another.
  bool operator==(const TracePart& other) const;
};

/// Bytes that its spans take in a file; nothing where they are more than max_trace_text.
[[nodiscard]] std::optional<std::size_t> written_size(const MeasuredTrace& trace);

/// Reads it; missing keys take their defaults. `ignored` as in json::Members::finish.
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, TracePart& part);
/// Writes it as the value of a key, its spans where `inside` says that they have room.
void write_part(JsonWriter& writer, const TracePart& part, bool inside);

} // namespace loom
