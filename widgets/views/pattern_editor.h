#pragma once

/// The controls of an address pattern, those of its kind only, in as many lines as they need.
///
///   editor -edited-> view runs it -> show_problem, or propose and set_pattern

#include "core/base/result.h"
#include "core/memory/address_pattern.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTimer;

namespace loom {

class NumberLabel;
class ParameterSlider;
struct ParameterInfo;

class PatternEditor : public QWidget {
  Q_OBJECT
public:
  explicit PatternEditor(QWidget* parent = nullptr);

  /// Shows a pattern, without signals. Text with an error that is being written stays until
  /// another text is to be shown.
  void set_pattern(const memory::AddressPattern& pattern);
  [[nodiscard]] const memory::AddressPattern& pattern() const { return pattern_; }
  /// Under the controls, and in the formula or list at its column.
  void show_problem(const std::optional<Error>& error);
  /// A menu of patterns to begin with; an empty title is a separator.
  void set_examples(const QStringList& titles);
  /// The number whose field the pointer is on, else the keyboard, as core/why/access.h names it:
  /// "stride", "word_bytes"; empty for none.
  [[nodiscard]] QString asked_number() const;
  /// A control of the view's own, after the pattern's: `always` where the picture can be seen
  /// beside it, else in more().
  void add(QWidget* control, bool always = false);
  /// This row has what is seldom changed; the view can fold it.
  [[nodiscard]] QWidget* more() const { return more_; }

signals:
  /// The user asks for this pattern; `what` names the member for the undo entry.
  void edited(const QString& what, const loom::memory::AddressPattern& pattern);
  /// A slider is taken or let go: what is edited between is one change (begin_drag, end_drag).
  void dragging(bool held);
  void exampleChosen(int index);
  /// Where the limit comes from that a problem names.
  void whyAsked();

private:
  /// A whole number of some kinds of pattern.
  struct Number {
    QString id; ///< as core/why/access.h names it
    QWidget* field;
    QSpinBox* spin;
    ParameterSlider* slider; ///< null where there is none
    std::function<std::int64_t(const memory::AddressPattern&)> get;
    std::vector<memory::PatternKind> kinds; ///< empty: all
  };
  /// Everything a number's control says.
  struct NumberWords {
    QString what, prefix, suffix, help;
  };

  template <auto Member>
  void add_number(const char* id, const NumberWords& words, int least, int most,
                  std::vector<memory::PatternKind> kinds, const ParameterInfo* slider = nullptr);
  void build_choices();
  void build_texts();
  void change(const QString& what, const std::function<void(memory::AddressPattern&)>& set);
  void read_list();
  void show_fields();

  memory::AddressPattern pattern_;
  QWidget *controls_, *more_;
  QPushButton* examples_;
  QComboBox *kind_, *order_, *word_;
  QLineEdit *list_, *formula_;
  QTimer* typing_;
  NumberLabel* problem_;
  std::vector<Number> numbers_;
};

} // namespace loom
