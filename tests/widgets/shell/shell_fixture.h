#pragma once

/// A window on temporary settings, as a first-time user meets it.

#include "gpus/embedded.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/view_frame.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <QCursor>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace loom {

/// The room that the view stands in.
inline ViewFrame* frame_of(const View& view) {
  return qobject_cast<ViewFrame*>(view.parentWidget()->parentWidget());
}

inline Document first_picture(const Catalogue& catalogue) {
  return {default_scenario(*catalogue.find("gtx980")), {}};
}

class WindowTest : public testing::Test {
protected:
  void SetUp() override {
    QStandardPaths::setTestModeEnabled(true);
    QCursor::setPos(5000, 5000); // not on the window, where an earlier test may have left it
    window.resize(1280, 800);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    QTest::keyRelease(&window, Qt::Key_Shift); // nor a key that it may have left held
  }

  template <class Widget> Widget* find(const char* name) {
    return window.findChild<Widget*>(QString::fromLatin1(name));
  }
  [[nodiscard]] const Scenario& scenario() const { return workspace.scenario(); }
  [[nodiscard]] int undo_count() { return workspace.undo_stack().count(); }
  [[nodiscard]] QString file(const char* name) const {
    return folder.filePath(QString::fromLatin1(name));
  }

  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window{workspace, theme, settings};
};

} // namespace loom
