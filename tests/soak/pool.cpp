#include "tests/soak/pool.h"

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_json.h"
#include "gpus/embedded.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

namespace loom {

namespace {

QByteArray content_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray scenario_text() {
  const Catalogue catalogue(embedded_gpu_files());
  Document document{default_scenario(*catalogue.find("h200")), {}};
  document.scenario.alpha = 12;
  document.pins = {default_scenario(*catalogue.find("gtx480"))};
  return QByteArray::fromStdString(document_to_json(document, catalogue));
}

QByteArray with_bytes_turned(QByteArray bytes, QRandomGenerator& random) {
  for (int i = 0; i < 8 && !bytes.isEmpty(); ++i)
    bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
  return bytes;
}

} // namespace

QStringList soak_texts() {
  const std::string link = scenario_link(scenario_text().toStdString());
  return {
      QStringLiteral("0"),
      QStringLiteral("32"),
      QStringLiteral("1e308"),
      QStringLiteral("-1"),
      QStringLiteral("1e999"),
      QStringLiteral("inf"),
      QStringLiteral("nan"),
      QStringLiteral("0.000001"),
      QStringLiteral("99999999999999999999"),
      QStringLiteral("h200"),
      QStringLiteral("maxwell, released > 2014"),
      QStringLiteral("sms >= "),
      QStringLiteral("4 * thread + 1"),
      QStringLiteral("((((((thread"),
      QStringLiteral("thread % 0"),
      QStringLiteral("α β 中文 \u202e\u0000x"),
      QStringLiteral("👩‍👩‍👧 e\u0301"),
      QString(3000, QLatin1Char('W')),
      QStringLiteral("if (thread < 16) { a } else { while (x < 3) { b } }"),
      QStringLiteral("x = FADD\ny = FADD x\nrepeat 3 {\n"),
      QStringLiteral("latencyloom:eNqrrgUAAXUA-Q"),
      QString::fromStdString(link),
      QString::fromStdString(link.substr(0, link.size() / 2)),
      QString::fromUtf8(scenario_text()),
      QStringLiteral("{\"format\": \"latencyloom-scenario\""),
      QStringLiteral("alpha,warps_per_sm,throughput\n1,2,3\n4,x,6\n"),
      QStringLiteral("target triple = \"nvptx64-nvidia-cuda\"\ndefine void @k() {\n ret void\n}"),
      QStringLiteral("<b>bold</b> & %1 %n")};
}

QStringList soak_files(const QString& folder, quint32 seed) {
  QRandomGenerator random(seed);
  const QString source = QStringLiteral(LOOM_SOURCE_DIR "/");
  const QString corpus = source + QStringLiteral("tests/fuzz/corpus/");
  const Catalogue catalogue(embedded_gpu_files());
  const QList<std::pair<QString, QByteArray>> whole{
      {QStringLiteral("a.loom.json"), scenario_text()},
      {QStringLiteral("gpu.json"),
       QByteArray::fromStdString(gpu_to_json(**catalogue.find("gtx980")))},
      {QStringLiteral("figure.pdf"), content_of(corpus + "extract/exported.pdf")},
      {QStringLiteral("figure.svg"), content_of(corpus + "extract/exported.svg")},
      {QStringLiteral("figure.png"), content_of(corpus + "extract/exported.png")},
      {QStringLiteral("points.csv"), content_of(corpus + "points_csv/points.csv")},
      {QStringLiteral("table.csv"), content_of(corpus + "import/semicolon.csv")},
      {QStringLiteral("times.csv"), content_of(source + "gpus/measured/h200_kernel_times.csv")},
      {QStringLiteral("code.sass"), content_of(source + "resources/listings/listings_sm_90.sass")},
      {QStringLiteral("kernel.ll"), content_of(source + "resources/kernels/matmul_naive.ll")},
      {QStringLiteral("fatal.ll"), content_of(corpus + "kernel_ir/fatal_layout")},
      {QStringLiteral("program.simt"), content_of(corpus + "simt_language/all.simt")},
      {QStringLiteral("x.lesson.json"),
       content_of(source + "resources/lessons/03_cusp_shape.lesson.json")},
      {QStringLiteral("empty.loom.json"), {}}};
  QStringList paths;
  const auto add = [&](const QString& name, const QByteArray& bytes) {
    QFile file(QDir(folder).filePath(name));
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
      paths << file.fileName();
  };
  for (const auto& [name, bytes] : whole) {
    add(name, bytes);
    add("cut_" + name, bytes.left(random.bounded(static_cast<int>(bytes.size()) + 1)));
    add("turned_" + name, with_bytes_turned(bytes, random));
    add("wrong_" + name + ".pdf", bytes);
  }
  paths << QDir(folder).filePath(QStringLiteral("vanished.loom.json")) << folder;
  return paths;
}

} // namespace loom
