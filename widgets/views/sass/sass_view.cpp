#include "widgets/views/sass/sass_view.h"

#include "core/code/code_loop.h"
#include "core/sass/control.h"
#include "core/sass/find_function.h"
#include "core/sass/loop_code.h"
#include "core/scenario/parameters.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/icons.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/views/sass/listing_pages.h"
#include "widgets/views/sass/listing_side.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/sass/sass_figure.h"
#include "widgets/views/sass/sass_words.h"
#include "widgets/workspace/workspace.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// A function of more instructions than this is analysed away from the window's thread.
constexpr std::size_t large_function = 20'000;

// Entries of the chooser of what stands beside.
constexpr int beside_nothing = 0, beside_same = 1, beside_before = 2, beside_shipped = 3;

SourceKind listings() {
  SourceKind kind{
      .id = QStringLiteral("sass"),
      // A fatbin is no listing: whoever gives one is told what makes one of it.
      .endings = {QStringLiteral("sass"), QStringLiteral("asm"), QStringLiteral("txt"),
                  QStringLiteral("cuasm"), QStringLiteral("cubin"), QStringLiteral("fatbin")},
      // A scenario is JSON, measurements are columns: addresses in comments and the fields of
      // maxas and Triton are neither.
      .may_be =
          [](const QString& text) {
            return text.contains(QStringLiteral("/*")) ||
                   std::ranges::any_of(text.split(QLatin1Char('\n')), [](const QString& line) {
                     return sass::has_fields(line.trimmed().toStdString());
                   });
          },
      .name = tr("Listing"),
      .help = tr("A listing that comes with the program; or drop a file, or paste text"),
      .open = tr("Open a listing"),
      .open_help = tr("A cubin, output of 'cuobjdump -sass' or 'nvdisasm -hex', or the text of "
                      "CuAssembler, maxas or Triton"),
      .open_menu = tr("Open a listing…"),
      .filter = tr("Listings and cubins (*.sass *.asm *.txt *.cuasm *.cubin);;All files (*)"),
      .paste_menu = tr("Paste a listing"),
      .nothing_pasted =
          tr("There is no listing on the clipboard: copy the output of 'cuobjdump -sass' or "
             "'nvdisasm -hex', with its addresses and encodings in comments.")};
  for (const ShippedSource& each : shipped_listings())
    kind.shipped.emplace_back(each.id, each.title);
  return kind;
}

/// A chooser whose list one can search by typing: a listing may have thousands of functions.
QComboBox* searchable(QComboBox* box) {
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->completer()->setCompletionMode(QCompleter::PopupCompletion);
  box->completer()->setFilterMode(Qt::MatchContains);
  box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
  box->setMinimumContentsLength(10);
  return box;
}

void offer_functions(QComboBox& box, const sass::Listing& listing, std::size_t chosen) {
  QStringList titles;
  titles.reserve(static_cast<qsizetype>(listing.functions.size()));
  for (const sass::Function& function : listing.functions)
    titles << function_title(function);
  const QSignalBlocker quiet(box);
  box.clear();
  box.addItems(titles);
  box.setCurrentIndex(static_cast<int>(chosen));
}

} // namespace

SassView::SassView(Workspace& workspace, QWidget* parent)
    : SourceView(workspace, listings(), parent),
      function_(named(searchable(new QComboBox(controls())), QStringLiteral("sass_function"),
                      tr("Function"), tr("Function; type a part of its name to find it"))),
      gpu_(named(new QComboBox(controls()), QStringLiteral("sass_gpu"), tr("GPU"),
                 tr("GPU that the listing is scheduled for: one of its architecture, or the "
                    "scenario's with the numbers of its sliders"))),
      loop_(named(new QComboBox(controls()), QStringLiteral("sass_loop"), tr("Loop"),
                  tr("Loop whose numbers stand at the right"))),
      beside_(named(new QComboBox(controls()), QStringLiteral("sass_beside"), tr("Beside"),
                    tr("Lays another function beside this one, instruction by instruction"))),
      beside_function_(named(searchable(new QComboBox(controls())),
                             QStringLiteral("sass_beside_function"), tr("Function beside"),
                             tr("Function that stands on the right"))),
      find_(named(new QLineEdit(controls()), QStringLiteral("sass_find"),
                  tr("Find in the function"),
                  tr("Finds an instruction's text or address (Ctrl+F); Enter goes on, Shift+Enter "
                     "back"))),
      pages_(new ListingPages(this)), side_(new ListingSide(this)) {
  setAccessibleName(tr("SASS"));
  setAccessibleDescription(tr("A listing of machine code: control codes, issue schedule, and what "
                              "its loops would sustain."));
  build_controls();
  auto* drawer = new Drawer(this);
  QWidget* choices = drawer->hold(controls());
  auto* halves =
      split(this, {{pages_, 3}, {drawer->hold(side_), 1}}, {unit(this) * 100, unit(this) * 34});
  column(this, {}, 0, {{choices}, {&problem()}, {halves, 1}});
  fit();
  side_->follow_in_tab_order(&pages_->listing());
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(&pages_->listing());
  connect_parts();
}

void SassView::build_controls() {
  for (QComboBox* each : {function_, beside_, beside_function_})
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  beside_->setMinimumContentsLength(9);
  beside_->addItems({tr("alone"), tr("beside: this listing"), tr("beside: the listing before")});
  for (const ShippedSource& each : shipped_listings())
    beside_->addItem(tr("beside: %1").arg(each.title));
  beside_->view()->setMinimumWidth(beside_->view()->sizeHintForColumn(0) + 2 * unit(this));
  beside_function_->hide();
  for (QComboBox* each : {gpu_, loop_})
    each->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  find_->setPlaceholderText(tr("Find"));
  find_->setClearButtonEnabled(true);
  find_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  find_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  find_->setMinimumWidth(unit(this) * 16);
  arrange_controls(
      {chooser(), open_button(), function_, gpu_, loop_, beside_, beside_function_, find_});
}

void SassView::connect_parts() {
  connect(function_, &QComboBox::activated, this, [this](int index) {
    ListingPart next = part_;
    next.function = sass::function_key(*current_, static_cast<std::size_t>(index));
    next.loop.reset();
    choose_beside_function(next, *current_);
    propose(tr("function"), std::move(next));
  });
  connect(gpu_, &QComboBox::activated, this, [this](int entry) {
    ListingPart next = part_;
    next.scenario_gpu = entry == 1;
    propose(tr("GPU of the listing"), std::move(next));
  });
  connect(loop_, &QComboBox::activated, this, [this](int entry) {
    ListingPart next = part_;
    next.loop = entry - 1; // the first is the function
    propose(tr("loop"), std::move(next));
  });
  connect(beside_, &QComboBox::activated, this, &SassView::choose_beside);
  connect(beside_function_, &QComboBox::activated, this, [this](int index) {
    ListingPart next = part_;
    if (const auto listing = listing_beside(); listing && *listing)
      next.beside_function = sass::function_key(**listing, static_cast<std::size_t>(index));
    propose(tr("function beside"), std::move(next));
  });
  // What is being typed may be in the current line.
  connect(find_, &QLineEdit::textEdited, this, [this] { find_text(true, true); });
  connect(side_, &ListingSide::lineAsked, this, [this](int row) {
    stop_comparing();
    pages_->listing().go(row);
    pages_->listing().setFocus();
  });
  connect(side_, &ListingSide::sendAsked, this, &SassView::send_to_scenario);
  connect(side_, &ListingSide::simulateAsked, this, &SassView::send_to_timeline);
  connect(side_, &ListingSide::whyAsked, this, &View::whyAsked);
  connect(pages_, &ListingPages::said, this, &View::readout);
  connect(pages_, &ListingPages::whyAsked, this, &View::whyAsked);
  connect(pages_, &ListingPages::turned, this, [this] { setFocusProxy(&pages_->table()); });
  watch(work_);
  connect(&work_, &Background::finished, this,
          [this] { redraw(); }); // the document may have changed meanwhile
}

void SassView::changeEvent(QEvent* event) {
  SourceView::changeEvent(event);
  if (event->type() == QEvent::FontChange && side_)
    fit();
}

/// Where there is no room for that the view scrolls.
void SassView::fit() {
  pages_->setMinimumSize(QSize(40, 14) * unit(this));
  side_->card().setMinimumSize(QSize(22, 10) * unit(this));
}

const sass::StudyPtr& SassView::shown() const { return pages_->shown(); }
bool SassView::comparing() const { return pages_->comparing(); }

void SassView::draw(const SnapshotPtr& snapshot) {
  pages_->set_style(style());
  if (work_.busy())
    return; // what comes is for the newest document
  const ListingPart before = std::exchange(part_, snapshot->document.listing);
  if (!current_ || part_.source != before.source) {
    auto listing = read_.of(part_.source);
    if (!listing)
      problem().say(QString::fromStdString(part_.source.title), listing.error());
    if (!listing && !current_)
      listing = read_.of({});
    if (!listing)
      return;
    if (std::exchange(current_, *listing))
      before_ = before.source;
    show_chosen(part_.source.shipped, part_.source.title);
    offer_functions(*function_, *current_, chosen_function(part_, *current_));
  }
  const std::size_t index = chosen_function(part_, *current_);
  ListingGpu on = gpu_of(current_->functions[index]);
  // The same numbers are the same GPU, whatever sliders moved that do not count here.
  const bool same_gpu = shown() && *shown()->gpu == *on.gpu;
  if (!same_gpu || shown()->listing != current_ || shown()->index != index) {
    function_->setCurrentIndex(static_cast<int>(index));
    return study_then(current_, index, on.gpu,
                      [this, on](const sass::StudyPtr& made) { show_study(made, on); });
  }
  const Scenario& scenario = snapshot->scenario();
  if (on.of_scenario != on_.of_scenario || scenario.gpu != said_of_.gpu ||
      scenario.overrides != said_of_.overrides || scenario.mix != said_of_.mix) {
    on.gpu = shown()->gpu;
    on_ = std::move(on);
    offer_gpus();
    show_card(); // says what the scenario's numbers have to do with it
  }
  if (part_.loop != studied_.loop)
    show_loop();
  if (part_.beside != studied_.beside || part_.beside_function != studied_.beside_function)
    show_beside();
  studied_ = part_;
}

void SassView::run(const QString& what, Background::Work work) {
  work_.start(std::move(work));
  announce(what);
}

void SassView::open(const GivenSource& source, const std::string& name) {
  if (!is_large(source))
    return take(source, read_listing(source), name);
  run(tr("reading %p %"),
      [this, source, name](const std::stop_token& stop, const Background::Progress& progress) {
        int said = -1; // a thousand steps at most: the window has other things to do
        auto listing = read_listing(source, stop, [&](double done) {
          if (const int now = static_cast<int>(done * 1000); now != std::exchange(said, now))
            progress(done);
        });
        return std::function<void()>(
            [this, source, name, listing = std::move(listing)] { take(source, listing, name); });
      });
}

void SassView::open_shipped(const std::string& id) {
  open({.shipped = id}, shown() ? shown()->function().name : std::string());
}

void SassView::take(const GivenSource& source, const Result<sass::ListingPtr>& listing,
                    const std::string& function) {
  if (!listing)
    return problem().say(QString::fromStdString(source.title), listing.error());
  problem().say({});
  ListingPart next{.source = held_source(source, *listing)};
  const auto found = sass::find_function(**listing, function);
  next.function = sass::function_key(**listing, found.value_or(0));
  next.beside = part_.beside == part_.source ? next.source : part_.beside;
  read_.remember(next.source, *listing);
  choose_beside_function(next, **listing);
  propose(tr("listing"), std::move(next));
}

void SassView::cancel() {
  if (shown()) // back to what can be seen
    propose(tr("listing"), studied_);
  work_.cancel();
}

void SassView::propose(const QString& what, ListingPart next) {
  if (!fits_in_file(next))
    problem().say(tr("%1 is too large for a file of the document: the file will lack this listing.")
                      .arg(QString::fromStdString(next.function)));
  workspace().propose(what, &Document::listing, std::move(next), Shown::at_once);
}

ListingGpu SassView::gpu_of(const sass::Function& function) {
  const Scenario& scenario = workspace().scenario();
  if (GpuPtr gpu = scenario_gpu_for(function.arch, part_.scenario_gpu, scenario))
    return {.gpu = std::move(gpu), .of_scenario = true};
  return own_gpu(function.arch);
}

const ListingGpu& SassView::own_gpu(const std::string& arch) {
  const auto [own, added] = own_.try_emplace(arch);
  if (added) {
    sass::GpuChoice choice = sass::gpu_for(arch, workspace().catalogue());
    own->second = {.gpu = std::move(choice.gpu), .warning = std::move(choice.warning)};
  }
  return own->second;
}

void SassView::offer_gpus() {
  const Scenario& scenario = workspace().scenario();
  const std::string& arch = shown()->function().arch;
  const GpuPtr of_itself = scenario_gpu_for(arch, false, scenario);
  const QSignalBlocker quiet(gpu_);
  gpu_->clear();
  if (!of_itself) {
    gpu_->addItem(gpu_words(*own_gpu(arch).gpu));
    gpu_->addItem(tr("the scenario's: %1").arg(gpu_words(*scenario.gpu)));
  }
  gpu_->setCurrentIndex(part_.scenario_gpu ? 1 : 0);
  gpu_->setVisible(!of_itself && !is_amd(scenario.gpu->compute_capability));
}

Scenario SassView::scenario_here() const {
  const Scenario& scenario = workspace().scenario();
  return on_.of_scenario ? scenario : with_gpu(scenario, on_.gpu);
}

void SassView::study_then(const sass::ListingPtr& listing, std::size_t index, const GpuPtr& gpu,
                          std::function<void(sass::StudyPtr)> act) {
  const auto costs = [](sass::Study& made) { made.costs = line_costs(made); };
  if (listing->functions[index].instructions.size() <= large_function)
    return act(sass::study(listing, index, gpu, costs));
  run(tr("analysing"), [listing, index, gpu, costs,
                        act = std::move(act)](const std::stop_token&, const Background::Progress&) {
    return std::function<void()>(
        [act, made = sass::study(listing, index, gpu, costs)] { act(made); });
  });
}

void SassView::show_study(const sass::StudyPtr& study, const ListingGpu& on) {
  if (*study->gpu != *gpu_of(study->function()).gpu) // changed meanwhile
    return redraw();
  studied_ = part_;
  on_ = on;
  const auto& loops = study->analysis.loops;
  const int chosen = chosen_loop(part_, study->analysis);
  const QSignalBlocker quiet(loop_);
  loop_->clear();
  loop_->addItem(tr("whole function"));
  for (const sass::LoopSummary& each : loops)
    loop_->addItem(loop_title(study->function(), each));
  loop_->setEnabled(loop_->count() > 1);
  loop_->setCurrentIndex(chosen + 1);
  pages_->show_study(study, chosen < 0 ? nullptr : &loops[static_cast<std::size_t>(chosen)]);
  offer_gpus();
  show_card();
  show_beside();
}

const sass::LoopSummary* SassView::loop() const {
  const int chosen = loop_->currentIndex() - 1;
  return shown() && chosen >= 0 ? &shown()->analysis.loops[static_cast<std::size_t>(chosen)]
                                : nullptr;
}

void SassView::show_loop() {
  const QSignalBlocker quiet(loop_);
  loop_->setCurrentIndex(chosen_loop(part_, shown()->analysis) + 1);
  pages_->mark(loop());
  show_card();
}

void SassView::show_card() {
  said_of_ = workspace().scenario();
  side_->show_loop(*shown(), loop_->currentIndex() - 1, on_, workspace().scenario());
  emit numbersChanged();
}

void SassView::choose_beside(int index) {
  if (!shown())
    return;
  ListingPart next = part_;
  next.beside.reset();
  if (index == beside_same)
    next.beside = part_.source;
  else if (index == beside_before)
    next.beside = before_;
  else if (index >= beside_shipped)
    next.beside = sass::Source{
        .shipped = shipped_listings()[static_cast<std::size_t>(index - beside_shipped)].id};
  choose_beside_function(next, *current_);
  propose(tr("listing beside"), std::move(next));
}

void SassView::choose_beside_function(ListingPart& part, const sass::Listing& listing) {
  part.beside_function.clear();
  if (!part.beside)
    return;
  const auto beside = read_.of(*part.beside);
  if (!beside)
    return part.beside.reset();
  const std::size_t chosen = chosen_function(part, listing);
  const auto found = sass::find_function(**beside, listing.functions[chosen].name);
  const std::size_t place = *part.beside == part.source // beside itself it would say nothing
                                ? (chosen + 1) % listing.functions.size()
                                : found.value_or(0);
  part.beside_function = sass::function_key(**beside, place);
}

void SassView::stop_comparing() {
  if (part_.beside)
    choose_beside(beside_nothing);
}

Result<sass::ListingPtr> SassView::listing_beside() {
  return part_.beside ? read_.of(*part_.beside) : Result<sass::ListingPtr>(nullptr);
}

/// What stands beside the function on show, if anything.
void SassView::show_beside() {
  const int shipped = part_.beside ? shipped_listing_index(part_.beside->shipped) : -1;
  beside_->setCurrentIndex(!part_.beside                   ? beside_nothing
                           : *part_.beside == part_.source ? beside_same
                           : shipped >= 0                  ? beside_shipped + shipped
                                                           : beside_before);
  const auto listing = listing_beside();
  if (!listing)
    problem().say(QString::fromStdString(part_.beside->title), listing.error());
  if (!listing || !*listing) {
    beside_function_->hide();
    return pages_->show_beside(nullptr);
  }
  const std::size_t function = sass::find_function(**listing, part_.beside_function).value_or(0);
  offer_functions(*beside_function_, **listing, function);
  const GpuPtr gpu = gpu_of((*listing)->functions[function]).gpu;
  study_then(*listing, function, gpu, [this](sass::StudyPtr made) {
    beside_function_->show();
    pages_->show_beside(std::move(made));
  });
}

void SassView::find_text(bool forward, bool here) {
  const QString text = find_->text().trimmed();
  if (text.isEmpty() || !shown())
    return;
  if (current_)
    if (const auto named = sass::function_typed(*current_, text.toStdString());
        named && *named != shown()->index) {
      ListingPart next = part_;
      next.function = sass::function_key(*current_, *named);
      next.loop.reset();
      choose_beside_function(next, *current_);
      return propose(tr("function"), std::move(next));
    }
  const int row = pages_->find(text, forward, here);
  if (row < 0) {
    emit readout(tr("'%1' is not in this function").arg(text));
    return;
  }
  stop_comparing();
  pages_->listing().go(row);
}

void SassView::send_to_scenario() {
  if (!loop())
    return;
  const sass::Study& study = *shown();
  Scenario scenario = scenario_here();
  const CodeModel model(study.function(), study.analysis, *study.gpu, {});
  auto code = model.loop(static_cast<std::size_t>(loop_->currentIndex() - 1));
  if (!code)
    return problem().say(said_with_limits(code.error()));
  const std::vector<std::string>& unpriced = code->numbers.unpriced;
  if (!unpriced.empty())
    return problem().say(
        tr("No source says what %1 takes of the memory: as a loop of the scenario it would count "
           "as nothing, and is not sent.")
            .arg(QString::fromStdString(unpriced.front())));
  scenario.instruction_loop = std::move(code->loop);
  workspace().propose(tr("the loop of a listing"), std::move(scenario));
}

void SassView::send_to_timeline() {
  if (!loop())
    return;
  auto code = sass::loop_code(shown()->function(), shown()->analysis.graph,
                              static_cast<std::size_t>(loop_->currentIndex() - 1));
  if (!code)
    return problem().say(said_with_limits(code.error()));
  Scenario scenario = scenario_here();
  scenario.loop = std::make_shared<const sass::Function>(*std::move(code));
  workspace().propose(tr("a loop in the timeline"), std::move(scenario));
  emit viewAsked(QStringLiteral("timeline"));
}

bool SassView::takes(const QKeyEvent& key) const {
  return SourceView::takes(key) || key.matches(QKeySequence::Find);
}

void SassView::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->matches(QKeySequence::Find)) {
    drawer_of(this)->reveal(find_);
    find_->setFocus(Qt::ShortcutFocusReason);
    find_->selectAll();
  } else if (enter && find_->hasFocus()) {
    find_text((event->modifiers() & Qt::ShiftModifier) == 0, false);
  } else if (event->key() == Qt::Key_Escape && find_->hasFocus()) {
    pages_->table().setFocus();
  } else if (event->key() == Qt::Key_Escape && comparing()) {
    stop_comparing();
    pages_->listing().setFocus();
  } else {
    SourceView::keyPressEvent(event);
  }
}

std::vector<why::Section> SassView::sections() const {
  std::vector<why::Section> all = side_->sections();
  for (why::Section& each : pages_->sections())
    all.push_back(std::move(each));
  return all;
}

QString SassView::asked_quantity() const {
  for (const QString& asked : {side_->card().ask_here(), pages_->ask_here()})
    if (!asked.isEmpty())
      return asked;
  if (!shown())
    return {};
  if (!loop())
    return QStringLiteral("function_instructions"); // no loop to ask about
  // Without the numbers of its architecture, what the rates of the GPU's file allow.
  const bool limited = std::ranges::any_of(side_->sections(), [](const why::Section& each) {
    return why::find(each.quantities, "code.limit") != nullptr;
  });
  return limited ? QStringLiteral("code.limit") : QStringLiteral("loop_throughput");
}

void SassView::fill_menu(QMenu& menu) {
  add_source_actions(menu);
  menu.addAction(tr("Copy as a table"), this, [this] { pages_->table().copy(); });
}

Figure SassView::figure() const {
  if (!shown())
    return {};
  if (comparing())
    return aligned_figure(workspace().scenario(), pages_->aligned());
  return sass_figure(*shown(), loop_->currentIndex() - 1);
}

ViewInfo view_sass() {
  return first_page(
      view_entry<SassView>("sass", SassView::tr("SASS"), 80, ViewQuestion::on_real_gpus,
                           {"loop_throughput", "code.limit", "code.needed", "code.throughput",
                            "loop_instructions", "loop_alpha", "loop_issue_cycles", "loop_latency",
                            "loop_critical_path", "loop_recurrence", "loop_registers",
                            "loop_warps_needed", "loop.throughput", "loop.warps_needed"}),
      SassView::tr("My kernel"), SassView::tr("Machine code"));
}

} // namespace loom
