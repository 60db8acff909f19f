import { myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { daysLater, noting } from '../../testing/repaying.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const { dashboardOf, applied, paperOf } = sentOffIn(() => test, staff, handing);

it('offers wait for the day after Breathing Space, and are said so wherever they are read; nor is its first payment before that (DN-1312, DN-1429)', async () => {
  const { person, planId, act } = await applied('BS');
  expect(await act('answered', answer('granted'))).toBe(204);
  const { recordId } = (await person.call(recommendation, {})).answer;
  const choice = { recordId: recordId ?? '', shortName: 'DMP', replaces: planId };
  const id = (await chooses(person, choice)).answer.plan.id;
  const adviser = await staff.member();
  const [work] = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', id)
    .execute();
  await staff.send('POST', `/tasks/${work?.id}/take`, undefined, adviser.cookie);
  await staff.send('POST', `/tasks/${work?.id}/plan/outcome`, { outcome: 'goes-on' }, adviser.cookie);
  const { note, mine } = noting(person, id);
  // Nobody begins to pay while the law gives them time.
  expect((await mine())?.firstPaymentFrom).toBe('2027-01-24');
  const early = await note({ kind: 'draw up', firstPayment: '2027-01-23' });
  expect(early.status).toBe(400);
  expect(early.error.fields).toEqual([
    expect.objectContaining({
      message:
        'Pick a day from 24 January 2027 to 24 April 2027. You don’t have to pay before Breathing Space is over.',
    }),
  ]);
  const drawn = await note({ kind: 'draw up', firstPayment: '2027-01-24' });
  expect(drawn.status).toBe(200);
  expect(drawn.answer.repayment.stands?.toCome[0]?.on).toBe('2027-01-25');

  const plan = (await person.call(myPlan, {})).answer.plan?.stands;
  expect(plan?.stands).toBe('Your offer waits until Breathing Space is over');
  // Whoever is to agree to it has not seen it by then: no day of a payment is named.
  expect(plan?.you).toMatch(/^It can go from 24 January 2027\. There is nothing to send before that\./u);
  expect(plan?.you).not.toContain('Your first payment');
  const { stands } = (await mine()) ?? {};
  expect(stands).toMatchObject({ tasks: [], offersAfter: { shortName: 'BS', endsOn: '2027-01-23' } });
  const { letters, notToSend } = (await person.call(myLetters, {})).answer;
  expect(letters).toEqual([]);
  expect(notToSend).toEqual([
    {
      to: 'Kestrel Cards',
      says: expect.stringMatching(/^Your offer can go from 24 January 2027, once/u),
      isFirst: false,
    },
  ]);
  const dashboard = await dashboardOf(person);
  expect(dashboard.standing).toBe('Your offer waits until Breathing Space is over.');
  expect(dashboard.oneThing?.leadsTo).not.toBe('letters');
  expect(dashboard.dates).toContainEqual(
    expect.objectContaining({ title: 'Your offer can go', day: '2027-01-24', leadsTo: 'letters' }),
  );
  expect(dashboard.dates.map(({ title }) => title)).not.toContain('An offer to send');
  expect(await paperOf(person, id)).toContain('Your offer waits until Breathing Space is over');
  const inCase = await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, adviser.cookie);
  expect(inCase.body.repayment.stands.offersAfter).toEqual({ shortName: 'BS', endsOn: '2027-01-23' });

  test.clock.set(new Date('2027-01-24T12:00:00Z'));
  const later = await daysLater(test, person);
  expect((await later.call(myPlan, {})).answer.plan?.stands?.stands).toBe('You have 1 offer to send');
  const pack = (await later.call(myLetters, {})).answer;
  expect(pack.letters.map(one => one.id.split('.')[0])).toEqual(['pro-rata-offer']);
  expect(pack.notToSend).toEqual([]);
  expect((await dashboardOf(later)).dates.map(({ title }) => title)).toContain('An offer to send');
});
