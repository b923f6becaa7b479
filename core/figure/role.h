#pragma once

namespace loom {

/// What a mark stands for; each has one colour, one dash and one marker everywhere.
enum class Role {
  memory,
  arithmetic,
  issue,
  other,
  latency,  ///< bounds and instruction kinds
  model,    ///< the resulting throughput or requirement: thick and neutral
  ghost,    ///< what the others are held against, itself in the background
  measured, ///< experiment: dots
  guide,    ///< hairlines: GPU maximum, limits
  series1,
  series2,
  series3,
  series4,
  series5,
  series6,
  series7,
  series8,
  series9, ///< the qualitative cycle
};

} // namespace loom
