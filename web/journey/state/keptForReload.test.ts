import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Offline } from '../../data/failure.ts';
import { clearSession, holdPage } from '../../data/session.ts';
import { accessTokenOf, standInForBrowser, storageOver, type TestBrowser } from '../../testing/browser.ts';
import { loadedJourney, nobody } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { keepForReload, keptReader } from './keptForReload.ts';
import type { LoadedJourney } from './loadJourney.ts';
import { loadKept } from './loadKept.ts';

const definition = journey(
  page('one', radio('a', ['x', 'y'])),
  page('two', radio('b', ['x', 'y']), advice()),
);
const { template, pages, ...about } = definition;
const said = {
  status: { id: 'j1', position: null, sections: [], isQualifier: true, facts: {} },
  pages: { journeyId: 'j1', ...about, pages: pages.map(each => ({ ...each, templateId: 'example-1' })) },
  template,
  // The type asks for every field of the three answers; only these are read here.
} as unknown as NonNullable<LoadedJourney['said']>;

let browser: TestBrowser;
let tab: Map<string, string>;
let deleted: string[];

function logIn(person: string): void {
  browser.cookies.set('accessToken', accessTokenOf(person));
  holdPage(person);
}

beforeEach(() => {
  browser = standInForBrowser();
  tab = new Map();
  deleted = [];
  vi.stubGlobal('sessionStorage', storageOver(tab));
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  logIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

const keptKeys = () => [...tab.keys()].filter(key => key.startsWith('towpath.reload.'));

/** A journey of which nothing is answered, kept. */
function kept() {
  const loaded = { ...loadedJourney(definition), said };
  keepForReload(loaded);
  return loaded;
}
const reload = () => loadKept(testOutbox(), () => undefined, new Offline());

it('a reload without a connection has the journey with what the server had, also of later saves (WT-063)', async () => {
  const { store } = kept();
  store.answer('a', [{ id: 'a.x', value: 'x' }]);
  await store.allSaved();
  const again = await reload();
  expect(again).toMatchObject({ journeyId: 'j1', template });
  expect(again?.store.snapshot().answers.get('a')).toEqual([{ id: 'a.x', value: 'x' }]);
  expect(again?.store.snapshot().path.open).toMatchObject({ pageId: 'two', stepId: 'b' });
  expect(again?.store.onServer().stored.get('a')?.revision).toBe(1);
  expect(again?.store.snapshot().details).toMatchObject(nobody);
});

it('where nothing is kept, or what is kept is not whole, it fails as it did without (WT-063)', async () => {
  await expect(reload()).rejects.toThrow(Offline);
  kept();
  tab.set('towpath.reload.answers', '{"person":"u1"}');
  await expect(reload()).rejects.toThrow(Offline);
});

it.each(['logout', 'ended'] as const)('nothing is left once a session is over: %s (WT-064)', why => {
  kept();
  expect(keptKeys()).toHaveLength(2);
  clearSession(why);
  expect(keptKeys()).toEqual([]);
  expect(deleted).toEqual(['towpath-visited']);
});

it('nothing is left when another person begins, who also reads nothing of it and gets nothing into it (WT-064)', async () => {
  const { store } = kept();
  const before = new Map(tab);
  logIn('u2');
  expect(keptKeys()).toEqual([]);
  store.answer('a', [{ id: 'a.x', value: 'x' }]);
  await store.allSaved();
  expect(keptKeys()).toEqual([]);
  for (const [key, text] of before) tab.set(key, text);
  expect(keptReader()).toBeUndefined();
  logIn('u1');
});

it('a stranger is kept nothing of (WT-064)', () => {
  browser.cookies.clear();
  holdPage(undefined);
  kept();
  expect(keptKeys()).toEqual([]);
});

it('a full storage costs nothing but the reload (WT-063)', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => kept()).not.toThrow();
  expect(keptReader()).toBeUndefined();
});
