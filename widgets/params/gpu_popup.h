#pragma once

/// The list of GPUs, filtered while one types, and by how well they are known.

#include "core/gpu/catalogue.h"
#include "widgets/look/search_popup.h"

#include <QStringList>

class QComboBox;
class QListWidgetItem;

namespace loom {

/// Which GPUs the list shows, and which come first.
struct GpuChoice {
  QString known; ///< only those known so, one of knowledge_names; empty: all
  QString order; ///< a column's name (core/gpu/gpu_columns.h), "-" behind it to turn it round;
                 ///< empty: those that the model can compute, then the catalogue's order
};

class GpuPopup : public SearchPopup {
  Q_OBJECT
public:
  GpuPopup(const Catalogue& catalogue, const std::string& current, const GpuChoice& choice,
           QWidget* parent);
  void open_below(const QWidget* anchor);
  /// The GPUs that stand beside the current one, ticked.
  void show_compared(const QStringList& ids);

signals:
  void chosen(const QString& id);
  /// A GPU's box was clicked, or Ctrl and a click meant it: the list stays open. Ctrl+Enter, which
  /// means one as Enter does, closes it.
  void compareAsked(const QString& id);
  void choiceChanged(const GpuChoice& choice);

private:
  void offer(const GpuChoice& choice);
  void fill(const std::string& current);
  void filter();
  void take() override;
  bool compare(const QListWidgetItem* item); ///< false for the current one
  bool eventFilter(QObject* watched, QEvent* event) override;

  const Catalogue& catalogue_;
  std::string current_; ///< id of the GPU that the list was opened for
  QStringList compared_;
  QComboBox* known_;
  QComboBox* order_;
  std::vector<GpuPtr> gpus_; ///< in the order of the list
};

} // namespace loom
