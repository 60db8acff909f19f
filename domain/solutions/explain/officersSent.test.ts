import { describe, expect, it } from 'vitest';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { urgentWithHome } from './atHome.ts';
import { withOfficersSent } from './officersSent.ts';

const CARD = 1;
const RENT = 22;
const COUNCIL_TAX = 24;
const ENERGY = 25;
const HIRE_PURCHASE = 16;
const NONE: ReadonlySet<string> = new Set();
const ON = { year: 2026, month: 11, day: 25 };

const sentFor = (typeId: number, told: Parameters<typeof debtOf>[2] = {}) =>
  debtOf(typeId, 400_00, { arrears: 400_00, stage: 'bailiffs', ...told });
const said = (debts: readonly ReturnType<typeof debtOf>[], agreed = NONE) => {
  const record = recordOf(tenant({ debts }), TODAY);
  return withOfficersSent(urgentWithHome(record), record, agreed);
};
const visits = (items: ReturnType<typeof said>) => items.filter(({ code }) => code === 'BAILIFFS');

describe('officers whom the list of debts tells of', () => {
  it('come before the bill itself, with whose debt it is where it is one (DN-1451)', () => {
    for (const kind of [COUNCIL_TAX, ENERGY]) {
      const debt = sentFor(kind);
      const items = said([debt]);
      expect(items[0]).toEqual({ code: 'BAILIFFS', on: null, debtId: debt.debt.id });
      expect(items[1]).toMatchObject({ code: 'PRIORITY_DEBT', debtId: debt.debt.id });
    }
    expect(visits(said([sentFor(COUNCIL_TAX), sentFor(CARD)]))).toEqual([
      { code: 'BAILIFFS', on: null, debtId: null },
    ]);
    expect(visits(said([sentFor(COUNCIL_TAX, { stage: 'judgment' })]))).toEqual([]);
    expect(visits(said([debtOf(COUNCIL_TAX, 0, { stage: 'bailiffs' })]))).toEqual([]);
  });

  it('are said once, with the day of the answers, and after the home that others act on (DN-1451)', () => {
    const debt = sentFor(COUNCIL_TAX);
    const record = recordOf(tenant({ debts: [debt] }), TODAY);
    const told = { ...record, now: [{ code: 'BAILIFFS_SOON', on: ON }] as const };
    expect(withOfficersSent(urgentWithHome(told), told, NONE)).toEqual(told.now);
    const withHome = said([sentFor(RENT), debt]);
    expect(withHome.slice(0, 2).map(({ code }) => code)).toEqual(['EVICTION', 'BAILIFFS']);
    expect(visits(said([sentFor(RENT)]))).toEqual([]);
  });

  it('are not said of a debt with a deal, as told or agreed by letter (DN-1451)', () => {
    expect(visits(said([sentFor(COUNCIL_TAX, { agreedPayment: 20_00 })]))).toEqual([]);
    const debt = sentFor(COUNCIL_TAX);
    expect(visits(said([debt], new Set([debt.debt.id])))).toEqual([]);
  });
});

describe('officers who come for goods of whoever is owed', () => {
  it('are said apart and first, in place of ringing the lender about what is late (DN-1475)', () => {
    const debt = sentFor(HIRE_PURCHASE);
    const items = said([debt, sentFor(COUNCIL_TAX)]);
    expect(items[0]).toEqual({ code: 'BAILIFFS', on: null, debtId: debt.debt.id, goods: 'hired' });
    expect(items[1]?.code).toBe('BAILIFFS');
    expect(items[1]).not.toHaveProperty('goods');
    const bills = items.filter(({ code }) => code === 'PRIORITY_DEBT');
    expect(bills.map(item => 'debtId' in item && item.debtId)).not.toContain(debt.debt.id);
    expect(said([debt, sentFor(HIRE_PURCHASE)])[0]).toMatchObject({ goods: 'hired', debtId: null });
  });

  it('have the day of the answers where they come for nothing else, and leave a visit for other debts as it is (DN-1475)', () => {
    const debt = sentFor(HIRE_PURCHASE);
    const toldWith = (...debts: Parameters<typeof said>[0]) => {
      const record = recordOf(tenant({ debts }), TODAY);
      const told = { ...record, now: [{ code: 'BAILIFFS_SOON', on: ON }] as const };
      return withOfficersSent(urgentWithHome(told), told, NONE);
    };
    const own = { debtId: debt.debt.id, goods: 'hired' } as const;
    expect(toldWith(debt)).toEqual([{ code: 'BAILIFFS_SOON', on: ON, ...own }]);
    expect(toldWith(debt, sentFor(COUNCIL_TAX))).toEqual([
      { code: 'BAILIFFS_SOON', on: ON },
      { code: 'BAILIFFS', on: null, ...own },
    ]);
  });

  it('are not said of a debt with a deal, and leave advice on one that may not be owed (DN-1475)', () => {
    expect(visits(said([sentFor(HIRE_PURCHASE, { agreedPayment: 20_00 })]))).toEqual([]);
    const items = said([sentFor(HIRE_PURCHASE, { isDisputed: true })]);
    expect(items.map(({ code }) => code)).toEqual(['BAILIFFS', 'PRIORITY_DEBT']);
  });
});
