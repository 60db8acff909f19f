import { completeBudget, myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { fillIn, submitIncome } from '../../testing/budget.ts';
import { inFullReview } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('names no benefits check to somebody without public funds, and warns whoever was not asked (SA-206)', async () => {
  const person = await inFullReview(test);
  await walkReview(person, REVIEW_ANSWERS, 'budget');
  await fillIn(person);
  await submitIncome(person, 1, [{ typeId: 1001, amount: 1000, frequencyId: 1 }]);
  const help = async () => (await person.call(myBudgetSummary, {})).answer.shortfallHelp;
  const [notAsked] = await help();
  expect(notAsked).toMatchObject({ topic: 'benefits check', helpIds: ['citizens-advice'] });
  expect(notAsked?.text).toContain('If your visa says “no public funds”, ask an immigration adviser first.');
  await person.call(completeBudget, {});
  await person.save('budget', []);
  expect(await walkReview(person, REVIEW_ANSWERS)).toBe('public-funds');
  await person.save('public-funds', 'yes');
  expect((await help()).map(({ topic }) => topic)).toEqual([
    'immigration adviser',
    'energy help',
    'debt action plan',
  ]);
  await person.save('public-funds', 'no');
  expect((await help())[0]?.topic).toBe('benefits check');
});
