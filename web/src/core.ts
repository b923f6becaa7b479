// The program's core in this page: a command and its arguments in, what the command prints out.

export type Argument = string | number | boolean | string[];
export type Arguments = Record<string, Argument | undefined>;

/** What the core says in place of an answer, as the command line would. */
export class CoreError extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  answer(request: number, size: number): number;
}

/** The module knows the outside by WASI alone, and there is none: no file, no clock, no argument. */
const noSystemCall = 52;

export class Core {
  private readonly exports: Exports;

  constructor(module: WebAssembly.Module) {
    const imports: Record<string, Record<string, () => number>> = {};
    for (const each of WebAssembly.Module.imports(module))
      (imports[each.module] ??= {})[each.name] = () => noSystemCall;
    this.exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
    this.exports._initialize();
  }

  /** The text that the command prints; CoreError with its lines where it fails. */
  text(command: string, given: Arguments): string {
    const request = new TextEncoder().encode(JSON.stringify({command, arguments: given}));
    const place = this.exports.room(request.length);
    new Uint8Array(this.exports.memory.buffer, place, request.length).set(request);
    const answered = this.exports.answer(place, request.length); // which may move the memory
    const [status, text, size] = new Uint32Array(this.exports.memory.buffer, answered, 3);
    const answer = new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, text, size));
    if (status !== 0)
      throw new CoreError(answer.trim());
    return answer;
  }

  ask<Answer>(command: string, given: Arguments): Answer {
    return JSON.parse(this.text(command, {...given, json: true})) as Answer;
  }
}

/** The module that a page carries, gzip in base64. */
export async function unpack(base64: string): Promise<WebAssembly.Module> {
  const packed = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const bytes = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
  return WebAssembly.compile(await bytes.arrayBuffer());
}
