import { expect, it } from 'vitest';
import { dayText, dueText } from './dueText.ts';

const now = new Date('2026-11-24T10:12:00Z');

it.each([
  ['2026-11-24T17:00:00Z', null, 'By 5:00pm', false],
  ['2026-11-24T10:12:00Z', null, 'By 10:12am', false],
  ['2026-11-24T10:11:00Z', null, '1 min late', true],
  ['2026-11-24T09:13:00Z', null, '59 min late', true],
  ['2026-11-24T09:12:00Z', null, '1 h late', true],
  ['2026-11-22T10:12:00Z', null, '2 days late', true],
  ['2026-11-25T12:00:00Z', null, 'By Wed 25 Nov, 12:00pm', false],
  ['2026-11-24T20:00:00Z', '2026-11-24T16:00:00Z', 'Not before 4:00pm', false],
  ['2026-11-24T12:00:00Z', '2026-11-24T09:00:00Z', 'By 12:00pm', false],
  [null, null, 'Answered', false],
  // Summer time: an hour ahead of Greenwich.
  ['2027-06-01T09:30:00Z', null, 'By Tue 1 Jun, 10:30am', false],
] as const)('says of work due at %s, not before %s: %s (PT-068)', (dueAt, notBefore, says, isLate) => {
  expect(dueText({ dueAt, notBefore }, now)).toEqual({ says, isLate });
});

it.each([
  // Nobody has it: before it begins, in the minutes after, then late since it began.
  ['2026-11-24T13:30:00Z', null, 'Talk at 1:30pm', false],
  ['2026-11-24T10:07:00Z', null, 'Talk at 10:07am', false],
  ['2026-11-24T10:06:00Z', null, 'Talk at 10:06am, 6 min late', true],
  ['2026-11-23T10:12:00Z', null, 'Talk on Mon 23 Nov, 10:12am, 24 h late', true],
  // Somebody has it: while its time runs, and once it is over.
  ['2026-11-24T10:00:00Z', '2026-11-24T10:30:00Z', 'Talk at 10:00am', false],
  ['2026-11-24T09:41:00Z', '2026-11-24T10:11:00Z', 'Talk at 9:41am, not noted yet', true],
] as const)(
  'says of a talk at %s, that somebody has until %s: %s (PT-556)',
  (beginsAt, ends, says, isLate) => {
    const lateAfter = ends ?? new Date(new Date(beginsAt).getTime() + 5 * 60_000).toISOString();
    const talk = { dueAt: ends ?? beginsAt, lateAfter, notBefore: beginsAt, beginsAt };
    expect(dueText(talk, now)).toEqual({ says, isLate });
  },
);

it('says a day shortly (PT-068)', () => {
  expect([dayText('2026-11-24'), dayText('2027-06-01')]).toEqual(['Tue 24 Nov', 'Tue 1 Jun']);
});
