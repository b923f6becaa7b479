#pragma once

/// Looks of figures inside a scenario file, its member "figures", an object of looks by figure; and
/// the same as options of `latencyloom figure` and members of figures.json. One table names what
/// can be said, so that window, command line and files know the same.

#include "core/figure/figure_look.h"
#include "core/text/json_fwd.h"

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

/// The minor version of the scenario file that can say the look.
[[nodiscard]] int minor_needed(const FigureLook& look);

/// What is said of a figure by one option of the command line or one member of figures.json.
enum class LookValue {
  flag,   ///< without a value; true or false in a file
  number, ///< one
  word,   ///< one
  list,   ///< words with commas; an array in a file
  items,  ///< may be given several times: "HEAD;key=value;..."; an array of objects in a file
};
struct LookOption {
  const char* name; ///< without dashes: "text"
  LookValue value;
  const char* type; ///< of the value in the help
  const char* help;
};
/// All of them; "size" is one of `latencyloom figure` that takes several, which is not declared
/// from here.
[[nodiscard]] const std::vector<LookOption>& look_options();
[[nodiscard]] const LookOption* look_option(std::string_view name);

/// Reads an option's value as figures.json has it into `look`; a problem for a wrong one.
void read_look_option(const LookOption& option, const json::Value& value,
                      const std::string& pointer, json::Problems& problems, FigureLook& look);
/// The same for the texts that the command line has for it; bad_argument naming the option, the
/// key in it and the nearest known one.
[[nodiscard]] Result<void> set_look_option(FigureLook& look, const LookOption& option,
                                           const std::vector<std::string>& texts);

/// What of the look is not the default, as the command line says it: {"text", "9"}, flags without
/// text.
[[nodiscard]] std::vector<std::pair<std::string, std::string>>
look_arguments(const FigureLook& look);

} // namespace loom
