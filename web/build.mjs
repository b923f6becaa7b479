// Makes the page's template: node build.mjs CORE.wasm DATA.json PAGE.html

import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

import {build} from 'esbuild';

const [core, data, page] = process.argv.slice(2);
const src = join(dirname(fileURLToPath(import.meta.url)), 'src');
const common = {
  bundle: true, minify: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8',
  legalComments: 'none', absWorkingDir: src,
};
const only = async (options) => (await build({...common, ...options})).outputFiles[0].text;
const worker = await only({entryPoints: ['worker.ts'], alias: {'page-data': resolve(data)}});
const script = await only({
  entryPoints: ['page.ts'], alias: {'page-data': resolve(data)},
  plugins: [{
    name: 'worker-source',
    setup(setup) {
      setup.onResolve({filter: /^worker-source$/}, () => ({path: 'worker', namespace: 'worker'}));
      setup.onLoad({filter: /.*/, namespace: 'worker'}, () => ({contents: worker, loader: 'text'}));
    },
  }],
});
const style = (await only({entryPoints: ['page.css'], format: undefined})).trim();
if (/<\/(script|style)/i.test(script + style))
  throw new Error('a script or style ends its own element');
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const packed = gzipSync(readFileSync(core), {level: 9});
const {version} = JSON.parse(readFileSync(data, 'utf8'));
const parts = {
  CSP: `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval'; style-src ${hash(style)}; ` +
      `worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'`,
  VERSION: version, STYLE: style, SCRIPT: script, CORE: packed.toString('base64'),
  STATE: '@STATE@', PICTURE: '@PICTURE@', // by `latencyloom page`
  NOSCRIPT: 'This page computes with JavaScript and WebAssembly, which this browser lacks or has turned off.',
};
const html = readFileSync(join(src, 'page.html'), 'utf8')
    .replace(/@([A-Z]+)@/g, (_, name) => parts[name]);
writeFileSync(page, html);
console.log(`${page}: ${html.length} bytes, of them ${packed.length} the core, ${script.length} the script`);
