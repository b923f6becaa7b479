#pragma once

/// What the warps repeat: groups of one kind of instruction and FADDs, evenly interleaved and all
/// back-to-back dependent, as in Volkov, "Understanding Latency Hiding on GPUs" (2016), §4.1 and
/// §4.7.
///
/// Every instruction is written as volatile PTX, which the compiler neither drops, merges nor
/// reorders. The FADDs add -0.0, read from memory, to the bits of the chain's value, pointer or
/// number: that changes no bit, unless they are those of a NaN, which no value here has.

#include <cstdint>

namespace calibrate {

namespace on_device {

/// Dynamic shared memory, as a 32-bit address and as words.
__device__ inline unsigned* shared_words() {
  extern __shared__ uint4 arena[];
  return reinterpret_cast<unsigned*>(arena);
}
__device__ inline unsigned shared_address() {
  return static_cast<unsigned>(__cvta_generic_to_shared(shared_words()));
}

__device__ inline void add(unsigned& bits, float zero) {
  asm volatile("{\n\t.reg .f32 x;\n\t"
               "mov.b32 x, %0;\n\t"
               "add.rn.f32 x, x, %1;\n\t"
               "mov.b32 %0, x;\n\t}"
               : "+r"(bits)
               : "f"(zero));
}

/// Reads the 32-bit word at {high, low} into low. The high half is never written, so that a load
/// can follow a load with nothing in between.
__device__ inline void load(unsigned& low, unsigned high) {
  asm volatile("{\n\t.reg .b64 address;\n\t"
               "mov.b64 address, {%0, %1};\n\t"
               "ld.global.u32 %0, [address];\n\t}"
               : "+r"(low)
               : "r"(high));
}

/// A copy of `value` that the compiler takes for an unknown one.
__device__ inline unsigned opaque(unsigned value) {
  asm volatile("mov.u32 %0, %0;" : "+r"(value));
  return value;
}

} // namespace on_device

/// The instructions that FADDs are mixed with: a value, how it begins, and one step. `most` is how
/// many steps a round has at most, so that a round stays short against the window.
struct NoOther {
  const float* zero;
  static constexpr int most = 512;
  unsigned bits = 0;
  __device__ void begin(unsigned, unsigned) { bits = __float_as_uint(1.0f); }
  __device__ void step() {}
};

/// MUFU.RSQ of 1, which is 1.
struct Sfu {
  const float* zero;
  static constexpr int most = 128;
  unsigned bits = 0;
  __device__ void begin(unsigned, unsigned) { bits = __float_as_uint(1.0f); }
  __device__ void step() {
    asm volatile("{\n\t.reg .f32 x;\n\t"
                 "mov.b32 x, %0;\n\t"
                 "rsqrt.approx.ftz.f32 x, x;\n\t"
                 "mov.b32 %0, x;\n\t}"
                 : "+r"(bits));
  }
};

/// A 32-bit shared load by every lane from a bank of its own; the word is its own address.
struct Shared {
  const float* zero;
  static constexpr int most = 128;
  unsigned bits = 0;
  __device__ void begin(unsigned, unsigned lane) {
    bits = on_device::shared_address() + 4 * lane;
    on_device::shared_words()[lane] = bits;
  }
  __device__ void step() { asm volatile("ld.shared.u32 %0, [%0];" : "+r"(bits)); }
};

/// A 32-bit global load, 128 bytes a warp; the word is the low half of the next address. `base`
/// is the buffer, filled so that all warps together read it from end to end.
struct Global {
  const float* zero;
  std::uint64_t base;
  static constexpr int most = 8;
  unsigned bits = 0;
  unsigned high = 0;
  __device__ void begin(unsigned warp, unsigned lane) {
    const std::uint64_t address = base + 128ull * warp + 4ull * lane;
    bits = static_cast<unsigned>(address);
    high = static_cast<unsigned>(address >> 32);
  }
  __device__ void step() { on_device::load(bits, high); }
};

/// `Others` steps of Op, then `Adds` dependent FADDs, repeated to about 512 instructions a round.
/// What is counted is the steps, or the FADDs where Others is 0.
template <class Op, int Others, int Adds> struct Mix {
  static constexpr int smaller(int a, int b) { return a < b ? a : b; }
  static constexpr int larger(int a, int b) { return a > b ? a : b; }
  static constexpr int groups =
      larger(1, smaller(512 / (Others + Adds), Op::most / larger(1, Others)));
  static constexpr int counted = groups * (Others > 0 ? Others : Adds);

  Op op;
  float zero = 0;

  __device__ void begin(unsigned warp, unsigned lane) {
    op.begin(warp, lane);
    zero = static_cast<const volatile float*>(op.zero)[lane];
  }
  __device__ void round() {
#pragma unroll
    for (int group = 0; group < groups; ++group) {
#pragma unroll
      for (int i = 0; i < Others; ++i)
        op.step();
#pragma unroll
      for (int i = 0; i < Adds; ++i)
        on_device::add(op.bits, zero);
    }
  }
  __device__ unsigned value() const { return op.bits; }
};

/// FADDs alone: alpha = infinity.
using Fadds = Mix<NoOther, 0, 1>;

/// Alpha as in the files: FADDs per step; below 1 the group has 1 / alpha steps to one FADD.
template <int Others, int Adds>
inline constexpr double alpha_of = static_cast<double>(Adds) / Others;

} // namespace calibrate
