#include "widgets/paint/loom_painter.h"

#include "widgets/paint/timeline_strips.h"
#include "widgets/style/loom_words.h"
#include "widgets/style/tr.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace loom {
namespace {

constexpr int most_rows = 64;
constexpr double least_row = 2;    ///< points
constexpr double told_apart = 2;   ///< points: narrower stitches become hatching
constexpr double hatch_period = 3; ///< points
constexpr std::size_t most_named = 6;

double line_of(const Canvas& canvas) {
  return text_size(canvas.text(), QStringLiteral("0")).height();
}
double width_of(const Canvas& canvas, const QString& text) {
  return text_size(canvas.text(), text).width();
}

QString needed_words(const LoomPicture& picture) {
  if (!std::isfinite(picture.needed))
    return {};
  const auto needed = std::lround(std::ceil(picture.needed - 1e-9));
  return needed == 1 ? tr("1 warp\nneeded") : tr("%1 warps\nneeded").arg(needed);
}

/// Words beside the strips.
std::vector<QString> unit_words(const LoomPicture& picture) {
  std::vector<QString> words;
  for (const LoomUnit& each : picture.units)
    words.push_back(loom_unit_words(each));
  return words;
}

double left_room(const Canvas& canvas, const LoomPicture& picture) {
  double room = width_of(canvas, tr("warp %1").arg(std::max(picture.places, picture.warps) - 1));
  for (const LoomUnit& each : picture.units)
    room = std::max(room, width_of(canvas, loom_unit_name(each.resource)));
  return room + canvas.points(6);
}

double gap_room(const Canvas& canvas, const LoomPicture& picture) {
  double room = canvas.points(16);
  for (const QString& word : needed_words(picture).split(QLatin1Char('\n')))
    room = std::max(room, width_of(canvas, word) + canvas.points(16));
  return room;
}

QColor readable(const QColor& ground) {
  const QColor black(0, 0, 0), white(255, 255, 255);
  return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

/// A span or a run of narrow ones of one class in one row.
struct Run {
  double from = 0, to = 0, busy = 0; ///< units of length from the left edge
  bool folded = false;
};

class Cloth {
public:
  Cloth(const Canvas& canvas, const LoomPicture& picture, const LoomLayout& layout,
        LoomCycles cycles)
      : canvas_(canvas), picture_(picture), layout_(layout), cycles_(cycles) {
    for (std::size_t family = 0; family < lane_.size(); ++family) {
      lane_[family] = lanes_;
      lanes_ += std::ranges::any_of(picture.classes, [&](const LoomClass& each) {
        return static_cast<std::size_t>(each.family) == family && each.flying > 0;
      });
    }
    lanes_ = std::max(1, lanes_);
    std::vector<double> ends(picture.classes.size());
    int warp = -1;
    for (const LoomSpan& span : picture.spans) {
      if (std::exchange(warp, int{span.warp}) != span.warp)
        std::ranges::fill(ends, 0);
      if (span.state == LoomState::ready)
        continue;
      for (std::size_t c = 0; c < ends.size(); ++c)
        split_ = split_ || (c != span.of_class && ends[c] > span.from + 1e-9);
      ends[span.of_class] = std::max(ends[span.of_class], span.to);
    }
  }

  std::vector<LoomBox> boxes() {
    const auto& spans = picture_.spans;
    for (std::size_t i = 0; i < spans.size();) {
      const int warp = spans[i].warp;
      std::size_t end = i;
      while (end < spans.size() && spans[end].warp == warp)
        ++end;
      if (warp % layout_.warps_each == 0)
        row(warp, i, end);
      i = end;
    }
    strips();
    return std::move(boxes_);
  }

private:
  [[nodiscard]] double x(double cycle) const {
    return layout_.cloth.left() + (cycle - cycles_.from) * layout_.per_cycle();
  }

  /// Of a class in a state, across the row.
  [[nodiscard]] QRectF band(int warp, std::uint8_t of_class, LoomState state) const {
    const double height = layout_.row_height;
    double top = layout_.y(warp / layout_.warps_each);
    const double gap = height >= canvas_.points(3) ? 0.22 * height : std::min(height / 3, 1.0);
    double tall = height - gap;
    top += gap / 2;
    if (split_ && state != LoomState::ready) {
      tall /= lanes_;
      top += lane_[static_cast<std::size_t>(picture_.classes[of_class].family)] * tall;
    }
    if (state == LoomState::queued) {
      top += 0.3 * tall;
      tall *= 0.4;
    } else if (state == LoomState::ready) {
      top += 0.38 * tall;
      tall = std::max(0.24 * tall, canvas_.points(0.4));
    }
    return {0, top, 0, tall};
  }

  void add(int warp, std::uint8_t of_class, LoomState state, double from, double to) {
    QRectF box = band(warp, of_class, state);
    box.setLeft(from);
    box.setRight(to);
    const int variant = state == LoomState::flying ? picture_.classes[of_class].variant : 0;
    const LoomBox plain{box, of_class, state, -1, warp};
    if (variant == 0)
      return boxes_.push_back(plain);
    // Within a family: a slit, then two, then half the height.
    const int parts = std::min(variant, 2) + 1;
    const double slit = 0.14 * box.height(), part = (box.height() - (parts - 1) * slit) / parts;
    for (int i = 0; i < parts; ++i) {
      LoomBox each = plain;
      each.box = QRectF(box.left(), box.top() + i * (part + slit), box.width(), part);
      boxes_.push_back(each);
    }
  }

  void flush(int warp, std::uint8_t of_class, LoomState state, Run& run) {
    if (run.to <= run.from)
      return;
    const double gap = canvas_.points(0.6);
    if (!run.folded) {
      const double wide = run.to - run.from;
      // A hair between two instructions that follow each other.
      add(warp, of_class, state, run.from, run.to - (wide >= 3 * gap ? gap : 0));
    } else {
      const double period = canvas_.points(hatch_period);
      const double share = std::min(0.86, run.busy / (run.to - run.from));
      for (double at = run.from; at < run.to; at += period)
        add(warp, of_class, state, at, std::min(run.to, at + share * period));
    }
    run = {};
  }

  void row(int warp, std::size_t begin, std::size_t end) {
    const double narrow = canvas_.points(told_apart);
    std::map<std::pair<std::uint8_t, LoomState>, Run> runs;
    for (std::size_t i = begin; i < end; ++i) {
      const LoomSpan& span = picture_.spans[i];
      if (span.to <= cycles_.from || span.from >= cycles_.to)
        continue;
      const double from = x(std::max(span.from, cycles_.from)),
                   to = x(std::min(span.to, cycles_.to));
      const auto key = std::pair(span.of_class, span.state);
      Run& run = runs[key];
      if (span.state != LoomState::flying) {
        boxes_.push_back(
            {band(warp, span.of_class, span.state), span.of_class, span.state, -1, warp});
        boxes_.back().box.setLeft(from);
        boxes_.back().box.setRight(to);
        continue;
      }
      const bool slim = (span.to - span.from) * layout_.per_cycle() < narrow;
      if (slim && run.folded && from - run.to < narrow) {
        run.busy += std::max(0.0, to - std::max(from, run.to));
        run.to = std::max(run.to, to);
        continue;
      }
      // Chains of one class that overlap are one float; the tub counts them.
      if (!slim && !run.folded && run.to > from + 1e-9) {
        run.to = std::max(run.to, to);
        continue;
      }
      flush(warp, span.of_class, span.state, run);
      run = {from, to, to - from, slim};
    }
    for (auto& [key, run] : runs)
      flush(warp, key.first, key.second, run);
  }

  void strips() {
    const double right = layout_.cloth.left() + (cycles_.to - cycles_.from) * layout_.per_cycle();
    for (std::size_t u = 0; u < picture_.units.size(); ++u) {
      const LoomUnit& unit = picture_.units[u];
      const QRectF& strip = layout_.strips[u];
      const auto bar = [&](double from, double to, double share) {
        const double high = strip.height() * std::min(1.0, share);
        boxes_.push_back({QRectF(from, strip.bottom() - high, to - from, high), no_class,
                          LoomState::flying, static_cast<int>(u), -1});
      };
      const bool cells = std::ranges::all_of(unit.work, [&](const LoomWork& each) {
        return each.share >= 1 && (each.to - each.from) * layout_.per_cycle() >= canvas_.points(3);
      });
      if (cells) {
        for (const LoomWork& each : unit.work)
          if (each.to > cycles_.from && each.from < cycles_.to)
            bar(x(std::max(each.from, cycles_.from)),
                x(std::min(each.to, cycles_.to)) - canvas_.points(0.6), 1);
        continue;
      }
      const double column =
          std::max(canvas_.points(0.75),
                   layout_.per_cycle() >= canvas_.points(2) ? layout_.per_cycle() : 0.0);
      std::vector<double> busy(static_cast<std::size_t>(
          std::max(1.0, std::ceil((right - layout_.cloth.left()) / column))));
      for (const LoomWork& each : unit.work) {
        if (each.to <= cycles_.from || each.from >= cycles_.to)
          continue;
        const double from = (x(std::max(each.from, cycles_.from)) - layout_.cloth.left()) / column;
        const double to = (x(std::min(each.to, cycles_.to)) - layout_.cloth.left()) / column;
        for (auto at = static_cast<std::size_t>(from);
             at < busy.size() && static_cast<double>(at) < to; ++at)
          busy[at] += static_cast<double>(each.share) * (std::min(to, static_cast<double>(at + 1)) -
                                                         std::max(from, static_cast<double>(at)));
      }
      for (std::size_t at = 0; at < busy.size(); ++at)
        if (busy[at] > 0) {
          const double from = layout_.cloth.left() + static_cast<double>(at) * column;
          bar(from, std::min(from + column, right), busy[at]);
        }
    }
  }

  const Canvas& canvas_;
  const LoomPicture& picture_;
  const LoomLayout& layout_;
  LoomCycles cycles_;
  /// Classes overlap in time: each family has its part of a row, memory the upper one.
  bool split_ = false;
  std::array<int, 4> lane_{}; ///< by family
  int lanes_ = 0;
  std::vector<LoomBox> boxes_;
};

struct Swatch {
  LoomBox sample;
  QString words;
};

/// What the colours and shapes mean.
std::vector<Swatch> swatches(const LoomPicture& picture) {
  std::vector<Swatch> all;
  bool queues = false;
  const std::size_t named = std::min(picture.classes.size(), most_named);
  for (std::size_t c = 0; c < named; ++c) {
    const LoomClass& each = picture.classes[c];
    const QString name = QString::fromStdString(each.one);
    all.push_back({{{}, static_cast<std::uint8_t>(c), LoomState::flying, -1, -1},
                   each.family == LoomFamily::waiting ? name : tr("%1 in flight").arg(name)});
    queues = queues || each.queued >= 0.05;
  }
  if (queues) {
    const auto most = std::ranges::max_element(picture.classes, {}, &LoomClass::queued);
    all.push_back(
        {{{}, static_cast<std::uint8_t>(most - picture.classes.begin()), LoomState::queued, -1, -1},
         tr("waits for its unit")});
  }
  if (picture.ready >= 0.05)
    all.push_back({{{}, 0, LoomState::ready, -1, -1}, tr("ready, waits for a slot")});
  return all;
}

QString scale_words(const LoomPicture& picture) {
  if (picture.longest < 0)
    return {};
  return tr("%1 cycles: one %2")
      .arg(std::lround(picture.latency))
      .arg(QString::fromStdString(picture.classes[static_cast<std::size_t>(picture.longest)].one));
}

QString seen_words(const LoomPicture& picture, const LoomLayout& layout) {
  QString words = tr("%1 cycles of the steady state").arg(std::lround(layout.cycles));
  if (layout.warps_each > 1)
    words = tr("a row shows one of %1 warps").arg(layout.warps_each) + tr(" · ") + words;
  return picture.steady ? words : words + tr(" · its averages still vary");
}

} // namespace

double LoomLayout::tub_height(double count, const LoomPicture& picture) const {
  double all = picture.ready;
  for (const LoomClass& each : picture.classes)
    all += each.flying + each.queued;
  const double places = std::max(picture.places, picture.warps);
  // Chains of a warp stand on its row together.
  const double of_row = std::max(picture.chains, all / places);
  return count / of_row / warps_each * row_height;
}

namespace {

/// The scale bar's length and what is said beside it.
double scale_room(const Canvas& canvas, const LoomPicture& picture, const LoomLayout& layout) {
  return std::min(picture.latency * layout.per_cycle(), 0.4 * layout.cloth.width()) +
         width_of(canvas, scale_words(picture)) + canvas.points(24);
}

double legend_room(const Canvas& canvas, const LoomPicture& picture) {
  double room = 0;
  for (const Swatch& each : swatches(picture))
    room += width_of(canvas, each.words) + canvas.points(36);
  return room;
}

} // namespace

LoomLayout lay_out_loom(const LoomPicture& picture, const Canvas& canvas, const QRectF& target) {
  LoomLayout layout;
  const double line = line_of(canvas), pad = canvas.points(4);
  const double left = left_room(canvas, picture), gap = gap_room(canvas, picture);
  double words = 0;
  for (const QString& each : unit_words(picture))
    words = std::max(words, width_of(canvas, each));
  const double tub =
      std::max(std::clamp(0.085 * target.width(), canvas.points(54), canvas.points(110)),
               width_of(canvas, tr("in flight")) + canvas.points(4));
  const double right = std::max(gap + tub, words + canvas.points(10));
  const double strip = 1.1 * line;
  const auto units = static_cast<double>(picture.units.size());
  layout.cloth = QRectF(target.left() + left, target.top() + pad,
                        std::max(1.0, target.width() - left - right), 1);
  layout.cycles = std::max(1.0, picture.shown);
  // Where little room is left for the cloth, scale and legend share a line if they can.
  constexpr double low = 16; // lines
  const double scale = scale_room(canvas, picture, layout), beside = layout.cloth.left() + scale;
  const bool one_line =
      target.height() < low * line && beside + legend_room(canvas, picture) <= target.right();
  const double below = units * (strip + pad) + pad + (one_line ? 1 : 2) * line + pad;
  layout.cloth.setHeight(std::max(canvas.points(12), target.height() - below - 2 * pad));
  layout.tub = QRectF(target.right() - tub, layout.cloth.top(), tub, layout.cloth.height());
  const int rows =
      std::clamp(static_cast<int>(layout.cloth.height() / canvas.points(least_row)), 4, most_rows);
  layout.warps_each = warps_per_row(picture, rows);
  const int places = std::max({1, picture.places, picture.warps});
  layout.rows = (places + layout.warps_each - 1) / layout.warps_each;
  layout.row_height = layout.cloth.height() / layout.rows;
  double top = layout.cloth.bottom() + 1.5 * pad;
  for (std::size_t u = 0; u < picture.units.size(); ++u) {
    layout.strips.emplace_back(layout.cloth.left(), top, layout.cloth.width(), strip);
    top += strip + pad;
  }
  layout.scale = QRectF(layout.cloth.left(), top, one_line ? scale : layout.cloth.width(), line);
  layout.legend = one_line ? QRectF(beside, top, target.right() - beside, line)
                           : QRectF(layout.cloth.left(), top + line,
                                    target.right() - layout.cloth.left(), line);
  return layout;
}

std::vector<LoomBox> loom_boxes(const Canvas& canvas, const LoomPicture& picture,
                                const LoomLayout& layout, LoomCycles cycles) {
  return Cloth(canvas, picture, layout, cycles).boxes();
}

std::vector<LoomBox> tub_boxes(const LoomPicture& picture, const LoomLayout& layout) {
  std::vector<LoomBox> boxes;
  double top = layout.tub.top();
  const auto add = [&](double count, std::size_t of_class, LoomState state) {
    const double height = layout.tub_height(count, picture);
    if (height <= 0)
      return;
    boxes.push_back({QRectF(layout.tub.left(), top, layout.tub.width(), height),
                     static_cast<std::uint8_t>(of_class), state, -1, -1});
    top += height;
  };
  for (std::size_t c = 0; c < picture.classes.size(); ++c)
    add(picture.classes[c].flying, c, LoomState::flying);
  for (std::size_t c = 0; c < picture.classes.size(); ++c)
    add(picture.classes[c].queued, c, LoomState::queued);
  add(picture.ready, 0, LoomState::ready);
  return boxes;
}

QColor loom_colour(const FigureStyle& style, const LoomPicture& picture, const LoomBox& box) {
  const auto pale = [&](Role role) {
    const QColor ground = style.background(), full = style.solid(role);
    constexpr int percent = 38;
    const auto part = [](int from, int to) { return from + (to - from) * percent / 100; };
    return QColor(part(ground.red(), full.red()), part(ground.green(), full.green()),
                  part(ground.blue(), full.blue()));
  };
  if (box.unit >= 0) {
    const LoomUnit& unit = picture.units[static_cast<std::size_t>(box.unit)];
    return unit.limits ? style.colour(loom_role(unit)) : pale(loom_role(unit));
  }
  if (box.state == LoomState::ready)
    return style.colour(Role::guide);
  const Role role = loom_role(picture.classes[box.of_class].family);
  return box.state == LoomState::queued                                ? pale(role)
         : style.palette == Palette::mono                              ? style.solid(role)
         : picture.classes[box.of_class].family == LoomFamily::waiting ? pale(role)
                                                                       : style.colour(role);
}

namespace {

/// What the rows without a warp mean, where there is room among them.
std::optional<PaintedText> missing_text(const Canvas& canvas, const LoomPicture& picture,
                                        const LoomLayout& layout) {
  const double top = layout.y(static_cast<double>(picture.warps) / layout.warps_each);
  const double missing = std::ceil(picture.needed - 1e-9) - picture.warps;
  if (!(missing > 0) || !std::isfinite(missing))
    return std::nullopt;
  const double room =
      std::min(layout.cloth.bottom(), layout.y(picture.needed / layout.warps_each)) - top;
  if (room < 1.6 * line_of(canvas))
    return std::nullopt;
  const QString words =
      missing == 1
          ? tr("1 warp is missing: nothing here asks for more")
          : tr("%1 warps are missing: nothing here asks for more").arg(static_cast<int>(missing));
  const FittedText fits = fitted(canvas.text(), words, layout.cloth.width() - canvas.points(8));
  const QSizeF size = text_size(fits.font, fits.text);
  return PaintedText{
      fits.text,
      {QPointF(layout.cloth.center().x() - size.width() / 2, top + room / 2 - size.height() / 2),
       size},
      fits.font};
}

} // namespace

std::vector<PaintedText> loom_texts(const Canvas& canvas, const LoomPicture& picture,
                                    const LoomLayout& layout) {
  std::vector<PaintedText> texts;
  const double line = line_of(canvas), gap = canvas.points(6);
  const auto put = [&](const QString& text, double x, double middle, double anchor) {
    const QSizeF size = text_size(canvas.text(), text);
    texts.push_back({text,
                     {QPointF(x - anchor * size.width(), middle - size.height() / 2), size},
                     canvas.text()});
  };
  const int all = std::max(picture.places, picture.warps);
  const double left = layout.cloth.left() - gap;
  double last = -line;
  int step = 1;
  for (const int each : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512})
    if (step = each; each / layout.warps_each * layout.row_height >= 1.6 * line)
      break;
  for (int warp = 0; warp < all; warp += step) {
    const double y = layout.y((warp / layout.warps_each) + 0.5);
    if (y - last < 1.1 * line || y + line / 2 > layout.cloth.bottom() + line / 2)
      continue;
    put(tr("warp %1").arg(warp), left,
        std::max(y, layout.cloth.top() + line / 2 - canvas.points(2)), 1);
    last = y;
  }
  const auto words = unit_words(picture);
  for (std::size_t u = 0; u < layout.strips.size(); ++u) {
    put(loom_unit_name(picture.units[u].resource), left, layout.strips[u].center().y(), 1);
    put(words[u], layout.strips[u].right() + gap, layout.strips[u].center().y(), 0);
  }
  for (const LoomBox& box : tub_boxes(picture, layout)) {
    const double count = box.box.height();
    if (count < (box.state == LoomState::flying ? 0.62 : 1.05) * line)
      continue;
    const LoomClass& of = picture.classes[box.of_class];
    const QString text =
        box.state == LoomState::ready    ? tr("%1 ready").arg(loom_count(picture.ready))
        : box.state == LoomState::queued ? tr("%1 waiting").arg(loom_class_words(of, of.queued))
                                         : loom_class_words(of, of.flying);
    // A low layer has small words, but no smaller than those of an axis.
    const QFont& font = count < 1.05 * line ? canvas.tick() : canvas.text();
    const FittedText fits = fitted(font, text, box.box.width() - canvas.points(4));
    const QSizeF size = text_size(fits.font, fits.text);
    texts.push_back({fits.text,
                     {box.box.center() - QPointF(size.width(), size.height()) / 2, size},
                     fits.font});
  }
  if (const QString needed = needed_words(picture); !needed.isEmpty()) {
    const QStringList lines = needed.split(QLatin1Char('\n'));
    const double y =
        std::clamp(layout.y(picture.needed / layout.warps_each), layout.cloth.top() + 1.2 * line,
                   layout.cloth.bottom() - 1.2 * line);
    const double beside = layout.cloth.right() + canvas.points(10);
    put(lines.front(), beside, y - 0.55 * line, 0);
    if (lines.size() > 1)
      put(lines.back(), beside, y + 0.6 * line, 0);
  }
  if (const auto missing = missing_text(canvas, picture, layout))
    texts.push_back(*missing);
  // The tub's own name stands at its bottom, where nothing reaches so far.
  const std::vector<LoomBox> layers = tub_boxes(picture, layout);
  const double filled = layers.empty() ? layout.tub.top() : layers.back().box.bottom();
  const double mark = layout.y(picture.needed / layout.warps_each);
  if (const double middle = layout.tub.bottom() - 0.8 * line;
      middle - filled > line && !(std::abs(mark - middle) < line))
    put(tr("in flight"), layout.tub.center().x(), middle, 0.5);
  const double bar = picture.latency * layout.per_cycle();
  if (const QString scale = scale_words(picture); !scale.isEmpty()) {
    const double inside = std::min(bar, 0.4 * layout.cloth.width());
    put(scale, layout.scale.left() + inside + gap, layout.scale.center().y(), 0);
  }
  const QString seen = seen_words(picture, layout);
  if (width_of(canvas, seen) + width_of(canvas, scale_words(picture)) +
          std::min(bar, 0.4 * layout.cloth.width()) + 3 * gap <
      layout.scale.width())
    put(seen, layout.scale.right(), layout.scale.center().y(), 1);
  double x = layout.legend.left();
  const double sample = canvas.points(18);
  for (const Swatch& each : swatches(picture)) {
    const double wide = width_of(canvas, each.words);
    if (x + sample + gap + wide > layout.legend.right())
      break;
    put(each.words, x + sample + gap, layout.legend.center().y(), 0);
    x += sample + 3 * gap + wide;
  }
  return texts;
}

void paint_loom_frame(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout) {
  const FigureStyle& style = canvas.style();
  painter.setRenderHint(QPainter::Antialiasing, false);
  QVector<QRectF> places, grounds;
  for (const QRectF& strip : layout.strips)
    grounds.push_back(strip);
  grounds.push_back(layout.tub);
  fill_boxes(painter, grounds, style.fill(Role::guide));
  const std::vector<LoomBox> boxes = tub_boxes(picture, layout);
  for (const LoomBox& box : boxes) {
    if (box.state == LoomState::ready) {
      painter.setPen(canvas.line(loom_colour(style, picture, box), style.thin));
      painter.setBrush(style.background()); // unlike what is empty
      painter.drawRect(box.box.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
      fill_boxes(painter, {box.box}, loom_colour(style, picture, box));
    }
  }
  // The mark of the warps needed: a bracket at the loom's edge, dashed across the tub.
  if (std::isfinite(picture.needed)) {
    const double y = std::min(layout.y(picture.needed / layout.warps_each), layout.cloth.bottom());
    const double x = layout.cloth.right() + canvas.points(3), arm = canvas.points(4);
    QPen pen = canvas.line(style.text_colour(), style.normal);
    painter.setPen(pen);
    painter.drawLine(QLineF(x, layout.cloth.top(), x + arm, layout.cloth.top()));
    painter.drawLine(QLineF(x + arm, layout.cloth.top(), x + arm, y));
    if (picture.needed <= std::max(picture.places, picture.warps))
      painter.drawLine(QLineF(x, y, x + arm, y));
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(
        QLineF(layout.tub.left() - canvas.points(3), y, layout.tub.right() + canvas.points(2), y));
  }
  // The scale bar.
  if (picture.longest >= 0) {
    const double bar = std::min(picture.latency * layout.per_cycle(), 0.4 * layout.cloth.width());
    const double y = layout.scale.center().y(), tick = canvas.points(3);
    painter.setPen(canvas.line(style.text_colour(), style.normal));
    painter.drawLine(QLineF(layout.scale.left(), y, layout.scale.left() + bar, y));
    painter.drawLine(QLineF(layout.scale.left(), y - tick, layout.scale.left(), y + tick));
    if (bar < 0.4 * layout.cloth.width())
      painter.drawLine(
          QLineF(layout.scale.left() + bar, y - tick, layout.scale.left() + bar, y + tick));
  }
  const double sample = canvas.points(18), gap = canvas.points(6);
  double x = layout.legend.left();
  for (const Swatch& each : swatches(picture)) {
    const double wide = width_of(canvas, each.words);
    if (x + sample + gap + wide > layout.legend.right())
      break;
    const double tall = each.sample.state == LoomState::queued  ? canvas.points(3)
                        : each.sample.state == LoomState::ready ? canvas.points(1)
                                                                : canvas.points(6);
    const QRectF box(x, layout.legend.center().y() - tall / 2, sample, tall);
    const LoomFamily family = picture.classes[each.sample.of_class].family;
    QVector<QRectF> parts;
    if (each.sample.state == LoomState::flying && family == LoomFamily::arithmetic)
      for (int i = 0; i < 4; ++i)
        parts.push_back({x + i * sample / 4, box.top(), sample / 4 - canvas.points(0.8), tall});
    else if (each.sample.state == LoomState::flying &&
             picture.classes[each.sample.of_class].variant > 0)
      parts = {{x, box.top(), sample, 0.42 * tall},
               {x, box.bottom() - 0.42 * tall, sample, 0.42 * tall}};
    else
      parts.push_back(box);
    fill_boxes(painter, parts, loom_colour(style, picture, each.sample));
    x += sample + 3 * gap + wide;
  }
  // Words in the tub are black or white, whichever is seen better on what is behind; those of what
  // limits stand out.
  const auto missing = missing_text(canvas, picture, layout);
  for (const PaintedText& text : loom_texts(canvas, picture, layout)) {
    QColor colour = style.label_colour(Role::guide);
    for (const LoomBox& box : boxes)
      if (box.box.contains(text.box.center()))
        colour = box.state == LoomState::ready ? style.text_colour()
                                               : readable(loom_colour(style, picture, box));
    for (std::size_t u = 0; u < layout.strips.size(); ++u)
      if (picture.units[u].limits &&
          std::abs(layout.strips[u].center().y() - text.box.center().y()) <
              layout.strips[u].height() / 2)
        colour = style.text_colour();
    if (text.box.left() > layout.cloth.right() && text.box.right() < layout.tub.left())
      colour = style.text_colour();
    if (!missing || text.box != missing->box)
      draw_text(painter, text.box, text.font.value_or(canvas.text()), colour, text.text);
  }
}

void paint_loom_words(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout) {
  const auto missing = missing_text(canvas, picture, layout);
  if (!missing)
    return;
  const FigureStyle& style = canvas.style();
  const double pad = canvas.points(4);
  painter.fillRect(missing->box.adjusted(-pad, 0, pad, 0), style.background());
  draw_text(painter, missing->box, *missing->font, style.label_colour(Role::guide), missing->text);
}

void paint_loom_cloth(QPainter& painter, const Canvas& canvas, const LoomPicture& picture,
                      const LoomLayout& layout, LoomCycles cycles) {
  const FigureStyle& style = canvas.style();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  const double wide = (cycles.to - cycles.from) * layout.per_cycle();
  // A bare line is a place without a warp.
  QVector<QLineF> lines;
  for (int row = 0; row < layout.rows; ++row)
    lines.push_back({layout.cloth.left(), layout.y(row + 0.5), layout.cloth.left() + wide,
                     layout.y(row + 0.5)});
  painter.setPen(canvas.line(style.faint_colour(), style.hair));
  painter.drawLines(lines);
  std::map<QRgb, QVector<QRectF>> by_colour;
  std::vector<QRgb> order;
  for (const LoomBox& box : loom_boxes(canvas, picture, layout, cycles)) {
    const QRgb colour = loom_colour(style, picture, box).rgb();
    auto [place, fresh] = by_colour.try_emplace(colour);
    if (fresh)
      order.push_back(colour);
    place->second.push_back(box.box);
  }
  for (const QRgb colour : order)
    fill_boxes(painter, by_colour[colour], colour);
  painter.restore();
}

} // namespace loom
