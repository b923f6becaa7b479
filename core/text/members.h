#pragma once

/// Members that several parts of a scenario's file have.

#include "core/text/json_fwd.h"

namespace loom {

/// A 0 or 1 for each of `threads`, at most 32, thread 0 first: "0110".
[[nodiscard]] std::string thread_bits(std::uint32_t mask, int threads);
/// The member as such a text; nothing when it is absent, a problem when it is something else.
[[nodiscard]] std::optional<std::uint32_t> read_thread_bits(json::Members& members,
                                                            std::string_view key, int threads,
                                                            json::Problems& problems);

} // namespace loom
