import { type Recommendation, recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const adviceFor = async (person: Walker) => (await person.call(recommendation, {})).answer;
/** The solutions that could cost a person their home. */
const riskToHome = ({ recommended, eligible, ineligible, undecided }: Recommendation) =>
  [...(recommended ? [recommended] : []), ...eligible, ...ineligible, ...undecided]
    .filter(({ isHomeAtRisk }) => isHomeAtRisk)
    .map(({ product }) => product.shortName);

it('follows an earlier answer that changes: from owner to none, with what was told of the home left behind, and back', async () => {
  const owner = await atAdvice(test, {
    // The Qualifier says nothing about a home that is neither rented nor owned, so the full review decides.
    qualifier: { housing: 'other' },
    review: {
      owns: 'home',
      'home-value': '180000',
      // Paid off: a mortgage would need a payment in the budget before any solution is named.
      'home-mortgage': '0',
      'home-loans': '0',
      'home-owners': 'alone',
    },
  });
  const asOwner = await adviceFor(owner);
  expect(riskToHome(asOwner)).toContain('BKY');

  expect((await owner.save('owns', 'none')).status).toBe(204);
  expect((await owner.position())?.stepId).toBe('full-advice');
  const refused = await owner.save('home-value', '200000');
  expect([refused.status, refused.error.code]).toEqual([409, 'STEP_NOT_ON_PATH']);
  const asTenant = await adviceFor(owner);
  expect(riskToHome(asTenant)).toEqual([]);
  expect(asTenant.recordId).not.toBe(asOwner.recordId);

  // Earlier answers are set aside, so nobody types them again when the path comes back.
  expect((await owner.save('owns', 'home')).status).toBe(204);
  expect((await owner.position())?.stepId).toBe('full-advice');
  expect(riskToHome(await adviceFor(owner))).toEqual(riskToHome(asOwner));
});

it('asks what a changed answer brings up before there is advice again', async () => {
  const person = await atAdvice(test, { qualifier: { housing: 'other' } });
  expect((await person.save('owns', 'home')).status).toBe(204);
  expect((await person.position())?.stepId).toBe('home-value');
  const early = await person.call(recommendation, {});
  expect(early.error).toMatchObject({
    code: 'STEP_NOT_ON_PATH',
    goTo: { pageId: 'home-worth', stepId: 'home-value' },
  });
  expect((await person.save('owns', 'none')).status).toBe(204);
  expect((await adviceFor(person)).status).toBe('ready');
});
