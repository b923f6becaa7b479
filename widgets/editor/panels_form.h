#pragma once

/// What a look says of the panels: which figures stand beside this one, letters, columns, and the
/// ranges and ticks of each panel's axes.

#include "core/figure/figure_look.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace loom {

class NumberField;

/// A figure that can stand beside another.
struct FigureChoice {
  QString id, title;
};

class PanelsForm : public QWidget {
  Q_OBJECT
public:
  explicit PanelsForm(std::vector<FigureChoice> choices, QWidget* parent = nullptr);

  /// Shows a look, the panels that the figure has and those that the look leads to.
  void show_look(const FigureLook& look, const LookSubjects& subjects, const Figure& figure);

signals:
  void changed(const loom::FigureLook& look);

private:
  struct AxisFields {
    QLabel* title;
    NumberField *min, *max, *step;
    QSpinBox* count;
    QComboBox *scale, *numbers;
    QLineEdit* words;
  };
  void build_grid(QFormLayout& form);
  void build_axis(QFormLayout& form, AxisFields& fields, const QString& name);
  void add_figure(int index);
  void remove_figure();
  void show_axes();
  void take();
  void take_shown();
  void take_axes();

  std::vector<FigureChoice> choices_;
  FigureLook look_;
  std::vector<Panel> panels_;
  QListWidget *beside_, *shown_;
  QComboBox *add_, *panel_;
  QPushButton* remove_;
  QSpinBox* columns_;
  QCheckBox *letters_, *shared_;
  std::array<AxisFields, 2> axes_{};
  QLabel* no_axes_;
};

} // namespace loom
