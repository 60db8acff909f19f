import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type Failure, Offline } from '../../data/failure.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { isText } from '../../data/outbox/shape.ts';
import { unsentOnceSettled } from '../../shell/loss.ts';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { completeStep, type OwnSave, sendOwn, type Told } from './ownSave.ts';
import { ANSWER } from './sendAnswer.ts';

const KIND: Kind<string> = {
  name: 'own',
  called: 'your thing',
  fits: isText,
  keptIn: 'browser',
  onlyNewest: true,
};
const completes = { journeyId: 'j1', stepId: 'household', basedOn: 2 };
const fault = (status: number) => new ApiFailure(status, { code: 'ANY', message: `says ${status}` });

let browser: TestBrowser;
let failure: Failure | undefined;
let called: string[];
beforeEach(() => {
  browser = standInForBrowser();
  browser.cookies.set('accessToken', 'token');
  failure = undefined;
  called = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const own: OwnSave<string, string> = {
  kind: KIND,
  call: async content => {
    called.push(content);
    if (failure) throw failure;
    return 'there';
  },
  saved: outbox => completeStep(outbox, completes),
};

function opened(told?: Told<string, string>) {
  const outbox = testOutbox();
  outbox.sends(
    KIND,
    'j1',
    sendOwn(own, outbox, () => told),
  );
  return outbox;
}
const give = (outbox: ReturnType<typeof testOutbox>, content = 'a household') =>
  outbox.give(KIND, { scope: 'j1', key: 'household' }, content);

describe('what a step saves by a call of its own', () => {
  it('is sent, and then gives the answer that completes its step (HO-136)', async () => {
    const outbox = opened();
    expect(await give(outbox)).toEqual({ kind: 'sent' });
    expect(called).toEqual(['a household']);
    expect(outbox.entries(ANSWER, 'j1').map(({ content }) => content)).toEqual([
      { stepId: 'household', answers: [], basedOn: 2 },
    ]);
  });

  it('waits without a connection, is asked about before logging out, and goes out after a reload, once (HO-054, HO-136)', async () => {
    failure = new Offline();
    const before = opened();
    expect(await give(before)).toEqual({ kind: 'later' });
    expect(await unsentOnceSettled(before)).toEqual({
      kind: 'unsent',
      typed: [],
      unfinished: [],
      composed: [],
      canSend: true,
      isOffline: false,
    });
    before.stopSending();
    failure = undefined;
    const later = opened();
    await later.until(() => later.entries(KIND, 'j1').length === 0);
    expect(called).toEqual(['a household', 'a household']);
    expect(later.entries(ANSWER, 'j1')).toHaveLength(1);
  });

  it('stays with the server’s message when it is refused, and is replaced by the next one (HO-136)', async () => {
    failure = fault(400);
    const outbox = opened();
    expect(await give(outbox)).toEqual({ kind: 'refused', says: 'says 400' });
    expect(await unsentOnceSettled(outbox)).toMatchObject({
      typed: ['your thing'],
      unfinished: [{ called: 'your thing', state: 'refused' }],
      canSend: false,
    });
    expect(outbox.entries(ANSWER, 'j1')).toEqual([]);
    failure = undefined;
    await give(outbox, 'another');
    expect(outbox.entries(KIND, 'j1')).toEqual([]);
  });

  it.each([
    ['tried again for whoever is not there', false, 'later'],
    ['told to who is there, who may press again', true, 'refused'],
  ] as const)('is %s, where it is our fault', async (_, isShown, kind) => {
    failure = fault(503);
    const failed = vi.fn();
    const told = { began: () => undefined, saved: () => undefined, failed };
    expect((await give(opened(isShown ? told : undefined))).kind).toBe(kind);
    expect(failed).toHaveBeenCalledTimes(isShown ? 1 : 0);
  });
});
