#include "report.cuh"

#include <cmath>

namespace calibrate {

namespace {

/// Sixteen bytes a thread, four of them in flight at once.
__global__ void __launch_bounds__(512)
    read_stream(const uint4* from, std::size_t count, unsigned* sink) {
  const std::size_t step = std::size_t{gridDim.x} * blockDim.x;
  unsigned seen = 0;
  for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i + 3 * step < count;
       i += 4 * step) {
    const uint4 a = from[i], b = from[i + step], c = from[i + 2 * step], d = from[i + 3 * step];
    seen |= (a.x ^ a.y ^ a.z ^ a.w) + (b.x ^ b.y ^ b.z ^ b.w) + (c.x ^ c.y ^ c.z ^ c.w) +
            (d.x ^ d.y ^ d.z ^ d.w);
  }
  if (seen == 0x9e3779b9u)
    *sink = seen; // never, but the compiler cannot know
}

__global__ void __launch_bounds__(512)
    copy_stream(const uint4* from, uint4* to, std::size_t count) {
  const std::size_t step = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i + 3 * step < count;
       i += 4 * step) {
    const uint4 a = from[i], b = from[i + step], c = from[i + 2 * step], d = from[i + 3 * step];
    to[i] = a;
    to[i + step] = b;
    to[i + 2 * step] = c;
    to[i + 3 * step] = d;
  }
}

class Event {
public:
  Event() { check(cudaEventCreate(&event_), "making an event"); }
  ~Event() { cudaEventDestroy(event_); }
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;
  void record() const { check(cudaEventRecord(event_), "recording an event"); }
  [[nodiscard]] double milliseconds_since(const Event& start) const {
    check(cudaEventSynchronize(event_), "waiting for a kernel");
    float time = 0;
    check(cudaEventElapsedTime(&time, start.event_, event_), "timing a kernel");
    return time;
  }

private:
  cudaEvent_t event_ = nullptr;
};

} // namespace

void measure_bandwidth(Bench& bench, Report& report) {
  const std::size_t free = bench.device().free_bytes;
  std::size_t bytes = std::size_t{1} << 30;
  while (bytes > free / 4)
    bytes /= 2;
  const DeviceArray<uint4> from(bytes / sizeof(uint4));
  const DeviceArray<uint4> to(bytes / sizeof(uint4));
  const DeviceArray<unsigned> sink(1);
  check(cudaMemset(from.data(), 1, from.bytes()), "clearing a buffer");
  // Both are powers of two, so that the grid divides the buffer.
  unsigned blocks = 1;
  while (2 * blocks <= static_cast<unsigned>(bench.device().sms) * 32)
    blocks *= 2;

  Table table("bandwidth.csv", {"what", "GBps"});
  table.note("Kernels that stream over " + text_of(static_cast<double>(bytes) / (1u << 20), 5) +
             " MiB, 10^9 bytes per second, one line a run; copy counts bytes read and written.");
  const Event start, end;
  const int runs = bench.quick() ? 2 : 7;
  for (const bool copies : {false, true})
    for (int run = -2; run < runs; ++run) { // the first two warm up
      start.record();
      if (copies)
        copy_stream<<<blocks, 512>>>(from.data(), to.data(), from.size());
      else
        read_stream<<<blocks, 512>>>(from.data(), from.size(), sink.data());
      end.record();
      check(cudaGetLastError(), "streaming through memory");
      const double gbps = (copies ? 2.0 : 1.0) * bytes / end.milliseconds_since(start) / 1e6;
      if (run >= 0)
        table.row({copies ? "copy(read+write)" : "read", text_of(gbps, 5)});
    }
  const Device& device = bench.device();
  if (device.memory_clock_mhz > 0)
    report.preset.facts.push_back(
        {"pin_bandwidth", std::round(device.memory_clock_mhz * device.memory_bus_bits * 2 / 8e3),
         "Read off the device by gpus/calibrate", "derived",
         "Exact for double data rate: " + text_of(device.memory_clock_mhz) + " MHz × " +
             std::to_string(device.memory_bus_bits) + " bits × 2 / 8"});
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
