#include "core/kernel/machine.h"

#include "core/access/memory_run.h"
#include "core/base/pieces.h"
#include "core/model/saturation.h"
#include "core/text/csv_columns.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace loom::kernel {

namespace {

constexpr double segment = 32;  ///< bytes of a sector
constexpr double request = 128; ///< bytes that a coalesced access of words of 4 bytes moves
constexpr double warp = 32;

/// Reads facts and remembers what is missing or replaced.
class Reader {
public:
  Reader(const GpuSpec& gpu, Machine& out) : gpu_(gpu), out_(out) {}

  [[nodiscard]] std::optional<double> find(FactKey key) const { return gpu_.facts.value(key); }
  double need(FactKey key) {
    const auto value = find(key);
    if (!value)
      lack(fact_info(key).name);
    return value.value_or(1);
  }
  void lack(std::string_view name) {
    missing_ += missing_.empty() ? "" : ", ";
    missing_ += name;
  }
  /// The fact, or `otherwise`, which is `what`, with an assumption.
  double or_assume(FactKey key, double otherwise, Text what) {
    if (const auto value = find(key))
      return *value;
    const FactInfo& info = fact_info(key);
    const std::string name(info.name);
    out_.assumptions.push_back(LOOM_TEXT("%1 of %2 is not known: %3 is taken, %4 %5")(
        name, gpu_.id, what, verbatim(fmt::format("{:.4g}", otherwise), "assumed." + name),
        info.unit));
    return otherwise;
  }
  [[nodiscard]] Result<void> good() const {
    if (missing_.empty())
      return {};
    return bad_argument(lacks_for_prediction(gpu_.id, missing_));
  }

private:
  const GpuSpec& gpu_;
  Machine& out_;
  std::string missing_{};
};

/// max(warpSize / units, 1); units of one processing block.
double delay_of(double units) { return std::max(warp / units, 1.0); }

void read_costs(Reader& read, Machine& out) {
  const double blocks = out.processing_blocks;
  const double alu = read.need(FactKey::alu_lat);
  const auto either = read.find(FactKey::partition_fp32_int32).value_or(0);
  const auto units = [&](FactKey key, double otherwise) {
    const auto own = read.find(key);
    const double sum = own.value_or(0) + either;
    return sum > 0 ? sum : otherwise;
  };
  const double cores =
      read.find(FactKey::cores).value_or(read.find(FactKey::alu_thru).value_or(blocks) * warp);
  const auto set = [&](Kind kind, double latency, double delay, double issue = 1) {
    out.costs[static_cast<std::size_t>(kind)] = {latency, delay, issue};
  };
  const double fp32 = delay_of(units(FactKey::partition_fp32, cores / blocks));
  set(Kind::fp32, alu, fp32);
  set(Kind::integer, alu, delay_of(units(FactKey::partition_int32, cores / blocks)));
  const double sfu_units = read.find(FactKey::partition_sfu)
                               .value_or(read.find(FactKey::sfu_units).value_or(0) / blocks);
  const double sfu_delay = sfu_units > 0 ? delay_of(sfu_units)
                                         : blocks / read.or_assume(FactKey::sfu_thru, blocks / 8,
                                                                   LOOM_TEXT("an eighth"));
  const double sfu = read.or_assume(FactKey::sfu_lat, 4 * alu, LOOM_TEXT("four times alu_lat"));
  const double sfu_issue = read.find(FactKey::sfu_issue_cost).value_or(1);
  set(Kind::sfu, sfu, sfu_delay, sfu_issue);
  set(Kind::convert, sfu, sfu_delay, sfu_issue);
  // FSETP, FMUL, MUFU and FMUL, each waiting for the one before: so nvcc 13 for sm_75 to sm_90.
  set(Kind::sfu_denormal, sfu + 3 * alu, sfu_delay, sfu_issue + 3);
  // A reciprocal, two steps of Newton's and the rounding, each waiting for the one before.
  set(Kind::division, sfu + 8 * alu, sfu_delay + 8 * fp32, sfu_issue + 8);
  const double fp64 = read.find(FactKey::fp64_rate).value_or(0);
  set(Kind::fp64, 2 * alu, fp64 > 0 ? delay_of(fp64 / blocks) : warp);
  set(Kind::branch, alu, 1);
  set(Kind::barrier, 0, 1);
  const double thru = read.or_assume(FactKey::shared_thru, 1, LOOM_TEXT("one a cycle"));
  const double shared =
      read.or_assume(FactKey::shared_lat, 6 * alu, LOOM_TEXT("six times alu_lat"));
  out.memory_delay = std::max(1.0, blocks / thru);
  const double issue = read.find(FactKey::shared_issue_cost).value_or(1);
  set(Kind::load, shared, out.memory_delay, issue);
  set(Kind::store, 0, out.memory_delay, issue);
  set(Kind::atomic, shared, out.memory_delay, issue);
}

void read_levels(Reader& read, Machine& out, const GpuSpec& gpu) {
  const double sms = out.sms;
  double dram = read.find(FactKey::mem_lat).value_or(0);
  if (dram == 0)
    dram = read.need(FactKey::dram_lat);
  const double thru = read.need(FactKey::mem_thru);
  const double l2 = read.or_assume(FactKey::l2_lat, dram / 2, LOOM_TEXT("half of the DRAM's"));
  out.latency = {read.or_assume(FactKey::l1_lat, l2, LOOM_TEXT("the L2's")), l2, dram, dram};
  out.bandwidth.dram = thru * request * sms;
  out.bandwidth.l1 = out.processing_blocks / out.memory_delay * request;
  if (const auto gbps = read.find(FactKey::l2_bandwidth); gbps && !read.find(FactKey::l2_rate))
    out.bandwidth.l2 = *gbps * 1e3 / out.clock;
  else
    out.bandwidth.l2 = read.or_assume(FactKey::l2_rate, segment * sms,
                                      LOOM_TEXT("one sector of 32 bytes a cycle for each SM"));
  // A copy reads and writes as much: both together have what it was measured to have.
  if (const auto copied = read.find(FactKey::global_bandwidth))
    out.write_cost = std::max(1.0, 2 * out.bandwidth.dram / (*copied * 1e3 / out.clock) - 1);
  out.bandwidth.uncoalesced = out.bandwidth.dram;
  // 32 segments a request, each in a line of its own; at random it would miss the TLBs too.
  if (const AccessPattern* random = gpu.pattern("random")) {
    out.random_places = random->facts.value(FactKey::mem_thru).value_or(0) * warp * sms;
    out.random_latency = random->facts.value(FactKey::mem_lat).value_or(0);
  }
  const AccessPattern* worst = gpu.pattern("stride32");
  if (!worst)
    worst = gpu.pattern("random");
  const auto worst_lat = worst ? worst->facts.value(FactKey::mem_lat) : std::nullopt;
  const auto worst_thru = worst ? worst->facts.value(FactKey::mem_thru) : std::nullopt;
  if (worst_lat && worst_thru) {
    out.latency.uncoalesced = std::max(*worst_lat, dram);
    out.bandwidth.uncoalesced = *worst_thru * warp * segment * sms;
    out.departure = (out.latency.uncoalesced - out.latency.dram) / 28;
  } else
    out.assumptions.push_back(
        LOOM_TEXT("no uncoalesced access was measured on %1: latency and bandwidth of the DRAM are "
                  "taken")(gpu.id));
  out.departure_coalesced = 1 / thru;
  out.l1_bytes = read.find(FactKey::l1_reach).value_or(0) * 1024;
  out.l2_reach = read.find(FactKey::l2_reach).value_or(0) * 1024;
  out.l2_bytes =
      read.find(FactKey::l2_size).value_or(read.find(FactKey::l2_reach).value_or(0)) * 1024;
}

/// What BAR.SYNC takes with one warp on the GPU's architecture; where its file has none, as on the
/// one that stands in for what a further warp adds.
std::optional<Fact> barrier_of(const GpuSpec& gpu) {
  const auto on = [&gpu](const Architecture* architecture) -> std::optional<Fact> {
    const ClassNumbers* known = architecture ? numbers_of(*architecture, gpu, "BAR.SYNC") : nullptr;
    return known ? known->latency : std::nullopt;
  };
  if (auto own = on(architecture_of(gpu)))
    return own;
  const OverheadInfo& further = overhead_table()[index(Overhead::barrier_each_warp)];
  auto like =
      on(gpu.architectures ? gpu.architectures->of(std::string(further.stand_in)) : nullptr);
  if (like) {
    like->status = FactStatus::assumed;
    like->note = LOOM_TEXT("As on an A100: no source says it of this GPU.")();
  }
  return like;
}

void read_overheads(Reader& read, Machine& out, const GpuSpec& gpu) {
  if (const auto barrier = barrier_of(gpu))
    out.barrier = *barrier;
  else
    read.lack("BAR.SYNC");
  for (const OverheadInfo& info : overhead_table()) {
    out.overheads[index(info.overhead)] = overhead_of(gpu, info.overhead);
    if (!out.overheads[index(info.overhead)] && !info.stand_in.empty())
      read.lack(info.name);
  }
}

/// The matrix instructions of which the GPU's architecture has rate and latency. An instruction of
/// k = 16 is two of k = 8 where it has only those.
void read_matrix(Machine& out, const GpuSpec& gpu) {
  const Architecture* architecture = architecture_of(gpu);
  const auto rate = rate_of(gpu, architecture, Resource::tensor);
  if (!architecture || !rate || !(rate->value > 0))
    return;
  for (const InstructionClass& each : instruction_classes()) {
    const ClassNumbers* known = numbers_of(*architecture, gpu, each.id);
    const auto use = known ? use_of(gpu, *known, Resource::tensor) : std::nullopt;
    if (use && known->latency)
      out.matrix[std::string(each.id)] = {known->latency->value,
                                          use->value / rate->value * out.processing_blocks, 1};
  }
  for (const std::string_view type : {"F16", "F32"}) {
    const auto half = out.matrix.find(fmt::format("HMMA.1688.{}", type));
    if (half != out.matrix.end())
      out.matrix.try_emplace(
          fmt::format("HMMA.16816.{}", type),
          Cost{2 * half->second.latency, 2 * half->second.delay, 2 * half->second.issue});
  }
  if (const auto usual = out.matrix.find("HMMA.16816.F32"); usual != out.matrix.end())
    out.costs[static_cast<std::size_t>(Kind::tensor)] = usual->second;
}

} // namespace

std::optional<Unit> Machine::unit_of(Kind kind) const {
  switch (kind) {
  case Kind::fp32:
    return Unit::fp32;
  case Kind::integer:
    return own_integer_units ? Unit::integer : Unit::fp32;
  case Kind::fp64:
    return Unit::fp64;
  case Kind::convert:
  case Kind::sfu:
  case Kind::sfu_denormal:
  case Kind::division:
    return Unit::special;
  case Kind::load:
  case Kind::store:
  case Kind::atomic:
    return Unit::memory;
  case Kind::tensor:
    return Unit::tensor;
  default:
    return {};
  }
}

void Machine::set_clock(double mhz) {
  const double faster = mhz / clock;
  clock = mhz;
  for (double* rate : {&bandwidth.dram, &bandwidth.uncoalesced, &random_places})
    *rate /= faster;
  for (double* far : {&latency.dram, &latency.uncoalesced, &random_latency})
    if (*far > latency.l2)
      *far = latency.l2 + (*far - latency.l2) * faster;
}

Result<Machine> machine(const GpuSpec& gpu, std::string_view launch_csv,
                        std::string_view expansions) {
  if (is_amd(gpu.compute_capability))
    return bad_argument(LOOM_TEXT("kernels are predicted from what NVIDIA's instructions cost: "
                                  "expected a GPU of NVIDIA, found '%1'")(gpu.id));
  Machine out;
  out.gpu = gpu.id;
  Reader read(gpu, out);
  out.sms = static_cast<int>(read.need(FactKey::sm_count));
  out.clock = read.need(FactKey::clock);
  const auto partitions = read.find(FactKey::partitions);
  out.processing_blocks =
      static_cast<int>(partitions ? *partitions : read.need(FactKey::schedulers));
  out.max_warps = static_cast<int>(read.find(FactKey::max_warps).value_or(0));
  if (gpu.compute_capability.empty())
    read.lack("compute_capability");
  out.compute_capability = gpu.compute_capability;
  read_costs(read, out);
  read_levels(read, out, gpu);
  read_matrix(out, gpu);
  read_overheads(read, out, gpu);
  if (const Result<void> good = read.good(); !good)
    return tl::unexpected(good.error());
  out.generation = memory::generation_of(gpu.architecture).value_or(memory::Generation::maxwell);
  out.own_integer_units = out.generation >= memory::Generation::volta;
  out.conflict = memory::conflict_latency(gpu);
  out.saturation = usual_saturation(gpu, out.processing_blocks);
  out.saturation.turn = 0;
  out.effects = all_effects;
  out.expansions = read_expansions(expansions);
  if (!launch_csv.empty())
    out.launches = fit_launches(launch_csv);
  else
    out.assumptions.push_back(
        LOOM_TEXT("no launch was measured on %1: the time of the launch is left out")(gpu.id));
  return out;
}

std::string_view launch_csv(std::span<const EmbeddedFile> files, std::string_view gpu) {
  for (const std::string_view kind : {"single", "overhead"})
    for (const EmbeddedFile& file : files)
      if (file.name == fmt::format("{}_launch_{}.csv", gpu, kind))
        return file.content;
  return {};
}

std::string_view expansions_csv(std::span<const EmbeddedFile> files) {
  const auto file = std::ranges::find(files, "sm90_expansions.csv", &EmbeddedFile::name);
  return file == files.end() ? std::string_view{} : file->content;
}

Expansions read_expansions(std::string_view csv) {
  constexpr std::array numbers{"issue", "fp32",    "integer", "either",
                               "fp64",  "special", "chain",   "ordered"};
  std::vector<CsvColumn> columns;
  for (const char* name : numbers)
    columns.push_back({name, "", 0, 1e6});
  const Result<CsvNumbers> read = csv_columns(csv, "expansions", columns);
  if (!read)
    return {};
  // The names stand in the first column of the lines that are no notes, below the header.
  Expansions out;
  std::size_t row = 0;
  bool header = true;
  for (std::string_view rest = csv; !rest.empty() && row < read->rows.size();) {
    const std::string_view line = take_line(rest);
    if (line.empty() || line.front() == '#' || std::exchange(header, false))
      continue;
    const std::vector<double>& of = read->rows[row++];
    out[std::string(line.substr(0, line.find(',')))] = {of[0], of[1], of[2], of[3],
                                                        of[4], of[5], of[6], of[7] > 0};
  }
  return out;
}

bool says(const Message& assumption, std::string_view number) {
  return std::ranges::find(assumption.values(), number, &Message::quantity) !=
         assumption.values().end();
}

std::vector<LaunchTime> fit_launches(std::string_view csv) {
  const CsvColumn columns[] = {
      {"block_threads", "", 1, 1024}, {"grid_blocks", "", 1, 1e10}, {"us", "", 1e-6, 1e12}};
  const Result<CsvNumbers> numbers = csv_columns(csv, "launches", columns);
  if (!numbers)
    return {};
  struct Sums {
    double w = 0, x = 0, y = 0, xx = 0, xy = 0;
  };
  std::map<int, Sums> by_warps;
  for (const std::vector<double>& row : numbers->rows) {
    Sums& sums = by_warps[static_cast<int>(std::ceil(row[0] / warp))];
    const double x = row[1], y = row[2], w = 1 / (y * y);
    sums.w += w, sums.x += w * x, sums.y += w * y, sums.xx += w * x * x, sums.xy += w * x * y;
  }
  std::vector<LaunchTime> lines;
  for (const auto& [warps, s] : by_warps) {
    const double determinant = s.w * s.xx - s.x * s.x;
    if (!(determinant > 0))
      continue;
    lines.push_back(
        {warps, (s.w * s.xy - s.x * s.y) / determinant, (s.xx * s.y - s.x * s.xy) / determinant});
  }
  return lines;
}

std::optional<LaunchTime> Machine::launch(int warps_per_block) const {
  if (launches.empty())
    return {};
  const auto above =
      std::ranges::lower_bound(launches, warps_per_block, {}, &LaunchTime::warps_per_block);
  const LaunchTime& high = above == launches.end() ? launches.back() : *above;
  const LaunchTime& low = above == launches.begin() ? high : *(above - 1);
  if (high.warps_per_block <= low.warps_per_block)
    return LaunchTime{warps_per_block, high.slope, high.intercept};
  const double part = static_cast<double>(warps_per_block - low.warps_per_block) /
                      (high.warps_per_block - low.warps_per_block);
  return LaunchTime{warps_per_block, std::lerp(low.slope, high.slope, part),
                    std::lerp(low.intercept, high.intercept, part)};
}

} // namespace loom::kernel
