import { describe, expect, it } from 'vitest';
import { debtOf, homeOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from './assess.ts';
import type { UrgentItem } from './now.ts';
import { sayNow } from './urgentWording.ts';

describe('a debt that the person may not have to pay (SA-031)', () => {
  const now = (changes: Parameters<typeof tenant>[0]) => assess(tenant(changes), TODAY).now;

  it.each([
    ['england', 6],
    ['wales', 6],
    ['northern-ireland', 6],
    ['scotland', 5],
  ] as const)('is old after the years of the nation: %s, %i', (nation, years) => {
    const old = debtOf(1, 900_00, { isVeryOld: true, isDisputed: true });
    const items = now({ nation, debts: [old] });
    expect(items).toEqual([{ code: 'VERY_OLD_DEBT', debtId: old.debt.id, years }]);
    expect(items.map(item => sayNow(item, nation)).join()).toContain(
      `for ${years} years, so ${nation === 'scotland' ? 'you may not owe it' : 'a court may not'}`,
    );
  });

  it('is neither to be paid nor written about before advice, though it is a priority debt', () => {
    const items = now({
      debts: [debtOf(22, 900_00, { isVeryOld: true }), debtOf(1, 900_00, { isDisputed: true })],
    });
    expect(items.map(({ code }) => code)).toEqual(['VERY_OLD_DEBT', 'DISPUTED_DEBT']);
    for (const item of items) {
      expect(sayNow(item, 'england')).toContain(
        'Do not pay it or write to them before you talk to an adviser.',
      );
    }
  });

  it('still warns of a home that is at stake while the debt is disputed, and says nothing of one nobody asked about', () => {
    const codes = (changes: Parameters<typeof debtOf>[2]) =>
      now({ debts: [debtOf(22, 900_00, changes)] }).map(({ code }) => code);
    expect(codes({ isDisputed: true })).toEqual(['PRIORITY_DEBT', 'DISPUTED_DEBT']);
    expect(codes({ isDisputed: null, isVeryOld: null })).toEqual(['PRIORITY_DEBT']);
    expect(codes({ isVeryOld: true, debt: { isDeleted: true } })).toEqual([]);
  });
});

describe('a priority debt that is paid off by a deal (SA-227)', () => {
  it('is to be kept to, and nobody is told to ask for the plan they have', () => {
    const [deal] = assess(tenant({ debts: [debtOf(22, 900_00, { agreedPayment: 50_00 })] }), TODAY).now;
    expect(deal).toMatchObject({ code: 'PRIORITY_DEBT', stake: 'home', hasDeal: true });
    expect(sayNow(deal as UrgentItem, 'wales')).toMatch(
      /^You have a deal to pay off what is late. Keep to it/u,
    );
    const [none] = assess(tenant({ debts: [debtOf(22, 900_00)] }), TODAY).now;
    expect(sayNow(none as UrgentItem, 'wales')).toContain('ask for a plan to catch up');
  });
});

describe('somebody without public funds (SA-033)', () => {
  const residence = (hasPublicFunds: boolean | null) => ({ livesThere: true, leftOn: null, hasPublicFunds });
  const said = (hasPublicFunds: boolean | null) =>
    assess(tenant({ left: -1, residence: residence(hasPublicFunds) }), TODAY).now;

  it('hears of an immigration adviser before any benefit, and is never told to claim one', () => {
    const items = said(false);
    expect(items.map(({ code }) => code)).toEqual(['NO_PUBLIC_FUNDS', 'SHORT_WITHOUT_PUBLIC_FUNDS']);
    expect(sayNow(items[0] as UrgentItem, 'england')).toContain(
      'immigration adviser before you claim any benefit',
    );
    expect(sayNow(items[1] as UrgentItem, 'england')).not.toMatch(/benefit|grant/u);
  });

  it('is nobody who may claim, or was not asked', () => {
    for (const may of [true, null]) expect(said(may).map(({ code }) => code)).toEqual(['SHORT_EACH_MONTH']);
  });
});

it('tells who could repay from all they own to take advice before selling or borrowing, and names no product for it (SA-030)', () => {
  const { now, results } = assess(tenant({ home: homeOf(100_000_00, 80_000_00) }), TODAY);
  expect(now.map(({ code }) => code)).toEqual(['ASSETS_COVER_DEBTS']);
  const says = sayNow({ code: 'ASSETS_COVER_DEBTS' }, 'england');
  expect(says).toContain('MoneyHelper');
  expect(says).not.toMatch(/equity release|remortgage|pension/iu);
  for (const shortName of ['BKY', 'IVA'] as const) {
    expect(results.find(({ product }) => product.shortName === shortName)?.eligibility).toBe('INELIGIBLE');
  }
  expect(assess(tenant({ home: homeOf(100_000_00, 80_000_01) }), TODAY).now).toEqual([]);
  expect(assess(tenant({ savings: 20_000_00 }), TODAY).now).toEqual([]);
});
