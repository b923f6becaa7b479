#pragma once

/// Every number of a GPU under headings, with unit, status and source; a filter finds words.

#include "core/scenario/scenario.h"

#include <QDialog>

namespace loom {

class FactsDialog : public QDialog {
  Q_OBJECT
public:
  FactsDialog(const Scenario& scenario, QWidget* parent);
};

} // namespace loom
