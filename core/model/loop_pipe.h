#pragma once

/// Which pipe executes an item of a loop: it decides which of two latencies counts.

#include "core/model/loop.h"

namespace loom {

/// The pipe that executes the item, where it is one of those with short fixed latencies, the FP32
/// and the integer one, or one of the slower ones.
template <class Number> std::optional<Resource> pipe_of(const ItemNumbersOf<Number>& item) {
  for (const Resource pipe :
       {Resource::fp32, Resource::integer, Resource::fp64, Resource::sfu, Resource::tensor})
    if (why::value_of(item.use[index(pipe)]) > 0)
      return pipe;
  return std::nullopt;
}

/// Whether an instruction of the one waits for one of the other as for its own kind.
template <class Number>
bool same_pipe(const ItemNumbersOf<Number>& a, const ItemNumbersOf<Number>& b) {
  const std::optional<Resource> pipe = pipe_of(a);
  return a.name == b.name || (pipe && pipe_of(b) == pipe);
}

} // namespace loom
