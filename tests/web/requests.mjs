// The core of a page against the command line: node requests.mjs CORE.wasm latencyloom [COUNT] [SEED]
// Each random request gets the same status, and the same bytes; where numbers differ they agree to 12
// digits, and only in the commands named here, each with its reason.

import {spawnSync} from 'node:child_process';

import {load} from './core.mjs';

const [file, program, count = '200', seed = '1'] = process.argv.slice(2);
const ask = load(file);

// musl's pow() and glibc's round some results differently in the last bit, of which the axes of these
// commands are made where they are spread logarithmically.
const powers = new Set(['cusp', 'sweep']);

let state = Number(seed) >>> 0;
function random() { // xorshift
  state = (state + 0x9e3779b9) >>> 0;
  let x = state;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}
const one = (list) => list[Math.floor(random() * list.length)];
const whole = (low, high) => low + Math.floor(random() * (high - low + 1));
const spread = (low, high) => Number((low * (high / low) ** random()).toPrecision(3));
const maybe = (given, share = 0.5) => (random() < share ? given : {});

const gpus = JSON.parse(ask('gpus', {json: true}).text).gpus.map((gpu) => gpu.id);
const usable = JSON.parse(ask('gpus', {json: true}).text).gpus.filter((gpu) => gpu.known !== 'unusable').map((gpu) => gpu.id);
const loops = JSON.parse(ask('loops', {json: true}).text).loops.map((loop) => loop.id);
const programs = ask('simt', {list: true}).text.trim().split('\n').map((line) => line.split(' ')[0]);

function kernel() {
  if (random() < 0.25)
    return {gpu: one(usable), loop: one(loops), ...maybe({ilp: whole(1, 4)}, 0.3)};
  return {
    gpu: random() < 0.9 ? one(usable) : one(gpus), ...maybe({mix: one(['global', 'shared', 'sfu'])}),
    ...maybe({ilp: whole(1, 8)}), ...maybe({set: [`mem_lat=${whole(50, 1500)}`]}, 0.3),
  };
}
const alpha = () => (random() < 0.1 ? 'inf' : random() < 0.1 ? 0 : spread(0.01, 1e4));
const point = () => ({...kernel(), ...maybe({alpha: alpha()}, 0.8), ...maybe({warps: whole(1, 64)}, 0.8)});
const addresses = () => Array.from({length: 32}, () => whole(0, 200)).join(',');
const makers = {
  gpus: () => ({...maybe({segment: one(['data centre', 'GeForce'])}), ...maybe({sort: 'sm_count'})}),
  'gpus show': () => ({id: one(gpus)}),
  loops: () => ({gpu: one(gpus)}),
  eval: point,
  cusp: () => ({...kernel(), alphas: random() < 0.5 ? `${spread(0.01, 1)}:${spread(10, 1e4)}:${whole(2, 30)}` : `${alpha()},${alpha()}`,
                ...maybe({target: 0.9})}),
  sweep: () => ({...kernel(), alpha: one([String(alpha()), '1:100:7']), warps: one(['1:64', '16,32,64']),
                 model: 'bound,saturation'}),
  simulate: () => ({...point(), summary: true, ...maybe({policy: one(['lrr', 'gto', 'oldest'])}, 0.3)}),
  loom: () => ({...point(), ...maybe({draft: true})}),
  simt: () => ({program: one(programs), ...maybe({machine: one(['stack', 'independent'])}), ...maybe({first: 'fallthrough'})}),
  banks: () => ({...(random() < 0.5 ? {gpu: one(usable)} : {banks: 32, 'bank-bytes': one([4, 8])}),
                 ...(random() < 0.5 ? {stride: whole(0, 40)} : {addresses: addresses()})}),
  coalesce: () => ({rules: one(['g80', 'gt200', 'fermi', 'maxwell', 'volta', 'nonsense']),
                    ...(random() < 0.5 ? {stride: whole(0, 40), offset: whole(0, 9)} : {addresses: addresses()})}),
  occupancy: () => ({...(random() < 0.5 ? {cc: one(['3.5', '5.2', '7.0', '8.0', '9.0', '1.1'])} : {gpu: one(gpus)}),
                     threads: whole(1, 1200), registers: whole(1, 260), ...maybe({shared: whole(0, 120000)})}),
  why: () => ({...point(), quantity: one(['warps_needed', 'throughput', 'latency', 'cusp_alpha', 'bound_issue'])}),
};
const noJson = new Set(['loom', 'sweep']);

/** The words of the command line for a request. */
function words(command, given) {
  const options = [], places = [];
  for (const [name, value] of Object.entries(given)) {
    if (['id', 'program', 'quantity'].includes(name))
      places.push(String(value));
    else if (value === true)
      options.push(`--${name}`);
    else
      for (const each of [value].flat())
        options.push(`--${name}=${each}`);
  }
  return [...command.split(' '), ...places, ...options];
}

/** The first place where the texts say something else, numbers taken to 12 digits. */
function difference(a, b) {
  const parts = (text) => text.split(/(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/);
  const left = parts(a), right = parts(b);
  for (let i = 0; i < Math.max(left.length, right.length); ++i) {
    if (left[i] === right[i])
      continue;
    const [x, y] = [Number(left[i]), Number(right[i])];
    const near = i % 2 === 1 && Math.abs(x - y) <= 1e-12 * Math.max(Math.abs(x), Math.abs(y));
    if (!near || (Number.isInteger(x) && Number.isInteger(y)))
      return `'${left[i]}' and '${right[i]}' after '${left.slice(Math.max(0, i - 3), i).join('').slice(-60)}'`;
  }
  return '';
}

let wrong = 0, same = 0, near = 0, refused = 0;
const commands = Object.keys(makers);
for (let i = 0; i < Number(count); ++i) {
  const command = commands[i % commands.length];
  const given = {...makers[command](), ...(noJson.has(command) ? {} : {json: true})};
  const native = spawnSync(program, words(command, given), {
    encoding: 'utf8', maxBuffer: 1 << 28, env: {...process.env, XDG_DATA_HOME: '/nonexistent'}});
  const page = ask(command, given);
  const said = native.status === 0 ? native.stdout
      : native.stderr.replace(/^latencyloom: (error: )?/gm, '');
  const fail = (what) => {
    ++wrong;
    console.log(`${words(command, given).join(' ')}: ${what}`);
  };
  if (native.status !== page.status)
    fail(`status ${native.status} and in the page ${page.status}: ${said.slice(0, 200)} | ${page.text.slice(0, 200)}`);
  else if (native.status !== 0 && ++refused && said.trim() !== page.text.trim())
    fail(`'${said.trim()}' and in the page '${page.text.trim()}'`);
  else if (native.status !== 0 || said === page.text)
    ++same;
  else if (!powers.has(command) || difference(said, page.text))
    fail(difference(said, page.text) || 'numbers differ after the 12th digit, and nothing says why');
  else
    ++near;
}
console.log(`${count} requests: ${same} with the same bytes (${refused} refused), ${near} to 12 digits, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
