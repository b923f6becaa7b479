#pragma once

/// A page in a browser begins with this form of a document, which web/src/state.ts reads.

#include "core/base/embedded_file.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/document/document.h"
#include "core/text/json_writer.h"

#include <map>
#include <optional>
#include <span>
#include <string>

namespace loom {

/// The view of a page, as "view", and its fields, in whose place a view of the window stands; empty
/// where that is the loom, or one that a page has none of. bad_input for what the page's fields
/// cannot say. `programs`: of divergence, that a page has by name.
[[nodiscard]] Result<std::map<std::string, std::string>>
page_fields(const std::string& view, const Scenario& scenario,
            std::span<const EmbeddedFile> programs);

/// Said where `front` is a view or a figure that a page has none of, so that it begins with the
/// loom; `name`: of it, for people.
[[nodiscard]] std::optional<Message> page_lacks(const std::string& front, const std::string& name);

/// Writes the members of the object that is open.
void write_page_state(JsonWriter& writer, const Scenario& scenario);

} // namespace loom
