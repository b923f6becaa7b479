#include "core/gpu/gpu_lint.h"

#include "core/gpu/cross_facts.h"
#include "core/gpu/fact_range.h"
#include "core/gpu/family_json.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/gpu_parts.h"
#include "core/gpu/relations.h"
#include "core/text/json.h"

#include <map>

namespace loom {

namespace {

void add_contradictions(const GpuSpec& gpu, const std::string& pointer, json::Problems& problems) {
  for (const Contradiction& contradiction : contradictions(gpu.facts))
    problems.add(json::deeper(json::deeper(pointer, "facts"), fact_info(contradiction.fact).name),
                 contradiction.detail);
  for (const FactInfo& info : fact_table()) {
    const Fact* fact = gpu.facts.find(info.key);
    if (!fact)
      continue;
    const std::string place = json::deeper(json::deeper(pointer, "facts"), info.name);
    const auto range = fact_range(*fact);
    if (range && !(range->first <= fact->value && fact->value <= range->second))
      problems.add(json::deeper(place, "note"),
                   range_without_value(range->first, range->second, fact->value));
    const bool of_cards = !fact->rule.empty() && fact->rule != "architecture";
    if (of_cards && fact->note.empty()) // an architecture's number has its own source
      problems.add(place, LOOM_TEXT("a rule without evidence: expected a 'note' that gives the "
                                    "calculation"));
    else if (fact->status == FactStatus::derived && fact->note.empty())
      problems.add(place, LOOM_TEXT("expected a 'note' that gives the calculation, as the status "
                                    "is 'derived'"));
  }
}

std::string member_pointer(std::size_t index) {
  return json::deeper("/members", std::to_string(index));
}

void check_name(const std::string& id, std::string_view ending, json::Problems& problems) {
  const std::string expected = id + std::string(ending);
  if (expected != problems.file())
    problems.add("/id", LOOM_TEXT("the file of %1 is called %2, not %3")(
                            json::in_quotes(id), expected, problems.file()));
}

} // namespace

std::vector<Error> lint_gpu_file(std::string_view text, const std::string& file) {
  const Result<GpuSpec> gpu = gpu_from_json(text, file);
  if (!gpu)
    return lint_gpu(text, file);
  json::Problems problems(file);
  add_contradictions(*gpu, "", problems);
  return problems.list();
}

std::vector<Error> lint_family_file(std::string_view text, const std::string& file,
                                    const Catalogue& catalogue) {
  const Result<std::vector<GpuSpec>> family = family_from_json(text, file);
  if (!family)
    return lint_family(text, file);
  json::Problems problems(file);
  for (std::size_t i = 0; i < family->size(); ++i) {
    const GpuSpec& gpu = (*family)[i];
    if (catalogue.has_file(gpu.id))
      problems.add(json::deeper(member_pointer(i), "id"),
                   LOOM_TEXT("%1 has a file of its own, which counts; remove it here")(
                       json::in_quotes(gpu.id)));
    add_contradictions(gpu, member_pointer(i), problems);
  }
  return problems.list();
}

std::vector<Error> lint_catalogue(const Catalogue& catalogue) {
  std::vector<Error> all;
  std::map<std::string, std::string> family_of;       // by the GPU's id
  std::map<std::string, std::string> architecture_of; // by the compute capability
  for (const EmbeddedFile& file : catalogue.files()) {
    if (!file.name.ends_with(".json"))
      continue;
    const std::string name(file.name);
    std::vector<Error> found;
    if (file.name.ends_with(".family.json")) {
      found = lint_family_file(file.content, name, catalogue);
      json::Problems twice(name);
      if (const Result<std::vector<GpuSpec>> family = family_from_json(file.content, name))
        for (std::size_t i = 0; i < family->size(); ++i)
          if (const auto [first, fresh] = family_of.emplace((*family)[i].id, name); !fresh)
            twice.add(json::deeper(member_pointer(i), "id"),
                      LOOM_TEXT("%1 is a member of %2 too")(json::in_quotes(first->first),
                                                            first->second));
      found.insert(found.end(), twice.list().begin(), twice.list().end());
    } else if (file.name.ends_with(architecture_ending)) {
      found = lint_architecture(file.content, name);
      if (const Result<Architecture> read = architecture_from_json(file.content, name)) {
        json::Problems problems(name);
        check_name(read->id, architecture_ending, problems);
        for (const std::string& capability : read->compute_capabilities)
          if (const auto [first, fresh] = architecture_of.emplace(capability, name); !fresh)
            problems.add("/compute_capabilities", LOOM_TEXT("compute capability %1 is in %2 too")(
                                                      json::in_quotes(capability), first->second));
        found.insert(found.end(), problems.list().begin(), problems.list().end());
      }
    } else if (file.name.ends_with(".rules.json")) {
      found = lint_rules(file.content, name, catalogue);
    } else if (file.name.ends_with(checks_ending)) {
      found = lint_checks(file.content, name, catalogue);
    } else {
      found = lint_gpu_file(file.content, name);
      if (const Result<GpuSpec> gpu = gpu_from_json(file.content, name)) {
        json::Problems misnamed(name);
        check_name(gpu->id, ".json", misnamed);
        found.insert(found.end(), misnamed.list().begin(), misnamed.list().end());
      }
    }
    all.insert(all.end(), found.begin(), found.end());
  }
  const std::vector<Error> dates = lint_dates(catalogue);
  all.insert(all.end(), dates.begin(), dates.end());
  return all;
}

} // namespace loom
