#include "widgets/help/welcome.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QLabel>
#include <QPushButton>

namespace loom {

Welcome::Welcome(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("welcome"));
  const int step = unit(this);
  auto* text = new QLabel(tr("New here?"), this);
  const auto button = [this](const QString& words, const QString& tip, auto&& act) {
    auto* made = new QPushButton(words, this);
    made->setToolTip(tip);
    connect(made, &QPushButton::clicked, this, [this, act] {
      close();
      act();
    });
    return made;
  };
  const auto purpose = [&](Purpose which, const QString& words, const QString& tip) {
    return button(words, tip, [this, which] { emit purposeChosen(which); });
  };
  beside(this, {step * 2, step / 2, step, 0}, step,
         {text,
          button(tr("Take the one-minute &tour"), tr("What is where; Help, Tour has it again"),
                 [this] { emit tourTaken(); }),
          purpose(Purpose::teach, tr("I teach"),
                  tr("The views of a lecture below the loom; View, Layouts has this again")),
          purpose(Purpose::study, tr("I study"),
                  tr("The first lesson beside the views; the menu Lessons has all of them")),
          purpose(Purpose::tune, tr("I tune a kernel"),
                  tr("My kernel below the loom; View, Layouts has this again")),
          button(tr("N&ot now"), tr("Help, Tour has it again"), [] {}),
          {}});
  setAttribute(Qt::WA_DeleteOnClose);
}

} // namespace loom
