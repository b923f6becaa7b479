#pragma once

/// How a figure says which of its numbers no source states: marks where they stand, a note under
/// them, and the list of them for captions and files of data.
///
/// A number is marked d where it is derived by this program and a where it is assumed; what a
/// vendor, a publication or a measurement states has no mark. What is computed from marked numbers
/// has their marks. Such a number stands among the figure's sources as
/// "GTX 680: mem_lat 302 cycles, derived by this program from V. Volkov, ..".

#include "core/figure/plot_data.h"
#include "core/gpu/gpu_spec.h"

#include <QString>

#include <string>
#include <vector>

namespace loom {

enum class Hardware;
class ResolvedScenario;
struct Loop;
struct Scenario;

/// "d", "a" or nothing.
[[nodiscard]] std::string footnote_mark(FactStatus status);
/// Of one number that the scenario uses; nothing where it is missing or was changed by hand.
[[nodiscard]] std::string status_mark(const ResolvedScenario& scenario, Hardware parameter);
/// Of all numbers that the scenario's mix uses together: "", "d", "a" or "da".
[[nodiscard]] std::string status_marks(const ResolvedScenario& scenario);
/// The marks of both, each once.
[[nodiscard]] std::string joined_marks(const std::string& one, const std::string& other);
/// `text` with its marks raised behind it: "GTX 680ᵈ".
[[nodiscard]] std::string marked(const std::string& text, const std::string& marks);
/// " (derived)", " (assumed)" or nothing, for a number in words.
[[nodiscard]] QString status_words(FactStatus status);

/// Adds the numbers that a scenario uses to the figure's sources: where a source states a number
/// the source, else the number and what it is worked out from.
void add_numbers(Figure& figure, const ResolvedScenario& scenario);
/// The same for a loop of instructions on the scenario's GPU: those of the GPU's file and of its
/// architecture's that its bounds rest on. Nothing where one is missing. A footnote says that some
/// are derived.
void add_loop_numbers(Figure& figure, const Scenario& scenario, const Loop& loop);
/// The one or the other: of the scenario's loop of instructions where it has one.
void add_workload_numbers(Figure& figure, const ResolvedScenario& scenario);
/// The same for one of a GPU's numbers; nothing where it is missing.
void add_number(Figure& figure, const GpuSpec& gpu, FactKey key);

/// The number that one of the figure's sources is about; null where it is a source.
[[nodiscard]] const UnstatedNumber* unstated(const Figure& figure, const std::string& source);
/// Those of a figure, in the order of its sources.
[[nodiscard]] std::vector<UnstatedNumber> unstated_numbers(const Figure& figure);
/// "mem_lat 302 cycles".
[[nodiscard]] QString number_words(const UnstatedNumber& number);

/// What of the figure's numbers is derived and what is assumed, by GPU; empty where nothing is.
[[nodiscard]] QString unstated_words(const Figure& figure);
/// The same of some of them.
[[nodiscard]] QString unstated_words(const std::vector<UnstatedNumber>& numbers);
/// Notes what is derived or assumed: for the caption the numbers themselves where all are one
/// GPU's, else what the marks mean, under the figure. Once for all scenarios of a figure.
void note_statuses(Figure& figure);
/// Notes the numbers for the caption, where the figure has no marks: of loops and comparisons.
void note_unstated(Figure& figure);
/// Whether the figure has such a note, and whether it stands below and explains the marks.
[[nodiscard]] bool notes_statuses(const Figure& figure);
[[nodiscard]] bool notes_marks(const Figure& figure);

} // namespace loom
