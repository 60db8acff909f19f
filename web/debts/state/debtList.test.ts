import type { Debt, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline } from '../../data/failure.ts';
import { type ReceivedCall, startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { journeyOfStep } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { DebtList } from './debtList.ts';
import { takeOverDebts } from './keptBefore.ts';
import { flagsOf } from './legalSave.ts';
import { NO_DEBTS } from './listed.ts';

const BODY = { id: 'd9', initialCreditorName: 'Barrowby Bank', currentBalance: 1500 };
const WITH_DEBTS = page('one', step('Customer Debts', 'debts'));
const WORDS = 'Balance amount must be between 1 and 1,000,000';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let listed: Debt[];
/** What the next save is answered with, instead of success. */
let refusal: { status: number; body: unknown } | undefined;

function answer({ method, url, body }: ReceivedCall) {
  if (url === '/journeys/mine/pages') return { body: { pages: [WITH_DEBTS] } };
  if (method === 'GET') return { body: { ...NO_DEBTS, debts: listed } satisfies DebtsResponse };
  if (refusal) return refusal;
  if (url.endsWith('/different-debts')) return {};
  const id = method === 'PUT' ? url.split('/').at(-1) : (body as { id: string }).id;
  const before = listed.find(debt => debt.id === id);
  const saved = { ...(before ?? listedDebt({ id: id ?? '' })), ...(body as Partial<Debt>) };
  listed = [...listed.filter(debt => debt.id !== saved.id), saved].filter(({ isDeleted }) => !isDeleted);
  return { body: saved };
}

beforeEach(async () => {
  listed = [];
  refusal = undefined;
  browser = standInForBrowser();
  server = await startApiServer(answer);
  browser.metas.set('core-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

const calls = () =>
  server.received.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
const offline = () => browser.metas.set('core-api', 'http://127.0.0.1:1');
const online = () => browser.metas.set('core-api', server.base);

const legalAnswersGiven = () => ({
  answers: { yesNo: { 1: true, 3: false }, chosen: { 2: ['d2'] } },
  changed: flagsOf(listed.map(debt => ({ ...debt, hasLegalAction: debt.id === 'd2', isSecured: false }))),
  completes: { journeyId: 'j1', stepId: 'debts', basedOn: 2 },
});

async function read(outbox = testOutbox()): Promise<DebtList> {
  const list = new DebtList(journeyOfStep('j1', outbox));
  await list.load();
  return list;
}

describe('the list', () => {
  it('is loading, then ready', async () => {
    listed = [listedDebt()];
    const list = new DebtList(journeyOfStep('j1'));
    expect(list.snapshot().phase).toBe('loading');
    await list.load();
    expect(list.snapshot()).toMatchObject({ phase: 'ready', debts: listed });
  });

  it('says when it could not be read, and is read at the next try', async () => {
    offline();
    const list = await read();
    expect(list.snapshot().phase).toBe('trouble');
    online();
    await list.load();
    expect(list.snapshot().phase).toBe('ready');
  });

  it('is shown after a reload without a connection as it stood, with what waits to be sent (WT-066, WT-067)', async () => {
    browser.cookies.set('user', JSON.stringify({ userId: 'u1' }));
    listed = [listedDebt()];
    const before = await read();
    await before.save({ ...BODY, id: 'd8' }, 'debts');
    offline();
    await before.save(BODY, 'debts');
    const list = await read();
    await vi.waitFor(() => expect(list.snapshot().phase).toBe('ready'));
    expect(list.snapshot()).toMatchObject({ unsaved: [{ body: BODY, waits: true }] });
    expect(list.snapshot().debts.map(({ id }) => id)).toEqual([listed[0]?.id, 'd8']);
  });

  it('stays as it was when reading it again does not get through', async () => {
    listed = [listedDebt()];
    const list = await read();
    offline();
    await list.load();
    expect(list.snapshot()).toMatchObject({ phase: 'ready', debts: listed });
  });
});

describe('a save', () => {
  it('adds a new debt at its step and changes a known one (API-025, API-026, DE-027)', async () => {
    const list = await read();
    const saving = list.save(BODY, 'debts');
    expect(list.snapshot().saving).toBe(true);
    expect(await saving).toMatchObject({ ok: true });
    expect(list.snapshot()).toMatchObject({ saving: false, totalDebtsValue: 1500 });
    await list.save({ ...BODY, currentBalance: 900 }, 'debts');
    expect(list.snapshot().totalDebtsValue).toBe(900);
    expect(calls()).toEqual(['POST /debts/mine?stepId=debts', 'PUT /debts/mine/d9']);
  });

  it('without a connection is kept through a reload, and sent once when there is one', async () => {
    const list = await read();
    offline();
    expect(await list.save(BODY, 'debts')).toMatchObject({ ok: false });
    const outbox = testOutbox();
    const later = new DebtList(journeyOfStep('j1', outbox));
    expect(later.snapshot().unsaved).toMatchObject([{ body: BODY, isNew: true, waits: true }]);
    await outbox.settled();
    online();
    await outbox.drain();
    await later.load();
    expect(later.snapshot()).toMatchObject({ unsaved: [], debts: [{ id: 'd9' }] });
    expect(calls()).toHaveLength(1);
    expect([...browser.storage.keys()]).toEqual([]);
  });

  it('that arrived without an answer is changed, not added again, when it is sent anew (HO-050)', async () => {
    const outbox = testOutbox();
    const list = await read(outbox);
    offline();
    await list.save(BODY, 'debts');
    await list.save({ ...BODY, currentBalance: 900 }, 'debts');
    await outbox.settled();
    listed = [listedDebt(BODY)];
    online();
    await outbox.drain();
    expect(calls()).toEqual(['PUT /debts/mine/d9']);
    expect(list.snapshot()).toMatchObject({ unsaved: [], totalDebtsValue: 900 });
  });

  it('kept by an earlier release goes out too, to the debts step of the journey (HO-051)', async () => {
    browser.storage.set(
      'towpath.unsavedDebts.j1',
      JSON.stringify([{ body: BODY, isNew: true, waits: true, message: 'Offline' }]),
    );
    const outbox = testOutbox();
    await read(outbox);
    takeOverDebts(outbox, 'j1');
    await outbox.drain();
    expect(calls()).toEqual(['POST /debts/mine?stepId=debts']);
    expect([...browser.storage.keys()]).toEqual([]);
  });

  it('that is refused waits for the person, with the server’s words (DE-028)', async () => {
    const outbox = testOutbox();
    const list = await read(outbox);
    refusal = { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: WORDS } } };
    await list.save(BODY, 'debts');
    expect(list.snapshot().unsaved).toMatchObject([{ waits: false, message: WORDS }]);
    await outbox.drain();
    expect(calls()).toHaveLength(1);
    list.discard('d9');
    expect(list.snapshot().unsaved).toEqual([]);
  });
});

it('deletes a debt by saying that it is deleted (API-032, API-033)', async () => {
  listed = [listedDebt()];
  const list = await read();
  await list.remove('d1');
  expect(list.snapshot().debts).toEqual([]);
  expect(server.received.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/debts/mine/d1',
    body: { id: 'd1', isDeleted: true },
  });
});

it('saves the flags of each debt that the legal questions changed (API-027, LQ-019)', async () => {
  listed = [listedDebt(), listedDebt({ id: 'd2' })];
  const list = await read();
  await list.saveLegalAnswers(legalAnswersGiven());
  expect(calls()).toEqual(['PUT /debts/mine/d1', 'PUT /debts/mine/d2']);
  expect(list.snapshot().debts.map(({ hasLegalAction }) => hasLegalAction)).toEqual([false, true]);
});

it('lets legal answers wait without a connection, and completes their step once they are there (HO-136)', async () => {
  listed = [listedDebt(), listedDebt({ id: 'd2' })];
  const outbox = testOutbox();
  const list = await read(outbox);
  offline();
  await expect(list.saveLegalAnswers(legalAnswersGiven())).rejects.toBeInstanceOf(Offline);
  expect(outbox.unsent()).toMatchObject([{ called: 'answers to the legal questions', state: 'waiting' }]);
  online();
  await outbox.drain();
  expect(calls()).toEqual(['PUT /debts/mine/d1', 'PUT /debts/mine/d2']);
  expect(outbox.unsent()).toMatchObject([
    { kind: 'answer', key: 'debts', content: { stepId: 'debts', answers: [], basedOn: 2 } },
  ]);
});

it('points out a pair no more once the person has said that it is two', async () => {
  const list = await read();
  list.take({
    ...NO_DEBTS,
    debts: [listedDebt(), listedDebt({ id: 'd2' })],
    possibleDuplicates: [{ debtIds: ['d1', 'd2'], reason: 'same balance' }],
  });
  await list.keepBoth(['d1', 'd2']);
  expect(list.snapshot().possibleDuplicates).toEqual([]);
  expect(calls()).toEqual(['POST /debts/mine/different-debts']);
});
