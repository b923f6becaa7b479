#pragma once

/// From the options of `latencyloom figure` to the figures to draw, one a combination of values.

#include "app/figure_points.h"
#include "widgets/export/caption.h"
#include "widgets/export/looked.h"
#include "widgets/figures/catalogue.h"

#include <functional>
#include <variant>

namespace loom {

/// One file of a figure: the figure in a format, or words beside it.
struct JobFile {
  std::variant<ExportFormat, Beside> kind;
  std::string path;
};

/// One figure with everything that is written of it.
struct FigureJob {
  const FigureEntry* entry = nullptr;
  std::string name; ///< of its files, without folder and ending
  FigureRequest request;
  std::string size; ///< as --size; empty: what its look says, else what suits the figure
  FigureLook look;  ///< which the request's document keeps, too
  /// The look before the options of this figure alone. What those ask for and the figure lacks is
  /// refused; what this look asks for and it lacks is only said.
  FigureLook kept{};
  ExportSpec spec;                                        ///< its resolution and flags count
  std::vector<std::pair<std::string, std::string>> point; ///< what varies: {"alpha", "10"}
  std::vector<JobFile> files;
  bool one = false;  ///< values of a list stand in it: they must differ in what it shows
  bool data = false; ///< measurements of --data, some of which each file must bring into it
  bool view = false; ///< --view, which must change it
};

/// Of the job's texts: its look's, else English.
[[nodiscard]] QString language_of(const FigureJob& job);

/// Where the figures go.
enum class Target {
  file,   ///< one, into the file that -o names
  folder, ///< into files of a folder, named after them
  none,   ///< nowhere: without -o, for --lint
};
/// One figure and -o is no folder: a file.
[[nodiscard]] Target target_of(const FigureCommand& command);

/// The jobs of a command, in order; bad_argument for the first option that is wrong, bad_input
/// where a file of a paper's figures is. `catalogue` outlives them.
[[nodiscard]] Result<std::vector<FigureJob>> figure_jobs(const FigureCommand& command,
                                                         const Catalogue& catalogue, Target target);

/// The job's figure on its page; bad_argument where it would ignore what an option asks of its
/// look. Needs a QApplication.
[[nodiscard]] Result<LookedExport> drawing_of(const FigureJob& job);

/// How one file went.
struct FileAnswer {
  std::string sha256; ///< where asked for
  std::size_t bytes = 0;
  std::optional<Error> error;
};
/// Whether the files' hashes are wanted, which take a while.
enum class Hashes { no, yes };
/// Draws the job's files one after the other and says how each went.
void draw(const FigureJob& job, Hashes hashes,
          const std::function<void(std::size_t, FileAnswer)>& done);

} // namespace loom
