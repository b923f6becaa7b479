#include "app/figure_jobs.h"

#include "app/output.h"
#include "core/text/text.h"
#include "widgets/export/looked.h"
#include "widgets/export/page_fit.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace loom {

Result<Drawing> drawing_of(const FigureJob& job) {
  FigureRequest request = job.request;
  ExportSpec spec = job.look;
  const FigureLooks& looks = request.document.looks;
  const auto look = looks.find(job.entry->id.toStdString());
  const QString chosen = QString::fromStdString(look == looks.end() ? job.size : look->second.size);
  if (!chosen.isEmpty()) {
    if (Result<void> set = set_size(spec, chosen); !set)
      return tl::unexpected(set.error());
    request.page_em = narrow_page_em(spec);
  }
  Result<Figure> figure = job.entry->build(request);
  if (!figure)
    return tl::unexpected(figure.error());
  if (look != looks.end()) {
    const auto source = [&request](const QString& id) {
      return figure_named(id, request.document, *request.catalogue);
    };
    LookedExport dressed = looked(*std::move(figure), look->second, source, spec);
    for (const QString& each : dressed.held)
      warn({ErrorCode::bad_input, "figure " + job.name + ": " + each.toStdString(), {}});
    return Drawing{std::move(dressed.figure), dressed.spec, 0};
  }
  const QString size = chosen.isEmpty() ? default_size(*figure) : chosen;
  if (Result<void> set = set_size(spec, size); !set)
    return tl::unexpected(set.error());
  if (job.text_pt > 0)
    spec.text_pt = job.text_pt;
  Drawing drawing{*std::move(figure), spec, 0};
  if (const SizePreset* preset = find_size_preset(size); preset && preset->height_mm == 0)
    drawing.cramped = fit_page(drawing.figure, drawing.spec, job.entry->aspect);
  return drawing;
}

namespace {

Result<QByteArray> content(const FigureJob& job, const JobFile& file, const Figure& figure,
                           ExportSpec spec) {
  const Document& document = job.request.document;
  if (const auto* beside = std::get_if<Beside>(&file.kind)) {
    const auto picture = std::ranges::find_if(
        job.files, [](const JobFile& other) { return other.kind.index() == 0; });
    return words_beside(*beside, figure, document, *job.request.catalogue, spec,
                        QFileInfo(QString::fromStdString(picture->path)).completeBaseName());
  }
  spec.format = std::get<ExportFormat>(file.kind);
  return export_figure(figure, document, *job.request.catalogue, spec);
}

FileAnswer write_one(const FigureJob& job, const JobFile& file, const Drawing& drawing,
                     Hashes hashes) {
  FileAnswer answer;
  const Result<QByteArray> bytes = content(job, file, drawing.figure, drawing.spec);
  const Result<void> written =
      bytes ? write_file(file.path, std::string_view(bytes->constData(),
                                                     static_cast<std::size_t>(bytes->size())))
            : Result<void>(tl::unexpected(bytes.error()));
  if (!written) {
    answer.error = written.error();
    return answer;
  }
  answer.bytes = static_cast<std::size_t>(bytes->size());
  if (hashes == Hashes::yes)
    answer.sha256 =
        QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex().toStdString();
  return answer;
}

} // namespace

void draw(const FigureJob& job, Hashes hashes,
          const std::function<void(std::size_t, FileAnswer)>& done) {
  const Result<Drawing> drawing = drawing_of(job);
  if (drawing && drawing->cramped > 0)
    warn({ErrorCode::internal,
          "figure " + job.name + " has no room for all its labels; --lint says what mends it",
          {}});
  for (std::size_t i = 0; i < job.files.size(); ++i) {
    if (drawing)
      done(i, write_one(job, job.files[i], *drawing, hashes));
    else
      done(i, {.sha256 = {}, .bytes = 0, .error = drawing.error()});
  }
}

} // namespace loom
