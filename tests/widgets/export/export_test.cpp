#include "core/base/pieces.h"
#include "core/base/utf8.h"
#include "core/document/document_json.h"
#include "core/text/csv_line.h"
#include "gpus/embedded.h"
#include "tests/widgets/export/sample_figures.h"
#include "widgets/export/exporter.h"
#include "widgets/export/formats.h"
#include "widgets/export/tex_text.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/figure_painter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QRawFont>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>
#include <regex>

namespace loom {
namespace {

using testing::HasSubstr;

constexpr std::array formats{ExportFormat::pdf, ExportFormat::svg, ExportFormat::png,
                             ExportFormat::csv, ExportFormat::tex};

class ExportTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Document document{default_scenario(catalogue.find("gtx980").value()), {}};
  ExportSpec spec;

  QByteArray exported(const Figure& figure, ExportFormat format) {
    spec.format = format;
    auto bytes = export_figure(figure, document, catalogue, spec);
    EXPECT_TRUE(bytes.has_value());
    return bytes.value_or(QByteArray());
  }
};

/// What a poppler tool prints about a PDF; nothing where the tool is not installed.
std::optional<QString> poppler(const QString& tool, const QByteArray& pdf) {
  if (QStandardPaths::findExecutable(tool).isEmpty())
    return std::nullopt;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("figure.pdf"));
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(pdf);
  file.close();
  QProcess process;
  process.start(tool, tool == QLatin1String("pdftotext") ? QStringList{path, QStringLiteral("-")}
                                                         : QStringList{path});
  EXPECT_TRUE(process.waitForFinished());
  EXPECT_EQ(process.exitCode(), 0);
  return QString::fromUtf8(process.readAllStandardOutput());
}

/// All texts of an SVG, in order.
QStringList svg_texts(const QByteArray& svg) {
  QStringList texts;
  QXmlStreamReader xml(svg);
  while (!xml.atEnd())
    if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
      texts.push_back(xml.readElementText());
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return texts;
}

TEST_F(ExportTest, GivesTheSameBytesTwice) {
  for (const ExportFormat format : formats)
    EXPECT_EQ(exported(sample::everything(), format), exported(sample::everything(), format));
}

TEST_F(ExportTest, CarriesTheScenario) {
  const std::string scenario = document_to_json(document, catalogue);
  for (const ExportFormat format : formats) {
    const QByteArray bytes = exported(sample::figure({sample::throughput()}), format);
    const auto found =
        extract_scenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "figure");
    ASSERT_TRUE(found.has_value()) << static_cast<int>(format) << found.error().detail.english();
    const auto read = document_from_json(*found, "figure", catalogue);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->document, document);
    EXPECT_EQ(document_to_json(read->document, catalogue), scenario) << "to the last byte";
  }
}

TEST_F(ExportTest, OneLabelIsOneTextElement) {
  spec.width_mm = 182;
  spec.height_mm = 180;
  const QStringList texts = svg_texts(exported(sample::everything(), ExportFormat::svg));
  for (const char* label : {"occupancy (warps/SM)", "arithmetic intensity α", "issue limit at α 48",
                            "memory limit", "0.049 IPC/SM", "∞", "368ᵃ"})
    EXPECT_EQ(texts.count(QString::fromUtf8(label)), 1) << label;
}

TEST_F(ExportTest, SvgKeepsTheWeightOfLabels) {
  Panel panel;
  panel.kind = PanelKind::diagram;
  panel.diagram = {.width = 20,
                   .height = 6,
                   .texts = {{.x = 1, .y = 1, .text = "bold α one", .bold = true},
                             {.x = 1, .y = 4, .text = "upright one"}}};
  const std::string svg = exported(sample::figure({panel}), ExportFormat::svg).toStdString();
  EXPECT_THAT(svg, testing::ContainsRegex("<text [^>]*font-weight=\"700\"[^>]*>bold α one</text>"));
  EXPECT_THAT(svg, testing::ContainsRegex("<text [^>]*>upright one</text>"));
  EXPECT_THAT(svg, testing::Not(testing::ContainsRegex("font-weight[^>]*>upright")));
}

TEST_F(ExportTest, SvgStatesItsSizeAndTitle) {
  spec.width_mm = 88;
  spec.height_mm = 60;
  const QByteArray svg = exported(sample::figure({sample::cusp()}), ExportFormat::svg);
  EXPECT_THAT(svg.toStdString(), HasSubstr("width=\"88mm\" height=\"60mm\" viewBox=\"0 0 4157."));
  EXPECT_THAT(svg.toStdString(), HasSubstr("<title>Sample &lt;&amp;&gt; figure, α</title>"));
}

/// Bounds of everything drawn with lines of one colour.
QRectF stroked_bounds(const QString& svg, const QString& colour) {
  static const QRegularExpression group(QStringLiteral("<g [^>]*stroke=\"(#[0-9a-f]+)\"[^>]*>"));
  static const QRegularExpression points(QStringLiteral("points=\"([^\"]*)\""));
  QPolygonF all;
  for (const QRegularExpressionMatch& open : group.globalMatch(svg)) {
    if (open.captured(1) != colour)
      continue;
    const qsizetype end = svg.indexOf(QLatin1String("</g>"), open.capturedEnd());
    const QString inside = svg.mid(open.capturedEnd(), end - open.capturedEnd());
    for (const QRegularExpressionMatch& match : points.globalMatch(inside))
      for (const QString& pair : match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        all.push_back({pair.section(QLatin1Char(','), 0, 0).toDouble(),
                       pair.section(QLatin1Char(','), 1, 1).toDouble()});
  }
  return all.boundingRect();
}

/// QSvgGenerator drops clipping, so nothing may need it.
TEST_F(ExportTest, NothingIsDrawnOutsideTheAxes) {
  Figure figure = sample::figure({sample::throughput()});
  figure.panels[0].curves.push_back(
      sample::curve("wild", "", Role::other, {{-50, -1}, {30, 0.5}, {90, 0.01}, {200, 9}}));
  figure.panels[0].curves.push_back(
      sample::curve("wilder", "", Role::other, {{-9, 0.1}, {20, 0.06}, {900, -7}}));
  const QString svg = QString::fromUtf8(exported(figure, ExportFormat::svg));
  const FigureStyle style = export_style(spec);
  // The grid reaches from edge to edge of the axes.
  const QRectF axes = stroked_bounds(svg, style.faint_colour().name()).adjusted(-1, -1, 1, 1);
  ASSERT_GT(axes.width(), 1000);
  for (const QColor& colour : {style.colour(Role::other), style.hatch_colour(Role::guide)}) {
    const QRectF drawn = stroked_bounds(svg, colour.name());
    EXPECT_GT(drawn.width(), 100) << colour.name().toStdString();
    EXPECT_TRUE(axes.contains(drawn)) << colour.name().toStdString();
  }
}

TEST_F(ExportTest, PdfEmbedsItsFontAndIsSearchable) {
  const QByteArray pdf =
      exported(sample::figure({sample::cusp(), sample::stacked()}), ExportFormat::pdf);
  if (const auto fonts = poppler(QStringLiteral("pdffonts"), pdf)) {
    EXPECT_TRUE(fonts->contains(QLatin1String("DejaVuSans")));
    static const QRegularExpression embedded(QStringLiteral("TrueType.*yes.*yes"));
    EXPECT_TRUE(fonts->contains(embedded));
  }
  if (const auto text = poppler(QStringLiteral("pdftotext"), pdf)) {
    EXPECT_TRUE(text->contains(QStringLiteral("arithmetic intensity α")));
    EXPECT_TRUE(text->contains(QLatin1String("In flight"))) << "no ligatures";
  }
}

TEST_F(ExportTest, PdfHasTheGivenSizeAndDate) {
  spec.height_mm = 60;
  qputenv("SOURCE_DATE_EPOCH", "1700000000");
  const QByteArray pdf = exported(sample::figure({sample::cusp()}), ExportFormat::pdf);
  EXPECT_EQ(exported(sample::figure({sample::cusp()}), ExportFormat::pdf), pdf)
      << "an id or a date is made up";
  qunsetenv("SOURCE_DATE_EPOCH");
  EXPECT_TRUE(pdf.contains("/CreationDate (D:20231114221320Z)"));
  // Qt writes more of them from 6.8 on.
  static const QRegularExpression dates(QStringLiteral("Date(?: \\(D:|=\")([^Z+\"]*)"));
  for (const QRegularExpressionMatch& date : dates.globalMatch(QString::fromLatin1(pdf)))
    EXPECT_TRUE(date.captured(1) == QLatin1String("20231114221320") ||
                date.captured(1) == QLatin1String("2023-11-14T22:13:20"))
        << date.captured(0).toStdString();
  EXPECT_TRUE(pdf.contains("/MediaBox [0 0.921 252.000 171.000]")) << "60 mm are 170.079 pt";
  EXPECT_EQ(pdf_date(), "D:19800101000000Z");
}

/// Qt writes a longer date east and west of Greenwich; the offsets must follow.
TEST_F(ExportTest, PdfSaysWhoMadeItWhatItShowsAndInWhichLanguage) {
  spec.author = QStringLiteral("Á. Author (X \\ Y)");
  Figure figure = sample::figure({sample::throughput()});
  figure.caption = "GTX 980, α = 48";
  const QByteArray pdf = exported(figure, ExportFormat::pdf);
  EXPECT_TRUE(pdf.contains("/Lang (en)"));
  EXPECT_TRUE(pdf.contains("<dc:creator><rdf:Seq><rdf:li>Á. Author (X \\ Y)</rdf:li>"));
  EXPECT_TRUE(pdf.contains("<rdf:li>en</rdf:li>"));
  EXPECT_TRUE(pdf.contains("/Metadata "));
  if (const auto info = poppler(QStringLiteral("pdfinfo"), pdf)) {
    EXPECT_THAT(info->toStdString(), HasSubstr("Á. Author (X \\ Y)"));
    EXPECT_THAT(info->toStdString(), testing::ContainsRegex("Subject: +GTX 980, α = 48"));
  }
  EXPECT_EQ(pdf, exported(figure, ExportFormat::pdf));
}

TEST_F(ExportTest, AnSvgCarriesTheLettersThatItShows) {
  const Figure figure = sample::figure({sample::throughput()});
  EXPECT_FALSE(exported(figure, ExportFormat::svg).contains("@font-face"));
  spec.embed_font = true;
  const QByteArray svg = exported(figure, ExportFormat::svg);
  EXPECT_EQ(svg, exported(figure, ExportFormat::svg));
  const QByteArray before = "data:font/ttf;base64,";
  const qsizetype from = svg.indexOf(before) + before.size();
  ASSERT_GE(from, before.size());
  const QByteArray file = QByteArray::fromBase64(svg.mid(from, svg.indexOf(')', from) - from));
  EXPECT_LT(file.size(), 60'000);
  const QRawFont font(file, 12);
  ASSERT_TRUE(font.isValid());
  const QRawFont whole = QRawFont::fromFont(QFont(export_style(spec).font_family, 12));
  for (const QChar letter : QStringLiteral("latencybound0α")) {
    EXPECT_TRUE(font.supportsCharacter(letter)) << int{letter.unicode()};
    const auto width = [&](QRawFont of) {
      of.setPixelSize(100);
      return of.advancesForGlyphIndexes(of.glyphIndexesForString(letter)).value(0).x();
    };
    EXPECT_NEAR(width(font), width(whole), 0.5) << int{letter.unicode()};
  }
  EXPECT_FALSE(font.supportsCharacter(QLatin1Char('Q'))) << "no label has one";
}

TEST(PdfDate, KeepsTheFileReadable) {
  const QByteArray body = "%PDF-1.4\n1 0 obj\n<< /CreationDate (D:20261120221700+02'00') >>\n"
                          "endobj\n2 0 obj\n<< >>\nendobj\n";
  const auto entry = [](qsizetype offset) {
    return QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
  };
  QByteArray pdf = body + "xref\n0 3\n0000000000 65535 f \n" + entry(body.indexOf("1 0 obj")) +
                   entry(body.indexOf("2 0 obj")) + "trailer\n<< >>\nstartxref\n" +
                   QByteArray::number(body.size()) + "\n%%EOF\n";
  replace_in_pdf(pdf, "/CreationDate (", ')', "D:19800101000000Z");
  EXPECT_TRUE(pdf.contains("(D:19800101000000Z)"));
  EXPECT_TRUE(pdf.contains(entry(pdf.indexOf("1 0 obj"))));
  EXPECT_TRUE(pdf.contains(entry(pdf.indexOf("2 0 obj"))));
  EXPECT_TRUE(pdf.contains("startxref\n" + QByteArray::number(pdf.indexOf("xref\n0 3")) + "\n"));
}

TEST_F(ExportTest, PngDecodesWithItsResolution) {
  spec.dpi = 300;
  QByteArray png = exported(sample::figure({sample::throughput()}), ExportFormat::png);
  const QImage image = QImage::fromData(png, "PNG");
  ASSERT_FALSE(image.isNull());
  EXPECT_EQ(image.width(), std::lround(88.9 / 25.4 * 300));
  EXPECT_EQ(image.dotsPerMeterX(), 11811);
  EXPECT_FALSE(image.hasAlphaChannel());
  EXPECT_EQ(image.pixelColor(2, 2), QColor(Qt::white));
  EXPECT_TRUE(image.text(QStringLiteral("latencyloom")).contains(QLatin1String("\"scenario\":{")));
}

TEST_F(ExportTest, TransparentPngHasNoGround) {
  spec.transparent = true;
  spec.dpi = 100;
  const QImage image =
      QImage::fromData(exported(sample::figure({sample::cusp()}), ExportFormat::png));
  ASSERT_TRUE(image.hasAlphaChannel());
  EXPECT_EQ(image.pixelColor(1, image.height() - 2).alpha(), 0);
}

/// Labels over lines have no patch under them there: the lines are cut instead.
TEST_F(ExportTest, TransparentSvgHasNoPatches) {
  const Figure figure = sample::figure({sample::throughput()});
  EXPECT_GT(exported(figure, ExportFormat::svg).count("<rect"), 1) << "the ground and patches";
  spec.transparent = true;
  EXPECT_FALSE(exported(figure, ExportFormat::svg).contains("<rect"));
}

TEST_F(ExportTest, NamesTheDataAndTheModel) {
  const std::string json =
      make_metadata(sample::figure({sample::cusp()}), document, catalogue, spec).json.toStdString();
  EXPECT_THAT(json, testing::ContainsRegex(R"("db_version":"[0-9a-f]{8}","id":"gtx980")"));
  EXPECT_THAT(json, HasSubstr(R"("model":{"id":"bound","ignores":[")"));
}

TEST_F(ExportTest, CsvIsTidyAndExact) {
  const std::string csv = exported(sample::everything(), ExportFormat::csv).toStdString();
  EXPECT_THAT(csv, HasSubstr("# figure: sample\n"));
  EXPECT_THAT(csv, HasSubstr("panel,series,occupancy (warps/SM),throughput (IPC/SM),"));
  EXPECT_THAT(csv, HasSubstr("1,latency,64,0.098,"));
  EXPECT_THAT(csv, HasSubstr("Cusp,needed,,,0,"));
  EXPECT_THAT(csv, HasSubstr("Cusp,needed,,,inf,"));
  EXPECT_THAT(csv, HasSubstr("4,memory,,,,,,,Maxwell,40,"));
  EXPECT_THAT(csv, HasSubstr(",GPU,mem_lat (cycles),mem_lat (cycles) mark\n"));
  EXPECT_THAT(csv, HasSubstr(",GTX 980,368,a\n")) << "a number that can be computed with";
  EXPECT_THAT(csv, HasSubstr("\"Tesla, \"\"T4\"\"\",434,\n"));
}

TEST_F(ExportTest, TexEscapesAndNamesColours) {
  const std::string tex = exported(sample::everything(), ExportFormat::tex).toStdString();
  EXPECT_THAT(tex, HasSubstr("\\definecolor{loom0072B2}{HTML}{0072B2}%\n"));
  EXPECT_THAT(tex, HasSubstr("{arithmetic intensity $\\alpha$}"));
  EXPECT_THAT(tex, HasSubstr("{mem\\_lat (cycles)}"));
  EXPECT_EQ(tex_text("10⁹ ⌈n₁⌉ ε"), "10$^9$ $\\lceil$n$_1$$\\rceil$ $\\varepsilon$");
  EXPECT_EQ(tex_text("Lₘₑₘ of 368, 2cₒₜₕₑᵣ"), "$L_{\\mathrm{mem}}$ of 368, 2$c_{\\mathrm{other}}$");
  EXPECT_EQ(tex_text("Lₐₗᵤ₋ₛₕₘ"), "$L_{\\mathrm{alu-shm}}$");
  EXPECT_EQ(tex_text("ₘ"), "$_{\\mathrm{m}}$");
  EXPECT_EQ(tex_text("50 % & {a_b}^2 → ∞"), "50 \\% \\& \\{a\\_b\\}\\textasciicircum{}2 "
                                            "$\\rightarrow$ $\\infty$");
}

// The page of the PDF, and the axes where the PDF has them: 88.9 mm are 4200 units of 1/1200 inch.
// TeX ends a line, and with it a comment, at a carriage return: what comes after it runs.
TEST_F(ExportTest, ANameNeverLeavesItsLine) {
  const std::string hostile = "x\r\\immediate\\openout5=PWN\v\f\x1b[2J\u2028\u0085,=1+1\ny";
  Figure figure = sample::everything();
  figure.title = figure.caption = hostile;
  figure.sources.push_back(hostile);
  figure.footnotes.push_back(hostile);
  for (Panel& panel : figure.panels) {
    panel.title = hostile;
    for (Curve& curve : panel.curves)
      curve.id = curve.label = curve.about = hostile;
    for (auto& row : panel.table.rows)
      for (Cell& cell : row)
        cell.text = hostile;
  }
  document.pins.emplace_back(document.scenario).name = hostile;
  for (const ExportFormat format : {ExportFormat::tex, ExportFormat::csv, ExportFormat::svg}) {
    const std::string text = exported(figure, format).toStdString();
    EXPECT_EQ(printable(text), text) << static_cast<int>(format); // no control character
    EXPECT_EQ(text.find('\r'), std::string::npos);
    EXPECT_EQ(text.find("\n\\immediate"), std::string::npos);
  }
  const std::string csv = exported(figure, ExportFormat::csv).toStdString();
  // In a note every comma parts cells, in a table those outside quotes.
  std::vector<CsvField> fields;
  for (std::string_view rest = csv; !rest.empty();) {
    const std::string_view line = take_line(rest);
    if (line.starts_with('#')) {
      EXPECT_EQ(line.find(",=1+1"), std::string_view::npos) << line;
      continue;
    }
    EXPECT_EQ(split_csv_line(line, ',', fields), 0) << line;
    for (const CsvField& field : fields)
      EXPECT_FALSE(field.text.starts_with('=')) << line;
  }
  QXmlStreamReader xml(exported(figure, ExportFormat::svg));
  while (!xml.atEnd())
    xml.readNext();
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
}

TEST_F(ExportTest, TheScenarioInANoteOfATableIsNoFormulaAndReadsTheSame) {
  document.pins.emplace_back(document.scenario).name = "a,=cmd|' /C calc'!A0;@x";
  assign_series(document.pins);
  const QByteArray csv = exported(sample::figure({sample::throughput()}), ExportFormat::csv);
  EXPECT_FALSE(csv.contains(",=cmd"));
  EXPECT_FALSE(csv.contains(";@x"));
  const auto read =
      extract_scenario(csv.toStdString(), "f.csv").and_then([&](const std::string& json) {
        return document_from_json(json, "f.csv", catalogue);
      });
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
}

TEST_F(ExportTest, TexIsAsLargeAsThePage) {
  spec.width_mm = 70;
  spec.height_mm = 50;
  const Figure figure = sample::figure({sample::throughput()});
  const std::string tex = exported(figure, ExportFormat::tex).toStdString();
  EXPECT_THAT(tex, HasSubstr("\\useasboundingbox (0,0) rectangle (70,50);\n"));
  const QSizeF page(70 / 25.4 * 1200, 50 / 25.4 * 1200);
  const QSizeF axes =
      axes_sizes(page, export_units_per_point, figure, export_style(spec)).front() * 25.4 / 1200;
  std::smatch found;
  const std::regex axis(
      "\\\\begin\\{axis\\}\\[at=\\{\\(([0-9.]+)mm,([0-9.]+)mm\\)\\}, anchor=south west, "
      "width=([0-9.]+)mm, height=([0-9.]+)mm");
  ASSERT_TRUE(std::regex_search(tex, found, axis));
  EXPECT_NEAR(std::stod(found[3]), axes.width(), 0.001);
  EXPECT_NEAR(std::stod(found[4]), axes.height(), 0.001);
  EXPECT_LT(std::stod(found[1]) + axes.width(), 70);
  EXPECT_LT(std::stod(found[2]) + axes.height(), 50);
}

TEST_F(ExportTest, TexHasCurvesAsPlotsAndAllElseAsTable) {
  const std::string tex = exported(sample::everything(), ExportFormat::tex).toStdString();
  EXPECT_THAT(tex, HasSubstr("% latency: latency bound n/L\n\\addplot["));
  EXPECT_THAT(tex, HasSubstr(" coordinates {\n  (0,0)\n  (64,0.098)\n};\n"));
  EXPECT_THAT(tex, HasSubstr("% 4,memory,,,,,,,Maxwell,40,")) << "a bar's height";
  EXPECT_THAT(tex, HasSubstr("xmode=log")) << "the cusp's axis";
}

TEST_F(ExportTest, TexOfATableNeedsNoPlots) {
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table = {.header = {"GPU", "cores"}, .rows = {{{"G80"}, {"128", "a"}}}};
  const std::string tex = exported(sample::figure({panel}), ExportFormat::tex).toStdString();
  EXPECT_THAT(tex, HasSubstr("% needs \\usepackage{tikz}\n"));
  EXPECT_THAT(tex, HasSubstr("{128\\textsuperscript{a}}\n"));
  EXPECT_THAT(tex, testing::Not(HasSubstr("pgfplots")));
}

// Words of another font are of other widths: in large letters each begins where the drawing has it.
TEST_F(ExportTest, TexHasEachWordOfALargeLabelAtItsPlace) {
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table = {.header = {"published by"}, .rows = {{{"Lindholm et al. [2008]"}}}};
  const auto places = [&](double text_pt) {
    spec.text_pt = text_pt;
    spec.width_mm = 200;
    const std::string tex = exported(sample::figure({panel}), ExportFormat::tex).toStdString();
    const std::regex text(R"re(loomtext\{([0-9.]+)\}.*\{([^{}]*)\}\n)re");
    std::vector<std::pair<std::string, double>> found;
    for (std::sregex_iterator each(tex.begin(), tex.end(), text), end; each != end; ++each)
      found.emplace_back((*each)[2], std::stod((*each)[1]));
    return found;
  };
  EXPECT_EQ(places(8).back().first, "Lindholm et al. [2008]");
  const auto large = places(20);
  ASSERT_EQ(large.size(), 6U) << "published, by, Lindholm, et, al., [2008]";
  EXPECT_EQ(large[2].first, "Lindholm");
  EXPECT_EQ(large[5].first, "[2008]");
  // What stands before the last word, in the drawing's font and in mm.
  const Canvas canvas(export_style(spec), export_units_per_point);
  const double before = text_size(canvas.text(), QStringLiteral("Lindholm et al. ")).width();
  EXPECT_NEAR(large[5].second - large[2].second, before / export_units_per_point / 72 * 25.4, 0.1);
}

// Qt tells families that two foundries have apart by the foundry's name, which nobody else knows.
TEST_F(ExportTest, SvgNamesFamiliesAsOthersFindThem) {
  const auto mended = [this](const char* family) {
    const QByteArray svg =
        QByteArray("<svg><g a=\"b\"><g b=\"c\"><text fill=\"#000000\" x=\"1\" y=\"2\" "
                   "font-family=\"") +
        family + "\" font-size=\"9\" font-weight=\"400\">word</text></g></g></svg>";
    return mend_svg(svg, make_metadata(sample::figure({}), document, catalogue, spec), 10, 10)
        .toStdString();
  };
  EXPECT_THAT(mended("DejaVu Sans"), HasSubstr("font-family=\"DejaVu Sans, sans-serif\""));
  EXPECT_THAT(mended("Nimbus Roman [urw]"), HasSubstr("font-family=\"Nimbus Roman, sans-serif\""));
  EXPECT_THAT(mended("P052 [UKWN]"), HasSubstr("font-family=\"'P052', sans-serif\""));
}

TEST_F(ExportTest, FooterNamesModelGpuAndVersion) {
  spec.footer = true;
  const QStringList texts =
      svg_texts(exported(sample::figure({sample::cusp()}), ExportFormat::svg));
  EXPECT_EQ(texts.filter(QStringLiteral("GTX 980")).size(), 1);
}

TEST(ExportSpecs, ReadSizes) {
  ExportSpec spec;
  ASSERT_TRUE(set_size(spec, "88x60mm").has_value());
  EXPECT_EQ(spec.width_mm, 88);
  EXPECT_EQ(spec.height_mm, 60);
  ASSERT_TRUE(set_size(spec, "ieee-1col").has_value());
  EXPECT_EQ(spec.width_mm, 88.9);
  EXPECT_EQ(spec.height_mm, 55);
  for (const char* wrong : {"ieee-3col", "88x60", "0x60mm", "88x60x3mm", "nanxinfmm", "9999x9mm"}) {
    const auto result = set_size(spec, wrong);
    ASSERT_FALSE(result.has_value()) << wrong;
    EXPECT_EQ(result.error().code, ErrorCode::bad_argument);
    EXPECT_THAT(result.error().detail.english(), HasSubstr("ieee-1col"));
  }
}

TEST_F(ExportTest, APngHasOnlySoManyPixels) {
  spec.format = ExportFormat::png;
  spec.width_mm = 1200;
  spec.height_mm = 10;
  spec.dpi = 694;
  const Figure figure = sample::figure({sample::cusp()});
  const auto refused = export_figure(figure, document, catalogue, spec);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, ErrorCode::bad_argument);
  // 1200 mm are 47.24 inches, and 32767 pixels 693.6 times as many.
  EXPECT_THAT(refused.error().detail.english(), HasSubstr("at most 693 dpi"));
  spec.dpi = 693;
  EXPECT_TRUE(export_figure(figure, document, catalogue, spec).has_value());
}

TEST(ExportSpecs, WideFiguresTakeTwoColumns) {
  Figure figure = sample::figure({sample::cusp(), sample::cusp()});
  figure.columns = 1;
  EXPECT_EQ(default_size(figure), "ieee-1col");
  figure.columns = 2;
  EXPECT_EQ(default_size(figure), "ieee-2col");
  figure = sample::figure({sample::cusp()});
  figure.panels[0].table.header.resize(5);
  EXPECT_EQ(default_size(figure), "ieee-2col");
}

TEST(ExportSpecs, ReadFormats) {
  EXPECT_EQ(export_format("a/b.PDF"), ExportFormat::pdf);
  EXPECT_EQ(export_format("x.tar.svg"), ExportFormat::svg);
  EXPECT_FALSE(export_format("figure").has_value());
}

TEST(Palettes, StandOutFromTheirGround) {
  FigureStyle style;
  for (const Palette palette : {Palette::colour, Palette::mono, Palette::dark}) {
    style.palette = palette;
    for (int i = 0; i < 16; ++i) {
      const auto role = static_cast<Role>(i);
      EXPECT_GE(contrast(style.label_colour(role), style.background()), 4.5) << i;
      if (palette == Palette::dark) {
        EXPECT_GE(contrast(style.colour(role), style.background()), 3) << i;
      }
    }
  }
}

} // namespace
} // namespace loom
