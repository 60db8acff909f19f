import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadKept } from '../data/keptRemote.ts';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { readAsked } from './readAsked.tsx';

const NOW = new Date('2026-11-28T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const CALL = {
  id: '7',
  stepId: 'help',
  contactName: 'Ian',
  contactNumber: '07911123456',
  requestedAt: '2026-11-27T09:00:00.000Z',
  notBefore: '2026-11-30T08:00:00.000Z',
  dueBy: '2026-11-30T20:00:00.000Z',
  triesInVain: 0,
  safeTimes: [],
  otherTimes: [],
};
const made = (outcome: string) => ({ stepId: 'help', outcome, doneAt: '2026-11-27T09:30:00.000Z' });

/** The dashboard's part for who asked, where the API answers so. */
async function shown(answers: { readonly waiting?: readonly object[]; readonly made?: readonly object[] }) {
  const read = (async (call: { readonly path: string }) =>
    call.path === '/callbacks/mine'
      ? (answers.waiting ?? [])
      : call.path === '/callbacks/mine/made'
        ? (answers.made ?? [])
        : { plan: null, booking: null }) as ReadKept;
  return htmlOf(<div>{await readAsked(read, '/journey/now', null)}</div>);
}

describe('what a person asked for, on their dashboard', () => {
  it.each([
    ['spoke', 'We spoke on Friday 27 November'],
    ['not-reached', 'We tried three times, until Friday 27 November'],
    ['wrong-number', 'The number we had on Friday 27 November was not yours'],
  ])('is what came of the call once it is %s, with the way to another (PT-568)', async (outcome, says) => {
    const html = await shown({ made: [made(outcome)] });
    expect(wordsOf(html)).toContain(says);
    expect(html).toMatch(/<a[^>]*href="\/journey\/now"[^>]*>.*Ask for another call/su);
  });

  it('is nothing of a call before the one that they wait for, or of one they took back (PT-568)', async () => {
    expect(wordsOf(await shown({ waiting: [CALL], made: [made('not-reached')] }))).not.toContain('We tried');
    expect(await shown({ made: [made('not-wanted')] })).toBe('<div></div>');
  });
});
