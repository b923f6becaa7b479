// Scenario files: round trips, versions, every kind of malformed file.

#include "core/document/document_json.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/nearest_gpu.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <limits>

namespace loom {
namespace {

using testing::HasSubstr;

Document everything() {
  Document document;
  Scenario& scenario = document.scenario;
  scenario.gpu = *catalogue().find("gtx980");
  scenario.mix = Mix::shared;
  scenario.alpha = std::numeric_limits<double>::infinity();
  scenario.warps = 7;
  scenario.ilp = 3;
  scenario.target = 0.9;
  scenario.overrides[static_cast<std::size_t>(Hardware::mem_lat)] = 412.25;
  scenario.overrides[static_cast<std::size_t>(Hardware::other_issue)] = 2;
  scenario.view = {ThroughputAxis::alpha, AxisScale::log, ThroughputUnit::gigaflops,
                   OccupancyUnit::percent};
  document.pins.push_back(default_scenario(*catalogue().find("gtx980")));
  document.pins.push_back(default_scenario(*catalogue().find("toy")));
  assign_series(document.pins);
  return document;
}

TEST(ScenarioJson, RoundTrips) {
  for (const int indent : {2, -1, 0}) {
    const std::string text = document_to_json(everything(), catalogue(), indent);
    const auto read = document_from_json(text, "s.json", catalogue());
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(read->document, everything());
    EXPECT_TRUE(read->warnings.empty());
    EXPECT_EQ(document_to_json(read->document, catalogue(), indent), text);
  }
  const std::string line = document_to_json(everything(), catalogue(), -1);
  EXPECT_EQ(line.find('\n'), line.size() - 1);
}

TEST(ScenarioJson, CarriesADivergenceThatIsNotTheDefaultAsVersion11) {
  Document document = everything();
  EXPECT_THAT(document_to_json(document, catalogue()), HasSubstr("\"version\": \"1.0\""));
  Divergence& divergence = document.scenario.divergence;
  divergence.program = "EXIT // \"ends\"\n";
  divergence = with_threads(divergence, 8);
  EXPECT_EQ(divergence.predicates[0], 0b01100110u);
  divergence.machine = simt::MachineKind::independent;
  divergence.first = simt::FirstPath::fallthrough;
  divergence.seed = 4294967295u;
  divergence.predicates[6] = 1;
  divergence.formulas = {{"R1", "tid * 2"}, {"n", "threads - tid"}};
  divergence.converge = false;
  divergence.step = 12;
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.1\""));
  EXPECT_THAT(text, HasSubstr("\"P0\": \"01100110\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
}

TEST(ScenarioJson, CarriesLatenciesThatAreNotTheDefaultAsVersion15) {
  Document document = everything();
  EXPECT_THAT(document_to_json(document, catalogue()), testing::Not(HasSubstr("latencies")));
  document.scenario.latencies = Latencies::fixed;
  document.pins[0].latencies = Latencies::fixed;
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.5\""));
  EXPECT_THAT(text, HasSubstr("\"latencies\": \"fixed\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_NE(read->document, everything());
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
}

TEST(ScenarioJson, CarriesTheSimulatedSchedulingAsVersion110) {
  Document document = everything();
  EXPECT_THAT(document_to_json(document, catalogue()), testing::Not(HasSubstr("reissue")));
  document.scenario.scheduling = {.policy = Policy::oldest_first,
                                  .dual_issue = true,
                                  .reissue = 2,
                                  .barrier_every = 8,
                                  .block_iterations = 100};
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.10\""));
  EXPECT_THAT(text, HasSubstr("\"policy\": \"oldest\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
  const auto refused = [](const char* member) {
    const auto wrong = document_from_json(
        R"({"format": "latencyloom-scenario", "version": "1.10", "gpu": "toy", )" +
            std::string(member) + "}",
        "s.json", catalogue());
    return wrong ? std::string() : to_line(wrong.error());
  };
  EXPECT_THAT(refused(R"("policy": "random")"), HasSubstr("/policy: expected"));
  EXPECT_THAT(refused(R"("reissue": 0)"), HasSubstr("/reissue: expected"));
  EXPECT_THAT(refused(R"("barrier_every": 65)"), HasSubstr("/barrier_every: expected"));
  EXPECT_THAT(refused(R"("dual_issue": 1)"), HasSubstr("/dual_issue: expected"));
  // What is said of a launch is read with the launch.
  EXPECT_THAT(refused(R"("block_warps": 4)"), HasSubstr("block_warps"));
}

TEST(ScenarioJson, CarriesAnInstructionLoopALineAnElementAsVersion17) {
  Document document = everything();
  EXPECT_THAT(document_to_json(document, catalogue()), testing::Not(HasSubstr("loop")));
  document.scenario.instruction_loop =
      *loop_from_text("# two tiles in flight\nilp 4\nLDGSTS.128 x4 stages=2 l2=0.6\nFFMA x64.25");
  document.scenario.view.loop_axis = LoopAxis::stages;
  document.pins[1].instruction_loop = *loop_from_text("FADD x1e6\npath 12.5");
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.7\""));
  EXPECT_THAT(text, HasSubstr("\"LDGSTS.128 x4 l2=0.6 stages=2\""));
  EXPECT_THAT(text, HasSubstr("\"loop_axis\": \"stages\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_NE(read->document, everything());
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
}

TEST(ScenarioJson, CarriesWhatIsSaidOfPinsAsVersion18) {
  Document document = everything();
  EXPECT_THAT(document_to_json(document, catalogue()), testing::Not(HasSubstr("series")));
  document.name = "here";
  document.pins[0].name = "Maxwell, как есть";
  document.pins[0].hidden = true;
  document.pins[1].gpu_alone = true;
  document.pins[1].series = 7;
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.8\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
  const auto refused = [](const char* pin) {
    const auto wrong = document_from_json(
        R"({"format": "latencyloom-scenario", "version": "1.8", "gpu": "toy", "pins": [)" +
            std::string(pin) + "]}",
        "s.json", catalogue());
    return wrong ? std::string() : to_line(wrong.error());
  };
  EXPECT_THAT(refused(R"({"gpu": "toy", "hidden": 1})"),
              HasSubstr("/pins/0/hidden: expected true or false"));
  EXPECT_THAT(refused(R"({"gpu": "toy", "series": 1})"), HasSubstr("/pins/0/series: expected"));
  EXPECT_THAT(refused(R"({"gpu": "toy", "series": 10})"), HasSubstr("/pins/0/series: expected"));
}

TEST(ScenarioJson, CarriesWarpsNeededThatWereMeasured) {
  Document document = everything();
  document.scenario.measured = {std::make_shared<const MeasuredSet>(
      MeasuredSet{.name = "mine.csv",
                  .sha256 = std::string(64, '0'),
                  .data = {.needed = {{0, 30.5, 29, 32}, {48, 46}, {INFINITY, 22}}}})};
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.8\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_TRUE(read->warnings.empty());
  EXPECT_TRUE(left_out_of_file(document).empty());
}

TEST(ScenarioJson, SaysWhereAnInstructionLoopIsWrong) {
  const auto said = [](const std::string& lines) {
    const auto read = document_from_json(
        R"({"format": "latencyloom-scenario", "version": "1.7", "gpu": "toy", "instruction_loop": )" +
            lines + "}",
        "s.json", catalogue());
    return read ? std::string("nothing") : to_line(read.error());
  };
  EXPECT_THAT(said(R"(["FFMA x4", "LDG.32 x-1"])"), HasSubstr("/instruction_loop/1"));
  EXPECT_THAT(said(R"(["FFMA x4", "LDG.32 x-1"])"), HasSubstr("a number from 0 to"));
  EXPECT_THAT(said(R"(["LDG.32 l1=0.8 l2=0.4"])"), HasSubstr("add up to 1.2"));
  EXPECT_THAT(said(R"(["LDG.32", 7])"), HasSubstr("/instruction_loop/1"));
  EXPECT_THAT(said(R"(["LDG.32\nFFMA"])"), HasSubstr("expected a line of a loop"));
  EXPECT_THAT(said("[]"), HasSubstr("at least one instruction"));
  EXPECT_THAT(said(R"("FFMA")"), HasSubstr("expected the lines of a loop"));
  std::string many = "[\"FADD\"";
  for (int i = 1; i < 200; ++i)
    many += ", \"FADD\"";
  EXPECT_THAT(said(many + "]"), HasSubstr("at most"));
  EXPECT_THAT(said(R"(["FFMA"], "view": {"loop_axis": "depth"})"), HasSubstr("/view/loop_axis"));
  EXPECT_EQ(said(R"(["# a title", "ilp 2", "FFMA"])"), "nothing");
}

TEST(ScenarioJson, CarriesAGpuThatIsNotBuiltIn) {
  Document document = everything();
  GpuSpec own = *document.scenario.gpu;
  own.id = "my-gpu";
  own.name = "Zwölf \"GPUs\"";
  document.scenario.gpu = std::make_shared<const GpuSpec>(own);
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"gpu\": {"));
  const auto read = document_from_json(text, "s.json", Catalogue());
  ASSERT_FALSE(read) << "the pins name built-in GPUs";
  const auto again = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_EQ(again->document, document);
}

TEST(ScenarioJson, MissingKeysTakeDefaults) {
  const auto read =
      document_from_json(R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "toy"})",
                         "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  Scenario expected;
  expected.gpu = *catalogue().find("toy");
  EXPECT_EQ(read->document.scenario, expected);
}

std::string scenario_with(const std::string& members) {
  return R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "gtx980", )" + members +
         "}";
}

TEST(ScenarioJson, Versions) {
  const auto text = [](const std::string& version) {
    return R"({"format": "latencyloom-scenario", "version": ")" + version +
           R"(", "gpu": "toy", "colour": "blue"})";
  };
  const auto newer =
      document_from_json(text("1." + std::to_string(scenario_minor + 1)), "s.json", catalogue());
  ASSERT_TRUE(newer) << to_line(newer.error());
  ASSERT_EQ(newer->warnings.size(), 1u);
  EXPECT_THAT(newer->warnings[0].english(), HasSubstr("passed over: /colour"));
  const auto refused = document_from_json(text("2.0"), "s.json", catalogue());
  ASSERT_FALSE(refused);
  EXPECT_THAT(to_line(refused.error()), HasSubstr("s.json: /version: the file is of version 2.0"));
  for (const char* version : {"", "1", "1.", ".1", "1.0.0", "0.1", "-1.0", "1.-1", "99999999999.0"})
    EXPECT_FALSE(document_from_json(text(version), "s.json", catalogue())) << version;
}

TEST(ScenarioJson, NamesThePlaceAndWhatWasExpected) {
  const std::string good = document_to_json(everything(), catalogue());
  const std::pair<std::string, const char*> cases[] = {
      {good.substr(0, good.size() / 2), "s.json:"},
      {std::string(100, '['), "nested deeper than 64 levels"},
      {std::string((1u << 20) + 1, ' '), "larger than 1 MiB"},
      {R"({"version": "1.0", "gpu": "toy"})", "the key 'format' is missing"},
      {R"({"format": "latencyloom-scenario", "version": "1.0"})", "the key 'gpu' is missing"},
      {R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "gtx98"})",
       "s.json: /gpu: unknown GPU 'gtx98' (did you mean 'gtx980' or 'gtx980ti'?); import its file "
       "first, or name "
       "another"},
      {scenario_with(R"("alpha": -1)"),
       R"(/alpha: expected a number from 0 to 1000000, or "inf", found -1)"},
      {scenario_with(R"("alpha": 1e7)"), "/alpha: expected a number from 0 to 1000000"},
      {scenario_with(R"("alpha": NaN)"), "JSON has no NaN or Infinity"},
      {scenario_with(R"("alpha": "many")"), "/alpha: expected a number from 0 to 1000000"},
      {scenario_with(R"("warps": 0)"), "/warps: expected a whole number from 1 to 1024 warps/SM"},
      {scenario_with(R"("warps": 1.5)"), "found 1.5"},
      {scenario_with(R"("ilp": 65)"), "/ilp: expected a whole number from 1 to 64"},
      {scenario_with(R"("target": 0)"), "/target: expected a number from 0.01 to 1"},
      {scenario_with(R"("mix": "globl")"), "(did you mean 'global'?)"},
      {scenario_with(R"("access": "stride3")"), "/access: GPU 'gtx980' has no access pattern"},
      {scenario_with(R"("overrides": {"mem_latency": 1})"),
       "/overrides/mem_latency: unknown key 'mem_latency' (did you mean 'mem_lat'"},
      {scenario_with(R"("overrides": {"mem_lat": 0})"),
       "/overrides/mem_lat: expected a number from 1 to 100000 cycles, found 0"},
      {scenario_with(R"("view": {"throughput_axis": "time"})"),
       "/view/throughput_axis: expected one of warps, alpha, found 'time'"},
      {scenario_with(R"("alhpa": 1)"), "/alhpa: unknown key 'alhpa' (did you mean 'alpha'?)"},
      {scenario_with(R"("ilp": 1, "ilp": 2)"), "/ilp: duplicate key 'ilp'"},
      {scenario_with(R"("pins": [{"gpu": "toy", "warps": -1}])"), "/pins/0/warps: expected"},
      {scenario_with(R"("pins": [{"gpu": "toy", "pins": []}])"), "/pins/0/pins: unknown key"},
      {scenario_with(R"("pins": [1,2,3,4,5,6,7,8,9])"), "expected at most 8 entries, found 9"},
      {scenario_with("\"mix\": \"\xff\""), "s.json:1:"},
      {scenario_with(R"("divergence": {"thread": 4})"),
       "/divergence/thread: unknown key 'thread' (did you mean 'threads'?)"},
      {scenario_with(R"("divergence": {"threads": 33})"),
       "/divergence/threads: expected a whole number from 4 to 32 threads, found 33"},
      {scenario_with(R"("divergence": {"machine": "stak"})"), "(did you mean 'stack'?)"},
      {scenario_with(R"("divergence": {"predicates": {"P0": "011"}})"),
       "/divergence/predicates/P0: expected a 0 or 1 for each of the 4 threads"},
      {scenario_with(R"("divergence": {"predicates": {"P7": "0110"}})"),
       "/divergence/predicates/P7: unknown key"},
      {scenario_with(R"("divergence": {"formulas": {"n": 3}})"),
       "/divergence/formulas/n: expected an expression"},
      {scenario_with(R"("divergence": {"program": ")" + std::string(65537, 'N') + "\"}"),
       "/divergence/program: "},
  };
  for (const auto& [text, message] : cases) {
    const auto read = document_from_json(text, "s.json", catalogue());
    ASSERT_FALSE(read) << message;
    EXPECT_EQ(read.error().code, ErrorCode::bad_input);
    EXPECT_THAT(to_line(read.error()), HasSubstr(message));
    EXPECT_FALSE(lint_scenario(text, "s.json", catalogue()).empty());
  }
}

TEST(ScenarioJson, LintFindsEveryProblemAndKnowsGpuFiles) {
  EXPECT_EQ(
      lint_file(scenario_with(R"("alpha": -1, "warps": 0, "x": 1)"), "s.json", catalogue()).size(),
      3u);
  const std::string gpu = gpu_to_json(**catalogue().find("gtx980"));
  EXPECT_TRUE(lint_file(gpu, "g.json", catalogue()).empty());
  EXPECT_EQ(lint_file("", "e", catalogue()).size(), 1u);
}

TEST(ScenarioJson, TakesTheNearestGpuOnlyWhenToldTo) {
  const std::string text = R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "rtx6090",
    "alpha": 5, "pins": [{"gpu": "rtx6090"}, {"gpu": "h300"}]})";
  EXPECT_FALSE(document_from_json(text, "s.json", catalogue()));
  const auto read = document_from_json(text, "s.json", catalogue(), MissingGpu::nearest);
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document.scenario.gpu->id, "rtx5090");
  EXPECT_EQ(read->document.scenario.alpha, 5);
  ASSERT_EQ(read->document.pins.size(), 2u);
  EXPECT_EQ(read->document.pins[1].gpu->id, "h200");
  EXPECT_EQ(read->stand_ins.size(), 2u);
  EXPECT_THAT(
      read->warnings,
      testing::Contains(testing::Property(
          &Message::english, "the GPU 'rtx6090' is not known here: RTX 5090 stands in for it")));
  const auto none =
      document_from_json(R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "radeon"})",
                         "s.json", catalogue(), MissingGpu::nearest);
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().detail.english(), HasSubstr("unknown GPU 'radeon'"));
}

TEST(NearestGpu, IsOfTheFamilyAndNextInIt) {
  const std::pair<const char*, const char*> nearest[] = {
      {"gtx9800", "gtx980"},  {"GTX980", "gtx980"},
      {"rtx6090", "rtx5090"}, // one letter from the 3090 and the 4090 as well
      {"h300", "h200"},       // and the h100, and the b300 of another family
      {"b400", "b300"},       // and the b100 and b200
      {"gtx98", "gtx980"},    {"rtx50900000000", "rtx5090"}};
  for (const auto& [missing, stand_in] : nearest) {
    const GpuPtr near = nearest_gpu(missing, catalogue());
    ASSERT_TRUE(near) << missing;
    EXPECT_EQ(near->id, stand_in) << missing;
  }
  for (const std::string& far : {std::string(), std::string("radeon"), std::string(65, 'h'),
                                 std::string("\xff\xfe"), std::string("arc-a770")})
    EXPECT_FALSE(nearest_gpu(far, catalogue())) << far;
}

// A name becomes a comment of LaTeX, a cell of a spreadsheet, a line on a terminal.
TEST(ScenarioJson, NamesAreOneLineWithoutControlCharacters) {
  for (const char* unfit :
       {"\\r", "\\n", "\\u000b", "\\f", "\\u001b[2J", "\\u2028", "\\u0085", "\\u202e"}) {
    const std::string name = std::string("x") + unfit + "y";
    const std::string begin =
        R"({"format":"latencyloom-scenario","version":"1.8","gpu":"gtx980","alpha":48,"warps":54,)";
    for (const auto& [text, pointer] :
         {std::pair{R"("pins":[{"gpu":"h200","alpha":48,"warps":54,"name":")" + name + R"("}]})",
                    "/pins/0/name"},
          {R"("name":")" + name + R"("})", "/name"},
          {R"("measured":[{"name":")" + name +
               R"(","sha256":"0","alpha":[1],"warps":[1],"throughput":[1]}]})",
           "/measured/0/name"}}) {
      const auto read = document_from_json(begin + text, "s.json", catalogue());
      ASSERT_FALSE(read) << text;
      EXPECT_THAT(to_line(read.error()), HasSubstr("expected one line without control characters"));
      EXPECT_EQ(read.error().where.pointer, pointer);
      EXPECT_FALSE(lint_scenario(begin + text, "s.json", catalogue()).empty());
    }
  }
}

TEST(ScenarioJson, ANameOfAnyFileIsWrittenSoThatItIsReadAgain) {
  Document document = everything();
  document.pins[0].name = "a\rb";
  document.name = "c\u2028d\xff";
  const auto read = document_from_json(document_to_json(document, catalogue()), "s", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document.pins[0].name, "a\uFFFDb");
  EXPECT_EQ(read->document.name, "c\uFFFDd\uFFFD");
}

} // namespace
} // namespace loom
