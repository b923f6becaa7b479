#pragma once

/// The command line as values: what was asked for, before anything is done.

#include "core/base/result.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace loom {

/// Options that choose a GPU, a kernel and an operating point; texts as given, absent when not.
struct KernelOptions {
  std::optional<std::string> gpu, gpu_file, mix, access, alpha, warps, ilp, target;
  std::vector<std::string> sets; ///< NAME=VALUE
  bool fixed_latency = false;    ///< in the simulation
};

/// Text that answers by itself: help, version.
struct PrintCommand {
  std::string text;
};
struct WindowCommand {
  std::string file;       ///< to open; empty for none
  bool projector = false; ///< as for a lecture hall
};
struct GpusCommand {
  std::optional<std::string> show; ///< one GPU in full
  std::string architecture;        ///< only these; empty for all
  std::string segment;             ///< likewise
  std::string memory;              ///< likewise
  bool json = false;
};
struct EvalCommand {
  KernelOptions kernel;
  bool json = false;
};
struct CuspCommand {
  KernelOptions kernel;
  std::optional<std::string> alphas;
  bool json = false;
};
struct SweepCommand {
  KernelOptions kernel; ///< alpha, warps and sets may be ranges
  std::string model = "bound";
  std::optional<std::string> output;
};
struct SimulateCommand {
  KernelOptions kernel;
  std::string format = "csv";
  std::optional<std::string> cycles, reissue, schedulers, policy, program, block, grid, output;
  bool dual_issue = false, measured_latency = false, summary = false, json = false;
};
struct SimtCommand {
  std::string program; ///< a file, or the name of a shipped program
  std::optional<std::string> threads, machine, first, seed;
  std::vector<std::string> predicates; ///< P0=0110
  std::vector<std::string> sets;       ///< NAME=FORMULA
  bool no_convergence = false, json = false, list = false;
};
/// One warp's addresses; texts as given.
struct PatternOptions {
  std::optional<std::string> addresses, stride, offset, random, span, tile, padding, width, formula,
      index, threads, active, word_bytes;
  bool row = false, swizzle = false;
};
struct CoalesceCommand {
  PatternOptions pattern;
  std::optional<std::string> gpu, gpu_file, rules, cache, transaction_words, warp_size;
  bool half_warps = false, json = false;
};
struct BanksCommand {
  PatternOptions pattern;
  std::optional<std::string> gpu, gpu_file, rules, banks, bank_bytes;
  bool json = false;
};
struct OccupancyCommand {
  std::optional<std::string> cc, gpu, threads, registers, shared, dynamic_shared, carveout, caching,
      grid, sms, batch, output;
  bool keep_going = false, json = false;
};
/// How a CSV of measurements is read.
struct ImportOptions {
  std::vector<std::string> map; ///< MEANING=COLUMN
  std::optional<std::string> extra_arithmetic;
  bool keep_going = false;
};
struct ResidualsCommand {
  KernelOptions kernel; ///< mix and access only where given; alpha is of a file without a column
  std::string model = "bound";
  std::optional<std::string> data;
  ImportOptions import;
  bool json = false, points = false;
};
struct FitCommand {
  KernelOptions kernel;
  std::string model = "bound";
  std::optional<std::string> free, output, id, name;
  std::vector<std::string> data; ///< CSV files; the GPU's own measurements when empty
  ImportOptions import;
  bool json = false;
};
struct WhyCommand {
  KernelOptions kernel;
  std::optional<std::string> quantity; ///< by id; without one all are listed
  bool json = false, latex = false;
};

struct SensitivityCommand {
  KernelOptions kernel;
  std::string by = "10"; ///< percent
  bool own_ranges = false, json = false;
};
struct DisagreeCommand {
  KernelOptions kernel;
  std::string models = "bound,saturation", by = "ratio";
  bool json = false;
};
struct SassCommand {
  std::string file;
  std::optional<std::string> function, gpu, gpu_file;
  bool schedule = false, csv = false, json = false;
};
/// Texts as given.
struct PredictCommand {
  std::string file;
  std::optional<std::string> kernel, gpu, gpu_file, grid, block, registers, shared, l1, l2, method,
      batch;
  std::vector<std::string> arguments; ///< NAME=VALUE
  std::vector<std::string> trips;     ///< LOOP=COUNT
  bool json = false;
};
struct FigureCommand {
  std::string id; ///< or "list", or "all", or a file of a paper's figures
  KernelOptions kernel;
  std::optional<std::string> scenario; ///< a file, instead of the kernel's options
  std::optional<std::string> output, format, size, text, dpi, palette, language, jobs;
  bool footer = false, transparent = false;              ///< how it is drawn
  bool caption = false, bibtex = false, snippet = false; ///< what is written beside it
  bool force = false, lint = false, json = false;
};
struct LintCommand {
  std::vector<std::string> files;
  bool catalogue = false; ///< every GPU file that the program carries
};

using Command =
    std::variant<PrintCommand, WindowCommand, GpusCommand, EvalCommand, CuspCommand, SweepCommand,
                 SimulateCommand, SimtCommand, CoalesceCommand, BanksCommand, OccupancyCommand,
                 ResidualsCommand, FitCommand, SensitivityCommand, WhyCommand, DisagreeCommand,
                 SassCommand, PredictCommand, FigureCommand, LintCommand>;

/// What the arguments ask for, or bad_argument. Reads no file and needs no display.
[[nodiscard]] Result<Command> parse_command_line(int argc, const char* const* argv);

} // namespace loom
