// Pages in Chromium, from files: node pages.mjs latencyloom [FOLDER for pictures]
// What a page says is what the window says, its numbers are the command line's, nothing leaves it, and
// nothing of a name is markup.

import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {chromium} from './chromium.mjs';

const [program, pictures] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'latencyloom-pages-'));
const environment = {...process.env, XDG_DATA_HOME: '/nonexistent', QT_QPA_PLATFORM: 'offscreen'};
const native = (...words) => spawnSync(program, words, {encoding: 'utf8', env: environment, maxBuffer: 1 << 28});
let wrong = 0, checked = 0;
function check(name, good, found = '') {
  ++checked;
  if (good)
    return;
  ++wrong;
  console.log(`${name}: ${found}`);
}
function pageOf(name, words) {
  const file = join(folder, `${name}.html`);
  const done = native('page', ...words, '-o', file);
  check(name, done.status === 0, done.stderr);
  return `file://${file}`;
}
/** What the page says of itself. */
const said = `(() => ({
  sentence: document.getElementById('first').textContent + ' ' + document.getElementById('second').textContent,
  wrong: document.getElementById('wrong').textContent,
  open: document.getElementById('open').getAttribute('href'),
  sliders: Object.fromEntries([...document.querySelectorAll('.control input')].map((each) =>
      [each.id.replace('slider-', ''), each.closest('.control').querySelector('output').textContent])),
  wide: document.documentElement.scrollWidth, ready: Number(document.documentElement.dataset.ready)}))()`;
const settled = `document.documentElement.dataset.settled !== undefined`;
const significant = (value) => String(Number(Number(value).toPrecision(3)));

const states = [
  '--gpu gtx980 --alpha 20 --warps 16', '--gpu gtx980 --alpha 20 --warps 64', '--gpu gtx980 --alpha 48 --warps 54',
  '--gpu gtx980 --alpha 200 --warps 30', '--gpu gtx980 --alpha 20 --warps 1', '--gpu gtx980 --alpha 0 --warps 40',
  '--gpu gtx980 --alpha inf --warps 12', '--gpu gtx980 --mix sfu --alpha 3 --warps 8',
  '--gpu gtx980 --mix shared --alpha 5 --warps 20', '--gpu h200 --alpha 30 --warps 20',
  '--gpu a100 --alpha 10 --warps 64', '--gpu v100 --alpha 40 --warps 32 --ilp 2', '--gpu gtx680 --alpha 12 --warps 40',
  '--gpu toy --alpha 4 --warps 6', '--gpu gtx480 --alpha 8 --warps 24', '--gpu gtx980 --alpha 20 --warps 16 --set mem_lat=800',
  '--gpu gtx980 --loop saxpy --warps 8', '--gpu h200 --loop sgemm --warps 8', '--gpu a100 --loop dot --warps 30',
  '--gpu gtx980 --loop matmul-naive --warps 20',
].map((state) => state.split(' '));

const browser = await chromium();
let tab = await browser.tab();
const ready = [];
for (const [i, words] of states.entries()) {
  const name = words.join(' ');
  await tab.open(pageOf(`state-${i}`, words), settled);
  const page = await tab.run(said);
  check(name, page.wrong === '', page.wrong);
  const caption = join(folder, `state-${i}`);
  native('figure', 'loom', ...words, '--caption', '-o', `${caption}.svg`, '--force');
  const window = readFileSync(`${caption}.txt`, 'utf8').replace(/\s+/g, ' ');
  check(name, window.includes(page.sentence.trim()), `the page says '${page.sentence}', the window '${window}'`);
  const evaluation = JSON.parse(native('eval', ...words, '--json').stdout);
  check(name, page.sliders.warps === String(evaluation.warps_per_sm), `warps ${page.sliders.warps}`);
  for (const [id, value] of Object.entries(evaluation.parameters ?? {}))
    check(name, page.sliders[id] === significant(value) || page.sliders[id] === String(value), `${id}: ${page.sliders[id]}, not ${value}`);
  // The link leads to the same page again.
  const [first, again] = [`state-${i}`, `again-${i}`].map((each, k) => {
    const url = k === 0 ? join(folder, `${each}.html`) : pageOf(each, [page.open]).slice('file://'.length);
    return JSON.parse(/id="state">(.*)<\/script>/.exec(readFileSync(url, 'utf8'))[1]);
  });
  check(`${name}, by its link`, JSON.stringify(first) === JSON.stringify(again), `${JSON.stringify(again)}, not ${JSON.stringify(first)}`);
  ready.push(page.ready);
}
ready.sort((a, b) => a - b);

// The views beside the loom say what their commands say.
const ofView = [
  ['view=divergence&program=nested_ifs&threads=8&machine=stack&first=taken&step=3', 'simt nested_ifs --threads 8',
   ({steps, simd_efficiency}) => [`Step 3 of ${steps.length}:`, steps[2].instruction, `${Math.round(100 * simd_efficiency)} %.`]],
  ['view=memory&space=global&stride=3&offset=1&word-bytes=4', 'coalesce --gpu h200 --stride 3 --offset 1',
   (answer) => [`${answer.transactions.length} transactions move ${answer.bytes_moved} bytes for ${answer.bytes_used}`]],
  ['view=memory&space=shared&stride=8&offset=0&word-bytes=4', 'banks --gpu h200 --stride 8',
   (answer) => [`A ${answer.degree}-way bank conflict: ${answer.degree} passes`]],
  ['view=occupancy&threads=128&registers=85&shared=0', 'occupancy --gpu h200 --threads 128 --registers 85',
   (answer) => [`${answer.blocks_per_sm} blocks, ${answer.warps_per_sm} of ${answer.limits.warps_per_sm.value} warps`,
                answer.limited_by.join(', ')]],
];
for (const [hash, command, words] of ofView) {
  await tab.open(`file://${join(folder, 'state-0.html')}#gpu=h200&${hash}`, settled);
  const answer = JSON.parse(native(...command.split(' '), '--json').stdout), page = await tab.run(said);
  check(hash, page.wrong === '', page.wrong);
  for (const each of words(answer))
    check(hash, page.sentence.includes(each), `'${each}' is not in '${page.sentence}'`);
}

// A drag of α: pictures a second of two charts and the loom.
await tab.open(`file://${join(folder, 'state-0.html')}`, settled);
const drag = await tab.run(`new Promise((resolve) => {
  const slider = document.getElementById('slider-alpha'), began = performance.now();
  let at = 0;
  const step = () => {
    slider.value = String(300 + 4 * at);
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    if (++at < 60)
      requestAnimationFrame(step);
    else
      resolve(60000 / (performance.now() - began));
  };
  requestAnimationFrame(step);
})`);

// The cloth's lower edge is dragged: more warps.
await tab.open(`file://${join(folder, 'state-0.html')}`, settled);
const cloth = await tab.run(`(({left, top, width, height}) => ({left, top, width, height}))(document.getElementById('loom').getBoundingClientRect())`);
const mouse = (type, y, buttons) => tab.ask('Input.dispatchMouseEvent', {
  type, button: buttons || type === 'mouseReleased' ? 'left' : 'none', buttons, clickCount: 1, x: cloth.left + cloth.width * 0.4, y});
let edge = cloth.top;
do
  await mouse('mouseMoved', edge += 3, 0);
while (edge < cloth.top + cloth.height && await tab.run(`document.getElementById('loom').style.cursor !== 'ns-resize'`));
await mouse('mousePressed', edge, 1);
await mouse('mouseMoved', edge + 20, 1);
await mouse('mouseMoved', edge + 60, 1);
await mouse('mouseReleased', edge + 60, 0);
const dragged = Number((await tab.run(said)).sliders.warps);
check('the edge dragged', dragged > 20 && dragged < 60, `${dragged} warps`);
check('its address', (await tab.run('location.hash')).includes(`warps=${dragged}`), await tab.run('location.hash'));

// A finger: along a slider, on the cloth's edge, and across the page, which scrolls it.
{
  const phone = await browser.tab(390, 844, true);
  await phone.ask('Emulation.setTouchEmulationEnabled', {enabled: true, maxTouchPoints: 1});
  await phone.open(`file://${join(folder, 'state-0.html')}`, settled);
  const finger = (type, ...touchPoints) => phone.ask('Input.dispatchTouchEvent', {type, touchPoints});
  const stroke = async (x, y, toX, toY) => {
    await finger('touchStart', {x, y});
    for (let i = 1; i <= 12; ++i)
      await finger('touchMove', {x: x + (toX - x) * i / 12, y: y + (toY - y) * i / 12});
    await finger('touchEnd');
    await phone.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  };
  const boxOf = (selector) => phone.run(`(({left, top, width, height, bottom}) => ({left, top, width, height, bottom}))(
      document.querySelector('${selector}').getBoundingClientRect())`);
  const warpsNow = async () => Number((await phone.run(said)).sliders.warps);
  const loom = await boxOf('#loom');
  await stroke(loom.left + loom.width / 2, loom.top + 20, loom.left + loom.width / 2, loom.top - 180);
  check('a finger scrolls', await phone.run('scrollY') > 100, String(await phone.run('scrollY')));
  check('and changes nothing', await warpsNow() === 16, String(await warpsNow()));
  await phone.run(`document.getElementById('loom').scrollIntoView({block: 'center'})`);
  const now = await boxOf('#loom'), across = now.left + now.width * 0.4;
  for (let at = now.top + 4; at < now.bottom && await warpsNow() === 16; at += 10) { // where the edge is
    await stroke(across, at, across, at + 60);
    await new Promise((done) => setTimeout(done, 200)); // a page that still scrolls takes no finger
    await phone.run(`document.getElementById('loom').scrollIntoView({block: 'center'})`);
  }
  check('a finger on the edge', await warpsNow() > 16, String(await warpsNow()));
  await phone.run(`document.getElementById('slider-alpha').scrollIntoView({block: 'center'})`);
  const slider = await boxOf('#slider-alpha'), of = 10 + (slider.width - 20) * Number(await phone.run(`document.getElementById('slider-alpha').value`)) / 1000;
  await stroke(slider.left + of, slider.top + slider.height / 2, slider.left + of + 60, slider.top + slider.height / 2);
  const {alpha} = (await phone.run(said)).sliders;
  check('a finger on a slider', Number(alpha) > 40, alpha);
  check('problems', phone.problems.length === 0, phone.problems.join(' '));
  await phone.close();
}

// Keys: an arrow moves α, Space stops time.
const key = async (name, code, text) => {
  for (const type of ['keyDown', 'keyUp'])
    await tab.ask('Input.dispatchKeyEvent', {type, key: name, code, text: type === 'keyDown' ? text : undefined});
};
await tab.open(`file://${join(folder, 'state-0.html')}`, settled);
await tab.run(`document.getElementById('slider-alpha').focus()`);
await key('ArrowRight', 'ArrowRight');
check('arrow', await tab.run(`document.querySelector('#sliders output').textContent`) === '21', await tab.run(`document.querySelector('#sliders output').textContent`));
await tab.run(`document.getElementById('loom').focus()`);
await key(' ', 'Space', ' ');
check('Space', await tab.run(`document.getElementById('flow').getAttribute('aria-pressed')`) === 'true');
check('address', (await tab.run('location.hash')).includes('alpha=21'), await tab.run('location.hash'));

// Hostile names and addresses: said, and never markup.
const hostile = '</script><script>window.broken=1</script><img src=x onerror="window.broken=1">';
await tab.open(pageOf('hostile', ['--gpu', 'gtx980', '--warps', '8', '--loop', `# ${hostile}\nLDG.32\nFFMA x4`]), settled);
check('a hostile title', await tab.run(`window.broken === undefined && document.images.length === 0 &&
    document.getElementById('instructions').selectedOptions[0].textContent.includes('<img')`));
for (const hash of ['gpu=<img src=x onerror="window.broken=1">', 'alpha=-1', 'warps=1e9', 'mix=<b>', 'loop=</script>', 'set=mem_lat=x',
                    'latencyloom:AAAA', 'latencyloom:<img>']) {
  await tab.open(`file://${join(folder, 'state-0.html')}#${encodeURI(hash)}`);
  const page = await tab.run(said);
  check(hash, page.wrong !== '' && await tab.run('window.broken === undefined && document.images.length === 0'), page.wrong);
}
// The corpus of hostile scenarios: refused in one line, or a page that opens.
const corpus = join(here, '..', 'fuzz', 'corpus', 'scenario_json');
let refused = 0, opened = 0;
for (const file of readdirSync(corpus).sort()) {
  const page = join(folder, `corpus-${file}.html`), done = native('page', join(corpus, file), '-o', page);
  if (done.status !== 0) {
    ++refused;
    check(file, [2, 3].includes(done.status) && /^latencyloom: error: .+\n$/s.test(done.stderr), `${done.status} ${done.stderr}`);
  } else if (++opened <= 8) {
    await tab.open(`file://${page}`);
    check(file, await tab.run('window.broken === undefined && document.images.length === 0'));
  }
}
// A page begins with the view that was in front and its values, and has the curves of what is pinned.
const kept = {format: 'latencyloom-scenario', version: '1.8', gpu: 'gtx980', mix: 'global', access: 'coalesced', alpha: 20, warps: 16, ilp: 1,
              target: 1, overrides: {}};
const pageFrom = (name, more) => {
  const file = join(folder, `${name}.loom.json`), html = join(folder, `${name}.html`);
  writeFileSync(file, JSON.stringify({...kept, ...more}));
  return [native('page', file, '-o', html), `file://${html}`];
};
for (const [name, more, words, id, value] of [
  ['banks', {shared_access: {kind: 'stride', threads: 32, word_bytes: 4, stride: 33, offset: 0}}, 'No bank conflict', 'stride', '33'],
  ['coalescing', {global_access: {kind: 'stride', threads: 32, word_bytes: 4, stride: 2, offset: 0}}, '128 that are used: 50 %', 'stride', '2'],
  ['divergence', {}, 'of 4 execute', 'program', 'if_else'], ['occupancy', {}, ' blocks, ', 'registers', '32']]) {
  const [done, url] = pageFrom(name, {front: name, ...more});
  check(name, done.status === 0, done.stderr);
  await tab.open(url, settled);
  const page = await tab.run(said);
  check(name, page.wrong === '' && page.sentence.includes(words), page.wrong || page.sentence);
  check(name, await tab.run(`document.getElementById('field-${id}').value`) === value, `${id}, not ${value}`);
}
{
  const [done, url] = pageFrom('pinned', {pins: [{gpu: 'toy', alpha: 4}, {gpu: 'h200', alpha: 30}]});
  check('pins', done.status === 0, done.stderr);
  await tab.open(url, settled);
  for (const chart of ['needed', 'throughput']) {
    const label = await tab.run(`document.getElementById('${chart}').getAttribute('aria-label')`);
    check(`pins in ${chart}`, /Beside it: [^,]+, [^,]*H200/.test(label), label);
  }
  const [said] = pageFrom('timeline', {front: 'timeline'});
  check('a view that a page lacks', said.status === 0 && said.stderr.includes('a page has no view timeline and begins with the loom; it has Loom,'), said.stderr);
  const [refused] = pageFrom('random', {front: 'banks', shared_access: {kind: 'random', threads: 32, word_bytes: 4, seed: 1, span: 100}});
  check('random', refused.status === 3 && refused.stderr.includes('a page has no field for an access other than a stride'), refused.stderr);
}

// What cannot be shown is said, with what can.
for (const name of ['profile', 'kernel']) {
  const file = join(folder, `${name}.loom.json`), state = JSON.parse(readFileSync(join(here, '..', '..', 'resources', 'scenarios', 'h200_loads.loom.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({...state, version: '1.8', front: name}));
  const done = native('page', file, '-o', join(folder, 'refused.html'));
  check(name, done.status === 3 && done.stderr.includes('cannot be shown as a page'), done.stderr);
}

// Nothing but the files themselves is asked for, and nothing goes wrong.
const outside = tab.requests.filter((url) => !/^(file|blob|about|data):/.test(url)).map((url) => url.slice(0, 100));
check('requests', outside.length === 0, outside.join(' '));
check('problems', tab.problems.length === 0, tab.problems.join('\n'));
await tab.close();

// Widths of phones, a tablet, a laptop and a projector, in three looks; nothing is wider than the screen.
for (const [width, height] of [[320, 640], [360, 740], [375, 812], [390, 844], [412, 915], [768, 1024], [1280, 720], [1920, 1080]])
  for (const look of ['light', 'dark', 'projector']) {
    tab = await browser.tab(width, height, width < 700);
    await tab.open(`file://${join(folder, 'state-0.html')}#gpu=gtx980&mix=global&alpha=20&warps=16&look=${look}`, settled);
    const page = await tab.run(said);
    check(`${width} ${look}`, page.wide <= width, `${page.wide} wide`);
    if (pictures) {
      mkdirSync(pictures, {recursive: true});
      writeFileSync(join(pictures, `${width}-${look}.png`), await tab.picture());
    }
    await tab.close();
  }

// A browser without WebAssembly: one sentence and the picture, also where scripts are turned off.
for (const scripts of [true, false]) {
  tab = await browser.tab();
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', {source: 'delete globalThis.WebAssembly'});
  await tab.ask('Emulation.setScriptExecutionDisabled', {value: !scripts});
  await tab.open(`file://${join(folder, 'state-0.html')}`, `document.querySelector('#without img')?.complete`);
  const shown = await tab.run(`[...document.querySelectorAll('main > *, header > *')].filter((each) => each.getBoundingClientRect().height > 0)
      .map((each) => each.id || each.tagName).join()`);
  check('without WebAssembly', shown === 'H1,without', shown);
  check('its picture', await tab.run(`document.querySelector('#without img').naturalWidth > 100 &&
      document.querySelector('#without p').textContent.includes('WebAssembly')`));
  check('problems', tab.problems.length === 0, tab.problems.join(' '));
  await tab.close();
}
await browser.close();
rmSync(folder, {recursive: true});
console.log(`${states.length} pages: first picture after ${ready[ready.length >> 1]} ms (median; most ${ready[ready.length - 1]}), ` +
            `a drag of α ${drag.toFixed(0)} pictures a second; corpus: ${refused} refused, ${opened} pages`);
console.log(`${checked} checks, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
