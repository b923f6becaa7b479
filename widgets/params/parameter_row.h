#pragma once

/// One parameter in the left panel: name, slider, exact value, and a dot when it was overridden.

#include "widgets/params/exact_entry.h"
#include "widgets/workspace/snapshot.h"

#include <QElapsedTimer>
#include <QWidget>

class QToolButton;

namespace loom {

class NumberLabel;
class ParameterSlider;
class Segmented;
class Workspace;

class ParameterRow : public QWidget {
  Q_OBJECT
public:
  ParameterRow(Workspace& workspace, const ParameterInfo& info, QWidget* parent = nullptr);

  void show_scenario(const ResolvedScenario& scenario);
  [[nodiscard]] const ParameterInfo& info() const { return info_; }
  [[nodiscard]] bool overridden() const { return overridden_; }
  /// Width the name needs; all rows of the panel share the largest.
  [[nodiscard]] int name_width() const;
  void set_name_width(int width);

signals:
  /// Where the end of the range comes from that a problem names.
  void whyAsked(const QString& id);

protected:
  void changeEvent(QEvent* event) override;

private:
  void make_slider();
  void make_target_choice();
  void show_hardware(const std::optional<Resolved>& resolved);
  void show_warps(const Scenario& scenario);
  void explain();
  void step(int steps);
  [[nodiscard]] bool just_pressed() const;
  void reset_from_slider();
  void fit();

  Workspace& workspace_;
  const ParameterInfo& info_;
  QString id_;
  QToolButton* name_;
  ParameterSlider* slider_ = nullptr;
  Segmented* targets_ = nullptr; ///< in place of a slider
  ExactEntry* entry_;
  QToolButton* dot_;
  NumberLabel* problem_;
  QElapsedTimer since_press_;
  int index_before_press_ = 0; ///< of the first press of a double click
  bool overridden_ = false;
};

} // namespace loom
