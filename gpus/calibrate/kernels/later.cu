// Twenty kernels of other kinds than everyday.cu, further.cu and others.cu have, written and
// measured after the eighteen rules of core/kernel/effects.h were fixed, to try these on. Each runs
// at up to four occupancies; the driver divides the SM's memory between L1 and shared memory.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o later later.cu ../device.cu
//     ./later time > h200_later_kernels.csv

#include "launches.cuh"

#include <cstdint>

extern "C" {

// ---- streaming and stencils

__global__ void sobel_bytes(const unsigned char* in, float* out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
    return;
  const unsigned char* p = in + y * width + x;
  const float a = p[-width - 1], b = p[-width], c = p[-width + 1], d = p[-1], e = p[1],
              f = p[width - 1], g = p[width], h = p[width + 1];
  const float gx = c + 2 * e + h - a - 2 * d - f, gy = f + 2 * g + h - a - 2 * b - c;
  out[y * width + x] = sqrtf(gx * gx + gy * gy);
}

/// One step of an optimizer with two moments.
__global__ void adam_step(float* weights, const float* gradients, float* first, float* second,
                          float rate, float epsilon, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float g = gradients[i], m = 0.9f * first[i] + 0.1f * g,
              v = 0.999f * second[i] + 0.001f * g * g;
  first[i] = m;
  second[i] = v;
  weights[i] -= rate * m / (sqrtf(v) + epsilon);
}

/// A row for each warp, read twice.
__global__ void cross_entropy(const float* logits, const int* labels, float* loss, int columns,
                              int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  const float* mine = logits + static_cast<size_t>(row) * columns;
  float most = -1e30f;
  for (int c = lane; c < columns; c += 32)
    most = fmaxf(most, mine[c]);
  for (int d = 16; d; d >>= 1)
    most = fmaxf(most, __shfl_xor_sync(~0u, most, d));
  float sum = 0;
  for (int c = lane; c < columns; c += 32)
    sum += __expf(mine[c] - most);
  for (int d = 16; d; d >>= 1)
    sum += __shfl_xor_sync(~0u, sum, d);
  if (lane == 0)
    loss[row] = __logf(sum) + most - mine[labels[row]];
}

/// A system of equations with three diagonals for each thread, stored by rows of all systems.
__global__ void tridiagonal(const float* a, const float* b, const float* c, const float* d,
                            float* upper, float* x, int size, int systems) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= systems)
    return;
  float cp = c[i] / b[i], dp = d[i] / b[i];
  upper[i] = cp;
  x[i] = dp;
  for (int r = 1; r < size; ++r) {
    const size_t at = static_cast<size_t>(r) * systems + i;
    const float scale = 1.f / (b[at] - a[at] * cp);
    cp = c[at] * scale;
    dp = (d[at] - a[at] * dp) * scale;
    upper[at] = cp;
    x[at] = dp;
  }
  for (int r = size - 2; r >= 0; --r) {
    const size_t at = static_cast<size_t>(r) * systems + i;
    dp = x[at] - upper[at] * dp;
    x[at] = dp;
  }
}

/// Shortest ways over one node.
__global__ void floyd_step(float* distance, int node, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= n || y >= n)
    return;
  const float over = distance[y * n + node] + distance[node * n + x];
  if (over < distance[y * n + x])
    distance[y * n + x] = over;
}

/// Places where a text has a word of eight bytes.
__global__ void find_word(const unsigned char* text, unsigned char* found, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n - 8)
    return;
  const unsigned char word[8] = {'l', 'a', 't', 'e', 'n', 'c', 'y', ' '};
  int same = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k)
    same += text[i + k] == word[k];
  found[i] = same == 8;
}

/// Three by three for each channel, images of 112 x 112.
__global__ void depthwise_3x3(const float* in, const float* weights, float* out, int channels) {
  constexpr int side = 112;
  __shared__ float tile[18][34];
  const int plane = blockIdx.x / 28, x0 = blockIdx.x % 4 * 32, y0 = blockIdx.x / 4 % 7 * 16;
  const float* image = in + static_cast<size_t>(plane) * side * side;
  for (int i = threadIdx.y * 32 + threadIdx.x; i < 18 * 34; i += 512) {
    const int x = x0 + i % 34 - 1, y = y0 + i / 34 - 1;
    tile[i / 34][i % 34] = x >= 0 && y >= 0 && x < side && y < side ? image[y * side + x] : 0;
  }
  __syncthreads();
  const int x = x0 + threadIdx.x, y = y0 + threadIdx.y;
  if (x >= side || y >= side)
    return;
  const float* w = weights + plane % channels * 9;
  float sum = 0;
#pragma unroll
  for (int r = 0; r < 3; ++r)
#pragma unroll
    for (int c = 0; c < 3; ++c)
      sum += w[r * 3 + c] * tile[threadIdx.y + r][threadIdx.x + c];
  out[static_cast<size_t>(plane) * side * side + y * side + x] = sum;
}

// ---- scattered accesses and atomics

/// Edges of a graph that shorten the way to where they lead.
__global__ void relax_edges(const int* from, const int* to, const int* weight, int* distance,
                            int edges) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= edges)
    return;
  const int way = distance[from[i]] + weight[i];
  if (way < distance[to[i]])
    atomicMin(&distance[to[i]], way);
}

/// Counts of 65536 bins in memory.
__global__ void wide_histogram(const unsigned* in, unsigned* bins, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&bins[in[i] >> 15], 1u);
}

/// Keys by a digit, counted for each block.
__global__ void radix_counts(const unsigned* keys, unsigned* counts, int shift, int each) {
  __shared__ unsigned digit[256];
  digit[threadIdx.x] = 0;
  __syncthreads();
  const unsigned* mine = keys + static_cast<size_t>(blockIdx.x) * each;
  for (int i = threadIdx.x; i < each; i += 256)
    atomicAdd(&digit[mine[i] >> shift & 255], 1u);
  __syncthreads();
  counts[static_cast<size_t>(threadIdx.x) * gridDim.x + blockIdx.x] = digit[threadIdx.x];
}

/// Values where three indices of a triangle lead, as meshes have them.
__global__ void triangle_areas(const int* corners, const float* x, const float* y, float* area,
                               int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const int a = corners[3 * i], b = corners[3 * i + 1], c = corners[3 * i + 2];
  area[i] = 0.5f * ((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]));
}

/// Records of 64 bytes in the order of their keys.
__global__ void permute_records(const uint4* in, const int* order, uint4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= 4 * n)
    return;
  out[i] = in[4 * order[i / 4] + i % 4];
}

// ---- arithmetic, shared memory and matrices

/// Check sums of rows of 256 bytes by a table in shared memory.
__global__ void crc_rows(const unsigned* words, unsigned* sums, int rows) {
  __shared__ unsigned table[256];
  unsigned entry = threadIdx.x;
  for (int k = 0; k < 8; ++k)
    entry = entry & 1 ? entry >> 1 ^ 0xedb88320u : entry >> 1;
  table[threadIdx.x] = entry;
  __syncthreads();
  const int i = blockIdx.x * 256 + threadIdx.x;
  unsigned crc = ~0u;
  for (int k = 0; k < 64; ++k) {
    const unsigned word = words[static_cast<size_t>(k) * rows + i];
    for (int b = 0; b < 4; ++b)
      crc = table[(crc ^ word >> 8 * b) & 255] ^ crc >> 8;
  }
  sums[i] = ~crc;
}

/// Noise of a lattice in four octaves, without memory but for what is written.
__global__ void value_noise(float* out, int width) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float sum = 0, weight = 0.5f;
  for (int octave = 0; octave < 4; ++octave) {
    const float u = x * (1.f / 64) * (1 << octave), v = y * (1.f / 64) * (1 << octave);
    const int cx = static_cast<int>(u), cy = static_cast<int>(v);
    const float fx = u - cx, fy = v - cy;
    const auto corner = [](int a, int b) {
      unsigned h = a * 374761393u + b * 668265263u;
      h = (h ^ h >> 13) * 1274126177u;
      return (h ^ h >> 16) * (1.f / 4294967296.f);
    };
    const float sx = fx * fx * (3 - 2 * fx), sy = fy * fy * (3 - 2 * fy);
    const float top = corner(cx, cy) + sx * (corner(cx + 1, cy) - corner(cx, cy));
    const float low = corner(cx, cy + 1) + sx * (corner(cx + 1, cy + 1) - corner(cx, cy + 1));
    sum += weight * (top + sy * (low - top));
    weight *= 0.5f;
  }
  out[y * width + x] = sum;
}

/// Mean prices of ways that a generator of each thread draws.
__global__ void asian_options(float* out, int ways, int steps) {
  unsigned s = (blockIdx.x * blockDim.x + threadIdx.x) * 747796405u + 1;
  float total = 0;
  for (int w = 0; w < ways; ++w) {
    float price = 100, sum = 0;
    for (int t = 0; t < steps; ++t) {
      s ^= s << 13;
      s ^= s >> 17;
      s ^= s << 5;
      price *= __expf(0.02f * (static_cast<int>(s) * (1.f / 2147483648.f)));
      sum += price;
    }
    total += fmaxf(sum / steps - 100, 0.f);
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = total / ways;
}

/// The largest four of each thread's numbers.
__global__ void top_four(const float* in, float4* out, int each) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, all = gridDim.x * blockDim.x;
  float a = -1e30f, b = a, c = a, d = a;
  for (int k = 0; k < each; ++k) {
    float v = in[static_cast<size_t>(k) * all + i], low;
    low = fminf(a, v), a = fmaxf(a, v), v = low;
    low = fminf(b, v), b = fmaxf(b, v), v = low;
    low = fminf(c, v), c = fmaxf(c, v), v = low;
    d = fmaxf(d, v);
  }
  out[i] = make_float4(a, b, c, d);
}

/// C = A B, tiles of 64 x 64 in shared memory, 4 x 4 numbers a thread, the next tile on its way.
__global__ void matmul_ahead(const float4* a, const float4* b, float4* c, int n) {
  __shared__ float sa[2][16][68], sb[2][16][64];
  const int t = threadIdx.x, row = t / 16 * 4, column = t % 16 * 4, quarter = n / 4;
  const float4* from_a = a + static_cast<size_t>(blockIdx.y * 64 + t / 4) * quarter + t % 4;
  const float4* from_b = b + static_cast<size_t>(t / 16) * quarter + blockIdx.x * 16 + t % 16;
  float sum[4][4] = {};
  const auto put = [&](int stage, float4 va, float4 vb) {
    sa[stage][t % 4 * 4 + 0][t / 4] = va.x;
    sa[stage][t % 4 * 4 + 1][t / 4] = va.y;
    sa[stage][t % 4 * 4 + 2][t / 4] = va.z;
    sa[stage][t % 4 * 4 + 3][t / 4] = va.w;
    *reinterpret_cast<float4*>(&sb[stage][t / 16][t % 16 * 4]) = vb;
  };
  put(0, *from_a, *from_b);
  __syncthreads();
  for (int k = 0; k < n; k += 16) {
    const int stage = k / 16 & 1;
    float4 va, vb;
    if (k + 16 < n) {
      va = from_a[(k + 16) / 4];
      vb = from_b[static_cast<size_t>(k + 16) * quarter];
    }
#pragma unroll
    for (int q = 0; q < 16; ++q) {
      const float4 l = *reinterpret_cast<const float4*>(&sa[stage][q][row]),
                   r = *reinterpret_cast<const float4*>(&sb[stage][q][column]);
      const float left[4] = {l.x, l.y, l.z, l.w}, right[4] = {r.x, r.y, r.z, r.w};
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] += left[i] * right[j];
    }
    if (k + 16 < n)
      put(stage ^ 1, va, vb);
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    c[static_cast<size_t>(blockIdx.y * 64 + row + i) * quarter + blockIdx.x * 16 + column / 4] =
        make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}

/// A row of weights of four bits for each warp.
__global__ void matvec_nibbles(const uint4* weights, const float* scales, const float4* x, float* y,
                               int columns, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  const uint4* mine = weights + static_cast<size_t>(row) * (columns / 32);
  float sum = 0;
  for (int c = lane; c < columns / 32; c += 32) {
    const uint4 packed = mine[c];
    const unsigned words[4] = {packed.x, packed.y, packed.z, packed.w};
    float part = 0;
#pragma unroll
    for (int w = 0; w < 4; ++w)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const float4 v = x[c * 8 + w * 2 + h];
        const unsigned bits = words[w] >> 16 * h;
        part += (static_cast<int>(bits & 15) - 8) * v.x +
                (static_cast<int>(bits >> 4 & 15) - 8) * v.y +
                (static_cast<int>(bits >> 8 & 15) - 8) * v.z +
                (static_cast<int>(bits >> 12 & 15) - 8) * v.w;
      }
    sum += part * scales[static_cast<size_t>(row) * (columns / 32) + c];
  }
  for (int d = 16; d; d >>= 1)
    sum += __shfl_xor_sync(~0u, sum, d);
  if (lane == 0)
    y[row] = sum;
}

/// Sixteen steps of heat along a line, in shared memory.
__global__ void heat_steps(const float* in, float* out, int n) {
  __shared__ float line[2][256 + 32];
  const int first = blockIdx.x * 256 - 16;
  for (int i = threadIdx.x; i < 288; i += 256)
    line[0][i] = in[min(max(first + i, 0), n - 1)];
  __syncthreads();
  for (int step = 0; step < 16; ++step) {
    const int now = step & 1;
    for (int i = threadIdx.x; i < 288; i += 256) {
      const int left = max(i - 1, 0), right = min(i + 1, 287);
      line[now ^ 1][i] =
          line[now][i] + 0.25f * (line[now][left] - 2 * line[now][i] + line[now][right]);
    }
    __syncthreads();
  }
  out[blockIdx.x * 256 + threadIdx.x] = line[0][threadIdx.x + 16];
}

/// Distances of pixels to 64 colours, the index of the nearest.
__global__ void palette_index(const float4* pixels, const float4* colours, unsigned char* index,
                              int n) {
  __shared__ float4 palette[64];
  if (threadIdx.x < 64)
    palette[threadIdx.x] = colours[threadIdx.x];
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 p = pixels[i];
  float least = 1e30f;
  int nearest = 0;
  for (int k = 0; k < 64; ++k) {
    const float4 q = palette[k];
    const float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, far = dx * dx + dy * dy + dz * dz;
    if (far < least) {
      least = far;
      nearest = k;
    }
  }
  index[i] = nearest;
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
    data[i] = (h >> 8) * (1.f / 16777216) + 0.25f;
  }
}
/// Numbers below `below`, a power of two, in an order without structure.
__global__ void fill_random_words(unsigned* data, size_t n, unsigned below) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 747796405u + 2891336453u;
    h = ((h >> ((h >> 28) + 4)) ^ h) * 277803737u;
    data[i] = ((h >> 22) ^ h) & (below - 1);
  }
}

void run(bool once) {
  const calibrate::Device device = calibrate::Device::open();
  constexpr int n = 1 << 28; // of words in an array
  calibrate::DeviceArray<float> a(n), b(n), c(n), d(n);
  calibrate::DeviceArray<unsigned> words(1 << 27), near(3 << 25), labels(1 << 18);
  for (auto* array : {&a, &b, &c, &d})
    fill_random_floats<<<1024, 256>>>(array->data(), array->size());
  fill_random_words<<<1024, 256>>>(words.data(), words.size(), 1u << 31);
  fill_random_words<<<1024, 256>>>(near.data(), near.size(), 1u << 23);
  fill_random_words<<<1024, 256>>>(labels.data(), labels.size(), 1u << 12);
  check(cudaDeviceSynchronize(), "filling");
  const auto* index = reinterpret_cast<const int*>(near.data());
  const auto* bytes = reinterpret_cast<const unsigned char*>(words.data());
  auto* counts = reinterpret_cast<unsigned*>(d.data());
  constexpr int side = 16384, rows = 1 << 16, systems = 1 << 19, edges = 1 << 25, n27 = 1 << 27,
                looked = 1 << 23, matrix = 4096;
  const auto try_it = [](const char* name, auto kernel, dim3 grid, dim3 block, auto... arguments) {
    return calibrate::work(name, "later", kernel, grid, block, arguments...);
  };
  const auto quads = [](calibrate::DeviceArray<float>& of) {
    return reinterpret_cast<float4*>(of.data());
  };
  const std::vector<calibrate::Work> works = {
      try_it("sobel_bytes", sobel_bytes, dim3(side / 32, side / 8), dim3(32, 8), bytes, c.data(),
             side, side),
      try_it("adam_step", adam_step, n27 / 256, 256, a.data(), b.data(), c.data(), d.data(), 1e-3f,
             1e-8f, n27),
      try_it("cross_entropy", cross_entropy, rows / 8, 256, a.data(),
             reinterpret_cast<const int*>(labels.data()), c.data(), 4096, rows),
      try_it("tridiagonal", tridiagonal, systems / 128, 128, a.data(), b.data(), c.data(),
             b.data() + (n >> 1), d.data(), d.data() + (n >> 1), 256, systems),
      try_it("floyd_step", floyd_step, dim3(side / 32, side / 8), dim3(32, 8), a.data(), 777, side),
      try_it("find_word", find_word, n27 / 256, 256, bytes,
             reinterpret_cast<unsigned char*>(c.data()), n27),
      try_it("depthwise_3x3", depthwise_3x3, 28 * 16384, dim3(32, 16), a.data(), b.data(), c.data(),
             256),
      try_it("relax_edges", relax_edges, edges / 256, 256, index, index + edges,
             reinterpret_cast<const int*>(words.data()), reinterpret_cast<int*>(d.data()), edges),
      try_it("wide_histogram", wide_histogram, device.sms * 16, 256, words.data(), counts, n27),
      try_it("radix_counts", radix_counts, 1 << 15, 256, words.data(), counts, 8, 4096),
      try_it("triangle_areas", triangle_areas, (1 << 24) / 256, 256, index, a.data(), b.data(),
             c.data(), 1 << 24),
      try_it("permute_records", permute_records, looked / 64, 256,
             reinterpret_cast<const uint4*>(a.data()), index, reinterpret_cast<uint4*>(b.data()),
             looked),
      try_it("crc_rows", crc_rows, (1 << 21) / 256, 256, words.data(), counts, 1 << 21),
      try_it("value_noise", value_noise, dim3(8192 / 32, 8192 / 8), dim3(32, 8), c.data(), 8192),
      try_it("asian_options", asian_options, device.sms * 16, 256, c.data(), 16, 256),
      try_it("top_four", top_four, 1 << 12, 256, a.data(), quads(c), 128),
      try_it("matmul_ahead", matmul_ahead, dim3(matrix / 64, matrix / 64), 256, quads(a), quads(b),
             quads(c), matrix),
      try_it("matvec_nibbles", matvec_nibbles, 16384 / 8, 256,
             reinterpret_cast<const uint4*>(words.data()), a.data(), quads(b), c.data(), 32768,
             16384),
      try_it("heat_steps", heat_steps, n27 / 256, 256, a.data(), c.data(), n27),
      try_it("palette_index", palette_index, (1 << 25) / 256, 256, quads(a), quads(b),
             reinterpret_cast<unsigned char*>(c.data()), 1 << 25),
  };
  if (!once) {
    for (const std::string& note : device.notes())
      std::printf("# %s\n", note.c_str());
    std::printf("# Kernels of gpus/calibrate/kernels/later.cu, median of 21 launches after 3, "
                "between two events. Occupancy is lowered by dynamic shared memory that is not "
                "used; the driver chooses the carve-out.\n");
  }
  calibrate::time_all(device, works, -1, once);
}

} // namespace

int main(int count, char** arguments) { return calibrate::time_or_once(count, arguments, run); }
