#pragma once

/// A listing of machine code: what the control code of each instruction says, when it issues, what
/// its loops would sustain on the scenario's GPU, and two functions side by side.

#include "widgets/views/sass/listing_source.h"
#include "widgets/views/source_view.h"

class QLineEdit;

namespace loom {

class ListingPages;
class ListingSide;

class SassView final : public SourceView {
  Q_OBJECT
public:
  SassView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QString lacks_amd() const override {
    return tr(
        "SASS is machine code of NVIDIA's GPUs: choose one of them to read a listing for it.");
  }
  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  /// The function on show; null before the first.
  [[nodiscard]] const sass::StudyPtr& shown() const;
  [[nodiscard]] bool comparing() const;
  [[nodiscard]] bool busy() const { return work_.busy(); }
  void open(const GivenSource& source, const std::string& name = {}) override;

protected:
  void open_shipped(const std::string& id) override; ///< with the function of the same name
  void cancel() override;
  [[nodiscard]] bool takes(const QKeyEvent& key) const override;
  void draw(const SnapshotPtr& snapshot) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  void fit();
  void run(const QString& what, Background::Work work);
  void take(const GivenSource& source, const Result<sass::ListingPtr>& listing,
            const std::string& function);
  /// Analyses a function, a large one in the background, and does `act` with it.
  void study_then(const sass::ListingPtr& listing, std::size_t index,
                  std::function<void(sass::StudyPtr)> act);
  void propose(const QString& what, ListingPart next);
  void choose_beside(int index);
  /// What stands beside the part's function: of that name, or the next one of the same listing.
  void choose_beside_function(ListingPart& part, const sass::Listing& listing);
  void stop_comparing();
  [[nodiscard]] Result<sass::ListingPtr> listing_beside(); ///< null where nothing stands there
  void show_study(const sass::StudyPtr& study);
  void show_loop();
  void show_card();
  void show_beside();
  [[nodiscard]] const sass::LoopSummary* loop() const; ///< that is chosen; null for none
  void find_text(bool forward, bool here);
  void send_to_scenario();
  void send_to_timeline();

  QComboBox *function_, *loop_, *beside_, *beside_function_;
  QLineEdit* find_;
  ListingPages* pages_;
  ListingSide* side_;
  Background work_;
  ListingPart part_;         ///< of the document, as shown
  ListingPart studied_;      ///< as of the function on show
  sass::ListingPtr current_; ///< part_'s; null before the first
  sass::Source before_;      ///< what was shown before the current one
  ReadListings read_;
};

} // namespace loom
