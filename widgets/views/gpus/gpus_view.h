#pragma once

/// The GPU browser: all GPUs in a table, and any of them side by side.

#include "widgets/views/view.h"

class QStackedWidget;

namespace loom {

class ComparisonPage;
class GpuListPage;
class GpuTable;

class GpusView final : public View {
  Q_OBJECT
public:
  GpusView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] QVariantMap choices() const override;
  void restore_choices(const QVariantMap& choices) override;
  [[nodiscard]] bool comparing() const;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void showEvent(QShowEvent* event) override;

private:
  void take_catalogue();
  void take(GpuPtr gpu);
  void compare();
  void show_page(QWidget* page);
  [[nodiscard]] GpuTable& table() const; ///< the one that is seen

  GpuPtr current_; ///< the scenario's, as shown
  QStackedWidget* pages_;
  GpuListPage* list_;
  ComparisonPage* comparison_;
};

} // namespace loom
