import { expect, it } from 'vitest';
import { changedSince } from './changedSince.ts';

const answer = (field: string, says: string, entry: string | null = null) => ({
  at: { field, entry, part: entry === null ? null : 'balance' },
  label: field,
  of: entry,
  says,
});

it('says of each answer what it was and what it is now, also where there was none or is none (DN-414)', () => {
  const then = [answer('savings', '£100'), answer('tenure', 'I rent it'), answer('debts', '£500', 'Bank')];
  const now = [answer('debts', '£90', 'Shop'), answer('savings', '£40'), answer('tenure', 'I rent it')];
  expect(changedSince(then, now).map(({ at, of, was, now: is }) => [at.field, of, was, is])).toEqual([
    ['savings', null, '£100', '£40'],
    ['debts', 'Bank', '£500', null],
    ['debts', 'Shop', null, '£90'],
  ]);
});

it('is nothing where the answers are the same, whatever they are called by now (DN-414)', () => {
  const savings = answer('savings', '£100');
  expect(changedSince([savings], [{ ...savings, label: 'What you have put by' }])).toEqual([]);
});
