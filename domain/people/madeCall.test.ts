import { expect, it } from 'vitest';
import { lastMadeCall } from './madeCall.ts';

const now = new Date('2026-11-28T10:00:00Z');
const ended = (outcome: string, doneAt: string) => ({ outcome, doneAt });

it('is what came of the call that ended last, for four weeks (PT-568)', () => {
  const spoke = ended('spoke', '2026-11-02T10:00:00.000Z');
  const wrong = ended('wrong-number', '2026-11-27T10:00:00.000Z');
  expect(lastMadeCall([spoke, wrong], now)).toBe(wrong);
  expect(lastMadeCall([spoke], now)).toBe(spoke);
  expect(lastMadeCall([ended('spoke', '2026-10-31T10:00:00.000Z')], now)).toBeUndefined();
  expect(lastMadeCall([], now)).toBeUndefined();
});

it('is nothing where the person took the last one back, or it was closed (PT-568)', () => {
  const before = ended('not-reached', '2026-11-26T10:00:00.000Z');
  for (const outcome of ['not-wanted', 'closed']) {
    expect(lastMadeCall([before, ended(outcome, '2026-11-27T10:00:00.000Z')], now)).toBeUndefined();
  }
});
