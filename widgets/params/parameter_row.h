#pragma once

/// One parameter in the left panel: name, slider, exact value, and a dot when it was overridden.

#include "widgets/params/number_row.h"
#include "widgets/workspace/snapshot.h"

#include <QElapsedTimer>

namespace loom {

class OverrideDot;
class ParameterName;
class Segmented;

class ParameterRow : public NumberRow {
  Q_OBJECT
public:
  ParameterRow(Workspace& workspace, const ParameterInfo& info, QWidget* parent = nullptr);

  void show_scenario(const ResolvedScenario& scenario);
  [[nodiscard]] const ParameterInfo& info() const { return info_; }
  [[nodiscard]] bool overridden() const { return overridden_; }
  [[nodiscard]] QString name() const;
  /// The mark at the name, empty where there is none.
  [[nodiscard]] QString mark() const { return mark_; }

signals:
  /// Where the end of the range comes from that a problem names.
  void whyAsked(const QString& id);

protected:
  void changeEvent(QEvent* event) override;

private:
  ParameterRow(Workspace& workspace, const ParameterInfo& info, ParameterName* name,
               Segmented* targets, OverrideDot* dot, QWidget* parent);
  void show_hardware(const std::optional<Resolved>& resolved);
  void show_warps(const Scenario& scenario);
  /// In the words of the kernel and of the GPU's vendor.
  void say_about(const Scenario& scenario);
  void explain();
  [[nodiscard]] double step_from() const override;
  void show_problem(const QString& text) override;
  [[nodiscard]] bool just_pressed() const;
  void reset_from_slider();

  Workspace& workspace_;
  const ParameterInfo& info_;
  ParameterName* name_ = nullptr;
  Segmented* targets_; ///< in place of a slider
  OverrideDot* dot_;
  QElapsedTimer since_press_;
  int index_before_press_ = 0; ///< of the first press of a double click
  bool overridden_ = false;
  QString mark_, mark_words_; ///< of the number's status, with what it means
};

} // namespace loom
