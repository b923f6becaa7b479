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

std::string capability_of(const std::string& arch) {
  const int number = arch_number(arch);
  return number == 0 ? std::string()
                     : std::to_string(number / 10) + '.' + std::to_string(number % 10);
}

GpuChoice gpu_for(const std::string& arch, const Catalogue& catalogue) {
  using enum FactKey;
  const int wanted = arch_number(arch);
  if (wanted == 0)
    return {std::make_shared<const GpuSpec>(), arch_not_said()};
  // Without numbers, without mem_lat, with numbers by rule: least first.
  std::tuple<bool, bool, bool> own_rank;
  std::tuple<bool, int, bool, bool> near_rank; // another generation, how far, and the same
  GpuPtr own, near;
  for (const std::string& id : catalogue.ids()) {
    const auto gpu = catalogue.find(id);
    const int number = gpu ? number_of((*gpu)->compute_capability) : 0;
    if (number == 0 || (*gpu)->segment == "chip")
      continue;
    const bool lacking = !has(**gpu, {alu_lat, issue_thru, schedulers});
    const bool no_memory = !has(**gpu, {mem_lat});
    const bool derived = by_rule(**gpu, {alu_lat, issue_thru, mem_lat});
    if (const std::tuple rank{lacking, no_memory, derived};
        number == wanted && (!own || rank < own_rank)) {
      own_rank = rank;
      own = *gpu;
    }
    if (const std::tuple rank{number / 10 != wanted / 10, std::abs(number - wanted), no_memory,
                              derived};
        !lacking && (!near || rank < near_rank)) {
      near_rank = rank;
      near = *gpu;
    }
  }
  if (own && !std::get<0>(own_rank))
    return {own, {}};
  GpuChoice choice{own, {}};
  if (near)
    choice.warning = (own ? no_numbers_of_arch
                          : no_gpu_of_arch)(arch, near->name, near->compute_capability, near->id);
  if (!own) {
    auto none = std::make_shared<GpuSpec>();
    none->compute_capability = capability_of(arch);
    choice.gpu = std::move(none);
  }
  return choice;
}

} // namespace loom::sass
