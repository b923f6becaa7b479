#pragma once

/// The user's own GPU files: every *.json of one folder.

#include "core/gpu/catalogue.h"

#include <string>
#include <vector>

namespace loom {

/// The folder that the window keeps them in: LatencyLoom/LatencyLoom/gpus (organization and
/// application, as Qt names an application's data) under $XDG_DATA_HOME, by default under
/// ~/.local/share. Empty when neither that variable nor HOME is set.
[[nodiscard]] std::string user_gpu_directory();

/// Adds the GPUs of `folder` to the catalogue, in the order of their file names, and returns what
/// is wrong with the files that could not be added. A folder that does not exist has no files.
std::vector<Error> add_user_gpus(Catalogue& catalogue, const std::string& folder);

} // namespace loom
