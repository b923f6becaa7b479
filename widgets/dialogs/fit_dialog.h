#pragma once

/// Fits chosen parameters of a model to the scenario's measurements, in the background, and shows
/// what came out before anything is changed.

#include "core/study/fit.h"
#include "core/why/section.h"
#include "widgets/style/figure_style.h"
#include "widgets/workspace/background.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace loom {

class NumberLabel;
class PlotWidget;
class Workspace;

class FitDialog : public QDialog {
  Q_OBJECT
public:
  /// A GPU of the user's is kept in `folder`.
  FitDialog(Workspace& workspace, const QString& folder, const FigureStyle& style, QWidget* parent);

  /// What came out last.
  [[nodiscard]] const std::optional<Fit>& found() const { return found_; }
  [[nodiscard]] bool busy() const { return work_.busy(); }
  /// The numbers it shows beyond the scenario's: of the sets ("set_1.points") and of the last fit
  /// (core/why/fit.h).
  [[nodiscard]] std::vector<why::Section> explained() const;

private:
  void build();
  void choose_model();
  [[nodiscard]] std::size_t model() const;
  [[nodiscard]] std::vector<Residual> residuals_before() const;
  void start_or_stop();
  void show_found(const FitRequest& request, const Fit& fit);
  void show_words(const QString& text, bool problem = false);
  void forget();
  void use();
  void save();

  Workspace& workspace_;
  QString folder_;
  FigureStyle style_;
  std::vector<MeasuredSetPtr> data_;
  FitRequest asked_; ///< of what was found
  std::optional<Fit> found_;
  Background work_;
  QComboBox* model_;
  QWidget* choice_;
  QGridLayout* boxes_row_;
  std::vector<QCheckBox*> boxes_; ///< one for each of fit_parameters()
  QProgressBar* progress_;
  QPushButton *fit_, *use_, *save_;
  QTableWidget* table_;
  NumberLabel* words_;
  PlotWidget* plot_;
};

/// Relative errors against warps, before and after the fit, in percent.
[[nodiscard]] Panel residual_panel(const std::vector<Residual>& before,
                                   const std::vector<Residual>& after);
/// Mean and worst error before and after, what was held out, what cannot be told apart; numbered()
/// (widgets/numbers/number_card.h).
[[nodiscard]] QString fit_words(const Fit& fit);

} // namespace loom
