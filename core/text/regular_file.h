#pragma once

/// What may be read without waiting for somebody: a file, not a pipe or a device.

#include "core/base/result.h"

#include <string>

namespace loom {

/// bad_input where there is something else of that name; nothing is opened. A name that nothing
/// has is left to the reader.
[[nodiscard]] Result<void> must_be_regular(const std::string& path);

} // namespace loom
