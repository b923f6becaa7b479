// The loom on a canvas, as widgets/paint/loom_painter.cpp draws it: a row for each warp that an SM can
// hold, the units' strips on the same cycles below, and the tub of what is in flight beside them.

import {Loom, LoomUnit, Look} from './answers';
import {count, counted, names, unitName, unitWords, wholeNeeded} from './sentence';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Layout {
  cloth: Box;
  tub: Box;
  strips: Box[];
  scaleY: number;
  legendY: number;
  line: number;
  rows: number;
  warpsEach: number;
  rowHeight: number;
  perCycle: number;
  narrow: boolean;
}
type State = 'flying' | 'queued' | 'ready';
const states: State[] = ['flying', 'queued', 'ready'];
const familyOrder = ['memory', 'arithmetic', 'special', 'waiting'] as const;

const mostRows = 64, leastRow = 2, toldApart = 2, hatchPeriod = 3, mostNamed = 6;
const secondsAcross = 20; // that what is seen takes to pass
const widestWoven = 8192; // pixels of the screen

export class LoomCanvas {
  private loom?: Loom;
  private look!: Look;
  private layout?: Layout;
  private woven?: HTMLCanvasElement;
  private begin = 0;
  private last = 0;
  private inside = false;
  private stopped = false;
  private stale = false;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  /** `drag` gets the warps while the cloth's lower edge is moved. */
  constructor(private readonly canvas: HTMLCanvasElement, private readonly say: (words: string, x: number, y: number) => void,
              drag: (warps: number) => void) {
    let dragging: number | undefined;
    new ResizeObserver(() => this.relayout()).observe(canvas);
    canvas.addEventListener('touchstart', (event) => {
      const box = canvas.getBoundingClientRect(), [touch] = event.touches;
      if (this.atEdge(touch.clientX - box.left, touch.clientY - box.top, true))
        event.preventDefault(); // it moves the edge and not the page
    }, {passive: false});
    canvas.addEventListener('pointerdown', (event) => {
      if (this.atEdge(event.offsetX, event.offsetY, event.pointerType !== 'mouse'))
        canvas.setPointerCapture(dragging = event.pointerId);
    });
    for (const end of ['pointerup', 'pointercancel'])
      canvas.addEventListener(end, () => { dragging = undefined; });
    canvas.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse')
        this.inside = true;
      if (dragging === event.pointerId && this.layout) {
        const {cloth, rowHeight, warpsEach} = this.layout;
        this.say('', 0, 0);
        return drag(Math.max(1, Math.round((event.offsetY - cloth.y) / rowHeight * warpsEach)));
      }
      canvas.style.cursor = this.atEdge(event.offsetX, event.offsetY, false) ? 'ns-resize' : '';
      this.say(this.at(event.offsetX, event.offsetY), event.clientX, event.clientY);
    });
    canvas.addEventListener(
        'pointerdown', (event) => this.say(this.at(event.offsetX, event.offsetY), event.clientX, event.clientY));
    canvas.addEventListener('pointerleave', () => {
      this.inside = false;
      this.say('', 0, 0);
    });
    this.still.addEventListener('change', () => this.flow());
    document.addEventListener('visibilitychange', () => this.flow());
    requestAnimationFrame((now) => this.frame(now));
  }

  get flowing(): boolean {
    return !this.stopped && !this.inside && !this.still.matches && !document.hidden && !this.stale &&
        this.loom !== undefined && this.loom.to - this.loom.from > this.loom.shown;
  }
  /** Stops time where it flows, and lets it go where it stands; whether it flows now. */
  toggle(): boolean {
    this.stopped = !this.stopped;
    this.flow();
    return !this.stopped;
  }
  show(loom: Loom, look: Look): void {
    const passed = this.loom ? this.begin - this.loom.from : 0;
    const room = loom.to - loom.from - loom.shown;
    this.begin = loom.from + (passed > 0 && passed <= room ? passed : 0);
    this.loom = loom;
    this.look = look;
    this.stale = false;
    this.relayout();
  }
  setLook(look: Look): void {
    this.look = look;
    this.relayout();
  }
  /** What stands is of another state, whose picture takes longer. */
  setStale(): void {
    this.stale = true;
    this.paint();
  }

  private flow(): void {
    this.last = performance.now();
  }
  private frame(now: number): void {
    const loom = this.loom;
    if (loom && this.flowing) {
      this.begin += Math.min(100, now - this.last) / 1000 * loom.shown / secondsAcross;
      const repeats = loom.period > 0 && loom.to - loom.from >= loom.shown + loom.period;
      if (repeats && this.begin >= loom.from + loom.period)
        this.begin -= loom.period;
      else if (this.begin + loom.shown > loom.to)
        this.begin = loom.from;
      this.paint();
    }
    this.last = now;
    requestAnimationFrame((next) => this.frame(next));
  }

  private font(): number {
    return parseFloat(getComputedStyle(this.canvas).fontSize);
  }
  private context(canvas = this.canvas): CanvasRenderingContext2D {
    const context = canvas.getContext('2d')!;
    context.font = `${this.font()}px ${getComputedStyle(this.canvas).fontFamily}`;
    context.textBaseline = 'middle';
    return context;
  }

  private relayout(): void {
    this.layout = undefined;
    this.woven = undefined;
    this.paint();
  }

  private lay(loom: Loom): Layout {
    const ratio = devicePixelRatio, canvas = this.canvas;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = this.context(), wide = (text: string) => context.measureText(text).width;
    const line = this.font() * 1.25, pad = 5, narrow = width < 34 * this.font();
    const places = Math.max(1, loom.places, loom.warps_per_sm);
    const left = (narrow ? wide(String(places - 1))
                         : Math.max(wide(`warp ${places - 1}`),
                                    ...loom.units.map((unit) => wide(unitName(unit.resource))))) + 8;
    const tub = Math.min(140, Math.max(narrow ? 62 : 72, 0.085 * width));
    const needed = loom.needed.warps === null ? [''] : this.neededWords(loom);
    const gap = 22 + Math.max(...needed.map(wide));
    const right = narrow ? gap + tub
                         : Math.max(gap + tub, ...loom.units.map((unit) => wide(unitWords(unit)) + 14));
    const strip = narrow ? 0.7 * line : 1.05 * line;
    const stripRoom = (narrow ? line : 0) + strip + pad;
    const below = loom.units.length * stripRoom + (narrow ? 4.2 : 2.2) * line + pad;
    const cloth = {x: left, y: 4, w: Math.max(1, width - left - right),
                   h: Math.max(16, height - below - 3 * pad)};
    const rows = Math.min(mostRows, Math.max(4, Math.floor(cloth.h / leastRow)));
    let warpsEach = 1;
    while (Math.ceil(places / warpsEach) > rows)
      ++warpsEach;
    const rowCount = Math.ceil(places / warpsEach);
    let top = cloth.y + cloth.h + 1.5 * pad;
    const strips = loom.units.map(() => {
      const box = {x: cloth.x, y: top + (narrow ? line : 0), w: cloth.w, h: strip};
      top += stripRoom;
      return box;
    });
    return {
      cloth, strips, line, narrow, warpsEach, rows: rowCount,
      tub: {x: width - tub, y: cloth.y, w: tub, h: cloth.h},
      scaleY: top + line * 0.6, legendY: top + 1.75 * line,
      rowHeight: cloth.h / rowCount, perCycle: cloth.w / Math.max(1, loom.shown),
    };
  }

  private neededWords(loom: Loom): string[] {
    const needed = wholeNeeded(loom);
    return [needed === 1 ? '1 warp' : `${needed} warps`, 'needed'];
  }

  /** Everything of the cloth and the strips, for time to flow by moving it. */
  private weave(loom: Loom, layout: Layout): HTMLCanvasElement {
    const ratio = devicePixelRatio, woven = document.createElement('canvas');
    const cycles = Math.min(loom.to - loom.from, widestWoven / ratio / layout.perCycle);
    const bottom = layout.strips.length ? layout.strips[layout.strips.length - 1] : layout.cloth;
    woven.width = Math.ceil(cycles * layout.perCycle * ratio);
    woven.height = Math.ceil((bottom.y + bottom.h) * ratio);
    const context = woven.getContext('2d')!;
    context.scale(ratio, ratio);
    const wide = cycles * layout.perCycle;
    context.fillStyle = this.look.faint;
    for (let row = 0; row < layout.rows; ++row)
      context.fillRect(0, Math.round((layout.cloth.y + (row + 0.5) * layout.rowHeight) * ratio) / ratio,
                       wide, 1 / ratio);
    this.rows(context, loom, layout, loom.from + cycles);
    loom.units.forEach((unit, i) => this.strip(context, loom, layout, unit, layout.strips[i], wide));
    return woven;
  }

  private rows(context: CanvasRenderingContext2D, loom: Loom, layout: Layout, until: number): void {
    const {classes, spans} = loom;
    // Classes that overlap in time have each family its part of a row, memory the upper one.
    const lane = new Map<string, number>();
    for (const family of familyOrder)
      if (classes.some((each) => each.family === family && each.flying > 0))
        lane.set(family, lane.size);
    let split = false, warp = -1;
    let ends: number[] = [];
    for (let i = 0; i < spans.length && !split; i += 5) {
      if (spans[i + 2] !== warp) {
        warp = spans[i + 2];
        ends = classes.map(() => 0);
      }
      if (states[spans[i + 4]] === 'ready')
        continue;
      split = ends.some((end, c) => c !== spans[i + 3] && end > spans[i] + 1e-9);
      ends[spans[i + 3]] = Math.max(ends[spans[i + 3]], spans[i + 1]);
    }
    const band = (row: number, ofClass: number, state: State): [number, number] => {
      const gap = layout.rowHeight >= 3 ? 0.22 * layout.rowHeight : Math.min(layout.rowHeight / 3, 1);
      let tall = layout.rowHeight - gap, top = layout.cloth.y + row * layout.rowHeight + gap / 2;
      if (split && state !== 'ready') {
        tall /= Math.max(1, lane.size);
        top += (lane.get(classes[ofClass].family) ?? 0) * tall;
      }
      if (state === 'queued')
        return [top + 0.3 * tall, 0.4 * tall];
      return state === 'ready' ? [top + 0.38 * tall, Math.max(0.24 * tall, 0.5)] : [top, tall];
    };
    const fill = (ofClass: number, state: State, row: number, from: number, to: number) => {
      const [top, tall] = band(row, ofClass, state), family = classes[ofClass].family;
      context.fillStyle = state === 'ready' ? this.look.loom.ready : this.look.loom[family][state];
      const variant = state === 'flying' ? Math.min(2, classes[ofClass].variant) : 0;
      const parts = variant + 1, slit = variant ? 0.14 * tall : 0, part = (tall - (parts - 1) * slit) / parts;
      for (let i = 0; i < parts; ++i)
        context.fillRect(from, top + i * (part + slit), to - from, part);
    };
    interface Run {
      from: number;
      to: number;
      busy: number;
      folded: boolean;
    }
    const runs = new Map<number, Run>();
    const flush = (ofClass: number, row: number, run: Run | undefined) => {
      if (!run || run.to <= run.from)
        return;
      if (!run.folded) {
        fill(ofClass, 'flying', row, run.from, run.to - (run.to - run.from >= 2.4 ? 0.8 : 0));
        return;
      }
      const share = Math.min(0.86, run.busy / (run.to - run.from));
      for (let at = run.from; at < run.to; at += hatchPeriod)
        fill(ofClass, 'flying', row, at, Math.min(run.to, at + share * hatchPeriod));
    };
    let row = -1;
    const endRow = () => {
      for (const [ofClass, run] of runs)
        flush(ofClass, row, run);
      runs.clear();
    };
    warp = -1;
    for (let i = 0; i < spans.length; i += 5) {
      const [begins, ends2, ofWarp, ofClass, code] = spans.slice(i, i + 5);
      if (ofWarp !== warp) {
        endRow();
        warp = ofWarp;
        row = warp / layout.warpsEach;
      }
      if (warp % layout.warpsEach !== 0 || begins >= until || ends2 <= loom.from)
        continue;
      const from = (Math.max(begins, loom.from) - loom.from) * layout.perCycle;
      const to = (Math.min(ends2, until) - loom.from) * layout.perCycle;
      const state = states[code];
      if (state !== 'flying') {
        fill(ofClass, state, row, from, to);
        continue;
      }
      const run = runs.get(ofClass), slim = (ends2 - begins) * layout.perCycle < toldApart;
      if (run && slim && run.folded && from - run.to < toldApart) {
        run.busy += Math.max(0, to - Math.max(from, run.to));
        run.to = Math.max(run.to, to);
      } else if (run && !slim && !run.folded && run.to > from + 1e-9) {
        run.to = Math.max(run.to, to); // chains that overlap are one float; the tub counts them
      } else {
        flush(ofClass, row, run);
        runs.set(ofClass, {from, to, busy: to - from, folded: slim});
      }
    }
    endRow();
  }

  private strip(context: CanvasRenderingContext2D, loom: Loom, layout: Layout, unit: LoomUnit, strip: Box,
                wide: number): void {
    context.fillStyle = this.look.roles.guide.fill;
    context.fillRect(0, strip.y, wide, strip.h);
    context.fillStyle = this.look.loom.units[unit.resource][unit.limits ? 'limits' : 'pale'];
    const {work} = unit, x = (cycle: number) => (cycle - loom.from) * layout.perCycle;
    let cells = true;
    for (let i = 0; i < work.length; i += 3)
      cells = cells && work[i + 2] >= 1 && (work[i + 1] - work[i]) * layout.perCycle >= 3;
    if (cells) {
      for (let i = 0; i < work.length; i += 3)
        context.fillRect(x(work[i]), strip.y, x(work[i + 1]) - x(work[i]) - 0.8, strip.h);
      return;
    }
    const column = Math.max(1, layout.perCycle >= 2 ? layout.perCycle : 0);
    const busy = new Float64Array(Math.max(1, Math.ceil(wide / column)));
    for (let i = 0; i < work.length; i += 3) {
      const from = Math.max(0, x(work[i]) / column), to = x(work[i + 1]) / column;
      for (let at = Math.floor(from); at < busy.length && at < to; ++at)
        busy[at] += work[i + 2] * (Math.min(to, at + 1) - Math.max(from, at));
    }
    busy.forEach((share, at) => {
      const high = strip.h * Math.min(1, share);
      if (high > 0)
        context.fillRect(at * column, strip.y + strip.h - high, Math.min(column, wide - at * column), high);
    });
  }

  private paint(): void {
    const loom = this.loom;
    if (!loom || this.canvas.clientWidth === 0)
      return;
    if (!this.layout) {
      this.layout = this.lay(loom);
      this.woven = this.weave(loom, this.layout);
    }
    const layout = this.layout, ratio = devicePixelRatio, context = this.context();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.look.ground;
    context.fillRect(0, 0, this.canvas.clientWidth, this.canvas.clientHeight);
    context.globalAlpha = this.stale ? 0.45 : 1;
    // Whole pixels of the screen: what moves by parts of one would flicker.
    const skip = Math.max(0, Math.min(Math.round((this.begin - loom.from) * layout.perCycle * ratio),
                                      this.woven!.width - Math.floor(layout.cloth.w * ratio)));
    const wide = Math.min(Math.round(layout.cloth.w * ratio), this.woven!.width - skip);
    context.drawImage(this.woven!, skip, 0, wide, this.woven!.height, layout.cloth.x, 0, wide / ratio,
                      this.woven!.height / ratio);
    this.frameOf(context, loom, layout);
    context.globalAlpha = 1;
  }

  private tubHeight(loom: Loom, layout: Layout, instructions: number): number {
    const all = loom.ready + loom.classes.reduce((sum, each) => sum + each.flying + each.queued, 0);
    const ofRow = Math.max(loom.ilp, 1, all / Math.max(loom.places, loom.warps_per_sm));
    return instructions / ofRow / layout.warpsEach * layout.rowHeight;
  }

  private frameOf(context: CanvasRenderingContext2D, loom: Loom, layout: Layout): void {
    const {look} = this, {cloth, tub, line} = layout, words = look.roles.guide.words;
    const text = (said: string, x: number, y: number, colour: string, align: CanvasTextAlign = 'left') => {
      context.fillStyle = colour;
      context.textAlign = align;
      context.fillText(said, x, y);
    };
    const places = Math.max(loom.places, loom.warps_per_sm);
    // Rows' numbers, where there is room.
    let step = 1;
    while (step < 512 && step / layout.warpsEach * layout.rowHeight < 1.6 * line)
      step *= 2;
    for (let warp = 0; warp < places; warp += step) {
      const y = cloth.y + (Math.floor(warp / layout.warpsEach) + 0.5) * layout.rowHeight;
      text(layout.narrow ? String(warp) : `warp ${warp}`, cloth.x - 6, Math.max(y, line / 2), words, 'right');
    }
    loom.units.forEach((unit, i) => {
      const strip = layout.strips[i], colour = unit.limits ? look.figure_text : words;
      if (layout.narrow) {
        text(`${unitName(unit.resource)}: ${unitWords(unit)}`, strip.x, strip.y - line / 2, colour);
      } else {
        text(unitName(unit.resource), cloth.x - 6, strip.y + strip.h / 2, colour, 'right');
        text(unitWords(unit), strip.x + strip.w + 8, strip.y + strip.h / 2, colour);
      }
    });
    // The tub: in flight by class, then what queues, then warps that are ready.
    context.fillStyle = look.roles.guide.fill;
    context.fillRect(tub.x, tub.y, tub.w, tub.h);
    let top = tub.y;
    const layer = (instructions: number, colour: string, said: string, outlined = false) => {
      const high = this.tubHeight(loom, layout, instructions);
      if (high <= 0)
        return;
      context.fillStyle = outlined ? look.ground : colour;
      context.fillRect(tub.x, top, tub.w, high);
      if (outlined) {
        context.strokeStyle = colour;
        context.strokeRect(tub.x + 0.5, top + 0.5, tub.w - 1, Math.max(0, high - 1));
      }
      if (high >= 0.95 * line) {
        let shown = said;
        if (context.measureText(shown).width > tub.w - 4)
          shown = said.split(' ')[0];
        text(shown, tub.x + tub.w / 2, top + high / 2, outlined ? look.figure_text : readable(colour), 'center');
      }
      top += high;
    };
    for (const each of loom.classes)
      layer(each.flying, look.loom[each.family].flying, counted(each, each.flying, loom.mix));
    for (const each of loom.classes)
      layer(each.queued, look.loom[each.family].queued, `${counted(each, each.queued, loom.mix)} waiting`);
    layer(loom.ready, look.loom.ready, `${count(loom.ready)} ready`, true);
    const mark = loom.needed.warps === null
        ? Infinity
        : Math.min(cloth.y + loom.needed.warps / layout.warpsEach * layout.rowHeight, cloth.y + cloth.h);
    const name = tub.y + tub.h - 0.8 * line;
    if (name - top > line && Math.abs(mark - name) > line)
      text('in flight', tub.x + tub.w / 2, name, words, 'center');
    // The mark of the warps needed: a bracket at the loom's edge, dashed across the tub.
    if (mark !== Infinity) {
      const x = cloth.x + cloth.w + 4;
      context.strokeStyle = look.figure_text;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x, cloth.y);
      context.lineTo(x + 5, cloth.y);
      context.lineTo(x + 5, mark);
      if (loom.needed.warps! <= places)
        context.lineTo(x, mark);
      context.stroke();
      context.setLineDash([5, 4]);
      context.beginPath();
      context.moveTo(tub.x - 4, mark);
      context.lineTo(tub.x + tub.w, mark);
      context.stroke();
      context.setLineDash([]);
      const y = Math.min(Math.max(mark, cloth.y + 1.2 * line), cloth.y + cloth.h - 1.2 * line);
      const [first, second] = this.neededWords(loom);
      text(first, x + 11, y - 0.55 * line, look.figure_text);
      text(second, x + 11, y + 0.6 * line, look.figure_text);
    }
    this.missing(context, loom, layout, mark, text);
    this.scaleAndLegend(context, loom, layout, text);
  }

  /** What the rows without a warp mean, where there is room among them. */
  private missing(context: CanvasRenderingContext2D, loom: Loom, layout: Layout, mark: number,
                  text: (said: string, x: number, y: number, colour: string, align?: CanvasTextAlign) => void):
      void {
    const lack = wholeNeeded(loom) - loom.warps_per_sm;
    const top = layout.cloth.y + loom.warps_per_sm / layout.warpsEach * layout.rowHeight;
    const high = Math.min(layout.cloth.y + layout.cloth.h, mark) - top;
    if (!(lack > 0) || !Number.isFinite(lack) || high < 1.6 * layout.line)
      return;
    const long = lack === 1 ? '1 warp is missing: nothing here asks for more'
                            : `${lack} warps are missing: nothing here asks for more`;
    const short = long.split(':')[0];
    const room = (words: string) => context.measureText(words).width < layout.cloth.w - 20;
    const said = [long, short].find(room) ?? `${lack} missing`;
    const wide = context.measureText(said).width, x = layout.cloth.x + layout.cloth.w / 2, y = top + high / 2;
    context.fillStyle = this.look.ground;
    context.fillRect(x - wide / 2 - 8, y - layout.line * 0.6, wide + 16, layout.line * 1.2);
    text(said, x, y, this.look.roles.guide.words, 'center');
  }

  private scaleAndLegend(
      context: CanvasRenderingContext2D, loom: Loom, layout: Layout,
      text: (said: string, x: number, y: number, colour: string, align?: CanvasTextAlign) => void): void {
    const {look} = this, {cloth, line} = layout, words = look.roles.guide.words;
    if (loom.longest !== null) {
      const full = loom.latency * layout.perCycle, bar = Math.min(full, 0.4 * cloth.w), y = layout.scaleY;
      context.strokeStyle = look.figure_text;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(cloth.x, y);
      context.lineTo(cloth.x + bar, y);
      context.moveTo(cloth.x + 0.5, y - 4);
      context.lineTo(cloth.x + 0.5, y + 4);
      if (bar === full) {
        context.moveTo(cloth.x + bar - 0.5, y - 4);
        context.lineTo(cloth.x + bar - 0.5, y + 4);
      }
      context.stroke();
      text(`${Math.round(loom.latency)} cycles: one ${names(loom.classes[loom.longest], loom.mix)[0]}`,
           cloth.x + bar + 8, y, words);
      let seen = `${Math.round(loom.shown)} cycles of the steady state`;
      if (layout.warpsEach > 1)
        seen = `a row shows one of ${layout.warpsEach} warps · ${seen}`;
      if (!loom.steady_state)
        seen += ' · its averages still vary';
      if (!layout.narrow && context.measureText(seen).width + bar + 24 * this.font() < cloth.w)
        text(seen, cloth.x + cloth.w, y, words, 'right');
    }
    let x = cloth.x, y = layout.legendY;
    const entry = (said: string, parts: (at: number) => void) => {
      const wide = 24 + 8 + context.measureText(said).width;
      if (x + wide > this.canvas.clientWidth) {
        if (!layout.narrow || y > layout.legendY + 1.5 * line)
          return;
        x = cloth.x;
        y += 1.15 * line;
      }
      parts(x);
      text(said, x + 32, y, words);
      x += wide + 18;
    };
    const mixed = loom.classes.slice(0, mostNamed);
    for (const each of mixed) {
      const name = names(each, loom.mix)[0];
      entry(each.family === 'waiting' ? name : `${name} in flight`, (at) => {
        context.fillStyle = look.loom[each.family].flying;
        if (each.family === 'arithmetic')
          for (let i = 0; i < 4; ++i)
            context.fillRect(at + i * 6, y - 4, 5, 8);
        else if (each.variant > 0)
          for (const part of [0, 4.6])
            context.fillRect(at, y - 4 + part, 24, 3.4);
        else
          context.fillRect(at, y - 4, 24, 8);
      });
    }
    const queues = mixed.filter((each) => each.queued >= 0.05);
    if (queues.length > 0) {
      const most = queues.reduce((a, b) => (b.queued > a.queued ? b : a));
      entry('waits for its unit', (at) => {
        context.fillStyle = look.loom[most.family].queued;
        context.fillRect(at, y - 2, 24, 4);
      });
    }
    if (loom.ready >= 0.05)
      entry('ready, waits for a slot', (at) => {
        context.fillStyle = look.loom.ready;
        context.fillRect(at, y - 0.75, 24, 1.5);
      });
  }

  /** Whether a place is at the cloth's lower edge; a finger is not as fine as a mouse. */
  private atEdge(x: number, y: number, finger: boolean): boolean {
    const {loom, layout} = this;
    if (!loom || !layout)
      return false;
    const {cloth, rowHeight, warpsEach} = layout;
    return x >= cloth.x && x < cloth.x + cloth.w &&
        Math.abs(y - cloth.y - loom.warps_per_sm / warpsEach * rowHeight) <= (finger ? 20 : 6);
  }

  /** One line about what is there. */
  private at(x: number, y: number): string {
    const {loom, layout} = this;
    if (!loom || !layout)
      return '';
    const within = (box: Box) => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
    if (within(layout.cloth)) {
      const warp = Math.floor((y - layout.cloth.y) / layout.rowHeight) * layout.warpsEach;
      if (warp >= loom.warps_per_sm)
        return `No warp is here: the SM could hold ${loom.places}.`;
      const cycle = this.begin + (x - layout.cloth.x) / layout.perCycle;
      let found = -1;
      for (let i = 0; i < loom.spans.length; i += 5)
        if (loom.spans[i + 2] === warp && loom.spans[i] <= cycle && loom.spans[i + 1] > cycle &&
            (found < 0 || loom.spans[i + 4] === 0))
          found = i;
      if (found < 0)
        return `Warp ${warp} has nothing in flight in this cycle.`;
      const [from, to, , ofClass, state] = loom.spans.slice(found, found + 5);
      const name = names(loom.classes[ofClass], loom.mix)[0];
      return states[state] === 'ready'    ? `Warp ${warp} is ready and waits for a slot.`
          : states[state] === 'queued' ? `Warp ${warp}: a ${name} waits for its unit.`
                                       : `Warp ${warp}: one ${name} in flight for ${Math.round(to - from)} cycles.`;
    }
    for (const [i, strip] of layout.strips.entries())
      if (within(strip))
        return `${unitName(loom.units[i].resource)}: ${unitWords(loom.units[i])}.`;
    if (within(layout.tub))
      return 'In flight: ' + loom.classes.map((each) => counted(each, each.flying, loom.mix)).join(', ') + '.';
    return '';
  }
}

/** Black or white, whichever is seen better on a colour. */
export function readable(colour: string): string {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}
