/// Pictures of the window with each of its views and each lesson's first question: light, dark and
/// for a projector, at 100, 150 and 200 %, in one language.
///
///   loom_screens FOLDER LANGUAGE [--size WxH] [--views id,id...] [--scenario FILE]
///
/// --scenario begins with a saved state in place of an H200's.
/// Writes FOLDER/LANGUAGE/VIEW.png, and lesson-LESSON.png where no views are named: a row for each
/// percentage, a column for each look. Ends with 1 where a button or a label has less room than its
/// text, where a view scrolls and where less than half of it is its picture, and names it.

#include "core/divergence/divergence_run.h"
#include "core/document/document_json.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "tests/widgets/picture_room.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/look/language.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/style/fonts.h"
#include "widgets/workspace/workspace.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QPainter>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

#include <array>
#include <cstdio>
#include <map>

using namespace loom;

namespace {

enum Look { light, dark, projector, look_count };
constexpr std::array percents{100, 150, 200};
constexpr double least_share = 0.5;

void settle(int ms) {
  QElapsedTimer clock;
  for (clock.start(); clock.elapsed() < ms;)
    QApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// A view that computes beside the window says its numbers when it shows them.
void wait_for_numbers(const ViewDock& dock) {
  constexpr int most = 2000, step = 50;
  for (int waited = 0; waited < most && dock.view() && dock.view()->sections().empty();
       waited += step)
    settle(step);
}

/// What has less room than its text. Labels that wrap and buttons that show an icon may shrink.
bool is_cut(const QWidget& widget) {
  if (widget.visibleRegion().isEmpty())
    return false;
  if (const auto* tool = qobject_cast<const QToolButton*>(&widget))
    return !tool->text().isEmpty() && tool->toolButtonStyle() != Qt::ToolButtonIconOnly &&
           tool->icon().isNull() && tool->width() < tool->sizeHint().width();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return button->width() < button->minimumSizeHint().width();
  const auto* label = qobject_cast<const QLabel*>(&widget);
  return label && !label->wordWrap() && !label->text().isEmpty() &&
         label->width() < label->minimumSizeHint().width();
}

/// Names what is cut in the window; how many there are.
int report_cut(const QWidget& window, const QString& where) {
  int count = 0;
  for (const QWidget* each : window.findChildren<QWidget*>())
    if (is_cut(*each)) {
      const auto* button = qobject_cast<const QAbstractButton*>(each);
      const auto* label = qobject_cast<const QLabel*>(each);
      std::printf("%s: '%s' has %d of %d pixels\n", qPrintable(where),
                  qPrintable(button ? button->text() : label->text()), each->width(),
                  each->minimumSizeHint().width());
      ++count;
    }
  return count;
}

/// Names a view that does not show its picture, whole; how many there are.
int report_half_pictures(const QWidget& window, const QString& where) {
  int count = 0;
  for (const ViewFrame* frame : window.findChildren<ViewFrame*>()) {
    if (frame->visibleRegion().isEmpty())
      continue;
    const double share = picture_share(*frame);
    if (!scrolls(*frame) && share >= least_share)
      continue;
    const QSize room = frame->maximumViewportSize(), needed = frame->widget()->size();
    std::printf("%s: %s needs %dx%d of %dx%d and is %d %% picture\n", qPrintable(where),
                frame->widget()->metaObject()->className(), needed.width(), needed.height(),
                room.width(), room.height(), int(100 * share));
    ++count;
  }
  return count;
}

bool asks(const lesson::Lesson& lesson, const LessonPanel& panel) {
  return lesson.steps[panel.step()].kind != lesson::StepKind::text;
}

} // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setStyle(new LoomStyle);
  install_bundled_font();
  QCommandLineParser options;
  options.addOptions(
      {{QStringLiteral("size"), {}, QStringLiteral("WxH"), QStringLiteral("1280x720")},
       {QStringLiteral("views"), {}, QStringLiteral("ids")},
       {QStringLiteral("scenario"), {}, QStringLiteral("file")}});
  options.process(application);
  const QStringList given = options.positionalArguments();
  if (given.size() != 2 || !speak(given[1])) {
    std::fprintf(stderr, "usage: loom_screens FOLDER LANGUAGE [--size WxH] [--views id,id...]\n");
    return 2;
  }
  const QDir folder(given[0] + QLatin1Char('/') + given[1]);
  folder.mkpath(QStringLiteral("."));
  const QStringList sides = options.value(QStringLiteral("size")).split(QLatin1Char('x'));
  const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
  const QStringList wanted =
      options.value(QStringLiteral("views")).split(QLatin1Char(','), Qt::SkipEmptyParts);

  Catalogue catalogue(embedded_gpu_files());
  Document begin{default_scenario(catalogue.find("h200").value()), {}};
  begin.scenario.divergence = with_own_machine(begin.scenario.divergence, "9.0");
  if (const std::string file = options.value(QStringLiteral("scenario")).toStdString();
      !file.empty()) {
    const auto read = read_file(file).and_then(
        [&](const std::string& text) { return document_from_json(text, file, catalogue); });
    if (!read) {
      std::fprintf(stderr, "%s\n", to_line(read.error()).c_str());
      return 2;
    }
    begin = read->document;
  }
  std::map<QString, QImage> sheets;
  int cut = 0;
  for (int row = 0; row < int(percents.size()); ++row)
    for (int look = light; look < look_count; ++look) {
      const QTemporaryDir home;
      QSettings settings(home.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
      Workspace workspace(catalogue, begin);
      ThemeController theme(look == dark ? ThemeChoice::dark : ThemeChoice::light,
                            percents[std::size_t(row)]);
      theme.set_projector(look == projector);
      MainWindow window(workspace, theme, settings);
      window.restore_layout();
      window.show();
      settle(100);
      window.resize(size); // a first start takes the size of the screen, which has none here
      settle(300);
      const auto picture = [&](const QString& id) {
        settle(250);
        QImage& sheet = sheets[id];
        if (sheet.isNull()) {
          sheet = QImage(size.width() * look_count, size.height() * int(percents.size()),
                         QImage::Format_RGB32);
          sheet.fill(Qt::darkGray);
        }
        QPainter painter(&sheet);
        painter.drawPixmap(look * size.width(), row * size.height(), window.grab());
        const QString where = QStringLiteral("%1 %2 at %3 %%4")
                                  .arg(given[1], id)
                                  .arg(percents[std::size_t(row)])
                                  .arg(QLatin1String(look == projector ? ", projector" : ""));
        cut += report_cut(window, where) + report_half_pictures(window, where);
      };
      for (const ViewInfo& info : view_registry()) {
        const QString id = info.id;
        if (!wanted.isEmpty() && !wanted.contains(id))
          continue;
        window.views().go_to(id);
        wait_for_numbers(*window.views().dock(id));
        picture(id);
      }
      for (const lesson::Lesson& lesson : shipped_lessons()) {
        if (!wanted.isEmpty())
          break;
        window.lessons().begin(lesson);
        while (window.lessons().panel()->step() + 1 < lesson.steps.size() &&
               !asks(lesson, *window.lessons().panel()))
          window.lessons().panel()->next();
        picture(QStringLiteral("lesson-") + QString::fromStdString(lesson.id));
      }
    }
  for (const auto& [id, sheet] : sheets)
    if (const QString path = folder.filePath(id + QStringLiteral(".png")); !sheet.save(path)) {
      std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
      return 1;
    }
  std::printf("%zu sheets in %s\n", sheets.size(), qPrintable(folder.path()));
  return cut > 0 ? 1 : 0;
}
