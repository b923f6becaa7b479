#pragma once

/// A number that is no parameter of the table: name, slider, exact value, and what is wrong with
/// what was typed.

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
  [[nodiscard]] int name_width() const;
  void set_name_width(int width);

signals:
  /// By the slider, the keyboard or the field.
  void asked(double value);

protected:
  void changeEvent(QEvent* event) override;

private:
  void fit();

  ParameterInfo info_, slider_info_;
  QWidget* name_;
  ParameterSlider* slider_;
  ExactEntry* entry_;
  QWidget* end_;
  NumberLabel* problem_;
  std::optional<double> value_;
};

} // namespace loom
