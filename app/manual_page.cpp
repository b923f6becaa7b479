// The manual page, in the macros of man(7), from the outline of the command line.

#include "app/cli_outline.h"
#include "core/base/pieces.h"
#include "core/base/version.h"

#include <algorithm>
#include <cctype>

namespace loom {
namespace {

/// Text as groff prints it: a minus that can be copied, and no line that is taken for a request.
std::string escaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool line_start = i == 0 || text[i - 1] == '\n';
    if (line_start && (text[i] == '.' || text[i] == '\''))
      result += "\\&";
    switch (text[i]) {
    case '\\':
      result += "\\e";
      break;
    case '-':
      result += "\\-";
      break;
    case '\'':
      result += "\\(aq";
      break;
    case '^':
      result += "\\(ha";
      break;
    case '~':
      result += "\\(ti";
      break;
    case '`':
      result += "\\(ga";
      break;
    default:
      result += text[i];
    }
  }
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string upper(std::string_view text) {
  std::string result;
  for (char c : text)
    result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

/// Lines that are indented stand as they are.
std::string filled(std::string_view text) {
  std::string result;
  bool example = false;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty())
      continue;
    const bool indented = line.front() == ' ';
    if (indented != example)
      result += indented ? ".PP\n.nf\n.RS\n" : ".RE\n.fi\n";
    example = indented;
    result += escaped(line.substr(std::min(line.find_first_not_of(' '), line.size()))) + "\n";
  }
  return result + (example ? ".RE\n.fi\n" : "");
}

void write_options(const std::vector<OptionOutline>& options, std::string& page) {
  std::string group;
  for (const OptionOutline& option : options) {
    if (!option.group.empty() && option.group != group && !option.names.empty())
      page += ".PP\n" + escaped(option.group) + ":\n";
    group = option.group;
    page += ".TP\n";
    for (const std::string& name : option.names)
      page += (&name == &option.names.front() ? "" : ", ") + bold(name);
    if (!option.value.empty())
      page += (option.names.empty() ? "" : " ") + italic(option.value);
    page += "\n" + escaped(option.help) + "\n";
  }
}

void write_subcommand(const CommandOutline& command, std::string& page) {
  page += ".SS \"latencyloom " + command.path + "\"\n";
  page += ".B latencyloom " + escaped(command.path) + "\n[\\fIOPTION\\fR]...\n";
  for (const OptionOutline& argument : command.arguments)
    page += (argument.required ? "" : "[") + italic(argument.value) +
            (argument.required ? "\n" : "]\n");
  page += ".PP\n" + filled(command.help);
  write_options(command.arguments, page);
  std::vector<OptionOutline> own;
  for (const OptionOutline& option : command.options)
    if (option.names.back() != "--help")
      own.push_back(option);
  write_options(own, page);
  if (!command.footer.empty())
    page += ".PP\n" + filled(command.footer);
}

/// Each paragraph "Title: text" as a section of its own.
void write_sections(std::string_view footer, std::string& page) {
  while (!footer.empty()) {
    const std::string_view paragraph = footer.substr(0, footer.find("\n\n"));
    footer.remove_prefix(std::min(footer.size(), paragraph.size() + 2));
    const std::size_t colon = std::min(paragraph.find(':'), paragraph.size());
    std::string_view text = paragraph.substr(std::min(colon + 1, paragraph.size()));
    if (text.starts_with(' '))
      text.remove_prefix(1);
    page += ".SH \"" + upper(paragraph.substr(0, colon)) + "\"\n" + filled(text);
  }
}

} // namespace

std::string manual_page(const Outline& commands) {
  const CommandOutline& program = commands.front();
  std::string title(first_line(program.help));
  title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
  if (title.ends_with('.'))
    title.pop_back();

  std::string page = ".\\\" Written by latencyloom --generate man.\n"
                     ".TH LATENCYLOOM 1 \"\" \"LatencyLoom ";
  page += std::string(version) + "\" \"User Commands\"\n";
  page += ".SH NAME\nlatencyloom \\- " + escaped(title) + "\n";
  page += ".SH SYNOPSIS\n.B latencyloom\n[\\fIFILE\\fR]\n.br\n.B latencyloom\n"
          ".I COMMAND\n[\\fIOPTION\\fR]...\n";
  page += ".SH DESCRIPTION\n" +
          filled(std::string_view(program.help)
                     .substr(std::min(first_line(program.help).size() + 1, program.help.size())));
  page += ".SH OPTIONS\n";
  write_options(program.arguments, page);
  write_options(program.options, page);
  page += ".SH COMMANDS\nCommands need no display; each says with\n" + bold("--help") +
          "\nwhat it knows.\n";
  for (std::size_t i = 1; i < commands.size(); ++i)
    write_subcommand(commands[i], page);
  write_sections(program.footer, page);
  return page;
}

} // namespace loom
