#pragma once

/// A listing of machine code: what the control code of each instruction says, when it issues, what
/// its loops would sustain on the scenario's GPU, and two functions side by side.

#include "core/why/section.h"
#include "widgets/views/sass/listing_source.h"
#include "widgets/views/view.h"
#include "widgets/workspace/background.h"

class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace loom {

class AlignedModel;
class ListingModel;
class ListingTable;
class NumberCard;
class NumberLabel;
class ProblemLabel;

class SassView final : public View {
  Q_OBJECT
public:
  SassView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  /// The function on show; null before the first.
  [[nodiscard]] StudyPtr shown() const;
  [[nodiscard]] bool comparing() const;
  [[nodiscard]] bool busy() const { return work_.busy(); }
  /// Puts a listing into the document with its first function, or the one named `function`. Where
  /// it is none, says why and keeps what is shown.
  void open(ListingSource source, const QString& function = {});

protected:
  void draw(const SnapshotPtr& snapshot) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  // sass_controls.cpp
  void build();
  void fit();
  [[nodiscard]] QWidget* build_controls();
  void connect_parts();
  // sass_reading.cpp
  void run(const QString& what, Background::Work work);
  void take(const ListingSource& source, const Result<ListingPtr>& listing,
            const QString& function);
  void remember(const sass::Source& source, const ListingPtr& listing);
  [[nodiscard]] Result<ListingPtr> listing_of(const sass::Source& source);
  void paste();
  void ask_file();
  // sass_view.cpp
  /// Analyses a function, a large one in the background, and does `act` with it.
  void study_then(const ListingPtr& listing, int index, std::function<void(StudyPtr)> act);
  void propose(const QString& what, ListingPart next);
  void choose_function(int index);
  void choose_loop(int loop); ///< −1: none
  void choose_beside(int index);
  /// What stands beside the part's function: of that name, or the next one of the same listing.
  void choose_beside_function(ListingPart& part, const sass::Listing& listing);
  void stop_comparing();
  void show_source(); ///< part_'s, with what it offers to choose from
  void show_study(StudyPtr study);
  void show_loop();
  void show_beside();
  void offer_functions(QComboBox& box, const sass::Listing& listing, int chosen);
  void offer_loops();
  void follow(int row, bool to_setter);
  void find_text(int from, bool forward); ///< the next line behind `from`, or before it
  void send_to_scenario();
  void send_to_timeline();
  void show_card();
  void explain_card(int loop);               ///< in sass_numbers.cpp; −1: of no loop
  [[nodiscard]] ListingTable& table() const; ///< the one that is seen

  std::vector<why::Section> sections_; ///< of the function and the loop on the card
  QComboBox* source_ = nullptr;
  QComboBox* function_ = nullptr;
  QComboBox* loop_ = nullptr;
  QComboBox* beside_ = nullptr;
  QComboBox* beside_function_ = nullptr;
  QLineEdit* find_ = nullptr;
  QPushButton* open_ = nullptr;
  QPushButton* send_ = nullptr;
  QPushButton* simulate_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QProgressBar* progress_ = nullptr;
  ProblemLabel* problem_ = nullptr;
  NumberCard* card_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  NumberLabel* summary_ = nullptr;
  ListingTable* listing_ = nullptr;
  ListingTable* aligned_ = nullptr;
  ListingModel* model_ = nullptr;
  AlignedModel* aligned_model_ = nullptr;
  Background work_;
  ListingPart part_;    ///< of the document, as shown
  ListingPart studied_; ///< as of the function on show
  ListingPtr current_;  ///< part_'s; null before the first
  sass::Source before_; ///< what was shown before the current one
  /// What was read last, the newest first.
  std::vector<std::pair<sass::Source, ListingPtr>> read_;
};

} // namespace loom
