import { describe, expect, it } from 'vitest';
import { sharedSince } from './takingBack.ts';
import { saysSharedSince } from './takingBackWords.ts';
import { after, MOCK_UP } from './testing/mockUp.ts';

const EVENTS = after(
  ...MOCK_UP,
  ['2026-12-01', { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'found wrong' }],
  ['2026-12-02', { kind: 'means changed', monthly: 100_00 }],
  ['2026-12-03', { kind: 'means changed', monthly: 90_00 }],
);
const CLOSED = EVENTS.length - 2;

describe('what was shared out since something else', () => {
  it('is named by its place, the latest first, while it stands (DN-1601)', () => {
    expect(sharedSince(EVENTS, CLOSED)).toEqual([CLOSED + 2, CLOSED + 1]);
    const back = { kind: 'taken back', on: '2026-12-04', entry: CLOSED + 2 } as const;
    expect(sharedSince([...EVENTS, back], CLOSED)).toEqual([CLOSED + 1]);
    expect(sharedSince(EVENTS, CLOSED + 2)).toEqual([]);
    expect(sharedSince(EVENTS, EVENTS.length + 1)).toEqual([]);
  });

  it('is said to the person with who helps, and to one of us with how it is put right (DN-1601)', () => {
    const what =
      '“Another sum each month” of 3 December 2026 and “Another sum each month” of 2 December 2026.';
    expect(saysSharedSince(EVENTS, CLOSED, 'them')).toBe(
      `What you pay was shared out anew since: ${what} If they were mistakes too, take them back first, in this order, under “All that has happened” on your plan. If they were right, ring us: we put this right with you.`,
    );
    expect(saysSharedSince(EVENTS.slice(0, -1), CLOSED, 'staff')).toBe(
      'What is paid was shared out anew since: “Another sum each month” of 2 December 2026. If that was a mistake too, take it back first. If it was right, put the sum right in their list of debts, and have the plan drawn up anew.',
    );
  });
});
