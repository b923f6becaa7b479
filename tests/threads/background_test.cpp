// What views compute beside the window: the works that they start, with what they share, taken up
// again, stopped and left behind. Under the tsan preset this also finds what is shared unguarded.

#include "core/document/document_json.h"
#include "core/measured/import_mapping.h"
#include "core/sass/reader.h"
#include "core/study/disagreement.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "widgets/recovery/autosave.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/kernel/kernel_source.h"
#include "widgets/workspace/background.h"
#include "widgets/workspace/document_files.h"
#include "widgets/workspace/workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

namespace loom {
namespace {

using namespace std::chrono_literals;

class BackgroundTest : public testing::Test {
protected:
  static bool wait_for(const std::function<bool()>& what) {
    QElapsedTimer clock;
    for (clock.start(); !what() && clock.elapsed() < 120'000;)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
    return what();
  }
  [[nodiscard]] Scenario h200() const { return default_scenario(*catalogue.find("h200")); }

  Catalogue catalogue{embedded_gpu_files()};
};

// Qt's painter gives parts of what it fills to Qt's own threads and waits for them.
TEST_F(BackgroundTest, WorksLeaveThePaintersThreadsFree) {
  std::atomic<bool> go_on = false, begun = false;
  std::vector<std::unique_ptr<Background>> works;
  for (int i = 0; i <= QThread::idealThreadCount(); ++i) {
    works.push_back(std::make_unique<Background>());
    works.back()->start([&](const std::stop_token&, const auto&) -> std::function<void()> {
      begun = true;
      while (!go_on)
        std::this_thread::sleep_for(1ms);
      return [] {};
    });
  }
  EXPECT_TRUE(wait_for([&] { return begun.load(); }));
  EXPECT_EQ(QThreadPool::globalInstance()->activeThreadCount(), 0);
  go_on = true;
  EXPECT_TRUE(wait_for(
      [&] { return std::ranges::none_of(works, [](const auto& work) { return work->busy(); }); }));
}

TEST_F(BackgroundTest, OnlyTheNewestSearchAnswers) {
  Background search;
  double done = 0;
  QObject::connect(&search, &Background::progressed, [&done](double part) { done = part; });
  int answered = 0;
  std::size_t found = 0;
  for (int turn = 1; turn <= 8; ++turn) {
    const DisagreementRequest request{.scenario = h200()};
    search.start([&, turn, request](const std::stop_token& stop,
                                    const Background::Progress& progress) -> std::function<void()> {
      auto all = disagreements(request, [&](double part) {
        progress(part);
        return !stop.stop_requested();
      });
      return [&, turn, all = std::move(all)] {
        answered = turn;
        found = all ? all->size() : 0;
      };
    });
    QCoreApplication::processEvents();
  }
  ASSERT_TRUE(wait_for([&] { return !search.busy(); }));
  EXPECT_EQ(answered, 8);
  EXPECT_EQ(found, disagreements({.scenario = h200()})->size());
}

TEST_F(BackgroundTest, WorksAreLeftBehind) {
  for (int turn = 0; turn < 40; ++turn) {
    auto search = std::make_unique<Background>();
    search->start(
        [scenario = h200()](const std::stop_token& stop, const Background::Progress& progress) {
          (void)disagreements({.scenario = scenario}, [&](double part) {
            progress(part);
            return !stop.stop_requested();
          });
          while (!stop.stop_requested()) // it does not end before it is left
            std::this_thread::sleep_for(100us);
          return std::function<void()>([] { ADD_FAILURE() << "nobody is there to be told"; });
        });
    if (turn % 2 == 0)
      QCoreApplication::processEvents();
  }
  QCoreApplication::processEvents();
}

TEST_F(BackgroundTest, AKernelIsReadAndPredictedWhileItIsLookedAt) {
  Background reading, sweeping;
  KernelStudyPtr study;
  reading.start([&](const std::stop_token&, const Background::Progress&) -> std::function<void()> {
    auto read = study_kernel({.shipped = shipped_kernels().front().name});
    return [&, read = std::move(read)] { study = read ? *read : nullptr; };
  });
  ASSERT_TRUE(wait_for([&] { return !reading.busy(); }));
  ASSERT_TRUE(study);
  KernelRequest request;
  request.study = study;
  request.gpu = h200().gpu;
  request.plan = study->plan;
  const auto run = run_kernel(request);
  ASSERT_TRUE(run);
  std::size_t points = 0;
  sweeping.start(
      [&, shared = std::make_shared<const KernelRun>(*run)](
          const std::stop_token&, const Background::Progress& progress) -> std::function<void()> {
        auto sweep = kernel::sweep_block(shared->program(), shared->machine, shared->asked.plan, 0,
                                         [&](double part) {
                                           progress(part);
                                           return true;
                                         });
        return [&, sweep = std::move(sweep)] { points = sweep.points.size(); };
      });
  for (int look = 0; look < 4; ++look)
    EXPECT_EQ(run_kernel(request)->answer.predictions[0].exec_us,
              run->answer.predictions[0].exec_us);
  ASSERT_TRUE(wait_for([&] { return !sweeping.busy(); }));
  EXPECT_GT(points, 0U);
}

TEST_F(BackgroundTest, EveryMeasuredPointIsSimulatedAndTheScenarioGoesOn) {
  ModelErrors errors;
  int told = 0;
  QObject::connect(&errors, &ModelErrors::simulated, [&told] { ++told; });
  Document document{h200(), {}};
  for (const int ilp : {2, 1}) { // the first is given up
    document.scenario.ilp = ilp;
    errors.update(*evaluate_document(document, catalogue), 0);
    errors.simulate();
    QCoreApplication::processEvents();
  }
  ASSERT_TRUE(wait_for([&] { return told > 0; }));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(errors.residuals(simulation_model()).size(), errors.sets()[0]->data.points.size());
}

TEST_F(BackgroundTest, FilesAreReadSideBySide) {
  Background listing, table;
  std::size_t functions = 0, columns = 0;
  listing.start([&](const std::stop_token&, const Background::Progress&) -> std::function<void()> {
    const auto text = read_file(LOOM_SOURCE_DIR "/resources/listings/listings_sm_90.sass", 1 << 24);
    const auto read = sass::read_listing(*text, "f");
    return [&, count = read ? read->functions.size() : 0] { functions = count; };
  });
  table.start([&](const std::stop_token&, const Background::Progress&) -> std::function<void()> {
    const auto text = read_file(LOOM_SOURCE_DIR "/gpus/measured/h200_kernel_times.csv", 1 << 24);
    const auto read = csv_outline(*text, "f");
    return [&, count = read ? read->headers.size() : 0] { columns = count; };
  });
  ASSERT_TRUE(wait_for([&] { return !listing.busy() && !table.busy(); }));
  EXPECT_GT(functions, 0U);
  EXPECT_GT(columns, 1U);
}

/// The window goes on changing what is being written.
TEST_F(BackgroundTest, UnsavedWorkIsWrittenWhileItChanges) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  Document document;
  document.scenario = h200();
  Workspace workspace(catalogue, document);
  const DocumentFiles files(workspace, settings);
  Autosave autosave(workspace, files, folder.filePath(QStringLiteral("kept")));
  QElapsedTimer clock; // it is written after 2 s, and again
  int turn = 0;
  for (clock.start(); clock.elapsed() < 5000;) {
    workspace.propose(QStringLiteral("alpha"), 0.3 + ++turn % 40); // never what it was
    QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  autosave.write_now();
  const QDir kept(folder.filePath(QStringLiteral("kept")));
  const QStringList works = kept.entryList({QStringLiteral("*.json")}, QDir::Files);
  ASSERT_EQ(works.size(), 1);
  const auto text = read_file(kept.filePath(works.front()).toStdString(), 1 << 20);
  ASSERT_TRUE(text);
  EXPECT_EQ(document_from_json(kept_work(*text, {})->document, "kept", catalogue)->document,
            workspace.document());
  autosave.discard();
}

} // namespace
} // namespace loom

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
