#pragma once

/// Every number of a GPU under headings, with unit, status and source; a filter finds words.

#include "core/scenario/scenario.h"
#include "core/why/section.h"

#include <QDialog>

namespace loom {

class FactsDialog : public QDialog {
  Q_OBJECT
public:
  FactsDialog(const Scenario& scenario, QWidget* parent);

  /// The numbers it shows, "gtx980.mem_lat", those of patterns "gtx980.stride2.mem_lat".
  [[nodiscard]] std::vector<why::Section> explained() const;

private:
  GpuPtr gpu_;
};

} // namespace loom
