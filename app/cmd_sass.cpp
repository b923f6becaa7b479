// `latencyloom sass`: a listing of machine code, with what its control codes say.

#include "app/kernel_options.h"
#include "app/output.h"
#include "app/reading_progress.h"
#include "app/remedies.h"
#include "app/values.h"
#include "core/base/nearest.h"
#include "core/occupancy/occupancy.h"
#include "core/profile/file_reader.h"
#include "core/profile/report_code.h"
#include "core/sass/cubin.h"
#include "core/sass/gpu_choice.h"
#include "core/sass/reader.h"
#include "core/sass/trips.h"
#include "core/scenario/sass_json.h"
#include "core/text/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <map>

namespace loom {

namespace {

struct SassCommand {
  std::string file;
  std::optional<std::string> function;
  GpuOptions gpu;
  std::optional<std::string> warps, block, grid, registers, shared, l1, l2, sectors, lines, bytes,
      passes;
  std::vector<std::string> trips; ///< ADDRESS=COUNT
  bool schedule = false, mca = false, csv = false, json = false;
};

constexpr std::size_t max_listing_bytes = std::size_t{1} << 30;

/// A listing, a cubin, or a report with the code that was profiled, as the first bytes say.
class CodeReader {
public:
  explicit CodeReader(std::string file) : file_(std::move(file)) {}
  [[nodiscard]] Result<void> feed(std::string_view piece) {
    if (!begun_) {
      begun_ = true;
      if (profile::begins_report_file(piece))
        report_.emplace(file_, profile::ReportReader::Keep::all);
      else if (!sass::begins_elf(piece))
        listing_.emplace(file_);
    }
    if (report_)
      return report_->feed(piece);
    if (listing_)
      return listing_->feed(piece);
    cubin_ += piece;
    if (cubin_.size() > sass::max_cubin_bytes)
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("expected a cubin of at most %1 MiB")(sass::max_cubin_bytes >> 20U),
                  {.file = file_});
    return {};
  }
  [[nodiscard]] Result<sass::Cubin> finish() {
    if (report_)
      return report_->finish().and_then(
          [this](const profile::Report& report) { return profile::code_of(report, file_); });
    if (sass::begins_elf(cubin_))
      return sass::read_cubin(cubin_, file_);
    if (!listing_)
      listing_.emplace(file_);
    return listing_->finish().map([](sass::Listing listing) {
      return sass::Cubin{std::move(listing), {}, {}, {}};
    });
  }

private:
  std::string file_, cubin_;
  bool begun_ = false;
  std::optional<profile::FileReader> report_;
  std::optional<sass::ListingReader> listing_;
};

Result<sass::Cubin> read_code_file(const std::string& path) {
  CodeReader reader(path);
  ReadingProgress progress;
  LOOM_CHECK(read_pieces(path, max_listing_bytes, [&](std::string_view piece, double done) {
    progress.show(done);
    return reader.feed(piece);
  }));
  return reader.finish();
}

/// Leaves only the functions of that name.
Result<void> keep(sass::Cubin& cubin, const std::string& name) {
  sass::Listing& listing = cubin.listing;
  std::vector<std::string> known;
  for (const sass::Function& function : listing.functions)
    known.push_back(function.name);
  std::erase_if(listing.functions, [&](const sass::Function& f) { return f.name != name; });
  std::erase_if(cubin.facts, [&](const sass::FunctionFacts& f) { return f.name != name; });
  if (!listing.functions.empty())
    return {};
  return bad_argument(verbatim(fmt::format("--function: '{}' is not in the listing{}", name,
                                           did_you_mean(name, known).english())));
}

/// The GPU that was asked for, else the one that suits each function's architecture.
class Gpus {
public:
  static Result<Gpus> make(const SassCommand& command) {
    Gpus gpus;
    if (command.gpu.gpu || command.gpu.gpu_file) {
      LOOM_TRY(gpus.chosen_, find_gpu(command.gpu, gpus.catalogue_));
    }
    return gpus;
  }

  const sass::GpuChoice& of(const std::string& arch) {
    const auto [found, added] = by_arch_.try_emplace(arch);
    if (added)
      found->second = chosen_ ? sass::GpuChoice{chosen_, {}} : sass::gpu_for(arch, catalogue_);
    return found->second;
  }

private:
  Catalogue catalogue_ = load_catalogue();
  GpuPtr chosen_;
  std::map<std::string, sass::GpuChoice> by_arch_;
};

/// What has to be said of a listing before its answer: GPUs of another architecture, numbers that
/// a GPU lacks, opcodes that nobody knows.
std::vector<std::string> notes_of(const sass::Listing& listing, Gpus& gpus) {
  std::vector<std::string> notes;
  const auto add = [&notes](std::string note) {
    if (!note.empty() && std::ranges::find(notes, note) == notes.end())
      notes.push_back(std::move(note));
  };
  struct Opcode {
    int line = 0, times = 0;
  };
  std::map<std::string, Opcode, std::less<>> unknown;
  for (const sass::Function& function : listing.functions) {
    const sass::GpuChoice& choice = gpus.of(function.arch);
    add(english_here(choice.warning));
    std::vector<FactKey> missing;
    for (const FactKey key : {FactKey::alu_lat, FactKey::mem_lat, FactKey::mem_thru,
                              FactKey::issue_thru, FactKey::schedulers})
      if (!choice.gpu->facts.value(key))
        missing.push_back(key);
    if (!missing.empty() && !choice.gpu->id.empty())
      add(lacks(*choice.gpu, missing).english() + ": what needs them is said to be not known");
    for (const sass::Instruction& each : function.instructions)
      if (const sass::Operands operands = operands_of(each, function);
          operands.opcode->opcode_class == sass::OpcodeClass::unknown) {
        Opcode& opcode =
            unknown[std::string(operands.mnemonic.substr(0, operands.mnemonic.find('.')))];
        opcode.line = opcode.times++ == 0 ? each.line : opcode.line;
      }
  }
  for (const auto& [name, opcode] : unknown)
    add(fmt::format("line {}{}: unknown opcode '{}': its port and latency are not known",
                    opcode.line,
                    opcode.times > 1 ? fmt::format(" and {} more", opcode.times - 1) : "", name));
  return notes;
}

/// "00c0=128", the address in hexadecimal.
Result<CodeSaid::Trips> trips_from(const std::string& text) {
  const std::size_t equals = text.find('=');
  std::string_view address = std::string_view(text).substr(0, equals);
  if (address.starts_with("0x"))
    address.remove_prefix(2);
  CodeSaid::Trips trips;
  const auto [end, problem] =
      std::from_chars(address.data(), address.data() + address.size(), trips.address, 16);
  if (equals == std::string::npos || problem != std::errc{} ||
      end != address.data() + address.size())
    return bad_argument(verbatim(fmt::format(
        "--trip: expected the address of a loop and how often it runs, such as 00c0=128, found "
        "'{}'",
        text)));
  LOOM_TRY(trips.times,
           option_number("--trip", text.substr(equals + 1), {1e-3, sass::most_trips, false}));
  return trips;
}

/// Everything that is wrong with the options, in one message.
Result<CodeAsked> asked_from(const SassCommand& command) {
  CodeAsked asked;
  asked.table = command.mca;
  std::vector<std::string> wrong;
  const auto read = [&wrong](std::string_view option, const std::optional<std::string>& text,
                             NumberRange range) -> std::optional<double> {
    if (!text)
      return {};
    const auto value = option_number(option, *text, range);
    if (!value)
      wrong.push_back(value.error().detail.english());
    return value ? std::optional(*value) : std::nullopt;
  };
  const auto load = [&](LoopOption option, std::string_view name,
                        const std::optional<std::string>& text) {
    const LoopOptionInfo& info = loop_option_info(option);
    asked.said.loads[static_cast<std::size_t>(option)] =
        read(name, text, {option == LoopOption::passes ? 1 : info.min, info.max, info.whole});
  };
  load(LoopOption::l1, "--l1", command.l1);
  load(LoopOption::l2, "--l2", command.l2);
  load(LoopOption::sectors, "--sectors", command.sectors);
  load(LoopOption::passes, "--lines", command.lines);
  load(LoopOption::bytes, "--bytes", command.bytes);
  asked.said.shared_passes =
      read("--passes", command.passes, {1, loop_option_info(LoopOption::passes).max, false});
  if (asked.said.loads[static_cast<std::size_t>(LoopOption::l1)].value_or(0) +
          asked.said.loads[static_cast<std::size_t>(LoopOption::l2)].value_or(0) >
      1)
    wrong.emplace_back("--l1 and --l2: expected parts whose sum is at most 1");
  for (const std::string& text : command.trips)
    if (const auto trips = trips_from(text); trips)
      asked.said.trips.push_back(*trips);
    else
      wrong.push_back(trips.error().detail.english());
  asked.warps = read("--warps", command.warps, {1, 1024});
  const auto block = read("--block", command.block, {1, 1024, true});
  const auto grid = read("--grid", command.grid, {1, 2147483647, true});
  const auto registers = read("--registers", command.registers, {1, 255, true});
  constexpr int most_shared = 1 << 20;
  const int shared = command.shared ? shared_bytes(*command.shared).value_or(most_shared + 1) : 0;
  if (shared > most_shared)
    wrong.push_back("--shared: expected bytes, such as 16384 or 16KiB, found '" +
                    command.shared->substr(0, 60) + "'");
  if (!command.block && (command.grid || command.registers || command.shared))
    wrong.emplace_back("--grid, --registers and --shared: expected --block too");
  if (command.block && command.warps)
    wrong.emplace_back("--warps and --block: expected one of them");
  if (!wrong.empty())
    return bad_argument(verbatim(fmt::format("{}", fmt::join(wrong, "; "))));
  if (block)
    asked.launch = CodeLaunch{.threads = static_cast<int>(*block),
                              .registers = registers ? std::optional(static_cast<int>(*registers))
                                                     : std::nullopt,
                              .shared = shared,
                              .blocks = grid};
  return asked;
}

/// What a cubin says of the kernel stands for what the options leave open.
void take_facts(const sass::FunctionFacts& facts, CodeLaunch& launch) {
  if (!launch.registers && facts.registers > 0)
    launch.registers = facts.registers;
  launch.shared = std::max(launch.shared, facts.shared);
}

/// A line a function, of what a cubin says of it beside its code.
std::string facts_text(const std::vector<sass::FunctionFacts>& all) {
  std::string out;
  for (const sass::FunctionFacts& each : all) {
    out += fmt::format("{}: {} registers, {} bytes of static shared memory", each.name,
                       each.registers, each.shared);
    out += each.block > 0 ? fmt::format(", blocks of {} threads\n", each.block) : "\n";
  }
  return out.empty() ? out : out + "\n";
}

/// bad_argument where --trip names what is no loop of any function.
Result<void> check_trips(const sass::Listing& listing, const CodeAsked& asked) {
  for (const CodeSaid::Trips& trips : asked.said.trips) {
    std::vector<std::string> known;
    bool found = false;
    for (const sass::Function& function : listing.functions) {
      const sass::Flowgraph graph = sass::flowgraph(function);
      for (const sass::BlockLoop& loop : graph.loops) {
        known.push_back(fmt::format("{:04x}", function.instructions[loop.first].address));
        found = found || function.instructions[loop.first].address == trips.address;
      }
    }
    if (!found)
      return bad_argument(verbatim(
          fmt::format("--trip: no loop begins at {:04x}; {}", trips.address,
                      known.empty() ? std::string("there is none")
                                    : fmt::format("there are: {}", fmt::join(known, ", ")))));
  }
  return {};
}

Result<std::string> answer(const SassCommand& command) {
  LOOM_TRY(auto code, read_code_file(command.file));
  if (command.function)
    LOOM_CHECK(keep(code, *command.function));
  LOOM_TRY(Gpus gpus, Gpus::make(command));
  const sass::Listing& listing = code.listing;
  const std::vector<std::string> notes = notes_of(listing, gpus);
  for (const std::string& note : notes)
    warn({.code = ErrorCode::bad_input, .detail = verbatim(note)});
  const auto gpu_of = [&gpus](const sass::Function& function) {
    return gpus.of(function.arch).gpu;
  };
  LOOM_TRY(auto asked, asked_from(command));
  if (asked.launch && code.facts.size() == 1)
    take_facts(code.facts.front(), *asked.launch);
  LOOM_CHECK(check_trips(listing, asked));
  return command.json       ? sass_json(listing, gpu_of, notes, asked, code.facts)
         : command.mca      ? sass_mca(listing, gpu_of, asked, command.csv)
         : command.csv      ? sass_csv(listing, gpu_of)
         : command.schedule ? sass_schedule(listing, gpu_of)
                            : facts_text(code.facts) + sass_text(listing, gpu_of, asked);
}

} // namespace

void add_sass(const Options& program) {
  const auto [options, command] = program.command<SassCommand>(
      "sass", "control codes, issue schedule and loops of a listing of machine code", answer);
  options
      .add("FILE", command.file,
           "a cubin, a report of Nsight Compute, output of 'cuobjdump -sass' or 'nvdisasm -hex', "
           "or the text of CuAssembler, maxas or Triton")
      .required();
  options.add("--function", command.function, "only this function", "NAME");
  add_gpu(options, command.gpu,
          "GPU to schedule for (default: one of the listing's architecture; where it does not "
          "say it, or none is of it, what depends on a GPU is not known)");
  options.add("--warps", command.warps, "warps of an SM (default: as many as it takes)", "N");
  options.add("--block", command.block, "threads of a block: the warps are those that an SM holds",
              "N");
  options.add("--grid", command.grid, "blocks of the launch, for the time of a whole function",
              "N");
  options.add("--registers", command.registers,
              "of a thread (default: the highest that the code names)", "N");
  options.add("--shared", command.shared, "shared memory of a block, bytes (default 0)", "BYTES");
  options.add("--l1", command.l1, "part of global loads that L1 serves (default 0)", "PART");
  options.add("--l2", command.l2, "part of them that L2 serves (default 0)", "PART");
  options.add("--sectors", command.sectors,
              "32-byte sectors that a global load moves (default: coalesced)", "N");
  options.add("--lines", command.lines, "128-byte lines that a global load touches (default 1)",
              "N");
  options.add("--bytes", command.bytes, "that a bulk copy (TMA) moves", "N");
  options.add("--passes", command.passes,
              "of shared memory for an access: bank conflicts (default 1)", "N");
  options
      .add("--trip", command.trips,
           "how often the loop that begins at ADDRESS (hexadecimal) runs where it is inside of "
           "others; repeatable",
           "ADDRESS=COUNT")
      .repeatable();
  const Option schedule = options.add("--schedule", command.schedule,
                                      "the issue schedule cycle by cycle, per dispatch port");
  options
      .add("--mca", command.mca,
           "a table of each loop: latency, reciprocal throughput, resources and waits of every "
           "instruction, the critical chain marked; with --csv or --json in that form")
      .excludes(schedule);
  const Option csv =
      options.add("--csv", command.csv, "as CSV, a row an instruction").excludes(schedule);
  options.add("--json", command.json, "as JSON").excludes(csv).excludes(schedule);
  options.footer(
      "Control codes are written as CuAssembler does: barriers waited for, read barrier,\n"
      "write barrier, yield, stall count. Cycles count from a block's first issue; barriers\n"
      "are waited for as long as the GPU's latencies say, and '>=' stands where a number\n"
      "that it takes is not known.");
}

} // namespace loom
