import { myDebts } from '@towpath/contracts/api/debts.ts';
import { myHousehold } from '@towpath/contracts/api/household.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { accessTokenOf, standInForBrowser, storageOver, type TestBrowser } from '../testing/browser.ts';
import { ApiFailure, Offline } from './failure.ts';
import { KeptRead, keepReply, keptReply, readAgainWhenReached } from './keptReplies.ts';
import { clearSession, holdPage } from './session.ts';
import { connection } from './thisPage.ts';

const NO_DEBTS = {
  debts: [],
  totalDebtsValue: 0,
  listedDebtsValue: 0,
  monthlyRepaymentsValue: 0,
  repaymentsUnder: null,
  legalQuestionsCompleted: false,
  possibleDuplicates: [],
};
let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let tab: Map<string, string>;
let status: number;

function logIn(person: string): void {
  browser.cookies.set('accessToken', accessTokenOf(person));
  holdPage(person);
}

beforeEach(async () => {
  status = 200;
  browser = standInForBrowser();
  tab = new Map();
  vi.stubGlobal('sessionStorage', storageOver(tab));
  vi.stubGlobal('caches', { delete: async () => true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  server = await startApiServer(() =>
    status === 200
      ? { body: NO_DEBTS }
      : { status, body: { error: { code: 'SERVER_FAULT', message: 'It’s our fault.' } } },
  );
  browser.metas.set('core-api', server.base);
  logIn('u1');
});
afterEach(async () => {
  await server.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => browser.metas.set('core-api', 'http://127.0.0.1:1');
const kept = () => [...tab.keys()].filter(key => key.startsWith('towpath.reload.'));
const aHousehold = (stepId: string) => ({ query: { stepId } });

describe('what a page has read', () => {
  it('is there without a connection, as the server said it last, and says of when it is (WT-066)', async () => {
    const first = new KeptRead();
    expect(await first.call(myDebts)).toEqual(NO_DEBTS);
    expect(first.keptAt).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: 5_000 });
    keepReply(myDebts, { ...NO_DEBTS, totalDebtsValue: 900 });
    offline();
    const again = new KeptRead();
    expect(await again.call(myDebts)).toMatchObject({ totalDebtsValue: 900 });
    expect(again.keptAt).toBe(5_000);
  });

  it('is that of the same call with the same words alone (WT-066)', () => {
    keepReply(myHousehold, { dependentsUnder16: 2 } as never, aHousehold('one'));
    expect(keptReply(myHousehold, aHousehold('one'))).toEqual({ dependentsUnder16: 2 });
    expect(keptReply(myHousehold, aHousehold('two'))).toBeUndefined();
  });

  it('fails as ever where nothing is kept, and where the server answers with a failure (WT-066)', async () => {
    offline();
    await expect(new KeptRead().call(myDebts)).rejects.toThrow(Offline);
    keepReply(myDebts, NO_DEBTS);
    browser.metas.set('core-api', server.base);
    status = 500;
    await expect(new KeptRead().call(myDebts)).rejects.toThrow(ApiFailure);
  });

  it('is there too where its turn does not come, since an answer before it waits (WT-066)', async () => {
    keepReply(myDebts, NO_DEBTS);
    const waits = new KeptRead(async () => {
      throw new Offline();
    });
    expect(await waits.call(myDebts)).toEqual(NO_DEBTS);
  });

  it.each(['logout', 'ended'] as const)('is gone once the session is over: %s (WT-069)', why => {
    keepReply(myDebts, NO_DEBTS);
    expect(kept()).toHaveLength(1);
    clearSession(why);
    expect(kept()).toEqual([]);
  });

  it('is gone when another person begins, who cannot read it either (WT-069)', () => {
    keepReply(myDebts, NO_DEBTS);
    const before = new Map(tab);
    logIn('u2');
    expect(kept()).toEqual([]);
    for (const [key, text] of before) tab.set(key, text);
    expect(keptReply(myDebts)).toBeUndefined();
    logIn('u1');
  });

  it('is not kept of a stranger, nor read where another release wrote it (WT-069)', () => {
    keepReply(myDebts, NO_DEBTS);
    vi.stubGlobal(
      'document',
      Object.assign(document, { scripts: [{ src: 'http://towpath.test/assets/entry-2.js' }] }),
    );
    expect(keptReply(myDebts)).toBeUndefined();
    browser.cookies.clear();
    holdPage(undefined);
    tab.clear();
    keepReply(myDebts, NO_DEBTS);
    expect(kept()).toEqual([]);
  });
});

it('what was kept is read again when the server is reached, and tried now and then until it is (WT-066)', () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  let reads = 0;
  const stop = readAgainWhenReached(() => {
    reads += 1;
  });
  vi.advanceTimersByTime(60_000);
  expect(reads).toBe(0);
  connection.reportUnreachable();
  vi.advanceTimersByTime(30_000);
  expect(reads).toBe(2);
  connection.reportAnswered();
  expect(reads).toBe(3);
  vi.advanceTimersByTime(60_000);
  stop();
  connection.reportUnreachable();
  connection.reportAnswered();
  expect(reads).toBe(3);
});

it('keeps nothing more once the person has left in a hurry, also of an answer that comes late (WT-088)', async () => {
  // Its own page: one that was left stays so.
  vi.resetModules();
  const { KeptRead: LateRead } = await import('./keptReplies.ts');
  const session = await import('./session.ts');
  session.holdPage('u1');
  await new LateRead().call(myDebts);
  expect(kept()).toHaveLength(1);
  const late = new LateRead().call(myDebts);
  session.leaveNothing();
  expect(kept()).toEqual([]);
  expect(await late).toEqual(NO_DEBTS);
  expect(kept()).toEqual([]);
});
