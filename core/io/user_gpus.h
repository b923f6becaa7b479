#pragma once

/// The user's own GPU files: every *.json of one folder.

#include "core/gpu/catalogue.h"

#include <string>
#include <vector>

namespace loom {

/// "$XDG_DATA_HOME/latencyloom/gpus", by default "~/.local/share/latencyloom/gpus"; empty when
/// neither variable is set.
[[nodiscard]] std::string user_gpu_folder();

/// Adds the GPUs of `folder` to the catalogue, in the order of their file names, and returns what
/// is wrong with the files that could not be added. A folder that does not exist has no files.
std::vector<Error> add_user_gpus(Catalogue& catalogue, const std::string& folder);

} // namespace loom
