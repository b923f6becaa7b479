#pragma once

/// `latencyloom profile FILE --code`: the code of launches, where their warps wait and for what.

#include "app/profile_verdicts.h"
#include "core/profile/report_code.h"

namespace loom {

/// `report` has been read with its codes; `launches` are those of its launches to show, by their
/// places. bad_input where none of them has code and samples.
[[nodiscard]] Result<std::string> code_text(const profile::Report& report,
                                            const std::vector<std::size_t>& launches,
                                            const std::string& file);
[[nodiscard]] std::string code_json(const profile::Report& report,
                                    const std::vector<std::size_t>& launches,
                                    const std::string& file);

} // namespace loom
