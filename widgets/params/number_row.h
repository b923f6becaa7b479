#pragma once

/// A number in the left panel: name, slider, exact value, and what is wrong with what was typed.

#include "core/scenario/parameters.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace loom {

class ExactEntry;
class NumberLabel;
class ParameterSlider;
class Workspace;

class NumberRow : public QWidget {
  Q_OBJECT
public:
  /// `info` is of the number: `label` is what it is, `symbol` the name at the left. `slider`, where
  /// given, has the range and scale that the slider has instead. Child widgets are called
  /// "slider_ID" and "entry_ID".
  NumberRow(Workspace& workspace, const ParameterInfo& info, const QString& id,
            std::optional<ParameterInfo> slider, QWidget* parent);

  void show_value(std::optional<double> value);
  /// Width the name needs; all rows of the panel share the largest.
  [[nodiscard]] int name_width() const;
  void set_name_width(int width);

signals:
  /// By the slider, the keyboard or the field.
  void asked(double value);

protected:
  /// What may stand in a row besides the number: a name that can be pressed, a choice in place of
  /// the slider, a button at the end.
  struct Parts {
    QWidget *name = nullptr, *field = nullptr, *end = nullptr;
  };
  NumberRow(Workspace& workspace, const ParameterInfo& info, const QString& id,
            std::optional<ParameterInfo> slider, const Parts& parts, QWidget* parent);

  [[nodiscard]] virtual double step_from() const; ///< what a step of the keyboard starts at
  virtual void show_problem(const QString& text);
  void changeEvent(QEvent* event) override;

  ParameterSlider* slider_; ///< nullptr where a choice stands in its place
  ExactEntry* entry_;
  NumberLabel* problem_;

private:
  void fit();

  ParameterInfo slider_info_;
  QWidget *name_, *end_;
  std::optional<double> value_;
};

} // namespace loom
