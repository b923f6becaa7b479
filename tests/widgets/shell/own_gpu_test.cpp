// The GPU of the computer, as a stand-in for nvidia-smi says it.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/gpu_actions.h"
#include "widgets/shell/message_bar.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>

#include <csignal>

namespace loom {
namespace {

class OwnGpuOffer : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    before_ = qgetenv("PATH");
    qputenv("PATH", folder.path().toLocal8Bit());
  }
  void TearDown() override { qputenv("PATH", before_); }

  void put_tool(const char* body) {
    QFile tool(file("nvidia-smi"));
    ASSERT_TRUE(tool.open(QIODevice::WriteOnly));
    tool.write(QByteArray("#!/bin/sh\n") + body + '\n');
    tool.close();
    ASSERT_TRUE(tool.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
  }
  MessageBar& bar() { return window.bar(QStringLiteral("own_gpu")); }
  /// What the bar says within a second.
  QString offered() {
    (void)QTest::qWaitFor([this] { return !bar().text().isEmpty(); }, 1000);
    return bar().text();
  }

private:
  QByteArray before_;
};

TEST_F(OwnGpuOffer, IsOfferedAndTaken) {
  put_tool("[ \"$1\" = --query-gpu=name,memory.total ] && echo 'NVIDIA H200, 143771'");
  window.gpus().offer_own();
  EXPECT_TRUE(offered().contains(QStringLiteral("H200"))) << offered().toStdString();
  EXPECT_EQ(scenario().gpu->id, "gtx980") << "nothing changes before it is asked for";
  bar().findChild<QPushButton*>()->click();
  EXPECT_EQ(scenario().gpu->id, "h200");
  EXPECT_TRUE(bar().text().isEmpty());
}

TEST_F(OwnGpuOffer, IsToldApartByItsMemory) {
  put_tool("echo 'NVIDIA GeForce RTX 3080, 12288'");
  window.gpus().offer_own();
  EXPECT_TRUE(offered().contains(QStringLiteral("12GB"))) << offered().toStdString();
}

TEST_F(OwnGpuOffer, OfSeveralIsTheFirstThatIsKnown) {
  put_tool("echo 'NVIDIA Test Card 1, 100'; echo 'NVIDIA GB10, [N/A]'");
  window.gpus().offer_own();
  EXPECT_TRUE(offered().contains(QStringLiteral("GB10"))) << offered().toStdString();
}

TEST_F(OwnGpuOffer, ThatIsShownIsNotOffered) {
  put_tool("echo 'GeForce GTX 980, 4096'");
  window.gpus().offer_own();
  EXPECT_EQ(offered(), QString());
}

TEST_F(OwnGpuOffer, ThatNobodyKnowsIsNotMentioned) {
  for (const char* body : {"echo 'NVIDIA GeForce RTX 4090 Laptop Test GPU, 16376'", "exit 9",
                           "echo 'NVIDIA H200, 143771'; exit 9", "printf '\\377\\001,'", ":"}) {
    put_tool(body);
    window.gpus().offer_own();
    EXPECT_EQ(offered(), QString()) << body;
  }
}

TEST_F(OwnGpuOffer, WithoutTheToolIsNotMentioned) {
  window.gpus().offer_own();
  EXPECT_EQ(offered(), QString());
}

TEST_F(OwnGpuOffer, IsNotWaitedFor) {
  put_tool("echo $$ > \"$(/usr/bin/dirname \"$0\")/pid\"; exec /bin/sleep 60");
  QElapsedTimer clock;
  clock.start();
  window.gpus().offer_own(300);
  EXPECT_LT(clock.elapsed(), 250);
  pid_t pid = 0;
  ASSERT_TRUE(QTest::qWaitFor([&] {
    QFile said(file("pid"));
    pid = said.open(QIODevice::ReadOnly) ? said.readAll().trimmed().toInt() : 0;
    return pid > 0;
  }));
  EXPECT_TRUE(QTest::qWaitFor([pid] { return kill(pid, 0) != 0; })) << "it still runs";
  EXPECT_EQ(bar().text(), QString());
}

} // namespace
} // namespace loom
