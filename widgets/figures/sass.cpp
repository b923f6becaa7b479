// The survey's tables of dispatch ports, cycle by cycle, each beside the listing that it is of; and
// the loop that the view of listings opens with.

#include "core/sass/find_function.h"
#include "core/scenario/listing_gpu.h"
#include "widgets/figures/catalogue.h"
#include "widgets/style/tr.h"
#include "widgets/views/sass/listing_source.h"
#include "widgets/views/sass/sass_figure.h"
#include "widgets/views/sass/sass_words.h"

#include <algorithm>

namespace loom {
namespace {

/// A table of the survey: instructions `first` to `last` of its excerpts, and the columns.
struct Excerpt {
  const char* id;
  std::uint64_t first = 0, last = 0; ///< addresses
  const char* opcode;                ///< of the first: some addresses come twice
  std::size_t rows = 0;              ///< that the survey prints
  std::vector<sass::Port> ports;
  const char* footnote = ""; ///< where the survey's table says something else
};

Result<sass::StudyPtr> find(const Excerpt& excerpt, const GpuPtr& gpu) {
  const auto listing = read_listing(GivenSource{.shipped = "survey_sm_80"});
  if (!listing)
    return tl::unexpected<Error>(listing.error());
  for (const sass::Function& function : (*listing)->functions) {
    // Only what the table shows: its blocks begin with it.
    sass::Function cut = function;
    std::erase_if(cut.instructions, [&](const sass::Instruction& each) {
      return each.address < excerpt.first || each.address > excerpt.last;
    });
    if (cut.instructions.empty() || !cut.instructions.front().text.starts_with(excerpt.opcode))
      continue;
    cut.arch = "sm_80";
    cut.labels.clear();
    sass::Listing one;
    one.functions.push_back(std::move(cut));
    return sass::study(std::make_shared<const sass::Listing>(std::move(one)), 0, gpu);
  }
  return fail(ErrorCode::internal, LOOM_TEXT("the survey's excerpt is not carried"));
}

/// "01d0 ISETP": the survey names the opcode and, for us, its modifiers go without saying.
std::string place(const sass::Study& study, std::size_t instruction) {
  const std::string_view mnemonic = study.analysis.graph.operands[instruction].mnemonic;
  return address_words(study.function(), instruction).toStdString() + ' ' +
         std::string(mnemonic.substr(0, mnemonic.find('.')));
}

constexpr double gap = 2.5, cycle_width = 3, pc_width = 3.5, port_width = 7.5; // em

/// The listing, and beside it the cycles as rows: the instruction issued last, and each port with
/// what takes it. An instruction that takes a port for several cycles is one box.
Panel port_table(const sass::Study& study, const Excerpt& excerpt) {
  constexpr double row_height = listing_row_height, head = listing_head_height;
  Diagram diagram;
  const DiagramBuilder out(diagram);
  const double left = draw_instructions(diagram, study, 0, study.size() - 1) + gap;
  const double pc = left + cycle_width, ports = pc + pc_width;
  const sass::Schedule& schedule = study.analysis.schedules.front();
  const std::vector<sass::CycleRow> rows = cycle_rows(schedule, excerpt.rows);
  const auto text = [&](double x, double y, const QString& words, bool faint = false) {
    out.text(x, y, words, 0, {.faint = faint});
  };
  const auto y = [](std::size_t row) {
    return listing_head_height + listing_row_height * static_cast<double>(row);
  };
  text(left, head / 2 - 0.2, tr("cycle"), true);
  text(pc, head / 2 - 0.2, tr("PC"), true);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    text(left, y(row) + row_height / 2, QString::number(rows[row].cycle));
    text(pc, y(row) + row_height / 2,
         rows[row].issued
             ? address_words(study.function(), schedule.issues[*rows[row].issued].instruction)
             : QStringLiteral("–"));
  }
  for (std::size_t column = 0; column < excerpt.ports.size(); ++column) {
    const sass::Port port = excerpt.ports[column];
    const double x = ports + port_width * static_cast<double>(column);
    text(x + 0.4, head / 2 - 0.2,
         tr("%1 port").arg(QString::fromStdString(std::string(to_string(port)))), true);
    const auto taken = [&](std::size_t row) {
      return rows[row].ports[static_cast<std::size_t>(port)];
    };
    for (std::size_t row = 0, next = 0; row < rows.size(); row = next) {
      for (next = row + 1; next < rows.size() && taken(next) == taken(row);)
        ++next;
      DiagramBox& box = out.box({x, y(row) + 0.1, port_width - 0.4, y(next) - y(row) - 0.2});
      const double middle = (y(row) + y(next)) / 2;
      if (taken(row)) {
        const std::size_t instruction = schedule.issues[*taken(row)].instruction;
        box.role = class_role(study.analysis.graph.operands[instruction].opcode->opcode_class);
        box.fill = DiagramFill::pale;
        box.outline = DiagramOutline::solid;
        text(x + 0.4, middle, QString::fromStdString(place(study, instruction)));
      } else {
        box.outline = DiagramOutline::dashed;
        text(x + 0.4, middle, tr("idle"), true);
      }
    }
  }
  diagram.width = ports + port_width * static_cast<double>(excerpt.ports.size());
  diagram.height = y(std::max(rows.size(), study.size())) + 0.2;
  return diagram_panel(std::move(diagram));
}

Result<Figure> draw(const Excerpt& excerpt, const char* title, const FigureRequest& request) {
  const auto gpu = request.gpu_chosen() ? Result<GpuPtr>(request.document.scenario.gpu)
                                        : request.catalogue->find("a100");
  if (!gpu)
    return tl::unexpected<Error>(gpu.error());
  return find(excerpt, *gpu).map([&](const sass::StudyPtr& found) {
    Figure figure;
    figure.id = excerpt.id;
    figure.title = tr(title).toStdString();
    figure.caption = tr("A partition of %1: which instruction takes which dispatch port.")
                         .arg(QString::fromStdString((*gpu)->name))
                         .toStdString();
    figure.sources = {"GPGPU (General Purpose Graphics Processing Unit), NVIDIA architecture "
                      "survey, section \"Control Code\""};
    figure.panels = {port_table(*found, excerpt)};
    if (*excerpt.footnote != '\0')
      figure.footnotes.push_back(tr(excerpt.footnote).toStdString());
    return figure;
  });
}

/// What the view shows of a document; without one the loop that it opens with.
Result<Figure> listing_of_document(const FigureRequest& request) {
  const ListingPart part = request.whole ? request.document.listing : ListingPart{};
  Scenario scenario = request.document.scenario;
  if (!request.whole) // numbers that are set count in a document given whole alone
    scenario.overrides = {};
  const auto listing = read_listing(part.source);
  if (!listing)
    return tl::unexpected<Error>(listing.error());
  const bool chosen = request.whole ? part.scenario_gpu : request.gpu_chosen();
  const auto study = [&](const sass::ListingPtr& of, std::size_t function) {
    return sass::study(
        of, function,
        listing_gpu(of->functions[function].arch, chosen, scenario, *request.catalogue).gpu);
  };
  sass::StudyPtr shown = study(*listing, chosen_function(part, **listing));
  if (!part.beside)
    return sass_figure(*shown, chosen_loop(part, shown->analysis));
  return read_listing(*part.beside).map([&](const sass::ListingPtr& beside) {
    const auto place = sass::find_function(*beside, part.beside_function).value_or(0);
    AlignedModel aligned;
    aligned.set_studies(std::move(shown), study(beside, place));
    return aligned_figure(scenario, aligned);
  });
}

/// `title` is translated when it is shown: the language may change after the catalogue is made.
FigureEntry entry(Excerpt excerpt, const char* title, double aspect) {
  const QString id = QString::fromLatin1(excerpt.id);
  return {id, tr(title), aspect,
          [excerpt = std::move(excerpt), title](const FigureRequest& request) {
            return draw(excerpt, title, request);
          },
          figure_option::gpu};
}

} // namespace

std::vector<FigureEntry> figures_sass() {
  using enum sass::Port;
  return {entry({"survey-issue-1",
                 0x10,
                 0x60,
                 "MOV",
                 7,
                 {int32, fp32},
                 QT_TRANSLATE_NOOP("Figures", "In the last row the survey names the instruction "
                                              "to come, 0070, which its listing does not show.")},
                QT_TRANSLATE_NOOP("Figures",
                                  "Moves and multiply-adds take turns at two dispatch ports"),
                0.26),
          entry({"survey-issue-2", 0x1c0, 0x1e0, "IMAD.X", 9, {int32, fp32}},
                QT_TRANSLATE_NOOP("Figures",
                                  "A stall count of 4 keeps a result from being read too early"),
                0.3),
          entry({"survey-issue-3",
                 0x1c0,
                 0x200,
                 "IMAD.X",
                 13,
                 {int32, fp32},
                 QT_TRANSLATE_NOOP("Figures",
                                   "01e0 follows IMAD.X, whose result it reads, after 5 cycles, "
                                   "and 01f0 follows ISETP after 4: the survey takes IMAD.X to "
                                   "need a cycle more.")},
                QT_TRANSLATE_NOOP("Figures", "Comparisons that wait for predicates"), 0.38),
          entry({"survey-issue-4",
                 0x50,
                 0x60,
                 "FMUL",
                 6,
                 {fp32},
                 QT_TRANSLATE_NOOP("Figures", "In cycles 2 and 3 the survey names the instruction "
                                              "to come, in its other tables the last one.")},
                QT_TRANSLATE_NOOP("Figures",
                                  "Dependent multiplications follow each other after four cycles"),
                0.26),
          {QStringLiteral("sass"), tr("Control codes and issue of a loop of machine code"), 0.3,
           listing_of_document, figure_option::gpu}};
}

} // namespace loom
