#pragma once

/// "Why this number?": every number of the scenario with its derivation, beside the views, up to
/// date while they are dragged.

#include "core/why/section.h"
#include "widgets/workspace/snapshot.h"

#include <QDialog>
#include <QStringList>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QUrl;

namespace loom {

class RichText;
class Workspace;

class WhyWindow : public QDialog {
  Q_OBJECT
public:
  WhyWindow(Workspace& workspace, QWidget* parent);

  /// What else there is to ask about: the numbers of the views.
  void set_views(std::function<std::vector<why::Section>()> sections);
  /// Shows this quantity, by its core/why id, of the operating point.
  void ask(const QString& id);
  /// The same of another point: where a view's pointer is. NaN leaves the scenario's own.
  void ask_at(const QString& id, double alpha, double warps);
  [[nodiscard]] const QString& asked() const { return id_; }
  /// The numbers as they are now.
  void refresh();

protected:
  void changeEvent(QEvent* event) override;

private:
  /// The scenario with the point asked about.
  [[nodiscard]] Scenario asked_scenario() const;
  void collect();
  [[nodiscard]] Result<why::QuantityPtr> find(const std::string& id) const;
  void fill_tree();
  void filter();
  void go(const QString& id, bool remember);
  void back();
  void follow(const QUrl& link);
  void copy(bool latex);

  Workspace& workspace_;
  double alpha_, warps_; ///< of the point asked about; NaN: the scenario's own
  QString id_;
  QStringList before_; ///< asked before, for Back
  why::QuantityPtr quantity_;
  std::function<std::vector<why::Section>()> of_views_;
  std::vector<why::Section> sections_; ///< of the views
  QLineEdit* filter_;
  QTreeWidget* tree_;
  QLabel* point_;
  RichText* text_;
  QPushButton* back_;
  QPushButton* here_; ///< back to the operating point
};

} // namespace loom
