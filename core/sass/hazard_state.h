#pragma once

// What is on the way at one place of a function; part of hazards.cpp.

#include "core/sass/control.h"
#include "core/sass/operands.h"

#include <array>
#include <tuple>
#include <vector>

namespace loom::sass {

/// A register whose new value may not be there yet, or that is still to be read.
struct Pending {
  File file{};
  std::uint8_t number = 0;
  bool pair = false;      ///< one half of a pair
  bool fixed = false;     ///< the latency
  std::size_t writer = 0; ///< or the instruction that reads
  int left = 0;           ///< cycles that a reader needs yet, where the latency is fixed
  int barrier = -1;       ///< set until it is there, or read, where that varies
  int result = -1;        ///< set until the result is there, by which time all is read
  bool cut = false;       ///< the listing leaves lines out since
  [[nodiscard]] auto key() const { return std::tuple(file, number, writer); }
};

struct State {
  std::vector<Pending> pending;                                ///< ascending by key
  std::vector<Pending> reading;                                ///< the same
  std::array<std::vector<std::size_t>, barrier_count> setters; ///< each ascending
};

inline constexpr std::size_t most_setters = 64;  ///< of one barrier on the way
inline constexpr std::size_t most_pending = 256; ///< on the way; more are not followed

[[nodiscard]] inline bool before(const Pending& a, const Pending& b) { return a.key() < b.key(); }
/// Puts it in its place, or takes the place of the one with its key.
void insert(std::vector<Pending>& into, const Pending& pending);
/// Adds what another path brings; whether anything changed.
bool merge(State& into, const State& from);

} // namespace loom::sass
