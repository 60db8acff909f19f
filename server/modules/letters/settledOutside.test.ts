import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt, hears, letterKinds, sendsLetter } from '../../testing/letters.ts';
import { daysLater, noting } from '../../testing/repaying.ts';
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

/** Somebody on no plan with three debts, to whom Marlow & Reed said yes to a sum that settles what they are owed. */
async function agreed() {
  const person = await atAdvice(test, { debt: { currentBalance: 4212 } });
  await addsDebt(person, { initialCreditorName: 'Fenland Finance', currentBalance: 5380 });
  const debtId = await addsDebt(person, { initialCreditorName: 'Marlow & Reed', currentBalance: 964 });
  await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '400' } });
  await sendsLetter(person, `full-and-final-offer.${debtId}`, SENT);
  await hears(person, `full-and-final-offer.${debtId}`, 'accepted', SENT);
  // Of two letters of one day the later is known by its moment.
  test.clock.forward(1_000);
  const listed = async () => {
    const { debts, totalDebtsValue } = (await person.call(myDebts, {})).answer;
    return { debt: debts.find(({ id }) => id === debtId), totalDebtsValue };
  };
  const advised = async () => {
    const { answer } = await person.call(recommendation, {});
    const all = [...(answer.recommended ? [answer.recommended] : []), ...answer.eligible];
    const dmp = all.find(({ product }) => product.shortName === 'DMP');
    return { recordId: answer.recordId ?? '', takesIn: (dmp?.takesIn ?? []).map(one => one.debt.id) };
  };
  return { person, debtId, letterId: `full-and-final-accept.${debtId}`, listed, advised };
}

describe('a debt that was settled by letter, with no plan', () => {
  it('is owed no more on the list from when the letter says that it was paid, and again once that is denied or taken back (DN-1612)', async () => {
    const { person, debtId, letterId, listed } = await agreed();
    const before = (await listed()).totalDebtsValue;
    await sendsLetter(person, letterId, SENT);
    const settled = await listed();
    expect(settled.debt?.byPlan).toMatchObject({ left: 0, since: 'settled by letter', listedBy: 'you' });
    expect(settled.totalDebtsValue).toBe(before - 964);

    await hears(person, letterId, 'refused', SENT);
    expect((await listed()).debt?.byPlan).toBeNull();
    await hears(person, letterId, 'accepted', SENT);
    expect((await listed()).debt?.byPlan).toMatchObject({ left: 0 });
    // What the list says later counts.
    test.clock.set(new Date('2026-11-24T12:00:00Z'));
    const later = await daysLater(test, person);
    await later.call(changeDebt, { params: { debtId }, body: { currentBalance: 564 } });
    const { debts } = (await later.call(myDebts, {})).answer;
    expect(debts.find(({ id }) => id === debtId)).toMatchObject({ currentBalance: 564, byPlan: null });
  });

  it('is owed again once that letter is taken back (DN-1612)', async () => {
    const { person, letterId, listed } = await agreed();
    await sendsLetter(person, letterId, SENT);
    await person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });
    const { debt } = await listed();
    expect(debt?.byPlan).toBeNull();
    expect(debt?.currentBalance).toBe(964);
  });

  it('is in no advice once they have confirmed it, and no plan pays or offers anything on it (DN-1613)', async () => {
    const { person, debtId, letterId, advised } = await agreed();
    await sendsLetter(person, letterId, SENT);
    expect((await advised()).takesIn).toContain(debtId);
    await hears(person, letterId, 'accepted', SENT);
    const { recordId, takesIn } = await advised();
    expect(takesIn).not.toContain(debtId);
    expect(takesIn.length).toBe(2);

    const chosen = await person.call(choosePlan, {
      body: { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true },
    });
    const planId = chosen.answer.plan.id;
    const adviser = await staff.member();
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', planId)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
    await staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome: 'goes-on' }, adviser.cookie);
    const drawn = await noting(person, planId).note({ kind: 'draw up', firstPayment: '2027-01-05' });
    const { stands, differences, notInPlan, apart } = drawn.answer.repayment;
    expect(stands?.debts.map(one => one.id)).not.toContain(debtId);
    expect(stands?.outside.map(one => one.id)).not.toContain(debtId);
    expect([differences, notInPlan, apart.each]).toEqual([[], [], []]);
    expect((await letterKinds(person)).filter(kind => kind === 'pro-rata-offer').length).toBe(2);
  });
});
