// Figures as their authors want them: drawn, exported, copied, and as others see them.

#include "core/document/document.h"
#include "gpus/embedded.h"
#include "tests/widgets/export/sample_figures.h"
#include "widgets/export/exporter.h"
#include "widgets/export/figure_clipboard.h"
#include "widgets/export/looked.h"
#include "widgets/export/page_fit.h"
#include "widgets/look/colour_vision.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/figure_painter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class LookedTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Document document{default_scenario(catalogue.find("gtx980").value()), {}};

  static constexpr double golden = 0.6180339887498949; ///< height over width of a golden rectangle

  static Figure figure_of(Panel panel, const char* id) {
    Figure figure;
    figure.id = id;
    figure.title = id;
    figure.panels = {std::move(panel)};
    return figure;
  }
  static Result<Figure> cusp(const QString& id) {
    if (id == QLatin1String("cusp"))
      return figure_of(sample::cusp(), "cusp");
    return fail(ErrorCode::bad_argument, verbatim("no such figure"));
  }
  [[nodiscard]] LookedExport look_at(const FigureLook& look) const {
    return looked(figure_of(sample::throughput(), "throughput"), golden, look, cusp);
  }
  QByteArray exported(const FigureLook& look, ExportFormat format) {
    LookedExport shown = look_at(look);
    shown.spec.format = format;
    return export_figure(shown.figure, document, catalogue, shown.spec).value_or(QByteArray());
  }
  QStringList texts(const FigureLook& look) {
    QStringList found;
    QXmlStreamReader xml(exported(look, ExportFormat::svg));
    while (!xml.atEnd())
      if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
        found.push_back(xml.readElementText());
    return found;
  }
};

TEST_F(LookedTest, TheDefaultLookExportsAsBefore) {
  ExportSpec spec;
  Figure plain = figure_of(sample::throughput(), "throughput");
  ASSERT_TRUE(set_size(spec, default_size(plain)));
  fit_page(plain, spec, golden);
  const LookedExport shown = look_at({});
  EXPECT_EQ(shown.spec.height_mm, spec.height_mm);
  spec.format = ExportFormat::svg;
  EXPECT_EQ(exported({}, ExportFormat::svg), export_figure(plain, document, catalogue, spec));
}

// Two panels of the same curves: each name once, in rows across the page.
TEST_F(LookedTest, PanelsWithTheSameCurvesHaveOneLegendAboveOrBelowThem) {
  const auto same = [](const QString&) {
    return Result<Figure>(figure_of(sample::throughput(), "b"));
  };
  FigureLook look;
  look.size = "ieee-2col";
  look.beside = {"b"};
  for (const LookLabels labels : {LookLabels::legend, LookLabels::legend_below}) {
    look.labels = labels;
    const LookedExport shown =
        looked(figure_of(sample::throughput(), "throughput"), golden, look, same);
    const QSizeF page = QSizeF(shown.spec.width_mm, shown.spec.height_mm) / 25.4 * 1200;
    const FigureStyle style = export_style(shown.spec);
    const std::vector<LegendItem> legend =
        shared_legend(page, export_units_per_point, shown.figure, style);
    ASSERT_EQ(legend.size(), 4U);
    const std::vector<DrawnPanel> panels =
        drawn_panels(page, export_units_per_point, shown.figure, style);
    ASSERT_EQ(panels.size(), 2U);
    for (const DrawnPanel& panel : panels) {
      EXPECT_TRUE(panel.layout.legend.empty());
      const double top = panel.corner.y(), foot = top + panel.layout.size.height();
      for (const LegendItem& item : legend)
        if (labels == LookLabels::legend)
          EXPECT_TRUE(item.text.top() >= 0 && item.text.bottom() <= top);
        else
          EXPECT_TRUE(item.text.top() >= foot && item.text.bottom() <= page.height());
      EXPECT_EQ(
          std::ranges::count(panel.labels, QStringLiteral("memory limit"), &PlacedLabel::text), 0);
    }
    for (const ExportFormat format : {ExportFormat::svg, ExportFormat::tex}) {
      ExportSpec spec = shown.spec;
      spec.format = format;
      const QByteArray file =
          export_figure(shown.figure, document, catalogue, spec).value_or(QByteArray());
      const QByteArray drawn = file.split('%').front().isEmpty() // TeX ends with a table
                                   ? file.left(file.indexOf("% What it shows"))
                                   : file;
      EXPECT_EQ(drawn.count(format == ExportFormat::tex ? "{memory limit}" : ">memory limit<"), 1);
    }
  }
}

TEST_F(LookedTest, TwoPanelsOfAPageWithLettersAreAsHighAsGoldenRectangles) {
  FigureLook look;
  look.size = "ieee-2col";
  look.beside = {"cusp"};
  look.letters = true;
  const LookedExport shown = look_at(look);
  EXPECT_EQ(shown.spec.width_mm, 182);
  EXPECT_NEAR(shown.spec.height_mm, 56.2, 0.2); // 91 mm / 1.618, in whole points
  EXPECT_TRUE(shown.held.isEmpty());
  const QStringList found = texts(look);
  EXPECT_EQ(found.count(QStringLiteral("(a)")), 1);
  EXPECT_EQ(found.count(QStringLiteral("(b) Cusp")), 1);
}

TEST_F(LookedTest, WhatCannotBeHadIsSaid) {
  FigureLook look;
  look.font = "No Such Font";
  look.beside = {"nothing"};
  const LookedExport shown = look_at(look);
  ASSERT_EQ(shown.held.size(), 2);
  EXPECT_TRUE(shown.held[0].contains(QStringLiteral("'nothing' cannot be drawn")));
  EXPECT_TRUE(shown.held[1].contains(QStringLiteral("'No Such Font' is not installed")));
  EXPECT_EQ(export_style(shown.spec).font_family, QStringLiteral("DejaVu Sans"));
}

TEST_F(LookedTest, SizesAndLinesAreTheLooksOwn) {
  FigureLook look;
  look.text_pt = 10;
  look.tick_pt = 6;
  look.title_pt = 12;
  const FigureStyle usual = export_style(look_at({}).spec);
  look.line_factor = 2;
  const FigureStyle style = export_style(look_at(look).spec);
  EXPECT_EQ(style.text, 10);
  EXPECT_EQ(style.tick, 6);
  EXPECT_EQ(style.title, 12);
  EXPECT_DOUBLE_EQ(style.axis_line / usual.axis_line, 2 * 10.0 / 9); // lines grow with the text
}

TEST_F(LookedTest, ALegendNamesEveryCurveOnceAndNothingElseDoes) {
  FigureLook look;
  look.labels = LookLabels::legend;
  const LookedExport shown = look_at(look);
  const QStringList found = texts(look);
  for (const Curve& curve : shown.figure.panels[0].curves)
    EXPECT_EQ(found.count(QString::fromStdString(curve.label)), 1) << curve.label;
  EXPECT_THAT(exported(look, ExportFormat::tex).toStdString(), HasSubstr("{memory limit}\n"));
}

TEST_F(LookedTest, AnnotationsAreInEveryFormat) {
  FigureLook look;
  look.annotations = {{0, {AnnotationKind::arrow, {20, 0.03}, {32, 0.049}, "half of α"}},
                      {0, {AnnotationKind::vertical, {53.5, 0}, {}, "cusp"}}};
  const QStringList found = texts(look);
  EXPECT_EQ(found.count(QStringLiteral("half of α")), 1);
  EXPECT_EQ(found.count(QStringLiteral("cusp")), 1);
  EXPECT_THAT(exported(look, ExportFormat::csv).toStdString(),
              HasSubstr("arrow: half of α,20,0.03"));
  const std::string tex = exported(look, ExportFormat::tex).toStdString();
  EXPECT_THAT(tex, HasSubstr("{half of $\\alpha$}\n"));
  EXPECT_THAT(tex, HasSubstr("{cusp}\n"));
}

/// Whatever range an author asks for, a picture comes out.
TEST_F(LookedTest, RangesFarAndNearAreDrawn) {
  for (const double low : {-1e12, -1.0, 0.0, 0.05, 0.0819999})
    for (const double high : {0.05000001, 0.082, 1.0, 1e6, 1e12})
      for (const double step : {0.0, 1e-12, 3.0, 1e12}) {
        FigureLook look;
        look.panels = {{{.tick_count = 20}, {.min = low, .max = high, .tick_step = step}}};
        EXPECT_FALSE(exported(look, ExportFormat::svg).isEmpty()) << low << ' ' << high;
      }
}

/// What a text adds to a page it adds to its height: the panels keep theirs.
TEST_F(LookedTest, ACaptionMakesThePageHigher) {
  FigureLook look;
  look.size = "ieee-1col";
  const double bare = look_at(look).spec.height_mm;
  look.title = true;
  // One line of 8 pt and 3 pt of gap are 4 to 5 mm.
  EXPECT_GE(look_at(look).spec.height_mm, bare + 4);
  EXPECT_LE(look_at(look).spec.height_mm, bare + 6);
}

#ifdef LOOM_LATEX // where there is pdflatex with pgfplots
TEST_F(LookedTest, TexOfAnEditedFigureCompiles) {
  const QTemporaryDir folder;
  QProcess latex;
  latex.setWorkingDirectory(folder.path());
  FigureLook look;
  look.labels = LookLabels::legend;
  look.letters = look.title = look.share_axes = true;
  look.beside = {"cusp"};
  look.panels = {{{.tick_step = 8}, {}}};
  look.annotations = {{0, {AnnotationKind::arrow, {20, 0.03}, {32, 0.049}, "50 % of _a & b"}},
                      {0, {AnnotationKind::line, {20, 0.03}, {30, 0.05}, ""}},
                      {0, {AnnotationKind::vertical, {53.5, 0}, {}, "cusp"}},
                      {0, {AnnotationKind::horizontal, {0, 0.05}, {}, "half"}},
                      {1, {AnnotationKind::vertical, {1, 0}, {}, "α = 1"}},
                      {1, {AnnotationKind::text, {10, 8}, {}, "text"}}};
  QFile figure(folder.filePath(QStringLiteral("figure.tex")));
  ASSERT_TRUE(figure.open(QIODevice::WriteOnly));
  figure.write("\\documentclass{article}\\usepackage{pgfplots}\\pgfplotsset{compat=1.16}\n"
               "\\begin{document}\n" +
               exported(look, ExportFormat::tex) + "\\end{document}\n");
  figure.close();
  latex.start(QStringLiteral(LOOM_LATEX),
              {QStringLiteral("-halt-on-error"), QStringLiteral("figure.tex")});
  ASSERT_TRUE(latex.waitForFinished(120000));
  EXPECT_EQ(latex.exitCode(), 0) << latex.readAllStandardOutput().right(1500).toStdString();
}
#endif

TEST_F(LookedTest, SharedAxesAreNumberedOnceAndEquallyLong) {
  Panel higher = sample::throughput(); // nothing of the first reaches its end
  higher.areas.clear();
  const Figure first = figure_of(higher, "throughput");
  higher.y.max *= 2;
  const Figure other = figure_of(higher, "other");
  FigureLook look;
  look.beside = {"other"};
  look.columns = 2;
  const auto count = [&](bool shared) {
    look.share_axes = shared;
    LookedExport shown =
        looked(first, golden, look, [&](const QString&) { return Result<Figure>(other); });
    shown.spec.format = ExportFormat::svg;
    const auto svg = export_figure(shown.figure, document, catalogue, shown.spec);
    return svg.value_or(QByteArray()).count("throughput (IPC/SM)");
  };
  EXPECT_EQ(count(true), 1);
  EXPECT_EQ(count(false), 2);
}

TEST(AskedTicks, StandAtTheStepOrAreNoMoreThanAskedFor) {
  const TickRoom room{500, 20, 5, [](const QString& text) { return 6.0 * double(text.size()); }};
  Axis axis{"x", "", AxisKind::linear, 0, 1, {}};
  axis.tick_step = 0.25;
  QStringList labels;
  for (const Tick& tick : axis_ticks(axis, room))
    labels << tick.label;
  EXPECT_EQ(labels, QStringList({"0.00", "0.25", "0.50", "0.75", "1.00"}));
  axis.tick_step = 0.001; // would not fit
  EXPECT_LE(axis_ticks(axis, room).size(), 11u);
  axis.tick_step = 0;
  axis.tick_count = 3;
  EXPECT_EQ(axis_ticks(axis, room).size(), 3u); // 0, 0.5, 1
  Axis log{"x", "", AxisKind::log, 1, 1e6, {}};
  log.tick_count = 4;
  EXPECT_EQ(std::ranges::count_if(axis_ticks(log, room),
                                  [](const Tick& tick) { return !tick.label.isEmpty(); }),
            4); // every second decade
}

TEST(Clipboard, TurnsCsvIntoRowsForASpreadsheet) {
  EXPECT_EQ(tab_separated("# a note, with \"quotes\"\nx,\"y, in \"\"s\"\"\"\n1,2.5\n\n3,4\n"),
            QStringLiteral("x\ty, in \"s\"\n1\t2.5\n\n3\t4\n"));
}

TEST_F(LookedTest, TheClipboardHasPicturesAndNumbers) {
  const LookedExport shown = look_at({});
  const auto data = figure_for_clipboard(shown.figure, document, catalogue, shown.spec);
  ASSERT_TRUE(data);
  EXPECT_TRUE((*data)->data(QStringLiteral("image/svg+xml")).contains("<svg"));
  EXPECT_TRUE((*data)->data(QStringLiteral("image/png")).startsWith("\x89PNG"));
  EXPECT_TRUE((*data)->hasImage());
  EXPECT_TRUE((*data)->text().startsWith(
      QStringLiteral("panel\tseries\toccupancy (warps/SM)\tthroughput (IPC/SM)\n")))
      << (*data)->text().left(200).toStdString();
}

/// CIE 1976 distance of two sRGB colours under D65.
double distance(const QColor& one, const QColor& two) {
  const auto lab = [](const QColor& colour) {
    const auto linear = [](double c) {
      return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16 / 116.0; };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047),
                 y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b),
                 z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const auto p = lab(one), q = lab(two);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// Distances of Okabe and Ito's colours that were worked out independently.
TEST(ColourVision, BringsColoursAsNearAsForTheColourBlind) {
  const QColor sky("#56B4E9"), blue("#0072B2"), purple("#CC79A7"), orange("#E69F00"),
      yellow("#F0E442"), green("#009E73");
  const auto seen = [](const QColor& a, const QColor& b, ColourVision vision) {
    return distance(seen_as(a, vision), seen_as(b, vision));
  };
  EXPECT_NEAR(seen(sky, blue, ColourVision::full), 26, 0.6);
  EXPECT_NEAR(seen(sky, purple, ColourVision::protan), 21, 0.6);
  EXPECT_NEAR(seen(orange, yellow, ColourVision::deutan), 17, 0.6);
  EXPECT_NEAR(seen(green, purple, ColourVision::deutan), 18, 0.6);
  EXPECT_NEAR(seen(sky, green, ColourVision::tritan), 16, 0.6);
}

TEST(ColourVision, LeavesGreysAloneAndKeepsTransparency) {
  for (const ColourVision vision :
       {ColourVision::grey, ColourVision::protan, ColourVision::deutan, ColourVision::tritan}) {
    EXPECT_EQ(seen_as(QColor(Qt::white), vision), QColor(Qt::white));
    EXPECT_EQ(seen_as(QColor(128, 128, 128), vision), QColor(128, 128, 128));
    QImage image(2, 1, QImage::Format_ARGB32);
    image.setPixel(0, 0, qRgba(255, 0, 0, 0));
    image.setPixel(1, 0, qRgba(255, 0, 0, 255));
    EXPECT_EQ(qAlpha(seen_as(image, vision).pixel(0, 0)), 0);
    EXPECT_EQ(seen_as(image, vision).pixelColor(1, 0), seen_as(QColor(255, 0, 0), vision));
  }
}

} // namespace
} // namespace loom
