// What the loom says, in the words of the window (widgets/views/loom/loom_sentence.cpp); a test holds
// them to each other.

import {Family, fromWindow, Loom, LoomClass, LoomUnit} from './answers';

export interface Piece {
  text: string;
  strong?: boolean;
  family?: Family; // whose colour the words have
}
export interface Sentence {
  first: Piece[];
  second: string;
}

const asGoodAsAll = 0.995, tellingPoints = 0.01, mostSaid = 2;

/** As people write a number of three digits. */
export function number(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '∞';
}
export function percent(share: number): string {
  const value = 100 * share;
  if (value > 0 && value < 1)
    return value.toFixed(1);
  if (value < 100 && value >= 99.5)
    return (Math.floor(value * 10) / 10).toFixed(1);
  return String(Math.round(value));
}
export function count(value: number): string {
  if (value >= 0.95 || value <= 0)
    return String(Math.round(value));
  return value < 0.05 ? 'under 0.1' : value.toFixed(1);
}

const ofMix: Record<string, [string, string]> = {
  global: ['load', 'loads'],
  shared: ['shared load', 'shared loads'],
  sfu: ['special function', 'special functions'],
};
/** One of the class, and several. */
export function names(of: LoomClass, mix?: string): [string, string] {
  if (of.family === 'waiting') {
    const waits = of.instructions[0] === 'block' ? 'waits for its block to end' : 'waits at a barrier';
    return [waits, waits];
  }
  if (mix)
    return of.family === 'arithmetic' ? ['add', 'adds'] : ofMix[mix];
  const said = of.instructions.slice(0, mostSaid).join('/') + (of.instructions.length > mostSaid ? '/…' : '');
  return [said, said];
}
export function counted(of: LoomClass, value: number, mix?: string): string {
  const words = count(value), [one, many] = names(of, mix);
  return `${words} ${words === '1' ? one : many}`;
}
export const unitName = (resource: string) => fromWindow.units[resource].name;
export function unitWords(unit: LoomUnit): string {
  return `${percent(unit.used)} % used${unit.limits ? '' : ', not the limit'}`;
}
export function wholeNeeded(loom: Loom): number {
  return loom.needed.warps === null ? Infinity : Math.ceil(loom.needed.warps - 1e-9);
}
const warpsWords = (warps: number) => (warps === 1 ? '1 warp' : `${warps} warps`);

function joined(parts: Piece[]): Piece[] {
  return parts.flatMap((part, i) =>
      i === 0 ? [part] : [{text: i === parts.length - 1 ? ' and ' : ', '}, part]);
}

function flying(loom: Loom): Piece[] {
  const order = loom.classes.filter((each) => each.flying >= 0.05 && each.family !== 'waiting');
  if (order.length > mostSaid)
    order.sort((a, b) => b.flying - a.flying);
  const parts: Piece[] = order.slice(0, mostSaid).map(
      (each) => ({text: counted(each, each.flying, loom.mix), strong: true, family: each.family}));
  const others = order.slice(mostSaid).reduce((sum, each) => sum + each.flying, 0);
  if (others >= 0.05)
    parts.push({text: `${count(others)} others`});
  return joined(parts);
}

function waiting(loom: Loom): string[] {
  return loom.classes.filter((each) => each.family === 'waiting' && each.flying >= 0.05).map((each) => {
    const words = count(each.flying), one = words === '1';
    return each.instructions[0] === 'block'
        ? (one ? '1 warp waits for its block to end.' : `${words} warps wait for their block to end.`)
        : (one ? '1 warp waits at a barrier.' : `${words} warps wait at a barrier.`);
  });
}

function measuredKernels(loom: Loom): string {
  const inRange = loom.needed.warps !== null && loom.needed.warps <= loom.places;
  const needed = inRange ? wholeNeeded(loom) : loom.places;
  const parts: string[] = [];
  const say = (warps: number, share: number) => {
    const text = `${percent(share)} % with ${warpsWords(warps)}`;
    if (!parts.includes(text))
      parts.push(text);
  };
  const {now, needed: then, places: most} = loom.gradual;
  if (now < loom.bound_share - tellingPoints)
    say(loom.warps_per_sm, now);
  if (Math.min(1, loom.places / (loom.needed.warps ?? Infinity)) - then > tellingPoints)
    say(needed, then);
  if (parts.length === 0)
    return '';
  if (needed < loom.places && loom.warps_per_sm < loom.places)
    say(loom.places, most);
  const list = parts.length < 2 ? parts.join('')
                                : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
  const measured = loom.measured.map((each) => `${percent(each.share)} % at ${number(each.warps)} warps`);
  return `Measured kernels bend earlier: about ${list}.` +
      (measured.length > 0 ? ` Measured: ${measured.join(', ')}.` : '');
}

/** Of the loom; of one warp alone beside `ofAll`, the loom of `warps`. */
export function sentence(loom: Loom, ilp: number, alpha: number | undefined,
                         ofAll?: {share: number; warps: number}): Sentence {
  let limits = loom.units.filter((unit) => unit.limits);
  limits = [...limits.filter((unit) => unit.resource === loom.peak_limit),
            ...limits.filter((unit) => unit.resource !== loom.peak_limit)];
  const unit = limits[0] ?? loom.units[0];
  const peak = fromWindow.units[unit.resource].throughput;
  const needed = wholeNeeded(loom), fewPlaces = needed === Infinity || loom.needed.warps! > loom.places;
  const strong = (text: string): Piece => ({text, strong: true});
  const plain = (text: string): Piece => ({text});
  const first: Piece[] = [];
  if (ofAll) {
    first.push(strong(`One warp alone: ${percent(loom.share)} % of the ${peak}.`));
    if (loom.share > 0 && ofAll.warps > 1)
      first.push(plain(` ${warpsWords(ofAll.warps)} hide its latency behind each other and do ` +
                       `${number(ofAll.share / loom.share)} times as much.`));
  } else if (loom.bound_share < asGoodAsAll) {
    first.push(strong(`${percent(loom.share)} % of the ${peak}.`),
               plain(loom.warps_per_sm === 1 ? ' 1 warp keeps ' : ` ${loom.warps_per_sm} warps keep `),
               ...flying(loom), plain(' in flight; '));
    const more = loom.needed.ilp;
    const each = more !== null && more > ilp && more <= 64 && loom.mix && alpha !== Infinity
        ? `${Math.round(more)} ${names(loom.classes[0], loom.mix)[1]} each` : '';
    if (fewPlaces)
      first.push(plain(`not even ${loom.places} warps reach the bound` + (each ? `, but ${each} do.` : '.')));
    else
      first.push(plain(each ? `${needed}, or ${each}, reach the bound.` : `${needed} reach the bound.`));
  } else if (limits.length > 1 &&
             Math.abs(loom.warps_per_sm - loom.needed.warps!) <= 0.05 * loom.needed.warps!) {
    first.push(strong('At the cusp'),
               plain(` ${unitName(limits[0].resource)} and ${unitName(limits[1].resource)} are both full: ` +
                     `${warpsWords(loom.warps_per_sm)}, `),
               ...flying(loom), plain(' in flight.'));
  } else {
    first.push(strong(loom.share >= asGoodAsAll ? `All of the ${peak}.`
                                                : `${percent(loom.share)} % of the ${peak}.`),
               plain(` ${warpsWords(loom.warps_per_sm)} keep `), ...flying(loom), plain(' in flight'));
    const queued = loom.classes.reduce((sum, each) => sum + each.queued, 0);
    if (queued >= 0.95)
      first.push(plain(`, ${count(queued)} more wait`));
    first.push(plain(!fewPlaces && needed > 0 && needed < loom.warps_per_sm ? `; ${needed} would do.` : '.'));
  }
  const second = waiting(loom);
  if (Math.abs(loom.share - loom.bound_share) > tellingPoints && !ofAll)
    second.push(`The simulation reaches ${percent(loom.share)} %, the bound is ${percent(loom.bound_share)} %.`);
  const gradual = ofAll ? '' : measuredKernels(loom);
  if (gradual)
    second.push(gradual);
  return {first, second: second.join(' ')};
}

export function inWords(said: Sentence): string {
  const first = said.first.map((piece) => piece.text).join('');
  return said.second ? `${first} ${said.second}` : first;
}
