// The two charts under the loom: warps needed against α, and throughput against warps.

import uPlot from 'uplot';

import {Look} from './answers';
import {number} from './sentence';

export interface Needed {
  alphas: number[];
  other: (number | null)[]; // in flight, the lower area
  all: (number | null)[];   // warps needed
  places: number;
  at?: [number, number]; // α and warps of the kernel
  cusp: {alpha: number; warps: number} | null;
  names: [string, string]; // of what the areas are: "loads", "adds"
  named: boolean; // what is in flight is known of each
  ilp: number;
  beside: {name: string; all: (number | null)[]}[]; // curves of what is pinned
}
export interface Throughput {
  warps: number[];
  bound: (number | null)[]; // of the peak, per cent
  saturation: (number | null)[];
  at: [number, number]; // warps, simulated share in per cent
  needed: number;
  beside: {name: string; share: (number | null)[]}[]; // of the peak of each, per cent
}

type Draw = (plot: uPlot, context: CanvasRenderingContext2D) => void;

/** A chart that keeps its axes while something is dragged, and tells a place that is pressed. */
class Chart {
  protected plot?: uPlot;
  protected look!: Look;
  private size = 0;

  constructor(protected readonly host: HTMLElement, private readonly pressed: (x: number, y: number) => void) {
    new ResizeObserver(() => this.resize()).observe(host);
    const move = (event: PointerEvent) => {
      if (!this.plot || event.buttons !== 1)
        return;
      const box = this.plot.over.getBoundingClientRect();
      this.pressed(this.plot.posToVal(Math.min(Math.max(0, event.clientX - box.left), box.width), 'x'),
                   this.plot.posToVal(Math.min(Math.max(0, event.clientY - box.top), box.height), 'y'));
    };
    host.addEventListener('pointerdown', (event) => {
      if (!(event.target as HTMLElement).closest('.u-over'))
        return;
      host.setPointerCapture(event.pointerId);
      move(event);
    });
    host.addEventListener('pointermove', (event) => {
      if (host.hasPointerCapture(event.pointerId))
        move(event);
    });
  }

  protected font(): string {
    const style = getComputedStyle(this.host);
    return `${style.fontSize} ${style.fontFamily}`;
  }
  protected make(options: Partial<uPlot.Options>, data: uPlot.AlignedData, draw: Draw): void {
    const {look} = this, size = parseFloat(getComputedStyle(this.host).fontSize);
    const axis = (label: string): uPlot.Axis => ({
      label, stroke: look.roles.guide.words, font: this.font(), labelFont: this.font(), labelSize: size * 1.5,
      labelGap: 0, grid: {stroke: look.faint, width: 1}, ticks: {stroke: look.faint, width: 1, size: 4},
      size: label && options.title === 'x' ? size * 2 : size * 3.1, gap: 3,
    });
    const axes = (options.axes ?? []).map((each, i) => ({
      ...axis(each.label as string), ...each, size: i === 0 ? size * 2 : size * 3.1}));
    this.plot?.destroy();
    this.plot = new uPlot({
      width: this.host.clientWidth, height: this.host.clientHeight, legend: {show: false},
      cursor: {show: false}, padding: [8, 24, 0, 0], ...options, title: undefined, axes,
      hooks: {draw: [(plot) => {
        plot.ctx.save();
        plot.ctx.font = this.font().replace(/^[\d.]+px/, `${size * devicePixelRatio}px`);
        plot.ctx.textBaseline = 'middle';
        plot.ctx.textAlign = 'left';
        plot.ctx.setLineDash([]);
        draw(plot, plot.ctx);
        plot.ctx.restore();
      }]},
    } as uPlot.Options, data, this.host);
    this.plot.root.setAttribute('aria-hidden', 'true'); // the host says it
  }
  private resize(): void {
    if (this.plot && this.host.clientWidth !== this.size && this.host.clientWidth > 0) {
      this.size = this.host.clientWidth;
      this.plot.setSize({width: this.host.clientWidth, height: this.host.clientHeight});
    }
  }
  protected dot(plot: uPlot, context: CanvasRenderingContext2D, x: number, y: number): void {
    const left = plot.valToPos(x, 'x', true), top = plot.valToPos(y, 'y', true), ratio = devicePixelRatio;
    context.beginPath();
    context.arc(left, top, 5.5 * ratio, 0, 7);
    context.fillStyle = this.look.figure_text;
    context.fill();
    context.lineWidth = 2 * ratio;
    context.strokeStyle = this.look.ground;
    context.stroke();
  }
  protected label(plot: uPlot, context: CanvasRenderingContext2D, said: string, x: number, y: number,
                  colour: string, dx: number, dy: number): void {
    const ratio = devicePixelRatio, wide = context.measureText(said).width;
    const {left, width, top, height} = plot.bbox;
    const at = Math.min(Math.max(left + 4 * ratio, plot.valToPos(x, 'x', true) + dx * ratio -
                                     (dx === 0 ? wide / 2 : dx < 0 ? wide : 0)),
                        left + width - wide - 4 * ratio);
    const middle = Math.min(Math.max(top + 8 * ratio, plot.valToPos(y, 'y', true) + dy * ratio),
                            top + height - 8 * ratio);
    context.fillStyle = this.look.ground;
    context.globalAlpha = 0.8;
    context.fillRect(at - 3 * ratio, middle - 8 * ratio, wide + 6 * ratio, 16 * ratio);
    context.globalAlpha = 1;
    context.fillStyle = colour;
    context.fillText(said, at, middle);
  }
  /** Shows other values in the axes that there are, while a hand holds a slider; false where they
   *  have to be made anew. */
  protected kept(data: uPlot.AlignedData, look: Look, held: boolean): boolean {
    if (!this.plot || this.look !== look || !held) return false;
    this.plot.setData(data, false);
    this.plot.redraw();
    return true;
  }
  /** The name of a curve that stands beside, at one of its places. */
  protected named(plot: uPlot, context: CanvasRenderingContext2D, name: string, x: number[], y: (number | null)[], at: number): void {
    if (y.length > 0)
      this.label(plot, context, name, x[at], y[at] ?? 0, this.look.roles.ghost.words, 8, -10);
  }
  protected dashed(plot: uPlot, context: CanvasRenderingContext2D, scale: 'x' | 'y', value: number): void {
    const {left, top, width, height} = plot.bbox, at = plot.valToPos(value, scale, true);
    context.save();
    context.setLineDash([5 * devicePixelRatio, 4 * devicePixelRatio]);
    context.strokeStyle = this.look.roles.guide.line;
    context.lineWidth = devicePixelRatio;
    context.beginPath();
    context.moveTo(scale === 'x' ? at : left, scale === 'x' ? top : at);
    context.lineTo(scale === 'x' ? at : left + width, scale === 'x' ? top + height : at);
    context.stroke();
    context.restore();
  }
}

export class NeededChart extends Chart {
  private shown?: Needed;

  show(needed: Needed, look: Look, held: boolean): void {
    this.shown = needed;
    const data: uPlot.AlignedData = [needed.alphas, needed.all, needed.other, ...needed.beside.map((each) => each.all)];
    if (this.kept(data, look, held)) return;
    this.look = look;
    const top = Math.max(needed.places, needed.at?.[1] ?? 0,
                         ...[needed.all, ...needed.beside.map((each) => each.all)].flat().map((each) => each ?? 0)) * 1.08;
    const powers = needed.alphas.filter((alpha) => Number.isInteger(Math.round(Math.log10(alpha) * 1e6) / 1e6));
    this.make({
      scales: {x: {time: false, distr: 3, range: [needed.alphas[0], needed.alphas[needed.alphas.length - 1]]},
               y: {range: [0, top]}},
      axes: [{label: needed.named ? `α: ${needed.names[1]} for each of the ${needed.names[0]}` : 'α', splits: () => powers,
              values: (_, splits) => splits.map((each) => String(each))},
             {label: 'warps/SM'}],
      series: [
        {},
        {stroke: look.roles.model.line, width: 2, fill: needed.named ? look.roles.arithmetic.fill : look.roles.guide.fill},
        {stroke: look.roles.memory.line, width: 1, fill: look.roles.memory.fill},
        ...needed.beside.map(() => ({stroke: look.roles.ghost.line, width: 2, dash: look.roles.ghost.dashes})),
      ],
    }, data, (plot, context) => this.over(plot, context));
  }

  private over(plot: uPlot, context: CanvasRenderingContext2D): void {
    const shown = this.shown!, {look} = this, first = shown.alphas[0];
    this.dashed(plot, context, 'y', shown.places);
    this.label(plot, context, `an SM holds ${shown.places}`, first, shown.places, look.roles.guide.words, 6, -9);
    const low = shown.other[Math.floor(shown.other.length * 0.1)] ?? 0;
    const middle = shown.alphas[Math.floor(shown.alphas.length * 0.1)];
    if (shown.named && low > 0)
      this.label(plot, context, `${shown.names[0]} in flight`, middle, low / 2, look.roles.memory.words, 6, 0);
    const late = Math.floor(shown.alphas.length * 0.9), high = shown.all[late] ?? 0;
    if (shown.named && high > 0)
      this.label(plot, context, `${shown.names[1]} in flight`, shown.alphas[late],
                 (high + (shown.other[late] ?? 0)) / 2, look.roles.arithmetic.words, -6, 0);
    for (const {name, all} of shown.beside)
      this.named(plot, context, name, shown.alphas, all, Math.floor(all.length / 2));
    if (shown.cusp)
      this.label(plot, context, `cusp: ${number(shown.cusp.warps)} warps at α ${number(shown.cusp.alpha)}`,
                 shown.cusp.alpha, shown.cusp.warps, look.figure_text, 0, -14);
    if (shown.at)
      this.dot(plot, context, Math.min(Math.max(shown.at[0], first), shown.alphas[shown.alphas.length - 1]),
               shown.at[1]);
  }
}

export class ThroughputChart extends Chart {
  private shown?: Throughput;

  show(throughput: Throughput, look: Look, held: boolean): void {
    this.shown = throughput;
    const data: uPlot.AlignedData = [throughput.warps, throughput.bound, throughput.saturation,
                                    ...throughput.beside.map((each) => each.share)];
    if (this.kept(data, look, held)) return;
    this.look = look;
    this.make({
      scales: {x: {time: false, range: [0, throughput.warps[throughput.warps.length - 1]]},
               y: {range: [0, 112]}},
      axes: [{label: 'warps/SM'}, {label: '% of the peak'}],
      series: [
        {},
        {stroke: look.roles.model.line, width: 2},
        {stroke: look.roles.series2.line, width: 1.5, dash: [7, 4]},
        ...throughput.beside.map(() => ({stroke: look.roles.ghost.line, width: 2, dash: look.roles.ghost.dashes})),
      ],
    }, data, (plot, context) => this.over(plot, context));
  }

  private over(plot: uPlot, context: CanvasRenderingContext2D): void {
    const shown = this.shown!, {look} = this, last = shown.warps[shown.warps.length - 1];
    if (shown.needed <= last) {
      this.dashed(plot, context, 'x', shown.needed);
      this.label(plot, context, `${Math.ceil(shown.needed - 1e-9)} needed`, shown.needed, 20,
                 look.roles.guide.words, shown.needed > last / 2 ? -6 : 6, 0);
    }
    shown.beside.forEach(({name, share}, i) => {
      const at = Math.ceil((shown.warps.length - 1) / (6 + 3 * i)); // where curves still rise, no two at one place
      this.named(plot, context, name, shown.warps, share, at);
    });
    const third = Math.floor(shown.warps.length / 3);
    this.label(plot, context, 'bound', shown.warps[third], shown.bound[third] ?? 0, look.figure_text, -8, -10);
    const late = Math.floor(shown.warps.length * 0.6);
    this.label(plot, context, 'gradual saturation', shown.warps[late], shown.saturation[late] ?? 0,
               look.roles.series2.words, 10, 16);
    this.dot(plot, context, shown.at[0], shown.at[1]);
  }
}

/** Empty axes that a curve is drawn into, and the true one beside it once it is revealed. */
export class SketchChart extends Chart {
  private sketch?: {over: string; height: number; x: number[]};
  private values: (number | null)[] = [];
  private truth?: number[];
  private at = 0;
  private last?: number; // place of the stroke that goes on

  constructor(host: HTMLElement, private readonly changed: () => void) {
    super(host, (x, y) => this.draw(x, y));
    for (const end of ['pointerup', 'pointercancel'])
      host.addEventListener(end, () => { this.last = undefined; });
    for (const each of ['focus', 'blur'])
      host.addEventListener(each, () => this.plot?.redraw());
    host.addEventListener('keydown', (event) => {
      const way = {ArrowLeft: -1, ArrowRight: 1}[event.key] ?? 0, up = {ArrowUp: 1, ArrowDown: -1}[event.key] ?? 0;
      if (!this.sketch || this.truth || (way === 0 && up === 0))
        return;
      event.preventDefault();
      const {height, x} = this.sketch;
      this.at = Math.min(Math.max(0, this.at + way), x.length - 1);
      if (up !== 0)
        this.put(this.at, (this.values[this.at] ?? height / 2) + up * height / 40);
      this.refresh();
    });
  }

  begin(sketch: {over: string; height: number; x: number[]}): void {
    this.sketch = sketch;
    this.values = sketch.x.map(() => null);
    [this.truth, this.last, this.at] = [undefined, undefined, 0];
    this.build();
  }
  reveal(truth: number[]): void {
    this.truth = truth;
    this.build();
  }
  setLook(look: Look): void {
    this.look = look;
    this.build();
  }
  drawn(): [number, number][] {
    return this.sketch!.x.flatMap((x, i) => (this.values[i] === null ? [] : [[x, this.values[i]] as [number, number]]));
  }

  private put(place: number, y: number): void {
    this.values[place] = Math.min(Math.max(0, y), this.sketch!.height);
  }
  private draw(x: number, y: number): void {
    if (!this.sketch || this.truth)
      return;
    const near = (value: number) => Math.abs((this.sketch!.over === 'alpha' ? Math.log(value / x) : value - x));
    const place = this.sketch.x.reduce((best, each, i) => (near(each) < near(this.sketch!.x[best]) ? i : best), 0);
    // A quick stroke skips places: they are on the line between.
    const {last} = this, from = last === undefined ? null : this.values[last];
    if (last !== undefined && from !== null)
      for (let i = Math.min(last, place) + 1; i < Math.max(last, place); ++i)
        this.put(i, from + (y - from) * (i - last) / (place - last));
    this.put(place, y);
    this.at = this.last = place;
    this.refresh();
  }
  private refresh(): void {
    this.plot?.setData(this.data(), false);
    this.plot?.redraw();
    this.changed();
  }
  private data(): uPlot.AlignedData {
    return [this.sketch!.x, this.values, this.truth ?? this.values.map(() => null)];
  }
  private build(): void {
    if (!this.sketch || !this.look)
      return;
    const {look} = this, {over, x, height} = this.sketch, alpha = over === 'alpha';
    const powers = x.map((each) => Number(each.toPrecision(6))).filter((each) => Number.isInteger(Math.log10(each)));
    this.make({
      scales: {x: {time: false, distr: alpha ? 3 : 1, range: [x[0], x[x.length - 1]]}, y: {range: [0, height]}},
      axes: [alpha ? {label: 'arithmetic intensity α', splits: () => powers,
                      values: (_, splits) => splits.map((each) => number(each))}
                   : {label: 'warps/SM'},
             {label: 'your prediction'}],
      series: [{}, {stroke: look.roles.series3.line, width: 3, spanGaps: true}, {stroke: look.roles.model.line, width: 3}],
    }, this.data(), (plot, context) => {
      const third = Math.floor(x.length / 3);
      const late = 2 * third, yours = this.values[late];
      if (this.truth)
        this.label(plot, context, 'the model', x[third], this.truth[third], look.figure_text, -8, -10);
      if (this.truth && yours !== null)
        this.label(plot, context, 'yours', x[late], yours, look.roles.series3.words, 8, 12);
      if (!this.truth && document.activeElement === this.host)
        this.dot(plot, context, x[this.at], this.values[this.at] ?? height / 2);
    });
  }
}
