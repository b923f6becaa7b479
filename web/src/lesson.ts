// A lesson: its steps and questions, of the text that the window has, judged by the same core.

import {fromWindow} from './answers';
import {SketchChart} from './charts';
import {Arguments, Core, CoreError} from './core';
import {markdown} from './markdown';
import {Beside, State} from './state';

/** `lesson`: a step on a GPU; the answer is in it once it is revealed. */
export interface Step {
  id: string; // of the lesson
  title: string;
  source: string;
  step: number;
  steps: number;
  prose: string;
  reveals: boolean;
  reveal: string;
  asks: '' | 'number' | 'choice' | 'sketch';
  unit: string;
  choices: {index: number; label: string; right?: boolean}[];
  sketch?: {over: string; height: number; x: number[]; truth?: number[]};
  view: string;
  hidden: string[]; // views behind the curtain
  alone: boolean;   // and all but `view`
  asking: boolean;  // views say no numbers
  silent: boolean;  // nor does the sentence
  moves: boolean; // the answer speaks of another state than the question
  state: State;
  fields: Record<string, string>; // of the page's view
  beside?: Beside; // of a step of comparison
  score: {questions: number; skipped: number; right: number; at_once: number};
}

/** The files of a lesson. */
export interface Files {
  file: string;
  text: string;
}

/** What is kept in the browser of a lesson: where one is, and what was answered. */
interface Kept {
  step: number;
  answers: string;
  name: string;
}

const $ = <Type extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Type;
/** The same for all that is saved of one time through the lesson. */
const ofRun = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Lesson {
  private now!: Step;
  private gpu = ''; // the lesson's own
  private revealed = false;
  private began = 0;
  private kept: Kept = {step: 0, answers: '', name: ''};
  private readonly pad: SketchChart;
  private run = ofRun();
  private place = 0; // in the course

  /** `show` puts a step on the stage, a new one with its state. */
  constructor(private readonly core: Core, private readonly course: Files[],
              private readonly show: (step: Step, fresh: boolean) => void) {
    this.pad = new SketchChart($('sketch'), () => this.say(''));
    const click = (id: string, action: () => void) => $(id).addEventListener('click', action);
    click('lesson-previous', () => this.go(this.now.step - 1, true));
    click('lesson-next', () => this.go(this.now.step + 1, true));
    click('lesson-reveal', () => this.reveal());
    click('lesson-save', () => this.save());
    click('lesson-following', () => {
      ++this.place;
      this.gpu = '';
      this.run = ofRun();
      this.read();
      this.go(0, true);
    });
    click('lesson-over', () => {
      this.run = ofRun();
      this.keep({answers: ''});
      this.go(0, true);
    });
    $('lesson-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.check();
    });
    $('lesson-form').addEventListener('input', () => this.say(''));
    $('lesson').hidden = false;
    document.documentElement.dataset.lesson = '';
  }

  /** The first lesson, or that of this id, at a step from 1, or where one was when the page was closed. */
  begin(from?: number, id?: string): void {
    this.place = Math.max(0, this.course.findIndex(({file}) => (JSON.parse(file) as {id: string}).id === id));
    const steps = this.read();
    this.go(from !== undefined ? from - 1 : this.kept.step + 1 < steps ? this.kept.step : 0, false);
  }
  /** What the browser keeps of the lesson, and the lesson that comes after it; returns how many steps it has. */
  private read(): number {
    this.kept = {step: 0, answers: '', name: this.kept.name};
    const {id, steps} = this.ask(0, false), following = this.course[this.place + 1];
    try {
      this.kept = {...this.kept, ...JSON.parse(localStorage.getItem(`latencyloom ${id}`) ?? '{}') as Kept};
    } catch { // a browser may keep nothing of a file
    }
    $<HTMLInputElement>('lesson-name').value = this.kept.name;
    $('lesson-saved').textContent = '';
    $('lesson-following').hidden = !following;
    $('lesson-following').textContent = following ? `Next lesson: ${(JSON.parse(following.file) as {title: string}).title}` : '';
    return steps;
  }
  choose(gpu: string): void {
    this.gpu = gpu;
    this.go(this.now.step, false);
  }
  /** The same colours as the page. */
  redraw(look: Parameters<SketchChart['setLook']>[0]): void { this.pad.setLook(look); }

  private request(step: number): Arguments {
    return {...this.course[this.place], step, gpu: this.gpu || undefined, answers: this.kept.answers, run: this.run};
  }
  private ask(step: number, revealed: boolean): Step {
    const answer = this.core.text('lesson', {...this.request(step), ...(revealed ? {revealed} : {})});
    return JSON.parse(answer) as Step;
  }
  private keep(part: Partial<Kept>): void {
    this.kept = {...this.kept, ...part};
    try {
      localStorage.setItem(`latencyloom ${this.now.id}`, JSON.stringify(this.kept));
    } catch { // then it lasts as long as the page
    }
  }

  go(step: number, focus: boolean): void {
    this.revealed = false;
    step = Math.max(0, step || 0);
    try {
      this.now = this.ask(step, false);
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      return this.lack(step, error.message);
    }
    this.began = performance.now();
    this.keep({step: this.now.step});
    this.fill();
    this.say('');
    this.show(this.now, true);
    if (!focus)
      return;
    const field = $('lesson-ask').querySelector<HTMLElement>('input');
    if (field && matchMedia('(pointer: fine)').matches)
      field.focus();
    else
      $('lesson-text').focus(); // no keyboard rises over the text on a phone
  }

  /** A step that asks for a number which the GPU chosen has none of. */
  private lack(step: number, message: string): void {
    this.now = {...this.now, step, asks: '', choices: [], reveals: false, reveal: '', prose: ''};
    this.fill();
    this.say('');
    $('lesson-text').textContent = `This step cannot be asked of the GPU chosen; choose another one. ${message}`;
    $('lesson-end').hidden = true;
  }

  private fill(): void {
    const {now} = this, last = now.step + 1 === now.steps;
    document.title = `${now.title} · LatencyLoom`;
    $('lesson-title').textContent = now.title;
    $('lesson-title').title = now.source;
    $('lesson-place').textContent = `${now.step + 1} of ${now.steps}`;
    $('lesson-text').replaceChildren(...markdown(now.prose));
    $('lesson-answer').replaceChildren(...markdown(now.reveal));
    if (!this.revealed)
      this.question();
    $<HTMLButtonElement>('lesson-check').hidden = now.asks === '';
    $<HTMLButtonElement>('lesson-check').disabled = this.revealed;
    $('lesson-reveal').hidden = now.asks === '' && !now.reveals;
    $<HTMLButtonElement>('lesson-reveal').disabled = this.revealed;
    $<HTMLButtonElement>('lesson-previous').disabled = now.step === 0;
    $<HTMLButtonElement>('lesson-next').disabled = last;
    const over = last && (now.asks === '' || this.revealed), {questions, skipped, right, at_once} = now.score;
    $('lesson-end').hidden = !over;
    const answered = questions - skipped;
    $('lesson-summary').textContent =
        (answered > 0 ? `Answered right: ${right} of ${answered}. At the first try: ${at_once}. ` : '') +
        (skipped > 0 ? `Skipped: ${skipped}.` : '');
    $('lesson-save').parentElement!.hidden = answered === 0;
  }
  private question(): void {
    const {now} = this, ask = $('lesson-ask');
    ask.replaceChildren();
    if (now.asks === 'number') {
      const input = document.createElement('input'), unit = document.createElement('span');
      input.placeholder = 'your prediction';
      input.setAttribute('aria-label', `Your prediction, ${now.unit}`);
      input.inputMode = 'decimal';
      input.autocomplete = 'off';
      unit.textContent = now.unit;
      unit.className = 'unit';
      ask.append(input, unit);
    } else if (now.asks === 'sketch') {
      ask.textContent = 'Draw the curve in the empty axes, with the mouse, a finger or the arrow keys.';
      this.pad.begin(now.sketch!);
    }
    for (const each of now.choices) {
      const label = document.createElement('label'), radio = document.createElement('input');
      radio.type = 'radio';
      radio.name = 'choice';
      radio.value = String(each.index);
      label.append(radio, each.label);
      ask.append(label);
    }
  }

  private say(words: string, right = false): void {
    $('lesson-verdict').textContent = words;
    $('lesson-verdict').classList.toggle('right', right);
  }

  private given(): Arguments | string {
    const input = $('lesson-ask').querySelector<HTMLInputElement>('input');
    if (this.now.asks === 'number')
      return input!.value.trim() ? {number: input!.value.trim()} : 'Enter a number.';
    if (this.now.asks === 'sketch') {
      const drawn = this.pad.drawn();
      return drawn.length > 1 ? {sketch: JSON.stringify(drawn)} : 'Draw the curve first.';
    }
    const chosen = $('lesson-ask').querySelector<HTMLInputElement>(':checked');
    return chosen ? {choice: chosen.value} : 'Choose one first.';
  }
  private check(): void {
    const given = this.given();
    if (this.revealed || typeof given === 'string')
      return this.say(this.revealed ? '' : given as string);
    try {
      const seconds = Math.round((performance.now() - this.began) / 100) / 10;
      const judged = JSON.parse(this.core.text('answer', {...this.request(this.now.step), ...given, seconds})) as
          {right: boolean; reason: string; miss: string; answers: string};
      this.keep({answers: judged.answers});
      if (judged.right)
        this.reveal();
      const reason = judged.reason || (fromWindow.misses[judged.miss] ?? '');
      this.say(judged.right ? '✓ Right.' : `Not yet. ${reason}`.trim(), judged.right);
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      this.say(error.message);
    }
  }
  private reveal(): void {
    this.say('');
    try {
      this.now = this.ask(this.now.step, true);
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      return this.say(error.message);
    }
    this.revealed = true;
    this.fill();
    for (const input of $('lesson-ask').querySelectorAll('input')) {
      if (input.type === 'radio')
        input.checked = this.now.choices.some((each) => each.right && String(each.index) === input.value);
      input.readOnly = true;
      input.disabled = input.type === 'radio';
    }
    if (this.now.sketch)
      this.pad.reveal(this.now.sketch.truth!);
    this.show(this.now, this.now.moves);
    $(this.now.step + 1 < this.now.steps ? 'lesson-next' : 'lesson-save').focus({preventScroll: true});
  }

  /** The file that `latencyloom answers` reads. */
  private save(): void {
    const name = $<HTMLInputElement>('lesson-name').value.replace(/\s+/g, ' ').trim();
    this.keep({name});
    const sheet = JSON.stringify({...JSON.parse(this.kept.answers), name}, null, 1) + '\n';
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([sheet], {type: 'application/json'}));
    link.download = `${this.now.id}.answers.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    $('lesson-saved').textContent = `Your answers are in ${link.download}, where the browser puts what it saves: send it to your lecturer.`;
  }
}
