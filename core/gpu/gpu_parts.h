#pragma once

/// What GPU files and family files share: ids, dates, facts.

#include "core/gpu/gpu_spec.h"
#include "core/text/json.h"

#include <functional>
#include <map>
#include <string>

namespace loom {

/// Whether the text is "MAJOR.MINOR" without leading zeros, for example "5.2".
[[nodiscard]] bool is_compute_capability(std::string_view text);
/// "gfx942": what LLVM calls an AMD GPU whose limits are the same.
[[nodiscard]] bool is_amd_target(std::string_view text);

/// The member "id"; a problem unless it is up to 64 lower-case letters, digits, '-' and '_'.
[[nodiscard]] std::string read_id(json::Members& members, json::Problems& problems);

/// The members "released", "compute_capability", "segment" and "note" where they stand there;
/// what `gpu` has already stays otherwise, and a note is added to the one it has.
void read_labels(json::Members& members, GpuSpec& gpu, json::Problems& problems);

/// The member "memory_type" where it stands there: an object of value, source, status and, where
/// wanted, note; a word alone is whole through `column`, nullptr where there is none.
void read_memory_type(json::Members& members, const WordFact* column,
                      std::optional<WordFact>& memory, json::Problems& problems);

/// The members "source", "status" and, where wanted, "note" of a fact or a word.
void read_source(json::Members& members, Message& source, FactStatus& status, Message& note);

/// What a text of a GPU file may have; texts put together keep it, so that a member can be carried
/// whole in a file of its own.
inline constexpr std::size_t longest_text = 4096;

/// The sources of a file by the name that its numbers give them after '@'.
using NamedSources = std::map<std::string, std::string, std::less<>>;
[[nodiscard]] NamedSources read_sources(const json::Value& value, const std::string& pointer,
                                        json::Problems& problems);

/// Said of a range that leaves out what it is of.
inline constexpr Text range_without_value =
    LOOM_TEXT("the range %1 to %2 does not have the value %3");

/// The member "range", two numbers of which the first is at most `value` and the second at least;
/// a problem when they are not.
[[nodiscard]] std::optional<ValueRange> read_range(json::Members& members, double value,
                                                   json::Problems& problems);

/// Puts what `sources` has for "list" in place of the name in "@list, row 3", which ends where no
/// letter, digit or '_' follows. A problem where `sources` has no such name.
void expand_source(Message& source, const std::string& pointer, const NamedSources& sources,
                   json::Problems& problems);

/// The members "unit", "source", "status" and, where wanted, "note" of a fact.
void read_provenance(json::Members& members, const FactInfo& info, Fact& fact,
                     json::Problems& problems);

/// The range and unit a fact's value has to keep.
[[nodiscard]] json::NumberRule value_rule(const FactInfo& info);

/// Reads one fact, `value` being what stands under its key.
using ReadFact = std::function<Fact(const json::Value& value, const std::string& pointer,
                                    const FactInfo& info, json::Problems& problems)>;

/// A fact as GPU files have it: value, unit, source, status and, where wanted, note, range and
/// the rule that it was derived by.
[[nodiscard]] Fact read_whole_fact(const json::Value& value, const std::string& pointer,
                                   const FactInfo& info, json::Problems& problems);

/// An object of facts, added to `facts`; only the `allowed` keys.
void read_facts(const json::Value& value, const std::string& pointer,
                std::span<const FactInfo> allowed, const ReadFact& read, Facts& facts,
                json::Problems& problems);

} // namespace loom
