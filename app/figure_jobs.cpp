#include "app/figure_jobs.h"

#include "app/output.h"
#include "core/base/nearest.h"
#include "core/figure/size_presets.h"
#include "core/text/text.h"
#include "widgets/figures/shared/compared_panels.h"
#include "widgets/figures/shared/figure_page.h"
#include "widgets/gallery/figure_homes.h"
#include "widgets/look/language.h"
#include "widgets/style/tr.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QFontDatabase>

#include <algorithm>
#include <set>

namespace loom {

QString language_of(const FigureJob& job) {
  return job.look.language.empty() ? QStringLiteral("en")
                                   : QString::fromStdString(job.look.language);
}

namespace {

Message no_font(const std::string& family) {
  std::vector<std::string> known;
  for (const QString& each : QFontDatabase::families())
    known.push_back(each.toStdString());
  std::string hint = did_you_mean(family, known).english();
  if (hint.empty())
    hint = "; DejaVu Sans always is, and fc-list names the system's";
  return verbatim("the font '" + family + "' is not installed" + hint);
}

/// Of values of one figure that are told apart by nothing that it shows, what they would be called.
std::optional<std::string> twins(const Figure& figure) {
  for (const Panel& panel : figure.panels) {
    std::set<std::string> names{tr("the same, pinned").toStdString()}; // of one that nothing tells
    for (const Curve& curve : panel.curves)
      if ((curve.id == "needed" || (curve.id.starts_with("pinned_") && curve.id.size() == 8)) &&
          !names.insert(curve.label).second)
        return curve.label;
  }
  return {};
}

/// Whether the curve is in the figure, of its own scenario or of one beside it.
bool has_points(const Figure& figure, const std::string& id) {
  return std::ranges::any_of(figure.panels, [&id](const Panel& panel) {
    return std::ranges::any_of(panel.curves, [&id](const Curve& curve) {
      return curve.id == id || curve.id.ends_with("_" + id);
    });
  });
}

} // namespace

Result<LookedExport> drawing_of(const FigureJob& job) {
  const Document& document = job.request.document;
  const auto draw = [&job](double page_em) {
    FigureRequest request = job.request;
    request.page_em = page_em;
    return compared_figure(*job.entry, request);
  };
  const auto beside = [&](const QString& id) {
    return figure_named(id, document, *job.request.catalogue);
  };
  const QString font = QString::fromStdString(job.look.font);
  if (font != QString::fromStdString(job.kept.font) && !font.isEmpty() && !has_font(font))
    return bad_argument(no_font(job.look.font));
  const auto said = [&job](const std::string& words) {
    return verbatim("figure " + job.name + ": " + words);
  };
  Result<LookedExport> page = figure_page(job.entry->id, draw, job.look, beside, job.spec);
  if (!page)
    return page;
  if (const auto name = job.one ? twins(page->figure) : std::nullopt)
    return bad_argument(said("--one: nothing that it shows tells '" + *name +
                             "' from the others: what the values change stands along its axis"));
  if (job.data)
    for (std::size_t i = 1; i <= document.scenario.measured.size(); ++i)
      if (!page->figure.left_out.empty() &&
          !has_points(page->figure, "imported_" + std::to_string(i)))
        return bad_argument(said(
            "--data: nothing of '" + document.scenario.measured[i - 1]->name +
            "' is of the state that its axes show; left out: " + page->figure.left_out.front()));
  if (job.view && !reads_view(*job.entry, job.request))
    return bad_argument(said("--view changes nothing in it"));
  for (const std::string& each : page->figure.left_out)
    warn({ErrorCode::bad_input, said("not drawn, as its axes are of another state: " + each), {}});
  if (page->held.isEmpty())
    return page;
  // What of it is not the options' doing.
  QStringList before = page->held;
  if (job.look != job.kept) {
    const auto as_kept = figure_page(job.entry->id, draw, job.kept, beside, job.spec);
    before = as_kept ? as_kept->held : QStringList();
  }
  for (const QString& each : page->held) {
    if (!before.contains(each))
      return bad_argument(said(each.toStdString()));
    warn({ErrorCode::bad_input, said(each.toStdString()), {}});
  }
  return page;
}

namespace {

Result<QByteArray> content(const FigureJob& job, const JobFile& file, const Figure& figure,
                           ExportSpec spec) {
  const Document document = carried_document(job.entry->id, job.request);
  if (const auto* beside = std::get_if<Beside>(&file.kind)) {
    const auto picture = std::ranges::find_if(
        job.files, [](const JobFile& other) { return other.kind.index() == 0; });
    return words_beside(*beside, figure, document, *job.request.catalogue, spec,
                        QFileInfo(QString::fromStdString(picture->path)).completeBaseName());
  }
  spec.format = std::get<ExportFormat>(file.kind);
  return export_figure(figure, document, *job.request.catalogue, spec);
}

/// Whether the file shows the figure on its page, or is LaTeX that includes one which does.
bool is_picture(const JobFile& file) {
  const auto* format = std::get_if<ExportFormat>(&file.kind);
  return format ? *format != ExportFormat::csv : std::get<Beside>(file.kind) == Beside::snippet;
}

FileAnswer write_one(const FigureJob& job, const JobFile& file, const LookedExport& drawing,
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
  const Speaking as_wanted(language_of(job));
  speak_of(job.request.document.scenario.gpu->compute_capability);
  const Result<LookedExport> drawing = drawing_of(job);
  // Nobody prints it so: a publisher's size is for figures that it suits. What is no picture of it
  // needs no room.
  const bool refused = drawing && drawing->cramped > 0 && size_preset(job.size);
  const Error no_room{ErrorCode::bad_argument,
                      verbatim("no room at " + job.size +
                               " for all its labels; --lint says what mends it, and a size in mm "
                               "draws it as it is"),
                      {}};
  if (drawing && drawing->cramped > 0 && !refused)
    warn({ErrorCode::internal,
          verbatim("figure " + job.name +
                   " has no room for all its labels; --lint says what mends it"),
          {}});
  for (std::size_t i = 0; i < job.files.size(); ++i) {
    if (!drawing)
      done(i, {.sha256 = {}, .bytes = 0, .error = drawing.error()});
    else if (refused && is_picture(job.files[i]))
      done(i, {.sha256 = {}, .bytes = 0, .error = no_room});
    else
      done(i, write_one(job, job.files[i], *drawing, hashes));
  }
}

} // namespace loom
