#include "core/gpu/architecture.h"

#include <algorithm>

namespace loom {

namespace {

constexpr auto resource_rows = std::to_array<ResourceInfo>({
    {Resource::issue, "issue", "slots", "slots/cycle/SM", false, "issue slots of the schedulers"},
    {Resource::fp32, "fp32", "instructions", "instructions/cycle/SM", false, "FP32 pipe"},
    {Resource::integer, "integer", "instructions", "instructions/cycle/SM", false, "integer pipe"},
    {Resource::fp64, "fp64", "instructions", "instructions/cycle/SM", false, "FP64 pipe"},
    {Resource::sfu, "sfu", "instructions", "instructions/cycle/SM", false,
     "special functions, conversions and bit counts"},
    {Resource::ldst, "ldst", "instructions", "instructions/cycle/SM", false, "LD/ST units"},
    {Resource::shared, "shared", "passes", "passes/cycle/SM", false, "passes of shared memory"},
    {Resource::constant, "constant", "instructions", "instructions/cycle/SM", false,
     "constant cache, loads of one address"},
    {Resource::cluster, "cluster", "B", "B/cycle/SM", false, "bytes between the SMs of a cluster"},
    {Resource::tensor, "tensor", "FMA", "FMA/cycle/SM", false,
     "tensor cores, in dense FP16 multiply-adds"},
    {Resource::l1, "l1", "B", "B/cycle/SM", false, "bytes at the L1"},
    {Resource::l2, "l2", "B", "B/cycle/SM", false, "bytes at the L2"},
    {Resource::dram, "dram", "B", "B/cycle/SM", true, "bytes at the DRAM"},
});
static_assert(resource_rows.size() == resource_count);

constexpr std::array<OverheadInfo, overhead_count> overhead_rows{{
#define LOOM_OVERHEAD(key, unit, most, stand_in, meaning)                                          \
  {Overhead::key, #key, unit, most, stand_in, meaning},
#include "core/gpu/overhead_rows.inc"
}};

double warp_size(const GpuSpec& gpu) { return lanes_of_warp(gpu.compute_capability); }

/// GeForce cards but the Titans, which keep the rates of the chip, and mining cards.
bool is_cut_down(const GpuSpec& gpu) {
  return gpu.segment == "mining" ||
         (gpu.segment == "GeForce" && gpu.name.find("TITAN") == std::string::npos);
}

std::optional<Fact> own(const GpuSpec& gpu, FactKey key) {
  const Fact* fact = gpu.facts.find(key);
  return fact ? std::optional(*fact) : std::nullopt;
}

/// The first of the facts times `factor`, which `rule` explains.
Fact scaled(Fact fact, double factor, std::string_view rule) {
  fact.value *= factor;
  if (fact.range)
    fact.range = ValueRange{fact.range->low * factor, fact.range->high * factor};
  fact.status = std::max(fact.status, FactStatus::derived);
  fact.note = fact.note.empty() ? LOOM_TEXT("Exact. %1")(rule)
                                : LOOM_TEXT("Exact. %1; %2")(rule, fact.note);
  return fact;
}

/// GB/s of the chip as bytes per cycle and SM.
std::optional<Fact> share(const GpuSpec& gpu, FactKey bandwidth, std::string_view rule) {
  const Fact* fact = gpu.facts.find(bandwidth);
  const auto sms = gpu.facts.value(FactKey::sm_count);
  const auto clock = gpu.facts.value(FactKey::clock);
  if (!fact || !sms || !clock)
    return {};
  return scaled(*fact, 1e3 / (*sms * *clock), rule);
}

std::optional<Fact> l2_share(const GpuSpec& gpu) {
  if (auto measured = share(gpu, FactKey::l2_bandwidth, "l2_bandwidth / (sm_count × clock)"))
    return measured;
  const Fact* rate = gpu.facts.find(FactKey::l2_rate);
  const auto sms = gpu.facts.value(FactKey::sm_count);
  return rate && sms ? std::optional(scaled(*rate, 1 / *sms, "l2_rate / sm_count")) : std::nullopt;
}

std::optional<Fact> dram_share(const GpuSpec& gpu) {
  if (const Fact* loads = gpu.facts.find(FactKey::mem_thru))
    // Of a coalesced load of 4 bytes a thread, the kind that mem_thru counts.
    return scaled(*loads, 4 * warp_size(gpu),
                  warp_size(gpu) == 64 ? "mem_thru × 256 B" : "mem_thru × 128 B");
  return share(gpu, FactKey::pin_bandwidth, "pin_bandwidth / (sm_count × clock)");
}

std::optional<Fact> own_rate(const GpuSpec& gpu, Resource resource) {
  switch (resource) {
  case Resource::issue:
    return own(gpu, FactKey::issue_thru);
  case Resource::fp32:
    return own(gpu, FactKey::alu_thru);
  case Resource::sfu:
    return own(gpu, FactKey::sfu_thru);
  case Resource::ldst:
    return own(gpu, FactKey::shared_thru);
  case Resource::l1:
    if (auto measured = own(gpu, FactKey::l1_rate_measured))
      return measured;
    return own(gpu, FactKey::l1_rate);
  case Resource::l2:
    return l2_share(gpu);
  case Resource::dram:
    return dram_share(gpu);
  case Resource::fp64:
    if (const Fact* results = gpu.facts.find(FactKey::fp64_rate))
      return scaled(*results, 1 / warp_size(gpu),
                    warp_size(gpu) == 64 ? "fp64_rate / 64" : "fp64_rate / 32");
    return {};
  case Resource::integer:
  case Resource::shared:
  case Resource::constant:
  case Resource::cluster:
  case Resource::tensor:
    return {};
  }
  return {};
}

std::optional<Fact> own_latency(const GpuSpec& gpu, const InstructionClass& instruction,
                                std::optional<MemoryLevel> level, bool across) {
  const std::string_view id = instruction.id;
  if (level && id.starts_with("LDG.")) {
    constexpr std::array keys{FactKey::l1_lat, FactKey::l2_lat, FactKey::mem_lat};
    return own(gpu, keys[static_cast<std::size_t>(*level)]);
  }
  if (!across && (id == "FADD" || id == "FMUL" || id == "FFMA"))
    return own(gpu, FactKey::alu_lat);
  if (!across && id == "DFMA")
    return own(gpu, FactKey::fp64_lat);
  if (id == "MUFU.RSQ")
    return own(gpu, across ? FactKey::sfu_alu_lat : FactKey::sfu_lat);
  if (id == "LDS.32")
    return own(gpu, across ? FactKey::shared_alu_lat : FactKey::shared_lat);
  return {};
}

/// A GPU's own rate is that of an instruction, which so takes one of it, whatever its architecture.
std::optional<Fact> use_of_own_rate(const GpuSpec& gpu, const InstructionClass& instruction,
                                    Resource resource) {
  const std::string_view id = instruction.id;
  const bool taken =
      (resource == Resource::fp32 && (id == "FADD" || id == "FMUL" || id == "FFMA")) ||
      (resource == Resource::sfu && id == "MUFU.RSQ") ||
      (resource == Resource::ldst && id == "LDS.32");
  const std::optional<Fact> rate = taken ? own_rate(gpu, resource) : std::nullopt;
  if (!rate)
    return {};
  return Fact{1, rate->source, FactStatus::derived,
              LOOM_TEXT("Exact. The rate is this instruction's.")()};
}

} // namespace

const Architecture* Architectures::of(const std::string& compute_capability) const {
  const std::scoped_lock lock(mutex_);
  const auto [found, added] = found_.try_emplace(compute_capability, nullptr);
  if (added)
    found->second = find(compute_capability);
  return found->second;
}

const Architecture* Architectures::find(const std::string& compute_capability) const {
  // Only a file whose text has the compute capability can be it: the others are not parsed for it.
  const std::string quoted = '"' + compute_capability + '"';
  for (const EmbeddedFile& file : files_) {
    if (!file.name.ends_with(architecture_ending) ||
        file.content.find(quoted) == std::string_view::npos)
      continue;
    const Architecture* known = read(file);
    if (known && std::ranges::find(known->compute_capabilities, compute_capability) !=
                     known->compute_capabilities.end())
      return known;
  }
  return nullptr;
}

const Architecture* Architectures::read(const EmbeddedFile& file) const {
  auto known = parsed_.find(file.name);
  if (known == parsed_.end()) {
    auto found = architecture_from_json(file.content, std::string(file.name));
    known =
        parsed_.emplace(file.name, found ? std::optional(std::move(*found)) : std::nullopt).first;
  }
  return known->second ? &*known->second : nullptr;
}

std::vector<const Architecture*> Architectures::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<const Architecture*> known;
  for (const EmbeddedFile& file : files_)
    if (file.name.ends_with(architecture_ending))
      if (const Architecture* architecture = read(file))
        known.push_back(architecture);
  return known;
}

const Architecture* architecture_of(const GpuSpec& gpu) {
  return gpu.architectures ? gpu.architectures->of(gpu.compute_capability) : nullptr;
}

std::span<const ResourceInfo, resource_count> resource_table() { return resource_rows; }

std::span<const OverheadInfo, overhead_count> overhead_table() { return overhead_rows; }

const ResourceInfo& resource_info(Resource resource) { return resource_rows[index(resource)]; }

const Fact* ClassNumbers::use(Resource resource) const {
  const auto found = std::ranges::find(uses, resource, &Use::resource);
  return found == uses.end() ? nullptr : &found->amount;
}

const ClassNumbers* numbers_of(const Architecture& architecture, const GpuSpec& gpu,
                               std::string_view class_id) {
  const auto find = [class_id](const ArchitectureNumbers& numbers) {
    const auto found = std::ranges::find(numbers.classes, class_id, [](const ClassNumbers& each) {
      return std::string_view(each.instruction->id);
    });
    return found == numbers.classes.end() ? nullptr : &*found;
  };
  const ClassNumbers* cut = is_cut_down(gpu) ? find(architecture.geforce) : nullptr;
  return cut ? cut : find(architecture.numbers);
}

const InstructionClass* alike(const GpuSpec& gpu, const InstructionClass& instruction) {
  const Architecture* architecture = architecture_of(gpu);
  const ClassNumbers* own = architecture ? numbers_of(*architecture, gpu, instruction.id) : nullptr;
  if (!own || own->uses.empty() || instruction.space != MemorySpace::none)
    return nullptr;
  const auto taken = [](const Use& use) { return std::pair(use.resource, use.amount.value); };
  const auto stands_in = [&](const InstructionClass& other) {
    const ClassNumbers* numbers = numbers_of(*architecture, gpu, other.id);
    return numbers && &other != &instruction && other.space == MemorySpace::none &&
           std::ranges::equal(own->uses, numbers->uses, {}, taken, taken) &&
           (latency_of(gpu, *numbers) || latency_of(gpu, *numbers, {}, true));
  };
  for (const char* common : {"IADD3", "FADD", "IMAD"})
    if (const InstructionClass* other = instruction_class(common); stands_in(*other))
      return other;
  for (const InstructionClass& other : instruction_classes())
    if (stands_in(other))
      return &other;
  return nullptr;
}

std::optional<ClassNumbers> kin_numbers(const GpuSpec& gpu, const InstructionClass& instruction) {
  const Architecture* own = architecture_of(gpu);
  if (!own || !gpu.architectures || !exists_on(instruction, gpu.compute_capability))
    return std::nullopt;
  if (const InstructionClass* like = alike(gpu, instruction)) {
    ClassNumbers numbers = *numbers_of(*own, gpu, instruction.id);
    const ClassNumbers& other = *numbers_of(*own, gpu, like->id);
    const auto as_assumed = [&](std::optional<Fact> fact) {
      if (fact) {
        fact->status = FactStatus::assumed;
        fact->note =
            LOOM_TEXT("That of %1, which the same pipe executes. %2")(like->id, fact->note);
      }
      return fact;
    };
    numbers.latency = as_assumed(latency_of(gpu, other));
    numbers.latency_across = as_assumed(latency_of(gpu, other, {}, true));
    return numbers;
  }
  std::vector<const ClassNumbers*> kin;
  std::string names;
  for (const Architecture* each : gpu.architectures->all())
    for (const ClassNumbers& numbers : each->numbers.classes)
      if (each != own && numbers.instruction == &instruction) {
        kin.push_back(&numbers);
        names += (names.empty() ? "" : ", ") + each->name;
      }
  if (kin.empty())
    return std::nullopt;
  const auto range_of = [&](const auto& number) -> std::optional<Fact> {
    double low = 0, high = 0, sum = 0;
    int count = 0;
    for (const ClassNumbers* each : kin)
      if (const Fact* fact = number(*each)) {
        low = count == 0 ? fact->value : std::min(low, fact->value);
        high = std::max(high, fact->value);
        sum += fact->value;
        ++count;
      }
    if (count == 0)
      return std::nullopt;
    return Fact{.value = sum / count,
                .source = LOOM_TEXT("No number of this architecture: the range of %1")(names),
                .status = FactStatus::assumed,
                .note = {},
                .range = ValueRange{low, high}};
  };
  const auto pointer = [](const std::optional<Fact>& fact) { return fact ? &*fact : nullptr; };
  ClassNumbers numbers{.instruction = &instruction};
  numbers.latency = range_of([&](const ClassNumbers& of) { return pointer(of.latency); });
  numbers.latency_across =
      range_of([&](const ClassNumbers& of) { return pointer(of.latency_across); });
  for (std::size_t level = 0; level < numbers.levels.size(); ++level)
    numbers.levels[level] =
        range_of([&](const ClassNumbers& of) { return pointer(of.levels[level]); });
  for (const ResourceInfo& info : resource_table())
    if (auto use = range_of([&](const ClassNumbers& of) { return of.use(info.resource); }))
      numbers.uses.push_back({info.resource, *std::move(use)});
  return numbers;
}

std::optional<Fact> rate_of(const GpuSpec& gpu, const Architecture* architecture,
                            Resource resource) {
  if (auto fact = own_rate(gpu, resource))
    return fact;
  if (!architecture)
    return {};
  const auto& cut = architecture->geforce.rates[index(resource)];
  return is_cut_down(gpu) && cut ? cut : architecture->numbers.rates[index(resource)];
}

std::optional<OverheadNumber> overhead_of(const GpuSpec& gpu, Overhead overhead) {
  const std::size_t i = index(overhead);
  if (const Architecture* own = architecture_of(gpu)) {
    const auto& cut = own->geforce.overheads[i];
    if (const auto& known = is_cut_down(gpu) && cut ? cut : own->numbers.overheads[i])
      return known;
  }
  const std::string stand_in(overhead_rows[i].stand_in);
  const Architecture* other = gpu.architectures ? gpu.architectures->of(stand_in) : nullptr;
  std::optional<OverheadNumber> known = other ? other->numbers.overheads[i] : std::nullopt;
  if (known) {
    known->fact.status = FactStatus::assumed;
    known->fact.note = LOOM_TEXT("As on the %1: no source says it of this GPU.")(known->gpu);
  }
  return known;
}

std::optional<Fact> use_of(const GpuSpec& gpu, const ClassNumbers& numbers, Resource resource) {
  const InstructionClass& instruction = *numbers.instruction;
  if (resource == Resource::issue) {
    if (instruction.id == "MUFU.RSQ")
      if (auto cost = own(gpu, FactKey::sfu_issue_cost))
        return cost;
    if (instruction.id == "LDS.32")
      if (auto cost = own(gpu, FactKey::shared_issue_cost))
        return cost;
  }
  if (const Fact* fact = numbers.use(resource))
    return *fact;
  if (auto fact = use_of_own_rate(gpu, instruction, resource))
    return fact;
  if (resource == Resource::issue)
    return Fact{1, issue_slot_itself(), FactStatus::published,
                LOOM_TEXT("One instruction takes one.")};
  if (resource == Resource::l1 && instruction.space == MemorySpace::global && instruction.bytes > 0)
    return Fact{warp_size(gpu) * instruction.bytes, bytes_it_moves(), FactStatus::derived,
                warp_size(gpu) == 64 ? LOOM_TEXT("Exact. 64 threads × the bytes of one.")()
                                     : LOOM_TEXT("Exact. 32 threads × the bytes of one.")()};
  return {};
}

std::optional<Fact> latency_of(const GpuSpec& gpu, const ClassNumbers& numbers,
                               std::optional<MemoryLevel> level, bool across) {
  const Fact* at = nullptr;
  if (level)
    if (const auto& found = numbers.levels[static_cast<std::size_t>(*level)])
      at = &*found;
  // A GPU's latencies are of loads of 4 bytes a thread. In the caches wider ones take longer; on
  // the way to DRAM, whose latency differs more from GPU to GPU, that is little.
  const bool wide = at && level != MemoryLevel::dram && numbers.instruction->bytes > 4;
  if (!wide)
    if (auto fact = own_latency(gpu, *numbers.instruction, level, across))
      return fact;
  if (at)
    return *at;
  if (across && numbers.latency_across)
    return numbers.latency_across;
  if (auto fact = own_latency(gpu, *numbers.instruction, level, false))
    return fact;
  return numbers.latency;
}

} // namespace loom
