#include "pointers.cuh"

#include <algorithm>

namespace calibrate {

namespace {

__global__ void stream(std::uint32_t* words, std::uint64_t step, std::uint64_t span) {
  const std::uint64_t first = blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x;
  const std::uint64_t base = reinterpret_cast<std::uint64_t>(words);
  for (std::uint64_t i = first; i < span / 4; i += std::uint64_t{gridDim.x} * blockDim.x) {
    std::uint64_t next = 4 * i + step;
    while (next >= span)
      next -= span;
    words[i] = static_cast<std::uint32_t>(base + next);
  }
}

__global__ void random_cycle(std::uint32_t* words, int line_bits) {
  const std::uint64_t lines = std::uint64_t{1} << line_bits;
  const std::uint64_t base = reinterpret_cast<std::uint64_t>(words);
  const std::uint64_t first = blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x;
  for (std::uint64_t p = first; p < lines; p += std::uint64_t{gridDim.x} * blockDim.x) {
    const std::uint64_t line = on_device::scatter(static_cast<std::uint32_t>(p), line_bits);
    const std::uint32_t after = static_cast<std::uint32_t>((p + 1) & (lines - 1));
    const std::uint64_t next = on_device::scatter(after, line_bits);
    words[32 * line] = static_cast<std::uint32_t>(base + 128 * next);
  }
}

constexpr unsigned fill_blocks = 4096;
constexpr unsigned fill_threads = 256;

} // namespace

int Pointers::bits_for(const Device& device) {
  for (int bits = 32; bits >= 26; --bits)
    if ((std::uint64_t{2} << bits) + (std::uint64_t{2} << (bits - 2)) <= device.free_bytes)
      return bits;
  throw std::runtime_error("less than 160 MiB of device memory are free");
}

Pointers::Pointers(const Device& device)
    : bits_(bits_for(device)), memory_((std::uint64_t{2} << bits_) / 4) {
  const std::uint64_t start = reinterpret_cast<std::uint64_t>(memory_.data());
  base_ = (start + bytes() - 1) / bytes() * bytes();
}

std::uint64_t Pointers::float_bytes() const {
  // The NaNs of either sign are the last 8 MiB of each 2 GiB of the low half's values.
  constexpr std::uint64_t half = std::uint64_t{1} << 31;
  constexpr std::uint64_t nans = std::uint64_t{8} << 20;
  return std::min(bytes(), half) - nans;
}

void Pointers::fill_stream(std::uint64_t step, std::uint64_t span) {
  stream<<<fill_blocks, fill_threads>>>(reinterpret_cast<std::uint32_t*>(base_), step, span);
  check(cudaGetLastError(), "filling memory with pointers");
  check(cudaDeviceSynchronize(), "filling memory with pointers");
}

void Pointers::fill_random() {
  random_cycle<<<fill_blocks, fill_threads>>>(reinterpret_cast<std::uint32_t*>(base_), line_bits());
  check(cudaGetLastError(), "filling memory with pointers");
  check(cudaDeviceSynchronize(), "filling memory with pointers");
}

} // namespace calibrate
