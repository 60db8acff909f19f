import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
/** A second charge: the review asks then about a home that it has not heard of. */
const ON_THE_HOME = {
  initialCreditorName: 'Tarn Building Society',
  creditTypeId: 20,
  currentBalance: 9000,
} as const;

it('the step of beginning to pay has the day on which something was paid, and not the day to come of its month (DN-1665)', async () => {
  const { person, note, debts } = await drawnUp(test, staff);
  await note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const paying = async () => {
    const { plan } = (await person.call(myPlan, {})).answer;
    return plan?.steps.find(({ what }) => what === 'You start to pay');
  };
  expect(await paying()).toMatchObject({ isDone: false });
  await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: debts[0]?.id ?? '', sum: 10_00 });
  expect(await paying()).toMatchObject({ isDone: true, on: TODAY });
});

it('while a question is open before the advice nothing of a plan is to be offered: plan, dashboard and letters say to answer it first (DN-1664)', async () => {
  const { person, note, mine, debts } = await drawnUp(test, staff);
  const [first, ...others] = debts.map(({ id }) => id);
  await note({ kind: 'offers sent', on: TODAY, debtIds: others });
  const letterId = `pro-rata-offer.${first}`;
  const stops = async () => (await person.call(myLetter, { params: { letterId } })).answer.letter.stops;
  expect((await mine())?.stands?.tasks).toContain('send offers');
  expect(await stops()).toBeNull();
  await addsDebt(person, ON_THE_HOME);

  const stands = (await mine())?.stands;
  expect(stands?.tasks).not.toContain('send offers');
  expect(stands?.offersAfter).toEqual({ shortName: 'a question', endsOn: null });
  const { plan } = (await person.call(myPlan, {})).answer;
  expect(plan?.stands).toMatchObject({ stands: 'Your offer waits for an answer of yours' });
  expect(plan?.stands?.you).toContain('Answer our question first.');
  const { oneThing, dates, waits } = (await person.call(myDashboard, {})).answer;
  expect(oneThing?.leadsTo).toBe('questions');
  expect(dates.map(({ title }) => title)).not.toContain('An offer to send');
  expect(waits.map(({ what }) => what)).not.toContain('Ends, before your offer goes');
  expect(await stops()).toContain('Answer our question first.');
  const { offers } = (await person.call(myLetters, {})).answer;
  expect(offers?.says).toContain('That leaves £84 of what you have for them.');

  await person.save('fits-home', 'right');
  expect((await mine())?.stands?.offersAfter).toBeNull();
  expect(await stops()).toBeNull();
});
