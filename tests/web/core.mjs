// The page's core in node, asked as a page asks it (web/src/core.ts).

import {readFileSync} from 'node:fs';

export function load(file) {
  const module = new WebAssembly.Module(readFileSync(file)), imports = {};
  for (const each of WebAssembly.Module.imports(module))
    (imports[each.module] ??= {})[each.name] = () => 52;
  const core = new WebAssembly.Instance(module, imports).exports;
  core._initialize();
  return (command, given) => {
    const request = new TextEncoder().encode(JSON.stringify({command, arguments: given}));
    const place = core.room(request.length);
    new Uint8Array(core.memory.buffer, place, request.length).set(request);
    const answered = core.answer(place, request.length);
    const [status, text, size] = new Uint32Array(core.memory.buffer, answered, 3);
    return {status, text: new TextDecoder().decode(new Uint8Array(core.memory.buffer, text, size))};
  };
}
