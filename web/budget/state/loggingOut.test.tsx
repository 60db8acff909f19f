import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from '../../data/outbox/outbox.ts';
import { lossAtLogOut } from '../../shell/loss.ts';
import { startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { budgetEntry, budgetLine, exampleBudget } from '../../testing/budget.ts';
import { journeyOfStep } from '../../testing/journey.ts';
import { BudgetStore } from './budgetStore.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeEach(async () => {
  browser = standInForBrowser();
  browser.cookies.set('accessToken', 'token');
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'danielle@example.com' }));
  server = await startApiServer(({ method, url }) => {
    if (method === 'POST') {
      const types = [budgetLine({ id: 'e1', amount: 80 })];
      return {
        body: { ...budgetEntry({ status: 'Completed', types }), nextCategoryId: null, allCompleted: true },
      };
    }
    return { body: url.endsWith('/categories') ? [] : exampleBudget() };
  });
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** A page that was just opened, with its budget read. */
async function opened() {
  const outbox = new Outbox();
  const store = new BudgetStore(journeyOfStep('j1', outbox), 'budget');
  await store.load();
  return { outbox, store };
}

it('asks who typed figures that were never submitted before they log out, also after a reload (HO-054)', async () => {
  const { outbox, store } = await opened();
  expect(await lossAtLogOut(outbox)).toBeUndefined();
  store.type(3011, { amount: '80' });
  const asked = { kind: 'unsent', typed: ['figures in your budget'] };
  expect(await lossAtLogOut(outbox)).toEqual(asked);
  expect(await lossAtLogOut((await opened()).outbox)).toEqual(asked);
});

it('sends them first where that is chosen, and then has nothing more to ask (HO-054)', async () => {
  const { outbox, store } = await opened();
  store.type(3011, { amount: '80' });
  expect([outbox.canSendAll(), await outbox.sendAll()]).toEqual([true, true]);
  expect(await lossAtLogOut(outbox)).toBeUndefined();
});

it('asks nothing of who is not the one that typed them (HO-052)', async () => {
  const { store } = await opened();
  store.type(3011, { amount: '80' });
  browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'owen@example.com' }));
  expect(await lossAtLogOut((await opened()).outbox)).toBeUndefined();
});
