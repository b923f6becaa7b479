#pragma once

/// An SM filled block by block, to test the closed forms against. It shares nothing with them: its
/// limits come from a file, and every register unit, warp slot and unit of shared memory is taken
/// one by one until something is missing.

#include "core/occupancy/occupancy.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <vector>

namespace loom::oracle {

/// A row of occupancy_limits.json.
struct Device {
  std::string cc;
  int warps = 0, blocks = 0, shared = 0, registers = 0, register_unit = 0;
  bool by_block = false;
  int registers_per_thread = 0, shared_unit = 0, partitions = 0, threads_per_block = 0;
  int registers_per_block = 0, shared_per_block = 0, reserved = 0;
  std::vector<int> carveouts;
};

inline std::vector<Device> devices() {
  const auto file =
      nlohmann::json::parse(std::ifstream(LOOM_SOURCE_DIR "/tests/core/occupancy_limits.json"));
  std::vector<Device> all;
  for (const auto& row : file.at("rows")) {
    Device device;
    device.cc = row.at("cc");
    device.warps = row.at("warps");
    device.blocks = row.at("blocks");
    device.shared = row.at("shared");
    device.registers = row.at("registers");
    device.register_unit = row.at("register_unit");
    device.by_block = row.at("by") == "block";
    device.registers_per_thread = row.at("registers_per_thread");
    device.shared_unit = row.at("shared_unit");
    device.partitions = row.at("partitions");
    device.threads_per_block = row.at("threads_per_block");
    device.registers_per_block = row.at("registers_per_block");
    device.shared_per_block = row.at("shared_per_block");
    device.reserved = row.at("reserved");
    device.carveouts = row.at("carveouts").get<std::vector<int>>();
    all.push_back(std::move(device));
  }
  return all;
}

/// Which resources run out; the others have no end.
struct Counted {
  bool warps = true, blocks = true, registers = true, shared = true;
};

class Sm {
public:
  Sm(const Device& device, bool halved, int shared, Counted counted)
      : device_(device), halves_(halved ? 2 : 1), counted_(counted), shared_(shared) {
    slots_.assign(static_cast<std::size_t>(halves_), device.warps / halves_);
    const int files = device.by_block ? 1 : device.partitions;
    units_.assign(static_cast<std::size_t>(files), device.registers / files / device.register_unit);
  }

  /// Takes what the block needs, or nothing and says no.
  bool place(const LaunchConfig& launch) {
    for (int half = 0; half < halves_; ++half) {
      Sm tried = *this;
      if (tried.take(launch, half)) {
        slots_ = tried.slots_;
        units_ = tried.units_;
        shared_ = tried.shared_;
        blocks_ = tried.blocks_;
        return true;
      }
    }
    return false;
  }
  int blocks() const { return blocks_; }

private:
  bool take(const LaunchConfig& launch, int half) {
    int warps = 0;
    for (int thread = 0; thread < launch.threads; thread += 32)
      ++warps;
    int& slots = slots_[static_cast<std::size_t>(half)];
    for (int warp = 0; warp < warps; ++warp) {
      if (counted_.warps && --slots < 0)
        return false;
      if (counted_.registers && !device_.by_block && !take_registers(launch.registers * 32, half))
        return false;
    }
    if (counted_.registers && device_.by_block) {
      const int pairs = (warps + 1) / 2;
      if (!take_registers(pairs * 2 * 32 * launch.registers, 0))
        return false;
    }
    const int wanted = launch.shared + launch.dynamic_shared + device_.reserved;
    for (int taken = 0; taken < wanted && counted_.shared; taken += device_.shared_unit)
      if ((shared_ -= device_.shared_unit) < 0)
        return false;
    return ++blocks_ <= device_.blocks || !counted_.blocks;
  }
  /// From the emptiest sub-partition of the half.
  bool take_registers(int registers, int half) {
    const auto share = static_cast<std::ptrdiff_t>(units_.size()) / halves_;
    const auto first = units_.begin() + half * share;
    int& units = *std::max_element(first, first + share);
    for (int taken = 0; taken < registers; taken += device_.register_unit)
      if (--units < 0)
        return false;
    return true;
  }

  const Device& device_;
  int halves_;
  Counted counted_;
  int shared_;
  int blocks_ = 0;
  std::vector<int> slots_; ///< free warp slots of each half
  std::vector<int> units_; ///< free register units of each sub-partition
};

/// As the launch check counts: the registers of a block are taken in every sub-partition at once.
inline bool passes_launch_check(const Device& device, const LaunchConfig& launch) {
  if (device.by_block)
    return true;
  int warp_registers = 0;
  while (warp_registers < launch.registers * 32)
    warp_registers += device.register_unit;
  int assumed = 0;
  for (int thread = 0; thread < launch.threads; thread += 32 * device.partitions)
    for (int partition = 0; partition < device.partitions; ++partition)
      assumed += warp_registers;
  if (assumed > device.registers_per_block)
    return false;
  if (device.cc != "6.0")
    return true;
  Device smaller = device; // a 6.1, which must be able to run it too
  smaller.partitions = 4;
  return Sm(smaller, false, 0, {.shared = false}).place(launch);
}

/// Blocks on an SM filled until one does not fit; `most` where none of the counted resources ends.
inline int fill(const Device& device, const LaunchConfig& launch, Counted counted = {},
                int most = 100000) {
  if (counted.registers && !passes_launch_check(device, launch))
    return 0;
  bool halved = launch.partitioned_caching.value_or(device.cc == "5.2" || device.cc == "5.3");
  if (device.cc != "5.2" && device.cc != "5.3" && device.cc != "6.1" && device.cc != "6.2")
    halved = false;
  const Counted registers_only{.warps = false, .blocks = false, .shared = false};
  if (halved && passes_launch_check(device, launch) &&
      !Sm(device, true, 0, registers_only).place(launch))
    halved = false;

  int shared = device.shared;
  if (launch.carveout) {
    int wanted = launch.shared + launch.dynamic_shared + device.reserved;
    while (wanted % device.shared_unit != 0)
      ++wanted;
    const auto at_least = [&](int bytes) {
      for (const int choice : device.carveouts)
        if (choice * 1024 >= bytes)
          return choice * 1024;
      return device.shared;
    };
    shared = at_least(*launch.carveout * 1024);
    if (shared < wanted)
      shared = at_least(wanted);
  }
  Sm sm(device, halved, shared, counted);
  while (sm.blocks() < most && sm.place(launch)) {
  }
  return sm.blocks();
}

} // namespace loom::oracle
