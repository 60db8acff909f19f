import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer, PERTH } from '../../testing/applying.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt } from '../../testing/letters.ts';
import { answer, sentOffIn, TODAY } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const off = sentOffIn(() => test, staff, handing);

const WITH_OFFICERS = {
  currentBalance: 700,
  isInArrears: true,
  arrears: 700,
  hasLegalAction: true,
  courtStage: 'bailiffs',
} as const;
const COUNCIL = { ...WITH_OFFICERS, initialCreditorName: 'Glen Council', creditTypeId: 24 };

const dashboardOf = async (person: Pick<Walker, 'call'>) => {
  const read = (await person.call(myDashboard, {})).answer;
  const { urgent } = read.pressing;
  return {
    ...read,
    visit: urgent.find(({ code }) => code === 'BAILIFFS'),
    named: urgent.filter(({ code }) => code === 'PRIORITY_DEBT').map(({ debt }) => debt?.creditorName),
  };
};

/** Whether officers make the work for somebody urgent. */
async function isPressedByOfficers({ customerId }: Pick<Walker, 'customerId'>): Promise<boolean> {
  const { cookie } = await staff.member();
  const { pressing } = (await staff.send('GET', `/cases/${customerId}`, undefined, cookie)).body;
  return pressing.some(({ code }: { readonly code: string }) => code === 'BAILIFFS');
}

async function chose(person: Walker, shortName: string) {
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  return (await chooses(person, { recordId, shortName })).answer.plan.id;
}

/** Leaves who is named out of the form. */
async function leavesOut(person: Walker, name: string) {
  const { filled } = await applicationOf(person);
  const entries = filled.fields.find(({ id }) => id === 'debts')?.entries ?? [];
  const entry = entries.find(one => one.name === name)?.id ?? '';
  const given = await giveAnswer(person, { field: 'debts', entry, part: null }, { inIt: false });
  expect(given.status).toBe(200);
}

/** What somebody chose, granted by a form that names all of their debts but `leftOut`. */
async function granted(person: Walker, shortName: string, leftOut: string | null) {
  const adviser = await staff.memberInTheMorning();
  const planId = await chose(person, shortName);
  await answerAll(person, shortName === 'DAS' ? PERTH : undefined);
  if (leftOut !== null) await leavesOut(person, leftOut);
  const { act } = await off.sentFor(person, planId, adviser.cookie);
  expect(await act('answered', answer('granted'))).toBe(204);
}

/** Somebody in Scotland to whom a programme is open, who fears officers where that is said. */
async function inScotland(council: boolean, urgent?: string) {
  test.clock.set(new Date(`${TODAY}T10:00:00Z`));
  const qualifier = { nation: 'scotland', ...(urgent ? { urgent } : {}) };
  const person = await atAdvice(test, { qualifier, debt: { currentBalance: 9000 } });
  await addsDebt(person, { initialCreditorName: 'Loan Co', creditTypeId: 4, currentBalance: 6000 });
  if (council) await addsDebt(person, COUNCIL);
  const [home, ...bills] = COSTS[11] ?? [];
  if (!home) throw new Error('The budget has no rent.');
  await submitCosts(person, 11, [{ ...home, amount: 500 }, ...bills]);
  await person.call(completeBudget, {});
  return person;
}

describe('what protects, by the form on which it was granted', () => {
  it('keeps nobody off over a debt that the programme left out: officers may come, and ringing about it stays (DN-1408)', async () => {
    const person = await inScotland(true, 'bailiffs');
    await granted(person, 'DAS', 'Glen Council');
    const { leads, visit, named } = await dashboardOf(person);
    expect(leads).toBe('matter');
    expect(visit).not.toHaveProperty('isKeptOff');
    expect(visit?.says).toContain('Glen Council may not be in it');
    expect(named).toContain('Glen Council');
  });

  it('keeps nobody off over a debt that was told while the programme runs, and does over one that is in it (DN-1408)', async () => {
    const person = await inScotland(true);
    await granted(person, 'DAS', null);
    expect((await dashboardOf(person)).named).not.toContain('Glen Council');
    await addsDebt(person, { ...WITH_OFFICERS, initialCreditorName: 'Brae Council', creditTypeId: 24 });
    const { leads, named } = await dashboardOf(person);
    expect(leads).toBe('matter');
    expect(named).toEqual(['Brae Council']);
  });

  it.each(['left out', 'told later'] as const)(
    'names in Breathing Space the debt outside of it for which bailiffs may come, with its advice and in the case: %s (DN-1408, DN-1459)',
    async why => {
      test.clock.set(new Date(`${TODAY}T10:00:00Z`));
      const person = await atAdvice(test, { qualifier: { urgent: 'bailiffs' } });
      if (why === 'left out') await addsDebt(person, COUNCIL);
      await granted(person, 'BS', why === 'left out' ? 'Glen Council' : null);
      if (why === 'told later') {
        expect((await dashboardOf(person)).visit).toHaveProperty('isKeptOff', true);
        expect(await isPressedByOfficers(person)).toBe(false);
        await addsDebt(person, COUNCIL);
      }
      const { leads, visit, named } = await dashboardOf(person);
      expect(leads).toBe('matter');
      expect(visit).not.toHaveProperty('isKeptOff');
      expect(visit?.says).toContain('Glen Council may not be in it');
      expect(named).toContain('Glen Council');
      const { urgent } = (await person.call(recommendation, {})).answer;
      expect(urgent.find(({ code }) => code === 'BAILIFFS')).toEqual(visit);
      expect(await isPressedByOfficers(person)).toBe(true);
    },
  );
});
