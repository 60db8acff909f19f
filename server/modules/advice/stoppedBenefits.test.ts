import { qualifierAdvice, urgentMatters } from '@towpath/contracts/api/advice.ts';
import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { fillIn, submitIncome } from '../../testing/budget.ts';
import { inFullReview, USUAL_ANSWERS, type Walker } from '../../testing/journeyWalk.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** From the shipped content: the category of benefits, and Universal Credit in it. */
const BENEFITS = 2;
const UNIVERSAL_CREDIT = 1011;
const CAUTION = 'You told us your benefits have stopped. So some of the money counted here may not come.';

/** Has pay, and so much Universal Credit a month, and says that their benefits have stopped. */
async function stopped(monthly: number): Promise<Walker> {
  const person = await inFullReview(test, { ...USUAL_ANSWERS, arrears: 'none', urgent: ['benefits'] });
  await walkReview(person, REVIEW_ANSWERS, 'budget');
  await fillIn(person);
  await gets(person, monthly);
  expect((await person.save('budget', [])).status).toBe(204);
  return person;
}

async function gets(person: Walker, monthly: number): Promise<void> {
  const lines = monthly === 0 ? [] : [{ typeId: UNIVERSAL_CREDIT, amount: monthly, frequencyId: 1 }];
  expect((await submitIncome(person, BENEFITS, lines)).status).toBe(200);
  expect((await person.call(completeBudget, {})).status).toBe(204);
}

/** What advice, dashboard and paper say of it, each as it says it now. */
async function toldTo(person: Walker) {
  const { forAdviser, urgent, costMissing, recordId } = (await person.call(recommendation, {})).answer;
  const firstLook = (await person.call(qualifierAdvice, {})).answer;
  const onDashboard = (await person.call(urgentMatters, {})).answer;
  const paper = await person.call(adviceSummaryPdf, { params: { recordId: recordId ?? '' } });
  const { text } = await readPdf(paper.bytes);
  return {
    forAdviser: forAdviser.map(({ code }) => code).filter(code => code === 'FACTS_CONTRADICT'),
    urgent: urgent.map(({ code }) => code),
    cautions: [costMissing, onDashboard.costMissing],
    inFirstLook: firstLook.urgent.map(({ code }) => code),
    isOnPaper: text.includes('some of the money counted here may not come'),
    isSame: JSON.stringify(onDashboard.urgent) === JSON.stringify(urgent),
  };
}

it('benefits that stopped are asked about once where the budget has some; first look, advice, dashboard and paper follow (WT-163, WT-164)', async () => {
  const person = await stopped(400);
  expect(await walkReview(person, REVIEW_ANSWERS)).toBe('fits-stopped');
  const after = async (word: string) => {
    expect((await person.save('fits-stopped', word)).status).toBe(204);
    expect((await person.position())?.stepId).toBe('full-advice');
    return toldTo(person);
  };
  expect(await after('unsure')).toEqual({
    forAdviser: ['FACTS_CONTRADICT'],
    urgent: ['BENEFITS_STOPPED'],
    inFirstLook: ['BENEFITS_STOPPED'],
    cautions: [CAUTION, CAUTION],
    isOnPaper: true,
    isSame: true,
  });
  const settled = { forAdviser: [], cautions: [null, null], isOnPaper: false, isSame: true };
  const still = { urgent: ['BENEFITS_STOPPED'], inFirstLook: ['BENEFITS_STOPPED'] };
  expect(await after('right')).toEqual({ ...settled, ...still });
  expect(await after('started')).toEqual({ ...settled, urgent: [], inFirstLook: [] });

  expect((await person.save('fits-stopped', 'budget')).status).toBe(204);
  expect((await person.position())?.stepId).toBe('fits-stopped');
  await gets(person, 0);
  expect((await person.position())?.stepId).toBe('full-advice');
  expect(await toldTo(person)).toEqual({ ...settled, ...still });
});

it('nobody is asked about benefits that stopped and that the budget does not have (WT-163)', async () => {
  expect(await walkReview(await stopped(0), REVIEW_ANSWERS)).toBe('full-advice');
});
