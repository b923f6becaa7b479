#pragma once

/// The GPU browser alone, on the built-in catalogue, and what tests do with it.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/views/gpus/comparison_model.h"
#include "widgets/views/gpus/gpu_cells.h"
#include "widgets/views/gpus/gpu_table.h"
#include "widgets/views/gpus/gpus_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <gmock/gmock.h>

#include <algorithm>

namespace loom {

inline int section(GpuColumn column) {
  return int(std::ranges::find(gpu_columns(), column) - gpu_columns().begin());
}

class GpusTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1000, 400);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
  }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  GpuTable& list() { return *find<GpuTable>("gpu_list"); }
  GpuTable& comparison() { return *find<GpuTable>("gpu_comparison"); }
  [[nodiscard]] const std::string& current() const { return workspace.scenario().gpu->id; }

  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (int row = 0; row < list().model()->rowCount(); ++row)
      all.push_back(list().model()->index(row, 0).data(plain_role).toString().toStdString());
    return all;
  }
  QModelIndex cell(const char* gpu, GpuColumn column = GpuWord::name) {
    const auto all = names();
    const auto at = std::ranges::find(all, (*catalogue.find(gpu))->name) - all.begin();
    return list().model()->index(int(at), section(column));
  }
  void click(const QModelIndex& index, Qt::KeyboardModifiers keys = {}) {
    list().scrollTo(index);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, keys, list().visualRect(index).center());
  }
  void type(const char* filter) {
    auto* field = find<QLineEdit>("gpu_filter");
    field->clear();
    QTest::keyClicks(field, QString::fromLatin1(filter));
  }
  void compare(std::initializer_list<const char*> gpus) {
    for (const char* gpu : gpus)
      click(cell(gpu), gpu == *gpus.begin() ? Qt::NoModifier : Qt::ControlModifier);
    QTest::mouseClick(find<QPushButton>("gpu_compare"), Qt::LeftButton);
  }
  /// The comparison's row of a number, −1 for none.
  int row(const char* title) {
    const auto* model = comparison().model();
    for (int at = 0; at < model->rowCount(); ++at)
      if (model->index(at, ComparisonModel::title_column).data().toString().toStdString() == title)
        return at;
    return -1;
  }
  std::string compared(const char* title, int column) {
    return comparison().model()->index(row(title), column).data().toString().toStdString();
  }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  GpusView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

} // namespace loom
