#pragma once

/// Many figures at a time, in processes of their own: what draws them has one thread.

#include "app/figure_jobs.h"

namespace loom {

/// How the files of one job went, as many as it has.
using JobAnswer = std::vector<FileAnswer>;

/// Draws all jobs in up to `processes` processes forked from this one, which must have no threads
/// and no QApplication yet; each calls `prepare` first. Shows a progress bar on standard error
/// where that is a terminal. A file whose process ended early has an error.
[[nodiscard]] std::vector<JobAnswer> draw_all(const std::vector<FigureJob>& jobs,
                                              unsigned processes,
                                              const std::function<void()>& prepare);

/// Writes "manifest.json": every file with its SHA-256, every figure with its scenario's and those
/// of the measurements that stand in it; the name of the common bibliography, if there is one.
[[nodiscard]] std::string manifest_text(const std::vector<FigureJob>& jobs,
                                        const std::vector<JobAnswer>& answers,
                                        const std::optional<std::string>& bibliography = {});

} // namespace loom
