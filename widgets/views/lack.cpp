#include "widgets/views/lack.h"

#include "core/scenario/complete_gpus.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loom {

Lack::Lack(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), words_(new QLabel(this)),
      take_(new QPushButton(this)) {
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  words_->setContentsMargins(0, 0, 0, 8);
  take_->setObjectName(QStringLiteral("take_complete"));
  take_->setToolTip(tr("A GPU like this one whose numbers are known; can be undone"));
  connect(take_, &QPushButton::clicked, this, [this] {
    if (like_)
      workspace_.propose_gpu(like_);
  });
  auto* column = new QVBoxLayout(this);
  column->addStretch(1);
  column->addWidget(words_);
  column->addWidget(take_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  hide();
}

void Lack::say(const QString& words, const Snapshot& snapshot) {
  setVisible(!words.isEmpty());
  words_->setText(words);
  const Scenario& scenario = snapshot.scenario();
  const bool has_numbers = snapshot.loop ? snapshot.loop->has_value() : bool(snapshot.results);
  like_ = words.isEmpty() || remedy_ || has_numbers || !snapshot.catalogue
              ? nullptr
              : complete_gpu_like(scenario, *snapshot.catalogue);
  take_->setVisible(like_ != nullptr);
  if (like_)
    take_->setText(tr("Take the %1").arg(QString::fromStdString(like_->name)));
}

void Lack::set_remedy(QWidget* remedy) {
  remedy_ = remedy;
  static_cast<QVBoxLayout*>(layout())->insertWidget(2, remedy, 0, Qt::AlignHCenter);
}

QString lacking_numbers(const Snapshot& snapshot) {
  QStringList names;
  for (const Hardware parameter : snapshot.missing)
    names << name_of(parameter_info(parameter), snapshot.scenario());
  return tr("No source gives %1 of %2.\nEnter a value on the left to see this view.")
      .arg(names.join(QStringLiteral(", ")), QString::fromStdString(snapshot.scenario().gpu->name));
}

} // namespace loom
