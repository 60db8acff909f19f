import { allCreditTypes, creditTypesOfCreditor, myDebts } from '@towpath/contracts/api/debts.ts';
import { adviceSummaryPdf, budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { guest } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** Council tax or rates, and a creditor to whom they are owed, by their numbers in the shipped content. */
const TAX = 24;
const RATES_OFFICE = '1610';

const NAMES = {
  england: 'Council tax',
  wales: 'Council tax',
  scotland: 'Council tax with water and sewerage',
  'northern-ireland': 'Rates',
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each(UK_NATIONS)(
  'calls a debt what people call it there, in the form, the list, the advice and on both papers: %s (SA-200)',
  async nation => {
    const person = await atAdvice(test, { qualifier: { nation }, debt: { creditTypeId: TAX } });
    const offered = (await person.call(allCreditTypes, {})).answer.find(({ id }) => id === TAX);
    const ofCreditor = (await person.call(creditTypesOfCreditor, { params: { id: RATES_OFFICE } })).answer;
    const { debts } = (await person.call(myDebts, {})).answer;
    const advice = (await person.call(recommendation, {})).answer;
    const named = advice.urgent.flatMap(({ debt }) => debt?.typeName ?? []);
    expect([
      offered?.name,
      ...ofCreditor.map(({ name }) => name),
      ...debts.map(debt => debt.creditTypeName),
      ...new Set(named),
    ]).toEqual(Array(4).fill(NAMES[nation]));
    const recordId = advice.recordId ?? '';
    const { answer: known } = await person.call(recommendationFacts, { params: { recordId } });
    expect(known.facts.debts.map(({ type }) => type?.name)).toEqual([NAMES[nation]]);
    const papers = [
      await person.call(adviceSummaryPdf, { params: { recordId } }),
      await person.call(budgetStatementPdf, {}),
    ];
    for (const { bytes } of papers) {
      const { text } = await readPdf(bytes);
      expect(text).toContain(`Kestrel Cards ${NAMES[nation]}`);
      expect(text).not.toContain('NI rates');
    }
  },
);

it('calls it by its own name while nobody has said where they live (SA-200)', async () => {
  const person = await guest(test);
  const { answer } = await person.call(allCreditTypes, {});
  expect(answer.find(({ id }) => id === TAX)?.name).toBe('Council tax / NI rates');
});
