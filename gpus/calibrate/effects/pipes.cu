// Latency and rate of arithmetic, and what two kinds of it take together: instructions that wait
// for one another though nothing depends on it share a pipe.
//
//     effects/run builds and runs it; pipes > h200_pipes.csv

#include "effects.cuh"

namespace {

using namespace effects;

/// All of a chain's result, so that the compiler leaves none of it out.
__device__ unsigned folded(unsigned value) { return value; }
__device__ unsigned folded(int value) { return static_cast<unsigned>(value); }
__device__ unsigned folded(float value) { return __float_as_uint(value); }
__device__ unsigned folded(unsigned long long value) {
  return static_cast<unsigned>(value) ^ static_cast<unsigned>(value >> 32);
}
__device__ unsigned folded(long long value) {
  return folded(static_cast<unsigned long long>(value));
}
__device__ unsigned folded(double value) { return folded(__double_as_longlong(value)); }

/// A chain of one operation. `length`: how many of them the measuring loop has, few where one takes
/// many instructions.
#define OPERATION(NAME, TYPE, REGISTER, LENGTH, CODE, PTX)                                         \
  struct NAME {                                                                                    \
    static constexpr int length = LENGTH;                                                          \
    static constexpr const char *text = PTX, *code = CODE;                                         \
    TYPE value, other, third;                                                                      \
    __device__ void begin(int seed, int one, int two) {                                            \
      value = static_cast<TYPE>(seed + 1);                                                         \
      other = static_cast<TYPE>(one);                                                              \
      third = static_cast<TYPE>(two);                                                              \
    }                                                                                              \
    __device__ void step() {                                                                       \
      asm volatile(PTX : "+" REGISTER(value) : REGISTER(other), REGISTER(third));                  \
    }                                                                                              \
    __device__ unsigned end() const { return folded(value); }                                      \
  };

// Where the same instruction twice would be one or none, another stands between.
OPERATION(Fadd, float, "f", 32, "FADD", "add.rn.f32 %0, %0, %1;")
OPERATION(Fmul, float, "f", 32, "FMUL", "mul.rn.f32 %0, %0, %1;")
OPERATION(Ffma, float, "f", 32, "FFMA", "fma.rn.f32 %0, %0, %1, %1;")
OPERATION(Fmin, float, "f", 16, "2 FMNMX", "min.f32 %0, %0, %1; max.f32 %0, %0, %2;")
OPERATION(Hfma2, unsigned, "r", 32, "HFMA2 or HFMA2.MMA in turn", "fma.rn.f16x2 %0, %0, %1, %1;")
OPERATION(Dadd, double, "d", 32, "DADD", "add.rn.f64 %0, %0, %1;")
OPERATION(Dfma, double, "d", 32, "DFMA", "fma.rn.f64 %0, %0, %1, %1;")
OPERATION(RcpAdd, float, "f", 16, "MUFU.RCP FADD",
          "rcp.approx.ftz.f32 %0, %0; add.rn.f32 %0, %0, %1;")
OPERATION(Rsq, float, "f", 32, "MUFU.RSQ", "rsqrt.approx.ftz.f32 %0, %0;")
OPERATION(SqrtApprox, float, "f", 32, "MUFU.SQRT", "sqrt.approx.ftz.f32 %0, %0;")
OPERATION(Ex2, float, "f", 32, "MUFU.EX2", "ex2.approx.ftz.f32 %0, %0;")
OPERATION(Lg2, float, "f", 32, "MUFU.LG2", "lg2.approx.ftz.f32 %0, %0;")
OPERATION(Sin, float, "f", 32, "FMUL MUFU.SIN", "sin.approx.ftz.f32 %0, %0;")
OPERATION(Tanh, float, "f", 32, "MUFU.TANH", "tanh.approx.f32 %0, %0;")
OPERATION(Ex2Subnormal, float, "f", 8, "FSETP 2 FMUL MUFU.EX2 FADD",
          "ex2.approx.f32 %0, %0; add.rn.f32 %0, %0, %1;")
OPERATION(Lg2Subnormal, float, "f", 8, "FSETP FMUL MUFU.LG2 FADD", "lg2.approx.f32 %0, %0;")
OPERATION(RsqSubnormal, float, "f", 8, "FSETP 2 FMUL MUFU.RSQ", "rsqrt.approx.f32 %0, %0;")
OPERATION(DivFull, float, "f", 8, "2 FSETP FSEL 4 FMUL MUFU.RCP", "div.full.f32 %0, %1, %0;")
OPERATION(DivApprox, float, "f", 8, "MUFU.RCP FMUL", "div.approx.ftz.f32 %0, %1, %0;")
OPERATION(Div, float, "f", 4, "MUFU.RCP FCHK 5 FFMA and a branch", "div.rn.f32 %0, %1, %0;")
OPERATION(RcpRound, float, "f", 4, "MUFU.RCP 2 FFMA FADD LOP3 ISETP and a branch; FADD",
          "rcp.rn.f32 %0, %0; add.rn.f32 %0, %0, %1;")
OPERATION(Sqrt, float, "f", 4, "MUFU.RSQ 2 FMUL 2 FFMA IADD3 ISETP and a branch",
          "sqrt.rn.f32 %0, %0;")
OPERATION(DivDouble, double, "d", 2, "MUFU.RCP64H 7 DFMA DMUL FFMA 2 FSETP and a branch",
          "div.rn.f64 %0, %1, %0;")
OPERATION(RcpDouble, double, "d", 2, "MUFU.RCP64H 5 DFMA FSETP LOP3 and a branch; DADD",
          "rcp.rn.f64 %0, %0; add.rn.f64 %0, %0, %1;")
OPERATION(SqrtDouble, double, "d", 2, "MUFU.RSQ64H 5 DFMA 3 DMUL ISETP and a branch",
          "sqrt.rn.f64 %0, %0;")
OPERATION(Iadd3, unsigned, "r", 32, "IADD3", "{.reg .u32 t; add.u32 t, %0, %1; add.u32 %0, t, %2;}")
OPERATION(IaddLop, unsigned, "r", 16, "VIADD LOP3", "add.u32 %0, %0, %1; xor.b32 %0, %0, %2;")
OPERATION(Lop3, unsigned, "r", 32, "LOP3", "lop3.b32 %0, %0, %1, %1, 0x1e;")
OPERATION(Shl, unsigned, "r", 32, "SHF.L", "shl.b32 %0, %0, %1;")
OPERATION(Shr, unsigned, "r", 32, "SHF.R.U32", "shr.u32 %0, %0, %1;")
OPERATION(ShrSigned, int, "r", 32, "SHF.R.S32", "shr.s32 %0, %0, %1;")
OPERATION(Shf, unsigned, "r", 32, "SHF.L.W", "shf.l.wrap.b32 %0, %0, %0, %1;")
OPERATION(ShlLop, unsigned, "r", 16, "IMAD.SHL LOP3", "shl.b32 %0, %0, 3; xor.b32 %0, %0, %1;")
OPERATION(Lea, unsigned, "r", 32, "LEA", "{.reg .u32 t; shl.b32 t, %0, 3; add.u32 %0, t, %1;}")
OPERATION(Imad, unsigned, "r", 32, "IMAD", "mad.lo.u32 %0, %0, %1, %1;")
OPERATION(Imul, unsigned, "r", 32, "IMAD", "mul.lo.u32 %0, %0, %1;")
OPERATION(ImulHigh, unsigned, "r", 32, "IMAD.HI", "mul.hi.u32 %0, %0, %1;")
OPERATION(ImadWide, unsigned long long, "l", 32, "IMAD.WIDE",
          "{.reg .u32 a, b; mov.b64 {a, b}, %0; mul.wide.u32 %0, a, b;}")
OPERATION(MulLong, unsigned long long, "l", 8, "IMAD.WIDE 2 IMAD IADD3", "mul.lo.u64 %0, %0, %1;")
OPERATION(MadLong, unsigned long long, "l", 8, "IMAD.WIDE 2 IMAD IADD3",
          "mad.lo.u64 %0, %0, %1, %1;")
OPERATION(MulHighLong, unsigned long long, "l", 4, "4 IMAD.WIDE IADD3 IADD3.X and moves",
          "mul.hi.u64 %0, %0, %1;")
OPERATION(AddLong, unsigned long long, "l", 16, "IADD3 IADD3.X 2 LOP3",
          "add.u64 %0, %0, %1; xor.b64 %0, %0, %2;")
OPERATION(IabsAdd, int, "r", 16, "IABS IADD3", "abs.s32 %0, %0; sub.s32 %0, %1, %0;")
OPERATION(IabsLop, int, "r", 16, "IABS LOP3", "abs.s32 %0, %0; xor.b32 %0, %0, %1;")
OPERATION(Imnmx, int, "r", 16, "2 VIMNMX", "min.s32 %0, %0, %1; max.s32 %0, %0, %2;")
OPERATION(ImnmxUnsigned, unsigned, "r", 16, "2 VIMNMX", "min.u32 %0, %0, %1; max.u32 %0, %0, %2;")
OPERATION(Prmt, unsigned, "r", 32, "PRMT", "prmt.b32 %0, %0, %1, 0x3120;")
OPERATION(Select, int, "r", 16, "ISETP SEL LOP3",
          "{.reg .pred p; setp.lt.s32 p, %0, %1; selp.b32 %0, %1, %2, p; xor.b32 %0, %0, %1;}")
OPERATION(Popc, unsigned, "r", 32, "POPC", "popc.b32 %0, %0;")
OPERATION(Clz, unsigned, "r", 16, "FLO IADD3", "clz.b32 %0, %0;")
OPERATION(Brev, unsigned, "r", 16, "BREV LOP3", "brev.b32 %0, %0; xor.b32 %0, %0, %1;")
OPERATION(Dp4a, unsigned, "r", 32, "IDP.4A", "dp4a.u32.u32 %0, %0, %1, %0;")
OPERATION(Bfe, unsigned, "r", 8, "2 PRMT SHF.R SGXT", "bfe.u32 %0, %0, %1, %2;")
OPERATION(IntToFloat, unsigned, "r", 32, "I2FP",
          "{.reg .f32 f; cvt.rn.f32.u32 f, %0; mov.b32 %0, f;}")
OPERATION(FloatToInt, unsigned, "r", 32, "F2I",
          "{.reg .f32 f; mov.b32 f, %0; cvt.rzi.s32.f32 %0, f;}")
OPERATION(DivInt, int, "r", 2, "I2F MUFU.RCP F2I 2 IMAD.HI and 17 others",
          "div.s32 %0, %1, %0; or.b32 %0, %0, %2;")
OPERATION(RemUnsigned, unsigned, "r", 2, "I2F MUFU.RCP F2I 2 IMAD.HI and 12 others",
          "rem.u32 %0, %1, %0; or.b32 %0, %0, %2;")
OPERATION(DivLong, long long, "l", 1, "a function", "div.s64 %0, %1, %0; or.b64 %0, %0, %2;")
#undef OPERATION

constexpr int rounds = 64, chains = 4, warps = 16;

/// Rounds of `A::length` operations of each of `count` chains of A, each followed by one of B where
/// there is a B; a B with fewer in its own loop keeps to A's number.
struct None {
  __device__ void begin(int, int, int) {}
  __device__ void step() {}
  __device__ unsigned end() const { return 0; }
};
template <class A, class B, int count>
__global__ void __launch_bounds__(32 * warps)
    repeat(int one, int two, unsigned* never, Stopwatch stopwatch) {
  A a[count];
  B b[count];
#pragma unroll
  for (int i = 0; i < count; ++i) {
    a[i].begin(static_cast<int>(threadIdx.x) + i, one, two);
    b[i].begin(static_cast<int>(threadIdx.x) + i, one, two);
  }
  const long long start = stopwatch.begin();
#pragma unroll 1
  for (int round = 0; round < rounds; ++round)
#pragma unroll
    for (int k = 0; k < A::length; ++k)
#pragma unroll
      for (int i = 0; i < count; ++i) {
        a[i].step();
        b[i].step();
      }
  unsigned seen = 0;
#pragma unroll
  for (int i = 0; i < count; ++i)
    seen += a[i].end() + b[i].end();
  if (seen == 0x9e3779b9u) // the results are waited for
    *never = seen;
  stopwatch.end(start);
}

std::string quoted(std::string text) { return "\"" + text + "\""; }

class Rows {
public:
  Rows(const Device& device, bool quick, calibrate::Table& table)
      : spans_(device, quick), never_(1), table_(table) {}

  template <class Op> void add() {
    Launch launch;
    launch.one_sm = true;
    const double of_warp = rounds * Op::length;
    const Summary lone = cycles<Op, None, 1>(launch);
    launch.threads = 32 * warps;
    const double of_sm = of_warp * chains * warps;
    std::vector<std::string> row =
        joined({quoted(Op::text), quoted(Op::code)}, scaled(lone, 1 / of_warp));
    row = joined(row, scaled(cycles<Op, None, chains>(launch), 1 / of_sm));
    const std::vector<double> pairs{
        cycles<Op, Ffma, chains>(launch).median, cycles<Op, Imad, chains>(launch).median,
        cycles<Op, Lop3, chains>(launch).median, cycles<Op, Rsq, chains>(launch).median,
        cycles<Op, Dfma, chains>(launch).median};
    for (const double both : pairs)
      row.push_back(text_of(both / of_sm, 4));
    table_.row(row);
  }
  template <class... Ops> void add_all() { (add<Ops>(), ...); }

private:
  template <class A, class B, int count> Summary cycles(const Launch& launch) {
    return spans_.cycles(repeat<A, B, count>, launch, 1, 2, never_.data());
  }

  Spans spans_;
  DeviceArray<unsigned> never_;
  calibrate::Table& table_;
};

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  calibrate::Table table("pipes.csv", {"operation", "machine_code", "latency", "latency_min",
                                       "latency_max", "cycles", "min", "max", "with_ffma",
                                       "with_imad", "with_lop3", "with_mufu", "with_dfma"});
  table.note("PTX on one SM and what nvcc 13.0 makes of it for sm_90 where it is alone; the "
             "measuring loop's own instructions are in all numbers. latency: "
             "cycles of a lone warp's chain. cycles: of the SM for each of a warp, 16 warps of "
             "four chains each.");
  table.note("with_: cycles of the SM for the operation and one of another kind, each in chains "
             "of its own: fma.rn.f32, mad.lo.u32, lop3.b32, rsqrt.approx.ftz.f32, fma.rn.f64, "
             "which take 0.25, 0.5, 0.5, 2 and 0.5 alone. The sum of the two where they share a "
             "pipe, the larger one where they do not; not under 0.25 an instruction.");
  Rows rows(device, quick, table);
  rows.add_all<Fadd, Fmul, Ffma, Fmin, Hfma2, Dadd, Dfma>();
  rows.add_all<RcpAdd, Rsq, SqrtApprox, Ex2, Lg2, Sin, Tanh>();
  rows.add_all<Ex2Subnormal, Lg2Subnormal, RsqSubnormal, DivFull, DivApprox, Div, RcpRound, Sqrt,
               DivDouble, RcpDouble, SqrtDouble>();
  rows.add_all<Iadd3, IaddLop, Lop3, Shl, Shr, ShrSigned, Shf, ShlLop, Lea>();
  rows.add_all<Imad, Imul, ImulHigh, ImadWide, MulLong, MadLong, MulHighLong, AddLong>();
  rows.add_all<IabsAdd, IabsLop, Imnmx, ImnmxUnsigned, Prmt, Select, Popc, Clz, Brev, Dp4a, Bfe,
               IntToFloat, FloatToInt, DivInt, RemUnsigned, DivLong>();
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
