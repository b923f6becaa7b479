#include "widgets/views/profile/profile_view.h"

#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/named.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/style/tr.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/lack.h"
#include "widgets/views/profile/code_table.h"
#include "widgets/views/profile/launch_list.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

SourceKind profiles() {
  SourceKind kind{
      .id = QStringLiteral("profile"),
      .endings = {QStringLiteral("csv"), QStringLiteral("ncu-rep"), QStringLiteral("ncu-repz")},
      .may_be = [](const QString& text) { return profile::begins_export(text.toStdString()); },
      .name = tr("Profile"),
      .help = tr("A profile that comes with the program; or drop a report, or paste an export"),
      .open = tr("Open a profile"),
      .open_help =
          tr("A report of ncu (.ncu-rep), or what 'ncu --csv --page raw' or '--page details' "
             "prints"),
      .open_menu = tr("Open a profile…"),
      .filter = tr("Reports of Nsight Compute (*.ncu-rep *.ncu-repz *.csv *.txt);;All files (*)"),
      .paste_menu = tr("Paste a profile"),
      .nothing_pasted = tr("There is no profile on the clipboard: copy what 'ncu --csv --page raw' "
                           "prints.")};
  for (const ShippedSource& each : shipped_profiles())
    kind.shipped.emplace_back(each.id, each.title);
  return kind;
}

/// A button of the view's.
QPushButton* button(QWidget* parent, const char* name, const QString& text, const QString& help) {
  auto* made = new QPushButton(text, parent);
  made->setObjectName(QLatin1String(name));
  made->setToolTip(help);
  made->setAccessibleDescription(help);
  return made;
}

} // namespace

ProfileView::ProfileView(Workspace& workspace, QWidget* parent)
    : SourceView(workspace, profiles(), parent),
      add_(button(controls(), "profile_add", tr("&Add…"),
                  tr("Adds the launches of another export, as of another occupancy"))),
      send_(button(controls(), "profile_send", tr("&Send to scenario"),
                   tr("The loop, its GPU and its warps become the scenario's"))),
      take_gpu_(button(controls(), "profile_gpu", tr("Use the scenario's GPU"),
                       tr("The profile does not say enough of its GPU"))),
      example_(button(this, "profile_example", tr("Show an example"),
                      tr("A profile of three kernels on an H200, with their code"))),
      charts_(new ChartButtons(QStringLiteral("profile_chart"),
                               chart_names(profile_chart_count, profile_chart_button), this)),
      plot_(new PlotWidget(this)), table_(new CodeTable(this)), list_(new QWidget(this)),
      filter_(new QLineEdit(list_)),
      launches_(named(new LaunchList(list_), QStringLiteral("profile_launch"),
                      tr("Launches, what could be saved most first"), {})),
      headline_(new MarkedLabel(this)), subline_(new MarkedLabel(this)),
      card_(named(new NumberCard(this), QStringLiteral("profile_card"), tr("Measured and modelled"),
                  {})),
      body_(new QWidget(this)), lack_(new Lack(workspace, this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Profile"));
  setAccessibleDescription(tr("What was measured of a kernel beside what the models say of its "
                              "loop: launches, code or charts, verdict. Left and right go "
                              "through the bars, page up and page down change the chart, Tab "
                              "leads from part to part."));
  build();
  connect(launches_, &LaunchList::chosen, this, &ProfileView::choose_launch);
  connect(launches_, &LaunchList::said, this, &View::readout);
  connect(table_, &CodeTable::said, this, &View::readout);
  connect(filter_, &QLineEdit::textChanged, launches_, &LaunchList::filter);
  connect(add_, &QPushButton::clicked, this, &ProfileView::ask_more);
  connect(send_, &QPushButton::clicked, this, &ProfileView::send);
  connect(take_gpu_, &QPushButton::clicked, this, &ProfileView::take_gpu);
  connect(example_, &QPushButton::clicked, this, [this] { open_shipped("columns_before"); });
  connect(charts_, &ChartButtons::chosen, this,
          [this](int index) { choose(static_cast<ProfileChart>(index)); });
  connect(plot_, &PlotWidget::hovered, this,
          [this](Point at) { say(nearest_reading(*plot_, drawing_.readings, at, {})); });
  connect(plot_, &PlotWidget::left, this, [this] { say(-1); });
  connect(card_, &NumberCard::whyAsked, this, &View::whyAsked);
  for (Background* each : {&reading_, &simulating_})
    watch(*each);
}

void ProfileView::build() {
  arrange_controls({chooser(), open_button(), add_, send_, take_gpu_});
  card_->setFrameShape(QFrame::NoFrame);
  plot_->setFocusProxy(this);
  constexpr QSizeF least{24, 17}; // under slanting names there is room for bars, too
  plot_->set_least_room(least);
  plot_->setAccessibleName(tr("Measured and modelled"));
  table_->setObjectName(QStringLiteral("profile_code"));
  make_search(filter_, tr("kernel or limit"),
              tr("Show only launches whose kernel or limit has this"));
  filter_->setObjectName(QStringLiteral("profile_filter"));
  headline_->setObjectName(QStringLiteral("profile_headline"));
  subline_->setObjectName(QStringLiteral("profile_subline"));
  subline_->setForegroundRole(QPalette::PlaceholderText);
  for (MarkedLabel* each : {headline_, subline_})
    each->setWordWrap(true);
  const int step = unit(this);
  headline_->setContentsMargins(step, step / 2, step, 0);
  subline_->setContentsMargins(step, 0, step, step / 2);
  column(list_, {}, step / 2, {{filter_}, {launches_, 1}});
  auto* middle = new QWidget(body_);
  column(middle, {}, 2, {{charts_}, {table_, 1}, {plot_, 1}});
  auto* drawer = new Drawer(this);
  QWidget* given = drawer->hold(controls());
  QWidget* subline = drawer->hold(subline_);
  QWidget* headline = drawer->hold(headline_);
  parts_ = split(body_, {{drawer->hold(list_), 2}, {middle, 5}, {drawer->hold(card_), 3}}, {});
  fit();
  column(body_, {}, 0, {{parts_, 1}});
  lack_->set_remedy(example_);
  column(this, {}, 0, {{given}, {&problem()}, {headline}, {subline}, {body_, 1}, {lack_, 1}});
}

/// The list and the card are as wide as their words need; what is more is the code's.
void ProfileView::fit() {
  const int step = unit(this);
  list_->setMaximumWidth(34 * step);
  card_->setMinimumSize(QSize(22, 10) * step);
  card_->setMaximumWidth(38 * step);
  table_->setMinimumSize(QSize(30, 10) * step);
  parts_->set_shares({27, 60, 32});
}

void ProfileView::changeEvent(QEvent* event) {
  SourceView::changeEvent(event);
  if (event->type() == QEvent::FontChange && parts_)
    fit();
}

void ProfileView::propose(const QString& what, ProfilePart next) {
  workspace().propose(what, &Document::profile, std::move(next), Shown::at_once);
}

void ProfileView::open(const GivenSource& source, const std::string& /*name*/) {
  read(source, false);
}

void ProfileView::ask_more() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Add a profile"), {},
      tr("Reports of Nsight Compute (*.ncu-rep *.ncu-repz *.csv *.txt);;All files (*)"));
  if (!path.isEmpty())
    add(given_file(path));
}

void ProfileView::read(const GivenSource& source, bool beside) {
  // A source page alone says nothing of the time of its launches: it is for those that are shown.
  const auto shown = profile_of(workspace().document().profile);
  const ReadProfilePtr before = run_ && shown ? *shown : nullptr;
  const std::string title = before ? workspace().document().profile.title : std::string();
  const int launch = workspace().document().profile.launch;
  reading_.start([this, source, before, title, launch,
                  beside](const std::stop_token& stop, const Background::Progress& progress) {
    int said = -1; // a thousand steps at most: the window has other things to do
    auto read = read_profile(source, stop, [&](double done) {
      if (const int now = static_cast<int>(done * 1000); now != std::exchange(said, now))
        progress(done);
    });
    Result<ProfilePart> part = tl::unexpected(Error{});
    if (read) {
      GivenSource held = source;
      if (before && (beside || read->page)) {
        held.shipped.clear();
        held.title = title.empty() ? source.title : title + " + " + source.title;
        part = held_profile(held, joined(before, *std::move(read)));
        if (part)
          part->launch = launch;
      } else {
        part = held_profile(held, *read);
        if (part && held.shipped.empty()) // one begins where most could be saved
          if (const auto launches = launches_of(*part); launches && *launches)
            part->launch = static_cast<int>(by_saving(**launches).front().launch);
      }
    } else
      part = tl::unexpected(read.error());
    return std::function<void()>([this, source, part = std::move(part)] {
      if (!part)
        return problem().say(QString::fromStdString(source.title), part.error());
      problem().say({});
      propose(tr("profile"), *part);
    });
  });
  announce(tr("reading %p %"));
}

void ProfileView::cancel() {
  reading_.cancel();
  simulating_.cancel();
}

void ProfileView::choose_launch(int launch) {
  ProfilePart next = workspace().document().profile;
  if (next.launch == launch)
    return;
  next.launch = launch;
  propose(tr("launch"), std::move(next));
}

void ProfileView::take_gpu() {
  ProfilePart next = workspace().document().profile;
  next.gpu = workspace().scenario().gpu->id;
  propose(tr("GPU"), std::move(next));
}

void ProfileView::send() {
  if (!run_ || !run_->model)
    return;
  const Scenario& made = run_->model->scenario;
  Scenario next = workspace().scenario();
  next.gpu = made.gpu;
  next.overrides = made.overrides;
  next.instruction_loop = made.instruction_loop;
  next.warps = made.warps;
  next.view.throughput_axis = ThroughputAxis::warps;
  workspace().propose(tr("loop of a profile"), next, Shown::at_once);
}

void ProfileView::choose(ProfileChart chart) {
  chart_ = chart;
  group_ = -1;
  say(-1);
  show_chart();
  if (chart == ProfileChart::code && run_ && !run_->code)
    emit readout(spoken(profile::no_code().value().detail));
}

QVariantMap ProfileView::choices() const {
  return {{QStringLiteral("chart"), static_cast<int>(chart_)}};
}

void ProfileView::restore_choices(const QVariantMap& choices) {
  const int chart = choices.value(QStringLiteral("chart"), -1).toInt();
  if (chart >= 0 && chart < profile_chart_count)
    choose(static_cast<ProfileChart>(chart));
}

void ProfileView::fill_menu(QMenu& menu) {
  add_source_actions(menu);
  menu.addSeparator();
  charts_->fill_menu(menu);
}

void ProfileView::draw(const SnapshotPtr& snapshot) {
  const ProfilePart& part = snapshot->document.profile;
  if (!part_ || *part_ != part) {
    part_ = part;
    simulating_.cancel();
    auto run = profile_run(part, workspace().catalogue());
    run_ = run ? *std::move(run) : std::nullopt;
    if (!run)
      problem().say(QString::fromStdString(part.title), run.error());
    else if (run_)
      problem().say({});
    if (run_)
      add_code(*run_, part);
    group_ = -1;
    say(-1);
    show_run();
    simulate();
  }
  table_->set_style(style());
  show_chart();
}

ProfileChart ProfileView::chart() const {
  return chart_ == ProfileChart::code && !(run_ && run_->code) ? ProfileChart::use : chart_;
}

void ProfileView::simulate() {
  if (!run_ || !run_->model)
    return;
  simulating_.start([this, run = *run_](const std::stop_token& stop, const Background::Progress&) {
    auto found = simulate_profile(*run.model, stop);
    return std::function<void()>([this, found = std::move(found)] {
      if (!run_ || !found)
        return;
      run_->simulation = *found;
      show_run();
      show_chart();
    });
  });
  announce_later();
}

void ProfileView::show_run() {
  const bool some = run_.has_value();
  const bool modelled = some && run_->model;
  for (QWidget* each : std::initializer_list<QWidget*>{body_, headline_, subline_, add_, send_})
    each->setVisible(some);
  lack_->setVisible(!some);
  send_->setEnabled(modelled);
  take_gpu_->setVisible(some && !modelled);
  emit numbersChanged();
  lack_->say(some ? QString()
                  : tr("Drop a report of Nsight Compute here or open one: what 'ncu --set full -o "
                       "NAME' writes, or its export to CSV."),
             *snapshot());
  if (!some)
    return;
  show_chosen(part_->shipped, part_->title);
  launches_->show_rows(launch_rows(*run_->launches), static_cast<int>(run_->shown));
  QFont large = font();
  constexpr double larger = 1.25;
  large.setPointSizeF(larger * large.pointSizeF());
  headline_->setFont(large);
  headline_->setText(profile_headline(*run_));
  subline_->setText(profile_subline(*run_, *part_));
  table_->show_code(run_->code);
  card_->show_html(profile_card(*run_, *part_));
}

void ProfileView::show_chart() {
  if (!run_)
    return;
  charts_->set_current(static_cast<int>(chart()));
  const bool code = chart() == ProfileChart::code;
  table_->setVisible(code);
  plot_->setVisible(!code);
  drawing_ = draw_profile(*run_, chart());
  if (!code)
    plot_->show_panel(drawing_.panel, style());
}

void ProfileView::say(int group) {
  if (std::exchange(pointed_, group) != group)
    emit numbersChanged();
  if (group < 0) {
    plot_->set_readout({});
    emit readout({});
    return;
  }
  const Reading& reading = drawing_.readings[static_cast<std::size_t>(group)];
  plot_->set_readout(reading.text, reading.to);
  setAccessibleDescription(reading.text); // what a screen reader says of the new place
  emit readout(reading.text);
}

void ProfileView::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(drawing_.readings.size());
  const int chart = static_cast<int>(this->chart());
  switch (event->key()) {
  case Qt::Key_Right:
  case Qt::Key_Left:
    if (count > 0) {
      const int by = event->key() == Qt::Key_Right ? 1 : count - 1;
      group_ = group_ < 0 ? (by == 1 ? 0 : count - 1) : (group_ + by) % count;
      say(group_);
    }
    return;
  case Qt::Key_PageUp:
    return choose(static_cast<ProfileChart>(std::max(0, chart - 1)));
  case Qt::Key_PageDown:
    return choose(static_cast<ProfileChart>(std::min(profile_chart_count - 1, chart + 1)));
  case Qt::Key_Escape:
    group_ = -1;
    return say(-1);
  default:
    SourceView::keyPressEvent(event);
  }
}

std::vector<why::Section> ProfileView::sections() const {
  if (!run_)
    return {};
  std::vector<why::Section> all{explain_profile(*run_)};
  if (pointed_ >= 0)
    all.push_back(explain_group(*run_, chart(), pointed_));
  return all;
}

QString ProfileView::asked_quantity() const {
  if (!run_)
    return {};
  if (const QString asked = card_->ask_here(); !asked.isEmpty())
    return asked;
  return first_quantity(pointed_ < 0 ? explain_profile(*run_)
                                     : explain_group(*run_, chart(), pointed_));
}

Figure ProfileView::figure() const {
  const auto run = profile_run(workspace().document().profile, workspace().catalogue());
  if (!run || !*run)
    return {};
  ProfileRun whole = simulated(**run);
  add_code(whole, workspace().document().profile);
  return profile_figure(whole);
}

ViewInfo view_profile() {
  return page_of("sass",
                 view_entry<ProfileView>("profile", tr("Profile"), 81, ViewQuestion::on_real_gpus,
                                         {"profile.ipc"}),
                 ProfileView::tr("Report"));
}

} // namespace loom
