import { addDebt } from '@towpath/contracts/debts.ts';
import { createNextJourney, myPages, myStatus } from '@towpath/contracts/journeys.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('ends on its first version for whoever began on it', async () => {
  const early = await inFullReview(test);
  const after = await walkerFor(later, personWith(later, early.customerId, early.authorization));
  expect((await after.call(myPages, {})).answer.version).toBe(1);
  const debt = { initialCreditorName: 'Kestrel Cards', creditTypeId: 1, currentBalance: 900, isJoint: false };
  const flags = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
  const body = { ...debt, ...flags, regularPaymentAmount: 20 };
  (await after.call(addDebt, { query: { stepId: 'debts' }, body })).answer;
  for (const stepId of ['debts', 'debts-summary']) expect((await after.save(stepId, [])).status).toBe(204);
  expect((await after.call(myStatus, {})).answer.position?.stepId).toBe('adviser-review');
  expect((await after.call(createNextJourney, { body: {} })).answer.templateId).toBe('full-review-1');
});

it('begins on its second version for whoever begins now', async () => {
  const late = await inFullReview(later);
  expect((await late.call(myPages, {})).answer.version).toBe(2);
  expect((await late.call(myStatus, {})).answer.position?.stepId).toBe('usual-home');
  expect((await late.save('usual-home', 'yes')).status).toBe(204);
  expect((await late.position())?.stepId).toBe('property');
});
