#pragma once

/// Measurements, fits and listings that are wrong, each rule of reading them broken once at least.

#include "core/gpu/catalogue.h"
#include "core/measured/import.h"
#include "core/sass/analysis.h"
#include "core/sass/loop_code.h"
#include "core/sass/reader.h"
#include "core/scenario/models.h"
#include "core/study/fit.h"

#include <string>
#include <utility>
#include <vector>

namespace loom::broken {

inline std::vector<Message> import_problems(const Catalogue& catalogue) {
  using enum ColumnMeaning;
  std::vector<Message> all;
  for (const char* table : {"", "\"a,b\n"})
    all.push_back(csv_outline(table, "f").error().detail);
  const GpuSpec& known = **catalogue.find("gtx980");
  GpuSpec bare = known;
  bare.facts = {};
  for (ImportMapping mapping : std::initializer_list<ImportMapping>{
           {.columns = {alpha, alpha}},
           {.columns = {warps, other_ipc}},
           {.columns = {alpha, warps, other_ipc}, .alpha = 1},
           {.columns = {alpha, other_ipc}},
           {.columns = {alpha, warps}},
           {.columns = {alpha, warps, gigabytes}, .mix = "sfu"},
           {.columns = {alpha, warps, other_ipc, low}},
           {.columns = {alpha, warps, other_ipc, low, high, error}}})
    all.push_back(check_mapping(mapping, known).error().detail);
  all.push_back(check_mapping({.columns = {alpha, warps, gigabytes}}, bare).error().detail);
  const auto refused = [&](const char* rows, std::vector<ColumnMeaning> columns) {
    const ImportMapping mapping{.columns = std::move(columns)};
    if (const auto read = import_measured(rows, "f", mapping, known))
      for (const RefusedRows& each : read->report.refused)
        all.push_back(each.first.detail);
  };
  const char* head = "a,b,c\n";
  for (const char* row : {"1,2", "-1,2,3", "1,0,3", "1,2,-3", "1,2,1e9", "1,2,3\n1,2,4", "1,2,\"3"})
    refused((std::string(head) + row).c_str(), {alpha, warps, other_ipc});
  refused("a,b,c,d\n1,2,3,-1\n", {alpha, warps, other_ipc, loop_cycles});
  refused("a,b,c\n0,2,3\n", {alpha, warps, adds});
  refused("a,b,c\ninf,2,3\n", {alpha, warps, gigabytes});
  refused("a,b,c\n1,2,0\n", {alpha, warps, cycles});
  refused("a,b,c,d\n1,2,3,x\n", {alpha, warps, other_ipc, ilp});
  for (const char* row : {"1,2,3,x,4\n", "1,2,3,2,x\n", "1,2,3,4,5\n"})
    refused((std::string("a,b,c,d,e\n") + row).c_str(), {alpha, warps, other_ipc, low, high});
  for (const char* row : {"1,2,3,x\n", "1,2,3,-1\n"})
    refused((std::string("a,b,c,d\n") + row).c_str(), {alpha, warps, other_ipc, error});
  return all;
}

inline std::vector<Message> fit_problems(const Catalogue& catalogue) {
  const auto points = [](std::vector<MeasuredPoint> all) {
    auto set = std::make_shared<MeasuredSet>();
    set->data.points = std::move(all);
    return std::vector<MeasuredSetPtr>{std::move(set)};
  };
  const auto loads = points({{.alpha = 0, .warps = 1, .throughput = 0.0027},
                             {.alpha = 0, .warps = 2, .throughput = 0.0054},
                             {.alpha = 0, .warps = 4, .throughput = 0.0108}});
  const auto ones = points({{.alpha = 1, .warps = 1, .throughput = 0.06},
                            {.alpha = 1, .warps = 2, .throughput = 0.12},
                            {.alpha = 1, .warps = 3, .throughput = 0.18}});
  const Scenario scenario = default_scenario(*catalogue.find("gtx980"));
  Scenario units = scenario;
  units.mix = Mix::sfu;
  Scenario bare = scenario;
  GpuSpec unknown = *scenario.gpu;
  unknown.facts = {};
  unknown.patterns = {};
  bare.gpu = std::make_shared<const GpuSpec>(std::move(unknown));
  std::vector<Message> all;
  for (const FitRequest& request :
       std::initializer_list<FitRequest>{{scenario, 0, {}, loads},
                                         {bare, 0, {"mem_lat"}, loads},
                                         {scenario, 0, {"mem_lat", "alu_lat", "mem_thru"}, loads},
                                         {scenario, 0, {"mem_lat", "alu_lat"}, loads},
                                         {units, 0, {"sfu_alu_lat", "alu_lat"}, ones}})
    all.push_back(fit(request).error().detail);
  return all;
}

inline std::vector<Message> listing_problems(const Catalogue& catalogue) {
  const std::string start = "\tcode for sm_80\n\t\tFunction : f\n";
  const std::string exit = "/*0000*/ EXIT ; /* 0x000000000000794d */\n";
  const std::string rest = "/* 0x000fea0003800000 */\n";
  std::vector<Message> all;
  for (const std::string& text : {
           std::string(),
           std::string("code for gfx90a\n"),
           std::string("code for sm_20\n"),
           std::string("[B------:R-:W6:-:S01] /*0000*/ NOP ;\n"),
           std::string("code for sm_52\nFunction : f\n/*0008*/ EXIT; /* 0xe30000000007000f */\n"),
           std::string("code for sm_35\nFunction : f\n/* 0x001fc400fe2007f6 */\n"),
           std::string("code for sm_52\nFunction : f\n/* 0x001fc400fe2007f6 */\n"
                       "/*0008*/ BRA 0x8 }\n/*0010*/ NOP ; /* 0x50b0000000070f00 */\n"),
           std::string(sass::max_line_bytes + 1, 'x'),
           rest,
           "[B------:R-:W-:-:S04] " + exit + rest,
           start + "  hello\n",
           start + "/*0000*/ EXIT\n",
           start + "/*0000*/ EX\x01IT ;\n",
           start + "/*0000*/ EXIT ;\n",
           start + exit,
           start + "/*0000*/ EXIT ; /* 0x00000000000794d */\n",
           start + exit + rest + exit,
           start + "/*0008*/ EXIT ; /* 0x000000000000794d */\n",
           start + rest,
           start + exit + "/* 0x000fea0003800000 */ x\n",
           start + "/*0000*/ NOP ; /* 0x0000000000007918 */\n/* 0x000fa00000000000 */\n",
       })
    all.push_back(sass::read_listing(text, "f").error().detail);
  std::string code = "code for sm_86\nFunction : f\n";
  char line[64];
  for (std::size_t i = 0; i <= sass::max_loop_code; ++i) {
    std::snprintf(line, sizeof line, "[B------:R-:W-:-:S01] /*%04zx*/ %s ;\n", 16 * i,
                  i < sass::max_loop_code ? "NOP" : "BRA 0x0");
    code += line;
  }
  const auto listing = sass::read_listing(code, "f");
  const sass::Function& function = listing->functions.front();
  const sass::Analysis analysis = sass::analyze(function, **catalogue.find("h200"));
  all.push_back(sass::loop_code(function, analysis.graph, 0).error().detail);
  return all;
}

} // namespace loom::broken
