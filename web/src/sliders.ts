// Sliders of the kernel's parameters, spread as the window spreads them (core/scenario/slider.cpp).

import {Parameter} from './answers';
import {number} from './sentence';

const alphaLow = 0.01, alphaHigh = 1e4, alphaEnd = 0.03, steps = 1000;

function rounded(value: number, digits: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(digits));
}
const clamped = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function positionOf(info: Parameter, value: number): number {
  if (info.scale === 'linear')
    return clamped((value - info.min) / (info.max - info.min), 0, 1);
  const alpha = info.scale === 'alpha', low = alpha ? alphaLow : info.min, high = alpha ? alphaHigh : info.max;
  if (alpha && (value <= 0 || value === Infinity))
    return value <= 0 ? 0 : 1;
  const inside = clamped(Math.log(value / low) / Math.log(high / low), 0, 1);
  return alpha ? alphaEnd + inside * (1 - 2 * alphaEnd) : inside;
}
export function valueAt(info: Parameter, position: number): number {
  if (info.scale === 'linear') {
    const value = info.min + position * (info.max - info.min);
    return info.whole ? Math.round(value) : rounded(Math.round(value / info.step) * info.step, 12);
  }
  const alpha = info.scale === 'alpha', low = alpha ? alphaLow : info.min, high = alpha ? alphaHigh : info.max;
  if (alpha && position < alphaEnd / 2)
    return 0;
  if (alpha && position > 1 - alphaEnd / 2)
    return Infinity;
  const inside = alpha ? clamped((position - alphaEnd) / (1 - 2 * alphaEnd), 0, 1) : position;
  const value = rounded(low * (high / low) ** inside, 3);
  return clamped(info.whole ? Math.round(value) : value, low, high);
}
/** One press of an arrow key up or down. */
function stepped(info: Parameter, value: number, up: boolean): number {
  const way = up ? 1 : -1;
  if (info.scale === 'linear')
    return clamped(rounded(value + way * info.step, 12), info.min, info.max);
  const alpha = info.scale === 'alpha', low = alpha ? alphaLow : info.min, high = alpha ? alphaHigh : info.max;
  if (value === Infinity)
    return up ? Infinity : high;
  if (value <= 0)
    return up ? low : 0;
  const last = 10 ** (Math.floor(Math.log10(value) + 1e-9) - (info.step - 1));
  const delta = info.whole ? Math.max(1, Math.round(last)) : last;
  const next = rounded(value + way * delta, 12);
  if (next > high)
    return alpha && value >= high ? Infinity : high;
  return next < low ? (alpha && value <= low ? 0 : low) : next;
}

export class Slider {
  readonly element = document.createElement('div');
  private readonly input = document.createElement('input');
  private readonly output = document.createElement('output');
  private readonly unit = document.createElement('span');
  private readonly name = document.createElement('label');
  private info: Parameter;
  private kind = '';
  value = 0;

  constructor(readonly id: string, info: Parameter, private readonly changed: (value: number, held: boolean) => void) {
    this.info = info;
    this.element.className = 'control';
    const top = document.createElement('div');
    top.className = 'top';
    this.name.htmlFor = this.input.id = `slider-${id}`;
    this.unit.className = 'unit';
    this.unit.textContent = info.unit ? ` ${info.unit}` : '';
    const value = document.createElement('span');
    value.append(this.output, this.unit);
    top.append(this.name, value);
    this.input.type = 'range';
    this.input.min = '0';
    this.input.max = String(steps);
    this.input.title = info.definition;
    this.element.append(top, this.input);
    this.input.addEventListener('input', () => this.take(valueAt(this.info, Number(this.input.value) / steps), true));
    this.input.addEventListener('change', () => this.changed(this.value, false));
    this.input.addEventListener('keydown', (event) => {
      const up = event.key === 'ArrowRight' || event.key === 'ArrowUp';
      if (!up && event.key !== 'ArrowLeft' && event.key !== 'ArrowDown')
        return;
      event.preventDefault();
      this.take(stepped(this.info, this.value, up), false);
    });
  }

  private take(value: number, held: boolean): void {
    this.show(value, this.kind);
    this.changed(value, held);
  }
  /** `of`: the mix, or "loop"; `most`: where less than the parameter's range is of use. */
  show(value: number, of: string, most?: number): void {
    this.name.textContent = this.info.names[of];
    this.kind = of;
    if (most !== undefined)
      this.info = {...this.info, max: Math.max(most, value)};
    this.value = value;
    const at = positionOf(this.info, value);
    this.input.value = String(Math.round(at * steps));
    this.input.style.setProperty('--at', String(at));
    const said = value === Infinity ? '∞' : this.info.whole ? String(value) : number(value);
    this.output.textContent = said;
    this.input.setAttribute('aria-valuetext', `${said} ${this.info.unit}`.trim());
  }
  colour(role: string): void {
    this.element.style.setProperty('--role', role);
  }
}
