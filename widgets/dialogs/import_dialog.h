#pragma once

/// Asks what the columns of a CSV of measurements mean, and shows at once what comes of it. The
/// file is read in another thread; the window stays responsive.

#include "core/measured/import.h"
#include "core/scenario/scenario.h"
#include "widgets/workspace/background.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace loom {

class PlainEdit;

class ImportDialog : public QDialog {
  Q_OBJECT
public:
  /// For measurements of the scenario's GPU. `again` is the set that the file is read for once
  /// more: its kernel and source are the first choice, and its file should be the same.
  ImportDialog(const Scenario& scenario, const QString& path, MeasuredSetPtr again,
               QWidget* parent);

  [[nodiscard]] bool busy() const { return reading_.busy(); }
  void accept() override;

signals:
  void imported(const loom::MeasuredSetPtr& set);

private:
  /// The file, its hash and what one sees of it, as the worker found it.
  struct Content {
    std::string text, sha256;
    CsvOutline outline;
  };

  void build();
  void add_kernel(QFormLayout& form);
  void read_file();
  void show_content();
  void add_columns();
  [[nodiscard]] QComboBox* meaning_box(int column) const;
  /// The throughput of the instruction mixed in, as charts name it.
  [[nodiscard]] QString mixed_in() const;
  [[nodiscard]] ImportMapping mapping() const;
  void reread(); ///< with the present mapping
  void show_report();
  void say(const QString& text, bool wrong);

  Scenario scenario_;
  QString path_;
  MeasuredSetPtr again_;
  Background reading_;
  std::shared_ptr<const Content> content_;
  std::shared_ptr<const Imported> imported_; ///< absent while reading or without a usable mapping
  bool notes_touched_ = false;

  QLabel* file_;
  QTableWidget* table_;
  QComboBox *mix_, *access_;
  QSpinBox* ilp_;
  QLineEdit* alpha_;
  QDoubleSpinBox* extra_;
  QLineEdit* source_;
  PlainEdit* notes_;
  QCheckBox* keep_going_;
  QLabel* report_;
  QProgressBar* progress_;
  QPushButton* import_ = nullptr;
};

} // namespace loom
