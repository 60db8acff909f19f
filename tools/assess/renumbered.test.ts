import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCase } from '@towpath/contracts/content/assessCase.ts';
import { type OperatorContent, readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { deviationWords } from '@towpath/domain/budget/deviationWords.ts';
import { NO_FACTS } from '@towpath/domain/budget/facts.ts';
import { budgetProgress } from '@towpath/domain/budget/progress.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { startValues } from '@towpath/domain/budget/startValues.ts';
import { debtsFromCreditReport } from '@towpath/domain/debts/fromCreditReport.ts';
import { caseFrom } from '@towpath/domain/fact-find/caseFrom.ts';
import { knownAnswers } from '@towpath/domain/fact-find/knownAnswers.ts';
import { answersOf, debt, factFindWith, QUALIFIER } from '@towpath/domain/fact-find/testing/found.ts';
import { REVIEW } from '@towpath/domain/fact-find/testing/reviews.ts';
import { THIRD_REVIEW } from '@towpath/domain/fact-find/testing/thirdReviews.ts';
import { planOf, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { recordOf } from '@towpath/domain/solutions/testing/inForce.ts';
import { describe, expect, it } from 'vitest';

const qualifierPlan = planOf(qualifier);

/**
 * Adds a constant to every id of the content. An id is only a name: the rules must come to the same result for a
 * person under other ids, which proves that no rule knows one.
 */
const LINES = 50_000;
const CATEGORIES = 700;
const FREQUENCIES = 300;
const KINDS = 500;
const REASONS = 9_000;

type Numbered = { id: number };
type BudgetJson = Record<string, unknown> & {
  frequencies: Numbered[];
  guideFigures: { categoryId: number }[];
  itemCaps: { typeId: number }[];
  deviationReasons: Numbered[];
  missingItems: { typeIds: number[]; orWhenPaid?: number[] }[];
  plausible: { guides: { categoryId: number }[] };
  countedPayments: { creditTypeId: number; typeIds?: number[] }[];
  toldBefore: { categoryIds: number[]; startsAt?: { typeId: number }[] }[];
} & Record<
    'incomeCategories' | 'expenditureCategories',
    (Numbered & {
      subCategories: (Numbered & { types: (Numbered & { usualFrequencyId?: number })[] })[];
    })[]
  >;

const more = (by: number) => (id: number) => id + by;

function renumberedBudget(): string {
  const file = JSON.parse(shipped['budget.json']) as BudgetJson;
  for (const frequency of file.frequencies) frequency.id += FREQUENCIES;
  for (const category of [...file.incomeCategories, ...file.expenditureCategories]) {
    category.id += CATEGORIES;
    for (const part of category.subCategories) {
      part.id += CATEGORIES;
      for (const line of part.types) {
        line.id += LINES;
        if (line.usualFrequencyId !== undefined) line.usualFrequencyId += FREQUENCIES;
      }
    }
  }
  for (const row of file.guideFigures) row.categoryId += CATEGORIES;
  for (const row of file.plausible.guides) row.categoryId += CATEGORIES;
  for (const row of file.itemCaps) row.typeId += LINES;
  for (const row of file.deviationReasons) row.id += REASONS;
  for (const row of file.missingItems) {
    row.typeIds = row.typeIds.map(more(LINES));
    row.orWhenPaid = row.orWhenPaid?.map(more(LINES)) ?? [];
  }
  for (const row of file.countedPayments) {
    row.creditTypeId += KINDS;
    row.typeIds = row.typeIds?.map(more(LINES)) ?? [];
  }
  for (const row of file.toldBefore) {
    row.categoryIds = row.categoryIds.map(more(CATEGORIES));
    for (const start of row.startsAt ?? []) start.typeId += LINES;
  }
  return JSON.stringify(file);
}

function renumberedKinds(): string {
  const file = JSON.parse(shipped['credit-types.json']) as { creditTypes: Numbered[] };
  for (const type of file.creditTypes) type.id += KINDS;
  return JSON.stringify(file);
}

function renumberedCreditors(): string {
  const file = JSON.parse(shipped['creditors.json']) as { creditors: { creditTypeIds: number[] }[] };
  for (const creditor of file.creditors) creditor.creditTypeIds = creditor.creditTypeIds.map(more(KINDS));
  return JSON.stringify(file);
}

function renumberedHelp(): string {
  const file = JSON.parse(shipped['entitlements.json']) as { lines: Record<string, number[]> };
  for (const [name, ids] of Object.entries(file.lines)) file.lines[name] = ids.map(more(LINES));
  return JSON.stringify(file);
}

const usual = readOperatorContent(shipped);
const renumbered = readOperatorContent({
  ...shipped,
  'budget.json': renumberedBudget(),
  'credit-types.json': renumberedKinds(),
  'creditors.json': renumberedCreditors(),
  'entitlements.json': renumberedHelp(),
});
const both = [
  { content: usual, lines: 0, categories: 0, frequencies: 0, kinds: 0 },
  { content: renumbered, lines: LINES, categories: CATEGORIES, frequencies: FREQUENCIES, kinds: KINDS },
];
type Side = (typeof both)[number];

/** Expects that something comes out the same under both contents. */
function expectSame(make: (side: Side) => unknown): void {
  const [first, second] = both.map(make);
  expect(second).toEqual(first);
}

const caseContent = ({ creditTypes, budget }: OperatorContent) => ({ creditTypes, ...budget.rules });

describe('other numbers for lines and kinds of debt change nothing (HO-005)', () => {
  const folder = join(import.meta.dirname, 'examples');
  type Written = { statement: { lines: { typeId: number }[] }; debts: { creditTypeId?: number }[] };
  const judged = (example: string, change: (facts: Written) => void = () => undefined) =>
    expectSame(({ content, lines, kinds }) => {
      const facts = JSON.parse(readFileSync(join(folder, example), 'utf8')) as Written;
      change(facts);
      for (const line of facts.statement.lines) line.typeId += lines;
      for (const owed of facts.debts) owed.creditTypeId = (owed.creditTypeId ?? 0) + kinds;
      const read = readCase(JSON.stringify(facts), caseContent(content));
      const { inputs: _facts, ...record } = recordOf(read, factFindWith().today);
      return record;
    });

  it.each(readdirSync(folder))('to the advice on the example %s', example => {
    judged(example);
  });

  it.each(usual.creditTypes.map(({ id, name }) => [name, id] as const))(
    'to the advice on a debt: %s',
    (_, id) => {
      for (const example of ['tenant-england.json', 'couple-scotland.json']) {
        judged(example, ({ debts }) => Object.assign(debts[0] ?? {}, { creditTypeId: id }));
      }
    },
  );

  const allLines = usual.budget.rules.categories.flatMap(typesOf);
  it.each(allLines.map(({ id, name }) => [name, id] as const))(
    'to the advice on a budget with %s, %i',
    (_, id) => {
      judged('benefits-scotland.json', ({ statement }) => {
        statement.lines = [...statement.lines.filter(({ typeId }) => typeId !== id), line(id)];
      });
    },
  );
  const line = (typeId: number) => ({ typeId, monthly: 40_00 });
});

describe('other numbers change nothing of the budget (HO-005)', () => {
  const alone = {
    childrenUnderSixteen: 1,
    childrenBetweenSixteenEighteen: 0,
    childrenOverEighteen: 0,
    additionalAdults: 0,
  };
  const facts = {
    ...NO_FACTS,
    nation: 'england',
    tenure: 'mortgage' as const,
    age: 67,
    told: { home: 700_00, food: 300_00 },
  };
  const on = factFindWith().today;

  it.each([0, 5_00, 900_00])('with %i pence on every line: what deviates, and what is asked', amount => {
    expectSame(({ content: { budget }, frequencies }) => {
      const { rules } = budget;
      const statement = rules.categories.map(category => ({
        categoryId: category.id,
        acknowledged: [],
        entries: typesOf(category).map(({ id }) => ({
          typeId: id,
          amount,
          frequencyId: 2 + frequencies,
          deviationReasonId: null,
        })),
      }));
      return budgetProgress(rules, statement, { facts, household: alone, on }).map(
        ({ category, ...progress }) => ({
          name: category.name,
          status: progress.status,
          asked: progress.deviations.map(one => ({
            ...deviationWords(category, one),
            at: typesOf(category).find(({ id }) => id === one.askedAt)?.name,
            reasons: one.reasons.map(({ name }) => name),
          })),
        }),
      );
    });
  });

  it('what lines begin with, from the first questions and from debts', () => {
    expectSame(({ content: { budget, creditTypes }, lines }) => {
      const debts = creditTypes.map(({ id }) => ({
        creditTypeId: id,
        regularPaymentAmount: 50_00,
        isNothingPaid: null,
      }));
      return startValues(budget.rules, [], facts, debts).map(start => ({
        ...start,
        typeId: start.typeId - lines,
      }));
    });
  });
});

describe('other numbers change nothing of debts (HO-005)', () => {
  it('that a credit report shows', () => {
    expectSame(({ content: { reportedKinds }, kinds }) => {
      const names = usual.reportedKinds.flatMap(({ reportedAs }) => reportedAs);
      const accounts = [...names, 'SOMETHING_NEW'].map((kind, index) => ({
        lender: 'Made-up Bank',
        kind,
        accountNumber: `${index}-0000`,
        balance: 500_00 + index,
        monthlyPayment: null,
        openedOn: null,
        closedOn: null,
        settledOn: null,
        defaultedOn: null,
        statusHistory: ['2'],
        isJoint: false,
      }));
      const judgment = { court: 'A', date: '2025-02-01', amount: 9_00, caseNumber: null, satisfied: false };
      const report = { accounts, judgments: [judgment] };
      return debtsFromCreditReport(report, reportedKinds).map(
        ({ sourceKey: _key, creditTypeId, ...one }) => ({ ...one, creditTypeId: creditTypeId - kinds }),
      );
    });
  });

  it.each(usual.creditTypes.map(({ id, name }) => [name, id] as const))(
    'as a case and as what is known: %s',
    (_, id) => {
      const arrears = ['housing', 'council-tax', 'energy', 'fine', 'maintenance', 'tax', 'tv-licence'];
      // The third version asks which debts are behind as a whole, the newest asks it of each debt.
      for (const review of [REVIEW, { ...THIRD_REVIEW, behind: 'some' }]) {
        const told = { qualifier: { ...QUALIFIER, arrears }, review };
        expectSame(({ content: { creditTypes, kindGuides, budget }, kinds }) => {
          const debts = [debt('one', { creditTypeId: id + kinds }), debt('two', { creditTypeId: 1 + kinds })];
          const { countedPayments } = budget.rules;
          const facts = caseFrom(factFindWith({ ...told, debts, creditTypes, countedPayments }));
          return [
            facts.debts.map(({ debt: one, type: _type, ...rest }) => ({
              ...rest,
              isInArrears: one.isInArrears,
            })),
            facts.someDebtIsBehind,
            knownAnswers({
              answers: answersOf(told),
              qualifierPlan,
              debts,
              creditTypes,
              kindGuides,
              lines: [],
            }),
          ];
        });
      }
    },
  );
});
