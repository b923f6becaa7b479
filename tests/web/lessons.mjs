// Lessons as pages in Chromium: node lessons.mjs latencyloom [FOLDER for pictures]
// Every shipped lesson is done to its end with wrong answers and then with right ones, which the command
// line names; nothing answers a question before it is answered, and `latencyloom answers` reads what is saved.

import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {inflateSync} from 'node:zlib';

import {chromium} from './chromium.mjs';

const [program, pictures] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url)), shipped = join(here, '..', '..', 'resources', 'lessons');
const folder = mkdtempSync(join(tmpdir(), 'latencyloom-lessons-'));
const environment = {...process.env, XDG_DATA_HOME: '/nonexistent', QT_QPA_PLATFORM: 'offscreen'};
const native = (...words) => spawnSync(program, words, {encoding: 'utf8', env: environment});
let wrong = 0, checked = 0;
function check(name, good, found = '') {
  ++checked;
  if (good)
    return;
  ++wrong;
  console.log(`${name}: ${found}`);
}

const asksFirst = 'The lesson asks first: the sentence that says the result stands here again with the answer.';
const seen = `(() => {
  const shown = (id) => { const box = document.getElementById(id).closest('.card').getBoundingClientRect(); return box.width > 0; };
  const text = (id) => document.getElementById(id).textContent;
  return {
    sliders: [...document.querySelectorAll('input[type=range]')].map((each) => each.value).join(),
    text: text('lesson-text'), answer: text('lesson-answer'), verdict: text('lesson-verdict'), place: text('lesson-place'),
    wrong: text('wrong'), first: text('first'), summary: text('lesson-summary'), ends: !document.getElementById('lesson-end').hidden,
    curtain: document.getElementById('curtain').hidden ? '' : text('curtain'),
    asks: document.querySelector('#lesson-ask input[type=radio]') ? 'choice' : document.querySelector('#lesson-ask input') ? 'number'
        : document.getElementById('sketch-card').hidden ? '' : 'sketch',
    loom: shown('loom'), cusp: shown('needed'), throughput: shown('throughput'), other: shown('picture'),
    checks: !document.getElementById('lesson-check').hidden, last: document.getElementById('lesson-next').disabled,
    wide: document.documentElement.scrollWidth};
})()`;
const click = (id) => `document.getElementById('${id}').click()`;
const enter = (text) => `(() => {
  const input = document.querySelector('#lesson-ask input');
  input.value = ${JSON.stringify(text)};
  input.dispatchEvent(new Event('input', {bubbles: true}));
  document.getElementById('lesson-check').click();
})()`;
const choose = (index) => `(() => {
  document.querySelectorAll('#lesson-ask input')[${index}].click();
  document.getElementById('lesson-check').click();
})()`;
const browser = await chromium();
const tab = await browser.tab(1280, 900);
const downloads = join(folder, 'downloads');
mkdirSync(downloads);
await tab.ask('Page.setDownloadBehavior', {behavior: 'allow', downloadPath: downloads});
const picture = async (name) => {
  if (!pictures)
    return;
  mkdirSync(pictures, {recursive: true});
  writeFileSync(join(pictures, `${name}.png`), await tab.picture());
};

/** Draws with the mouse through points, [share of the width, share of the height from below]. */
async function draw(points) {
  const box = await tab.run(`(({left, width, bottom, height}) => ({left, width, bottom, height}))(
      document.querySelector('#sketch .u-over').getBoundingClientRect())`);
  const mouse = (type, [x, y]) => tab.ask('Input.dispatchMouseEvent', {
    type, button: 'left', buttons: 1, clickCount: 1, x: box.left + x * (box.width - 1), y: box.bottom - y * box.height});
  await mouse('mousePressed', points[0]);
  for (const point of points)
    await mouse('mouseMoved', point);
  await mouse('mouseReleased', points[points.length - 1]);
  await tab.run(click('lesson-check'));
}

/** Saves the answers in the page, and what `latencyloom answers` says of them. */
async function saved(id, name) {
  const file = join(downloads, `${id}.answers.json`);
  rmSync(file, {force: true});
  await tab.run(`document.getElementById('lesson-name').value = ${JSON.stringify(name)}; ${click('lesson-save')}`);
  for (const end = Date.now() + 20000; !existsSync(file) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const done = native('answers', downloads);
  check(id, done.status === 0 && done.stderr === '', done.stderr);
  check(id, JSON.parse(readFileSync(file, 'utf8')).name === name, 'the name');
  rmSync(file);
  return done.stdout;
}

let steps = 0, questions = 0;
for (const name of readdirSync(shipped).filter((each) => each.endsWith('.lesson.json')).sort()) {
  const lesson = JSON.parse(readFileSync(join(shipped, name), 'utf8')), file = join(folder, `${lesson.id}.html`);
  const made = native('page', '--lesson', lesson.id, '-o', file);
  check(lesson.id, made.status === 0, made.stderr);
  const html = readFileSync(file, 'utf8');
  const packed = JSON.parse(/id="state">(.*)<\/script>/.exec(html)[1]).lesson.slice('latencyloom:'.length);
  const text = JSON.parse(inflateSync(Buffer.from(packed, 'base64url')).toString('utf8')).lessons[0].text;
  check(lesson.id, !text.includes('### notes') && text.includes('### reveal'), 'the teacher’s notes');
  const reveal = text.split('### reveal').slice(1).flatMap((each) => each.split('## ')[0].split(/[\n.:{}*]/))
      .map((each) => each.trim()).find((each) => each.length > 10);
  check(lesson.id, reveal !== undefined && !html.includes(reveal), `'${reveal}' is readable in the page's source`);

  const rights = new Map(); // of numbers, by id of the step
  for (const round of ['wrong', 'right']) {
    await tab.open(`file://${file}#lesson=1&look=light`, `document.documentElement.dataset.ready !== undefined`);
    if (round === 'right')
      await tab.run(click('lesson-over'));
    let asked = 0;
    for (const [i, step] of lesson.steps.entries()) {
      const where = `${lesson.id}, ${step.id}, ${round}`, before = await tab.run(seen);
      check(where, before.place === `${i + 1} of ${lesson.steps.length}`, before.place);
      check(where, before.wrong === '' && before.text !== '' && !/[{}]/.test(before.text), before.wrong || before.text);
      check(where, before.answer === '', `answered before it is asked: ${before.answer}`);
      const asks = ['number', 'choice', 'sketch'].includes(step.type);
      check(where, before.asks === (asks ? step.type : ''), before.asks);
      if (asks) {
        check(where, before.first === asksFirst, before.first);
        const view = lesson.steps.slice(0, i + 1).map((each) => each.view).filter(Boolean).pop();
        for (const each of ['loom', 'cusp', 'throughput'])
          check(where, before[each] === (each === view && !(step.hide ?? []).includes(each)), `${each}: ${before[each]}`);
        check(where, !before.other || (['banks', 'coalescing'].includes(view) && !step.hide?.includes(view)), 'another view is shown');
      }
      for (const each of step.hide ?? [])
        check(where, !before[each], `${each} is to be hidden`);
      if (!before.loom && !before.cusp && !before.throughput && !before.other && before.asks !== 'sketch')
        check(where, before.curtain !== '', 'an empty page says nothing');
      if (round === 'right' && (asks || i === 0))
        await picture(`${lesson.id}-${i + 1}`);
      asked += asks;
      let after = before;
      const answer = async (script) => {
        await tab.run(script);
        after = await tab.run(seen);
      };
      if (step.type === 'number' && round === 'wrong') {
        await answer(enter('six'));
        check(where, after.verdict.includes('expected a number') && after.answer === '', after.verdict);
        await answer(enter('0.00123'));
        check(where, /^Not yet\. ./.test(after.verdict) && after.answer === '', after.verdict);
        await answer(click('lesson-reveal'));
      } else if (step.type === 'number') {
        await answer(enter(rights.get(step.id)));
      } else if (step.type === 'choice') {
        for (let k = 0; k < step.choices.length && after.answer === '' && !after.verdict.includes('Right'); ++k)
          await answer(choose(round === 'right' ? k : step.choices.length - 1 - k));
      } else if (step.type === 'sketch') {
        if (round === 'wrong') {
          await draw([[0, 0.3], [1, 0.3]]);
          after = await tab.run(seen);
          check(where, /^Not yet\. ./.test(after.verdict) && after.answer === '', after.verdict);
          await answer(click('lesson-reveal'));
        } else {
          const alphas = Array.from({length: 41}, (_, k) => step.from * (step.to / step.from) ** (k / 40));
          const {points} = JSON.parse(native('cusp', '--gpu', lesson.gpu, '--alphas', alphas.join(','), '--json').stdout);
          const height = sketchHeight(Math.max(...points.map((each) => each.warps_needed)));
          await draw(points.map((each, k) => [k / 40, each.warps_needed / height]));
          after = await tab.run(seen);
        }
      }
      if (asks) {
        check(where, round === 'wrong' && step.type !== 'choice' ? after.verdict === '' : after.verdict === '✓ Right.', `'${after.verdict}'`);
        check(where, after.answer !== '' || !text.includes('### reveal'), 'nothing is revealed');
        const moved = ['warps', 'alpha', 'ilp'].some((each) => step.reveal && each in step.reveal);
        check(where, !moved || after.sliders !== before.sliders, 'the answer is about another state than the page shows');
        await picture(`${lesson.id}-${i + 1}-${round}`);
      }
      check(where, after.wide <= 1280, `${after.wide} wide`);
      ++steps;
      if (i + 1 < lesson.steps.length)
        await tab.run(click('lesson-next'));
      else
        check(where, after.last && after.ends && (asked === 0 || after.summary.startsWith(
            round === 'right' ? `Answered right: ${asked} of ${asked}.` : 'Answered right:')), after.summary);
    }
    if (asked === 0)
      continue;
    questions += asked;
    const said = await saved(lesson.id, `A <b>name</b> of ${round}`);
    check(`${lesson.id}, ${round}`, said.split(' right at first').length === asked + 1, said);
    for (const [, id, right] of said.matchAll(/, step \d+ '([^']+)',[^\n]*\nright: (\S+)/g))
      rights.set(id, right);
    if (round === 'right')
      for (const [, id, right] of said.matchAll(/, step \d+ '([^']+)',[^\n]*: (\d) of 1 right at first/g))
        check(`${lesson.id}, ${id}`, right === '1' || lesson.steps.find((step) => step.id === id).type === 'choice', 'not right at first');
  }
}

/** As lesson::sketch_height(). */
function sketchHeight(top) {
  const value = 1.5 * top, power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].find((each) => each * power >= value) * power;
}

// A reason that the lesson foresees; another GPU has other answers; where one was is kept.
const littles = `file://${join(folder, 'littles-law.html')}`;
const stage = `file://${join(folder, 'stage.html')}`;
await tab.open(`${littles}#lesson=2`, `document.documentElement.dataset.ready !== undefined`);
await tab.run(enter('6'));
check('a foreseen answer', (await tab.run(seen)).verdict.startsWith('Not yet. 6 is the latency alone.'), (await tab.run(seen)).verdict);
await tab.run(`(() => { const gpu = document.getElementById('gpu'); gpu.value = 'h200'; gpu.dispatchEvent(new Event('change')); })()`);
await tab.run(enter('16'));
check('another GPU', (await tab.run(seen)).verdict === '✓ Right.', (await tab.run(seen)).verdict);
await tab.open(littles, `document.documentElement.dataset.ready !== undefined`);
check('the place is kept', (await tab.run(seen)).place === '2 of 5', (await tab.run(seen)).place);
check('the address', (await tab.run('location.hash')).includes('lesson=2'), await tab.run('location.hash'));
// The next lesson of the course is in the page, has its own address, and is kept by itself.
const heading = `document.getElementById('lesson-title').textContent`, next = JSON.parse(readFileSync(join(shipped, '02_memory_harder.lesson.json'), 'utf8'));
await tab.open(`${littles}#lesson=5`, `document.documentElement.dataset.ready !== undefined`);
await tab.run(`document.getElementById('lesson-reveal').hidden || ${click('lesson-reveal')}`);
check('the next lesson', await tab.run(`document.getElementById('lesson-following').textContent`) === `Next lesson: ${next.title}`);
await tab.run(click('lesson-following'));
check('the next lesson', await tab.run(heading) === next.title && (await tab.run(seen)).place.startsWith('1 of '), await tab.run(heading));
await tab.run(click('lesson-next'));
await tab.open(await tab.run('location.href'), `document.documentElement.dataset.ready !== undefined`);
check('its address', await tab.run(heading) === next.title && (await tab.run(seen)).place.startsWith('2 of '), await tab.run('location.hash'));

// A GPU that lacks a number of the step is said, and another one asks again.
const choose_gpu = (id) => `(() => { const gpu = document.getElementById('gpu'); gpu.value = '${id}'; gpu.dispatchEvent(new Event('change')); })()`;
await tab.open(`${littles}#lesson=2`, `document.querySelector('#gpu option') !== null`);
await tab.run(choose_gpu('ga100'));
check('a GPU that lacks a number', (await tab.run(seen)).text.startsWith('This step cannot be asked of the GPU chosen; choose another one. '), (await tab.run(seen)).text);
check('a GPU that lacks a number', (await tab.run(seen)).asks === '' && !(await tab.run(seen)).checks);
await tab.run(choose_gpu('gtx980'));
await tab.run(enter('24'));
check('the GPU before', (await tab.run(seen)).verdict === '✓ Right.', (await tab.run(seen)).verdict);

// Nothing of a lesson is ever markup.
const evil = '</script><script>window.broken=1</script><img src=x onerror="window.broken=1">', own = join(folder, 'own.lesson.json');
writeFileSync(own, JSON.stringify({format: 'latencyloom-lesson', version: '1.0', id: evil, title: evil, source: evil, gpu: 'gtx980', steps: [
  {id: 'a', type: 'choice', choices: [{label: evil, right: '1'}, {label: 'b', right: '0', reason: evil}]},
  {id: 'b', type: 'number', answer: '24', unit: evil}]}));
writeFileSync(own.replace('.lesson.json', '.md'), `## a\n${evil} *${evil}*\n### reveal\n${evil}\n### notes\nsecret\n## b\n${evil}\n`);
const written = native('page', '--lesson', own, '-o', join(folder, 'own.html'));
check('a lesson of one’s own', written.status === 0, written.stderr);
await tab.open(`file://${join(folder, 'own.html')}#lesson=1`, `document.documentElement.dataset.ready !== undefined`);
for (const script of [choose(0), choose(1), click('lesson-reveal'), click('lesson-next'), enter('24')]) {
  await tab.run(script);
  check('hostile', await tab.run('window.broken === undefined && document.images.length === 0'), script);
}
check('hostile, to the end', (await tab.run(seen)).ends && (await tab.run(seen)).text.includes('<img'), (await tab.run(seen)).text);
writeFileSync(own, readFileSync(own, 'utf8').replace('gtx980', 'mine'));
for (const [words, status, said] of [[['--lesson', 'litles-law'], 2, "did you mean 'littles-law'"], [['--lesson', 'littles-law', '--alpha', '3'], 2, 'the lesson says'],
                                     [['--lesson', join(folder, 'none.lesson.json')], 3, 'none.lesson.json'],
                                     [['--lesson', own], 3, "'mine'"]]) {
  const done = native('page', ...words, '-o', join(folder, 'none.html'));
  check(words.join(' '), done.status === status && done.stderr.includes(said), `${done.status} ${done.stderr}`);
}
const outside = tab.requests.filter((url) => !/^(file|blob|about|data):/.test(url));
check('requests', outside.length === 0, outside.join(' '));
check('problems', tab.problems.length === 0, tab.problems.join('\n'));
await tab.close();

// Widths of phones and a projector: nothing is wider than the screen.
for (const [width, height, look] of [[320, 640, 'light'], [360, 740, 'dark'], [375, 812, 'projector'], [390, 844, 'light'], [412, 915, 'dark'],
                                     [1280, 720, 'projector'], [1920, 1080, 'projector']]) {
  const small = await browser.tab(width, height, width < 700);
  for (const at of [2, 4]) {
    await small.open(`${littles}#lesson=${at}&look=${look}`, `document.documentElement.dataset.ready !== undefined`);
    check(`${width} ${look}`, (await small.run(seen)).wide <= width, `${(await small.run(seen)).wide} wide`);
    if (pictures)
      writeFileSync(join(pictures, `${width}-${look}-${at}.png`), await small.picture());
  }
  if (width < 700) { // a finger chooses, and goes on
    await small.ask('Emulation.setTouchEmulationEnabled', {enabled: true, maxTouchPoints: 1});
    const tap = async (selector) => {
      const at = await small.run(`(() => { const each = document.querySelector('${selector}'); each.scrollIntoView({block: 'center'});
          const {left, top, width, height} = each.getBoundingClientRect(); return {x: left + width / 2, y: top + height / 2}; })()`);
      await small.ask('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [at]});
      await small.ask('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      await new Promise((done) => setTimeout(done, 100));
    };
    await small.open(`${stage}#lesson=3`, `document.documentElement.dataset.ready !== undefined`);
    await tap('#lesson-ask label');
    check(`${width}, a tap`, await small.run(`document.querySelector('#lesson-ask input:checked') !== null`));
    await tap('#lesson-check');
    check(`${width}, a tap`, (await small.run(seen)).verdict !== '', (await small.run(seen)).verdict);
    await tap('#lesson-reveal');
    await tap('#lesson-next');
    check(`${width}, a tap`, (await small.run(seen)).place.startsWith('4 of '), (await small.run(seen)).place);
  }
  await small.close();
}
await browser.close();
rmSync(folder, {recursive: true});
console.log(`${steps} steps with ${questions} questions; ${checked} checks, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
