import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { paperOf } = sentOffIn(
  () => test,
  staff,
  handingOverIn(
    () => test,
    staff,
    decidingIn(() => test, staff),
  ),
);
const DAY = 24 * 3600 * 1000;

/** A plan that is drawn up, of which no offer has gone. */
async function drawnUp() {
  const { person, planId, goesOn, note } = await repaying(test, staff);
  await goesOn();
  await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  return { person, planId };
}

type Caller = Pick<Awaited<ReturnType<typeof daysLater>>, 'call'>;
const tells = (person: Caller, solution: 'BS' | 'MHBS' | 'DRO' | null) =>
  person.call(tellForLetters, { body: { kind: 'in force', solution } });
const dashboardOf = async (person: Caller) => (await person.call(myDashboard, {})).answer;
const standsOf = async (person: Caller) => (await person.call(myPlan, {})).answer.plan?.stands;

describe('what protects a person by law, as they told for their letters alone', () => {
  it('has the offers of their plan wait, and is said so wherever they are read, until they say that it is over (DN-1351)', async () => {
    const { person, planId } = await drawnUp();
    expect((await dashboardOf(person)).oneThing?.heading).toBe('Send your offers');
    await tells(person, 'BS');
    const until = 'Your 4 offers wait until Breathing Space is over';
    expect(await standsOf(person)).toMatchObject({
      stands: until,
      you: expect.stringMatching(
        /^They can go once Breathing Space is over\. .* If it is over, say so with your letters\./u,
      ),
    });
    const { mine } = noting(person, planId);
    expect((await mine())?.stands).toMatchObject({
      tasks: [],
      offersAfter: { shortName: 'BS', endsOn: null },
    });
    const dashboard = await dashboardOf(person);
    expect(dashboard.standing).toBe(`${until}.`);
    expect(dashboard.oneThing?.leadsTo).not.toBe('letters');
    expect(dashboard.dates.map(({ title }) => title)).not.toContain('4 offers to send');
    expect(dashboard.waits).toContainEqual({
      who: 'Breathing Space',
      what: 'Ends, before your 4 offers go',
      by: null,
      isLate: false,
    });
    expect(await paperOf(person, planId)).toContain(until);
    const { cookie } = await staff.member();
    const inCase = await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie);
    expect(inCase.body.repayment.stands).toMatchObject({
      tasks: [],
      offersAfter: { shortName: 'BS', endsOn: null },
    });
    const { letters, notToSend } = (await person.call(myLetters, {})).answer;
    expect(letters).toEqual([]);
    expect(notToSend.map(({ says }) => says)).toEqual(
      Array(4).fill(expect.stringMatching(/^Your offer can go once Breathing Space is over\. /u)),
    );

    await tells(person, null);
    expect((await dashboardOf(person)).oneThing?.heading).toBe('Send your offers');
    expect((await standsOf(person))?.stands).toBe('You have 4 offers to send');
    expect((await person.call(myLetters, {})).answer.letters).toHaveLength(4);
  });

  it('leads them to us first where it deals with debts for good (DN-1351)', async () => {
    const { person } = await drawnUp();
    await tells(person, 'DRO');
    expect((await standsOf(person))?.stands).toBe('Your 4 offers wait, as a debt relief order protects you');
    const { oneThing } = await dashboardOf(person);
    expect(oneThing).toMatchObject({ heading: 'Ask us about your offers', leadsTo: 'talk' });
    expect(oneThing?.text).toMatch(
      /^You told us that a debt relief order protects you\. .* ask us before you send any\./u,
    );
  });

  it('tells one of us nothing of health by its name (DN-1351)', async () => {
    const { person } = await drawnUp();
    await tells(person, 'MHBS');
    const { cookie } = await staff.member();
    const { body } = await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie);
    expect(body.repayment.stands.offersAfter).toEqual({ shortName: 'BS', endsOn: null });
  });

  it('holds the offers for as long as it can still be counted on, as it holds the letters (DN-1351)', async () => {
    const { person } = await drawnUp();
    await tells(person, 'BS');
    test.clock.forward(60 * DAY);
    const last = await daysLater(test, person);
    expect((await standsOf(last))?.stands).toBe('Your 4 offers wait until Breathing Space is over');
    expect((await last.call(myLetters, {})).answer.letters).toEqual([]);
    test.clock.forward(DAY);
    const later = await daysLater(test, person);
    expect((await standsOf(later))?.stands).toBe('You have 4 offers to send');
    expect((await later.call(myLetters, {})).answer.letters).toHaveLength(4);
  });
});
