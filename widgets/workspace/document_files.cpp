#include "widgets/workspace/document_files.h"

#include "core/document/carried.h"
#include "core/document/document_json.h"
#include "core/document/file_kind.h"
#include "core/document/scenario_link.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/workspace/new_document.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>
#include <QUuid>

#include <memory>
#include <utility>

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
    : QObject(parent), workspace_(workspace), settings_(settings),
      place_(place_of({}, 0, workspace.document())) {
  connect(&workspace_.undo_stack(), &QUndoStack::indexChanged, this, &DocumentFiles::compare);
}

QString DocumentFiles::where_left() const {
  return unsaved_ && !QFileInfo::exists(place_.from) ? place_.work : place_.from;
}

QStringList DocumentFiles::recent() const {
  QStringList paths = settings_.value(recent_key).toStringList();
  paths.removeIf([](const QString& path) { return path.isEmpty() || path.size() > longest_path; });
  return paths.mid(0, most_recent);
}

void DocumentFiles::start_new() {
  const Document fresh = new_document(workspace_.scenario().gpu);
  put(tr("New"), fresh, place_of({}, 0, fresh));
}

Result<ReadDocument> DocumentFiles::read(const QString& path, std::uint64_t& content,
                                         MissingGpu missing) const {
  const std::string file = path.toStdString();
  const std::size_t limit = is_scenario_file(path) ? max_json_bytes : max_figure_bytes;
  return must_be_regular(file)
      .and_then([&] { return read_file(file, limit); })
      .and_then([&](const std::string& bytes) {
        content = fingerprint(bytes);
        return extract_scenario(bytes, file);
      })
      .and_then([&](const std::string& json) {
        return document_from_json(json, file, workspace_.catalogue(), missing);
      });
}

void DocumentFiles::refuse(const Error& problem, const Result<ReadDocument>& near,
                           const std::function<void(const Document&)>& take) {
  if (!near) {
    emit failed(line_with_limits(problem));
    return;
  }
  QStringList gpus;
  for (const GpuPtr& gpu : near->stand_ins)
    gpus << QString::fromStdString(gpu->name);
  emit nearestOffered(line_with_limits(problem), gpus.join(QStringLiteral(", ")),
                      [this, near = *near, take] {
                        take(near.document);
                        tell(near);
                      });
}

bool DocumentFiles::open_loop(const QString& path) {
  const std::string file = path.toStdString();
  const auto loop =
      must_be_regular(file)
          .and_then([&] { return read_file(file); })
          .and_then([&](const std::string& text) { return loop_from_text(text, file); });
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
  if (const QString view = reading_view(path); !view.isEmpty()) {
    remember(path);
    emit givenTo(view, path);
    return true;
  }
  std::uint64_t content = 0;
  const auto document = read(path, content, MissingGpu::refuse);
  const QString what = tr("Open %1").arg(QFileInfo(path).fileName());
  if (!document) {
    refuse(document.error(), read(path, content, MissingGpu::nearest),
           [this, what](const Document& near) { put(what, near, place_of({}, 0, {})); });
    return false;
  }
  Place place = place_of(path, content, document->document);
  place.figure = !is_scenario_file(path);
  put(what, document->document, std::move(place));
  remember(path);
  tell(*document);
  return true;
}

bool DocumentFiles::reload() {
  std::uint64_t content = 0;
  auto document = read(path(), content, MissingGpu::refuse);
  if (!document) {
    emit failed(line_with_limits(document.error()));
    return false;
  }
  workspace_.propose_document(tr("Reload"), document->document);
  settle(place_of(path(), content, document->document));
  tell(*document);
  return true;
}

void DocumentFiles::keep_mine() {
  place_.seen.accept();
  place_.saved.reset();
  compare();
}

bool DocumentFiles::deleted_outside() {
  if (!place_.seen.deleted())
    return false;
  place_.saved.reset();
  compare();
  return true;
}

void DocumentFiles::restore(const QString& work, const Document& document, const QString& path,
                            std::uint64_t content_of_file) {
  Place place = place_of(path, content_of_file, {});
  place.work = work;
  put(tr("Unsaved work"), document, std::move(place));
}

bool DocumentFiles::save_to(const QString& path) {
  const std::string text = as_json();
  const auto written = write_file(path.toStdString(), text);
  if (!written) {
    emit failed(line_with_limits(written.error()));
    return false;
  }
  settle(place_of(path, fingerprint(text), workspace_.document()));
  remember(path);
  warn_of_left_out();
  return true;
}

void DocumentFiles::warn_of_left_out() {
  for (const std::string& name : left_out_of_file(workspace_.document()))
    emit warned(tr("The measurements of %1 are too many to be kept inside the file: it names them, "
                   "and they have to be imported again.")
                    .arg(QString::fromStdString(name)));
}

std::string DocumentFiles::as_json(int indent) const {
  // A file keeps everything; what is one line of text is a link.
  const Document& whole = workspace_.document();
  return document_to_json(indent < 0 ? carried(whole) : whole, workspace_.catalogue(), indent,
                          view_in_front_ ? view_in_front_().toStdString() : std::string());
}

QMimeData* DocumentFiles::copied() const {
  const QByteArray json = QByteArray::fromStdString(as_json());
  auto* data = new QMimeData;
  data->setData(QString::fromLatin1(scenario_mime), json);
  data->setText(QString::fromUtf8(json));
  return data;
}

QString DocumentFiles::link() {
  warn_of_left_out();
  return QString::fromStdString(scenario_link(as_json(-1)));
}

bool DocumentFiles::has_scenario(const QMimeData& data) {
  return data.hasFormat(QString::fromLatin1(scenario_mime)) || data.hasText() ||
         (data.hasUrls() && data.urls().front().isLocalFile());
}

QString DocumentFiles::reading_view(const QString& path) {
  constexpr qint64 most = qint64{64} << 10;
  QFile file(path);
  if (!must_be_regular(path.toStdString()) || !file.open(QIODevice::ReadOnly))
    return {};
  const std::string beginning = file.read(most).toStdString();
  switch (kind_of_file(beginning)) {
  case FileKind::profile:
    return QStringLiteral("profile");
  case FileKind::machine_code:
    return QStringLiteral("sass");
  case FileKind::kernel:
    return QStringLiteral("kernel");
  case FileKind::trace:
    return QStringLiteral("timeline");
  case FileKind::other:
    break;
  }
  return {};
}

QString DocumentFiles::plain_table(const QMimeData& data) {
  if (!data.hasUrls() || !data.urls().front().isLocalFile())
    return {};
  const QString path = data.urls().front().toLocalFile();
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending != QStringLiteral("csv") && ending != QStringLiteral("tsv"))
    return {};
  const std::string file = path.toStdString();
  const auto scenario =
      must_be_regular(file)
          .and_then([&file] { return read_file(file, max_figure_bytes); })
          .and_then([&file](const std::string& bytes) { return extract_scenario(bytes, file); });
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
  const auto paste = [this](const Document& pasted) {
    workspace_.propose_document(tr("Paste"), pasted);
  };
  const auto document = read(data, MissingGpu::refuse);
  if (!document) {
    refuse(document.error(), read(data, MissingGpu::nearest), paste);
    return false;
  }
  paste(document->document);
  tell(*document);
  return true;
}

void DocumentFiles::tell(const ReadDocument& taken) {
  if (!taken.view.empty())
    emit viewGiven(QString::fromStdString(taken.view));
  QStringList lines;
  for (const Message& warning : taken.warnings)
    lines << spoken(warning);
  if (!lines.isEmpty())
    emit warned(lines.join(QStringLiteral("; ")));
}

DocumentFiles::Place DocumentFiles::place_of(const QString& file, std::uint64_t content,
                                             std::optional<Document> saved) {
  const QString full = file.isEmpty() ? file : QFileInfo(file).absoluteFilePath();
  return {full, false, FileSeen(full.toStdString(), content), std::move(saved),
          QUuid::createUuid().toString(QUuid::WithoutBraces)};
}

void DocumentFiles::put(const QString& what, const Document& document, Place place) {
  auto other = std::make_shared<Place>(std::move(place));
  workspace_.open(what, document, [this, other] {
    emit leaving();
    std::swap(place_, *other);
    emit pathChanged();
  });
}

void DocumentFiles::settle(Place place) {
  place.work = place_.work;
  place_ = std::move(place);
  compare();
  emit pathChanged();
}

void DocumentFiles::compare() {
  const bool now = place_.saved != workspace_.document();
  if (std::exchange(unsaved_, now) != now)
    emit unsavedChanged(now);
}

void DocumentFiles::remember(const QString& path) {
  const QString full = QFileInfo(path).absoluteFilePath();
  QStringList list = recent();
  list.removeAll(full);
  list.prepend(full);
  settings_.setValue(recent_key, list.mid(0, most_recent));
}

} // namespace loom
