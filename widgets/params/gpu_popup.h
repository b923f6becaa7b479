#pragma once

/// The list of GPUs, filtered while one types.

#include "core/gpu/catalogue.h"
#include "widgets/look/search_popup.h"

namespace loom {

class GpuPopup : public SearchPopup {
  Q_OBJECT
public:
  GpuPopup(const Catalogue& catalogue, const std::string& current, QWidget* parent);
  void open_below(const QWidget* anchor);

signals:
  void chosen(const QString& id);

private:
  void filter(const QString& text);
  void take() override;

  std::vector<GpuPtr> gpus_; ///< in the order of the list
};

} // namespace loom
