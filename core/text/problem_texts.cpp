#include "core/text/problem_texts.h"

#include <array>
#include <vector>

namespace loom {

namespace {

constexpr auto first = std::to_array<std::string_view>({
    // What holds another problem, or goes on behind one.
    "%1; import its file first, or name another",
    "{%1}: %2",
    "in its text: %1",
    "cannot read: %1",
    "%1 in column %2",
    "formula: expected %1, found %2",
    "no quantity %1 in this scenario (did you mean %2?); %3",
    "no quantity %1 in this scenario; %2",
    "%1 (did you mean %2 or %3?)",
    "%1 (did you mean %2?)",
    "no quantity %1 in this scenario",
});

constexpr auto files = std::to_array<std::string_view>({
    // JSON.
    "syntax error while parsing %1 - %2",
    "unexpected %1; expected %2",
    "end of input",
    "string literal",
    "'[', '{', or a literal",
    "invalid literal; last read: %1; expected %2",
    "invalid literal; last read: %1",
    "larger than %1",
    "nested deeper than %1 levels",
    "JSON has no NaN or Infinity; expected a finite number",
    "the number is too large for a double",
    "duplicate key %1",
    "the key %1 is missing",
    "unknown key %1; known keys: %2",
    "unknown key %1",
    "expected a version such as %1, found %2",
    "the file is of version %1 and this program reads up to version %2; a newer LatencyLoom opens "
    "it",
    "expected an object {...}, found %1",
    "expected a list [...], found %1",
    "expected at most %1 entries, found %2",
    "expected text of at most %1 bytes, found %2",
    "expected text, found an empty one",
    "expected text, found %1",
    "expected one of %1, found %2",
    "a whole number from %1 to %2",
    "a number from %1 to %2, or \"inf\"",
    "a number from %1 to %2",
    "true or false",
    "an object",
    "a list",
    "a number",
    "text",

    // GPUs.
    "expected up to 64 lower-case letters, digits, '-' and '_', found %1",
    "expected 'YYYY' or 'YYYY-MM', found %1",
    "expected 'MAJOR.MINOR' as in '5.2', found %1",
    "'coalesced' is the GPU's own facts, not a pattern",
    "duplicate pattern %1",
    "expected the name of a file beside the GPU files, found %1",
    "more than %1 sources",
    "'sources' has no %1",
    "the whole source is longer than 4096 bytes",
    "with the family's note it is longer than 4096 bytes",
    "'columns' does not say unit, source and status of a bare number",
    "duplicate GPU %1",
    "%1 has a file of its own, which counts; remove it here",
    "%1 is a member of %2 too",
    "compute capability %1 is in %2 too",
    "the file of %1 is called %2, not %3",
    "unknown class of instruction %1%2",
    "duplicate class of instruction %1",
    "unknown GPU %1",
    "%1 GB/s, but %2 MHz × %3 bits × 2 = %4 GB/s",
    "%1 per SM, but %2",
    "%1 is %2, but %3",

    // Lessons.
    "expected at least one step",
    "expected at least two choices",
    "expected one right choice, found %1 on GPU %2",
    "expected \"from\" and \"to\", above 0 and ascending",
    "expected ids of views",
    "expected an object of parameters",
    "expected a text",
    "no parameter of this name; expected %1 or one of the GPU's numbers",
    "another step has the id %1 already",
    "the text has no heading %1",
    "the heading %1 is no step of lesson.json",
    "the heading %1 is no step of the lesson",
    "there is no heading %1",
    "expected %1 items '- ...' under %2, found %3",
    "%1 has other formulas than the lesson's: expected %2, found %3",
    "%1 has nothing in the lesson that it translates: take it out",
    "%1 is missing",
    "the title, '# ...' in the first line,",
    "the text",
    "the part %1",
    "the reason below %1",
    "item %1 of %2",
    "none",
    "the folder has no lesson; expected NAME.lesson.json and NAME.md",
    "expected 1 to 17 digits after ':'",
    "at most 1000 characters",
    "at most 64 levels",
    "an operator or the end",
    "a number, a name or '('",
    "min, max, ceil, floor, round or abs before '('",
    "')' after one argument",
    "',' or ')'",
    "the end",
    "no number %1; there is wall.factor",

    // Scenarios.
    "the file is empty",
    "neither a scenario nor a figure that LatencyLoom exported (%1)",
    "the file was written by a newer version of LatencyLoom; passed over: %1",
    "the file was written by a newer version of LatencyLoom",
    "the measurements of %1 are not inside the file: import them again",
    "the GPU %1 is not known here: %2 stands in for it",
    "expected a text that begins with 'latencyloom:'",
    "the link is longer than any scenario; copy it again",
    "a sign in the link is none of A to Z, a to z, 0 to 9, '-' and '_'; copy it again",
    "the link is damaged or cut short; copy the whole of it again",
    "expected the id of a GPU or a GPU",
    "GPU %1 has no access pattern %2; it has %3: the thesis's text gives stride2 and random for "
    "gtx980 alone",
    "GPU %1 has no access pattern %2; it has %3",
    "the architecture of GPU %1, %2, names no rules of memory access; choose some",
    "only the GPU's own rules and sizes of transactions give its numbers",
    "only the GPU's own banks and rules give its numbers",
    "cache: sizes of one's own leave no choice of cache",
    "banks: expected a power of two from 1 to 64, found %1",
    "expected true or false",
    "expected a 0 or 1 for each of the %1 threads, thread 0 first, found %2",
    "expected an object of at most %1 names with their expressions",
    "expected the name of a register or variable",
    "expected an expression of tid and threads, at most %1 bytes",
    "expected %1, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm, found %2",
    "expected the id of a figure",
    "expected more than min",
    "expected [x, y] in the axes' units",
    "expected one line without control characters",
    "expected an object of at most %1 looks by the figure's id",
    "expected an instruction, a text",
    "expected [alpha, warps, throughput], with the two ends of an error bar behind or without, and "
    "behind those the cycles and issue slots of the measuring loop or nothing",
    "expected an error bar around the throughput",
    "expected a SHA-256: 64 hexadecimal digits",
    "expected fewer points: a scenario holds %1 KiB of them in all",

    // Measurements of one's own.
    "expected a table: a line that names the columns, then a line a measurement",
    "the quotation mark has no end",
    "columns %1 and %2 mean the same: %3 and %4",
    "no column is alpha, and no alpha of all rows is given",
    "a column is alpha, and an alpha of all rows is given too",
    "no column is the occupancy: warps, threads, warps/scheduler or occupancy",
    "no column is the throughput, in any of its units",
    "GB/s are of loads from global memory, and the mix is %1",
    "an error bar needs both columns, low and high",
    "error bars are given twice: as low and high, and as error",
    "a column in %1 needs the %2 of the GPU, which is not known of %3",
    "expected %1 columns, found %2",
    "alpha %1, %2 warps again, as in line %3",
    "expected for '%1' %2, found %3",
    "an ILP, a whole number from 1",
    "an arithmetic intensity from 0, or inf",
    "an occupancy of 1 to 1024 warps/SM",
    "a number of cycles above 0",
    "a throughput from 0",
    "nothing, as there is no arithmetic at alpha 0",
    "nothing, as nothing is loaded at alpha inf",
    "a throughput of at most 1e6 IPC/SM",
    "the lower end of the error bar",
    "the upper end of the error bar",
    "half the error bar, from 0",
    "what the measuring loop takes a group, 0 to 1e6",
    "an error bar around the throughput",
    "half an error bar, from 0 and less than everything",

    // Fits.
    "%1 cannot tell %2 and how sure they are; at least %3 are needed",
    "%1 has no influence on these %2 points in the model '%3': leave it out, or add points that it "
    "limits",
    "%1 and %2 cannot be told apart by these %3 points: leave one of them out",
    "no parameter is free; the model '%1' has %2",
    "no source gives %1 of GPU %2: give it a value to start from",
    "%1 has no %2, which the loop needs; set it, or choose a GPU that has it",

    // Listings.
    "the line is longer than %1 bytes: this is no listing",
    "no instruction found; expected the output of 'cuobjdump -sass' or 'nvdisasm -hex', or "
    "CuAssembler's text",
    "expected an instruction such as '/*0090*/ LDG.E R8, [R2.64] ;' with its encoding, found %1",
    "expected an architecture such as sm_80, found %1",
    "%1 has no control codes: they begin with Kepler, sm_30",
    "the control code names dependency barrier 6 of 0 to 5: the encoding is damaged",
    "expected control text such as [B------:R-:W3:-:S04], found %1",
    "expected the instruction's address, such as /*0090*/, found %1",
    "expected an instruction and ';', found %1",
    "expected an encoding such as /* 0x0000000402087981 */, found %1",
    "no instruction of %1 stands at %2",
    "expected the instruction at %1, found %2; an excerpt that leaves lines out has no 'Function' "
    "line",
    "the instruction has neither an encoding nor control text; 'cuobjdump -sass' and 'nvdisasm "
    "-hex' print encodings",
    "the control text [%1] and the encoding, [%2], disagree",
    "expected an encoding such as /* 0x000ea8000c1e1900 */ alone on its line, found %1",
    "an encoding without its instruction; a listing of Kepler, Maxwell or Pascal needs a line such "
    "as 'code for sm_52' above",
    "an encoding without its instruction",
    "no control word of %1",
    "the instruction lacks its control word, which stands on a line of its own above %1",
    "the instruction at %1 lacks the second half of its encoding, which stands on the line below",
    "the instruction at %1 lacks its encoding, which stands on the line below",
    "the loop has %1 instructions; at most %2 can be simulated",
    "'unprintable bytes'",
});

/// What fits many.
constexpr auto last = std::to_array<std::string_view>({
    "expected %1, found %2",
    "the text %1",
    "unknown %1 %2",
    "%1 is above %2",
    "%1 is %2; expected %3",
    "%1 points",
    "%1 point",
    "%1 parameters",
    "%1 parameter",
    "%1 in line %2",
    "line %1",
    "%1 = %2: %3",
});

} // namespace

std::span<const std::string_view> problem_texts() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> texts(first.begin(), first.end());
    for (const std::span<const std::string_view> more :
         {std::span<const std::string_view>(files), run_texts(), derivation_texts(),
          std::span<const std::string_view>(last)})
      texts.insert(texts.end(), more.begin(), more.end());
    return texts;
  }();
  return all;
}

} // namespace loom
