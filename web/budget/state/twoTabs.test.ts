import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { exampleBudget } from '../../testing/budget.ts';
import { journeyOfStep } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { BudgetStore } from './budgetStore.ts';

const LINES = 'towpath.outbox/u1/budget%20line/j1';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let window: EventTarget;

beforeEach(async () => {
  browser = standInForBrowser();
  server = await startApiServer(({ url }) => ({ body: url.endsWith('/categories') ? [] : exampleBudget() }));
  browser.metas.set('core-api', server.base);
  browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
  window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** The budget in this tab, with a figure typed into each of two of its lines. */
async function shownHere() {
  const outbox = testOutbox();
  const store = new BudgetStore(journeyOfStep('j1', outbox), 'budget');
  store.start();
  await vi.waitFor(() => expect(store.snapshot().phase).toBe('ready'));
  store.type(3011, { amount: '111' });
  store.type(1001, { amount: '333' });
  const figures = () =>
    outbox.unsent().map(({ key, content }) => [key, (content as { amount: string }).amount]);
  return { store, figures };
}

/** Another tab types its own figures there, submits them, and so takes them away. */
function submittedElsewhere(figures: Readonly<Record<string, string>>): void {
  const taken = Object.entries(figures).map(([typeId, amount]) => {
    const key = `${LINES}/${typeId}`;
    const entry = JSON.parse(browser.storage.get(key) ?? '{}');
    browser.storage.delete(key);
    return {
      key,
      newValue: null,
      oldValue: JSON.stringify({ ...entry, content: { ...entry.content, amount } }),
    };
  });
  for (const change of taken) window.dispatchEvent(Object.assign(new Event('storage'), change));
}

it('keeps its own figures when another tab submits others on the same lines (HO-167)', async () => {
  const { store, figures } = await shownHere();
  submittedElsewhere({ 3011: '222', 1001: '444' });
  expect(figures()).toEqual([
    ['1001', '333'],
    ['3011', '111'],
  ]);
  expect([store.snapshot().typed[3011]?.amount, store.snapshot().typed[1001]?.amount]).toEqual([
    '111',
    '333',
  ]);
});

it('keeps nothing again that another tab submitted as it stands here (HO-167)', async () => {
  const { figures } = await shownHere();
  submittedElsewhere({ 3011: '111' });
  expect(figures()).toEqual([['1001', '333']]);
});

it('keeps nothing again that goes with a log-out in another tab (HO-164, HO-167)', async () => {
  await shownHere();
  browser.cookies.clear();
  submittedElsewhere({ 3011: '222', 1001: '444' });
  expect([...browser.storage.keys()]).toEqual([]);
});
