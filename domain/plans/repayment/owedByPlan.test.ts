import { expect, it } from 'vitest';
import type { KeptDebt } from './kept.ts';
import { balanceByPlan, owedByPlan } from './owedByPlan.ts';

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

it('what is owed is what the plan was told, else what the list says, and what the list says is paid stays so (DN-735)', () => {
  expect(balanceByPlan({ currentBalance: 4212_00 }, 4500_00)).toBe(4500_00);
  expect(balanceByPlan({ currentBalance: 964_00 }, 0)).toBe(0);
  expect(balanceByPlan({ currentBalance: null }, 300_00)).toBe(300_00);
  expect(balanceByPlan({ currentBalance: 964_00 }, undefined)).toBe(964_00);
  expect(balanceByPlan({ currentBalance: null }, undefined)).toBeNull();
  expect(balanceByPlan({ currentBalance: 0 }, 10_00)).toBe(0);
});
