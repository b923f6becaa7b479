// What the page shows, and its forms: arguments of commands, the address, a link for the window.

import {Arguments} from './core';

export interface State {
  gpu: string;
  mix: string;
  access: string;
  alpha: number; // may be infinite
  warps: number;
  ilp: number;
  sets: Record<string, number>; // numbers of the GPU that were changed
  fixed: boolean;               // the simulation takes latencies as they are
  loop?: string;                // in place of the mix: a shipped one's name, or its text
  loopAlpha?: number;           // of the loop, where it was changed
}

/** What stands beside it in a chart. */
export type Beside = State & {name: string};

/** Of the text a person or a page gave; whatever is no number is said by the core. */
export const asNumber = (text: string) => (text === 'inf' ? Infinity : Number(text));
export const asText = (value: number) => (value === Infinity ? 'inf' : String(value));

export function kernel(state: State): Arguments {
  const set = Object.entries(state.sets).map(([name, value]) => `${name}=${asText(value)}`);
  if (state.loop !== undefined)
    return {gpu: state.gpu, loop: state.loop, ...(state.ilp > 1 ? {ilp: state.ilp} : {}), set};
  return {gpu: state.gpu, mix: state.mix, access: state.access, ilp: state.ilp, set};
}
export function point(state: State): Arguments {
  const alpha = state.loop === undefined ? state.alpha : state.loopAlpha;
  return {...kernel(state), warps: state.warps, ...(alpha === undefined ? {} : {alpha: asText(alpha)})};
}

export function toAddress(state: State, more: Record<string, string>): string {
  const query = new URLSearchParams({gpu: state.gpu});
  if (state.loop !== undefined) {
    query.set('loop', state.loop);
    if (state.loopAlpha !== undefined)
      query.set('alpha', asText(state.loopAlpha));
  } else {
    query.set('mix', state.mix);
    if (state.access !== 'coalesced')
      query.set('access', state.access);
    query.set('alpha', asText(state.alpha));
  }
  query.set('warps', String(state.warps));
  if (state.ilp !== 1)
    query.set('ilp', String(state.ilp));
  if (state.fixed)
    query.set('fixed-latency', '1');
  for (const [name, value] of Object.entries(state.sets))
    query.append('set', `${name}=${asText(value)}`);
  for (const [name, value] of Object.entries(more))
    query.set(name, value);
  return query.toString().replaceAll('%3D', '=');
}

/** The state with what an address says; one that names a GPU says all of it. */
export function ofAddress(state: State, query: URLSearchParams): State {
  const text = (name: string, otherwise: string) => query.get(name) ?? otherwise;
  const number = (name: string, otherwise: number) =>
      query.has(name) ? asNumber(query.get(name)!) : otherwise;
  const sets: Record<string, number> = {};
  for (const each of query.getAll('set')) {
    const equals = each.indexOf('=');
    if (equals > 0)
      sets[each.slice(0, equals)] = asNumber(each.slice(equals + 1));
  }
  const whole = query.has('gpu'), kernelSaid = query.has('loop') || query.has('mix');
  const loop = kernelSaid ? query.get('loop') ?? undefined : state.loop;
  return {
    gpu: text('gpu', state.gpu), mix: text('mix', state.mix), access: text('access', whole ? 'coalesced' : state.access),
    alpha: loop === undefined ? number('alpha', state.alpha) : state.alpha,
    loopAlpha: loop !== undefined && query.has('alpha') ? asNumber(query.get('alpha')!) : undefined,
    warps: number('warps', state.warps), ilp: number('ilp', whole ? 1 : state.ilp),
    sets: whole || query.has('set') ? sets : state.sets,
    fixed: whole ? query.get('fixed-latency') === '1' : state.fixed, loop,
  };
}

/** The scenario file of the state, as the program reads it (core/document/document_json.h). */
export function scenario(state: State, loopText?: string): string {
  const file: Record<string, unknown> = {
    format: 'latencyloom-scenario', version: loopText ? '1.11' : '1.0', gpu: state.gpu, mix: state.mix,
    access: state.access, alpha: state.alpha === Infinity ? 'inf' : state.alpha, warps: state.warps,
    ilp: state.ilp, target: 1, overrides: state.sets,
  };
  if (state.fixed) {
    file.version = loopText ? '1.11' : '1.5';
    file.latencies = 'fixed';
  }
  if (loopText)
    file.instruction_loop = loopText.trim().split('\n');
  return JSON.stringify(file);
}

/** "latencyloom:…", which the window opens. */
export async function link(file: string): Promise<string> {
  const packed = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return 'latencyloom:' + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in a link (core/document/scenario_link.h). */
export async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.slice('latencyloom:'.length).replaceAll('-', '+').replaceAll('_', '/')),
                                (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}
/** The state in a link that the window gave; what a page does not show of it is left out. */
export async function ofLink(text: string): Promise<State> {
  const file = JSON.parse(await unpacked(text)) as Record<string, unknown>;
  if (file.format !== 'latencyloom-scenario' || typeof file.gpu !== 'string')
    throw new Error('no scenario of a GPU that comes with the program');
  const loop = file.instruction_loop as string[] | undefined;
  return {
    gpu: file.gpu, mix: String(file.mix ?? 'global'), access: String(file.access ?? 'coalesced'),
    alpha: asNumber(String(file.alpha)), warps: Number(file.warps), ilp: Number(file.ilp ?? 1),
    sets: (file.overrides ?? {}) as Record<string, number>, fixed: file.latencies === 'fixed',
    loop: loop?.join('\n'),
  };
}
