#pragma once

/// The marks and texts that an author puts into a figure by hand, as a list, and the fields of the
/// one that is selected.

#include "core/figure/figure_look.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace loom {

class NumberField;

class MarksForm : public QWidget {
  Q_OBJECT
public:
  explicit MarksForm(QWidget* parent = nullptr);

  void show_look(const FigureLook& look, const Figure& figure);
  /// The annotation selected, -1 for none.
  [[nodiscard]] int current() const;
  /// Moves the selected annotation, or its end, to a place in a panel, rounded to what one reads
  /// off the axes. Without a selection nothing happens.
  void move_current(int panel, Point to, bool end);

signals:
  void changed(const loom::FigureLook& look);

private:
  void build_fields(QFormLayout& form);
  [[nodiscard]] PlacedAnnotation* selected();
  void add();
  void remove();
  void show_current();
  void take();

  FigureLook look_;
  std::vector<Panel> panels_;
  QListWidget* list_;
  QPushButton *add_, *remove_;
  QComboBox *kind_, *panel_;
  QLineEdit* text_;
  NumberField *x_, *y_, *to_x_, *to_y_, *size_;
  QComboBox* colour_;
  QLabel *at_, *to_;
};

} // namespace loom
