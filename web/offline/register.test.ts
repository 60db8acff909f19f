import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { register } from './register.ts';

const SITE = 'http://towpath.test';

/** A worker, or what it is registered by, with what it was sent. */
class Worker extends EventTarget {
  readonly sent: unknown[] = [];
  state = 'activated';
  readonly postMessage = (message: unknown) => void this.sent.push(message);
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
}
class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  readonly register = vi.fn(async () => this.registration);
}

let browser: TestBrowser;
let container: Container;

beforeEach(() => {
  browser = standInForBrowser({ address: `${SITE}/journey/now` });
  container = new Container();
  vi.stubGlobal('navigator', { serviceWorker: container });
  const scripts = [{ src: '' }, { src: `${SITE}/assets/entry-1a2b3c4.js` }, { src: `${SITE}/older.js` }];
  Object.defineProperty(document, 'scripts', { value: scripts });
  const loaded = [`${SITE}/assets/a-1.js`, `${SITE}/assets/a-1.js`, `${SITE}/api/core/answers/mine`];
  vi.stubGlobal('performance', { getEntriesByType: () => loaded.map(name => ({ name })) });
});
afterEach(() => vi.unstubAllGlobals());

const takeOver = { type: 'TAKE_OVER', entry: '/assets/entry-1a2b3c4.js' };

it('nothing is registered where there are no service workers, or where they are switched off (WT-142)', async () => {
  browser.metas.set('off', 'credit-search offline-pages');
  await register();
  expect(container.register).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  await expect(register()).resolves.toBeUndefined();
});

it('a browser that refuses costs nothing (WT-063)', async () => {
  container.register.mockRejectedValue(new Error('private window'));
  await expect(register()).resolves.toBeUndefined();
});

it('a newer worker that waits is told of which release the page is, also one that is still on its way (WT-065)', async () => {
  const waiting = new Worker();
  container.registration.waiting = waiting;
  await register();
  expect(waiting.sent).toEqual([takeOver]);

  const next = new Worker();
  container.registration.installing = next;
  container.registration.dispatchEvent(new Event('updatefound'));
  container.registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  expect(next.sent).toEqual([takeOver]);
});

it('a worker that begins to answer for the page is handed its files of the build, once it is active, and no call (WT-064)', async () => {
  await register();
  const worker = new Worker();
  worker.state = 'activating';
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  expect(worker.sent).toEqual([]);
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  expect(worker.sent).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: ['/assets/a-1.js'] } }]);
});
