#include "widgets/views/kernel/compile_bar.h"

#include "widgets/look/named.h"
#include "widgets/look/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace loom {

CompileBar::CompileBar(QWidget* parent) : QWidget(parent), words_(new QLabel(this)) {
  auto* compile =
      named(new QPushButton(tr("&Compile with clang"), this), QStringLiteral("kernel_compile"),
            tr("Compile with clang"), tr("Runs clang, as found on this computer, on the file"));
  auto* decline = named(new QPushButton(tr("&Not now"), this), QStringLiteral("kernel_compile_not"),
                        tr("Do not compile"), {});
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(unit(this), 0, unit(this), unit(this) / 2);
  row->addWidget(words_, 1);
  row->addWidget(compile);
  row->addWidget(decline);
  hide();
  connect(decline, &QPushButton::clicked, this, &QWidget::hide);
  connect(compile, &QPushButton::clicked, this, [this] {
    hide();
    emit asked(source_);
  });
}

void CompileBar::offer(const GivenSource& source) {
  source_ = source;
  words_->setText(
      tr("%1 is CUDA. Run clang on this computer to make LLVM IR of it, and nvcc, where there "
         "is one, for its registers?")
          .arg(QString::fromStdString(source.title)));
  show();
}

} // namespace loom
