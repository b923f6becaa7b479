#include "widgets/views/history/wall_controls.h"

#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/texts/parameter_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace loom {

WallControls::WallControls(std::span<const GpuPtr> gpus, QWidget* parent)
    : QWidget(parent), segment_(new QComboBox(this)), memory_(new QComboBox(this)),
      first_(new QComboBox(this)), last_(new QComboBox(this)),
      from_(new QSlider(Qt::Horizontal, this)), to_(new QSlider(Qt::Horizontal, this)),
      years_(new QLabel(this)) {
  const auto describe = [](QWidget* widget, const char* id, const QString& help) {
    named(widget, QString::fromLatin1(id), help, help);
  };
  describe(segment_, "wall_segment", tr("Segment of the GPUs"));
  describe(memory_, "wall_memory", tr("Kind of the GPUs' memory"));
  describe(first_, "wall_first", tr("Oldest architecture"));
  describe(last_, "wall_last", tr("Newest architecture"));
  describe(from_, "wall_from", tr("Released from this year on"));
  describe(to_, "wall_to", tr("Released up to this year"));
  const std::vector<WallPoint> points = wall_points(gpus);
  std::vector<std::string> segments;
  for (const WallPoint& point : points)
    add_source(segments, point.gpu->segment);
  segment_->addItem(tr("All segments"), QString());
  for (const std::string& segment : segments)
    segment_->addItem(said(segment), QString::fromStdString(segment));
  segment_->setCurrentIndex(segment_->findData(QStringLiteral("GeForce"))); // as the thesis
  memory_->addItem(tr("All kinds of memory"), QString());
  for (const std::string_view type : memory_types())
    if (!wall_points(gpus, {.memory = std::string(type)}).empty())
      memory_->addItem(to_qstring(type), to_qstring(type));
  for (const std::string& name : wall_architectures(gpus)) {
    const QString shown = QString::fromStdString(name);
    first_->addItem(tr("from %1").arg(shown), shown);
    last_->addItem(tr("to %1").arg(shown), shown);
  }
  last_->setCurrentIndex(last_->count() - 1);
  const auto year = [](double date) { return static_cast<int>(std::floor(date)); };
  const int oldest = points.empty() ? 2006 : year(points.front().date);
  const int newest = points.empty() ? 2006 : year(points.back().date);
  for (QSlider* slider : {from_, to_}) {
    slider->setRange(oldest, newest);
    slider->setPageStep(5);
    slider->setFixedWidth(14 * fontMetrics().averageCharWidth());
    slider->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  }
  from_->setValue(oldest);
  to_->setValue(newest);
  years_->setAlignment(Qt::AlignCenter);
  show_years();

  auto* span = new QWidget(this); // both ends stay beside their label
  auto* ends = new QHBoxLayout(span);
  ends->setContentsMargins(0, 0, 0, 0);
  ends->setSpacing(8);
  for (QWidget* each : std::initializer_list<QWidget*>{from_, years_, to_})
    ends->addWidget(each);
  wrapped_row(this, {8, 0, 8, 0}, 8, {segment_, memory_, first_, last_, span});
  for (QComboBox* box : {segment_, memory_, first_, last_})
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] { keep_order(box); });
  for (QSlider* slider : {from_, to_})
    connect(slider, &QSlider::valueChanged, this, [this, slider] { keep_order(slider); });
}

WallChoice WallControls::choice() const {
  return {.segment = segment_->currentData().toString().toStdString(),
          .from = static_cast<double>(from_->value()),
          .to = static_cast<double>(to_->value()) + 1,
          .memory = memory_->currentData().toString().toStdString(),
          .first = first_->currentData().toString().toStdString(),
          .last = last_->currentData().toString().toStdString()};
}

void WallControls::show_choice(const WallChoice& choice) {
  const auto choose = [](QComboBox* box, const std::string& name, int otherwise) {
    const QSignalBlocker quiet(box);
    const int place = box->findData(QString::fromStdString(name));
    box->setCurrentIndex(place < 0 ? otherwise : place);
  };
  choose(segment_, choice.segment, 0);
  choose(memory_, choice.memory, 0);
  choose(first_, choice.first, 0);
  choose(last_, choice.last, last_->count() - 1);
  const QSignalBlocker quiet[] = {QSignalBlocker(from_), QSignalBlocker(to_)};
  const auto year = [this](double date) {
    return static_cast<int>(std::clamp<double>(date, from_->minimum(), to_->maximum()));
  };
  from_->setValue(year(choice.from));
  to_->setValue(year(choice.to - 1));
  show_years();
}

void WallControls::keep_order(QWidget* moved) {
  const QSignalBlocker quiet[] = {QSignalBlocker(first_), QSignalBlocker(last_),
                                  QSignalBlocker(from_), QSignalBlocker(to_)};
  // The other end yields.
  if (moved == first_ && last_->currentIndex() < first_->currentIndex())
    last_->setCurrentIndex(first_->currentIndex());
  if (moved == last_ && first_->currentIndex() > last_->currentIndex())
    first_->setCurrentIndex(last_->currentIndex());
  if (moved == from_ && to_->value() < from_->value())
    to_->setValue(from_->value());
  if (moved == to_ && from_->value() > to_->value())
    from_->setValue(to_->value());
  show_years();
  emit changed();
}

void WallControls::show_years() {
  years_->setText(tr("%1 to %2").arg(from_->value()).arg(to_->value()));
}

} // namespace loom
