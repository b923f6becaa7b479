#include "widgets/views/occupancy/sm_drawing.h"

#include "widgets/style/tr.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/occupancy/occupancy_words.h"

#include <algorithm>
#include <array>

namespace loom {
namespace {

constexpr double note_size = 0.85;
constexpr double gap = 0.35;     ///< between a row and the next
constexpr double all_words = 25; ///< width that has room for them, em
constexpr Role blocks_role = Role::series7;

/// A resource as a row of the drawing.
struct Row {
  Limiter limiter;
  int total;      ///< of the SM
  int each;       ///< that a block takes
  bool by_halves; ///< a block takes it from one half of the SM
  QString used;
};

std::array<Row, 4> rows_of(const OccupancyRun& run) {
  const Occupancy& now = run.occupancy;
  const ComputeLimits& limits = *run.limits;
  const int warps = now.blocks > 0 ? now.warps / now.blocks : 0;
  const int barriers = limits.amd() ? 1 : run.launch.config.barriers;
  const int blocks = now.limits[static_cast<std::size_t>(Limiter::blocks)].value_or(limits.blocks);
  // The header's largest choice unless the launch prefers one.
  const int shared = run.launch.config.carveout ? now.carveout : limits.shared;
  const auto used = [&](int each, int total) {
    return tr("%1 of %2").arg(now.blocks * each).arg(total);
  };
  return {
      {{Limiter::warps, limits.warps, warps, now.partitioned, used(warps, limits.warps)},
       limits.amd() || now.barriers_before_blocks()
           ? Row{Limiter::barriers, limits.barriers, barriers, false,
                 used(barriers, limits.barriers)}
           : Row{Limiter::blocks, blocks, 1, false, used(1, blocks)},
       {Limiter::registers, limits.registers, now.registers_per_block, now.partitioned,
        used(now.registers_per_block, limits.registers)},
       {Limiter::shared, shared, now.shared_per_block, false,
        tr("%1 of %2").arg(bytes_words(now.blocks * now.shared_per_block), bytes_words(shared))}}};
}

/// A box that stands for the row.
DiagramBox box_of(const Row& row) {
  return {.id = DiagramPart{DiagramPart::Kind::row, static_cast<int>(row.limiter)}.id()};
}

/// Draws into one diagram, row under row.
struct SmDrawing {
  DiagramBuilder out;
  const OccupancyRun& run;
  double width;

  void text(double x, double y, const QString& words, DiagramAnchor anchor, bool bold,
            bool faint) const {
    out.text(x, y, words, 0, {.anchor = anchor, .size = note_size, .bold = bold, .faint = faint});
  }

  /// Where block `block` begins in a row, in units of the row; a half is filled in its turn.
  [[nodiscard]] double start(const Row& row, int block) const {
    const int turn = row.by_halves ? block / 2 : block;
    return (row.by_halves && block % 2 == 1 ? row.total / 2.0 : 0.0) + turn * row.each;
  }
  [[nodiscard]] DiagramBox box_of_block(int block) const {
    const int shade = run.occupancy.partitioned ? block / 2 + block % 2 : block;
    return {.id = DiagramPart{DiagramPart::Kind::block, block}.id(),
            .role = blocks_role,
            .fill = shade % 2 == 0 ? DiagramFill::solid : DiagramFill::pale,
            .outline = DiagramOutline::solid};
  }
  /// Without an id, so that the blocks under it keep theirs.
  void limit_frame(const Row& row, const DiagramRoom& place) const {
    if (run.occupancy.limited_by(row.limiter))
      out.box(place, {.outline = DiagramOutline::solid, .emphasis = true});
  }

  void heading(const Row& row, double y) const {
    const auto allowed = run.occupancy.limits[static_cast<std::size_t>(row.limiter)];
    const bool limits = run.occupancy.limited_by(row.limiter);
    text(0, y, limiter_name(row.limiter), DiagramAnchor::left, limits, false);
    text(width * 0.5, y, row.used, DiagramAnchor::centre, false, true);
    const QString words = !allowed ? tr("no limit")
                          : limits && width >= all_words
                              ? tr("limit: %1").arg(blocks_words(*allowed))
                              : blocks_words(*allowed);
    text(width, y, words, DiagramAnchor::right, limits, !limits);
  }

  void bar(const Row& row, const DiagramRoom& place) const {
    DiagramBox& rest = out.box(place, box_of(row));
    rest.outline = DiagramOutline::solid, rest.hatched = true;
    const double unit = width / row.total;
    for (int block = 0; row.each > 0 && block < run.occupancy.blocks; ++block)
      out.box({start(row, block) * unit, place.y, row.each * unit, place.height},
              box_of_block(block));
    limit_frame(row, place);
  }

  /// Slots for each warp in `lines` lines, filled block by block.
  void warp_cells(const Row& row, const DiagramRoom& place, int lines) const {
    out.box(place, box_of(row));
    const int columns = (row.total + lines - 1) / lines;
    std::vector<int> block_in(static_cast<std::size_t>(row.total), -1);
    for (int block = 0; block < run.occupancy.blocks; ++block)
      for (int warp = 0; warp < row.each; ++warp)
        block_in[static_cast<std::size_t>(start(row, block)) + static_cast<std::size_t>(warp)] =
            block;
    for (int slot = 0; slot < row.total; ++slot) {
      const int block = block_in[static_cast<std::size_t>(slot)];
      out.box(place.cell(slot, columns, lines).inset(0.05, 0.05),
              block < 0 ? box_of(row) : box_of_block(block))
          .outline = DiagramOutline::solid;
    }
    limit_frame(row, place);
  }
};

} // namespace

Diagram sm_diagram(const OccupancyRun& run, double width, double height) {
  Diagram diagram{.width = width};
  const SmDrawing draw{diagram, run, width};
  const auto rows = rows_of(run);
  const double words = text_line * (1 + static_cast<double>(rows.size()));
  const double gaps = gap * static_cast<double>(rows.size());
  // What the texts leave, the warps twice as high as a bar.
  const double bar = std::clamp((height - words - gaps) / 5, 0.8, 2.6);
  const double warps = 2 * bar;
  const int lines = run.limits->warps > 32 && warps > 1.8 ? 2 : 1;
  const int blocks = run.occupancy.blocks;
  double y = text_line / 2;
  draw.text(0, y,
            blocks > 0 ? tr("An SM with %1 of %2 warps")
                             .arg(blocks_words(blocks))
                             .arg(run.occupancy.warps / blocks)
                       : tr("An SM without a block"),
            DiagramAnchor::left, true, false);
  if (width >= all_words)
    draw.text(width, y, tr("each alone allows"), DiagramAnchor::right, false, true);
  y += text_line / 2;
  for (const Row& row : rows) {
    const double high = row.limiter == Limiter::warps ? warps : bar;
    draw.out.box({0, y, width, text_line + high}, box_of(row));
    draw.heading(row, y + text_line / 2);
    y += text_line;
    const DiagramRoom place{0, y, width, high};
    if (row.limiter == Limiter::warps)
      draw.warp_cells(row, place, lines);
    else
      draw.bar(row, place);
    y += high + gap;
  }
  diagram.height = y;
  return diagram;
}

} // namespace loom
