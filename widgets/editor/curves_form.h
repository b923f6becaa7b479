#pragma once

/// What a look says of single curves: names, colours, dashes, markers, widths, and which are left
/// out.

#include "core/figure/figure_look.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace loom {

class CurvesForm : public QWidget {
  Q_OBJECT
public:
  explicit CurvesForm(QWidget* parent = nullptr);

  /// Shows a look and the curves that the figure has without it.
  void show_look(const FigureLook& look, const LookSubjects& subjects);

signals:
  void changed(const loom::FigureLook& look);

private:
  [[nodiscard]] std::string current() const; ///< id of the curve that is shown, else its name
  [[nodiscard]] const std::string* label_of(const std::string& key) const; ///< as the figure has it
  void show_current();
  void take();
  void reset();

  FigureLook look_;
  std::vector<std::pair<std::string, std::string>> curves_; ///< as the figure has them
  QComboBox *curve_, *colour_, *dash_, *marker_, *error_;
  QLineEdit *name_, *own_colour_;
  QDoubleSpinBox* width_;
  QCheckBox* hidden_;
  QPushButton* reset_;
};

} // namespace loom
