#pragma once

/// Warps that read or write chunks of memory at random.

#include "effects.cuh"

namespace effects {

/// Every access of a warp is of 512 bytes, 16 a lane: of one chunk or of several, whose places are
/// random multiples of `spacing` in the footprint; a chunk of more than 512 bytes is passed
/// through in several accesses, one after the other. A warp has `in_flight` accesses under way and
/// waits for all of them. Nothing goes through the L1.
template <int in_flight, bool writes> struct RandomChunks {
  static constexpr int counted = 32;
  static constexpr int access_bytes = 512;

  char* memory;
  unsigned places; // of the footprint
  int place_bits;  // of the bytes from one to the next
  int lane_bits;   // of the lanes that share a chunk in one access
  int access_bits; // of the accesses that a chunk takes
  unsigned first = 0, next = 0, of_lane = 0, seen = 0;

  RandomChunks(char* memory_, std::size_t footprint, std::size_t chunk, std::size_t spacing)
      : memory(memory_) {
    int chunk_bits = 0;
    while (std::size_t{1} << chunk_bits < chunk)
      ++chunk_bits;
    lane_bits = std::min(chunk_bits, 9) - 4;
    access_bits = std::max(chunk_bits, 9) - 9;
    place_bits = 0;
    while (std::size_t{1} << place_bits < spacing)
      ++place_bits;
    places = static_cast<unsigned>(std::min(footprint / spacing, std::size_t{0xffffffffu}));
  }

  __device__ void begin(unsigned warp, unsigned lane) {
    first = scrambled(warp + 1) + (lane >> lane_bits);
    of_lane = (lane & ((1u << lane_bits) - 1)) << 4;
  }
  __device__ char* place(unsigned access) const {
    const unsigned number =
        __umulhi(scrambled(first + (access >> access_bits << (5 - lane_bits))), places);
    const unsigned within = (access & ((1u << access_bits) - 1)) << 9;
    return memory + (static_cast<std::size_t>(number) << place_bits) + (within + of_lane);
  }
  __device__ void round() {
#pragma unroll 1
    for (int i = 0; i < counted; i += in_flight) {
      if constexpr (writes) {
#pragma unroll
        for (int k = 0; k < in_flight; ++k)
          asm volatile("st.global.v4.u32 [%0], {%1, %1, %1, %1};" ::"l"(place(next + k)), "r"(next)
                       : "memory");
      } else {
        uint4 got[in_flight];
#pragma unroll
        for (int k = 0; k < in_flight; ++k)
          asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                       : "=r"(got[k].x), "=r"(got[k].y), "=r"(got[k].z), "=r"(got[k].w)
                       : "l"(place(next + k)));
#pragma unroll
        for (int k = 0; k < in_flight; ++k)
          seen ^= got[k].x ^ got[k].y ^ got[k].z ^ got[k].w;
      }
      // The next places depend on what has come.
      next += in_flight + (seen == 0x9e3779b9u);
    }
  }
  __device__ unsigned value() const { return seen ^ next; }
};

/// What a row says after its conditions: bytes a cycle and SM, least and most, all SMs' 10^9 bytes
/// a second at the clock that was found, and cycles of a warp from one set of accesses to the next.
template <int in_flight, bool writes>
std::vector<std::string> random_chunks(calibrate::Bench& bench, char* memory, std::size_t footprint,
                                       std::size_t chunk, std::size_t spacing, int warps,
                                       long long window) {
  using Chain = RandomChunks<in_flight, writes>;
  const Chain chain(memory, footprint, chunk, spacing);
  (void)bench.throughput(chain, warps, window / 8, false); // the caches and TLBs settle
  (void)bench.take_clock_mhz();
  const Summary found = bench.throughput(chain, warps, window, false);
  const double mhz = bench.take_clock_mhz();
  std::vector<std::string> row = scaled(found, Chain::access_bytes);
  row.push_back(text_of(found.median * Chain::access_bytes * bench.device().sms * mhz / 1e3, 5));
  row.push_back(text_of(warps * in_flight / found.median, 6));
  return row;
}

inline const std::vector<std::string> random_columns = {"bytes_per_cycle_per_sm", "min", "max",
                                                        "gbps", "cycles"};

} // namespace effects
