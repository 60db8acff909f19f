import { knownAnswers } from '@towpath/contracts/api/answers.ts';
import { addDebt } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_DEBT, REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS, type Walker, walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const knownTo = async (person: Walker) => (await person.call(knownAnswers, {})).answer;
const knownAt = async (person: Walker, stepId: string) =>
  (await knownTo(person)).find(known => known.stepId === stepId);

it('begins the full review with what the Qualifier was told, as answers that it takes', async () => {
  const person = await inFullReview(test, { ...USUAL_ANSWERS, housing: 'outright' });
  const owns = await knownAt(person, 'owns');
  expect(owns).toEqual({
    stepId: 'owns',
    answers: [{ id: 'owns.home', value: 'The home I live in, with or without a mortgage' }],
    says: 'You told us: Own it outright.',
  });
  await person.save('usual-home', 'yes');
  expect((await person.save('owns', 'home')).status).toBe(204);
  expect((await person.save('savings', '0')).status).toBe(204);
  expect(await knownAt(person, 'home-mortgage')).toMatchObject({
    answers: [{ id: 'home-mortgage.amount', value: '0' }],
  });
});

it('says what is known where no answer follows from it', async () => {
  const person = await inFullReview(test);
  expect(await knownAt(person, 'owns')).toEqual({
    stepId: 'owns',
    answers: [],
    says: 'You told us: Rent from a private landlord.',
  });
});

it('begins with the debts on the list, and with the budget once it is complete', async () => {
  const person = await inFullReview(test);
  const mortgage = {
    ...CARD_DEBT,
    initialCreditorName: 'Home Bank',
    creditTypeId: 19,
    currentBalance: 90_000,
  };
  await walkReview(person, REVIEW_ANSWERS, 'debts');
  (await person.call(addDebt, { query: { stepId: 'debts' }, body: mortgage })).answer;
  expect((await knownAt(person, 'home-mortgage'))?.answers[0]?.value).toBe('90000');
  expect(await knownAt(person, 'only-benefits')).toBeUndefined();
  await walkReview(person, REVIEW_ANSWERS, 'changes');
  expect(await knownAt(person, 'only-benefits')).toEqual({
    stepId: 'only-benefits',
    answers: [{ id: 'only-benefits.no', value: 'No' }],
    says: 'Your budget has other money coming in too.',
  });
});

it('has nothing for the Qualifier, which is first, and needs a journey', async () => {
  expect(await knownTo(await walker(test))).toEqual([]);
  expect((await (await guest(test)).call(knownAnswers, {})).error.code).toBe('NO_JOURNEY');
});
