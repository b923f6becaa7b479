#pragma once

#include <QString>

#include <string_view>

namespace loom {

/// The text in the words of the vendor that texts are said for (speak_of() of language.h) and in no
/// other language: what units need, "IPC/CU" for AMD's "IPC/SM".
[[nodiscard]] QString in_vendor_words(std::string_view text);

} // namespace loom
