import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { type ListedDebt, NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { ownerOn } from '@towpath/domain/debts/owner.ts';
import type { BesideBudget } from '@towpath/domain/fact-find/besideBudget.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { day, debtOf, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { describe, expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { readPdf } from '../testing/readPdf.ts';
import { SHIPPED_HELP } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { budgetStatement } from './budgetStatement.ts';
import { paperFrom } from './contact.ts';
import type { Paper } from './paper.ts';
import { writePaper } from './writePaper.ts';

const from = paperFrom(readOperatorContent(shipped));
const recordId = '7ed3abb5-0000-4000-8000-000000000000';
const at = new Date('2026-11-21T10:00:00Z');
const textOf = async (paper: Paper) => (await readPdf((await writePaper(paper)).bytes)).text;

const { statement, changes } = tenant();
const CHANGES = {
  ...changes,
  betterIncome: day('2027-02-01'),
  move: day('2027-03-01'),
  lumpSumOn: day('2027-05-01'),
  lumpSum: 1_500_00,
};
const NOTHING = { income: null, food: 'somebody else pays', housing: 'included elsewhere' } as const;
const KESTREL = { initialCreditorName: 'Kestrel Cards', isInArrears: true };
const FENLAND = { initialCreditorName: 'Fenland Finance', isInArrears: true };
const HERON = { initialCreditorName: 'Heron Loans', isInArrears: true };

describe('the advice on paper', () => {
  const adviceOn = (facts: Case) => {
    const record = recordOf(facts, TODAY);
    const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
    return textOf(adviceSummary({ from, person: '', recordId, at, record, advice }));
  };
  const line = (
    roles: Case['statement']['lines'][number]['roles'],
    monthly: number,
    whose: 'partner' | 'both' | null,
  ) => ({
    typeId: 1016,
    roles,
    monthly,
    whose,
  });

  it('says whose the income is, what is put by, how somebody gets by, and what will change (SA-204)', async () => {
    const text = await adviceOn(
      tenant({
        savings: 3_000_00,
        savingsFromDisabilityBenefits: 2_000_00,
        changes: CHANGES,
        statement: {
          ...statement,
          getsBy: NOTHING,
          lines: [
            ...statement.lines,
            line(['partner-earnings'], 900_00, null),
            line(['benefit'], 200_00, 'both'),
          ],
        },
      }),
    );
    for (const said of [
      'Your partner’s income £900.00',
      'Income of both of you £200.00',
      'Money put by In all £3,000.00 Of it, back pay of a benefit £2,000.00',
      'No food Somebody else pays for it.',
      'No rent or mortgage It is part of another sum.',
      'More money each month expected from February 2027',
      'A move to another home expected from March 2027',
      'A sum of money expected from May 2027',
      'A sum that could be offered now £1,500.00',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Your own income £[\d,.]+/u);
    expect(text).not.toMatch(/back pay of a disab|Less money each month/iu);
  });

  it('says what is overdue on each debt with the deal on it, and marks what is disputed or very old (SA-205)', async () => {
    const text = await adviceOn(
      tenant({
        debts: [
          debtOf(1, 900_00, { debt: KESTREL, arrears: 210_00, agreedPayment: 20_00, isNothingPaid: true }),
          debtOf(4, 500_00, { debt: FENLAND, arrears: 90_00, agreedPayment: 'none', isDisputed: true }),
          debtOf(4, 300_00, { debt: HERON, arrears: null, agreedPayment: null, isVeryOld: true }),
        ],
      }),
    );
    for (const said of [
      'Kestrel Cards £210.00 £20.00',
      'Fenland Finance £90.00 no deal',
      'Heron Loans not known not known',
      'Fenland Finance (not agreed)',
      'Heron Loans (very old)',
      'nothing now',
      'Don’t pay or write to Fenland Finance or Heron Loans before you have had advice',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('has none of it for somebody of whom there is nothing of the kind to say (SA-204)', async () => {
    const text = await adviceOn(tenant({ debts: [debtOf(1, 900_00, { debt: { isInArrears: false } })] }));
    expect(text).not.toMatch(
      /Your own income|Money put by|Where the budget has nothing|Changes to come|overdue/u,
    );
  });

  it('says of income that nobody gave to one of a couple that it is not said whose (SA-204)', async () => {
    const partner = { sharesBudget: true, wouldPay: null, wantsAdvice: null };
    const lines = [...statement.lines, line(['benefit'], 200_00, null)];
    const text = await adviceOn(tenant({ partner, statement: { ...statement, lines } }));
    expect(text).toContain('Income, not said whose £200.00');
  });
});

describe('the statement of the budget', () => {
  const statementOf = (beside: Partial<BesideBudget>, debts: readonly Partial<ListedDebt>[] = []) =>
    textOf(
      budgetStatement({
        from,
        person: 'Danielle Hughes',
        at,
        beside: { whose: new Map(), getsBy: { income: null, food: null, housing: null }, changes, ...beside },
        budget: {
          id: recordId,
          confirmedAt: at,
          parts: [
            {
              name: 'Benefits',
              kind: 'income',
              sum: 600_00,
              lines: [
                { typeId: 1016, name: 'Universal Credit', sum: 400_00, tellsOfHealth: false },
                { typeId: 1017, name: 'Child Benefit', sum: 200_00, tellsOfHealth: false },
              ],
            },
          ],
          totalIncome: 600_00,
          totalOutgoings: 0,
          notes: [],
        },
        household: null,
        debts: debts.map((debt, index) => ({
          debt: { ...debtOf(1, 900_00 + index).debt, ...NO_DEBT_FACTS, ...debt },
          owner: ownerOn({ ...debtOf(1, 900_00 + index).debt, ...debt }, [], '2026-11-21'),
          type: debtOf(1, 900_00).type ?? undefined,
        })),
      }),
    );

  it('says whose a line is, how somebody gets by, and what changes the sums of a month (SA-204)', async () => {
    const text = await statementOf({
      whose: new Map([
        [1016, 'partner'],
        [1017, 'both'],
      ]),
      getsBy: NOTHING,
      changes: CHANGES,
    });
    for (const said of [
      'Universal Credit (partner’s) £400.00',
      'Child Benefit (of both) £200.00',
      'No food Somebody else pays for it.',
      'More money each month expected from February 2027',
      'A move to another home expected from March 2027',
    ]) {
      expect(text).toContain(said);
    }
    // What could be offered is not for those to whom it might be.
    expect(text).not.toMatch(/sum of money|could be offered|1,500|put by/u);
  });

  it('says what is overdue with its deal, but puts nothing in writing of a debt that needs advice first (SA-205)', async () => {
    const text = await statementOf({}, [
      { ...KESTREL, arrears: 210_00, hasArrangement: true, agreedPayment: 20_00, isNothingPaid: true },
      { ...FENLAND, arrears: 90_00, hasArrangement: false, isDisputed: true },
      { ...HERON, arrears: 80_00, hasArrangement: false, isVeryOld: true },
    ]);
    expect(text).toContain('Kestrel Cards £210.00 £20.00');
    expect(text).toContain('nothing now');
    expect(text).toContain('Fenland Finance (not agreed)');
    expect(text).toContain('Don’t pay or write to Fenland Finance or Heron Loans before you have had advice');
    expect(text).not.toMatch(/Fenland Finance £|Heron Loans £|£90\.00|£80\.00/u);
  });

  it('has none of it where there is nothing of the kind to say (SA-204)', async () => {
    const text = await statementOf({});
    expect(text).toContain('Universal Credit £400.00');
    expect(text).not.toMatch(/Where the budget has nothing|Changes to come|overdue/u);
  });
});
