// `latencyloom occupancy`: what an SM holds of a launch, or of every launch of a CSV.

#include "app/kernel_options.h"
#include "app/remedies.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/occupancy/occupancy_csv.h"
#include "core/occupancy/occupancy_json.h"

#include <array>
#include <fmt/format.h>

namespace loom {

namespace {

struct OccupancyCommand {
  std::optional<std::string> cc, gpu, threads, registers, shared, dynamic_shared, carveout, caching,
      barriers, cluster, grid, sms, batch, output;
  bool keep_going = false, json = false;
};

/// Ten million rows with room to spare; they are held in memory.
constexpr std::size_t max_batch_bytes = std::size_t{1} << 30;
constexpr double max_grid = 9007199254740992; // 2^53: whole numbers are exact up to it
constexpr double max_sms = 1 << 20;

Result<std::string> capability_of(const Catalogue& catalogue, std::string_view id) {
  LOOM_TRY(const GpuPtr gpu, catalogue.find(id));
  if (gpu->compute_capability.empty())
    return bad_argument(
        verbatim("the file of the GPU '" + gpu->id + "' names no compute_capability"));
  return (gpu)->compute_capability;
}

/// Reads one number of the launch, where it is given.
Result<void> read_field(const ComputeLimits& limits, const char* option,
                        const std::optional<std::string>& text, LaunchField field, int& value) {
  if (!text)
    return {};
  const LaunchRange range = launch_range(limits, field);
  if (const auto bytes = shared_bytes(*text);
      field == LaunchField::shared && bytes && *bytes >= range.low && *bytes <= range.high) {
    value = *bytes;
    return {};
  }
  if (!take(option, text, value, range.low, range.high))
    return bad_argument(verbatim(fmt::format("{}: expected {}, found '{}'", option,
                                             expected_range(limits, field).english(), *text)));
  return {};
}

Result<LaunchConfig> launch_from(const OccupancyCommand& command, const ComputeLimits& limits) {
  if (!command.threads || !command.registers)
    return bad_argument(verbatim("occupancy: expected --threads and --registers, or --batch"));
  LaunchConfig launch;
  int carveout = 0;
  if (command.carveout && limits.carveouts.empty())
    return bad_argument(verbatim(
        fmt::format("--carveout: compute capability {} has no carve-out to choose", limits.cc)));
  for (const Result<void>& read :
       {read_field(limits, "--threads", command.threads, LaunchField::threads, launch.threads),
        read_field(limits, "--registers", command.registers, LaunchField::registers,
                   launch.registers),
        read_field(limits, "--shared", command.shared, LaunchField::shared, launch.shared),
        read_field(limits, "--dynamic-shared", command.dynamic_shared, LaunchField::shared,
                   launch.dynamic_shared),
        read_field(limits, "--carveout", command.carveout, LaunchField::carveout, carveout),
        read_field(limits, "--barriers", command.barriers, LaunchField::barriers, launch.barriers),
        read_field(limits, "--cluster", command.cluster, LaunchField::cluster, launch.cluster)})
    LOOM_CHECK(read);
  if (command.carveout)
    launch.carveout = carveout;
  if (command.caching) {
    static const std::array<std::string, 2> states{"on", "off"};
    LOOM_TRY(const auto state, one_of("--partitioned-caching", *command.caching, states));
    launch.partitioned_caching = state == 0;
  }
  LOOM_CHECK(check(limits, launch));
  return launch;
}

Result<std::optional<GridOfBlocks>> grid_from(const OccupancyCommand& command,
                                              const LaunchConfig& launch, const GpuSpec* gpu) {
  if (!command.grid)
    return command.sms ? Result<std::optional<GridOfBlocks>>(
                             bad_argument(verbatim("--sms: expected --grid too")))
                       : std::nullopt;
  const auto known = gpu ? gpu->facts.value(FactKey::sm_count) : std::nullopt;
  GridOfBlocks grid{.blocks = 0, .sms = static_cast<int>(known.value_or(0))};
  for (const Result<void>& good : {take("--grid", command.grid, grid.blocks, 1, max_grid),
                                   take("--sms", command.sms, grid.sms, 1, max_sms)})
    LOOM_CHECK(good);
  if (grid.sms == 0)
    return bad_argument(
        verbatim("--grid: expected --sms too, or a --gpu whose number of SMs is known"));
  if (grid.blocks % launch.cluster != 0)
    return bad_argument(verbatim(fmt::format("--grid: expected whole clusters of {} blocks, found "
                                             "{} blocks",
                                             launch.cluster, grid.blocks)));
  if (grid.sms < launch.cluster)
    return bad_argument(verbatim(fmt::format("--sms: expected at least {}, on which a cluster of "
                                             "{} blocks fits, found {}",
                                             launch.cluster, launch.cluster, grid.sms)));
  return grid;
}

Result<OccupancyQuestion> question_from(const OccupancyCommand& command,
                                        const Catalogue& catalogue) {
  if (command.cc.has_value() == command.gpu.has_value())
    return bad_argument(verbatim(command.cc ? "--cc and --gpu exclude each other"
                                            : "occupancy: expected --cc or --gpu, or --batch"));
  if (command.keep_going)
    return bad_argument(verbatim("--keep-going: expected --batch too"));
  OccupancyQuestion question;
  GpuPtr gpu;
  std::string cc = command.cc.value_or("");
  if (command.gpu) {
    LOOM_TRY(cc, capability_of(catalogue, *command.gpu));
    gpu = *catalogue.find(*command.gpu);
    question.gpu = gpu->id;
  }
  const auto limits = find_limits(cc);
  if (!limits)
    return bad_argument(
        (command.gpu ? Text{"--gpu: %1"} : Text{"--cc: %1"})(limits.error().detail));
  question.limits = *limits;
  const auto launch = launch_from(command, **limits);
  if (!launch)
    return tl::unexpected(in_words_of(cc, launch.error()));
  question.launch = *launch;
  const auto grid = grid_from(command, *launch, gpu.get());
  if (!grid)
    return tl::unexpected(in_words_of(cc, grid.error()));
  question.grid = *grid;
  return question;
}

/// The name of the first option given that a batch has no use for; empty when there is none.
std::string_view beside_batch(const OccupancyCommand& command) {
  const std::pair<bool, std::string_view> options[] = {
      {command.cc.has_value(), "--cc"},
      {command.gpu.has_value(), "--gpu"},
      {command.threads.has_value(), "--threads"},
      {command.registers.has_value(), "--registers"},
      {command.shared.has_value(), "--shared"},
      {command.dynamic_shared.has_value(), "--dynamic-shared"},
      {command.carveout.has_value(), "--carveout"},
      {command.caching.has_value(), "--partitioned-caching"},
      {command.barriers.has_value(), "--barriers"},
      {command.cluster.has_value(), "--cluster"},
      {command.grid.has_value(), "--grid"},
      {command.sms.has_value(), "--sms"},
      {command.json, "--json"}};
  for (const auto& [given, name] : options)
    if (given)
      return name;
  return {};
}

Result<int> run_batch(const OccupancyCommand& command, const Catalogue& catalogue) {
  if (const std::string_view option = beside_batch(command); !option.empty())
    return bad_argument(verbatim(fmt::format("{} and --batch exclude each other", option)));
  LOOM_TRY(const std::string text, read_file(*command.batch, max_batch_bytes));
  int status = 0;
  OnBadRow on_bad_row;
  if (command.keep_going)
    on_bad_row = [&status](const Error& error) { status = report(error); };
  const auto capability = [&catalogue](std::string_view id) {
    return capability_of(catalogue, id);
  };
  LOOM_TRY(const std::string answers, occupancy_csv(text, *command.batch, capability, on_bad_row));
  const int written = write(command.output, answers);
  return written == 0 ? status : written;
}

Result<int> run(const OccupancyCommand& command) {
  const Catalogue catalogue = load_catalogue();
  if (command.batch)
    return run_batch(command, catalogue);
  LOOM_TRY(const OccupancyQuestion question, question_from(command, catalogue));
  return write(command.output, command.json
                                   ? occupancy_json(question)
                                   : in_words_of(question.limits->cc, occupancy_text(question)));
}

} // namespace

void add_occupancy(const Options& program) {
  const auto [options, command] = program.command<OccupancyCommand>(
      "occupancy", "resident blocks and warps of a launch, and what limits", run);
  options.add("--cc", command.cc, "compute capability, 1.0 to 12.1, or AMD's target as gfx942",
              "X.Y");
  options.add("--gpu", command.gpu, "or a GPU by id; 'latencyloom gpus' lists them", "ID");
  options.add("--threads", command.threads, "threads per block", "N");
  options.add("--registers", command.registers, "registers per thread", "N");
  options.add("--shared", command.shared, "static shared memory per block (default 0)", "BYTES");
  options.add("--dynamic-shared", command.dynamic_shared, "and dynamic, added to it (default 0)",
              "BYTES");
  options.add("--carveout", command.carveout,
              "shared memory of an SM to prefer (default: as much as is needed)", "KiB");
  options.add("--partitioned-caching", command.caching,
              "on or off: a block on one half of an SM (default: on for 5.2 and 5.3)", "STATE");
  options.add("--barriers", command.barriers,
              "named barriers of a block, __syncthreads one (default 0; compute capability 9.0 and "
              "later)",
              "N");
  options.add("--cluster", command.cluster,
              "blocks of a cluster (default 1: no clusters; compute capability 9.0 and later)",
              "BLOCKS");
  options.add("--grid", command.grid, "blocks of the whole grid, to count waves", "BLOCKS");
  options.add("--sms", command.sms, "SMs that the grid runs on (default: as the GPU has)", "N");
  options.add("--batch", command.batch,
              "launches from a CSV with columns cc or gpu, threads_per_block, "
              "registers_per_thread, shared_bytes_per_block; writes it with the answers appended",
              "FILE");
  options.add("-o,--output", command.output, "file to write (default: standard output)", "FILE");
  options.add("--keep-going", command.keep_going,
              "report each bad row of the batch and leave its answers empty");
  options.add("--json", command.json, "as JSON, with every limit's source");
  options.footer(
      "A batch with a bad row prints nothing but its place, or with --keep-going all the\n"
      "other rows; the exit status is 3 in both cases.");
}

} // namespace loom
