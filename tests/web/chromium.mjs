// Chromium without a window, spoken to over a pipe by its own protocol: no package is needed.

import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export async function chromium() {
  const profile = mkdtempSync(join(tmpdir(), 'latencyloom-page-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run',
                 '--disable-background-networking', '--disable-component-update', '--disable-sync',
                 '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn('chromium', flags, {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
  const waiting = new Map(), listeners = new Set();
  let last = 0, rest = '';
  browser.stdio[4].setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages.map((each) => JSON.parse(each))) {
      const {id, error, result} = message;
      if (id === undefined)
        listeners.forEach((listener) => listener(message));
      else if (error)
        waiting.get(id).reject(new Error(`${waiting.get(id).method}: ${error.message}`));
      else
        waiting.get(id).resolve(result);
      waiting.delete(id);
    }
  });
  const send = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    waiting.set(++last, {resolve, reject, method});
    browser.stdio[3].write(JSON.stringify({id: last, method, params, sessionId}) + '\0');
  });

  /** A tab of its own; what it requests and what goes wrong in it is kept. */
  async function tab(width = 1280, height = 900, mobile = false) {
    const {targetId} = await send('Target.createTarget', {url: 'about:blank'});
    const {sessionId} = await send('Target.attachToTarget', {targetId, flatten: true});
    const requests = [], problems = [];
    const listener = ({method, params, sessionId: from}) => {
      if (from !== sessionId)
        return;
      if (method === 'Network.requestWillBeSent')
        requests.push(params.request.url);
      if (method === 'Runtime.exceptionThrown')
        problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === 'Log.entryAdded' && params.entry.level === 'error')
        problems.push(params.entry.text);
    };
    listeners.add(listener);
    const ask = (method, params) => send(method, params, sessionId);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log'])
      await ask(`${domain}.enable`);
    await ask('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: 1, mobile});
    const run = async (expression) => {
      const {result, exceptionDetails} = await ask('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
      if (exceptionDetails)
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    /** Waits until the expression is true. */
    const until = async (expression, seconds = 120) => {
      for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
        if (await run(expression))
          return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`not within ${seconds} s: ${expression}; ${problems.join('; ')}`);
    };
    const open = async (url, ready = `document.documentElement.dataset.ready !== undefined ||
                                      document.getElementById('wrong')?.textContent !== ''`) => {
      await ask('Page.navigate', {url: 'about:blank'});
      await ask('Page.navigate', {url});
      await until(`location.href !== 'about:blank' && document.readyState === 'complete' && (${ready})`);
    };
    const picture = async () => Buffer.from((await ask('Page.captureScreenshot', {format: 'png'})).data, 'base64');
    const close = async () => {
      listeners.delete(listener);
      await send('Target.closeTarget', {targetId});
    };
    return {ask, run, until, open, picture, close, requests, problems};
  }
  const close = async () => {
    await send('Browser.close').catch(() => {});
    await new Promise((resolve) => browser.once('exit', resolve));
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  return {tab, close};
}
