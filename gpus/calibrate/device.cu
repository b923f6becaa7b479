#include "device.cuh"

#include "table.h"

#include <ctime>
#include <fstream>

namespace calibrate {

namespace {

std::string architecture_of(int major, int minor) {
  if (major == 7)
    return minor < 5 ? "Volta" : "Turing";
  if (major == 8)
    return minor == 9 ? "Ada Lovelace" : "Ampere";
  if (major == 9)
    return "Hopper";
  if (major <= 12)
    return "Blackwell";
  return "compute capability " + std::to_string(major) + "." + std::to_string(minor);
}

int attribute(cudaDeviceAttr key) {
  int value = 0;
  check(cudaDeviceGetAttribute(&value, key, 0), "reading a device attribute");
  return value;
}

/// The kernel driver's version is not in the runtime; Linux has it in a file.
std::string driver_text() {
  int version = 0;
  check(cudaDriverGetVersion(&version), "reading the driver's version");
  std::string text =
      "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
  std::ifstream file("/proc/driver/nvidia/version");
  std::string line;
  if (std::getline(file, line))
    for (std::size_t start = 0; start < line.size();) {
      const std::size_t end = std::min(line.find(' ', start), line.size());
      const std::string word = line.substr(start, end - start);
      if (!word.empty() && word.find_first_not_of("0123456789.") == std::string::npos)
        return word + " (" + text + ")";
      start = end + 1;
    }
  return text;
}

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  char buffer[40];
  std::strftime(buffer, sizeof buffer, "%Y-%m-%d %H:%M:%S UTC", std::gmtime(&now));
  return buffer;
}

} // namespace

Device Device::open() {
  int count = 0;
  check(cudaGetDeviceCount(&count), "looking for a CUDA device");
  if (count == 0)
    throw std::runtime_error("no CUDA device");
  check(cudaSetDevice(0), "opening device 0");
  cudaDeviceProp properties{};
  check(cudaGetDeviceProperties(&properties, 0), "reading the device's properties");
  Device device;
  device.name = properties.name;
  device.major = properties.major;
  device.minor = properties.minor;
  if (device.major < 7)
    throw std::runtime_error(device.name + " is of compute capability " + device.capability() +
                             "; 7.0 or later is needed");
  device.architecture = architecture_of(device.major, device.minor);
  device.sms = properties.multiProcessorCount;
  device.max_warps = properties.maxThreadsPerMultiProcessor / 32;
  const bool half_rate = device.major == 7 || (device.major == 8 && device.minor == 0);
  device.cores = half_rate ? 64 : 128;
  device.clock_mhz = attribute(cudaDevAttrClockRate) / 1e3;
  device.memory_clock_mhz = attribute(cudaDevAttrMemoryClockRate) / 1e3;
  device.memory_bus_bits = attribute(cudaDevAttrGlobalMemoryBusWidth);
  device.l2_bytes = static_cast<std::size_t>(properties.l2CacheSize);
  device.shared_per_sm = properties.sharedMemPerMultiprocessor;
  check(cudaMemGetInfo(&device.free_bytes, &device.memory_bytes), "asking for free memory");
  if (attribute(cudaDevAttrCooperativeLaunch) == 0)
    throw std::runtime_error(device.name + " does not launch cooperative kernels, which place "
                                           "blocks exactly");
  device.driver = driver_text();
  return device;
}

std::vector<std::string> Device::notes() const {
  return {
      name + ", " + std::to_string(sms) + " SMs, compute capability " + capability() + ", " +
          text_of(static_cast<double>(memory_bytes) / (1u << 30), 4) + " GiB, L2 " +
          text_of(static_cast<double>(l2_bytes) / (1u << 20), 4) + " MiB.",
      "SM clock at most " + text_of(clock_mhz) + " MHz, memory clock " + text_of(memory_clock_mhz) +
          " MHz on " + std::to_string(memory_bus_bits) + " bits.",
      "Measured " + utc_now() + " by gpus/calibrate; driver " + driver + ", nvcc " +
          std::to_string(__CUDACC_VER_MAJOR__) + "." + std::to_string(__CUDACC_VER_MINOR__) + "." +
          std::to_string(__CUDACC_VER_BUILD__) + ".",
  };
}

} // namespace calibrate
