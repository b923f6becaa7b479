#pragma once

/// What an element of a diagram stands for, and the id that says it: its kind, what it is counted
/// by, and "other:" before it where it belongs to an alternative that is drawn beside.
///
///   lane:5              thread 5 of the warp
///   cell:0:5            what bank 5 serves in the first pass
///   other:bank:3        bank 3 of the alternative

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace loom {

struct DiagramPart {
  enum class Kind {
    none, ///< nothing that a view speaks of
    lane,
    bit,   ///< of an input predicate: predicate, thread
    step,  ///< of a run, from 0
    entry, ///< of the divergence stack, from the bottom
    group, ///< of threads that run together, by its mask
    barrier,
    bank,
    cell, ///< what a bank serves in a pass: pass, bank, both from 0
    pass, ///< from 1; 0: all of them
    stride,
    transaction,
    word, ///< by its address, words
    rules,
    row, ///< of an SM's resources
    block,
    point, ///< of a curve, by its value
    line,  ///< of a listing
    // of a predicted time, by its method
    wave,     ///< method, wave
    launch,   ///< what comes before the first block
    dispatch, ///< what comes behind the last wave
    measured, ///< the launch that was measured
    need,     ///< what one wave asks for, by its place among them
  };
  Kind kind = Kind::none;
  std::int64_t number = 0; ///< the first that it is counted by
  std::int64_t second = 0;
  bool other = false;

  [[nodiscard]] int index() const { return static_cast<int>(number); }
  [[nodiscard]] std::string id() const;
  bool operator==(const DiagramPart&) const = default;
};

/// What an id says; none for every text that no part has as its id. What follows the numbers is of
/// no account: squares of a mask have ids of their own, "entry:2.5".
[[nodiscard]] DiagramPart part_of(std::string_view id);

} // namespace loom
