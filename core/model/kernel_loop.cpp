#include "core/model/kernel_loop.h"

#include <utility>

namespace loom {

const char* other_instruction(Resource other) {
  return other == Resource::dram ? "LDG.32" : other == Resource::sfu ? "MUFU.RSQ" : "LDS.32";
}

LoopNumbers kernel_loop(const KernelModel& model, double alpha, Resource other) {
  constexpr double word = 4;
  const bool dram = other == Resource::dram;
  const double bytes = dram ? model.lanes * word : 0;
  const double of_one = dram ? bytes : 1;
  ItemNumbersOf<double> access{.name = other_instruction(other),
                               .count = 1,
                               .latency = model.other_alu_lat,
                               .own_latency = model.other_lat,
                               .bytes = bytes,
                               .role = AlphaRole::memory,
                               .dram = dram};
  access.use[index(Resource::issue)] = model.other_issue;
  access.use[index(other)] = of_one;
  if (dram)
    access.levels[2] = {1, model.other_alu_lat, model.other_lat};
  ItemNumbersOf<double> add{.name = "FADD",
                            .count = 1,
                            .latency = model.alu_lat,
                            .own_latency = model.alu_lat,
                            .role = AlphaRole::arithmetic};
  add.use[index(Resource::issue)] = add.use[index(Resource::fp32)] = 1;
  LoopNumbers numbers;
  numbers.items = {std::move(access), std::move(add)};
  numbers.ilp = model.ilp;
  numbers.rates[index(Resource::issue)] = model.issue_thru;
  numbers.rates[index(Resource::fp32)] = model.alu_thru;
  numbers.rates[index(other)] = model.other_thru * of_one;
  return with_alpha(std::move(numbers), alpha);
}

} // namespace loom
