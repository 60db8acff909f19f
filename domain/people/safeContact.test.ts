import { describe, expect, it } from 'vitest';
import { checkSaying, SAFE_TIMES, safeTimesIn } from './safeContact.ts';

describe('what to say to somebody else', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['  It’s Megan,\n about an appointment ', 'It’s Megan, about an appointment'],
  ])('takes %j as %j (IS-091)', (typed, value) => {
    expect(checkSaying(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['x'.repeat(81), 'Use 80 characters at most'],
    ['\ud800', 'Use letters and numbers'],
  ])('refuses what cannot be said or kept (IS-091)', (typed, message) => {
    expect(checkSaying(typed)).toMatchObject({ ok: false, message });
  });
});

it('has safe times in their order, each once, and no others (IS-090)', () => {
  expect(SAFE_TIMES).toHaveLength(15);
  expect(safeTimesIn(['fri evening', 'mon morning', 'fri evening', 'sun morning'])).toEqual([
    'mon morning',
    'fri evening',
  ]);
});
