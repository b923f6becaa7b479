#pragma once

/// A large buffer of pointers to chase: what decides where global loads go.
///
/// It lies inside one 4 GiB stretch of addresses, so that the high half of all its addresses is
/// the same and a 32-bit word can hold a pointer: the dependent load needs no address arithmetic.

#include "device.cuh"

#include <cstdint>

namespace calibrate {

namespace on_device {

/// A bijection of the numbers of `bits` bits, for orders that look random.
__host__ __device__ inline std::uint32_t scatter(std::uint32_t number, int bits) {
  const std::uint32_t mask = static_cast<std::uint32_t>((std::uint64_t{1} << bits) - 1);
  for (int round = 0; round < 3; ++round) {
    number = (number * 0x9e3779b1u + 0x7f4a7c15u) & mask;
    number ^= number >> (bits / 2 + 1);
  }
  return number & mask;
}

} // namespace on_device

class Pointers {
public:
  /// Half of a power of two of memory that is free: 4 GiB of pointers where 9 GiB are.
  explicit Pointers(const Device& device);

  [[nodiscard]] std::uint64_t base() const { return base_; }
  [[nodiscard]] std::uint64_t bytes() const { return std::uint64_t{1} << bits_; }
  /// Bytes from base() on where no address, read as a float, is a NaN: FADDs leave them alone.
  [[nodiscard]] std::uint64_t float_bytes() const;
  [[nodiscard]] int line_bits() const { return bits_ - 7; } ///< of the number of 128-byte lines

  /// Every word of the first `span` bytes becomes the low half of the address `step` bytes on,
  /// counted round the span. Both are multiples of 4.
  void fill_stream(std::uint64_t step, std::uint64_t span);
  /// The first word of every line becomes the low half of the address of the next line on one
  /// cycle through all lines: line scatter(p) leads to line scatter(p + 1).
  void fill_random();

private:
  static int bits_for(const Device& device);

  int bits_; ///< of bytes()
  DeviceArray<std::uint32_t> memory_;
  std::uint64_t base_;
};

} // namespace calibrate
