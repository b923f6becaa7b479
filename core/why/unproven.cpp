// Dependences of a listing that are not proved (core/sass/hazards.h).

#include "core/why/code.h"
#include "core/why/parts.h"

namespace loom::why {

namespace {

constexpr Text distances{
    "the least distance that nvcc 13.0.88 leaves; CUDA C Programming Guide, Multiprocessor Level; "
    "Jia et al., arXiv 1903.07486 and 1804.06826; maxas"};

/// The stall counts from one access to the other, where they stand in one block.
std::optional<Traced> distance(const sass::Function& function, const sass::Analysis& analysis,
                               const sass::Unproven& unproven, const std::string& id) {
  const auto& block_of = analysis.graph.block_of;
  if (unproven.before >= unproven.after || block_of[unproven.before] != block_of[unproven.after])
    return {};
  std::vector<Traced> stalls;
  for (std::size_t i = unproven.before; i < unproven.after; ++i)
    stalls.emplace_back(given(id + ".stall_" + std::to_string(stalls.size() + 1),
                              LOOM_TEXT("stall count of the instruction"),
                              "s_" + std::to_string(stalls.size() + 1), "cycles",
                              static_cast<double>(function.instructions[i].control.stall),
                              place_of(function, i, {0, 3})));
  const Traced sum =
      stalls.size() == 1 ? stalls.front() : Traced(Traced::Kind::sum, std::move(stalls));
  return sum.value() == unproven.found ? std::optional(sum) : std::nullopt;
}

} // namespace

std::vector<QuantityPtr> explain_unproven(const sass::Function& function,
                                          const sass::Analysis& analysis,
                                          const sass::Unproven& unproven, const std::string& id,
                                          const std::string& mark) {
  if (unproven.why == sass::Unproved::not_waited) {
    const bool reads = unproven.hazard == sass::Hazard::write_after_read;
    return {given(id + ".barrier", LOOM_TEXT("barrier that is not waited for"), "b_" + mark, "",
                  static_cast<double>(unproven.barrier),
                  place_of(function, unproven.before, reads ? Bits{8, 10} : Bits{5, 7}))};
  }
  if (unproven.why != sass::Unproved::too_close)
    return {};
  Quantity between{.id = id + ".found",
                   .name = LOOM_TEXT("cycles between two accesses to a register"),
                   .symbol = "d_" + mark,
                   .unit = "cycles",
                   .value = static_cast<double>(unproven.found),
                   .source = LOOM_TEXT("to %1")(place_of(function, unproven.after))};
  std::vector<QuantityPtr> numbers;
  if (const auto sum = distance(function, analysis, unproven, id)) {
    numbers.push_back(computed(std::move(between), *sum));
  } else {
    between.method = LOOM_TEXT("the least sum of stall counts on a way from one to the other");
    numbers.push_back(found(std::move(between), {}));
  }
  numbers.push_back(given(id + ".needed", LOOM_TEXT("cycles between them that would prove it"),
                          "d_needed" + mark, "cycles", static_cast<double>(unproven.needed),
                          distances, FactStatus::derived,
                          LOOM_TEXT("from %1")(place_of(function, unproven.before))));
  return numbers;
}

QuantityPtr explain_bare_wait(const sass::Function& function, const sass::BareWait& wait,
                              const std::string& id, const std::string& mark) {
  return given(id + ".barrier", LOOM_TEXT("barrier that nothing sets before"), "b_" + mark, "",
               static_cast<double>(wait.barrier), place_of(function, wait.waiter, {11, 16}));
}

} // namespace loom::why
