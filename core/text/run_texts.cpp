#include "core/text/problem_texts.h"

#include <array>

namespace loom {

namespace {

constexpr auto texts = std::to_array<std::string_view>({
    // SIMT programs: assembly.
    "a register R0 to R31 or RZ",
    "a register R0 to R31, RZ or a whole number of 32 bits",
    "a register R0 to R31, RZ or a whole number of words",
    "a predicate P0 to P6 or PT",
    "a predicate to write, P0 to P6 or PT",
    "a barrier B0 to B15",
    "'[' of an address",
    "a whole number of words",
    "a label of at most 40 letters, digits and '_', no digit first",
    "a label or an instruction",
    "an instruction",
    "a label",
    "the end of the line",
    "a byte that is no ASCII text",
    "SR_TID or SR_NTID",
    "label %1 stands here a second time",
    "there is no label %1",
    "the program has no instruction",
    "%1 takes no guard: it is for all active threads",
    "'.S' cannot stand after %1: put it on a NOP before or after",
    "'.S' and a guard exclude each other: put '.S' on a NOP of its own",
    "a program has at most 4096 instructions",
    "unknown instruction %1: expected one such as IADD, ISETP.LT, LDS, BRA or SSY",
    "unknown instruction %1",

    // SIMT programs: the structured language.
    "the program is longer than 64 KiB",
    "the program has no statement",
    "the program compiles to more than %1 instructions",
    "too many variables or too deep an expression: all %1 registers are in use",
    "too many variables: there are %1 registers, one a variable",
    "too deep a condition: all %1 predicates are in use, the input predicates included",
    "too long an expression: more than %1 operators wait for one another; use a variable between",
    "more than %1 blocks, parentheses and signs inside one another",
    "more than %1 convergence barriers inside one another",
    "there is no function %1 (did you mean %2?): known are cas, exch and add",
    "there is no function %1: known are cas, exch and add",
    "%1 is no memory: only 'mem' has words",
    "'}' without '{'",
    "'else' without 'if'",
    "'break' outside 'while'",
    "'continue' outside 'while'",
    "only a variable or 'mem[...]' can stand before '='",
    "expected '=' after %1",
    "an expression: a variable, a number, 'mem[...]' or '('",
    "a statement",
    "'=', an operator or ';'",
    "an operator or ';'",
    "';': only one '=' a statement",
    "%1: '==' compares",
    "%1 after the condition",
    "%1 and the value after the address",
    "%1 after the address",
    "%1 after the value",
    "%1 after 'if'",
    "%1 after 'while'",
    "%1 after 'else'",
    "%1 after 'mem'",
    "%1 after 'cas'",
    "%1 after 'exch'",
    "%1 after 'add'",
    "the end of the text",
    "a number of more than 32 bits",
    "a number with letters in it",

    // Inputs of a SIMT program.
    "the formula is longer than 64 KiB",
    "an operator or the end of the formula",
    "%1 is not known here (did you mean %2?): a formula has %3, and numbers",
    "%1 is not known here: a formula has %2, and numbers",
    "%1, a number or '('",
    "%1 is no variable of the program, no register R0 to R31 and not mem",

    // How a SIMT program runs and ends.
    "the program uses convergence barriers (BSSY, BSYNC, BREAK or YIELD), which the stack machine "
    "does not have; choose the independent machine",
    "the program uses the divergence stack (SSY, .S, PBK, PCNT or CAL), which the independent "
    "machine does not have; choose the stack machine",
    "deadlock: %1",
    "threads %1 wait at BAR for all others; %2",
    "threads %1 wait at BAR for all others",
    "threads %1 wait at %2 for %3; %4",
    "threads %1 wait at %2 for %3",
    "not over after %1 instructions; stopped at %2",
    "it will never end: the warp is again in the state it was in before, at %1 with threads %2",
    "the divergence stack is full (%1 entries), at %2",
    "'.S' of %1 finds the divergence stack empty",
    "'.S' of %1 finds the entry of a %2 on top of the divergence stack, not of an SSY",
    "%1 finds no entry of a %2 on the divergence stack",
    "thread %1 accesses word %2; the memory has words 0 to %3, at %4",

    // The filter of a table of GPUs.
    "no number of a GPU is called %1",
    "%1 is no number: write the word alone, such as 'maxwell'",
    "%1 needs a number after it",
    "%1 is no number to compare %2 with",
    "%1 needs the name of a number before it, such as 'sms >= 80'",

    // Launches.
    "a block of %1 warps needs %2 registers; a block has %3 on compute capability %4, and each "
    "sub-partition holds whole warps only",
    "a block of %1 warps needs %2 registers; a block has %3 on compute capability %4",
    "threads per block: %1",
    "registers per thread: %1",
    "bytes of shared memory per block: %1",
    "bytes of dynamic shared memory per block: %1",
    "bytes of static and dynamic shared memory per block: %1",
    "expected %1 on compute capability %2, found %3",
    "the file of GPU %1 names no compute capability, so the limits of its SM are not known",

    // Kernels, and what a prediction assumes.
    "the GPU %1 lacks numbers that a prediction needs: %2",
    "%1 of %2 is not known: %3 is taken, %4 %5",
    "an eighth",
    "four times alu_lat",
    "six times alu_lat",
    "one a cycle",
    "half of the DRAM's",
    "the L2's",
    "one sector of 32 bytes a cycle for each SM",
    "no uncoalesced access was measured on %1: latency and bandwidth of the DRAM are taken",
    "no launch was measured on %1: the time of the launch is left out",
    "no launch of blocks of %1 warps was measured: it is taken between those of %2",
    "a barrier takes %1 cycles: %2 with one warp and %3 more for each further one, as on an A100",
    "barriers are not charged: the method takes their cost from the latency of uncoalesced "
    "accesses, and none was measured on %1",
    "the L1 serves %1 % of the accesses: those that their block made before",
    "the L2 serves %1 % of the accesses: the grid accesses %2 KiB, the L2 holds %3, and what fits "
    "is there from before",
    "loads of constant memory cost one instruction: they are taken to hit its cache",
    "%1: the address depends on what memory holds: taken as coalesced and without bank conflicts",
    "%1: memory of the thread's own is taken as global memory",
    "%1: the condition depends on what memory holds: what it guards is taken to be executed",
    "%1: leaving the loop depends on what memory holds",
});

} // namespace

std::span<const std::string_view> run_texts() { return texts; }

} // namespace loom
