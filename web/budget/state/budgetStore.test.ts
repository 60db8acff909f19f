import type { Budget, SubmittedEntry } from '@towpath/contracts/api/budget.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kind } from '../../data/outbox/entry.ts';
import { isText } from '../../data/outbox/shape.ts';
import { type ReceivedCall, startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { journeyOfStep } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { BudgetStore } from './budgetStore.ts';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let budget: Budget;
let judged: SubmittedEntry;
let refusal: { status: number; body: unknown } | undefined;

function answer({ method, url }: ReceivedCall) {
  if (method === 'POST') {
    if (refusal) return refusal;
    budget = { ...budget, expenditureCategories: [judged] };
    return { body: judged };
  }
  if (url.endsWith('/complete')) return {};
  if (url.endsWith('/categories')) return { body: [] };
  return { body: budget };
}

beforeEach(async () => {
  refusal = undefined;
  budget = exampleBudget();
  judged = {
    ...budgetEntry({ status: 'Completed', types: [budgetLine({ id: 'e1', amount: 80 })] }),
    nextCategoryId: null,
    allCompleted: true,
  };
  browser = standInForBrowser();
  server = await startApiServer(answer);
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** What was given before a category, of another page. */
const AHEAD: Kind<string> = {
  name: 'ahead',
  called: 'something else',
  fits: value => typeof value === 'string',
  keptIn: 'browser',
};

const posts = () => server.received.filter(({ method }) => method === 'POST');
const offline = () => browser.metas.set('core-api', 'http://127.0.0.1:1');
const online = () => browser.metas.set('core-api', server.base);

async function read(outbox = testOutbox()): Promise<BudgetStore> {
  const store = new BudgetStore(journeyOfStep('j1', outbox), 'budget');
  await store.load();
  return store;
}

describe('the budget', () => {
  it('is read at its step, and says when it could not be', async () => {
    const store = await read();
    expect(store.snapshot()).toMatchObject({ phase: 'ready', budget });
    expect(server.received.map(({ url }) => url)).toContain('/sfs/mine/sfs/budget');
    offline();
    expect((await read()).snapshot().phase).toBe('trouble');
  });

  it('says of a category that stands behind something else that cannot be sent that it waits (WT-067)', async () => {
    const outbox = testOutbox();
    const store = await read(outbox);
    offline();
    outbox.sends(AHEAD, 'j1', async () => ({ kind: 'later' }));
    void outbox.give(AHEAD, { scope: 'j1', key: 'one' }, 'ahead');
    store.type(3011, { amount: '80' });
    await store.submit(22);
    await vi.waitFor(() => expect(store.snapshot().waiting).toEqual([22]));
    const reloaded = testOutbox();
    const later = new BudgetStore(journeyOfStep('j1', reloaded), 'budget');
    expect(later.snapshot().waiting).toEqual([]);
    reloaded.sends(AHEAD, 'j1', async () => ({ kind: 'later' }));
    await vi.waitFor(() => expect(later.snapshot().waiting).toEqual([22]));
  });

  it('is shown after a reload without a connection as it stood, what was submitted and what is typed included (WT-066, WT-067)', async () => {
    browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
    const store = await read();
    await store.submit(31);
    offline();
    store.type(3011, { amount: '80' });
    const { phase, typed, whole } = (await read()).snapshot();
    expect(phase).toBe('ready');
    expect(typed[3011]).toMatchObject({ amount: '80' });
    expect(whole).toEqual(store.snapshot().whole);
  });

  it('keeps every key that is typed through a reload', async () => {
    (await read()).type(3011, { amount: '80' });
    expect(new BudgetStore(journeyOfStep('j1'), 'budget').snapshot().typed[3011]).toMatchObject({
      amount: '80',
    });
    expect(new BudgetStore(journeyOfStep('another'), 'budget').snapshot().typed).toEqual({});
  });

  it('has nothing to send once a line says what it said before', async () => {
    const outbox = testOutbox();
    const store = await read(outbox);
    store.type(3011, { amount: '80' });
    expect(outbox.unsent()).toMatchObject([{ called: 'figures in your budget', state: 'typed' }]);
    store.type(3011, { amount: '' });
    expect(outbox.unsent()).toEqual([]);
  });

  it('works in a browser that keeps no storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no storage');
      },
    });
    const store = await read();
    store.type(3011, { amount: '80' });
    expect(store.snapshot().typed[3011]?.amount).toBe('80');
  });

  it('keeps what is ticked where a closed session does not take it, through a reload too, and says why (PT-583)', async () => {
    const store = await read();
    refusal = { status: 409, body: { error: { code: 'SESSION_CLOSED', message: 'This is closed.' } } };
    store.saveList({ typeIds: [1001, 3011] });
    await vi.waitFor(() => expect(store.snapshot().listRefusal).toBe('This is closed.'));
    const reloaded = await read();
    expect(reloaded.snapshot()).toMatchObject({
      listRefusal: 'This is closed.',
      whole: { list: { typeIds: [1001, 3011] } },
    });
    refusal = undefined;
    reloaded.saveList({ typeIds: [1001] });
    await vi.waitFor(() => expect(reloaded.snapshot().listRefusal).toBeUndefined());
  });

  it('is marked complete once, and not again when it is (IE-014)', async () => {
    const store = await read();
    await store.complete();
    await store.complete();
    expect(server.received.filter(({ url }) => url.endsWith('/complete'))).toHaveLength(1);
    expect(store.snapshot().budget?.isComplete).toBe(true);
  });
});

describe('a submission', () => {
  it('sends the category to its side and takes over its status (IE-010)', async () => {
    const store = await read();
    store.type(3011, { amount: '80' });
    const submitted = await store.submit(22);
    expect(submitted).toMatchObject({ ok: true });
    expect(posts().map(({ url, body }) => [url, body])).toEqual([
      [
        '/sfs/mine/expenditure/category',
        {
          categoryId: 22,
          types: [{ id: null, typeId: 3011, amount: '80', frequencyId: 1, deviationReasonId: null }],
          was: [],
        },
      ],
    ]);
    expect(store.snapshot().budget?.expenditureCategories[0]?.status).toBe('Completed');
    expect(store.snapshot().typed).toEqual({});
    expect(browser.storage.size).toBe(0);
  });

  it('sends a sum as it is typed, an empty one as 0, with its id, how often and why (IE-003, IE-015)', async () => {
    const lines = [
      budgetLine({ id: 'e1', amount: 5, frequencyId: 2, deviationReasonId: 301 }),
      budgetLine({ typeId: 3012 }),
      budgetLine({ typeId: 3013 }),
    ];
    budget = exampleBudget({ expenditureCategories: [budgetEntry({ types: lines })] });
    const store = await read();
    store.type(3013, { amount: '12.5' });
    await store.submit(22);
    expect(posts()[0]?.body).toEqual({
      categoryId: 22,
      types: [
        { id: 'e1', typeId: 3011, amount: '5', frequencyId: 2, deviationReasonId: 301 },
        { id: null, typeId: 3012, amount: 0, frequencyId: 1, deviationReasonId: null },
        { id: null, typeId: 3013, amount: '12.5', frequencyId: 1, deviationReasonId: null },
      ],
      was: [{ typeId: 3011, amount: 5, frequencyId: 2, deviationReasonId: 301 }],
    });
  });

  it('sends income to income', async () => {
    judged = { ...judged, ...EARNINGS, status: 'Completed' };
    await (await read()).submit(1);
    expect(posts()[0]?.url).toBe('/sfs/mine/income/category');
  });

  it('leaves alone what is typed while it is on its way', async () => {
    const store = await read();
    store.type(3011, { amount: '80' });
    const submitting = store.submit(22);
    store.type(3011, { amount: '85' });
    await submitting;
    expect(store.snapshot().typed[3011]?.amount).toBe('85');
  });

  it('keeps what was typed when the server refuses it', async () => {
    refusal = { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: 'No' } } };
    const store = await read();
    store.type(3011, { amount: '80' });
    expect(await store.submit(22)).toMatchObject({ ok: false, why: { message: 'No' } });
    expect(store.snapshot()).toMatchObject({ typed: { 3011: { amount: '80' } }, waiting: [] });
  });

  it('waits without a connection, through a reload, and goes out when it is back', async () => {
    const store = await read();
    store.type(3011, { amount: '80' });
    offline();
    await store.submit(22);
    expect(store.snapshot().waiting).toEqual([22]);
    const outbox = testOutbox();
    const later = await read(outbox);
    expect(later.snapshot().waiting).toEqual([22]);
    await outbox.settled();
    online();
    await outbox.drain();
    expect(posts()).toHaveLength(1);
    expect(later.snapshot()).toMatchObject({ waiting: [], typed: {} });
  });

  it('goes out after the answers that wait before it (HO-050)', async () => {
    const outbox = testOutbox();
    const store = await read(outbox);
    const happened: string[] = [];
    const answer = { name: 'answer', called: 'answers', fits: isText, keptIn: 'browser' } as const;
    outbox.sends(answer, 'j1', async ({ content }) => {
      happened.push(`${content} after ${posts().length} submissions`);
      return { kind: 'sent' };
    });
    void outbox.give(answer, { scope: 'j1', key: 'home' }, 'Rent');
    await store.submit(22);
    expect([happened, posts().length]).toEqual([['Rent after 0 submissions'], 1]);
  });

  it('sends what was submitted, and leaves what was typed since in its box', async () => {
    const outbox = testOutbox();
    const store = await read(outbox);
    store.type(3011, { amount: '80' });
    offline();
    await store.submit(22);
    store.type(3011, { amount: '95' });
    await outbox.settled();
    online();
    await outbox.drain();
    expect(posts()).toMatchObject([{ body: { types: [{ amount: '80' }] } }]);
    expect(store.snapshot()).toMatchObject({ waiting: [], typed: { 3011: { amount: '95' } } });
  });

  it('is one at a time', async () => {
    const store = await read();
    await Promise.all([store.submit(22), store.submit(22)]);
    expect(posts()).toHaveLength(1);
  });
});
