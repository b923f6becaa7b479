#include "widgets/workspace/document_files.h"

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/profile/reader.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

namespace loom {

namespace {
constexpr int most_recent = 8;
constexpr qsizetype longest_path = 4096; ///< of the system
constexpr auto recent_key = "files/recent";

bool is_scenario_file(const QString& path) {
  return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
}

} // namespace

DocumentFiles::DocumentFiles(Workspace& workspace, QSettings& settings, QObject* parent)
    : QObject(parent), workspace_(workspace), settings_(settings) {}

bool DocumentFiles::modified() const {
  return !path_.isEmpty() && !workspace_.undo_stack().isClean();
}

QStringList DocumentFiles::recent() const {
  QStringList paths = settings_.value(recent_key).toStringList();
  paths.removeIf([](const QString& path) { return path.isEmpty() || path.size() > longest_path; });
  return paths.mid(0, most_recent);
}

void DocumentFiles::start_new() {
  workspace_.load({default_scenario(workspace_.scenario().gpu), {}});
  set_path({}, 0);
}

Result<ReadDocument> DocumentFiles::read(const QString& path, std::uint64_t& content,
                                         MissingGpu missing) const {
  const std::string file = path.toStdString();
  const std::size_t limit = is_scenario_file(path) ? max_json_bytes : max_figure_bytes;
  return read_file(file, limit)
      .and_then([&](const std::string& bytes) {
        content = fingerprint(bytes);
        return extract_scenario(bytes, file);
      })
      .and_then([&](const std::string& json) {
        return document_from_json(json, file, workspace_.catalogue(), missing);
      });
}

void DocumentFiles::refuse(const Error& problem, const Result<ReadDocument>& near,
                           const QString& what, bool keeps_file) {
  if (!near) {
    emit failed(line_with_limits(problem));
    return;
  }
  QStringList gpus;
  for (const GpuPtr& gpu : near->stand_ins)
    gpus << QString::fromStdString(gpu->name);
  emit nearestOffered(line_with_limits(problem), gpus.join(QStringLiteral(", ")),
                      [this, near = *near, what, keeps_file] {
                        workspace_.propose_document(what, near.document);
                        if (!keeps_file)
                          set_path({}, 0);
                        warn(near.warnings);
                      });
}

bool DocumentFiles::open_loop(const QString& path) {
  const std::string file = path.toStdString();
  const auto loop =
      read_file(file).and_then([&](const std::string& text) { return loop_from_text(text, file); });
  if (!loop) {
    emit failed(line_with_limits(loop.error()));
    return false;
  }
  Scenario scenario = workspace_.scenario();
  scenario.instruction_loop = *loop;
  workspace_.propose(tr("the loop"), scenario);
  return true;
}

bool DocumentFiles::open(const QString& path) {
  if (path.endsWith(QLatin1String(".loop")))
    return open_loop(path);
  if (is_profile(path)) {
    remember(path);
    emit profileGiven(path);
    return true;
  }
  std::uint64_t content = 0;
  const auto document = read(path, content, MissingGpu::refuse);
  if (!document) {
    refuse(document.error(), read(path, content, MissingGpu::nearest), tr("Open"), false);
    return false;
  }
  workspace_.load(document->document);
  set_path(is_scenario_file(path) ? QFileInfo(path).absoluteFilePath() : QString(), content);
  remember(path);
  warn(document->warnings);
  return true;
}

bool DocumentFiles::reload() {
  std::uint64_t content = 0;
  auto document = read(path_, content, MissingGpu::refuse);
  if (!document) {
    emit failed(line_with_limits(document.error()));
    return false;
  }
  workspace_.propose_document(tr("Reload"), std::move(document->document));
  workspace_.undo_stack().setClean();
  set_path(path_, content);
  warn(document->warnings);
  return true;
}

void DocumentFiles::keep_mine() {
  seen_.accept();
  workspace_.undo_stack().resetClean();
}

void DocumentFiles::restore(const Document& document, const QString& path,
                            std::uint64_t content_of_file) {
  workspace_.load(document);
  set_path(path, content_of_file);
  workspace_.undo_stack().resetClean();
}

bool DocumentFiles::save_to(const QString& path) {
  const std::string text = document_to_json(workspace_.document(), workspace_.catalogue());
  const auto written = write_file(path.toStdString(), text);
  if (!written) {
    emit failed(line_with_limits(written.error()));
    return false;
  }
  workspace_.undo_stack().setClean();
  set_path(QFileInfo(path).absoluteFilePath(), fingerprint(text));
  remember(path);
  for (const std::string& name : left_out_of_file(workspace_.document()))
    emit warned(tr("The measurements of %1 are too many to be kept inside the file: it names them, "
                   "and they have to be imported again.")
                    .arg(QString::fromStdString(name)));
  return true;
}

QMimeData* DocumentFiles::copied() const {
  const QByteArray json =
      QByteArray::fromStdString(document_to_json(workspace_.document(), workspace_.catalogue()));
  auto* data = new QMimeData;
  data->setData(QString::fromLatin1(scenario_mime), json);
  data->setText(QString::fromUtf8(json));
  return data;
}

QString DocumentFiles::link() const {
  return QString::fromStdString(
      scenario_link(document_to_json(workspace_.document(), workspace_.catalogue(), -1)));
}

bool DocumentFiles::has_scenario(const QMimeData& data) {
  return data.hasFormat(QString::fromLatin1(scenario_mime)) || data.hasText() ||
         (data.hasUrls() && data.urls().front().isLocalFile());
}

bool DocumentFiles::is_profile(const QString& path) {
  constexpr qint64 beginning = qint64{64} << 10;
  QFile file(path);
  return file.open(QIODevice::ReadOnly) &&
         profile::begins_export(file.read(beginning).toStdString());
}

QString DocumentFiles::plain_table(const QMimeData& data) {
  if (!data.hasUrls() || !data.urls().front().isLocalFile())
    return {};
  const QString path = data.urls().front().toLocalFile();
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending != QStringLiteral("csv") && ending != QStringLiteral("tsv"))
    return {};
  if (is_profile(path))
    return path;
  const std::string file = path.toStdString();
  const auto scenario =
      read_file(file, max_figure_bytes).and_then([&file](const std::string& bytes) {
        return extract_scenario(bytes, file);
      });
  return scenario ? QString() : path;
}

Result<ReadDocument> DocumentFiles::read(const QMimeData& data, MissingGpu missing) const {
  const QString mime = QString::fromLatin1(scenario_mime);
  const QByteArray json = data.hasFormat(mime) ? data.data(mime) : data.text().toUtf8();
  const std::string text = json.toStdString(), place = tr("pasted text").toStdString();
  const bool link = json.trimmed().startsWith(scenario_link_prefix.data());
  return (link ? scenario_of_link(text, place) : Result<std::string>(text))
      .and_then([&](const std::string& found) {
        return document_from_json(found, place, workspace_.catalogue(), missing);
      });
}

bool DocumentFiles::paste(const QMimeData& data) {
  if (data.hasUrls() && data.urls().front().isLocalFile())
    return open(data.urls().front().toLocalFile());
  auto document = read(data, MissingGpu::refuse);
  if (!document) {
    refuse(document.error(), read(data, MissingGpu::nearest), tr("Paste"), true);
    return false;
  }
  workspace_.propose_document(tr("Paste"), std::move(document->document));
  warn(document->warnings);
  return true;
}

void DocumentFiles::warn(const std::vector<Message>& warnings) {
  QStringList lines;
  for (const Message& warning : warnings)
    lines << spoken(warning);
  if (!lines.isEmpty())
    emit warned(lines.join(QStringLiteral("; ")));
}

void DocumentFiles::set_path(const QString& path, std::uint64_t content) {
  path_ = path;
  seen_ = FileSeen(path.toStdString(), content);
  emit pathChanged();
}

void DocumentFiles::remember(const QString& path) {
  const QString full = QFileInfo(path).absoluteFilePath();
  QStringList list = recent();
  list.removeAll(full);
  list.prepend(full);
  settings_.setValue(recent_key, list.mid(0, most_recent));
}

} // namespace loom
