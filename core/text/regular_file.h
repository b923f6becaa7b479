#pragma once

/// Names of files: whether there is one, and whether it is read without waiting for somebody, as a
/// pipe or a device is not.

#include "core/base/result.h"

#include <string>

namespace loom {

/// Whether there is something of that name.
[[nodiscard]] bool exists(const std::string& path);

/// bad_input where there is something else of that name; nothing is opened. A name that nothing
/// has is left to the reader.
[[nodiscard]] Result<void> must_be_regular(const std::string& path);

} // namespace loom
