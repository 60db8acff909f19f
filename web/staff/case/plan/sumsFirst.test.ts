import { expect, it } from 'vitest';
import { debtOfPlan, standingPlan } from '../../../testing/repayment.ts';
import { sumsFirst } from './sumsFirst.ts';

it('says of a plan in its case that its sums come first while an offer of them is to go, and nothing otherwise (DN-1717)', () => {
  const headline = { says: 'offers to send', count: 1, of: 1 } as const;
  const stands = {
    ...standingPlan([debtOfPlan('Wren', { offered: null, standing: 'not offered' })], []),
    headline,
  };
  const read = { stands, on: '2026-11-20', waits: false, sumsDiffer: true };
  const state = 'being prepared';
  expect(sumsFirst({ state }, read)?.stands).toBe('First put the sums of your plan right');
  expect(sumsFirst({ state }, { ...read, sumsDiffer: false })).toBeNull();
  expect(sumsFirst({ state }, { ...read, waits: true })).toBeNull();
  expect(sumsFirst({ state: 'broken' }, read)).toBeNull();
});
