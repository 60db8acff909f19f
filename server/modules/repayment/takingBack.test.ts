import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendsLetter } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose plan is drawn up, and what they can look at of it. */
async function drawn() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const { answer } = await one.note({ kind: 'draw up', firstPayment: TODAY });
  const debts = answer.repayment.stands?.debts ?? [];
  const idOf = (name: string) => debts.find(({ creditor }) => creditor === name)?.id ?? '';
  const sends = () => one.note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const says = (name: string) =>
    one.note({ kind: 'answered', on: TODAY, debtId: idOf(name), answer: 'refuses', sum: null });
  const back = (entry: number) => one.note({ kind: 'taken back', entry });
  const planState = async () => (await one.person.call(myPlan, {})).answer.plan?.state ?? null;
  return { ...one, debts, idOf, sends, says, back, planState };
}

describe('what a person told by mistake', () => {
  it('is taken back: the plan is as it was, and both stay in the list with who said so (DN-505, DN-510)', async () => {
    const { sends, note, mine, back } = await drawn();
    await sends();
    const before = await mine();
    await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    expect((await mine())?.stands?.sums.paid).toBeGreaterThan(0);
    const taken = await back(3);
    expect(taken.status).toBe(200);
    const now = await mine();
    expect(now?.stands).toEqual(before?.stands);
    expect(now?.happened.map(({ sequence, kind, by, counts }) => [sequence, kind, by, counts])).toEqual([
      [4, 'paid', 'you', 'yes'],
      [3, 'paid', 'you', 'taken back'],
      [2, 'offers sent', 'you', 'yes'],
      [1, 'drawn up', 'you', 'yes'],
    ]);
    expect(now?.happened[0]).toMatchObject({ takes: { sequence: 3, on: TODAY } });
    expect(now?.happened.map(({ mayBeTakenBack }) => mayBeTakenBack)).toEqual([false, false, true, false]);
    const again = await back(3);
    expect([again.status, again.error?.message]).toEqual([409, 'This was taken back or put right already.']);
    const none = await back(40);
    expect([none.status, none.error?.code]).toEqual([409, 'REPAYMENT_REFUSED']);
    const never = await back(1);
    expect(never.error?.message).toMatch(/can’t be taken back/u);
    expect((await mine())?.sequence).toBe(4);
  });

  it('stays where something rests on it, and that is said (DN-506)', async () => {
    const { sends, says, back, mine } = await drawn();
    await sends();
    await says('Kestrel Cards');
    const refused = await back(2);
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'They have answered this offer. Take back their answer first, if that was a mistake too.',
    ]);
    expect((await back(3)).status).toBe(200);
    expect((await back(2)).status).toBe(200);
    expect((await mine())?.stands?.stage).toBe('offers to send');
  });

  it('has its plan follow back: it runs no more, and then is not sent (DN-507)', async () => {
    const { sends, says, debts, note, back, planState } = await drawn();
    expect(await planState()).toBe('being prepared');
    await sends();
    expect(await planState()).toBe('sent');
    for (const { creditor } of debts) await says(creditor);
    await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    expect(await planState()).toBe('running');
    await back(7);
    expect(await planState()).toBe('sent');
    for (const entry of [6, 5, 4, 3, 2]) expect((await back(entry)).status).toBe(200);
    expect(await planState()).toBe('being prepared');
    await sends();
    expect(await planState()).toBe('sent');
  });

  it('comes off the letter with the offer, and an offer that a letter made stays (DN-507)', async () => {
    const { person, mine, back, note } = await drawn();
    const [first] = (await person.call(myLetters, {})).answer.letters;
    if (!first) throw new Error('There is no letter');
    await sendsLetter(person, first.id, TODAY);
    const debtId = first.id.slice(first.id.indexOf('.') + 1);
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    const answerOf = async () => {
      const { letter } = (await person.call(myLetter, { params: { letterId: first.id } })).answer;
      return letter.versions[0];
    };
    expect(await answerOf()).toMatchObject({ answer: 'accepted', answeredOn: TODAY });
    expect((await mine())?.sequence).toBe(3);
    expect((await back(3)).status).toBe(200);
    expect(await answerOf()).toMatchObject({
      answer: null,
      answeredOn: null,
      answersBefore: [{ answer: 'accepted', on: TODAY, putRightOn: TODAY }],
    });
    const kept = await back(2);
    expect([kept.status, kept.error?.message]).toEqual([
      409,
      'A letter with this offer is kept as sent, so the offer stays in the plan.',
    ]);
  });
});
