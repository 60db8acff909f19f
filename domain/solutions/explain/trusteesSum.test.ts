import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { budgetOf, debtOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { leftSum } from './leftSum.ts';
import { sayTrusteesSum, trusteesSum } from './trusteesSum.ts';

const limits = limitsOn('scotland', TODAY);
const card = debtOf(1, 42_000_00, { arrears: 300_00 });
const scot = (left: number, changes: Partial<Case> = {}) =>
  tenant({ nation: 'scotland', statement: budgetOf(linesWith(left)), debts: [card], ...changes });

function said(facts: Case, shortName: string) {
  const record = recordOf(facts, TODAY);
  const result = record.results.find(one => one.shortName === shortName);
  if (result === undefined) throw new Error(`${shortName} was not judged`);
  const sum = trusteesSum(record, result, limits);
  return sum && sayTrusteesSum(sum);
}

describe('what a trustee takes', () => {
  it('comes from what is left, less what is kept for surprises, and adds up as it is read (WT-166)', () => {
    expect(said(scot(255_00), 'PTD')).toBe('£255 left − £20 kept for surprises = £235');
    expect(said(scot(255_00), 'SEQ')).toBe('£255 left − £20 kept for surprises = £235');
    // A tenth of a small surplus is less than the most that is kept.
    expect(said(scot(130_00), 'SEQ')).toBe('£130 left − £13 kept for surprises = £117');
    expect(said(scot(255_60), 'PTD')).toBe(
      '£255.60 left − £20 kept for surprises = £235.60, in whole pounds £235',
    );
  });

  it('is said of nothing else, and not where nothing is taken (WT-166)', () => {
    expect(said(scot(255_00), 'DAS')).toBeNull();
    expect(said(scot(255_00), 'DMP')).toBeNull();
    expect(said(scot(0), 'SEQ')).toBeNull();
    expect(said(scot(-60_00), 'PTD')).toBeNull();
  });

  it('is the sum of the month where a trust deed is recommended, whatever is late (WT-166)', () => {
    const councilTax = debtOf(24, 648_00, { arrears: 648_00 });
    const facts = scot(400_60, { debts: [card, councilTax] });
    const record = recordOf(facts, TODAY);
    expect(record.groups.recommended).toBe('PTD');
    const sum = leftSum(record, limits);
    expect(sum?.line.map(({ sum: pounds, says }) => `${pounds} ${says}`)).toEqual([
      '£401 left each month',
      '£21 kept for surprises',
      '£380 for these debts',
    ]);
    expect(sum?.rows.slice(2).map(({ says, sum: pounds }) => `${says} ${pounds}`)).toEqual([
      'Left each month £400.60',
      'Kept for surprises −£20.00',
      'Rounded down to whole pounds −£0.60',
      'For the debts in a plan £380.00',
    ]);
    expect(sum?.takenIn).toBeNull();
  });
});
