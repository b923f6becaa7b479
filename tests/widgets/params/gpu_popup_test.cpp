// The list of GPUs, typed into.

#include "gpus/embedded.h"
#include "tests/typed_gpus.h"
#include "widgets/params/gpu_popup.h"

#include <QLineEdit>
#include <QPointer>
#include <QTest>

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(GpuPopup, EnterTakesTheGpuThatWasTyped) {
  const Catalogue catalogue(embedded_gpu_files());
  QWidget anchor;
  anchor.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&anchor));
  for (const auto& [text, id] : typed_gpus) {
    const QPointer<GpuPopup> popup = new GpuPopup(catalogue, "gtx980", &anchor);
    QString chosen;
    QObject::connect(popup, &GpuPopup::chosen, &anchor, [&](const QString& of) { chosen = of; });
    popup->open_below(&anchor);
    auto* search = popup->findChild<QLineEdit*>();
    QTest::keyClicks(search, QString::fromUtf8(text));
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_EQ(chosen.toStdString(), id) << text;
    delete popup;
  }
}

} // namespace
} // namespace loom
