// `latencyloom predict`: the time of a kernel from its LLVM IR.

#include "app/kernel_options.h"
#include "app/values.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/kernel/answer.h"
#include "core/kernel/interval.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "core/kernel_ir/registers.h"
#include "core/scenario/instruction_loop.h"
#include "core/text/csv_line.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loom {

namespace {

/// Texts as given.
struct PredictCommand {
  std::string file;
  KernelOptions gpu; ///< and its numbers that are set
  std::optional<std::string> kernel, grid, block, registers, shared, l1, l2, method, batch, clock;
  std::vector<std::string> arguments; ///< NAME=VALUE
  std::vector<std::string> sizes;     ///< NAME=BYTES
  std::vector<std::string> trips;     ///< LOOP=COUNT
  std::vector<std::string> includes;  ///< folders
  std::vector<std::string> without;   ///< rules that are left out
  bool json = false;
};

constexpr std::size_t max_batch = std::size_t{64} << 20;

Result<std::int64_t> whole(std::string_view option, std::string_view text, double low,
                           double high) {
  return option_number(option, text, {low, high}).map([](double value) {
    return static_cast<std::int64_t>(value);
  });
}

Result<kernel::Dim3> dimensions(std::string_view option, const std::optional<std::string>& text,
                                double high) {
  if (!text)
    return bad_argument(verbatim(fmt::format("predict: expected {}", option)));
  kernel::Dim3 out{1, 1, 1};
  const std::vector<std::string_view> parts = split(*text, ",x");
  for (std::size_t d = 0; d < parts.size(); ++d) {
    LOOM_TRY(out[d], d < 3 ? whole(option, parts[d], 1, high)
                           : bad_argument(verbatim(
                                 fmt::format("{}: expected three numbers at most", option))));
  }
  return out;
}

/// "NAME=VALUE" in two.
Result<std::pair<std::string, std::string>> halves(std::string_view option,
                                                   const std::string& text) {
  const std::size_t at = text.find('=');
  if (at == std::string::npos || at == 0)
    return bad_argument(verbatim(fmt::format("{}: expected NAME=VALUE, found '{}'", option, text)));
  return std::pair(text.substr(0, at), text.substr(at + 1));
}

/// "a (pointer), n (32-bit integer), f (32-bit float)".
std::string typed(const std::vector<kernel::Argument>& arguments,
                  const std::vector<std::string>& names) {
  std::string all;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    all +=
        fmt::format("{}{} ({})", i > 0 ? ", " : "", names[i],
                    arguments[i].pointer ? "pointer"
                                         : fmt::format("{}-bit {}", arguments[i].bits,
                                                       arguments[i].integer ? "integer" : "float"));
  return all;
}

/// The argument of the kernel that "NAME=VALUE" or "NUMBER=VALUE" means, and the value.
Result<std::pair<std::size_t, std::string>>
argument_of(std::string_view option, const std::string& text, const kernel::Program& program) {
  LOOM_TRY(const auto parts, halves(option, text));
  std::vector<std::string> names;
  for (std::size_t i = 0; i < program.arguments.size(); ++i) {
    names.push_back(program.arguments[i].name.empty() ? std::to_string(i)
                                                      : program.arguments[i].name);
    if (parts.first == names[i] || parts.first == std::to_string(i))
      return std::pair(i, parts.second);
  }
  return bad_argument(verbatim(
      fmt::format("{}: kernel '{}' has no argument '{}'{}; it has {}, numbered from 0: {}", option,
                  program.name, parts.first, did_you_mean(parts.first, names).english(),
                  names.size(), typed(program.arguments, names))));
}

Result<void> read_arguments(const PredictCommand& command, const kernel::Program& program,
                            kernel::Setup& setup) {
  setup.launch.arguments.resize(program.arguments.size());
  for (const std::string& text : command.arguments) {
    LOOM_TRY(const auto named, argument_of("--arg", text, program));
    const auto& [index, number] = named;
    if (!program.arguments[index].integer)
      continue; // no count or address depends on it
    LOOM_TRY(setup.launch.arguments[index],
             whole(fmt::format("--arg {}", text.substr(0, text.find('='))), number,
                   -9007199254740992.0, 9007199254740992.0));
  }
  for (const std::string& text : command.sizes) {
    LOOM_TRY(const auto named, argument_of("--size", text, program));
    const int index = static_cast<int>(named.first);
    const std::string name = text.substr(0, text.find('='));
    LOOM_TRY(const auto bytes, whole(fmt::format("--size {}", name), named.second, 1, 1e15));
    if (std::ranges::find(program.object_arguments, index) == program.object_arguments.end())
      return bad_argument(verbatim(fmt::format(
          "--size: kernel '{}' accesses no memory by argument '{}'", program.name, name)));
    setup.sizes[index] = bytes;
  }
  return {};
}

Result<std::optional<double>> part(std::string_view option,
                                   const std::optional<std::string>& text) {
  if (!text)
    return std::nullopt;
  const std::optional<double> value = parse_number(*text);
  if (!value || !(*value >= 0 && *value <= 1))
    return bad_argument(
        verbatim(fmt::format("{}: expected a part from 0 to 1, found '{}'", option, *text)));
  return value;
}

Result<kernel::Setup> setup_from(const PredictCommand& command, const kernel::Program& program) {
  kernel::Setup setup;
  LOOM_TRY(setup.launch.grid, dimensions("--grid", command.grid, 2147483647));
  LOOM_TRY(setup.launch.block, dimensions("--block", command.block, 1024));
  LOOM_TRY(const auto registers, whole("--registers", command.registers.value_or("32"), 1, 255));
  setup.registers = static_cast<int>(registers);
  LOOM_TRY(setup.dynamic_shared, whole("--shared", command.shared.value_or("0"), 0, 1 << 20));
  LOOM_TRY(setup.l1_hits, part("--l1", command.l1));
  LOOM_TRY(setup.l2_hits, part("--l2", command.l2));
  if (program.dynamic_shared && !command.shared)
    return bad_argument(
        verbatim(fmt::format("kernel '{}' uses shared memory whose size its launch gives: expected "
                             "--shared BYTES",
                             program.name)));
  LOOM_CHECK(read_arguments(command, program, setup));
  std::vector<std::string> loops;
  for (const kernel::CountedLoop& loop : program.loops)
    loops.push_back(loop.name);
  for (const std::string& text : command.trips) {
    LOOM_TRY(const auto parts, halves("--trip", text));
    if (std::find(loops.begin(), loops.end(), parts.first) == loops.end())
      return bad_argument(
          verbatim(fmt::format("--trip: kernel '{}' has no loop '{}'{}", program.name, parts.first,
                               did_you_mean(parts.first, loops).english())));
    const auto loop = std::find(loops.begin(), loops.end(), parts.first) - loops.begin();
    if (!kernel::asks_for_trips(program, static_cast<int>(loop)))
      return bad_argument(verbatim(
          fmt::format("--trip: how often the loop '{}' of kernel '{}' runs follows from its "
                      "code and arguments",
                      parts.first, program.name)));
    LOOM_TRY(setup.trips[parts.first], whole("--trip", parts.second, 0, 1e15));
  }
  return setup;
}

Result<kernel::Program> program_from(const PredictCommand& command, kernel::Loops loops) {
  if (command.file.ends_with(".cu")) {
    LOOM_TRY(const auto ir, kernel::compile_cuda(command.file, command.includes));
    return kernel::read_kernel(ir, command.file, command.kernel, loops);
  }
  LOOM_TRY(const auto text, read_file(command.file, kernel::max_module_bytes));
  return kernel::read_kernel(text, command.file, command.kernel, loops);
}

/// What ptxas gives a kernel of a CUDA source, where nobody says and nvcc is at hand.
std::optional<int> registers_of(const PredictCommand& command, const std::string& kernel,
                                const GpuSpec& gpu) {
  if (command.registers || !command.file.ends_with(".cu"))
    return std::nullopt;
  const auto all = kernel::registers_by_ptxas(command.file, gpu.compute_capability);
  const auto known = all ? all->find(kernel) : std::map<std::string, int>::const_iterator();
  return all && known != all->end() ? std::optional(known->second) : std::nullopt;
}

/// What every launch of a kernel shares.
struct Predictor {
  kernel::Program program;
  kernel::Machine machine;
  kernel::Method method = kernel::main_method;
  std::optional<int> registers{}; ///< per thread, where ptxas says it
};
struct Predicted {
  kernel::Setup setup;
  kernel::Profile profile;
  kernel::Prediction prediction;
};

Result<Predictor> predictor_for(const PredictCommand& command) {
  kernel::Method method = kernel::main_method;
  if (command.method) {
    const std::vector<std::string> methods(kernel::method_ids.begin(), kernel::method_ids.end());
    const auto at = std::ranges::find(methods, *command.method);
    if (at == methods.end())
      return bad_argument(
          verbatim(fmt::format("--method: expected {}, found '{}'{}", fmt::join(methods, ", "),
                               *command.method, did_you_mean(*command.method, methods).english())));
    method = static_cast<kernel::Method>(at - methods.begin());
  }
  const Catalogue catalogue = load_catalogue();
  LOOM_TRY(const auto scenario, scenario_from(command.gpu, catalogue));
  const GpuPtr gpu = kept_gpu_as_set(scenario);
  LOOM_TRY(auto machine, kernel::machine(*gpu, kernel::launch_csv(catalogue.files(), gpu->id),
                                         kernel::expansions_csv(catalogue.files())));
  for (const std::string& name : command.without) {
    const auto effect = kernel::find_effect(name);
    if (!effect) {
      const std::vector<std::string> known(kernel::effect_names.begin(),
                                           kernel::effect_names.end());
      return bad_argument(
          verbatim(fmt::format("--without: expected {}, found '{}'{}", fmt::join(known, ", "),
                               name.substr(0, 60), did_you_mean(name, known).english())));
    }
    machine.effects.reset(static_cast<std::size_t>(*effect));
  }
  if (method != kernel::main_method)
    machine.effects.reset(); // its source has none of them
  LOOM_TRY(auto program, program_from(command, machine.has(kernel::Effect::unrolled_loops)
                                                   ? kernel::Loops::unrolled
                                                   : kernel::Loops::written));
  if (command.clock) {
    LOOM_TRY(const auto mhz, option_number("--clock", *command.clock, {1, 1e5}));
    machine.set_clock(mhz);
  }
  const std::optional<int> registers = registers_of(command, program.name, *gpu);
  return Predictor{std::move(program), std::move(machine), method, registers};
}

Result<Predicted> predict(const Predictor& with, const PredictCommand& command) {
  LOOM_TRY(auto setup, setup_from(command, with.program));
  if (with.registers && !command.registers)
    setup.registers = *with.registers;
  LOOM_TRY(auto profile, kernel::profile(with.program, setup, with.machine));
  if (!command.registers)
    profile.assumptions.push_back(
        with.registers ? Text{"%1 registers per thread, as ptxas allocates"}(*with.registers)
                       : Text{"32 registers per thread: give --registers"}());
  kernel::Prediction prediction =
      kernel::predict_by(with.method, with.program, profile, setup, with.machine);
  prediction.cached_us =
      kernel::cached_time(with.method, with.program, profile, setup, with.machine);
  return Predicted{std::move(setup), std::move(profile), std::move(prediction)};
}

/// The command with the launch of one row: columns grid_x .. block_z, registers, shared_bytes and
/// the kernel's arguments by name; others are left alone.
PredictCommand of_row(PredictCommand command, const kernel::Program& program,
                      const std::vector<std::string>& names, const std::vector<CsvField>& fields) {
  std::array<std::string, 3> grid{"1", "1", "1"}, block = grid;
  bool has_grid = false, has_block = false;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string text(fields[i].text);
    for (std::size_t d = 0; d < 3; ++d) {
      const char dimension = "xyz"[d];
      if (names[i] == fmt::format("grid_{}", dimension))
        grid[d] = text, has_grid = true;
      if (names[i] == fmt::format("block_{}", dimension))
        block[d] = text, has_block = true;
    }
    if (names[i] == "registers")
      command.registers = text;
    if (names[i] == "shared_bytes")
      command.shared = text;
    for (const kernel::Argument& argument : program.arguments)
      if (!argument.name.empty() && argument.name == names[i])
        command.arguments.push_back(argument.name + '=' + text);
  }
  if (has_grid)
    command.grid = fmt::format("{}", fmt::join(grid, ","));
  if (has_block)
    command.block = fmt::format("{}", fmt::join(block, ","));
  return command;
}

Result<std::string> batch(const PredictCommand& command, const Predictor& with) {
  LOOM_TRY(const std::string text, read_file(*command.batch, max_batch));
  std::string out;
  std::vector<std::string> names;
  std::vector<CsvField> fields;
  int number = 0, rows = 0;
  for (std::string_view rest = text; !rest.empty();) {
    std::string_view line = take_line(rest);
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    ++number;
    const bool note = line.empty() || line.front() == '#';
    const Place place{.file = *command.batch, .line = number, .column = 1};
    if (!note && (split_csv_line(line, ',', fields) != 0 ||
                  (!names.empty() && fields.size() != names.size())))
      return fail(
          ErrorCode::bad_input,
          verbatim(fmt::format("expected {} fields, found {}", names.size(), fields.size())),
          place);
    out += note ? csv_note(line) : csv_line(line, fields);
    if (!note && names.empty()) {
      for (const CsvField& field : fields)
        names.emplace_back(field.text);
      out += ",predicted_us,predicted_launch_us,bound_by";
    } else if (!note) {
      ++rows;
      const auto predicted = predict(with, of_row(command, with.program, names, fields));
      if (!predicted)
        return fail(ErrorCode::bad_input, predicted.error().detail, place);
      const kernel::Prediction& prediction = predicted->prediction;
      out += fmt::format(",{},{},{}", shortest(prediction.time_us()),
                         prediction.launch_us ? shortest(*prediction.launch_us) : "",
                         prediction.waves.front().bound_by);
    }
    out += '\n';
  }
  if (names.empty())
    return fail(ErrorCode::bad_input,
                verbatim("expected a header line with the names of the arguments and options"),
                {.file = *command.batch, .line = number + 1, .column = 1});
  if (rows == 0)
    return fail(ErrorCode::internal, verbatim("there is no launch below the header"),
                {.file = *command.batch});
  return out;
}

Result<std::string> answer(const PredictCommand& command) {
  LOOM_TRY(const auto with, predictor_for(command));
  if (command.batch)
    return command.json ? bad_argument(verbatim("--batch and --json exclude each other"))
                        : batch(command, with);
  LOOM_TRY(const auto predicted, predict(with, command));
  return command.json ? kernel::prediction_json(with.program, predicted.setup, predicted.profile,
                                                with.machine, predicted.prediction)
                      : kernel::prediction_text(with.program, predicted.setup, predicted.profile,
                                                with.machine, predicted.prediction);
}

} // namespace

void add_predict(const Options& program) {
  const auto [options, command] =
      program.command<PredictCommand>("predict", "time of a kernel without running it", answer);
  options
      .add("FILE", command.file,
           "LLVM IR of its module (.ll, .bc), PTX (.ptx), or CUDA (.cu) for clang or nvcc", "")
      .required();
  options.add("--kernel", command.kernel, "which one (default: the module's only one)", "NAME");
  add_gpu(options, command.gpu, "GPU by id; 'latencyloom gpus' lists them");
  add_sets(options, command.gpu);
  options.add("--grid", command.grid, "blocks: X, X,Y or X,Y,Z", "N,N,N");
  options.add("--block", command.block, "threads a block, likewise", "N,N,N");
  options.add("--arg", command.arguments, "an argument of the kernel, by name or number from 0",
              "NAME=VALUE");
  options.add("--size", command.sizes,
              "bytes of what a pointer points to, of an array within which memory chooses: by name "
              "or number from 0",
              "NAME=BYTES");
  options.add("--trip", command.trips,
              "how often a loop runs where the code does not say; 0 passes it by", "LOOP=COUNT");
  options.add("--include", command.includes,
              "a further folder that a .cu may include files of; repeatable", "FOLDER");
  options.add("--registers", command.registers,
              "registers per thread (default: as ptxas allocates for a .cu where there is nvcc, "
              "else 32)",
              "N");
  options.add("--shared", command.shared, "dynamic shared memory a block (default 0)", "BYTES");
  options.add("--l1", command.l1, "part of the accesses that the L1 serves (default: estimated)",
              "X");
  options.add("--l2", command.l2, "part that the L2 serves (default: estimated)", "X");
  options.add("--clock", command.clock,
              "the SMs' clock (default: the GPU's own); the DRAM keeps its", "MHZ");
  options.add("--method", command.method,
              "busiest-unit (default), kleimenov-popova, hong-kim, bound or saturation", "NAME");
  options
      .add("--without", command.without,
           fmt::format("leave a rule of real kernels out of busiest-unit; repeatable. Names: {}",
                       fmt::join(kernel::effect_names, ", ")),
           "RULE")
      .repeatable();
  options.add("--batch", command.batch,
              "launches from a CSV with columns grid_x, grid_y, grid_z, block_x .., registers, "
              "shared_bytes and the kernel's arguments by name; writes it with the times appended",
              "FILE");
  options.add("--json", command.json, "as JSON, with every quantity on the way");
  options.footer(
      "The IR is what 'clang -x cuda --cuda-device-only -O3 -S -emit-llvm' writes. The answer "
      "ends\n"
      "with what was assumed. Memory that fits into the L2 is taken to be there from before.\n"
      "busiest-unit counts what each unit of an SM has to do and assigns blocks while others\n"
      "run; kleimenov-popova is its source's method as published: all delays add up, and the\n"
      "launch is added to the execution.");
}

} // namespace loom
