#pragma once

/// The names of json.h and json_writer.h, for headers whose functions only take them: nlohmann's
/// own header is ten times as long as what such a header says.

#include <nlohmann/json_fwd.hpp>

namespace loom {
class JsonWriter;
}
namespace loom::json {
using Value = nlohmann::json;
class Members;
class Problems;
} // namespace loom::json
