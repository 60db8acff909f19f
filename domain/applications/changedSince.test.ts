import { expect, it } from 'vitest';
import { changedSince, isEntryGone } from './changedSince.ts';

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
    ['debts', null, 'Bank', null],
    ['debts', 'Shop', null, '£90'],
  ]);
});

it('is nothing where the answers are the same, whatever they are called by now (DN-414)', () => {
  const savings = answer('savings', '£100');
  expect(changedSince([savings], [{ ...savings, label: 'What you have put by' }])).toEqual([]);
});

it('says an entry that is gone once, by its name, and not answer by answer; also one that is asked about by now (DN-1512)', () => {
  const debt = (part: string, says: string, of: string) => ({
    at: { field: 'debts', entry: `debt:${of}`, part },
    label: part,
    of,
    says,
  });
  const then = [
    debt('creditor', 'Bank', 'Bank'),
    debt('balance', '£500', 'Bank'),
    debt('creditor', 'Shop', 'Shop'),
    debt('reference', '77', 'Shop'),
  ];
  const stillSaid = debt('reference', '77', 'Shop');
  const asked = { field: 'debts', entry: 'debt:Shop', part: 'stillStands' };
  const changed = changedSince(then, [stillSaid], [asked]);
  expect(changed).toEqual([
    {
      at: { field: 'debts', entry: 'debt:Bank', part: null },
      label: 'Bank',
      of: null,
      was: 'Bank',
      now: null,
    },
    {
      at: { field: 'debts', entry: 'debt:Shop', part: null },
      label: 'Shop',
      of: null,
      was: 'Shop',
      now: null,
    },
  ]);
  expect(changed.every(isEntryGone)).toBe(true);
  const whole = changedSince([answer('savings', '£100')], [answer('savings', '£40')]);
  expect(whole.some(isEntryGone)).toBe(false);
});
