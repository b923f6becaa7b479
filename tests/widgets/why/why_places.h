#pragma once

/// Derivations of places in pictures, one of each kind.

#include "core/access/memory_run.h"
#include "core/lesson/lesson.h"
#include "core/memory/staircase.h"
#include "core/why/access.h"
#include "core/why/divergence.h"
#include "core/why/limits.h"
#include "core/why/memory_cost.h"

#include <array>
#include <vector>

namespace loom {

/// One place in each picture of an access, of a step, of what memory costs and of a launch.
inline void add_places(std::vector<why::Section>& all, const GpuPtr& gpu) {
  using memory::PatternKind;
  for (const PatternKind kind : {PatternKind::stride, PatternKind::swizzle, PatternKind::list})
    for (const memory::LaneMask masked : {0U, 2U}) {
      const memory::AddressPattern pattern{.kind = kind,
                                           .threads = 2,
                                           .inactive = masked,
                                           .offset = 4,
                                           .list = {0, 7},
                                           .padding = 1};
      const auto global = run_coalescing(*gpu, {.pattern = pattern});
      const auto shared = run_banks(*gpu, {.pattern = pattern});
      all.push_back(why::explain_thread(*global, 1));
      all.push_back(why::explain_transaction(*global, 0));
      all.push_back(why::explain_words(*global, 0));
      all.push_back(why::explain_rules(*global));
      all.push_back(why::explain_thread(*shared, 1));
      all.push_back(why::explain_fetch(*shared, 0, 0));
      all.push_back(why::explain_bank(*shared, 0));
      all.push_back(why::explain_pass(*shared, 1));
      all.push_back(why::explain_stride(*shared));
    }
  all.push_back(why::explain_pattern({}, "global."));
  all.push_back(why::explain_remedy({.degree = 2, .padded_degree = 1, .swizzled_degree = 1}));
  Divergence divergence;
  divergence.program = "MOV R0, 7\nIADD R1, R0, 1\nEXIT\n";
  const auto run = run_divergence(divergence);
  all.push_back(why::explain_step(*run, 1));
  all.push_back(why::explain_thread(*run, 2, 1));
  GpuSpec plain;
  plain.architecture = "Maxwell";
  for (const FactKey key : {FactKey::shared_lat, FactKey::l1_lat, FactKey::l1_reach,
                            FactKey::l2_lat, FactKey::global_bandwidth, FactKey::pin_bandwidth})
    plain.facts.set(key, {1, verbatim("a source"), FactStatus::measured, {}});
  plain.facts.set(FactKey::l2_size, {2, verbatim("a source"), FactStatus::measured, {}});
  all.push_back(why::explain_conflict(plain, 2));
  all.push_back(why::explain_level(plain, memory::cache_levels(plain).back()));
  all.push_back(why::explain_measured_load(plain, {}, false));
  all.push_back(why::explain_bandwidth(plain, FactKey::global_bandwidth, FactKey::pin_bandwidth));
  Scenario launch = default_scenario(gpu);
  launch.launch.config.shared = 1024;
  all.push_back(why::explain_launch(launch, "there."));
  const Catalogue none;
  all.push_back({"lesson",
                 verbatim("Lesson"),
                 {*lesson::explained(*lesson::Expression::parse("alpha + 1"), launch, none),
                  *lesson::explained(*lesson::Expression::parse("round(alpha)"), launch, none)}});
  all.push_back(why::explain_playing(1, "steps", std::array{1.0}));
}

} // namespace loom
