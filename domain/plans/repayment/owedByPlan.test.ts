import { expect, it } from 'vitest';
import type { KeptDebt } from './kept.ts';
import { owedByPlan } from './owedByPlan.ts';

const debt = (id: string, owed: number, out: KeptDebt['out'] = null) => ({ id, owed, out }) as KeptDebt;
const closed = (why: NonNullable<KeptDebt['out']>['why']) => ({ on: '2026-11-23', why, owed: 0 });

it('a plan knows what is owed on its debts, also once it pays them no more, but not of one that was left out (DN-735)', () => {
  const debts = [
    debt('put right', 4500_00),
    debt('paid off', 0),
    debt('written off', 0, closed('written off')),
    debt('left out', 0, closed('left out')),
  ];
  expect([...owedByPlan({ debts })]).toEqual([
    ['put right', 4500_00],
    ['paid off', 0],
    ['written off', 0],
  ]);
});
