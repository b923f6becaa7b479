// Particles in a box: structs in memory, and one by value.
struct Particle {
  float x, y, z, mass;
  float vx, vy, vz, charge;
};
struct Field {
  float gx, gy, gz, dt;
  int count;
};

__device__ void bounce(float& place, float& speed) {
  if (place < 0.f || place > 1.f) {
    speed = -speed;
    place = fminf(fmaxf(place, 0.f), 1.f);
  }
}

__global__ void move_particles(Particle* particles, Field field) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < field.count) {
    Particle p = particles[i];
    p.vx += field.gx * field.dt;
    p.vy += field.gy * field.dt;
    p.vz += field.gz * field.dt;
    p.x += p.vx * field.dt;
    p.y += p.vy * field.dt;
    p.z += p.vz * field.dt;
    bounce(p.x, p.vx);
    bounce(p.y, p.vy);
    bounce(p.z, p.vz);
    particles[i] = p;
  }
}
