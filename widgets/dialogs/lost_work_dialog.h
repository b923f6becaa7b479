#pragma once

/// All that is kept and not saved, as pictures with names and times: opened again or thrown away.

#include "core/gpu/catalogue.h"
#include "widgets/recovery/lost_work.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace loom {

class LostWorkDialog : public QDialog {
  Q_OBJECT
public:
  /// Newest first. No other window may have the works until the dialog is closed. The catalogue
  /// outlives it.
  LostWorkDialog(std::vector<LostWork> works, const Catalogue& catalogue, QWidget* parent);

  /// The chosen work, which is in the list no more.
  [[nodiscard]] LostWork take_chosen();

signals:
  void openAsked(); ///< for take_chosen()

private:
  void add_row(const LostWork& work, const Catalogue& catalogue);
  void throw_away(); ///< after asking
  void show_chosen();

  std::vector<LostWork> works_;
  QListWidget* list_;
  QPushButton *open_, *discard_;
};

} // namespace loom
