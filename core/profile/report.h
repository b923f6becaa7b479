#pragma once

/// Reports of NVIDIA Nsight Compute, .ncu-rep, read without NVIDIA's library.
///
///   "NVR\0", then u32 n and n bytes of a file header; to the end blocks: u32 n and n bytes of a
///   block header, and a payload of as many bytes as that states: u32 n and n bytes for each source
///   and each launch. All numbers are little endian, all pieces messages of protobuf's wire format.
///
/// Fields that are not known are skipped. A piece that is damaged is left out, of a file that is
/// cut what comes before the cut is read, and what was not read is said in Profile::notes. Values
/// are in base units (nanoseconds, bytes, hertz), so that the launches are those of the export
/// 'ncu --csv --page raw --print-units base' of the same report.

#include "core/base/result.h"
#include "core/profile/launch.h"
#include "core/profile/target.h"

#include <cstdint>
#include <memory>

namespace loom::profile {

/// Values of a metric by the address of an instruction, or by the time in nanoseconds at which they
/// were sampled.
struct Instances {
  struct Each {
    std::uint64_t at = 0;
    double value = 0;
    bool operator==(const Each&) const = default;
  };
  std::string metric;
  std::vector<Each> values;
  bool operator==(const Instances&) const = default;
};

/// What one of ncu's own rules said of a launch.
struct RuleResult {
  std::string id, name, section;
  std::vector<std::string> messages;
  std::optional<double> speedup; ///< in percent, the most that it estimates
  bool operator==(const RuleResult&) const = default;
};

/// The code of a module.
struct ReportCode {
  struct Function {
    std::string name;
    std::uint64_t address = 0; ///< of its first instruction, as Instances have them
    bool operator==(const Function&) const = default;
  };
  std::uint64_t id = 0;
  std::string text, ptx, cubin; ///< empty where the report has none
  std::uint32_t revision = 0;   ///< 0x90000 is compute capability 9.0
  std::vector<Function> functions;
  bool operator==(const ReportCode&) const = default;
};

/// What a report says of a launch beside its counters.
struct LaunchDetail {
  std::string mangled, function, demangled;
  std::optional<std::uint64_t> code; ///< id of a ReportCode
  std::vector<Instances> by_instruction, over_time;
  std::vector<RuleResult> rules;
};

/// A property of a device, "device__attribute_max_warps_per_multiprocessor".
struct DeviceAttribute {
  std::string name;
  double value = 0;
};
struct ReportDevice {
  std::string name;
  std::vector<DeviceAttribute> attributes;
};

struct Report {
  Profile profile;
  std::uint32_t version = 0; ///< of the file format
  std::string tool;          ///< "2025.3.1.0 (build 36398880) (public-release)"
  std::vector<ReportDevice> devices;
  std::vector<LaunchDetail> details; ///< one of each launch, where they are asked for
  std::vector<ReportCode> codes;     ///< where they are asked for
};

/// Metrics by instruction: how often warps executed it, samples of warps whose next it is, and
/// those by reason, with and without "_not_issued" at the end.
inline constexpr std::string_view executed_metric = "inst_executed",
                                  samples_metric = "smsp__pcsamp_sample_count",
                                  stalled_samples_prefix = "smsp__pcsamp_warps_issue_stalled_";

/// Whether a file begins as a report does.
[[nodiscard]] bool begins_report(std::string_view beginning);

/// Longest piece of a report: what is longer is damaged.
inline constexpr std::size_t max_piece_bytes = std::size_t{256} << 20;

/// Reads a report that is fed piece by piece; holds no more of it than one launch.
class ReportReader {
public:
  enum class Keep {
    launches,
    code, ///< and what sampled_code() (report_code.h) looks at
    all
  };
  explicit ReportReader(std::string file, Keep keep = Keep::launches)
      : file_(std::move(file)), keep_(keep) {}
  /// bad_input where it is no report.
  [[nodiscard]] Result<void> feed(std::string_view bytes);
  /// One launch or more; bad_input where none could be read.
  [[nodiscard]] Result<Report> finish();

private:
  enum class State { magic, header_size, header, block_size, block, piece_size, piece, skip, done };

  [[nodiscard]] tl::unexpected<Error> wrong(Message detail) const;
  /// Takes what state_ waits for, which is `bytes`.
  [[nodiscard]] Result<void> take(std::string_view bytes);
  void wait_for(State state, std::size_t bytes);
  void next_piece();
  void take_block(std::string_view message);
  void take_source(std::string_view message);
  void take_launch(std::string_view message);
  void add_string(std::string_view text);
  void stop(Message why);
  void note(Message what);
  [[nodiscard]] std::string where() const;

  std::string file_;
  Keep keep_;
  State state_ = State::magic;
  std::size_t needed_ = 4;                  ///< bytes that state_ waits for
  std::string waiting_;                     ///< of them, those that are there
  std::uint64_t offset_ = 0;                ///< of the byte after them
  std::uint64_t payload_ = 0;               ///< bytes of the block that are left
  std::uint64_t sources_ = 0, results_ = 0; ///< of the block, that are left
  std::size_t seen_ = 0;                    ///< launches, those left out too
  std::vector<std::string> strings_;
  std::vector<Target> targets_; ///< of each string, as a metric's name
  std::size_t strings_bytes_ = 0;
  Report report_;
};

} // namespace loom::profile
