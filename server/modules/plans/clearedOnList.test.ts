import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt } from '../../testing/letters.ts';
import { daysLater } from '../../testing/repaying.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);
const handing = handingOverIn(() => test, staff, deciding);
const { mine, dashboardOf, inCase, appliedForOrder } = sentOffIn(() => test, staff, handing);

/**
 * Somebody whose debt relief order one of us noted as over on a day, and what is said of their list since.
 *
 * @param meanwhile what they do while it runs
 */
async function overOn(day: string, meanwhile: (person: Walker) => Promise<void> = async () => {}) {
  const { person, act } = await appliedForOrder();
  await act('answered', answer('granted'));
  await meanwhile(person);
  test.clock.set(new Date(`${day}T12:00:00Z`));
  expect(await (await inCase(person)).note('ended')).toBe(204);
  test.clock.forward(60_000);
  const later = await daysLater(test, person);
  const said = async () => {
    const { cookie } = await staff.member();
    const theirs = await staff.send('GET', `/cases/${person.customerId}/debts`, undefined, cookie);
    return {
      list: (await later.call(myDebts, {})).answer.repaymentsUnder,
      inCase: theirs.body.repaymentsUnder,
      plan: (await mine(later)).over?.clearedOnList,
      dashboard: (await dashboardOf(later)).clearedOnList,
    };
  };
  const owesNothing = async () => {
    const over = (await mine(later)).over?.owesNothing;
    return [over, (await dashboardOf(later)).owesNothing];
  };
  return { later, said, owesNothing };
}

describe('an order that has cleared the debts in it', () => {
  it('leads to the list that still has them, which says so in place of what is paid each month, until it is changed (DN-1270)', async () => {
    const { later, said, owesNothing } = await overOn('2027-11-26');
    expect(await owesNothing()).toEqual([false, false]);
    expect(await said()).toEqual({ list: 'cleared', inCase: 'cleared', plan: true, dashboard: true });
    const debtId = (await later.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await later.call(changeDebt, { params: { debtId }, body: { isDeleted: true } })).answer;
    expect(await said()).toEqual({ list: null, inCase: null, plan: false, dashboard: false });
    // Nothing else was on it: no advice about debts is led to.
    expect(await owesNothing()).toEqual([true, true]);
  });

  it('has no letter about them, and its letters say that they are cleared, until the list is changed (DN-1373)', async () => {
    const { later } = await overOn('2027-11-26');
    const letters = async () => (await later.call(myLetters, {})).answer;
    const debt = (await later.call(myDebts, {})).answer.debts[0];
    const { letters: pack, others, notToSend } = await letters();
    const about = [...pack, ...others].filter(({ id }) => id.endsWith(debt?.id ?? ''));
    expect(about).toEqual([]);
    expect(notToSend).toEqual([
      {
        to: debt?.initialCreditorName,
        says: expect.stringContaining('This debt is cleared. What you had is over'),
        isFirst: false,
      },
    ]);
    const letterId = `holding-request.${debt?.id}`;
    const { letter } = (await later.call(myLetter, { params: { letterId } })).answer;
    expect(letter.stops).toContain('This debt is cleared.');
    await later.call(changeDebt, { params: { debtId: debt?.id ?? '' }, body: { currentBalance: 90 } });
    expect((await letters()).notToSend.map(({ says }) => says).join(' ')).not.toContain('cleared');
  });

  it('leads to nobody who is owed what it cleared, and to who is owed what was told later as though no order were to come (DN-1461)', async () => {
    const officers = {
      isInArrears: true,
      arrears: 500,
      hasLegalAction: true,
      courtStage: 'bailiffs',
    } as const;
    const overWith = async (told: boolean) => {
      const { later } = await overOn('2027-11-26', async person => {
        const [debt] = (await person.call(myDebts, {})).answer.debts;
        const params = { debtId: debt?.id ?? '' };
        await person.call(changeDebt, {
          params,
          body: { ...officers, currentBalance: debt?.currentBalance ?? 0 },
        });
        if (told)
          await addsDebt(person, { ...officers, initialCreditorName: 'Lochside Council', creditTypeId: 24 });
      });
      const { leads, pressing } = await dashboardOf(later);
      return { leads, urgent: pressing.urgent };
    };
    const cleared = await overWith(false);
    expect(cleared.leads).toBe('nothing');
    expect(cleared.urgent.map(({ isKeptOff }) => isKeptOff)).toEqual([true]);
    const { leads, urgent } = await overWith(true);
    expect(leads).toBe('matter');
    expect(urgent[0]?.says).toContain('Lochside Council');
    expect(JSON.stringify(urgent)).not.toMatch(/apply|go into|bankruptcy/u);
  });

  it('that was ended before its day has cleared nothing (DN-1270)', async () => {
    const { said } = await overOn('2027-05-01');
    expect(await said()).toEqual({ list: null, inCase: null, plan: false, dashboard: false });
  });
});
