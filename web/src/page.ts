// The page: state, controls and pictures, all of the core's numbers.

import workerSource from 'worker-source';

import {Cusp, Evaluation, fromWindow, GpuRow, Look, Loom} from './answers';
import {NeededChart, Needed, Throughput, ThroughputChart} from './charts';
import {Arguments, Core, CoreError, unpack} from './core';
import {Files, Lesson, Step} from './lesson';
import {LoomCanvas} from './loom';
import {inWords, names, sentence} from './sentence';
import {Slider} from './sliders';
import {asNumber, Beside, kernel, link, ofAddress, ofLink, point, scenario, State, toAddress, unpacked} from './state';
import {form, Values, views} from './views';

const $ = <Type extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Type;
const alphas = {low: 0.1, high: 1000, count: 81};
const mixes: Record<string, string> = {
  global: 'adds and global loads', shared: 'adds and shared loads', sfu: 'adds and special functions'};

const asksFirst = 'The lesson asks first: the sentence that says the result stands here again with the answer.';
const asksLater = 'The lesson asks about this next, so that the sentence that says the result stays covered.';
/** Of what stands behind '#', what is no part of a view. */
const ofPage = ['look', 'embed', 'lesson', 'of'];

class Page {
  private readonly loom: LoomCanvas;
  private readonly needed: NeededChart;
  private readonly throughput: ThroughputChart;
  private readonly sliders = new Map<string, Slider>();
  private readonly numbers = new Map<string, Slider>();
  private readonly kept = new Map<string, string>(); // answers that a drag does not change
  private look: Look = fromWindow.looks.light;
  private state: State;
  private alone = false;
  private held = false;
  private due = false;
  private asked = 0;
  private places = 64;
  private loopText?: string;
  private fields?: ReturnType<typeof form>;
  private picture?: Loom;
  private all?: Loom; // beside one warp alone
  private lesson?: Lesson;
  private step?: Step; // of the lesson

  constructor(private readonly core: Core, private readonly worker: Worker | undefined, start: State,
              private more: Record<string, string>, private beside: Beside[], course: Files[]) {
    this.state = start;
    this.loom = new LoomCanvas($<HTMLCanvasElement>('loom'), (words, x, y) => tip(this.step?.asking ? '' : words, x, y),
        (warps) => this.alone || this.change({warps: Math.min(warps, this.places)}, true));
    this.needed = new NeededChart($('needed'), (alpha, warps) => this.change({
      ...(this.state.loop === undefined ? {alpha: Number(Math.max(0, alpha).toPrecision(3))} : {}),
      warps: Math.min(Math.max(1, Math.round(warps)), this.places)}, true));
    this.throughput = new ThroughputChart($('throughput'), (warps) =>
        this.change({warps: Math.min(Math.max(1, Math.round(warps)), this.places)}, true));
    if (worker)
      worker.onmessage = (event) => this.arrived(event.data);
    addEventListener('pointerup', () => this.letGo());
    addEventListener('pointercancel', () => this.letGo());
    addEventListener('hashchange', () => this.fromAddress().catch(wrongLink));
    this.controls();
    this.navigation();
    this.showView();
    this.setLook(more.look ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
    if (course.length > 0) {
      this.lesson = new Lesson(core, course, (step, fresh) => this.take(step, fresh));
      this.lesson.redraw(this.look);
      this.lesson.begin(more.lesson === undefined ? undefined : Number(more.lesson), more.of);
    } else {
      this.update();
    }
    setTimeout(() => this.lists());
  }

  /** A step of the lesson: its state, its view, and what of the page would answer its question. */
  private take(step: Step, fresh: boolean): void {
    this.step = step;
    if (fresh) {
      this.state = {...step.state, alpha: asNumber(String(step.state.alpha))};
      this.beside = step.beside ? [step.beside] : [];
      this.more = {...this.ofPage(), lesson: String(step.step + 1), of: step.id, ...step.fields};
    }
    this.showView();
    this.update();
  }
  private ofPage(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.more).filter(([name]) => ofPage.includes(name)));
  }
  /** Whether a view of the window is in front of the lesson's curtain. A chart that is not the step's own stays
   *  behind it as long as the sentence does: its knee is what is asked next. */
  private open(view: string): boolean {
    const {step} = this, chart = ['cusp', 'throughput'].includes(view);
    return !step || (step.asks !== 'sketch' && !step.hidden.includes(view) &&
        (view === step.view || !(step.alone || (chart && step.silent))));
  }
  /** The view of the window that the page shows. */
  private shown(): string {
    const {view, space} = this.more;
    return view === 'memory' ? (space === 'shared' ? 'banks' : 'coalescing') : view ?? 'loom';
  }
  private curtain(): void {
    const {step} = this;
    if (!step)
      return;
    const has = ['loom', 'cusp', 'throughput'].includes(step.view) || 'view' in step.fields;
    const title = fromWindow.views[step.view] ?? step.view;
    $('curtain').hidden = step.view === '' || (has && (this.open(step.view) || step.asks === 'sketch'));
    $('curtain').textContent = has ? 'This picture would give the answer away. It comes back with the answer.'
        : `This step shows the view ${title}, which the program has and a page has not. ` +
          (step.asks ? 'The question can be answered without it.' : 'Below is the same kernel in the views that a page has.');
    $('sketch-card').hidden = step.asks !== 'sketch';
    for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
      button.disabled = step.alone;
    $('alone').parentElement!.hidden = step.asking;
    const seen = ['loom', 'needed', 'throughput', 'picture'].some((id) => !$(id).closest<HTMLElement>('.card')!.hidden);
    document.querySelector<HTMLElement>('.controls')!.hidden = !seen;
    $('curtain').classList.toggle('question', has);
    $('first').hidden = !seen;
  }

  /** The views, each with its values in the address. */
  private navigation(): void {
    for (const [id, title] of [['loom', 'Loom'], ...views.map((view) => [view.id, view.title])]) {
      const button = document.createElement('button');
      button.textContent = title;
      button.dataset.view = id;
      button.addEventListener('click', () => {
        this.more = {...this.ofPage(), ...(id === 'loom' ? {} : {view: id})};
        this.showView();
        this.update();
      });
      $('views').append(button);
    }
  }
  private showView(): void {
    const view = views.find((each) => each.id === this.more.view);
    for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
      button.toggleAttribute('aria-current', button.dataset.view === (view?.id ?? 'loom'));
    const hide = (id: string, of: string) => {
      $(id).closest<HTMLElement>('.card')!.hidden = view !== undefined || !this.open(of);
    };
    hide('loom', 'loom');
    hide('needed', 'cusp');
    hide('throughput', 'throughput');
    $('kernel').hidden = view !== undefined;
    $('other').hidden = $('form').hidden = view === undefined || !this.open(this.shown());
    this.curtain();
    document.documentElement.toggleAttribute('data-view', view !== undefined);
    $('asks').textContent = view ? view.title : 'The kernel';
    this.fields = view && form(view, this.core, this.more, (values, changed) => {
      const {pred, ...rest} = this.more; // inputs of the threads that there were
      this.more = {...rest, ...(pred !== undefined && (!changed || changed === 'step') ? {pred} : {}), ...values};
      this.update();
    });
    $('form').replaceChildren(...(this.fields ? [this.fields] : []));
  }
  /** The picture of a view beside the loom. */
  private drawView(): void {
    const view = views.find((each) => each.id === this.more.view)!;
    const {view: _view, look: _look, embed: _embed, lesson: _lesson, of: _of, ...values} = this.more;
    if (Object.keys(values).length === 0)
      return; // the form says them
    const drawn = view.draw(this.core, this.state.gpu, values as Values, $('picture'));
    const asks = Boolean(this.step?.silent) || $('other').hidden;
    $('first').textContent = asks ? this.covered() : drawn.sentence;
    $('first').classList.toggle('asks', asks);
    $('second').textContent = '';
    this.fields!.steps(drawn.steps ?? 1);
    $('wrong').textContent = '';
  }

  /** What one chooses among; asked for once the first picture is there. */
  private lists(): void {
    const gpu = $<HTMLSelectElement>('gpu'), families = new Map<string, HTMLOptGroupElement>();
    for (const each of this.core.ask<{gpus: (GpuRow & {architecture: string; known: string})[]}>('gpus', {}).gpus) {
      let group = families.get(each.architecture);
      if (!group) {
        group = document.createElement('optgroup');
        group.label = each.architecture;
        families.set(each.architecture, group);
        gpu.append(group);
      }
      const option = document.createElement('option');
      option.value = each.id;
      option.textContent = each.name;
      option.disabled = each.known === 'unusable';
      group.append(option);
    }
    gpu.addEventListener('change', () => (this.lesson ? this.lesson.choose(gpu.value)
                                                      : this.change({gpu: gpu.value, sets: {}}, false)));
    const label = document.createElement('label'), loops = document.createElement('select');
    label.append('Instructions', loops);
    loops.id = 'instructions';
    $('choices').append(label);
    for (const [id, words] of Object.entries(mixes)) {
      const option = document.createElement('option');
      option.value = `mix ${id}`;
      option.textContent = words;
      loops.append(option);
    }
    const group = document.createElement('optgroup');
    group.label = 'Loops';
    loops.append(group);
    for (const each of this.core.ask<{loops: {id: string; title: string}[]}>('loops', {gpu: 'gtx980'}).loops) {
      const option = document.createElement('option');
      option.value = `loop ${each.id}`;
      option.textContent = each.title;
      group.append(option);
    }
    loops.addEventListener('change', () => {
      const kind = loops.value.slice(0, loops.value.indexOf(' ')), id = loops.value.slice(kind.length + 1);
      this.change(kind === 'mix' ? {mix: id, access: 'coalesced', loop: undefined, loopAlpha: undefined, sets: {}}
                                 : {loop: id, loopAlpha: undefined, ilp: 1, sets: {}}, false);
    });
    this.showControls();
  }

  private controls(): void {
    const {parameters} = fromWindow;
    for (const id of ['alpha', 'warps', 'ilp']) {
      const slider = new Slider(id, parameters[id], (value, held) => this.change({[id]: value} as Partial<State>, held));
      this.sliders.set(id, slider);
      $('sliders').append(slider.element);
    }
    $<HTMLInputElement>('alone').addEventListener('change', (event) => {
      this.alone = (event.target as HTMLInputElement).checked;
      this.update();
    });
    $('reset').addEventListener('click', () => this.change({sets: {}}, false));
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-look]'))
      button.addEventListener('click', () => {
        this.more.look = button.dataset.look!;
        this.setLook(button.dataset.look!);
        this.toAddress();
      });
    const flow = () => {
      const flowing = this.loom.toggle();
      $('flow').setAttribute('aria-pressed', String(!flowing));
      $('flow').textContent = flowing ? 'Stop time' : 'Let time flow';
    };
    $('flow').addEventListener('click', flow);
    $('loom').addEventListener('keydown', (event) => {
      if (event.key === ' ') {
        event.preventDefault();
        flow();
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        const step = event.key === 'ArrowUp' ? 1 : -1;
        this.change({warps: Math.min(Math.max(1, this.state.warps + step), this.places)}, false);
      }
    });
    $('copy').addEventListener('click', () => this.copy());
  }

  private async copy(): Promise<void> {
    this.toAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      this.tell('The link is copied.');
    } catch { // a page from a file may not be allowed to
      const field = document.createElement('input');
      field.value = location.href;
      document.body.append(field);
      field.select();
      const done = document.execCommand('copy');
      field.remove();
      this.tell(done ? 'The link is copied.' : 'Copy the address of this page.');
    }
  }
  private tell(words: string): void {
    $('told').textContent = words;
    setTimeout(() => { $('told').textContent = ''; }, 2500);
  }

  private setLook(name: string): void {
    this.look = fromWindow.looks[name] ?? fromWindow.looks.light;
    const root = document.documentElement;
    root.dataset.look = name;
    for (const [variable, colour] of Object.entries({
           window: this.look.window, card: this.look.card, text: this.look.text, muted: this.look.muted,
           line: this.look.line, accent: this.look.accent, 'accent-text': this.look.accent_text,
           link: this.look.link, 'error-ground': this.look.error_ground, 'error-text': this.look.error_text,
           ground: this.look.ground, memory: this.look.loom.memory.flying, pale: this.look.loom.memory.queued}))
      root.style.setProperty(`--${variable}`, colour);
    root.style.colorScheme = name === 'dark' ? 'dark' : 'light';
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-look]'))
      button.setAttribute('aria-pressed', String(button.dataset.look === name));
    for (const [id, slider] of [...this.sliders, ...this.numbers])
      slider.colour(this.look.roles[fromWindow.parameters[id].role].line);
    this.lesson?.redraw(this.look);
    if (this.picture) {
      this.loom.setLook(this.look);
      this.update();
    }
  }

  private change(part: Partial<State>, held: boolean): void {
    if (this.state.loop !== undefined && part.alpha !== undefined) {
      const {alpha, ...rest} = part;
      part = {...rest, loopAlpha: alpha};
    }
    this.state = {...this.state, ...part};
    this.held = held;
    if (!held) {
      this.update();
    } else if (!this.due) {
      this.due = true;
      requestAnimationFrame(() => {
        this.due = false;
        this.update();
      });
    }
  }
  private letGo(): void {
    if (!this.held)
      return;
    this.held = false;
    this.update();
  }

  /** An answer that was given before is given again. */
  private answer<Answer>(command: string, given: Arguments): Answer {
    return JSON.parse(this.text(command, {...given, json: true})) as Answer;
  }
  private text(command: string, given: Arguments): string {
    const key = command + JSON.stringify(given);
    let text = this.kept.get(key);
    if (text === undefined) {
      text = this.core.text(command, given);
      if (this.kept.size > 40)
        this.kept.delete(this.kept.keys().next().value!);
      this.kept.set(key, text);
    }
    return text;
  }

  private loomArguments(warps: number, draft: boolean): Arguments {
    return {...point(this.state), warps, ...(draft ? {draft: true} : {}),
            ...(this.state.fixed ? {'fixed-latency': true} : {})};
  }

  update(): void {
    try {
      if (this.more.view) {
        this.drawView();
        this.showControls();
        this.toAddress();
        document.documentElement.dataset.settled = 'view';
        return;
      }
      const evaluation = this.answer<Evaluation & {loop?: string}>('eval', point(this.state));
      this.loopText = evaluation.loop;
      this.state = {...this.state, warps: evaluation.warps_per_sm};
      const drawn = (warps: number) => JSON.parse(this.text('loom', this.loomArguments(warps, true))) as Loom;
      const all = drawn(this.state.warps);
      $('wrong').textContent = '';
      this.places = Math.max(1, all.places);
      this.show(evaluation, this.alone ? drawn(1) : all, this.alone ? all : undefined);
      ++this.asked;
      if (!this.held) {
        this.worker?.postMessage({id: this.asked, command: 'loom',
                                  given: this.loomArguments(this.alone ? 1 : this.state.warps, false)});
        this.toAddress();
      }
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      $('wrong').textContent = error.message;
      this.loom.setStale();
    }
    this.showControls();
  }

  /** The worker's picture, of more cycles than a draft. */
  private arrived(said: {id: number; answer?: string; wrong?: string}): void {
    if (said.id !== this.asked || this.held || said.answer === undefined)
      return;
    const picture = this.withheld(JSON.parse(said.answer) as Loom);
    this.picture = picture;
    this.loom.show(picture, this.look);
    this.say(picture);
    document.documentElement.dataset.settled = String(said.id);
  }

  /** While a lesson asks, no mark of the warps needed would give a prediction away. */
  private withheld(picture: Loom): Loom {
    return this.step?.asking ? {...picture, needed: {warps: null, ilp: null}} : picture;
  }

  private show(evaluation: Evaluation, whole: Loom, all?: Loom): void {
    const picture = this.withheld(whole);
    this.picture = picture;
    this.all = all;
    this.loom.show(picture, this.look);
    this.say(picture);
    this.showNeeded(picture);
    this.showThroughput(evaluation, picture);
    this.showNumbers(evaluation);
  }

  /** In place of a sentence that would answer a question. */
  private covered(): string { return this.step?.reveal ? asksLater : asksFirst; }

  private say(picture: Loom): void {
    const asks = Boolean(this.step?.silent || this.step?.asking);
    $('first').classList.toggle('asks', asks);
    if (asks) {
      $('first').textContent = this.covered();
      $('second').textContent = '';
      $('loom').setAttribute('aria-label', 'The loom');
      return;
    }
    const alpha = this.state.loop === undefined ? this.state.alpha : undefined;
    const said = sentence(picture, this.state.ilp, alpha,
                          this.all && {share: this.all.share, warps: this.all.warps_per_sm});
    $('first').replaceChildren(...said.first.map((piece) => {
      if (!piece.strong)
        return document.createTextNode(piece.text);
      const strong = document.createElement('strong');
      strong.textContent = piece.text;
      if (piece.family)
        strong.style.color = this.look.loom[piece.family].words;
      return strong;
    }));
    $('second').textContent = said.second;
    $('loom').setAttribute('aria-label', inWords(said));
  }

  private showNeeded(picture: Loom): void {
    const chart = $('needed').parentElement!;
    let cusp: Cusp;
    try {
      cusp = this.answer<Cusp>('cusp', {...kernel(this.state), alphas: `${alphas.low}:${alphas.high}:${alphas.count}`});
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      chart.hidden = true; // a loop without α
      return;
    }
    chart.hidden = !this.open('cusp');
    const {mix, loop, alpha, loopAlpha} = this.state, of = loop === undefined ? mix : undefined;
    const family = (which: string) => picture.classes.find((each) => each.family === which);
    const load = picture.classes.find((each) => each.family !== 'arithmetic'), add = family('arithmetic');
    const at = loop === undefined ? alpha : loopAlpha ?? (this.answer<Evaluation>('eval', point(this.state)).alpha as number);
    const shown: Needed = {
      alphas: cusp.points.map((each) => Number(each.alpha)),
      other: cusp.points.map((each) => each.other_in_flight ?? null),
      all: cusp.points.map((each) => each.warps_needed),
      places: picture.places, ilp: this.state.ilp,
      at: typeof at === 'number' && at !== Infinity ? [at, this.state.warps] : undefined,
      cusp: this.step?.asking ? null : cusp.cusp ?? null,
      beside: this.beside.map((each) => this.curve(each)),
      named: of !== undefined,
      names: [load ? names(load, of)[1] : 'loads', add ? names(add, of)[1] : 'adds'],
    };
    this.needed.show(shown, this.look, this.held);
    $('needed').setAttribute('aria-label', `Warps needed against α. ` +
        (shown.cusp ? `The cusp: ${shown.cusp.warps.toPrecision(3)} warps at α ${shown.cusp.alpha.toPrecision(3)}. ` : '') +
        this.besideInWords().trim());
  }

  /** Warps needed of another state. */
  private curve(of: Beside): Needed['beside'][0] {
    try {
      const {points} = this.answer<Cusp>('cusp', {...kernel(of), alphas: `${alphas.low}:${alphas.high}:${alphas.count}`});
      return {name: of.name, all: points.map((each) => each.warps_needed)};
    } catch (error) {
      if (!(error instanceof CoreError))
        throw error;
      return {name: '', all: []}; // a loop without α
    }
  }

  private showThroughput(evaluation: Evaluation, picture: Loom): void {
    const most = Math.max(this.places, this.state.warps);
    const shown: Throughput = {
      warps: Array.from({length: most + 1}, (_, warps) => warps), ...this.shares(this.state, evaluation, most),
      at: [picture.warps_per_sm, 100 * picture.share],
      needed: this.step?.asking ? Infinity : evaluation.warps_needed ?? Infinity,
      beside: this.beside.map((each) => ({
        name: each.name, share: this.shares(each, this.answer<Evaluation>('eval', point(each)), most).bound})),
    };
    this.throughput.show(shown, this.look, this.held);
    $('throughput').setAttribute('aria-label', (this.step?.asking ? 'Throughput against warps.' :
        `Throughput against warps: ${(100 * picture.share).toPrecision(3)} per cent of the peak with ${picture.warps_per_sm} warps.`) +
        this.besideInWords());
  }
  private besideInWords(): string {
    return this.beside.length > 0 ? ` Beside it: ${this.beside.map((each) => each.name).join(', ')}.` : '';
  }

  /** Throughput with 0 to `most` warps, per cent of the peak. */
  private shares(state: State, evaluation: Evaluation, most: number): Pick<Throughput, 'bound' | 'saturation'> {
    const {warps: _, ...rest} = point(state);
    if (state.loop !== undefined && typeof evaluation.alpha === 'number')
      rest.alpha = evaluation.alpha; // without one all of them are swept
    const rows = this.text('sweep', {...rest, warps: `1:${most}`, model: 'bound,saturation'}).trim().split('\n');
    const [columns, ...cells] = rows.map((row) => row.split(','));
    const share = (name: string) => [0, ...cells.map((row) => {
      const cell = row[columns.indexOf(name)];
      return cell === undefined || cell === '' ? null : 100 * Number(cell) / evaluation.throughput.peak;
    })];
    return {bound: share('bound'), saturation: share('saturation')};
  }

  /** A slider for each number of the GPU that the kernel takes. */
  private showNumbers(evaluation: Evaluation): void {
    const ids = Object.keys(evaluation.parameters ?? {});
    if (ids.join() !== [...this.numbers.keys()].join()) {
      this.numbers.clear();
      $('numbers').replaceChildren();
      for (const old of document.querySelectorAll('[data-number]'))
        old.remove();
      for (const id of ids) {
        const info = fromWindow.parameters[id];
        const slider = new Slider(id, info, (value, held) =>
            this.change({sets: {...this.state.sets, [id]: value}}, held));
        this.numbers.set(id, slider);
        slider.colour(this.look.roles[info.role].line);
        if (id.endsWith('_lat')) { // on the stage
          slider.element.dataset.number = id;
          $('sliders').append(slider.element);
        } else {
          $('numbers').append(slider.element);
        }
      }
    }
    for (const [id, slider] of this.numbers)
      slider.show(evaluation.parameters[id], this.kind());
    $('reset').hidden = Object.keys(this.state.sets).length === 0;
  }

  private choose(choice: HTMLSelectElement, value: string): void {
    if (![...choice.options].some((option) => option.value === value)) { // a loop of somebody's own
      const option = document.createElement('option'), text = value.slice('loop '.length);
      option.value = value;
      option.textContent = text.startsWith('#') ? text.slice(1).split('\n')[0].trim() : 'a loop';
      choice.append(option);
    }
    choice.value = value;
  }
  private showControls(): void {
    const {gpu, mix, loop, alpha, loopAlpha, warps, ilp} = this.state;
    $<HTMLSelectElement>('gpu').value = gpu;
    const choice = document.getElementById('instructions') as HTMLSelectElement | null;
    if (choice)
      this.choose(choice, loop === undefined ? `mix ${mix}` : `loop ${loop}`);
    const ofLoop = loop === undefined ? alpha : loopAlpha ?? this.loopAlphaNow();
    this.sliders.get('alpha')!.element.hidden = ofLoop === undefined;
    this.sliders.get('alpha')!.show(ofLoop ?? 0, this.kind());
    this.sliders.get('warps')!.show(warps, this.kind(), this.places);
    this.sliders.get('ilp')!.show(ilp, this.kind());
    this.sliders.get('ilp')!.element.hidden = loop !== undefined;
  }
  /** Of what sliders speak. */
  private kind(): string { return this.state.loop === undefined ? this.state.mix : 'loop'; }
  private loopAlphaNow(): number | undefined {
    try {
      const {alpha} = this.answer<Evaluation>('eval', point(this.state));
      return typeof alpha === 'number' ? alpha : undefined;
    } catch {
      return undefined;
    }
  }

  private toAddress(): void {
    try {
      history.replaceState(null, '', '#' + toAddress(this.state, this.more));
    } catch { // an address that may not be changed stays
    }
    void link(scenario(this.state, this.loopText)).then((href) => $('open').setAttribute('href', href));
  }
  private async fromAddress(): Promise<void> {
    if (location.hash.startsWith('#latencyloom:')) {
      this.state = await ofLink(decodeURIComponent(location.hash.slice(1)));
      return this.update();
    }
    const query = new URLSearchParams(location.hash.slice(1));
    if (query.toString() === new URLSearchParams(toAddress(this.state, this.more)).toString())
      return;
    if (this.lesson)
      return this.lesson.begin(query.has('lesson') ? Number(query.get('lesson')) : undefined, query.get('of') ?? undefined);
    this.state = ofAddress(this.state, query);
    this.update();
  }
}

/** One line beside the pointer; nothing where there are no words. */
function tip(words: string, x: number, y: number): void {
  const place = $('place');
  place.textContent = words;
  place.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - place.offsetWidth - 8))}px`;
  place.style.top = `${y + 18 + place.offsetHeight < innerHeight ? y + 18 : y - 12 - place.offsetHeight}px`;
}

function wrongLink(error: unknown): void {
  $('wrong').textContent = `The link is damaged or cut short; copy the whole of it again (${error}).`;
}

async function start(): Promise<void> {
  const began = performance.now();
  const {lesson, fields, beside, ...carried} = JSON.parse($('state').textContent!) as
      State & {lesson?: string; fields: Record<string, string>; beside: Beside[]};
  let given: State = carried;
  given.alpha = asNumber(String(given.alpha)); // JSON has no infinity
  const query = new URLSearchParams(location.hash.slice(1)), more: Record<string, string> = {};
  const ofKernel = ['gpu', 'mix', 'access', 'alpha', 'warps', 'ilp', 'fixed-latency', 'set', 'loop'];
  for (const [name, value] of query)
    if ([...ofPage, 'view'].includes(name) || (query.has('view') && !ofKernel.includes(name)))
      more[name] = value;
  if (!location.hash.startsWith('#latencyloom:') && !query.has('gpu') && !query.has('view'))
    Object.assign(more, fields);
  if (query.has('embed'))
    document.documentElement.dataset.embed = '';
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
    document.documentElement.dataset.ready = 'without';
    return; // and what stands there stays
  }
  document.documentElement.dataset.works = '';
  $('without').remove();
  let damaged: unknown;
  if (location.hash.startsWith('#latencyloom:'))
    given = await ofLink(decodeURIComponent(location.hash.slice(1))).catch((error: unknown) => {
      damaged = error;
      return given;
    });
  const module = await unpack($('core').textContent!);
  let worker: Worker | undefined;
  try {
    worker = new Worker(URL.createObjectURL(new Blob([workerSource], {type: 'text/javascript'})));
    worker.postMessage({module});
  } catch { // then the drafts stand
  }
  const isLink = location.hash.startsWith('#latencyloom:');
  new Page(new Core(module), worker, isLink ? given : ofAddress(given, query), more, beside,
           lesson === undefined ? [] : (JSON.parse(await unpacked(lesson)) as {lessons: Files[]}).lessons);
  if (damaged !== undefined)
    wrongLink(damaged);
  document.documentElement.dataset.ready = String(Math.round(performance.now() - began));
}

start().catch((error: unknown) => { $('wrong').textContent = `This page cannot start: ${error}`; });
