import { expect, it } from 'vitest';
import { isKeptUp } from './keptUp.ts';
import type { Note } from './noting.ts';
import { after, facts, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

type Said = readonly [string, Note];
const debtIds = facts().debts.map(({ id }) => id);
const paid = (month: string): Said => paidAll(month, `${month}-05`) as Said;
const missed = (month: string, ids = debtIds): Said => [
  `${month}-05`,
  { kind: 'not paid', due: month, debtIds: ids },
];
const BREAK: Said = ['2027-01-05', { kind: 'break', from: '2027-02', to: '2027-03', monthly: 0 }];
const BESIDE: Said = [
  '2026-12-05',
  { kind: 'paid', on: '2026-12-05', due: null, debtId: 'marlow', sum: 500 },
];

it.each<readonly [string, string, boolean, readonly Said[]]>([
  ['nothing is paid yet', '2026-12-01', false, []],
  ['the first is paid', '2026-12-10', true, [paid('2026-12')]],
  ['the last two are', '2027-01-10', true, [paid('2026-12'), paid('2027-01')]],
  ['the last one is not told', '2027-01-10', false, [paid('2026-12')]],
  ['it is due today and not told', '2027-01-04', true, [paid('2026-12')]],
  ['the last one was not paid', '2027-01-10', false, [paid('2026-12'), missed('2027-01')]],
  ['the one before was not paid', '2027-01-10', false, [missed('2026-12'), paid('2027-01')]],
  ['one long ago was not paid', '2027-02-10', true, [missed('2026-12'), paid('2027-01'), paid('2027-02')]],
  [
    'another lender was not paid',
    '2027-01-10',
    true,
    [
      paid('2026-12'),
      missed(
        '2027-01',
        debtIds.filter(id => id !== 'marlow'),
      ),
      ['2027-01-05', { kind: 'paid', on: '2027-01-05', due: '2027-01', debtId: 'marlow', sum: null }],
    ],
  ],
  ['a break came since', '2027-03-10', true, [paid('2026-12'), paid('2027-01'), BREAK]],
  ['a break is over, and nothing told since', '2027-04-10', false, [paid('2026-12'), paid('2027-01'), BREAK]],
  ['one payment alone was marked, ten months ago', '2027-10-10', false, [paid('2026-12')]],
  ['something was paid besides, for no month', '2027-01-10', false, [BESIDE]],
])('a debt is said to be paid on where %s: on %s %s (DN-1693)', (_, day, isSo, said) => {
  const { plan, past } = planOf(after(OFFERS, ...said), day);
  expect(isKeptUp(plan, past, 'marlow', day)).toBe(isSo);
});
