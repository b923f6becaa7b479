#pragma once

/// Looks of figures inside a scenario file: its member "figures", an object of looks by figure.

#include "core/figure/figure_look.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

namespace loom {

/// Reads the member; problems name each wrong place. Unknown keys are problems, or are listed in
/// `ignored` where the file is of a newer version.
[[nodiscard]] FigureLooks read_looks(const json::Value& value, const std::string& pointer,
                                     json::Problems& problems, std::vector<std::string>* ignored);
/// Members that are the default are left out.
void write_looks(JsonWriter& writer, const FigureLooks& looks);

/// One look alone as JSON on one line, as presets keep it; and back, bad_input naming `file`.
[[nodiscard]] std::string look_to_json(const FigureLook& look);
[[nodiscard]] Result<FigureLook> look_from_json(std::string_view text, const std::string& file);

} // namespace loom
