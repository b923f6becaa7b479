// Every number that a view says of what the pointer or the keyboard is on has a derivation, and
// "Why this number?" answers with one of them. Charts, axes and units are taken from the views'
// menus, so that new ones are asked too.

#include "core/scenario/models.h"
#include "tests/widgets/why_fixture.h"
#include "widgets/plot/diagram_widget.h"
#include "widgets/plot/plot_widget.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

#include <functional>
#include <map>
#include <set>

namespace loom {
namespace {

/// The quantities, and sizes as a readout may write them: KiB, MiB or GiB.
std::vector<why::QuantityPtr> as_written(std::vector<why::QuantityPtr> quantities) {
  const std::size_t count = quantities.size();
  for (std::size_t i = 0; i < count; ++i)
    for (double unit = 1024; unit <= 1024.0 * 1024 * 1024; unit *= 1024)
      if (quantities[i]->unit == "bytes")
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
      else if (quantities[i]->unit == "KiB" && unit < 1e9)
        quantities.push_back(why::given({.id = "size", .value = quantities[i]->value / unit}));
  return quantities;
}

/// Longest first: what is part of another is not taken out of it.
QStringList by_length(QStringList texts) {
  std::ranges::sort(texts, std::greater<>(), &QString::size);
  return texts;
}

/// Names that have digits: of GPUs and models, and the sources that are cited.
const QStringList& cited(const Catalogue& catalogue) {
  static const QStringList all = [&catalogue] {
    QStringList texts;
    const auto add = [&texts](std::string_view text) {
      texts << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const std::string& id : catalogue.ids()) {
      const GpuPtr gpu = *catalogue.find(id);
      add(gpu->name);
      add(gpu->id);
      add(gpu->note);
      for (const FactInfo& info : fact_table())
        if (const Fact* fact = gpu->facts.find(info.key)) {
          for (const std::string& text : {fact->source, fact->note})
            if (text.size() > 8) // a sentence; a number may have the same digits
              add(text);
        }
    }
    for (const ModelInfo& model : model_table())
      for (const std::string_view text :
           {model.name, model.leaves_out, model.stand_in, model.citation})
        add(text);
    texts.removeDuplicates();
    texts.removeAll(QString());
    return texts;
  }();
  return all;
}

/// What is said without names that have digits: those above, dates, threads, blocks, instructions
/// and places in a program.
QString without_names(QString said, const Catalogue& catalogue,
                      const std::vector<why::QuantityPtr>& quantities) {
  QStringList own;
  for (const why::QuantityPtr& each : quantities)
    for (const std::string* text : {&each->source, &each->note, &each->method})
      if (text->size() > 8)
        own << QString::fromStdString(*text);
  for (const QString& text : by_length(own + cited(catalogue)))
    said.remove(text);
  for (const FactInfo& info : fact_table())
    said.remove(QString::fromUtf8(info.description.data(), qsizetype(info.description.size())));
  static const QRegularExpression grouped(QStringLiteral("(\\d),(?=\\d{3}\\b)"));
  said.replace(grouped, QStringLiteral("\\1"));
  static const QRegularExpression names(
      QStringList{
          QStringLiteral("\\d{4}-\\d{2}"),               // releases
          QStringLiteral("^\\d{4} to \\d{4}$"),          // years that were chosen
          QStringLiteral("compute capability: [\\d.]+"), // kinds of SM
          QStringLiteral("95 %:"),                       // an interval's name
          QStringLiteral("threads [\\d, andto]+"),       // threads of a warp
          QStringLiteral("[\\d, andto]+(?= wait )"),     // those that wait
          QStringLiteral("Block \\d+(?= of)"),           // blocks on an SM
          QStringLiteral("^step \\d+:"),                 // steps of a run
          QStringLiteral("^\\d+ of \\d+:"),              // GPUs in their order
          QStringLiteral("\\w+\\+\\d+|line \\d+"),       // places in programs
      }
          .join(QLatin1Char('|')),
      QRegularExpression::MultilineOption);
  return said.remove(names);
}

class WhyEverywhereTest : public WhyWindowTest {
protected:
  void ask_views() {
    const QStringList covered{
        QStringLiteral("throughput"), QStringLiteral("cusp"),        QStringLiteral("concurrency"),
        QStringLiteral("timeline"),   QStringLiteral("divergence"),  QStringLiteral("coalescing"),
        QStringLiteral("banks"),      QStringLiteral("memory"),      QStringLiteral("occupancy"),
        QStringLiteral("sm"),         QStringLiteral("models"),      QStringLiteral("accuracy"),
        QStringLiteral("history"),    QStringLiteral("sensitivity"), QStringLiteral("gpus")};
    qsizetype asked = 0;
    for (const ViewInfo& info : view_registry())
      if (covered.contains(info.id)) {
        ++asked;
        ask_everywhere(info);
      }
    EXPECT_EQ(asked, covered.size());
  }
  void ask_everywhere(const ViewInfo& info) {
    info_ = &info;
    const auto shown = scenario().view;
    asked_[info.id] += 0;
    choice_.clear();
    alpha_ = warps_ = std::nan("");
    view_ = open<View>(info.id.toLatin1().constData());
    ASSERT_TRUE(view_);
    connect_view();
    (void)workspace.snapshot();
    settle();
    explore();
    // The many columns of a table are asked for cell by cell in why_tables_test.cpp.
    const qsizetype choices = std::min<qsizetype>(leaves().size(), 24);
    for (qsizetype i = 0; i < choices; ++i) {
      const auto each = leaves();
      choice_ = each[i]->text();
      each[i]->trigger();
      (void)workspace.snapshot();
      settle();
      explore();
    }
    view_->disconnect(&spy_);
    Scenario before = scenario(); // not the next view in the units that this one's menu chose
    before.view = shown;
    workspace.propose(QStringLiteral("test"), before);
    (void)workspace.snapshot();
  }

  std::map<QString, int> asked_; ///< texts with numbers, by view

private:
  void connect_view() {
    QObject::connect(view_, &View::readout, &spy_, [this](const QString& text) { said_ = text; });
    QObject::connect(view_, &View::hoveredState, &spy_, [this](double alpha, double warps) {
      alpha_ = alpha;
      warps_ = warps;
    });
  }
  void settle() {
    QTest::qWait(20);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
          const auto* timeline = qobject_cast<TimelineView*>(view_);
          return !timeline || timeline->shown();
        },
        60'000));
  }
  /// The choices of the view's own menu, also those in submenus.
  QList<QAction*> leaves() {
    menu_ = std::make_unique<QMenu>();
    view_->fill_menu(*menu_);
    QList<QAction*> all;
    const std::function<void(const QMenu&)> add = [&](const QMenu& menu) {
      for (QAction* action : menu.actions())
        if (action->menu())
          add(*action->menu());
        else if (action->isCheckable())
          all << action;
    };
    add(*menu_);
    return all;
  }
  void explore() {
    for (auto* widget : view_->findChildren<QWidget*>()) {
      if (!widget->isVisible() ||
          (!qobject_cast<PlotWidget*>(widget) && !qobject_cast<DiagramWidget*>(widget)))
        continue;
      constexpr int across = 13, down = 9;
      for (int x = 0; x < across; ++x)
        for (int y = 0; y < down; ++y)
          check_after([&] {
            QTest::mouseMove(widget, {widget->width() * (2 * x + 1) / (2 * across),
                                      widget->height() * (2 * y + 1) / (2 * down)});
          });
    }
    QTest::mouseMove(&window, {1, 1});
    check_labels();
    view_->setFocus();
    for (const Qt::Key key :
         {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_End, Qt::Key_Home})
      for (int times = 0; times < 5; ++times)
        check_after([&] { QTest::keyClick(keyboard(), key); });
    QTest::keyClick(keyboard(), Qt::Key_Escape);
  }
  QWidget* keyboard() { return view_->focusProxy() ? view_->focusProxy() : view_; }
  void check_after(const std::function<void()>& act) {
    said_.clear();
    act();
    if (!said_.isEmpty() && seen_.insert(said_).second)
      check();
  }
  /// The words that stand beside the pictures.
  void check_labels() {
    const std::vector<why::QuantityPtr> all = explained({});
    for (const QLabel* label : view_->findChildren<QLabel*>())
      if (label->isVisible() && !label->text().isEmpty()) {
        const QString text = without_names(label->text(), catalogue, all);
        EXPECT_EQ(unexplained(text, as_written(all)), QStringList())
            << "label in " << info_->id.toStdString() << " (" << choice_.toStdString()
            << "): " << label->text().toStdString();
      }
  }
  /// What the view explains itself, and of the scenario what it names or lists beside `id`.
  [[nodiscard]] std::vector<why::QuantityPtr> explained(const std::string& id) const {
    std::vector<why::QuantityPtr> all = with_inputs(view_->sections());
    for (const why::Section& section : why::explain(there())) {
      const bool is_here = why::find(section.quantities, id) != nullptr;
      const auto named = [this](const why::QuantityPtr& quantity) {
        return info_->quantities.contains(QString::fromStdString(quantity->id));
      };
      for (const why::QuantityPtr& quantity : section.quantities)
        for (const why::QuantityPtr& each : why::chain(quantity))
          if (is_here || named(quantity) || named(each))
            all.push_back(each);
    }
    return all;
  }
  /// The scenario at the pointer's place, as the window asks for it.
  [[nodiscard]] Scenario there() const {
    Scenario at = scenario();
    if (!std::isnan(alpha_))
      at.alpha = alpha_;
    if (!std::isnan(warps_))
      at.warps = std::clamp(static_cast<int>(std::lround(warps_)), 1, 1024);
    return at;
  }
  void check() {
    if (!said_.contains(QRegularExpression(QStringLiteral("(?<!\\w)\\d"))))
      return;
    const std::string where =
        info_->id.toStdString() + " (" + choice_.toStdString() + "): " + said_.toStdString();
    const QString own = view_->asked_quantity();
    const std::string id = (own.isEmpty() ? info_->quantities.front() : own).toStdString();
    std::vector<why::QuantityPtr> all = explained(id);
    why::QuantityPtr asked = why::find(all, id); // as the window looks it up
    if (const auto found = why::explain(there(), id); !asked && found)
      asked = *found;
    EXPECT_TRUE(asked) << id << " in " << where;
    if (!asked)
      return;
    for (const why::QuantityPtr& each : why::chain(asked))
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << each->id << " in " << where;
      }
    for (const why::QuantityPtr& each : why::chain(asked))
      all.push_back(each);
    const QString text = without_names(said_, catalogue, all);
    EXPECT_EQ(unexplained(text, as_written(all)), QStringList())
        << where << "\nwithout names: " << text.toStdString();
    // The answer is one of the numbers said, or what follows from them at once: a swing. Where the
    // pointer is, a thread or a bank, is no number to explain.
    std::vector<why::QuantityPtr> answer{asked}, places;
    answer.insert(answer.end(), asked->inputs.begin(), asked->inputs.end());
    std::ranges::copy_if(all, std::back_inserter(places), [](const why::QuantityPtr& each) {
      return each->source == "the place that is asked for";
    });
    const QStringList numbers = unexplained(text, as_written(places));
    asked_[info_->id] += !numbers.isEmpty();
    if (!numbers.isEmpty()) {
      EXPECT_LT(unexplained(text, as_written(answer)).size(), unexplained(text, {}).size())
          << id << " = " << asked->value << " is not said in " << where;
    }
  }

  const ViewInfo* info_ = nullptr;
  View* view_ = nullptr;
  QObject spy_;
  std::unique_ptr<QMenu> menu_;
  QString choice_, said_;
  double alpha_ = std::nan(""), warps_ = std::nan("");
  std::set<QString> seen_;
};

TEST_F(WhyEverywhereTest, AsItOpens) { ask_views(); }

TEST_F(WhyEverywhereTest, OnAGpuThatWasMeasured) {
  Scenario next = default_scenario(*catalogue.find("h200"));
  next.warps = 24;
  next.shared_access.pattern.kind = memory::PatternKind::tile;
  next.shared_access.pattern.word_bytes = 8;
  next.global_access.pattern.stride = 3;
  next.divergence = with_threads(next.divergence, 8);
  next.divergence.program = "n = tid % 3;\nwhile (n > 0) {\n  s = s + n * n;\n  n = n - 1;\n}\n";
  next.launch.config = {.threads = 192, .registers = 48, .shared = 5000};
  next.launch.grid = 1000;
  workspace.propose(QStringLiteral("test"), next);
  ask_views();
  for (const auto& [view, texts] : asked_)
    EXPECT_GT(texts, 0) << view.toStdString();
}

TEST_F(WhyEverywhereTest, OnAnOldGpu) {
  Scenario next = default_scenario(*catalogue.find("8800gtx"));
  next.alpha = 3;
  next.warps = 7;
  next.ilp = 2;
  next.view.throughput_unit = ThroughputUnit::gigaflops;
  next.view.occupancy_unit = OccupancyUnit::percent;
  next.shared_access.pattern = {.inactive = 6, .stride = 4, .offset = 1};
  next.global_access.pattern = {.kind = memory::PatternKind::random, .inactive = 5, .span = 400};
  workspace.propose(QStringLiteral("test"), next);
  ask_views();
}

} // namespace
} // namespace loom
