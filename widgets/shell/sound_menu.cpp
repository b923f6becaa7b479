#include "widgets/shell/sound_menu.h"

#include "core/figure/sound.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"

#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>

namespace loom {

namespace {

void save(QWidget* parent, const QString& name, const std::string& wav) {
  const QString path = QFileDialog::getSaveFileName(
      parent, tr("Save as sound"), name + QStringLiteral(".wav"), tr("Sound (*.wav)"));
  if (path.isEmpty())
    return;
  if (const auto written = write_file(path.toStdString(), wav); !written)
    QMessageBox::warning(parent, tr("Save as sound"), said_line(written.error()));
}

void fill(QMenu& menu, QWidget* parent, const Figure& figure) {
  menu.clear();
  for (const Panel& panel : figure.panels)
    for (const Curve& curve : panel.curves) {
      if (curve.dots || curve.points.size() < 2 || curve.label.empty())
        continue;
      QString name = to_qstring(curve.label);
      if (!panel.title.empty())
        name = to_qstring(panel.title) + QStringLiteral(": ") + name;
      menu.addAction(name, parent, [parent, panel, curve] {
        save(parent, to_qstring(curve.id), sound_of_curve(panel, curve));
      });
    }
  if (menu.isEmpty())
    menu.addAction(tr("No curve"))->setEnabled(false);
}

} // namespace

std::string sound_of_curve(const Panel& panel, const Curve& curve) {
  std::vector<SoundPoint> points;
  points.reserve(curve.points.size());
  for (const Point& point : curve.points)
    points.push_back({axis_share(panel.x, point.x), axis_share(panel.y, point.y)});
  return sound_of(points);
}

void add_sound_menu(QMenu& menu, QWidget* parent, std::function<Figure()> figure) {
  QMenu* sounds = menu.addMenu(tr("Save as sound"));
  sounds->setObjectName(QStringLiteral("sounds"));
  QObject::connect(
      sounds, &QMenu::aboutToShow, parent,
      [sounds, parent, figure = std::move(figure)] { fill(*sounds, parent, figure()); });
}

} // namespace loom
