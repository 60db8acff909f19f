import { addDebt } from '@towpath/contracts/api/debts.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { createNextJourney, myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import { MINIMAL_ANSWERS } from '@towpath/domain/fact-find/testing/reviews.ts';
import { fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { definitionsWithFirstReview } from '../../testing/firstReview.ts';
import { inFullReview, walkerFor } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { shippedDefinitions } from './shipped.ts';

let test: TestApp;
let later: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithFirstReview());
  later = { ...test, ...(await test.startAnother(shippedDefinitions())) };
});
afterAll(() => test.close());

const debt = { initialCreditorName: 'Kestrel Cards', creditTypeId: 1, currentBalance: 900, isJoint: false };
const flags = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
const body = { ...debt, ...flags, regularPaymentAmount: 20 };

it('ends on its first version for whoever began on it', async () => {
  const early = await inFullReview(test);
  const after = await walkerFor(later, personWith(later, early.customerId, early.authorization));
  expect((await after.call(myPages, {})).answer.version).toBe(1);
  (await after.call(addDebt, { query: { stepId: 'debts' }, body })).answer;
  for (const stepId of ['debts', 'debts-summary']) expect((await after.save(stepId, [])).status).toBe(204);
  expect((await after.call(myStatus, {})).answer.position?.stepId).toBe('adviser-review');
  expect((await after.call(createNextJourney, { body: {} })).answer.templateId).toBe('full-review-1');
});

it('begins on its newest version for whoever begins now', async () => {
  const late = await inFullReview(later);
  expect((await late.call(myPages, {})).answer.version).toBe(fullReview.version);
  expect((await late.call(myStatus, {})).answer.position?.stepId).toBe('usual-home');
  expect((await late.save('usual-home', 'yes')).status).toBe(204);
  expect((await late.position())?.stepId).toBe('owns');
});

it('leads by every question, the household and the debts to the budget', async () => {
  const person = await inFullReview(later);
  for (const [stepId, words] of Object.entries(MINIMAL_ANSWERS)) {
    if (stepId === 'budget') break;
    if (stepId === 'household') {
      const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
      (await person.call(saveHousehold, { body: { stepId, ...alone } })).answer;
    }
    if (stepId === 'debts') (await person.call(addDebt, { query: { stepId }, body })).answer;
    const saved = await person.save(stepId, words);
    expect(saved.status, `${stepId}: ${saved.body}`).toBe(204);
  }
  expect((await person.position())?.stepId).toBe('budget');
});

it('is taken up where the person left it, and says when it has come to its advice (HO-146)', async () => {
  const person = await inFullReview(later);
  const standing = async () => (await person.call(myStatus, {})).answer;
  expect(await standing()).toMatchObject({
    position: { pageId: 'residential', stepId: 'usual-home' },
    isAdvised: false,
  });
  await walkReview(person, REVIEW_ANSWERS, 'household');
  const middle = await standing();
  expect(middle.position).toEqual({ pageId: 'household', stepId: 'household' });
  expect(middle.sections.map(({ name, status, pageId }) => [name, status, pageId])).toEqual([
    ['Residential details', 'completed', 'residential'],
    ['Your situation', 'in-progress', 'household'],
    ['Your debts', 'not started', 'your-debts'],
    ['Income and outgoings', 'not started', 'partner'],
    ['Your income to come', 'not started', 'income-to-come'],
    ['Last Steps', 'not started', 'full-advice'],
  ]);
  const lists = middle.sections.filter(({ kinds }) => kinds.includes('Customer Debts'));
  expect(lists.map(({ name }) => name)).toEqual(['Your debts']);
  await walkReview(person, REVIEW_ANSWERS);
  const end = await standing();
  expect(end).toMatchObject({ position: { pageId: 'full-advice' }, isAdvised: true });
  // A part that is spread over pages says on which of them the budget is (WT-011).
  expect(end.sections.flatMap(({ pageOfKind }) => pageOfKind?.SFS ?? [])).toEqual(['budget']);
  expect(new Set(end.sections.map(({ status }) => status))).toEqual(new Set(['completed']));
});
