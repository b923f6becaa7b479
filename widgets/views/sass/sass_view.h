#pragma once

/// A listing of machine code: what the control code of each instruction says, when it issues, what
/// its loops would sustain on the scenario's GPU, and two functions side by side.

#include "core/scenario/listing_gpu.h"
#include "widgets/views/sass/listing_source.h"
#include "widgets/views/source_view.h"

#include <map>

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
  /// Analyses a function on a GPU, a large one in the background, and does `act` with it.
  void study_then(const sass::ListingPtr& listing, std::size_t index, const GpuPtr& gpu,
                  std::function<void(sass::StudyPtr)> act);
  /// What a function is scheduled for.
  [[nodiscard]] ListingGpu gpu_of(const sass::Function& function);
  /// What is chosen for an architecture by itself.
  [[nodiscard]] const ListingGpu& own_gpu(const std::string& arch);
  void offer_gpus();
  /// The scenario with the GPU that the function on show is scheduled for.
  [[nodiscard]] Scenario scenario_here() const;
  void propose(const QString& what, ListingPart next);
  void choose_beside(int index);
  /// What stands beside the part's function: of that name, or the next one of the same listing.
  void choose_beside_function(ListingPart& part, const sass::Listing& listing);
  void stop_comparing();
  [[nodiscard]] Result<sass::ListingPtr> listing_beside(); ///< null where nothing stands there
  void show_study(const sass::StudyPtr& study, const ListingGpu& on);
  void show_loop();
  void show_card();
  void show_beside();
  [[nodiscard]] const sass::LoopSummary* loop() const; ///< that is chosen; null for none
  void find_text(bool forward, bool here);
  void send_to_scenario();
  void send_to_timeline();

  QComboBox *function_, *gpu_, *loop_, *beside_, *beside_function_;
  QLineEdit* find_;
  ListingPages* pages_;
  ListingSide* side_;
  Background work_;
  ListingPart part_;                      ///< of the document, as shown
  ListingPart studied_;                   ///< as of the function on show
  sass::ListingPtr current_;              ///< part_'s; null before the first
  sass::Source before_;                   ///< what was shown before the current one
  ListingGpu on_;                         ///< what the function on show is scheduled for
  Scenario said_of_;                      ///< the scenario that the card speaks of
  std::map<std::string, ListingGpu> own_; ///< own_gpu() by architecture
  ReadListings read_;
};

} // namespace loom
