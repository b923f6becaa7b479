// Twenty kernels of other kinds than everyday.cu has, written and measured after the rules of
// core/kernel/effects.h were fixed, to try these on. Each runs at up to four occupancies; the
// driver divides the SM's memory between L1 and shared memory.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o further further.cu ../device.cu
//     ./further time > h200_further_kernels.csv

#include "launches.cuh"

#include <cstdint>

extern "C" {

// ---- streaming and stencils

__global__ void grey_of_rgba(const uchar4* in, unsigned char* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const uchar4 p = in[i];
  out[i] = static_cast<unsigned char>((77 * p.x + 151 * p.y + 28 * p.z) >> 8);
}

__global__ void fill_iota(int* out, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    out[i] = 3 * i + 1;
}

/// One step of a lattice Boltzmann method in two dimensions with nine velocities.
__global__ void lattice_d2q9(const float* f, float* g, int width, int height, float omega) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
    return;
  const int cells = width * height, i = y * width + x;
  const float f0 = f[i], f1 = f[cells + i - 1], f2 = f[2 * cells + i - width],
              f3 = f[3 * cells + i + 1], f4 = f[4 * cells + i + width],
              f5 = f[5 * cells + i - width - 1], f6 = f[6 * cells + i - width + 1],
              f7 = f[7 * cells + i + width + 1], f8 = f[8 * cells + i + width - 1];
  const float rho = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8, inverse = 1.f / rho;
  const float u = (f1 + f5 + f8 - f3 - f6 - f7) * inverse;
  const float v = (f2 + f5 + f6 - f4 - f7 - f8) * inverse;
  const float square = 1.f - 1.5f * (u * u + v * v);
  const auto relax = [&](float old, float weight, float along) {
    return old + omega * (weight * rho * (square + along * (3.f + 4.5f * along)) - old);
  };
  g[i] = relax(f0, 4.f / 9, 0);
  g[cells + i] = relax(f1, 1.f / 9, u);
  g[2 * cells + i] = relax(f2, 1.f / 9, v);
  g[3 * cells + i] = relax(f3, 1.f / 9, -u);
  g[4 * cells + i] = relax(f4, 1.f / 9, -v);
  g[5 * cells + i] = relax(f5, 1.f / 36, u + v);
  g[6 * cells + i] = relax(f6, 1.f / 36, v - u);
  g[7 * cells + i] = relax(f7, 1.f / 36, -u - v);
  g[8 * cells + i] = relax(f8, 1.f / 36, u - v);
}

__global__ void structs_to_arrays(const float* in, float* x, float* y, float* z, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  x[i] = in[3 * i];
  y[i] = in[3 * i + 1];
  z[i] = in[3 * i + 2];
}

/// The wave equation in double precision, of fourth order in space.
__global__ void wave_fp64(const double* now, const double* before, double* next, int n, double c) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 2 || y < 2 || x >= n - 2 || y >= n - 2)
    return;
  const int i = y * n + x;
  const double near = now[i - 1] + now[i + 1] + now[i - n] + now[i + n];
  const double far = now[i - 2] + now[i + 2] + now[i - 2 * n] + now[i + 2 * n];
  next[i] = 2 * now[i] - before[i] + c * (16 * near - far - 60 * now[i]);
}

/// A warp has a row of 1024 numbers in its registers.
__global__ void rms_norm_warp(const float4* in, const float4* weights, float4* out, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  float4 part[8];
  float sum = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    part[k] = in[static_cast<size_t>(row) * 256 + k * 32 + lane];
    sum += part[k].x * part[k].x + part[k].y * part[k].y + part[k].z * part[k].z +
           part[k].w * part[k].w;
  }
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  const float scale = rsqrtf(sum / 1024 + 1e-6f);
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    const float4 w = weights[k * 32 + lane];
    out[static_cast<size_t>(row) * 256 + k * 32 + lane] =
        make_float4(part[k].x * scale * w.x, part[k].y * scale * w.y, part[k].z * scale * w.z,
                    part[k].w * scale * w.w);
  }
}

__global__ void median_3x3(const float* in, float* out, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= n - 1 || y >= n - 1)
    return;
  float v[9];
#pragma unroll
  for (int k = 0; k < 9; ++k)
    v[k] = in[(y + k / 3 - 1) * n + x + k % 3 - 1];
  const auto order = [&](int a, int b) {
    const float low = fminf(v[a], v[b]);
    v[b] = fmaxf(v[a], v[b]);
    v[a] = low;
  };
  order(1, 2), order(4, 5), order(7, 8), order(0, 1), order(3, 4), order(6, 7), order(1, 2);
  order(4, 5), order(7, 8), order(0, 3), order(5, 8), order(4, 7), order(3, 6), order(1, 4);
  order(2, 5), order(4, 7), order(4, 2), order(6, 4), order(4, 2);
  out[y * n + x] = v[4];
}

// ---- scattered accesses and atomics

/// A warp copies a row of 128 numbers of a table.
__global__ void embedding_rows(const float4* table, const int* index, float4* out, int tokens) {
  const int token = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (token < tokens)
    out[static_cast<size_t>(token) * 32 + lane] =
        table[static_cast<size_t>(index[token]) * 32 + lane];
}

__global__ void scatter_add(const int* index, const float* values, float* bins, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&bins[index[i]], values[i]);
}

/// Counters that a hash of the thread's number chooses, 4 MiB of them.
__global__ void count_hashes(unsigned* counters, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 2654435761u;
    h ^= h >> 15;
    h *= 2246822519u;
    h ^= h >> 13;
    atomicAdd(&counters[h & 0xfffffu], 1u);
  }
}

/// Where in 2^24 sorted numbers each query belongs.
__global__ void binary_search(const float* sorted, const float* queries, int* places, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float query = queries[i];
  int place = 0;
  for (int step = 1 << 23; step > 0; step >>= 1)
    if (sorted[place + step - 1] < query)
      place += step;
  places[i] = place;
}

/// Mean over the 16 neighbours of each vertex of a graph.
__global__ void neighbours_mean(const int* neighbours, const float* x, float* out, int vertices) {
  const int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= vertices)
    return;
  float sum = 0;
#pragma unroll
  for (int e = 0; e < 16; ++e)
    sum += x[neighbours[e * vertices + v]];
  out[v] = sum / 16;
}

/// Keeps the numbers above a bound in a ring of n, in any order: one atomic operation a warp.
__global__ void compact_above(const float* in, float* out, unsigned* kept, float bound, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  const float value = i < n ? in[i] : 0.f;
  const unsigned mask = __ballot_sync(0xffffffffu, value > bound);
  unsigned first = 0;
  if (lane == 0)
    first = atomicAdd(kept, __popc(mask));
  first = __shfl_sync(0xffffffffu, first, 0);
  if (value > bound)
    out[(first + __popc(mask & ((1u << lane) - 1))) & (n - 1)] = value;
}

// ---- arithmetic, shared memory and matrices

__global__ void chacha_blocks(uint4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned s[16] = {0x61707865u,
                    0x3320646eu,
                    0x79622d32u,
                    0x6b206574u,
                    1,
                    2,
                    3,
                    4,
                    5,
                    6,
                    7,
                    8,
                    static_cast<unsigned>(i),
                    0,
                    9,
                    10};
  const auto quarter = [&](int a, int b, int c, int d) {
    s[a] += s[b], s[d] = __funnelshift_l(s[d] ^ s[a], s[d] ^ s[a], 16);
    s[c] += s[d], s[b] = __funnelshift_l(s[b] ^ s[c], s[b] ^ s[c], 12);
    s[a] += s[b], s[d] = __funnelshift_l(s[d] ^ s[a], s[d] ^ s[a], 8);
    s[c] += s[d], s[b] = __funnelshift_l(s[b] ^ s[c], s[b] ^ s[c], 7);
  };
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14);
  }
#pragma unroll
  for (int k = 0; k < 4; ++k)
    out[static_cast<size_t>(k) * n + i] =
        make_uint4(s[4 * k], s[4 * k + 1], s[4 * k + 2], s[4 * k + 3]);
}

__global__ void box_muller(float* out, int n, int turns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned state = static_cast<unsigned>(i) * 747796405u + 2891336453u;
  float sum = 0;
  for (int t = 0; t < turns; ++t) {
    state = state * 1664525u + 1013904223u;
    const float a = ((state >> 8) + 1) * (1.f / 16777217);
    state = state * 1664525u + 1013904223u;
    const float b = (state >> 8) * (6.2831853f / 16777216);
    const float r = sqrtf(-2.f * __logf(a));
    sum += r * __cosf(b) + r * __sinf(b);
  }
  out[i] = sum;
}

/// The nearest of 64 centres in eight dimensions.
__global__ void kmeans_assign(const float* points, const float* centres, int* nearest, int n) {
  __shared__ float c[64][8];
  for (int k = threadIdx.x; k < 512; k += blockDim.x)
    c[k / 8][k % 8] = centres[k];
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float p[8];
#pragma unroll
  for (int d = 0; d < 8; ++d)
    p[d] = points[d * n + i];
  float best = 1e30f;
  int mine = 0;
  for (int k = 0; k < 64; ++k) {
    float distance = 0;
#pragma unroll
    for (int d = 0; d < 8; ++d)
      distance += (p[d] - c[k][d]) * (p[d] - c[k][d]);
    if (distance < best) {
      best = distance;
      mine = k;
    }
  }
  nearest[i] = mine;
}

/// Scores of aligning two sequences of 256, an antidiagonal after the other.
__global__ void align_diagonals(const int* a, const int* b, int* score) {
  __shared__ int cells[3][257];
  const int t = threadIdx.x;
  const int mine = a[blockIdx.x * 256 + t];
  cells[0][t] = cells[1][t] = cells[2][t] = 0;
  if (t == 0)
    cells[0][256] = cells[1][256] = cells[2][256] = 0;
  int best = 0;
  for (int diagonal = 0; diagonal < 511; ++diagonal) {
    __syncthreads();
    const int column = diagonal - t;
    int* now = cells[diagonal % 3];
    const int* last = cells[(diagonal + 2) % 3];
    const int* before = cells[(diagonal + 1) % 3];
    if (column >= 0 && column < 256) {
      const int match = mine == b[blockIdx.x * 256 + column] ? 2 : -1;
      const int value = max(max(before[t] + match, 0), max(last[t], last[t + 1]) - 1);
      now[t + 1] = value;
      best = max(best, value);
    }
  }
  score[blockIdx.x * 256 + t] = best;
}

/// The first of 256 spheres that each ray meets.
__global__ void rays_spheres(const float4* spheres, float* distance, int n) {
  __shared__ float4 all[256];
  all[threadIdx.x] = spheres[threadIdx.x];
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float x = (i % 2048) * (1.f / 1024) - 1, y = (i / 2048) * (1.f / 1024) - 1;
  const float scale = rsqrtf(x * x + y * y + 1), dx = x * scale, dy = y * scale, dz = scale;
  float nearest = 1e30f;
  for (int s = 0; s < 256; ++s) {
    const float4 o = all[s];
    const float along = o.x * dx + o.y * dy + o.z * dz;
    const float rest = along * along - (o.x * o.x + o.y * o.y + o.z * o.z - o.w * o.w);
    const float at = along - sqrtf(fmaxf(rest, 0.f));
    nearest = rest > 0 && at > 0 ? fminf(nearest, at) : nearest;
  }
  distance[i] = nearest;
}

/// 32 x 32 of a product of bytes a block, four of them a thread and four bytes at a time.
__global__ void matmul_int8(const int* a, const int* b, int* c, int n) {
  __shared__ int as[32][17], bs[32][17];
  const int tx = threadIdx.x % 32, ty = threadIdx.x / 32, words = n / 4;
  const int x0 = blockIdx.x * 32, y0 = blockIdx.y * 32;
  int sum[4] = {};
  for (int k = 0; k < words; k += 16) {
    __syncthreads();
    for (int i = threadIdx.x; i < 512; i += 256) {
      as[i / 16][i % 16] = a[(y0 + i / 16) * words + k + i % 16];
      bs[i / 16][i % 16] = b[(x0 + i / 16) * words + k + i % 16];
    }
    __syncthreads();
#pragma unroll
    for (int q = 0; q < 16; ++q)
#pragma unroll
      for (int r = 0; r < 4; ++r)
        sum[r] = __dp4a(as[ty + 8 * r][q], bs[tx][q], sum[r]);
  }
#pragma unroll
  for (int r = 0; r < 4; ++r)
    c[(y0 + ty + 8 * r) * n + x0 + tx] = sum[r];
}

/// Attention of one query a thread over keys and values of 32 numbers, one tile of 32 at a time.
__global__ void online_attention(const float* q, const float* k, const float* v, float* out,
                                 int keys) {
  __shared__ float ks[32][32], vs[32][32];
  const int i = blockIdx.x * 128 + threadIdx.x;
  float mine[32], sum[32] = {};
#pragma unroll
  for (int d = 0; d < 32; ++d)
    mine[d] = q[static_cast<size_t>(d) * gridDim.x * 128 + i];
  float top = -1e30f, weight = 0;
  for (int first = 0; first < keys; first += 32) {
    __syncthreads();
    for (int e = threadIdx.x; e < 1024; e += 128) {
      ks[e / 32][e % 32] = k[first * 32 + e];
      vs[e / 32][e % 32] = v[first * 32 + e];
    }
    __syncthreads();
    for (int key = 0; key < 32; ++key) {
      float score = 0;
#pragma unroll
      for (int d = 0; d < 32; ++d)
        score += mine[d] * ks[key][d];
      const float higher = fmaxf(top, score);
      const float keep = __expf(top - higher), now = __expf(score - higher);
      top = higher;
      weight = weight * keep + now;
#pragma unroll
      for (int d = 0; d < 32; ++d)
        sum[d] = sum[d] * keep + now * vs[key][d];
    }
  }
#pragma unroll
  for (int d = 0; d < 32; ++d)
    out[static_cast<size_t>(d) * gridDim.x * 128 + i] = sum[d] / weight;
}

} // extern "C"

namespace {

using calibrate::check;

__global__ void fill_random_floats(float* data, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 2654435761u;
    h ^= h >> 15;
    h *= 2246822519u;
    data[i] = (h >> 8) * (1.f / 16777216);
  }
}
__global__ void fill_sorted(float* data, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x)
    data[i] = static_cast<float>(i) / static_cast<float>(n);
}
/// Numbers below `below` in an order without structure.
__global__ void fill_random_indices(int* data, size_t n, unsigned below) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 747796405u + 2891336453u;
    h = ((h >> ((h >> 28) + 4)) ^ h) * 277803737u;
    data[i] = static_cast<int>(((h >> 22) ^ h) % below);
  }
}

void run(bool once) {
  const calibrate::Device device = calibrate::Device::open();
  constexpr int n = 1 << 28; // of words in an array
  calibrate::DeviceArray<float> a(n), b(n), c(n);
  calibrate::DeviceArray<int> places(1 << 26), tokens(1 << 20), vertices(1 << 26);
  for (auto* array : {&a, &b, &c})
    fill_random_floats<<<1024, 256>>>(array->data(), array->size());
  fill_random_indices<<<1024, 256>>>(places.data(), places.size(), 1u << 26);
  fill_random_indices<<<1024, 256>>>(tokens.data(), tokens.size(), 1u << 21);
  fill_random_indices<<<1024, 256>>>(vertices.data(), vertices.size(), 1u << 22);
  calibrate::DeviceArray<float> sorted(1 << 24);
  fill_sorted<<<1024, 256>>>(sorted.data(), sorted.size());
  check(cudaDeviceSynchronize(), "filling");
  const auto* a4 = reinterpret_cast<const float4*>(a.data());
  auto* b4 = reinterpret_cast<float4*>(b.data());
  auto* words = reinterpret_cast<int*>(c.data());
  auto* counters = reinterpret_cast<unsigned*>(c.data());
  const auto* doubles = reinterpret_cast<const double*>(a.data());
  constexpr int pixels = 1 << 27, wide = 4096, high = 2048, side = 8192, rows = 1 << 16;
  constexpr int structs = 1 << 25, added = 1 << 25, searched = 1 << 22, graph = 1 << 22;
  constexpr int kept = 1 << 26, nonces = 1 << 22, pairs = 1 << 21, points = 1 << 22;
  constexpr int rays = 1 << 22, bytes = 4096, queries = 132 * 128 * 4;
  const dim3 tile(32, 8);
  const auto try_it = [](const char* name, auto kernel, dim3 grid, dim3 block, auto... arguments) {
    return calibrate::work(name, "further", kernel, grid, block, arguments...);
  };
  const std::vector<calibrate::Work> works = {
      try_it("grey_of_rgba", grey_of_rgba, pixels / 256, 256,
             reinterpret_cast<const uchar4*>(a.data()), reinterpret_cast<unsigned char*>(b.data()),
             pixels),
      try_it("fill_iota", fill_iota, device.sms * 16, 256, words, n),
      try_it("lattice_d2q9", lattice_d2q9, dim3(wide / 32, high / 8), tile, a.data(), b.data(),
             wide, high, 1.2f),
      try_it("structs_to_arrays", structs_to_arrays, structs / 256, 256, a.data(), b.data(),
             b.data() + structs, b.data() + 2 * structs, structs),
      try_it("wave_fp64", wave_fp64, dim3(side / 32, side / 8), tile, doubles,
             reinterpret_cast<const double*>(b.data()), reinterpret_cast<double*>(c.data()), side,
             0.01),
      try_it("rms_norm_warp", rms_norm_warp, rows / 8, 256, a4,
             reinterpret_cast<const float4*>(c.data()), b4, rows),
      try_it("median_3x3", median_3x3, dim3(side / 32, side / 8), tile, a.data(), b.data(), side),
      try_it("embedding_rows", embedding_rows, (1 << 20) / 8, 256, a4, tokens.data(), b4, 1 << 20),
      try_it("scatter_add", scatter_add, added / 256, 256, places.data(), a.data(), b.data(),
             added),
      try_it("count_hashes", count_hashes, device.sms * 32, 256, counters, pixels),
      try_it("binary_search", binary_search, searched / 256, 256, sorted.data(), a.data(),
             places.data(), searched),
      try_it("neighbours_mean", neighbours_mean, graph / 256, 256, vertices.data(), a.data(),
             b.data(), graph),
      try_it("compact_above", compact_above, kept / 256, 256, a.data(), b.data(), counters, 0.75f,
             kept),
      try_it("chacha_blocks", chacha_blocks, nonces / 256, 256, reinterpret_cast<uint4*>(b.data()),
             nonces),
      try_it("box_muller", box_muller, pairs / 256, 256, b.data(), pairs, 64),
      try_it("kmeans_assign", kmeans_assign, points / 256, 256, a.data(), c.data(), places.data(),
             points),
      try_it("align_diagonals", align_diagonals, 1 << 14, 256, vertices.data(),
             vertices.data() + graph, words),
      try_it("rays_spheres", rays_spheres, rays / 256, 256, a4, b.data(), rays),
      try_it("matmul_int8", matmul_int8, dim3(bytes / 32, bytes / 32), 256, vertices.data(),
             vertices.data() + bytes * bytes, words, bytes),
      try_it("online_attention", online_attention, queries / 128, 128, a.data(), b.data(), c.data(),
             b.data() + (1 << 27), 4096),
  };
  if (!once) {
    for (const std::string& note : device.notes())
      std::printf("# %s\n", note.c_str());
    std::printf("# Kernels of gpus/calibrate/kernels/further.cu, median of 21 launches after 3, "
                "between two events. Occupancy is lowered by dynamic shared memory that is not "
                "used; the driver chooses the carve-out.\n");
  }
  calibrate::time_all(device, works, -1, once);
}

} // namespace

int main(int count, char** arguments) { return calibrate::time_or_once(count, arguments, run); }
