#pragma once

/// The command line as it is documented: every subcommand and option of the parser in plain values,
/// from which the manual page and the shells' completions are written.

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace loom {

/// What a value can be completed with.
enum class Values { none, any, files, gpus, figures, programs, quantities };

struct OptionOutline {
  std::vector<std::string> names;   ///< "-o", "--output"; none of an argument by its place
  std::string value;                ///< what stands for the value, as in "N"; empty of a flag
  std::string help;                 ///< one sentence
  std::string group;                ///< heading it stands under; empty for the usual ones
  Values values = Values::none;     ///< none of a flag
  std::vector<std::string> endings; ///< ".ll", ".bc": of files, where the help says them
  bool required = false;
  bool repeatable = false;
};

struct CommandOutline {
  std::string path;                     ///< "gpus show"; empty for the program itself
  std::string help;                     ///< may have several lines
  std::string footer;                   ///< its own; paragraphs parted by an empty line
  std::vector<OptionOutline> arguments; ///< by their place
  std::vector<OptionOutline> options;
  std::vector<std::string> subcommands; ///< names, without the path
};

/// The program first, then each subcommand before its own. Hidden options are left out.
[[nodiscard]] std::vector<CommandOutline> outline(const CLI::App& program);

/// The command that a completion of `values` runs for one name a line; empty where there is none.
[[nodiscard]] std::string_view lister(Values values);

/// The first line of a help.
[[nodiscard]] std::string_view first_line(std::string_view text);

using Outline = std::vector<CommandOutline>;
[[nodiscard]] std::string manual_page(const Outline& commands); ///< man(7), for groff
[[nodiscard]] std::string bash_completion(const Outline& commands);
[[nodiscard]] std::string zsh_completion(const Outline& commands);
[[nodiscard]] std::string fish_completion(const Outline& commands);
/// The outline itself, from which the Python package's functions are written.
[[nodiscard]] std::string outline_json(const Outline& commands);

/// The document named man, bash, zsh, fish or json; bad_argument for another name.
[[nodiscard]] Result<std::string> document(std::string_view name, const Outline& commands);

} // namespace loom
