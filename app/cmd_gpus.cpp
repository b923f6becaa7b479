// `latencyloom gpus` and `latencyloom gpus show ID`.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/gpu/gpu_columns.h"
#include "core/gpu/gpu_value.h"
#include "core/gpu/vendor_words.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

namespace loom {

namespace {

struct GpusCommand {
  std::optional<std::string> show;                  ///< one GPU in full
  std::string architecture, segment, memory, known; ///< only these; empty for all
  std::string sort;                                 ///< the column to go by; empty: by release
  bool json = false;
};

std::string list_text(const std::vector<GpuPtr>& gpus) {
  std::size_t id_width = 2, name_width = 4, architecture_width = 12, released_width = 8,
              segment_width = 7;
  for (const GpuPtr& gpu : gpus) {
    id_width = std::max(id_width, gpu->id.size());
    name_width = std::max(name_width, gpu->name.size());
    architecture_width = std::max(architecture_width, gpu->architecture.size());
    segment_width = std::max(segment_width, gpu->segment.size());
  }
  std::string text;
  const auto row = [&](std::string_view id, std::string_view name, std::string_view architecture,
                       std::string_view released, std::string_view segment, std::string_view memory,
                       std::string_view known) {
    text += fmt::format("{:<{}}  {:<{}}  {:<{}}  {:<{}}  {:<{}}  {:<6}  {}\n", id, id_width, name,
                        name_width, architecture, architecture_width, released, released_width,
                        segment, segment_width, memory, known);
  };
  const auto or_dash = [](const std::string& word) { return word.empty() ? "-" : word; };
  row("ID", "NAME", "ARCHITECTURE", "RELEASED", "SEGMENT", "MEMORY", "KNOWN");
  for (const GpuPtr& gpu : gpus)
    row(gpu->id, gpu->name, gpu->architecture, or_dash(gpu->released), or_dash(gpu->segment),
        or_dash(word_of(*gpu, GpuWord::memory_type)), word_of(*gpu, GpuWord::knowledge));
  return text;
}

/// Keeps the GPUs whose `word` is `wanted`, in capitals or not; all of them when it is empty.
/// bad_argument, naming what there is, when none is.
Result<void> keep(std::vector<GpuPtr>& gpus, std::string_view option, const std::string& wanted,
                  GpuWord word) {
  if (wanted.empty())
    return {};
  const auto same = [](std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
  };
  std::vector<std::string> known;
  for (const GpuPtr& gpu : gpus)
    if (const std::string& name = word_of(*gpu, word);
        !name.empty() && std::ranges::find(known, name) == known.end())
      known.push_back(name);
  std::erase_if(gpus, [&](const GpuPtr& gpu) { return !same(word_of(*gpu, word), wanted); });
  if (!gpus.empty())
    return {};
  return bad_argument(verbatim(std::string(option) + ": expected one of " + joined(known) +
                               ", found '" + wanted.substr(0, 64) + "'"));
}

/// By what a column says, GPUs of which it says nothing last; bad_argument for no column.
Result<void> sort(std::vector<GpuPtr>& gpus, const std::string& name) {
  if (name.empty())
    return {};
  const std::optional<GpuColumn> column = gpu_column(name);
  if (!column)
    return bad_argument(
        verbatim("--sort: expected a column, as in known, name or sm_count, found '" +
                 name.substr(0, 64) + "'"));
  std::ranges::stable_sort(gpus, [&](const GpuPtr& a, const GpuPtr& b) {
    return known(*a, *column) && (!known(*b, *column) || stands_before(*a, *b, *column));
  });
  return {};
}

void write_head(JsonWriter& writer, const GpuSpec& gpu) {
  writer.key("id").text(gpu.id).key("name").text(gpu.name);
  writer.key("architecture").text(gpu.architecture);
  writer.key("released").text_or_null(gpu.released);
  writer.key("compute_capability").text_or_null(gpu.compute_capability);
  writer.key("segment").text_or_null(gpu.segment);
  writer.key("known").text(word_of(gpu, GpuWord::knowledge));
}

std::string list_json(const std::vector<GpuPtr>& gpus) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpus").rows(gpus, [&](const GpuPtr& gpu) {
      write_head(writer, *gpu);
      writer.key("memory_type").text_or_null(word_of(*gpu, GpuWord::memory_type));
    });
  });
}

std::string show_json(const GpuSpec& gpu) {
  return json_answer([&](JsonWriter& writer) {
    write_head(writer, gpu);
    writer.key("note").text_or_null(gpu.note);
    writer.key("memory_type");
    if (gpu.memory_type)
      write_fact(writer, *gpu.memory_type, JsonWriter::Layout::lines);
    else
      writer.null();
    writer.key("facts").begin_object();
    for (const FactInfo& info : fact_table()) {
      if (const Fact* fact = gpu.facts.find(info.key))
        write_fact(writer.key(info.name), *fact, info.unit, JsonWriter::Layout::lines);
      else
        writer.key(info.name).null();
    }
    writer.end_object();
    writer.key("patterns").objects(gpu.patterns, [&](const AccessPattern& pattern) {
      writer.key("id").text(pattern.id).key("name").text(pattern.name);
      writer.key("facts").begin_object();
      for (const FactInfo& info : fact_table())
        if (const Fact* fact = pattern.facts.find(info.key))
          write_fact(writer.key(info.name), *fact, info.unit, JsonWriter::Layout::lines);
      writer.end_object();
    });
    writer.key("measurements").objects(gpu.measurements, [&](const Measurement& measurement) {
      writer.key("file").text(measurement.file).key("mix").text(measurement.mix);
      writer.key("access").text(measurement.access).key("ilp").number(measurement.ilp);
      writer.key("extra_arithmetic").number(measurement.extra_arithmetic);
      writer.key("source").text(measurement.source);
    });
  });
}

std::string row(std::string_view name, const std::string& value, std::string_view unit,
                std::string_view status, const std::string& source, const std::string& note) {
  std::string text =
      fmt::format("  {:<21} {:>9} {:<18}  {:<9}  {}\n", name, value, unit, status, source);
  if (!note.empty())
    text += fmt::format("  {:<21} {:>9} {:<18}  {:<9}  ({})\n", "", "", "", "", note);
  return text;
}

void add_facts(std::string& text, const GpuSpec& gpu, const Facts& facts, bool name_unknown) {
  std::string unknown;
  for (const FactInfo& info : fact_table()) {
    const Fact* fact = facts.find(info.key);
    if (!fact) {
      unknown += (unknown.empty() ? "" : ", ") + std::string(info.name);
      continue;
    }
    text += row(info.name, shortest(fact->value), in_words_of(gpu.compute_capability, info.unit),
                to_string(fact->status), fact->source.english(), fact->note.english());
  }
  if (name_unknown && !unknown.empty())
    text += "  unknown: " + unknown + "\n";
}

std::string show_text(const GpuSpec& gpu) {
  std::string text = fmt::format(
      "{} ({}), {}{}{}, {}\n", gpu.name, gpu.id, gpu.architecture,
      gpu.released.empty() ? "" : ", released " + gpu.released,
      gpu.compute_capability.empty()
          ? ""
          : in_words_of(gpu.compute_capability, ", compute capability ") + gpu.compute_capability,
      word_of(gpu, GpuWord::knowledge));
  if (!gpu.note.empty())
    text += gpu.note + "\n";
  text += "\n";
  if (const auto& memory = gpu.memory_type)
    text += row("memory_type", memory->value, "", to_string(memory->status),
                memory->source.english(), memory->note.english());
  add_facts(text, gpu, gpu.facts, true);
  for (const AccessPattern& pattern : gpu.patterns) {
    text += fmt::format("\naccess pattern {} ({})\n", pattern.id, pattern.name);
    add_facts(text, gpu, pattern.facts, false);
  }
  for (const Measurement& measurement : gpu.measurements)
    text += fmt::format("\nmeasured points {} (mix {}{}): {}\n", measurement.file, measurement.mix,
                        measurement.ilp == 1 ? "" : fmt::format(", ILP {}", measurement.ilp),
                        measurement.source);
  return text;
}

Result<std::string> answer(const GpusCommand& command) {
  const Catalogue catalogue = load_catalogue();
  if (command.show) {
    return catalogue.find(*command.show).map([&](const GpuPtr& gpu) {
      return command.json ? show_json(*gpu) : show_text(*gpu);
    });
  }
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    if (const Result<GpuPtr> gpu = catalogue.find(id))
      gpus.push_back(*gpu);
  for (const auto& [option, name, word] :
       {std::tuple("--architecture", &command.architecture, GpuWord::architecture),
        std::tuple("--segment", &command.segment, GpuWord::segment),
        std::tuple("--memory", &command.memory, GpuWord::memory_type),
        std::tuple("--known", &command.known, GpuWord::knowledge)})
    LOOM_CHECK(keep(gpus, option, *name, word));
  LOOM_CHECK(sort(gpus, command.sort));
  return command.json ? list_json(gpus) : list_text(gpus);
}

} // namespace

void add_gpus(const Options& program) {
  const auto [options, command] =
      program.command<GpusCommand>("gpus", "list the GPUs, or show one with its sources", answer);
  options.add("--json", command.json, "as JSON");
  options.add("--architecture", command.architecture, "only these, as in Maxwell", "NAME");
  options.add("--segment", command.segment, "only GeForce, 'data centre' or chip", "NAME");
  options.add("--memory", command.memory, "only those with this DRAM, as in HBM2", "NAME");
  options.add("--known", command.known, "only those known so, as in measured", "NAME");
  options.add("--sort", command.sort, "by this column: known, name, sm_count, ...", "COLUMN");
  const Options show = options.variant("show", "one GPU: every number, its source and status");
  show.add("ID", command.show, "id of the GPU").required();
  show.add("--json", command.json, "as JSON");
}

} // namespace loom
