#include "widgets/why/why_window.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/trace/write.h"
#include "core/why/explain.h"
#include "core/why/instruction_loop.h"
#include "core/why/parts.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/why/derivation_html.h"
#include "widgets/workspace/workspace.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr int id_role = Qt::UserRole;
const double none = std::nan("");

template <class Visit> void each_row(const QTreeWidget& tree, Visit visit) {
  for (int i = 0; i < tree.topLevelItemCount(); ++i)
    for (int j = 0; j < tree.topLevelItem(i)->childCount(); ++j)
      visit(*tree.topLevelItem(i)->child(j));
}

/// A loop's quantity by the id that a mix's of the same name has: "loop.saturation.throughput" for
/// "saturation_throughput".
std::string loop_quantity(std::string id) {
  constexpr std::string_view gradual = "saturation_";
  if (id.starts_with(gradual))
    id[gradual.size() - 1] = '.';
  return "loop." + id;
}

} // namespace

WhyWindow::WhyWindow(Workspace& workspace, QWidget* parent)
    : QDialog(parent), workspace_(workspace), alpha_(none), warps_(none),
      filter_(new QLineEdit(this)), tree_(new QTreeWidget(this)), point_(new QLabel(this)),
      text_(new RichText(this)), back_(new QPushButton(tr("&Back"), this)),
      here_(new QPushButton(tr("&Operating point"), this)) {
  setWindowTitle(tr("Why this number?"));
  setObjectName(QStringLiteral("why"));
  const int step = unit(this);

  make_search(filter_, tr("Filter: words of a name"), tr("Filter of the numbers"));
  tree_->setObjectName(QStringLiteral("why_numbers"));
  tree_->setAccessibleName(tr("Numbers"));
  tree_->setHeaderLabels({tr("Number"), tr("Value")});
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setRootIsDecorated(false);
  tree_->setIndentation(step * 2);
  tree_->setUniformRowHeights(true);
  tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  tree_->header()->setStretchLastSection(false);
  auto* left = new QWidget(this);
  column(left, {}, -1, {filter_, {tree_, 1}});

  point_->setForegroundRole(QPalette::PlaceholderText);
  text_->setObjectName(QStringLiteral("derivation"));
  text_->setAccessibleName(tr("Derivation"));
  text_->setOpenLinks(false);
  text_->setFrameShape(QFrame::NoFrame);
  text_->document()->setDocumentMargin(step);
  auto* right = new QWidget(this);
  column(right, {step, 0, 0, 0}, -1, {beside({{point_, 1}, here_}), {text_, 1}});

  auto* split = new QSplitter(this);
  split->setChildrenCollapsible(false);
  split->addWidget(left);
  split->addWidget(right);
  split->setSizes({step * 60, step * 76});
  auto* as_text = new QPushButton(tr("Copy as &text"), this);
  auto* as_latex = new QPushButton(tr("Copy as &LaTeX"), this);
  auto* close = new QPushButton(tr("&Close"), this);
  for (QPushButton* button : {back_, here_, as_text, as_latex, close})
    button->setAutoDefault(false);
  column(this, {{split, 1}, beside({back_, {}, as_text, as_latex, close})});
  const QWidget* room = parent; // also of a dialog's
  while (room->parentWidget())
    room = room->parentWidget();
  resize(std::min(step * 140, room->width() * 9 / 10),
         std::min(step * 76, room->height() * 9 / 10));

  connect(filter_, &QLineEdit::textChanged, this, &WhyWindow::filter);
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* now) {
    if (now && !now->data(0, id_role).isNull())
      go(now->data(0, id_role).toString(), true);
  });
  connect(text_, &QTextBrowser::anchorClicked, this, &WhyWindow::follow);
  connect(back_, &QPushButton::clicked, this, &WhyWindow::back);
  connect(here_, &QPushButton::clicked, this, [this] { ask(id_); });
  connect(as_text, &QPushButton::clicked, this, [this] { copy(false); });
  connect(as_latex, &QPushButton::clicked, this, [this] { copy(true); });
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(&workspace_, &Workspace::snapshotChanged, this, &WhyWindow::refresh);
}

void WhyWindow::set_views(std::function<std::vector<why::Section>()> sections) {
  of_views_ = std::move(sections);
}

void WhyWindow::collect() {
  sections_ = of_views_ ? of_views_() : std::vector<why::Section>();
  const Scenario scenario = asked_scenario();
  if (!scenario.instruction_loop)
    return;
  const auto numbers = loop_numbers<why::Traced>(scenario, *scenario.instruction_loop);
  if (!numbers)
    return;
  std::vector<why::Section> loop = why::explain_loop(
      *numbers, why::chosen(scenario, "warps"), why::chosen(scenario, "target"), *scenario.gpu);
  sections_.insert(sections_.begin(), loop.begin(), loop.end());
}

/// What a view shows, as it has it; else what the scenario gives.
Result<why::QuantityPtr> WhyWindow::find(const std::string& id) const {
  // What a view calls "throughput" is the loop's where there is one.
  if (workspace_.scenario().instruction_loop && !id.starts_with("loop."))
    if (auto of_loop = why::find(sections_, loop_quantity(id)))
      return of_loop;
  if (quantity_) // a link leads to what stands in the derivation
    if (why::QuantityPtr input = why::find(why::chain(quantity_), id); input && input != quantity_)
      return input;
  for (const why::Section& section : sections_)
    for (const why::QuantityPtr& quantity : section.quantities)
      if (why::QuantityPtr found = why::find(why::chain(quantity), id))
        return found;
  // A number of any GPU: "gtx980.sm_count".
  const std::string gpu = id.substr(0, id.find('.'));
  if (const auto other = workspace_.catalogue().find(gpu))
    if (why::QuantityPtr found = why::find(why::explain_gpu(**other, gpu + ".").quantities, id))
      return found;
  return why::explain(asked_scenario(), id);
}

void WhyWindow::ask(const QString& id) { ask_at(id, none, none); }

void WhyWindow::ask_at(const QString& id, double alpha, double warps) {
  const Scenario& own = workspace_.scenario();
  alpha_ = alpha == own.alpha ? none : alpha;
  warps_ = warps == own.warps ? none : warps;
  collect();
  quantity_ = nullptr;
  go(id, true);
  fill_tree();
  go(id, false); // marks it in the list
}

void WhyWindow::refresh() {
  if (id_.isEmpty() || !isVisible())
    return;
  collect();
  quantity_ = nullptr;
  fill_tree();
  go(id_, false);
}

void WhyWindow::fill_tree() {
  const QSignalBlocker quiet(tree_);
  std::vector<why::Section> sections;
  if (!workspace_.scenario().instruction_loop)
    sections = why::explain(asked_scenario());
  for (const why::Section& own : sections_) {
    std::erase_if(sections, [&](const why::Section& each) { return each.id == own.id; });
    if (!own.quantities.empty())
      sections.push_back(own);
  }
  int i = 0;
  for (const why::Section& section : sections) {
    QTreeWidgetItem* top = tree_->topLevelItem(i);
    if (!top) {
      top = new QTreeWidgetItem(tree_);
      top->setExpanded(true);
    }
    ++i;
    top->setText(0, spoken(section.name));
    while (top->childCount() > int(section.quantities.size()))
      delete top->takeChild(top->childCount() - 1);
    for (int j = 0; j < int(section.quantities.size()); ++j) {
      const why::Quantity& quantity = *section.quantities[std::size_t(j)];
      QTreeWidgetItem* row = j < top->childCount() ? top->child(j) : new QTreeWidgetItem(top);
      row->setText(0, quantity_name(quantity));
      row->setText(1, quantity_value(quantity));
      row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
      row->setData(0, id_role, to_qstring(quantity.id));
      row->setToolTip(0, row->text(0));
    }
  }
  while (tree_->topLevelItemCount() > i)
    delete tree_->takeTopLevelItem(i);
  filter();
}

void WhyWindow::filter() {
  const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  each_row(*tree_, [&](QTreeWidgetItem& row) {
    row.setHidden(!std::ranges::all_of(words, [&](const QString& word) {
      return row.text(0).contains(word, Qt::CaseInsensitive);
    }));
  });
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* top = tree_->topLevelItem(i);
    bool any = false;
    for (int j = 0; j < top->childCount(); ++j)
      any |= !top->child(j)->isHidden();
    top->setHidden(!any);
  }
}

Scenario WhyWindow::asked_scenario() const {
  Scenario scenario = workspace_.scenario();
  if (!std::isnan(alpha_))
    scenario.alpha = alpha_;
  if (!std::isnan(warps_))
    scenario.warps = std::clamp(int(std::lround(warps_)), 1, 1024);
  return scenario;
}

void WhyWindow::go(const QString& id, bool remember) {
  if (remember && !id_.isEmpty() && id_ != id)
    before_ << id_;
  const bool same = id == id_;
  id_ = id;
  const Scenario scenario = asked_scenario();
  const Result<why::QuantityPtr> found = find(id.toStdString());
  quantity_ = found ? *found : nullptr;
  const int place = same ? text_->verticalScrollBar()->value() : 0;
  text_->setHtml(found ? derivation_html(*found, palette())
                       : spoken(found.error().detail).toHtmlEscaped());
  text_->verticalScrollBar()->setValue(place);
  const QString gpu = to_qstring(scenario.gpu->name);
  point_->setText(scenario.instruction_loop
                      ? tr("%1, %2 warps/SM").arg(gpu).arg(scenario.warps)
                      : tr("%1, α %2, %3 warps/SM")
                            .arg(gpu, value_text(*find_parameter("alpha"), scenario.alpha))
                            .arg(scenario.warps));
  here_->setVisible(!std::isnan(alpha_) || !std::isnan(warps_));
  back_->setEnabled(!before_.isEmpty());
  const QSignalBlocker quiet(tree_);
  each_row(*tree_, [&](QTreeWidgetItem& row) {
    if (row.data(0, id_role).toString() == id)
      tree_->setCurrentItem(&row);
  });
}

void WhyWindow::back() {
  if (!before_.isEmpty())
    go(before_.takeLast(), false);
}

void WhyWindow::follow(const QUrl& link) { go(link.fragment(), true); }

void WhyWindow::copy(bool latex) {
  if (quantity_)
    QGuiApplication::clipboard()->setText(
        to_qstring(latex ? why::as_latex(quantity_) : why::as_text(quantity_)));
}

void WhyWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && quantity_)
    text_->setHtml(derivation_html(quantity_, palette())); // faint text has another colour
}

} // namespace loom
