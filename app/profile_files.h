#pragma once

/// Files of profiles as the command line takes them: reports, exports, source pages, and what
/// joins them (--with).

#include "core/profile/report_code.h"
#include "core/profile/source_page.h"
#include "core/sass/instruction.h"
#include "core/study/code_waits.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace loom {

/// A report or an export.
[[nodiscard]] Result<profile::Report>
read_report(const std::string& file,
            profile::ReportReader::Keep what = profile::ReportReader::Keep::launches);

/// Launches and what is known of their code.
class ProfileFiles {
public:
  /// `file`: a report, an export or a source page. `with`: a source page of the launches of an
  /// export, or a listing or cubin of their code. An error also where `with` says nothing of them.
  [[nodiscard]] static Result<ProfileFiles> read(const std::string& file,
                                                 const std::optional<std::string>& with);
  /// A source page alone gives names and numbers of launches, and no values.
  [[nodiscard]] const profile::Profile& profile() const { return report_.profile; }
  /// Whether the file is a source page, which has no values of launches.
  [[nodiscard]] bool page_alone() const { return page_alone_; }
  /// The code of one of the launches.
  [[nodiscard]] Result<profile::SampledCode> code_of(const profile::Launch& launch) const;
  /// The same with its waits; nothing where there is no code.
  [[nodiscard]] std::optional<WaitingCode> waiting_of(const profile::Launch& launch) const;

private:
  [[nodiscard]] Result<void> join(const std::string& with);
  [[nodiscard]] Result<profile::SampledCode> code_at(std::size_t i) const;

  std::string file_;
  bool page_alone_ = false;
  profile::Report report_;
  std::vector<profile::SourceLaunch> pages_;
  std::vector<std::optional<std::size_t>> page_of_; ///< of each launch
  std::vector<sass::Function> functions_;           ///< of a listing that was joined
  std::unordered_map<std::string, std::size_t> by_number_;
};

} // namespace loom
