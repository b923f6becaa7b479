// The views beside the loom: divergence, memory access, occupancy. Each is a form, a sentence and a
// picture of what one command answers.

import {Arguments, Core} from './core';
import {percent} from './sentence';

export type Values = Record<string, string>;
interface Field {
  id: string;
  label: string;
  usual: string;
  choices?: [string, string][]; // value and words
  range?: [number, number, number]; // from, to, step
}
export interface Drawn {
  sentence: string;
  steps?: number; // that the field "step" goes through
}
export interface View {
  id: string;
  title: string;
  fields(core: Core): Field[];
  draw(core: Core, gpu: string, values: Values, picture: HTMLElement): Drawn;
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}
const plural = (count: number, one: string, many = one + 's') => `${count} ${count === 1 ? one : many}`;

interface Step {
  pc: number;
  label: string | null;
  instruction: string;
  active_mask: string;
  stack: {pc: number; label: string | null; mask: string}[];
  event: string | null;
}

function lanes(mask: string, kind = 'lane'): HTMLElement {
  const row = make('span', 'lanes');
  for (const each of mask)
    row.append(make('i', each === '1' ? `${kind} on` : kind));
  return row;
}

const divergence: View = {
  id: 'divergence',
  title: 'Divergence',
  fields: (core) => [
    {id: 'program', label: 'Program', usual: 'nested_ifs',
     choices: core.text('simt', {list: true}).trim().split('\n').map((line) => {
       const [id] = line.split(' ');
       return [id, line.slice(id.length).trim()];
     })},
    {id: 'threads', label: 'threads of the warp', usual: '8', range: [2, 32, 1]},
    {id: 'machine', label: 'Machine', usual: 'stack',
     choices: [['stack', 'divergence stack'], ['independent', 'independent thread scheduling']]},
    {id: 'first', label: 'Of a branch goes first', usual: 'taken',
     choices: [['taken', 'the taken path'], ['fallthrough', 'the path that falls through']]},
    {id: 'step', label: 'step', usual: '1', range: [1, 2, 1]},
  ],
  draw(core, _gpu, values, picture) {
    const {program, threads, machine, first, pred} = values;
    const run = core.ask<{steps: Step[]; simd_efficiency: number}>(
        'simt', {program, threads, machine, first, pred: pred?.split(' ')});
    const at = Math.min(Math.max(1, Number(values.step)), run.steps.length);
    const table = make('table', 'trace');
    const head = document.createElement('tr');
    for (const title of ['step', 'instruction', 'lanes', '', 'stack, the top first'])
      head.append(make('th', '', title));
    table.append(head);
    for (const [i, step] of run.steps.entries()) {
      const row = make('tr', i + 1 === at ? 'now' : i + 1 > at ? 'later' : '');
      const stack = make('td', 'stack');
      for (const entry of step.stack)
        stack.append(lanes(entry.mask, 'lane small'), make('span', '', ` ${entry.label ?? entry.pc} `));
      const mask = document.createElement('td');
      mask.append(lanes(step.active_mask));
      row.append(make('td', 'pc', String(i + 1)),
                 make('td', 'code', (step.label ? `${step.label}: ` : '') + step.instruction), mask,
                 make('td', 'event', step.event ?? ''), stack);
      if (i + 1 === at)
        row.setAttribute('aria-current', 'step');
      table.append(row);
    }
    picture.replaceChildren(table);
    picture.querySelector('.now')?.scrollIntoView({block: 'nearest'});
    const now = run.steps[at - 1], active = [...now.active_mask].filter((each) => each === '1').length;
    return {
      steps: run.steps.length,
      sentence: `Step ${at} of ${run.steps.length}: ${plural(active, 'lane')} of ${now.active_mask.length} ` +
          `${active === 1 ? 'executes' : 'execute'} ${now.instruction}. SIMD efficiency of the whole run: ` +
          `${percent(run.simd_efficiency)} %.`,
    };
  },
};

interface Coalesced {
  transactions: {first_word: number; words: number; lanes: number[]}[];
  bytes_used: number;
  bytes_moved: number;
  efficiency: number;
}
interface Banks {
  banks: number;
  degree: number;
  accesses_per_bank: number[];
  passes: number[][];
  broadcasts: number;
}

const memory: View = {
  id: 'memory',
  title: 'Memory access',
  fields: () => [
    {id: 'space', label: 'Memory', usual: 'global', choices: [['global', 'global: sectors'], ['shared', 'shared: banks']]},
    {id: 'stride', label: 'stride, words from thread to thread', usual: '3', range: [0, 40, 1]},
    {id: 'offset', label: 'offset of thread 0, words', usual: '0', range: [0, 31, 1]},
    {id: 'word-bytes', label: 'Bytes of a word', usual: '4', choices: [['1', '1'], ['2', '2'], ['4', '4'], ['8', '8'], ['16', '16']]},
  ],
  draw(core, gpu, values, picture) {
    const {space, ...access} = values;
    const given: Arguments = {gpu, ...access};
    const table = make('table', 'trace');
    const row = (...cells: (HTMLElement | string)[]) => {
      const line = document.createElement('tr');
      for (const cell of cells) {
        const box = document.createElement('td');
        box.append(cell);
        line.append(box);
      }
      table.append(line);
    };
    if (space === 'global') {
      const answer = core.ask<Coalesced>('coalesce', given), stride = Number(values.stride), offset = Number(values.offset);
      const used = new Set(Array.from({length: 32}, (_, lane) => offset + lane * stride));
      for (const each of answer.transactions) {
        const words = make('span', 'lanes');
        for (let word = each.first_word; word < each.first_word + each.words; ++word)
          words.append(make('i', used.has(word) ? 'lane on' : 'lane'));
        row(`words ${each.first_word} to ${each.first_word + each.words - 1}`, words,
            `lanes ${each.lanes.join(', ')}`);
      }
      picture.replaceChildren(table);
      return {sentence: `${plural(answer.transactions.length, 'transaction')} ` +
                  `${answer.transactions.length === 1 ? 'moves' : 'move'} ${answer.bytes_moved} bytes for ` +
                  `${answer.bytes_used} that are used: ${percent(answer.efficiency)} %.`};
    }
    const answer = core.ask<Banks>('banks', given);
    for (const [i, pass] of answer.passes.entries()) {
      const mask = Array.from({length: 32}, (_, lane) => (pass.includes(lane) ? '1' : '0')).join('');
      row(`pass ${i + 1}`, lanes(mask), `lanes ${pass.join(', ')}`);
    }
    const bars = make('div', 'bars');
    const most = Math.max(1, ...answer.accesses_per_bank);
    for (const [bank, accesses] of answer.accesses_per_bank.entries()) {
      const bar = make('i', 'bar');
      bar.style.height = `${100 * accesses / most}%`;
      bar.title = `bank ${bank}: ${plural(accesses, 'access', 'accesses')}`;
      bars.append(bar);
    }
    picture.replaceChildren(table, make('p', 'small', `accesses of each of the ${answer.banks} banks:`), bars);
    return {sentence: answer.degree <= 1 ? 'No bank conflict: one pass serves all lanes.'
                                         : `A ${answer.degree}-way bank conflict: ${answer.degree} passes serve the lanes.`};
  },
};

interface Occupancy {
  blocks_per_sm: number;
  warps_per_sm: number;
  occupancy: number;
  limiters: Record<string, number | null>;
  limited_by: string[];
  impossible: string | null;
  nearest_changes: Record<string, {gains: {value: number; blocks_per_sm: number; warps_per_sm: number} | null}>;
  limits: Record<string, {value: number | null}>;
}

const occupancy: View = {
  id: 'occupancy',
  title: 'Occupancy',
  fields: () => [
    {id: 'threads', label: 'threads of a block', usual: '256', range: [32, 1024, 32]},
    {id: 'registers', label: 'registers of a thread', usual: '64', range: [16, 255, 1]},
    {id: 'shared', label: 'shared memory of a block, bytes', usual: '0', range: [0, 102400, 1024]},
  ],
  draw(core, gpu, values, picture) {
    const answer = core.ask<Occupancy>('occupancy', {gpu, ...values});
    const most = answer.limits.warps_per_sm.value ?? answer.warps_per_sm, each = answer.blocks_per_sm > 0
        ? answer.warps_per_sm / answer.blocks_per_sm : 0;
    const sm = make('div', 'sm');
    for (let warp = 0; warp < most; ++warp) {
      const block = each > 0 ? Math.floor(warp / each) : answer.blocks_per_sm;
      sm.append(make('i', block < answer.blocks_per_sm ? `warp block${block % 2}` : 'warp'));
    }
    const table = make('table', 'trace');
    for (const [name, blocks] of Object.entries(answer.limiters)) {
      const row = make('tr', answer.limited_by.includes(name) ? 'now' : '');
      const gains = answer.nearest_changes[name === 'warps' ? 'threads' : name]?.gains;
      row.append(make('td', 'pc', name), make('td', '', blocks === null ? 'no limit' : `allow ${plural(blocks, 'block')}`),
                 make('td', '', gains && answer.limited_by.includes(name)
                                    ? `${gains.value} would hold ${plural(gains.blocks_per_sm, 'block')}, ${gains.warps_per_sm} warps` : ''));
      table.append(row);
    }
    picture.replaceChildren(make('p', 'small', `An SM and its ${most} warps; blocks in turn light and dark:`), sm, table);
    if (answer.impossible)
      return {sentence: `No block fits: ${answer.impossible}`};
    return {sentence: `${plural(answer.blocks_per_sm, 'block')}, ${answer.warps_per_sm} of ${most} warps: an occupancy of ` +
                `${percent(answer.occupancy)} %. What limits: ${answer.limited_by.join(', ')}.`};
  },
};

export const views: View[] = [divergence, memory, occupancy];

/** Controls of a view; `changed` gets all values at each change. */
export function form(view: View, core: Core, given: Values, changed: (values: Values, field?: string) => void): HTMLElement & {steps(most: number): void} {
  const box = make('div', 'fields') as HTMLElement & {steps(most: number): void}, values: Values = {};
  let step: HTMLInputElement | undefined;
  for (const field of view.fields(core)) {
    values[field.id] = given[field.id] ?? field.usual;
    const control = make('div', 'control'), top = make('div', 'top'), label = document.createElement('label');
    label.textContent = field.label;
    label.htmlFor = `field-${field.id}`;
    top.append(label);
    control.append(top);
    if (field.choices) {
      const select = document.createElement('select');
      select.id = label.htmlFor;
      for (const [value, words] of field.choices) {
        const option = document.createElement('option');
        option.value = value;
        option.textContent = words;
        select.append(option);
      }
      select.value = values[field.id];
      select.addEventListener('change', () => changed({...values, [field.id]: values[field.id] = select.value}, field.id));
      control.append(select);
    } else {
      const [low, high, each] = field.range!, input = document.createElement('input'), output = document.createElement('output');
      input.type = 'range';
      input.id = label.htmlFor;
      [input.min, input.max, input.step, input.value] = [low, high, each, values[field.id]].map(String);
      const show = () => {
        output.textContent = input.value;
        input.style.setProperty('--at', String((Number(input.value) - Number(input.min)) / Math.max(1, Number(input.max) - Number(input.min))));
      };
      input.addEventListener('input', () => {
        values[field.id] = input.value;
        show();
        changed({...values}, field.id);
      });
      show();
      top.append(output);
      control.append(input);
      if (field.id === 'step')
        step = input;
    }
    box.append(control);
  }
  box.steps = (most: number) => {
    if (!step)
      return;
    step.max = String(most);
    step.value = values.step;
    step.style.setProperty('--at', String((Number(step.value) - 1) / Math.max(1, most - 1)));
  };
  queueMicrotask(() => changed({...values}));
  return box;
}
