import { describe, expect, it } from 'vitest';
import type { UrgentItem } from '../recommend/now.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { urgentWithHome } from './atHome.ts';
import { isCourtAtHome, withCourtAtHome } from './courtAtHome.ts';

const CARD = 1;
const HIRED_CAR = 15;
const RENT = 22;
const COUNCIL_TAX = 24;
const ON = { year: 2026, month: 11, day: 25 };
const NONE: ReadonlySet<string> = new Set();

type Told = Parameters<typeof debtOf>[2];
const rent = (stage: 'court claim' | 'judgment' | 'bailiffs', told: Told = {}) =>
  debtOf(RENT, 900_00, { arrears: 900_00, stage, ...told });
const said = (
  debts: readonly ReturnType<typeof debtOf>[],
  now: readonly UrgentItem[] | null = null,
  agreed = NONE,
) => {
  const judged = recordOf(tenant({ debts }), TODAY);
  const record = now ? { ...judged, now } : judged;
  return withCourtAtHome(urgentWithHome(record), record, agreed);
};

describe('a home that a court has in hand', () => {
  it.each([
    ['court claim', 'claim', 'COURT'],
    ['judgment', 'order', 'EVICTION'],
  ] as const)('is said first at a %s, in place of ringing for a plan (DN-1452)', (stage, courtStep, code) => {
    const home = rent(stage);
    const tax = debtOf(COUNCIL_TAX, 400_00, { arrears: 400_00 });
    const items = said([home, tax]);
    expect(items[0]).toEqual({ code, on: null, debtId: home.debt.id, courtStep });
    const bills = items.flatMap(item => (item.code === 'PRIORITY_DEBT' ? item.debtId : []));
    expect(bills).toEqual([tax.debt.id]);
    expect(said([home, rent(stage)])[0]).toMatchObject({ code, debtId: null, courtStep });
  });

  it('takes the day of the court for a claim, and that of an eviction for an order (DN-1452)', () => {
    expect(said([rent('court claim')], [{ code: 'COURT_SOON', on: ON }])).toMatchObject([
      { code: 'COURT_SOON', on: ON, courtStep: 'claim' },
    ]);
    expect(said([rent('judgment')], [{ code: 'EVICTION_SOON', on: ON }])).toMatchObject([
      { code: 'EVICTION_SOON', on: ON, courtStep: 'order' },
    ]);
  });

  it('comes before officers at another door once it is ruled on, and after them until then (DN-1452)', () => {
    const codes = (stage: 'court claim' | 'judgment') =>
      said([rent(stage)], [{ code: 'BAILIFFS', on: null }]).map(({ code }) => code);
    expect(codes('judgment')).toEqual(['EVICTION', 'BAILIFFS']);
    expect(codes('court claim')).toEqual(['BAILIFFS', 'COURT']);
  });

  it('leaves the day of the court to another debt that has a claim too (DN-1452)', () => {
    const items = said(
      [rent('court claim'), debtOf(CARD, 400_00, { stage: 'court claim' })],
      [{ code: 'COURT_SOON', on: ON }],
    );
    expect(items[0]).toEqual({ code: 'COURT_SOON', on: ON });
    expect(items[1]).toMatchObject({ code: 'COURT', on: null, courtStep: 'claim' });
  });

  it('has the deal that is kept to after an order, and not before one (DN-1452)', () => {
    const home = rent('judgment');
    const isSaid = (items: ReturnType<typeof said>) => items.some(isCourtAtHome);
    expect(isSaid(said([home], null, new Set([home.debt.id])))).toBe(false);
    expect(isSaid(said([rent('judgment', { agreedPayment: 20_00 })]))).toBe(false);
    expect(isSaid(said([rent('court claim', { agreedPayment: 20_00 })]))).toBe(true);
  });

  it('is no vehicle, and no home that officers act on already (DN-1452)', () => {
    const car = debtOf(HIRED_CAR, 900_00, { stage: 'judgment', debt: { isSecured: true } });
    expect(said([car]).some(isCourtAtHome)).toBe(false);
    expect(said([rent('bailiffs')]).some(isCourtAtHome)).toBe(false);
    expect(said([debtOf(RENT, 0, { stage: 'judgment' })]).some(isCourtAtHome)).toBe(false);
  });
});
