#include "core/gpu/relations.h"

#include "core/base/number.h"
#include "core/gpu/fact_range.h"
#include "core/gpu/gpu_parts.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace loom {

namespace {

using enum FactKey;

constexpr double rounding = 0.02; ///< of published TFLOPS and of clocks, each by itself
constexpr json::NumberRule teraflops{.min = 1e-4, .max = 1e5};
constexpr json::NumberRule megahertz{.min = 1, .max = 1e5};
constexpr json::NumberRule kibibytes{.min = 1, .max = 1e9};
constexpr std::size_t most = 1024;

/// Published peaks of a GPU, TFLOPS; one of them at least.
struct Peak {
  std::string gpu, pointer;
  std::optional<double> fp32{}, fp64{};
  std::optional<double> clock{}; ///< MHz that they are published for, where it is not the GPU's
};

/// GPUs with the same chip, parts of which may be switched off.
struct Chip {
  std::string name, pointer;
  std::string whole{};             ///< id of the GPU that is the whole chip; may be empty
  std::optional<double> l2_size{}; ///< KiB of the whole chip
  std::vector<std::string> gpus{};
};

struct Published {
  std::vector<Peak> peaks;
  std::vector<Chip> chips;
};

/// Reads the member "source", which may name one of the file's; nothing is computed with it.
void check_source(json::Members& members, const NamedSources& sources, json::Problems& problems) {
  Message source = verbatim(members.required_text("source"));
  expand_source(source, members.pointer("source"), sources, problems);
}

Peak read_peak(const json::Value& value, const std::string& pointer, const NamedSources& sources,
               json::Problems& problems) {
  json::Members members(value, pointer, problems);
  Peak peak{.gpu = members.required_text("gpu"), .pointer = pointer};
  peak.fp32 = members.number("fp32", teraflops);
  peak.fp64 = members.number("fp64", teraflops);
  peak.clock = members.number("clock", megahertz);
  check_source(members, sources, problems);
  (void)members.text("note");
  if (members.is_object() && !peak.fp32 && !peak.fp64)
    problems.add(pointer, LOOM_TEXT("expected 'fp32' or 'fp64'"));
  members.finish();
  return peak;
}

Chip read_chip(const json::Value& value, const std::string& pointer, const NamedSources& sources,
               json::Problems& problems) {
  json::Members members(value, pointer, problems);
  Chip chip{.name = members.required_text("chip"), .pointer = pointer};
  chip.whole = members.text("whole").value_or("");
  chip.l2_size = members.number("l2_size", kibibytes);
  members.require("gpus");
  for (const auto& [id, at] : members.elements("gpus", most))
    if (id.is_string())
      chip.gpus.push_back(id.get<std::string>());
    else
      problems.add(at, LOOM_TEXT("expected text, found %1")(id.dump()));
  check_source(members, sources, problems);
  members.finish();
  return chip;
}

Published read_published(const json::Value& value, json::Problems& problems) {
  Published published;
  json::Members members(value, "", problems);
  (void)json::check_version(members, "latencyloom-checks", 1, 0, problems);
  NamedSources sources;
  if (const json::Value* names = members.require("sources"))
    sources = read_sources(*names, members.pointer("sources"), problems);
  for (const auto& [each, at] : members.elements("peaks", most))
    published.peaks.push_back(read_peak(each, at, sources, problems));
  for (const auto& [each, at] : members.elements("chips", most))
    published.chips.push_back(read_chip(each, at, sources, problems));
  members.finish();
  return published;
}

/// A built-in GPU by its very id.
GpuPtr gpu_of(const std::string& id, const Catalogue& catalogue) {
  if (!catalogue.built_in(id))
    return nullptr;
  const auto gpu = catalogue.find(id);
  return gpu ? *gpu : nullptr;
}

GpuPtr require_gpu(const std::string& id, const std::string& pointer, const Catalogue& catalogue,
                   json::Problems& problems) {
  GpuPtr gpu = gpu_of(id, catalogue);
  if (!gpu)
    problems.add(pointer, LOOM_TEXT("no GPU is called %1")(json::in_quotes(id)));
  return gpu;
}

/// A fact with its range, or itself where it has none.
struct Span {
  double value, low, high;
};
Span span_of(const Fact& fact, double scale = 1) {
  const auto range = fact_range(fact);
  return {fact.value * scale, (range ? range->first : fact.value) * scale,
          (range ? range->second : fact.value) * scale};
}

std::optional<Span> span_of(const GpuSpec& gpu, FactKey key) {
  const Fact* fact = gpu.facts.find(key);
  return fact ? std::optional(span_of(*fact)) : std::nullopt;
}

/// FP64 results of an SM in a cycle: the GPU's own, else its architecture's.
std::optional<Span> fp64_lanes(const GpuSpec& gpu) {
  if (auto own = span_of(gpu, fp64_rate))
    return own;
  const auto rate = rate_of(gpu, architecture_of(gpu), Resource::fp64);
  return rate ? std::optional(span_of(*rate, lanes_of_warp(gpu.compute_capability))) : std::nullopt;
}

void check_peak(double published, std::string_view key, const std::optional<Span>& lanes,
                const Peak& peak, const GpuSpec& gpu, json::Problems& problems) {
  const auto sms = span_of(gpu, sm_count);
  const auto mhz =
      peak.clock ? std::optional(Span{*peak.clock, *peak.clock, *peak.clock}) : span_of(gpu, clock);
  if (!lanes || !sms || !mhz) {
    problems.add(json::deeper(peak.pointer, key),
                 LOOM_TEXT("%1 lacks units, SMs or clock, from which they follow")(gpu.id));
    return;
  }
  constexpr double tera = 1e-6; // of MHz; a multiply-add is two operations
  const double low = lanes->low * sms->low * 2 * mhz->low * tera * (1 - rounding);
  const double high = lanes->high * sms->high * 2 * mhz->high * tera * (1 + rounding);
  if (published < low || published > high)
    problems.add(
        json::deeper(peak.pointer, key),
        LOOM_TEXT("%1 TFLOPS are published of %2, but %3 a cycle and SM × %4 SMs × 2 × "
                  "%5 MHz = %6")(published, gpu.id, lanes->value, sms->value, mhz->value,
                                 significant(lanes->value * sms->value * 2 * mhz->value * tera)));
}

void check_peak(const Peak& peak, const Catalogue& catalogue, json::Problems& problems) {
  const GpuPtr gpu = require_gpu(peak.gpu, json::deeper(peak.pointer, "gpu"), catalogue, problems);
  if (!gpu)
    return;
  if (peak.fp32)
    check_peak(*peak.fp32, "fp32", span_of(*gpu, cores), peak, *gpu, problems);
  if (peak.fp64)
    check_peak(*peak.fp64, "fp64", fp64_lanes(*gpu), peak, *gpu, problems);
}

/// Facts that the SMs of one chip have in common, whatever a card switches off.
constexpr std::array sm_facts{
    cores,        max_warps,     schedulers,  sfu_units, partitions,   fp64_units,       ldst_units,
    tensor_cores, register_file, shared_size, l1_shared, shared_banks, shared_bank_width};
/// Facts of which a card may have less than the whole chip.
constexpr std::array parts{sm_count, cuda_cores, memory_bus, l2_size, gpcs, tpcs, l2_slices};

void at_most(const GpuSpec& gpu, FactKey key, double most_of_it, const std::string& place,
             const std::string& chip, json::Problems& problems) {
  const auto own = gpu.facts.value(key);
  if (own && *own > most_of_it)
    problems.add(place, LOOM_TEXT("%1 of %2 is %3, more than the %4 of the whole %5")(
                            fact_info(key).name, gpu.id, *own, most_of_it, chip));
}

void check_chip(const Chip& chip, const Catalogue& catalogue, json::Problems& problems) {
  const GpuPtr whole =
      chip.whole.empty()
          ? nullptr
          : require_gpu(chip.whole, json::deeper(chip.pointer, "whole"), catalogue, problems);
  GpuPtr with[sm_facts.size()]; // the first GPU that has the fact
  GpuPtr first;
  for (std::size_t i = 0; i < chip.gpus.size(); ++i) {
    const std::string place = json::deeper(json::deeper(chip.pointer, "gpus"), std::to_string(i));
    const GpuPtr gpu = require_gpu(chip.gpus[i], place, catalogue, problems);
    if (!gpu)
      continue;
    if (!first)
      first = gpu;
    if (gpu->compute_capability != first->compute_capability)
      problems.add(place, LOOM_TEXT("%1 has the compute capability %2, but %3, with the same chip, "
                                    "has %4")(gpu->id, gpu->compute_capability, first->id,
                                              first->compute_capability));
    for (std::size_t k = 0; k < sm_facts.size(); ++k) {
      const auto own = gpu->facts.value(sm_facts[k]);
      if (!own)
        continue;
      if (!with[k])
        with[k] = gpu;
      else if (const double other = *with[k]->facts.value(sm_facts[k]); other != *own)
        problems.add(place, LOOM_TEXT("%1 of %2 is %3, but that of %4, with the same chip, is %5")(
                                fact_info(sm_facts[k]).name, gpu->id, *own, with[k]->id, other));
    }
    if (chip.l2_size)
      at_most(*gpu, l2_size, *chip.l2_size, place, chip.name, problems);
    if (whole)
      for (const FactKey key : parts)
        if (const auto all = whole->facts.value(key))
          at_most(*gpu, key, *all, place, chip.name, problems);
  }
}

/// What orders compute capabilities of one maker by age: NVIDIA's major number. AMD's targets have
/// no such order: CDNA's are newer than RDNA's of a higher number.
std::optional<int> generation(const GpuSpec& gpu) {
  if (is_amd(gpu.compute_capability) || gpu.compute_capability.empty())
    return {};
  int major = 0;
  const std::string& text = gpu.compute_capability;
  std::from_chars(text.data(), text.data() + text.size(), major);
  return major;
}

/// A card that one can have since Kepler, or of AMD's.
bool recent_card(const GpuSpec& gpu) {
  if (gpu.segment == "chip" || gpu.compute_capability.empty())
    return false;
  constexpr int kepler = 3;
  const auto major = generation(gpu);
  return !major || *major >= kepler;
}

/// What is read of every file of what is published; a file that cannot be read says nothing here.
Published all_published(const Catalogue& catalogue) {
  Published all;
  for (const EmbeddedFile& file : catalogue.files()) {
    if (!file.name.ends_with(checks_ending))
      continue;
    if (Result<Published> read =
            json::read_whole(file.content, std::string(file.name), read_published)) {
      std::ranges::move(read->peaks, std::back_inserter(all.peaks));
      std::ranges::move(read->chips, std::back_inserter(all.chips));
    }
  }
  return all;
}

} // namespace

std::vector<Error> lint_checks(std::string_view text, const std::string& file,
                               const Catalogue& catalogue) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return {value.error()};
  json::Problems problems(file);
  const Published published = read_published(*value, problems);
  for (const Peak& peak : published.peaks)
    check_peak(peak, catalogue, problems);
  std::map<std::string, std::string> chip_of; // by the GPU's id
  for (const Chip& chip : published.chips) {
    check_chip(chip, catalogue, problems);
    for (const std::string& id : chip.gpus)
      if (const auto [other, fresh] = chip_of.emplace(id, chip.name); !fresh)
        problems.add(json::deeper(chip.pointer, "gpus"),
                     LOOM_TEXT("%1 is a GPU of chip %2 too")(json::in_quotes(id), other->second));
  }
  return problems.list();
}

std::vector<Error> lint_dates(const Catalogue& catalogue) {
  // The first date of each generation: the oldest GPUs come first.
  std::map<int, GpuPtr> first;
  const std::vector<GpuPtr> gpus = built_in_gpus(catalogue);
  for (const GpuPtr& gpu : gpus)
    if (const auto major = generation(*gpu);
        major && !gpu->released.empty() && gpu->segment != "embedded")
      first.emplace(*major, gpu);
  std::vector<Error> found;
  for (const GpuPtr& gpu : gpus) {
    const auto major = generation(*gpu);
    if (!major || gpu->released.empty())
      continue;
    for (const auto& [older, oldest] : first)
      if (older < *major && gpu->released < oldest->released) {
        json::Problems problems(gpu->id);
        problems.add("/released",
                     LOOM_TEXT("%1 is before %2, in which %3 was the first GPU of an older compute "
                               "capability")(gpu->released, oldest->released, oldest->id));
        found.insert(found.end(), problems.list().begin(), problems.list().end());
        break;
      }
  }
  return found;
}

std::vector<Gap> gaps(const Catalogue& catalogue) {
  const Published published = all_published(catalogue);
  std::set<std::string> with_peak, with_chip;
  for (const Peak& peak : published.peaks)
    if (peak.fp32)
      with_peak.insert(peak.gpu);
  for (const Chip& chip : published.chips)
    with_chip.insert(chip.gpus.begin(), chip.gpus.end());
  Gap size{verbatim("memory_size"), {}}, bus{verbatim("memory_bus"), {}},
      kind{verbatim("memory_type"), {}}, l2{verbatim("l2_size"), {}},
      month{LOOM_TEXT("month of release")(), {}}, peak{LOOM_TEXT("published FP32 TFLOPS")(), {}},
      chip{LOOM_TEXT("chip")(), {}};
  constexpr std::string_view month_form = "YYYY-MM";
  for (const GpuPtr& gpu : built_in_gpus(catalogue)) {
    if (!recent_card(*gpu))
      continue;
    const auto note = [&gpu](Gap& gap, bool known) {
      if (!known)
        gap.gpus.push_back(gpu->id);
    };
    note(size, gpu->facts.find(memory_size));
    note(bus, gpu->facts.find(memory_bus));
    note(kind, gpu->memory_type.has_value());
    note(l2, gpu->facts.find(l2_size));
    note(month, gpu->released.size() == month_form.size());
    note(peak, with_peak.contains(gpu->id));
    note(chip, with_chip.contains(gpu->id));
  }
  std::vector<Gap> found;
  for (Gap* gap : {&size, &bus, &kind, &l2, &month, &peak, &chip})
    if (!gap->gpus.empty())
      found.push_back(std::move(*gap));
  return found;
}

} // namespace loom
