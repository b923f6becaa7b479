#pragma once

/// The GPU that is measured: what it says of itself, its memory, and its errors.

#include <cuda_runtime.h>

#include <cstddef>
#include <source_location>
#include <stdexcept>
#include <string>
#include <vector>

namespace calibrate {

/// Throws std::runtime_error with the error's text, its name and the place where it was met.
inline void check(cudaError_t error, const char* what,
                  std::source_location place = std::source_location::current()) {
  if (error == cudaSuccess)
    return;
  std::string file = place.file_name();
  file.erase(0, file.find_last_of("/\\") + 1);
  throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error) + " (" +
                           cudaGetErrorName(error) + "), " + file + ":" +
                           std::to_string(place.line()));
}

/// Device memory that is given back. The content is not set.
template <class T> class DeviceArray {
public:
  explicit DeviceArray(std::size_t count) : count_(count) {
    check(cudaMalloc(&data_, count * sizeof(T)), "allocating device memory");
  }
  ~DeviceArray() { cudaFree(data_); }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;

  [[nodiscard]] T* data() const { return data_; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] std::size_t bytes() const { return count_ * sizeof(T); }

private:
  T* data_ = nullptr;
  std::size_t count_;
};

/// What the runtime says of device 0.
struct Device {
  std::string name;         ///< "NVIDIA H200"
  std::string architecture; ///< "Hopper"
  int major = 0, minor = 0; ///< compute capability
  int sms = 0;
  int max_warps = 0;           ///< resident, per SM
  int cores = 0;               ///< FP32 lanes per SM, by compute capability
  double clock_mhz = 0;        ///< highest SM clock
  double memory_clock_mhz = 0; ///< 0 where the runtime does not say
  int memory_bus_bits = 0;
  std::size_t l2_bytes = 0;
  std::size_t shared_per_sm = 0;
  std::size_t memory_bytes = 0;
  std::size_t free_bytes = 0; ///< when the program started
  std::string driver;

  /// Opens device 0. Throws where there is none or where it is older than Volta, whose successors'
  /// clock, shared memory and scheduling the method relies on.
  static Device open();
  /// "9.0".
  [[nodiscard]] std::string capability() const {
    return std::to_string(major) + "." + std::to_string(minor);
  }
  /// Lines for the head of every file: date, device, clocks, versions.
  [[nodiscard]] std::vector<std::string> notes() const;
};

} // namespace calibrate
