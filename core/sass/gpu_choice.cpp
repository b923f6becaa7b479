#include "core/sass/gpu_choice.h"

#include "core/sass/instruction.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace loom::sass {

namespace {

/// 86 of "8.6"; 0 where there is none.
int number_of(const std::string& text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string::npos)
    return 0;
  return 10 * std::atoi(text.c_str()) + std::atoi(text.c_str() + dot + 1);
}

bool has(const GpuSpec& gpu, std::initializer_list<FactKey> keys) {
  for (const FactKey key : keys)
    if (!gpu.facts.value(key))
      return false;
  return true;
}

/// Whether one of them is not what a source says of this GPU (core/gpu/derived.h).
bool by_rule(const GpuSpec& gpu, std::initializer_list<FactKey> keys) {
  return std::ranges::any_of(keys, [&](FactKey key) {
    const Fact* fact = gpu.facts.find(key);
    return fact && !fact->rule.empty();
  });
}

} // namespace

GpuChoice gpu_for(const std::string& arch, const Catalogue& catalogue) {
  using enum FactKey;
  const int wanted = arch_number(arch);
  if (wanted == 0) {
    GpuPtr gpu = catalogue.find("a100").value();
    Message warning =
        LOOM_TEXT("the listing does not say its architecture: scheduled for %1")(gpu->name);
    return {std::move(gpu), std::move(warning)};
  }
  GpuChoice choice;
  // Another generation, how far, without mem_lat, with numbers by rule: least first.
  std::tuple<bool, int, bool, bool> best;
  bool known = false; // whether any GPU is of the architecture
  for (const std::string& id : catalogue.ids()) {
    const auto gpu = catalogue.find(id);
    const int number = gpu ? number_of((*gpu)->compute_capability) : 0;
    if (number == 0 || (*gpu)->segment == "chip")
      continue;
    known = known || number == wanted;
    if (!has(**gpu, {alu_lat, issue_thru, schedulers}))
      continue;
    const std::tuple rank{number / 10 != wanted / 10, std::abs(number - wanted),
                          !has(**gpu, {mem_lat}), by_rule(**gpu, {alu_lat, issue_thru, mem_lat})};
    if (choice.gpu && rank >= best)
      continue;
    best = rank;
    choice.gpu = *gpu;
  }
  if (std::get<1>(best) != 0)
    choice.warning = LOOM_TEXT("%1: scheduled for %2 (compute capability %3), the nearest; take "
                               "ports and latencies as a what-if")(
        (known ? LOOM_TEXT("no GPU of %1 has the numbers that a schedule takes")
               : LOOM_TEXT("no GPU of %1 is in the catalogue"))(arch),
        choice.gpu->name, choice.gpu->compute_capability);
  return choice;
}

} // namespace loom::sass
