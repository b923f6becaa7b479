// The core beside the page: what takes longer than a picture does.

import {Arguments, Core, CoreError} from './core';

let core: Core | undefined;
self.onmessage = (event: MessageEvent<{module?: WebAssembly.Module; id?: number; command?: string; given?: Arguments}>) => {
  const {module, id, command, given} = event.data;
  if (module) {
    core = new Core(module);
    return;
  }
  try {
    self.postMessage({id, answer: core!.text(command!, given!)});
  } catch (error) {
    self.postMessage({id, wrong: error instanceof CoreError ? error.message : String(error)});
  }
};
