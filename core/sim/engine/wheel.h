#pragma once

/// Warps that become ready later than the next 63 cycles. Each waits for at most one event.
///
/// Events that come in the order of time, as those of a memory system of fixed latency do, stand
/// in a queue; others on a timing wheel of linked lists, and what lies beyond it in a heap.

#include "core/sim/machine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace loom::sim {

class Wheel {
public:
  static constexpr Cycle size = 4096;

  /// For warps numbered below `warps`.
  explicit Wheel(std::size_t warps) : queue_(std::bit_ceil(warps + 1)), after_(warps) {}

  /// Cycle of the earliest event, `endless` when there is none.
  [[nodiscard]] Cycle next() const { return next_; }

  /// Warp `warp` becomes ready at `due` > now.
  void insert(std::size_t warp, Cycle due, Cycle now) {
    if (due >= last_queued_) {
      queue_[tail_++ & (queue_.size() - 1)] = {due, static_cast<std::uint32_t>(warp)};
      last_queued_ = due;
      next_ = std::min(next_, due);
      return;
    }
    next_ = std::min(next_, due);
    next_on_wheel_ = std::min(next_on_wheel_, due);
    if (due - now >= size) {
      beyond_.emplace_back(due, static_cast<std::uint32_t>(warp));
      std::push_heap(beyond_.begin(), beyond_.end(), std::greater<>{});
      return;
    }
    const auto slot = static_cast<std::size_t>(due & (size - 1));
    std::uint64_t& word = filled_[slot >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
    after_[warp] = word & bit ? first_[slot] : none;
    first_[slot] = static_cast<std::uint16_t>(warp);
    word |= bit;
    words_ |= std::uint64_t{1} << (slot >> 6);
  }

  /// Calls `ready(warp)` for every event of cycle `now`, which is next().
  template <class Ready> void deliver(Cycle now, Ready&& ready) {
    while (head_of_queue() == now)
      ready(static_cast<std::size_t>(queue_[head_++ & (queue_.size() - 1)].second));
    if (head_ == tail_)
      last_queued_ = 0;
    if (next_on_wheel_ == now)
      turn(now, ready);
    next_ = std::min(head_of_queue(), next_on_wheel_);
  }

  using Event = std::pair<Cycle, std::uint32_t>;
  /// All that waits: cycles from `now` to its event, and its warp; in order.
  [[nodiscard]] std::vector<Event> waiting(Cycle now) const {
    std::vector<Event> events(beyond_);
    for (std::size_t i = head_; i != tail_; ++i)
      events.push_back(queue_[i & (queue_.size() - 1)]);
    for (std::size_t slot = 0; slot < first_.size(); ++slot)
      if (filled_[slot >> 6] >> (slot & 63) & 1)
        for (std::uint16_t warp = first_[slot]; warp != none; warp = after_[warp])
          events.emplace_back(now + ((static_cast<Cycle>(slot) - now) & (size - 1)), warp);
    for (Event& event : events)
      event.first -= now;
    std::ranges::sort(events);
    return events;
  }

private:
  static constexpr std::uint16_t none = 0xffff;

  [[nodiscard]] Cycle head_of_queue() const {
    return head_ == tail_ ? endless : queue_[head_ & (queue_.size() - 1)].first;
  }

  /// The events of the wheel and the heap at `now`.
  template <class Ready> void turn(Cycle now, Ready&& ready) {
    const auto slot = static_cast<std::size_t>(now & (size - 1));
    std::uint64_t& word = filled_[slot >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
    if (word & bit) {
      for (std::uint16_t warp = first_[slot]; warp != none; warp = after_[warp])
        ready(static_cast<std::size_t>(warp));
      word &= ~bit;
      if (word == 0)
        words_ &= ~(std::uint64_t{1} << (slot >> 6));
    }
    while (!beyond_.empty() && beyond_.front().first == now) {
      std::pop_heap(beyond_.begin(), beyond_.end(), std::greater<>{});
      ready(static_cast<std::size_t>(beyond_.back().second));
      beyond_.pop_back();
    }
    find_next(now);
  }

  void find_next(Cycle now) {
    next_on_wheel_ = beyond_.empty() ? endless : beyond_.front().first;
    if (words_ == 0)
      return;
    // Everything on the wheel lies within `size` cycles: the first slot after now, round once.
    const auto from = static_cast<std::size_t>((now + 1) & (size - 1));
    std::size_t w = from >> 6;
    std::uint64_t word = filled_[w] & (~std::uint64_t{0} << (from & 63));
    if (word == 0) {
      const int turn = static_cast<int>((w + 1) & 63);
      w = (w + 1 + static_cast<std::size_t>(std::countr_zero(std::rotr(words_, turn)))) & 63;
      word = filled_[w];
    }
    const std::size_t slot = (w << 6) + static_cast<std::size_t>(std::countr_zero(word));
    next_on_wheel_ =
        std::min(next_on_wheel_, now + 1 + static_cast<Cycle>((slot - from) & (size - 1)));
  }

  Cycle next_ = endless;
  Cycle next_on_wheel_ = endless; ///< of the wheel and the heap

  std::vector<Event> queue_; ///< a ring; sorted by time
  std::size_t head_ = 0, tail_ = 0;
  Cycle last_queued_ = 0;

  std::uint64_t words_ = 0;
  std::array<std::uint64_t, size / 64> filled_{};
  std::array<std::uint16_t, size> first_; // meaningful where `filled_` says so
  std::vector<std::uint16_t> after_;
  std::vector<Event> beyond_;
};

} // namespace loom::sim
