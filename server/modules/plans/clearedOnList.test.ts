import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isListFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
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
  return { person, later, said, owesNothing };
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

  it('has no advice that counts them, and none can be chosen, until the list is put right; what was told later stays advised on (DN-1470)', async () => {
    const { later } = await overOn('2027-11-26', async person => {
      await addsDebt(person, {
        initialCreditorName: 'Lochside Council',
        creditTypeId: 24,
        isInArrears: true,
        arrears: 500,
        hasLegalAction: true,
        courtStage: 'bailiffs',
      });
    });
    const advised = async () => (await later.call(recommendation, {})).answer;
    const { recommended, eligible, undecided, givesTime, missing, status, urgent, recordId } =
      await advised();
    expect([recommended, eligible, undecided, givesTime, status]).toEqual([null, [], [], [], 'incomplete']);
    const [first] = (await later.call(myDebts, {})).answer.debts;
    const name = first?.initialCreditorName ?? '';
    expect(missing[0]).toEqual({
      code: 'DEBTS_CLEARED',
      says: `A debt relief order cleared ${name} on 26 November 2027. It is still on your list: take it off. Then we can say what fits the rest. Not sure? Call us.`,
    });
    expect(urgent.map(({ debt }) => debt?.creditorName)).toContain('Lochside Council');
    expect(JSON.stringify(urgent)).not.toContain(name);
    expect((await dashboardOf(later)).pressing.urgent).toEqual(urgent);

    const body = { recordId: recordId ?? '', shortName: 'DMP', hasReadRisks: true, replaces: null };
    const chosen = await later.call(choosePlan, { body });
    expect([chosen.status, chosen.error?.code]).toEqual([409, 'CLEARED_DEBTS_LISTED']);
    const paper = await later.call(adviceSummaryPdf, { params: { recordId: recordId ?? '' } });
    const { text } = await readPdf(paper.bytes);
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(missing[0]?.says);
    expect(text).not.toContain('What else is open to you');
    const { cookie } = await staff.member();
    const inTheirCase = (await staff.send('GET', `/cases/${later.customerId}/advice`, undefined, cookie))
      .body;
    expect(inTheirCase.latest.advice.missing[0]).toEqual(missing[0]);
    expect(inTheirCase.options).toEqual([]);
    expect((await later.call(myEntitlements, {})).answer.effect).toBeNull();

    await later.call(changeDebt, { params: { debtId: first?.id ?? '' }, body: { isDeleted: true } });
    const after = await advised();
    expect(isListFirst(after)).toBe(false);
    expect(after.status).not.toBe('incomplete');
    expect(after.urgent.map(({ debt }) => debt?.creditorName)).toContain('Lochside Council');
  });

  it('stays said of each debt that was left as it was, though others were changed or told since (DN-1471)', async () => {
    const { person, later, said } = await overOn('2027-11-26');
    const steps = person.steps;
    await addsDebt(
      { ...person, ...later, steps },
      { initialCreditorName: 'Brae Loans', creditTypeId: 4, currentBalance: 300 },
    );
    expect(await said()).toEqual({ list: 'cleared', inCase: 'cleared', plan: true, dashboard: true });
    const { debts } = (await later.call(myDebts, {})).answer;
    expect(debts.map(({ cleared }) => cleared)).toEqual([
      { as: 'cleared', by: 'a debt relief order', on: '2027-11-26' },
      undefined,
    ]);
    const { letters, others } = (await later.call(myLetters, {})).answer;
    const newer = debts[1]?.id ?? 'no debt';
    expect([...letters, ...others].some(({ id }) => id.endsWith(`.${newer}`))).toBe(true);
  });

  it('is owed all the same once its person says so on the list, where nothing of it changes (DN-1471)', async () => {
    const { later, said } = await overOn('2027-11-26');
    const [debt] = (await later.call(myDebts, {})).answer.debts;
    const params = { debtId: debt?.id ?? '' };
    const { cleared, ...asBefore } = debt ?? {};
    const kept = (await later.call(changeDebt, { params, body: { isStillOwed: true } })).answer;
    expect(cleared?.as).toBe('cleared');
    expect(kept).toEqual(asBefore);
    expect(await said()).toEqual({ list: null, inCase: null, plan: false, dashboard: false });
    expect(isListFirst((await later.call(recommendation, {})).answer)).toBe(false);
  });

  it('that was ended before its day has cleared nothing (DN-1270)', async () => {
    const { said } = await overOn('2027-05-01');
    expect(await said()).toEqual({ list: null, inCase: null, plan: false, dashboard: false });
  });
});
