#pragma once

/// Functions of a listing by name. Code for several architectures has one name several times: the
/// later ones are called by name and architecture.

#include "core/sass/instruction.h"

#include <optional>

namespace loom::sass {

/// "kernel", or "kernel, sm_86" where one of that name stands before it.
[[nodiscard]] std::string function_key(const Listing& listing, std::size_t index);
/// The function of a key or the first of a name; nothing where there is none.
[[nodiscard]] std::optional<std::size_t> find_function(const Listing& listing,
                                                       const std::string& key);
/// The function that somebody means who types `name`: by its key, or as the source has it, "nbody"
/// for "_Z5nbodyiPK6float4PS_".
[[nodiscard]] std::optional<std::size_t> function_typed(const Listing& listing,
                                                        const std::string& name);

} // namespace loom::sass
