#pragma once

/// What a look says of the whole page: size, type, lines, colours, labels.

#include "core/figure/figure_look.h"
#include "widgets/export/exporter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace loom {

class PageForm : public QWidget {
  Q_OBJECT
public:
  explicit PageForm(QWidget* parent = nullptr);

  /// Shows a look; `spec` is what it comes to, for what the look leaves open.
  void show_look(const FigureLook& look, const ExportSpec& spec);

signals:
  void changed(const loom::FigureLook& look);

private:
  void build_size(QFormLayout& form);
  void build_type(QFormLayout& form);
  void build_lines(QFormLayout& form);
  void choose_size(int index);
  void take_own_size();
  void take();

  FigureLook look_;
  QComboBox *size_, *font_, *language_, *palette_, *labels_;
  QDoubleSpinBox *width_, *height_, *text_, *tick_, *title_size_, *lines_;
  QCheckBox *title_, *caption_, *notes_, *symbols_, *statuses_, *embed_;
  QLineEdit* author_;
  QLabel* source_;
};

} // namespace loom
