import { describe, expect, it } from 'vitest';
import type { UrgentItem } from '../recommend/now.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { isAtHome, urgentWithHome } from './atHome.ts';

const CARD = 1;
const GROUND_RENT = 52;
const RENT = 22;
const COUNCIL_TAX = 24;
const ON = { year: 2026, month: 11, day: 25 };

const rent = () => debtOf(RENT, 900_00, { arrears: 900_00, stage: 'bailiffs' });
const record = (
  debts: readonly ReturnType<typeof debtOf>[],
  now?: readonly UrgentItem[],
  nation = 'england',
) => {
  const judged = recordOf(tenant({ nation: nation as 'england', debts }), TODAY);
  return now ? { ...judged, now } : judged;
};
const codesOf = (items: ReturnType<typeof urgentWithHome>) =>
  items.map(item => (isAtHome(item) ? [item.code, item.on, 'at home'] : item.code));

describe('officers who act on a home', () => {
  it('come before all that is not near, once, in place of ringing the landlord for a plan (DN-1339)', () => {
    const home = rent();
    const judged = record([home, debtOf(COUNCIL_TAX, 400_00, { arrears: 400_00 })]);
    expect(judged.now.filter(({ code }) => code === 'PRIORITY_DEBT')).toHaveLength(2);
    const said = urgentWithHome(judged);
    expect(said[0]).toEqual({ code: 'EVICTION', on: null, debtId: home.debt.id, isAtHome: true });
    expect(said.filter(({ code }) => code === 'PRIORITY_DEBT')).toHaveLength(1);
    const near = urgentWithHome({ ...judged, now: [{ code: 'COURT_SOON', on: ON }, { code: 'NO_FOOD' }] });
    expect(codesOf(near)).toEqual(['COURT_SOON', ['EVICTION', null, 'at home'], 'NO_FOOD']);
  });

  it('are the bailiffs or the eviction that was told of, with its day (DN-1339)', () => {
    expect(codesOf(urgentWithHome(record([rent()], [{ code: 'BAILIFFS_SOON', on: ON }])))).toEqual([
      ['BAILIFFS_SOON', ON, 'at home'],
    ]);
    const both = [
      { code: 'EVICTION_SOON', on: ON },
      { code: 'BAILIFFS', on: null },
    ] as const;
    expect(codesOf(urgentWithHome(record([rent()], both)))).toEqual([['EVICTION_SOON', ON, 'at home']]);
  });

  it('leave what is said of the bailiffs for another debt as it is (DN-1339)', () => {
    const tax = debtOf(COUNCIL_TAX, 400_00, { arrears: 400_00, stage: 'bailiffs' });
    const said = urgentWithHome(record([rent(), tax], [{ code: 'BAILIFFS', on: null }]));
    expect(codesOf(said)).toEqual([['EVICTION', null, 'at home'], 'BAILIFFS']);
  });

  it('act on what is secured on it and on no vehicle, and for a charge on the building in England and Wales alone (DN-1339)', () => {
    const homeOf = (one: ReturnType<typeof debtOf>, nation = 'england') =>
      urgentWithHome(record([one], [], nation)).some(isAtHome);
    const stage = 'bailiffs' as const;
    expect(homeOf(debtOf(CARD, 900_00, { stage, debt: { isSecured: true } }))).toBe(true);
    expect(homeOf(debtOf(CARD, 900_00, { stage }))).toBe(false);
    expect(homeOf(debtOf(15, 900_00, { stage, debt: { isSecured: true } }))).toBe(false);
    expect(homeOf(debtOf(GROUND_RENT, 900_00, { stage }), 'wales')).toBe(true);
    expect(homeOf(debtOf(GROUND_RENT, 900_00, { stage }), 'scotland')).toBe(false);
    expect(homeOf(debtOf(RENT, 0, { stage }))).toBe(false);
    expect(homeOf(debtOf(RENT, 900_00, { stage: 'judgment' }))).toBe(false);
  });
});
