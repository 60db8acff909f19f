import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { budgetOf, debtOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { leftSum } from './leftSum.ts';

const limits = limitsOn('england', TODAY);
const sumOf = (facts: Case) => leftSum(recordOf(facts, TODAY), limits);
const said = (facts: Case) =>
  sumOf(facts)
    ?.line.map(({ sum, says }) => `${sum} ${says}`)
    .join(' | ');
const rows = (facts: Case) => sumOf(facts)?.rows.map(({ says, sum }) => `${says} ${sum}`);

const card = debtOf(1, 9_000_00, { arrears: 300_00 });
/** Council tax of £648, all of it late: £27 a month over two years. */
const councilTax = debtOf(24, 648_00, { arrears: 648_00 });
const month = (left: number) => ({ statement: budgetOf(linesWith(left)) });

describe('the sum of what is left', () => {
  it('is what comes in and goes out, where nothing comes before the debts (WT-002)', () => {
    const facts = tenant({ ...month(225_00), debts: [card] });
    expect(said(facts)).toBe('£1,500 money in | £1,275 money out | £225 left each month');
    expect(rows(facts)).toEqual([
      'Money in £1,500',
      'Bills and living costs −£1,275',
      'Left each month £225',
    ]);
  });

  it('goes on to what a plan is paid from: one figure is called left, and the other is a step of its sum (WT-002)', () => {
    const facts = tenant({ ...month(393_68), debts: [card, councilTax] });
    expect(said(facts)).toBe('£394 left each month | £28 for council tax arrears | £366 for these debts');
    expect(rows(facts)?.slice(2)).toEqual([
      'Left each month £393.68',
      'Council tax arrears −£27.00',
      'Rounded down to whole pounds −£0.68',
      'For the debts in a plan £366.00',
    ]);
  });

  it('says beside a write-off that takes the debts in which debts the rest would be for (WT-149)', () => {
    const facts = tenant({ ...month(60_00), debts: [card, councilTax] });
    expect(recordOf(facts, TODAY).groups.recommended).toBe('DRO');
    expect(said(facts)).toBe('£1,500 money in | £1,440 money out | £60 left each month');
    expect(rows(facts)?.at(-1)).toBe('Left for debts, if you chose a plan to repay them £33');
    expect(rows(facts)?.join()).not.toContain('For the debts in a plan');
  });

  it('says what becomes of it once the recommended solution has taken the arrears in, and nothing where it does not (WT-157)', () => {
    const debts = [card, councilTax];
    expect(sumOf(tenant({ ...month(60_00), debts }))?.takenIn).toBe(
      'A debt relief order takes the arrears in. Then you’d have £60.',
    );
    const large = [debtOf(1, 31_000_00, { arrears: 300_00 }), debtOf(5, 9_000_00), councilTax];
    const iva = tenant({ ...month(225_40), debts: large });
    expect(recordOf(iva, TODAY).groups.recommended).toBe('IVA');
    expect(sumOf(iva)?.takenIn).toBe(
      'An individual voluntary arrangement takes the arrears in. Then up to £225 a month could go into it.',
    );
    expect(
      sumOf(tenant({ ...month(225_40), debts: [large[0] ?? card, large[1] ?? card] }))?.takenIn,
    ).toBeNull();
    const plan = tenant({ ...month(393_68), debts });
    expect(recordOf(plan, TODAY).groups.recommended).toBe('DMP');
    expect(sumOf(plan)?.takenIn).toBeNull();
  });

  it('adds up as it is read, whatever the pence (WT-002)', () => {
    const pounds = (text: string) => Number(text.replaceAll(/[£,]/gu, '').replace('−', '-'));
    for (let left = 200_00; left < 202_00; left += 7) {
      const line = sumOf(tenant({ ...month(left), debts: [card, councilTax] }))?.line ?? [];
      const [first = 0, less = 0, result = 0] = line.map(({ sum }) => pounds(sum));
      expect(first - less, String(left)).toBe(result);
    }
  });

  it('has rows that add up to the penny, with what is put by (WT-002)', () => {
    const lines = [...linesWith(240_00), lineOf(3031, 30_00)];
    const facts = tenant({ statement: budgetOf(lines), debts: [card, councilTax] });
    const found = sumOf(facts);
    const pence = (text: string) => Math.round(Number(text.replaceAll(/[£,]/gu, '').replace('−', '-')) * 100);
    const totals = found?.rows.filter(({ isTotal }) => isTotal).map(({ sum }) => pence(sum)) ?? [];
    const steps = found?.rows.filter(({ isTotal }) => !isTotal).map(({ sum }) => pence(sum)) ?? [];
    expect(totals.at(-1)).toBe(steps.reduce((total, sum) => total + sum, 0));
    expect(totals[0]).toBe(found?.left);
  });

  it('says a shortfall as one', () => {
    const facts = tenant({ ...month(-60_00), debts: [card] });
    expect(said(facts)).toBe('£1,500 money in | £1,560 money out | −£60 short each month');
    expect(rows(facts)?.at(-1)).toBe('Short each month −£60');
  });

  it('names rates in Northern Ireland, and no kind where several bills are late', () => {
    const facts = tenant({ ...month(393_68), debts: [card, councilTax] });
    const inNation = recordOf({ ...facts, nation: 'northern-ireland' }, TODAY);
    const line = leftSum(inNation, limitsOn('northern-ireland', TODAY))?.line[1];
    expect(line?.says).toBe('for rates arrears');
    const rent = debtOf(22, 480_00, { arrears: 480_00 });
    expect(said(tenant({ ...month(393_68), debts: [card, councilTax, rent] }))).toContain(
      'for bills that are late',
    );
  });

  it('is not there while the budget is not complete', () => {
    const statement = { ...budgetOf(linesWith(225_00)), isComplete: false };
    expect(sumOf(tenant({ statement, debts: [card] }))).toBeNull();
  });
});
