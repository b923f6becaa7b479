#pragma once

/// The list of GPUs, filtered while one types, and by how well they are known.

#include "core/gpu/catalogue.h"
#include "widgets/look/search_popup.h"

class QComboBox;

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

signals:
  void chosen(const QString& id);
  void choiceChanged(const GpuChoice& choice);

private:
  void offer(const GpuChoice& choice);
  void fill(const std::string& current);
  void filter();
  void take() override;

  const Catalogue& catalogue_;
  QComboBox* known_;
  QComboBox* order_;
  std::vector<GpuPtr> gpus_; ///< in the order of the list
};

} // namespace loom
