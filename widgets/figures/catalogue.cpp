#include "widgets/figures/catalogue.h"

#include "core/base/nearest.h"
#include "widgets/look/per_language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace loom {

namespace {

/// The digits from `at` on, as many as there are.
QStringView digits(QStringView text, qsizetype at) {
  qsizetype end = at;
  while (end < text.size() && text[end].isDigit())
    ++end;
  return text.sliced(at, end - at);
}

} // namespace

bool stands_before(const QString& id, const QString& other) {
  qsizetype i = 0, k = 0;
  while (i < id.size() && k < other.size()) {
    const QStringView a = digits(id, i), b = digits(other, k);
    if (!a.isEmpty() && !b.isEmpty()) {
      if (a.toLongLong() != b.toLongLong())
        return a.toLongLong() < b.toLongLong();
      i += a.size();
      k += b.size();
    } else {
      if (id[i] != other[k])
        return id[i] < other[k];
      ++i;
      ++k;
    }
  }
  return id.size() - i < other.size() - k;
}

const std::vector<FigureEntry>& figure_catalogue() {
  static PerLanguage<std::vector<FigureEntry>> listed;
  return listed.get([] {
    std::vector<FigureEntry> some = all_figures();
    std::erase_if(some, [](const FigureEntry& entry) { return !entry.listed; });
    return some;
  });
}

unsigned read_options(const FigureEntry& entry) {
  const bool of_a_gpu = (entry.reads & figure_option::gpu) != 0;
  return entry.reads | (of_a_gpu ? figure_option::compare : figure_option::none);
}

std::string refusal_words(const FigureEntry& entry, unsigned unread) {
  const auto names = [](unsigned options) {
    QStringList list;
    for (const auto& [option, name] : {std::pair{figure_option::gpu, "--gpu"},
                                       {figure_option::set, "--set"},
                                       {figure_option::mix, "--mix"},
                                       {figure_option::access, "--access"},
                                       {figure_option::alpha, "--alpha"},
                                       {figure_option::warps, "--warps"},
                                       {figure_option::ilp, "--ilp"},
                                       {figure_option::loop, "--loop"},
                                       {figure_option::compare, "--compare"},
                                       {figure_option::target, "--target"},
                                       {figure_option::data, "--data"}})
      if ((options & option) != 0)
        list << QLatin1String(name);
    return list;
  };
  const bool one = names(unread).size() == 1;
  const QString shows =
      entry.reads == figure_option::none
          ? QStringLiteral("always shows the same")
          : QStringLiteral("reads only ") + names(read_options(entry)).join(QStringLiteral(", "));
  return QStringLiteral("figure %1 %2: %3 %4 no effect; leave %5 out")
      .arg(entry.id, shows, names(unread).join(QStringLiteral(", ")),
           QLatin1String(one ? "has" : "have"), QLatin1String(one ? "it" : "them"))
      .toStdString();
}

Result<const FigureEntry*> find_figure(const QString& id) {
  const std::vector<FigureEntry>& all = all_figures();
  const auto found = std::ranges::find(all, id, &FigureEntry::id);
  if (found != all.end())
    return &*found;
  std::vector<std::string> ids;
  for (const FigureEntry& entry : figure_catalogue())
    ids.push_back(entry.id.toStdString());
  return fail(
      ErrorCode::bad_argument,
      verbatim(QCoreApplication::translate("Figures",
                                           "unknown figure '%1'%2; 'latencyloom figure list' "
                                           "names all of them")
                   .arg(id, QString::fromStdString(did_you_mean(id.toStdString(), ids).english()))
                   .toStdString()));
}

FigureRequest request_of(const QString& id, const Document& document, const Catalogue& catalogue) {
  const bool of_a_source =
      std::ranges::any_of(std::array{"thesis-", "t4-", "kp-", "survey-"},
                          [&](const char* begin) { return id.startsWith(QLatin1String(begin)); });
  return {document, &catalogue, of_a_source ? figure_option::none : figure_option::all, 0, true};
}

Result<Figure> figure_named(const QString& id, const Document& document,
                            const Catalogue& catalogue) {
  return find_figure(id).and_then(
      [&](const FigureEntry* entry) { return entry->build(request_of(id, document, catalogue)); });
}

} // namespace loom
