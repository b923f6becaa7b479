// What a predicted time is made of, method beside method.

#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_words.h"
#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>

namespace loom {
namespace {

using kernel::Method;
using Part = DiagramPart::Kind;

// Em.
constexpr double least_name_room = 11, name_gap = 0.5, total_room = 6, row_height = 2,
                 bar_height = 1.3;
constexpr double small_row = 1.5, small_bar = 0.8, letter = 0.55;
constexpr double least_width = 32;
constexpr double wave_gap = 0.8, head_row = 1.6;
/// Times the room's height that a drawing may have: it is drawn smaller by as much.
constexpr double most_over = 1.25;
constexpr double longest = 1.6; ///< of the first strip; longer ones are cut off
constexpr std::int64_t most_lines = 24;

QString need_name(std::string_view what) {
  return what == "latency" ? tr("longest warp")
         : what == "issue" ? tr("issue of all warps")
                           : bound_words(what);
}

class Composition {
public:
  Composition(const KernelRun& run, double width, double height)
      : run_(run), width_(std::max(width, least_width)),
        height_(height * width_ / std::max(width, 1.0)) {
    const double own = run.main().time_us();
    most_ = own;
    for (int m = 0; m < kernel::method_count; ++m)
      most_ = std::max(most_, run.answer.of(static_cast<Method>(m)).time_us());
    if (const auto* measured = run.measured())
      most_ = std::max(most_, measured->time_us);
    most_ = std::min(most_, longest * own);
    for (int m = 0; m < kernel::method_count; ++m)
      make_room(method_name(static_cast<Method>(m)));
    for (const WaveNeed& need : wave_needs(run))
      make_room(need_name(need.what));
    scale_ = (width_ - name_room_ - total_room) / most_;
  }

  Diagram draw() {
    for (int m = 0; m < kernel::method_count; ++m)
      strip(static_cast<Method>(m));
    if (const auto* measured = run_.measured()) {
      name(tr("measured"), measured->time_us);
      box({Part::measured}, 0, measured->time_us, Role::measured, {}, false);
      y_ += row_height;
    }
    const double whole = y_ + wave_gap + head_row + small_row * double(wave_needs(run_).size());
    if (height_ <= 0 || whole <= most_over * height_)
      wave();
    out_.width = width_;
    out_.height = y_;
    return std::move(out_);
  }

private:
  void make_room(const QString& name) {
    constexpr double wider = 1.08; // letters of few pixels are rounded up
    name_room_ = std::max(name_room_, wider * about_width(name) + name_gap);
  }
  void name(const QString& words, double us) {
    to_.text(0, y_ + row_height / 2, words, name_room_ - name_gap);
    to_.text(width_, y_ + row_height / 2, time_words(us), 0, {.anchor = DiagramAnchor::right});
  }

  /// A part of a strip from `from` to `to`, µs, with words where there is room.
  void box(const DiagramPart& part, double from, double to, std::optional<Role> role,
           const QStringList& words, bool hatched) {
    const std::string id = part.id();
    const double left = name_room_ + scale_ * std::min(from, most_);
    const double right = name_room_ + scale_ * std::min(to, most_);
    if (right - left < 1e-6)
      return;
    to_.box({left, y_ + (row_height - bar_height) / 2, right - left, bar_height},
            {.id = id,
             .role = role,
             .fill = DiagramFill::pale,
             .outline = to > most_ ? DiagramOutline::dashed : DiagramOutline::solid,
             .hatched = hatched});
    for (const QString& each : words) // the longest that fits
      if (about_width(each, letter) + 0.6 < right - left)
        return to_.text((left + right) / 2, y_ + row_height / 2, each, right - left - 0.4,
                        {.anchor = DiagramAnchor::centre, .id = id});
  }

  void strip(Method method) {
    const kernel::Prediction& of = run_.answer.of(method);
    name(method_name(method), of.time_us());
    const auto index = static_cast<int>(method);
    double at = 0;
    if (of.launch_us) {
      box({Part::launch, index}, 0, *of.launch_us, std::nullopt,
          {tr("launch %1").arg(time_words(*of.launch_us)), tr("launch")}, true);
      at = *of.launch_us;
    }
    for (std::size_t w = 0; w < of.waves.size(); ++w) {
      const kernel::Wave& wave = of.waves[w];
      const QString each = time_words(wave.time_us / static_cast<double>(wave.waves));
      const QString bound = bound_words(wave.bound_by);
      const QString shorter = wave.waves == 1 ? each : tr("%1 × %2").arg(wave.waves).arg(each);
      const QString words = wave.waves == 1
                                ? tr("1 wave, %1").arg(bound)
                                : tr("%1 waves of %2, %3").arg(wave.waves).arg(each, bound);
      box({Part::wave, index, static_cast<std::int64_t>(w)}, at, at + wave.time_us,
          bound_role(wave.bound_by), {words, shorter}, false);
      if (wave.waves <= most_lines)
        for (std::int64_t i = 1; i < wave.waves; ++i)
          tick(at + wave.time_us * static_cast<double>(i) / static_cast<double>(wave.waves));
      at += wave.time_us;
    }
    box({Part::dispatch, index}, at, at + of.dispatch_wait_us, std::nullopt, {tr("last blocks")},
        true);
    y_ += row_height;
  }
  void tick(double us) {
    if (us >= most_)
      return;
    const double x = name_room_ + scale_ * us, bottom = y_ + (row_height + bar_height) / 2;
    to_.line({x, bottom}, {x, bottom + 0.25});
  }

  void wave() {
    y_ += wave_gap;
    const std::vector<WaveNeed> all = wave_needs(run_);
    const std::string_view bound = run_.main().waves.front().bound_by;
    double most = 1;
    for (const WaveNeed& need : all)
      most = std::max(most, need.cycles);
    QString words = tr("What one full wave would take for each alone, cycles; the longest counts");
    if (about_width(words) > width_)
      words = tr("One full wave for each alone, cycles");
    to_.text(0, y_ + 0.6, words, width_, {.faint = true});
    y_ += head_row;
    for (std::size_t place = 0; place < all.size(); ++place) {
      const WaveNeed& need = all[place];
      const double width = (width_ - name_room_ - total_room) * need.cycles / most;
      to_.text(0, y_ + small_row / 2, need_name(need.what), name_room_ - name_gap,
               {.bold = need.what == bound});
      to_.box({name_room_, y_ + (small_row - small_bar) / 2, std::max(width, 0.1), small_bar},
              {.id = DiagramPart{Part::need, static_cast<std::int64_t>(place)}.id(),
               .role = bound_role(need.what),
               .fill = need.what == bound ? DiagramFill::solid : DiagramFill::pale});
      to_.text(width_, y_ + small_row / 2, number(need.cycles), 0,
               {.anchor = DiagramAnchor::right});
      y_ += small_row;
    }
  }

  const KernelRun& run_;
  double width_, height_, name_room_ = least_name_room, most_ = 1, scale_ = 1, y_ = 0;
  Diagram out_{};
  DiagramBuilder to_{out_};
};

} // namespace

Diagram composition_diagram(const KernelRun& run, double width, double height) {
  return Composition(run, width, height).draw();
}

QString composition_words(const KernelRun& run, const DiagramPart& part) {
  const QString method = method_name(static_cast<Method>(part.number));
  const auto blocks = kernel::count(run.answer.setup.launch.grid);
  if (part.kind == Part::measured)
    return tr("measured: %1, the median; from %2 to %3")
        .arg(time_words(run.measured()->time_us), time_words(run.measured()->min_us),
             time_words(run.measured()->max_us));
  if (part.kind == Part::need) {
    const WaveNeed need = wave_needs(run)[static_cast<std::size_t>(part.number)];
    return tr("%1: %2 cycles a wave, %3")
        .arg(need_name(need.what), number(need.cycles),
             time_words(need.cycles / run.machine.clock));
  }
  const auto of = [&]() -> const kernel::Prediction& {
    return run.answer.of(static_cast<Method>(part.number));
  };
  if (part.kind == Part::dispatch)
    return tr("%1: assigning %2 blocks takes %3, and the last of them end %4 after the waves would")
        .arg(method)
        .arg(blocks)
        .arg(time_words(of().dispatch_us.value_or(0)), time_words(of().dispatch_wait_us));
  if (part.kind == Part::launch)
    return (of().dispatch_us
                ? tr("%1: the launch takes %3 before the first of %2 blocks, by lines through "
                     "empty launches")
                : tr("%1: the launch of %2 blocks takes %3, by lines through empty launches"))
        .arg(method)
        .arg(blocks)
        .arg(time_words(of().launch_us.value_or(0)));
  if (part.kind != Part::wave)
    return {};
  const kernel::Wave& wave = of().waves[static_cast<std::size_t>(part.second)];
  return tr("%1: %2 waves with %3 blocks take %4, bound by %5")
      .arg(method)
      .arg(wave.waves)
      .arg(wave.blocks)
      .arg(time_words(wave.time_us), bound_words(wave.bound_by));
}

} // namespace loom
