#pragma once

/// The history view on a GTX 980, as a first-time user meets it.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/history/history_view.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>

namespace loom {

class HistoryViewTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1000, 420);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.setFocus();
  }
  void choose(HistoryChart chart) {
    QTest::mouseClick(button(QStringLiteral("history_chart_%1").arg(int(chart))), Qt::LeftButton);
    ASSERT_EQ(view.chart(), chart);
    (void)plot()->grab();
  }
  QAbstractButton* button(const QString& name) { return view.findChild<QAbstractButton*>(name); }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  PlotWidget* plot() { return view.findChild<PlotWidget*>(); }
  const Panel& panel() { return plot()->panel(); }
  std::string words() { return find<QLabel>("words")->text().toStdString(); }
  std::string said() {
    return readouts.isEmpty() ? "" : readouts.last().first().toString().toStdString();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&view, key, with); }
  const std::string& gpu() { return workspace.scenario().gpu->id; }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  HistoryView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

inline const Curve* curve(const Panel& panel, const std::string& id) {
  const auto found = std::ranges::find(panel.curves, id, &Curve::id);
  return found == panel.curves.end() ? nullptr : &*found;
}

} // namespace loom
