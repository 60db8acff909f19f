import { describe, expect, it } from 'vitest';
import { ownerOn } from '../../debts/owner.ts';
import { namedNow, type OwnerNow } from './namedNow.ts';
import { salesIn } from './sales.ts';
import { after, OFFERS, planOf } from './testing/mockUp.ts';

const DAY = '2026-11-20';
const SOLD = after(OFFERS, [
  '2026-11-05',
  { kind: 'sold', on: '2026-11-05', debtId: 'kestrel', creditor: 'Lapwing' },
]);
const listed: Record<string, string> = {
  kestrel: 'Kestrel Card Services',
  marlow: 'Marlow and Read',
  energy: 'Brightly',
};
const ownerNow: OwnerNow = id => {
  const name = listed[id];
  return name === undefined ? null : ownerOn({ id, initialCreditorName: name }, salesIn(SOLD), DAY);
};
const now = namedNow(planOf(SOLD, DAY), ownerNow);
const of = (id: string) => {
  const debt = now.debts.find(one => one.id === id);
  return [debt?.creditor, debt?.before];
};

describe('a creditor that has another name in the list of debts since a plan was drawn up', () => {
  it('has it in the plan as it is read today, in it, outside of it and before a sale (DN-819)', () => {
    expect(of('marlow')).toEqual(['Marlow and Read', []]);
    expect(of('kestrel')).toEqual(['Lapwing', ['Kestrel Card Services']]);
    expect(now.plan.outside.map(({ creditor }) => creditor)).toEqual(['Brightly']);
    expect(now.plan.debts.map(({ creditor }) => creditor)).toContain('Marlow and Read');
  });

  it('keeps the name of then where the list never had the debt, and changes no sum (DN-819)', () => {
    expect(of('fenland')).toEqual(['Fenland Finance', []]);
    const was = planOf(SOLD, DAY);
    expect(now.debts.map(({ owed }) => owed)).toEqual(was.debts.map(({ owed }) => owed));
    expect({ ...now, plan: null, debts: null }).toEqual({ ...was, plan: null, debts: null });
  });

  it('has no other before it than those to whom the plan paid it (DN-819)', () => {
    const bought: OwnerNow = () => ({ name: 'Lapwing', before: ['Kestrel Cards'] });
    expect(namedNow(planOf(after(OFFERS), DAY), bought).debts[0]?.before).toEqual([]);
  });
});
