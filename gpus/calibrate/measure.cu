#include "measure.cuh"

#include "chains.cuh"

#include <chrono>

namespace calibrate {

namespace {

/// Reads everything; the store never happens, but the compiler cannot know.
__global__ void read_all(const uint4* data, std::size_t count, unsigned* sink) {
  unsigned seen = 0;
  for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
       i += std::size_t{gridDim.x} * blockDim.x) {
    const uint4 value = data[i];
    seen |= value.x ^ value.y ^ value.z ^ value.w;
  }
  if (seen == 0x9e3779b9u)
    *sink = seen;
}

/// More than %smid can be: SMs that a GPU does without keep their numbers.
constexpr std::size_t most_sms = 1024;

std::size_t flush_count(const Device& device) {
  constexpr std::size_t least = std::size_t{64} << 20;
  return std::max(4 * device.l2_bytes, least) / sizeof(uint4);
}

} // namespace

Bench::Bench(const Device& device, bool quick)
    : device_(device), quick_(quick), starts_(1 + most_sms),
      samples_(static_cast<std::size_t>(device.sms) * device.max_warps), zero_(32),
      flush_(flush_count(device)), copied_(samples_.size()) {
  const std::vector<float> minus_zeros(zero_.size(), -0.0f);
  check(cudaMemcpy(zero_.data(), minus_zeros.data(), zero_.bytes(), cudaMemcpyHostToDevice),
        "copying constants");
  check(cudaMemset(flush_.data(), 0, flush_.bytes()), "clearing a buffer");
}

std::vector<int> Bench::warps() const {
  std::vector<int> list;
  for (int warps = 1; warps <= device_.max_warps;) {
    list.push_back(warps);
    const int step = warps < 8 ? 1 : warps < 32 ? 2 : 4;
    warps += quick_ ? 2 * step : step;
  }
  if (quick_ && list.back() != device_.max_warps)
    list.push_back(device_.max_warps);
  for (int& warps : list)
    if (warps > 32 && warps % 2 == 1)
      ++warps; // two equal blocks
  return list;
}

void Bench::warm_up() {
  const auto start = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() - start < std::chrono::seconds(1))
    (void)throughput(Fadds{{zero()}}, 32, 20'000'000, false);
  (void)take_clock_mhz();
}

void Bench::flush_l2() {
  read_all<<<static_cast<unsigned>(device_.sms) * 4, 512>>>(
      flush_.data(), flush_.size(), reinterpret_cast<unsigned*>(starts_.data()));
  check(cudaGetLastError(), "flushing the L2");
}

double Bench::collect(int warps, long long window) {
  const std::size_t count = static_cast<std::size_t>(device_.sms) * warps;
  check(cudaMemcpy(copied_.data(), samples_.data(), count * sizeof(Sample), cudaMemcpyDeviceToHost),
        "a measurement");
  std::map<unsigned, int> placed;
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Sample& sample = copied_[i];
    if (sample.cycles <= 0)
      throw std::runtime_error("a warp's clock did not advance");
    ++placed[sample.sm];
    const double last = static_cast<double>(window - sample.before) /
                        static_cast<double>(sample.after - sample.before);
    sum += (sample.rounds - 1 + last) / static_cast<double>(window);
  }
  for (const auto& [sm, found] : placed)
    if (found != warps)
      throw std::runtime_error("SM " + std::to_string(sm) + " had " + std::to_string(found) +
                               " warps instead of " + std::to_string(warps));
  cycles_ += static_cast<double>(copied_[0].cycles);
  nanoseconds_ += static_cast<double>(copied_[0].nanoseconds);
  return sum / device_.sms;
}

double Bench::take_clock_mhz() {
  const double mhz = nanoseconds_ > 0 ? cycles_ / nanoseconds_ * 1e3 : 0;
  cycles_ = nanoseconds_ = 0;
  return mhz;
}

} // namespace calibrate
