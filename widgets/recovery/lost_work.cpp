#include "widgets/recovery/lost_work.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/look/problem_text.h"
#include "widgets/recovery/set_aside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace loom {

namespace {
const QString ending = QStringLiteral(".json");
const QString lock_ending = QStringLiteral(".lock");
const QString format = QStringLiteral("latencyloom-recovery");
/// A lesson at its largest, each character of its two files escaped.
constexpr std::size_t most_bytes = 4 * max_json_bytes + 65536;

QString lock_of(const QString& work_file) { return work_file.chopped(ending.size()) + lock_ending; }
} // namespace

Result<std::optional<Claim>> Claim::take(const QString& work_file) {
  Claim claim;
  claim.work_file_ = work_file;
  const QByteArray lock = QFile::encodeName(lock_of(work_file));
  claim.lock_ = ::open(lock.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (claim.lock_ < 0)
    return fail(ErrorCode::cannot_write, LOOM_TEXT("cannot write: %1")(std::strerror(errno)),
                {.file = lock.toStdString()});
  // Where the file system knows no locks, only this window can be meant to have the file.
  if (::flock(claim.lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return std::optional<Claim>();
  return std::optional<Claim>(std::move(claim));
}

Claim::Claim(Claim&& other) noexcept
    : work_file_(std::exchange(other.work_file_, {})), lock_(std::exchange(other.lock_, -1)) {}

Claim& Claim::operator=(Claim&& other) noexcept {
  std::swap(work_file_, other.work_file_);
  std::swap(lock_, other.lock_);
  return *this;
}

Claim::~Claim() {
  if (lock_ >= 0)
    ::close(lock_);
}

void Claim::remove() {
  remove_litter(work_file_.toStdString());
  QFile::remove(work_file_);
  QFile::remove(lock_of(work_file_));
}

std::string to_text(const KeptWork& work) {
  QJsonObject object;
  object[QStringLiteral("format")] = format;
  object[QStringLiteral("file")] = work.file;
  object[QStringLiteral("content_of_file")] = QString::number(work.content_of_file, 16);
  object[QStringLiteral("written")] = work.written.toString(Qt::ISODate);
  object[QStringLiteral("document")] = QString::fromStdString(work.document);
  if (work.lesson)
    object[QStringLiteral("lesson_text")] = QString::fromStdString(work.lesson_text);
  return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

Result<KeptWork> kept_work(const std::string& text, const QString& file) {
  const Place place{.file = file.toStdString()};
  QJsonParseError wrong;
  const QJsonObject object =
      QJsonDocument::fromJson(QByteArray::fromStdString(text), &wrong).object();
  if (wrong.error != QJsonParseError::NoError)
    return fail(ErrorCode::bad_input, verbatim(wrong.errorString().toStdString()), place);
  KeptWork work;
  work.file = object[QStringLiteral("file")].toString();
  work.content_of_file =
      object[QStringLiteral("content_of_file")].toString().toULongLong(nullptr, 16);
  work.written = QDateTime::fromString(object[QStringLiteral("written")].toString(), Qt::ISODate);
  work.document = object[QStringLiteral("document")].toString().toStdString();
  work.lesson = object.contains(QStringLiteral("lesson_text"));
  work.lesson_text = object[QStringLiteral("lesson_text")].toString().toStdString();
  if (object[QStringLiteral("format")].toString() != format || work.document.empty())
    return fail(ErrorCode::bad_input, LOOM_TEXT("expected a file that keeps unsaved work"), place);
  return work;
}

FoundWork find_lost_work(const QString& folder) {
  FoundWork found;
  const QDir dir(folder);
  QSet<QString> names; // a lock may stand alone: its window ended before it kept anything
  for (const QString& name : dir.entryList(
           {QLatin1Char('*') + ending, QLatin1Char('*') + lock_ending}, QDir::Files, QDir::Name))
    names << name.chopped(ending.size());
  for (const QString& name : names) {
    const QString path = dir.filePath(name + ending);
    auto taken = Claim::take(path);
    if (!taken) {
      found.problems << said_line(taken.error());
      continue;
    }
    if (!*taken)
      continue;
    Claim claim = std::move(**taken);
    if (!QFile::exists(path)) {
      claim.remove();
      continue;
    }
    auto kept = read_file(path.toStdString(), most_bytes).and_then([&](const std::string& text) {
      return kept_work(text, path);
    });
    if (kept) {
      found.works.push_back({std::move(claim), std::move(*kept)});
    } else {
      found.problems << said_line(kept.error()) + set_aside(path);
      claim.remove();
    }
  }
  std::ranges::sort(found.works, [](const LostWork& a, const LostWork& b) {
    return std::pair(b.kept.written, b.claim.work_file()) <
           std::pair(a.kept.written, a.claim.work_file());
  });
  return found;
}

void drop_old(std::vector<LostWork>& works, const QDateTime& now) {
  const QDateTime oldest = now.addDays(-days_kept);
  std::size_t number = 0;
  std::erase_if(works, [&](LostWork& work) {
    const bool stays = number < newest_kept || (number < most_kept && work.kept.written >= oldest);
    ++number;
    if (!stays)
      work.claim.remove();
    return !stays;
  });
}

QString new_work_name() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

QString work_file(const QString& folder, const QString& name) {
  return QDir(folder).filePath(name + ending);
}

QString LostWork::name() const {
  return QFileInfo(claim.work_file()).fileName().chopped(ending.size());
}

QString recovery_folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/recovery");
}

} // namespace loom
