#include "widgets/views/kernel/code_page.h"

#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/kernel/ir_drawing.h"
#include "widgets/views/kernel/kernel_words.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {
constexpr int most_code_lines = 300; ///< of code on screen
}

CodePage::CodePage(QWidget* keys, QWidget* parent)
    : QWidget(parent), expression_(named(new NumberLabel(this), QStringLiteral("kernel_expression"),
                                         tr("Time expression"), {})),
      scroll_(new QScrollArea(this)),
      code_(named(new DiagramWidget(scroll_), QStringLiteral("kernel_code"), tr("LLVM IR"), {})) {
  expression_->setWordWrap(true);
  expression_->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  code_->setFocusProxy(keys);
  scroll_->setWidget(code_);
  column(this, {}, 0, {{expression_}, {scroll_, 1}});
}

void CodePage::show_block(const KernelRun& run, int block, const FigureStyle& style, int width) {
  const auto& lines = run.program().blocks[static_cast<std::size_t>(block)].lines;
  const int shown = std::min(static_cast<int>(lines.size()), most_code_lines);
  const double em = style.text * logicalDpiY() / 72;
  Diagram diagram = ir_diagram(run, block, 0, shown - 1, (width - 3 * unit(this)) / em);
  code_->setFixedHeight(static_cast<int>(std::ceil(diagram.height * em)) + 8);
  code_->setMinimumWidth(static_cast<int>(std::ceil(diagram.width * em)) + 8);
  code_->set_diagram(std::move(diagram));
  QString words = expression_words(run, block) + QLatin1Char('\n') + expression_numbers(run, block);
  if (shown < std::ssize(lines))
    words += QLatin1Char('\n') +
             tr("Not all of its %1 lines are drawn.")
                 .arg(numbered(QStringLiteral("block.lines"), QString::number(lines.size())));
  expression_->show_words(words);
}

void CodePage::go(const std::string& id) {
  code_->set_focused(id);
  scroll_->ensureVisible(scroll_->horizontalScrollBar()->value(),
                         static_cast<int>(code_->box_of(id).center().y()));
}

} // namespace loom
