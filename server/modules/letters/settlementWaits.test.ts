import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { debtIdOf, hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const SENT = '2026-11-23';

/** They offered a sum to settle a debt, and have the yes to it. */
async function agrees(person: Walker, debtId: string) {
  (await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '400' } })).answer;
  const offer = `full-and-final-offer.${debtId}`;
  await sendsLetter(person, offer, SENT);
  await hears(person, offer, 'accepted', SENT);
}

async function dashboardOf(person: Pick<Walker, 'call'>) {
  const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
  const titles = dates.map(({ title, text }) => `${title}: ${text}`);
  return { oneThing, of: (creditor: string) => titles.filter(title => title.includes(creditor)) };
}

/** Somebody with so little that they can choose a debt relief order, and whose one lender agreed to settle. */
async function couldChooseOrder() {
  const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
  await agrees(person, await debtIdOf(person, 'Kestrel Cards'));
  const [rent, ...bills] = COSTS[11] ?? [];
  if (!rent) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...rent, amount: 780 }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
  return person;
}

describe('a settlement that was agreed', () => {
  it('is talked over first and nothing is paid, while what deals with all debts is chosen, sent or runs (DN-1530)', async () => {
    const person = await couldChooseOrder();
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const { plan } = (await chooses(person, { recordId, shortName: 'DRO' })).answer;
    for (const state of ['chosen', 'sent', 'accepted', 'running', 'broken'] as const) {
      await test.database.updateTable('plans').set({ state }).where('id', '=', plan.id).execute();
      const { oneThing, of } = await dashboardOf(person);
      expect(oneThing?.heading, state).not.toContain('Pay ');
      expect(of('Kestrel Cards'), state).toEqual([
        'Settlement with Kestrel Cards: Talk to us before then, and pay nothing on it until we have talked. To pay one debt by itself can go against what you chose, or what protects you now.',
      ]);
      const { letters } = (await person.call(myLetters, {})).answer;
      expect(
        letters.map(({ id }) => id.split('.')[0]),
        state,
      ).not.toContain('full-and-final-accept');
    }
    test.clock.set(new Date('2026-12-20T12:00:00Z'));
    expect((await dashboardOf(await daysLater(test, person))).of('Kestrel Cards')).toEqual([]);
  });

  it('is paid where nothing of that kind is chosen, and its letter is said to be ready where it is (DN-1530, DN-1531)', async () => {
    const person = await couldChooseOrder();
    const [its] = (await dashboardOf(person)).of('Kestrel Cards');
    expect(its).toContain('Then ask them to confirm it: that letter is ready.');
    (await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '0' } })).answer;
    const [without] = (await dashboardOf(person)).of('Kestrel Cards');
    expect(without).toContain('Then ask them in writing to confirm it.');
    expect(without).not.toContain('is ready');
  });

  it('is talked over first once the debt may not be owed, on the dashboard and in the plan alike (DN-1530)', async () => {
    const { person, planId, debts } = await drawnUp(test, staff, '2027-01-05');
    const debtId = debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
    await agrees(person, debtId);
    expect((await dashboardOf(person)).oneThing?.heading).toBe('Pay Marlow & Reed £12');
    (await person.call(changeDebt, { params: { debtId }, body: { isDisputed: true } })).answer;
    const { oneThing, of } = await dashboardOf(person);
    expect(oneThing?.heading).not.toContain('Pay Marlow');
    expect(of('Settlement with Marlow & Reed')).toEqual([
      'Settlement with Marlow & Reed: Talk to us before then, and pay nothing on it until we have talked. You may not have to pay it.',
    ]);
    const stands = (await noting(person, planId).mine())?.stands;
    expect(stands?.tasks).not.toContain('pay the settlement');
    expect(stands?.debts.find(({ id }) => id === debtId)?.next.step).toBe('talk with us');
  });
});
