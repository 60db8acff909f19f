import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt, hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const COUNCIL = 'Lochside Council';
const TODAY = '2026-11-23';
const DAY = 24 * 60 * 60 * 1000;

/** Somebody with a plan and late council tax, about which they wrote to the council. */
async function wroteToCouncil() {
  const one = await repaying(test, staff);
  const { person } = one;
  const debtId = await addsDebt(person, {
    initialCreditorName: COUNCIL,
    creditTypeId: 24,
    currentBalance: 600,
    isInArrears: true,
    arrears: 600,
    hasArrangement: false,
  });
  const letterId = `council-tax-arrears.${debtId}`;
  await sendsLetter(person, letterId, TODAY);
  const dashboard = async (by: Pick<typeof person, 'call'> = person) => {
    const read = (await by.call(myDashboard, {})).answer;
    return { read, council: read.pressing.urgent.find(({ debt }) => debt?.creditorName === COUNCIL) };
  };
  return { ...one, debtId, letterId, dashboard };
}

describe('what leads once a creditor has said yes to an arrangement by letter', () => {
  it('is what comes next of the plan, and no more to ring them: the deal is kept (DN-1194)', async () => {
    const { person, letterId, dashboard } = await wroteToCouncil();
    const before = await dashboard();
    expect(before.read.leads).toBe('matter');
    expect(before.council?.step.heading).toBe(`Ring ${COUNCIL} this week`);
    expect(before.council).not.toHaveProperty('isKeptOff');

    await hears(person, letterId, 'accepted', TODAY);
    const after = await dashboard();
    expect(after.read.leads).not.toBe('matter');
    expect(after.read.oneThing).not.toBeNull();
    expect(after.council).toMatchObject({
      isKeptOff: true,
      step: { heading: `Keep to your deal with ${COUNCIL}` },
    });
    expect(after.council?.says).toContain('You have a deal');
  });

  it('is to ring them again where the yes was a no, or did not go at all (DN-1195)', async () => {
    const { person, letterId, dashboard } = await wroteToCouncil();
    await hears(person, letterId, 'accepted', TODAY);
    await hears(person, letterId, 'refused', TODAY);
    expect((await dashboard()).council?.step.heading).toBe(`Ring ${COUNCIL} this week`);
    await hears(person, letterId, 'accepted', TODAY);
    expect((await dashboard()).council?.isKeptOff).toBe(true);
    const back = await person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });
    expect(back.status).toBe(200);
    const { read, council } = await dashboard();
    expect([read.leads, council?.step.heading]).toEqual(['matter', `Ring ${COUNCIL} this week`]);
  });

  it('is to ring them again once the person says of the debt that there is no deal any more (DN-1195)', async () => {
    const { person, debtId, letterId, dashboard } = await wroteToCouncil();
    await hears(person, letterId, 'accepted', TODAY);
    test.clock.forward(30 * DAY);
    const later = await daysLater(test, person);
    const says = async (hasArrangement: boolean) => {
      const body = { hasArrangement, agreedPayment: hasArrangement ? 40 : null };
      expect((await later.call(changeDebt, { params: { debtId }, body })).status).toBe(200);
    };
    expect((await dashboard(later)).council?.isKeptOff).toBe(true);
    await says(true);
    await says(false);
    const { read, council } = await dashboard(later);
    expect([read.leads, council?.step.heading]).toEqual(['matter', `Ring ${COUNCIL} this week`]);
    test.clock.set(BEGUN);
  });
});
