#pragma once

/// `latencyloom profile FILE --code`: the code of launches, where their warps wait and for what.

#include "app/profile_verdicts.h"
#include "core/profile/report_code.h"
#include "core/study/code_waits.h"

namespace loom {

/// A launch, by its name and number alone where the file has no more, and its code or why it has
/// none.
struct LaunchOfCode {
  profile::Launch launch;
  Result<profile::SampledCode> code;
};

/// Lines that name the three instructions where most samples were taken, with their source lines;
/// empty without samples.
[[nodiscard]] std::string waits_text(const WaitingCode& waiting);

/// The error of one of them where none has code.
[[nodiscard]] Result<std::string> code_text(const std::vector<LaunchOfCode>& launches,
                                            const std::vector<Message>& notes);
[[nodiscard]] Result<std::string> code_json(const std::vector<LaunchOfCode>& launches,
                                            const std::vector<Message>& notes);

} // namespace loom
