#pragma once

/// What a step of a lesson says and asks, as fields to fill in; those of its kind are shown.

#include "core/lesson/lesson.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace loom {

class RowsField;

class StepForm : public QWidget {
  Q_OBJECT
public:
  explicit StepForm(QWidget* parent = nullptr);
  ~StepForm() override;

  void show_step(const lesson::Step& step);
  [[nodiscard]] const lesson::Step& step() const { return step_; }
  void focus_text();
  /// What the formulas come to, or why they do not.
  void show_value(const QString& text, bool good);
  /// Names that formulas may have: fills a menu from which one is put where the cursor is.
  void set_names(std::function<void(QMenu& menu, std::function<void(const QString&)> put)> fill);

signals:
  /// The user has changed the step; `field` tells which part.
  void edited(const QString& field);
  /// The step is to set what the window shows now.
  void recordAsked();

private:
  using Get = std::function<QString(const lesson::Step&)>;
  using Put = std::function<void(lesson::Step&, const QString&)>;
  /// A field of the kinds in `kinds`, of one line or more.
  QWidget* add_text(const QString& label, std::vector<lesson::StepKind> kinds, int lines, Get get,
                    Put put);
  void add(const QString& label, std::vector<lesson::StepKind> kinds, QWidget* editor,
           std::function<void()> show);
  void add_state();
  void add_views();
  void add_kind();
  void add_number();
  void add_choices();
  void add_sketch();
  void add_reasons();
  void fill_hide_menu();
  void take(lesson::Step next, const QString& field);

  struct Field {
    std::vector<lesson::StepKind> kinds; ///< empty for all
    QWidget* label;                      ///< null for none
    QWidget* editor;
    std::function<void()> show;
  };
  QVBoxLayout* column_;
  std::vector<Field> fields_;
  lesson::Step step_;
  QLabel* value_ = nullptr;
  QLineEdit* answer_ = nullptr;
  QPushButton* names_ = nullptr;
  QPushButton* hide_ = nullptr;
  QWidget* text_ = nullptr;
};

/// What a kind of step is called in the window.
[[nodiscard]] QString kind_name(lesson::StepKind kind);
/// All of them, in the order of menus.
[[nodiscard]] const std::vector<lesson::StepKind>& step_kinds();

} // namespace loom
