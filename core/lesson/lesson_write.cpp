// write_lesson() of core/lesson/lesson_json.h.

#include "core/base/utf8.h"
#include "core/lesson/lesson_json.h"
#include "core/text/json_writer.h"

namespace loom {

namespace {

using namespace lesson;

void text(JsonWriter& writer, std::string_view key, const std::string& value) {
  if (!value.empty())
    writer.key(key).text(value);
}

void write_settings(JsonWriter& writer, std::string_view key,
                    const std::vector<Setting>& settings) {
  if (settings.empty())
    return;
  writer.key(key).begin_object();
  for (const Setting& setting : settings) {
    writer.key(setting.name);
    setting.value     ? writer.number_or_inf(*setting.value)
    : setting.formula ? writer.text(setting.formula->text())
                      : writer.text(setting.text);
  }
  writer.end_object();
}

void write_question(JsonWriter& writer, const Step& step) {
  if (step.answer) {
    writer.key("answer").text(step.answer->text());
    text(writer, "unit", step.unit);
    if (step.tolerance != Step().tolerance)
      writer.key("tolerance").number(step.tolerance);
  }
  if (step.kind == StepKind::choice) {
    writer.key("choices").objects(step.choices, [&](const Choice& choice) {
      writer.key("label").text(choice.label);
      writer.key("right").text(choice.right.text());
      text(writer, "reason", choice.reason);
    });
  }
  if (const auto& sketch = step.sketch) {
    writer.key("x").text(sketch->x).key("y").text(sketch->y);
    writer.key("from").number(sketch->from).key("to").number(sketch->to);
    writer.key("tolerance").number(sketch->tolerance).key("share").number(sketch->share);
  }
  if (!step.wrong.empty()) {
    writer.key("wrong").objects(step.wrong, [&](const Reason& reason) {
      writer.key("when").text(reason.when.text());
      writer.key("reason").text(reason.words);
    });
  }
}

void write_step(JsonWriter& writer, const Step& step) {
  writer.begin_object();
  writer.key("id").text(step.id);
  writer.key("type").text(to_string(step.kind));
  text(writer, "view", step.view);
  if (!step.hide.empty())
    writer.key("hide").texts(step.hide);
  write_settings(writer, "set", step.set);
  write_settings(writer, "reveal", step.reveal_set);
  write_question(writer, step);
  writer.end_object();
}

std::string markdown_of(const Lesson& lesson) {
  std::string markdown;
  const auto part = [&markdown](const std::string& heading, const std::string& words) {
    if (words.empty())
      return;
    if (!heading.empty())
      markdown += "\n### " + heading + '\n';
    markdown += words + '\n';
  };
  for (const Step& step : lesson.steps) {
    markdown += (markdown.empty() ? "## " : "\n## ") + step.id + '\n';
    part("", step.prose);
    part("reveal", step.reveal);
    part("notes", step.notes);
  }
  return markdown;
}

} // namespace

LessonFiles write_lesson(const Lesson& lesson) {
  JsonWriter writer;
  writer.begin_object();
  writer.key("format").text("latencyloom-lesson");
  writer.key("version").text(std::to_string(lesson_major) + '.' + std::to_string(lesson_minor));
  writer.key("id").text(lesson.id);
  writer.key("title").text(one_line(lesson.title));
  writer.key("source").text(one_line(lesson.source));
  writer.key("gpu").text(lesson.gpu);
  writer.key("steps").array(lesson.steps, [&](const Step& step) { write_step(writer, step); });
  writer.end_object();
  return {.json = writer.str() + '\n', .markdown = markdown_of(lesson)};
}

} // namespace loom
