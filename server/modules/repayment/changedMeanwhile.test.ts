import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debtIdOf, hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const TWO_DAYS = 2 * 24 * 3600 * 1000;

/** A plan that is drawn up, with the debt to Marlow & Reed and the letter of its offer. */
async function drawnUp() {
  const all = await repaying(test, staff);
  await all.goesOn();
  await all.note({ kind: 'draw up', firstPayment: '2026-12-04' });
  const debtId = await debtIdOf(all.person, 'Marlow & Reed');
  return { ...all, debtId, letterId: `pro-rata-offer.${debtId}` };
}

describe('a debt of a plan whose offer is open', () => {
  it('is to be offered to who bought it, where it is told later that it had been sold by then, also after a yes (DN-822)', async () => {
    const { person: before, planId, debtId, letterId } = await drawnUp();
    test.clock.forward(TWO_DAYS);
    const person = await daysLater(test, before);
    const { note, mine } = noting(person, planId);
    await sendsLetter(person, letterId, '2026-11-25');
    await hears(person, letterId, 'accepted', '2026-11-25');
    const inPlan = async () => (await mine())?.stands?.debts.find(({ id }) => id === debtId);
    const letters = async () => {
      const all = (await person.call(myLetters, {})).answer.letters.filter(({ id }) => id.endsWith(debtId));
      return all.map(({ id, to, state }) => [id.split('.')[0], to, state.kind]);
    };
    expect(await inPlan()).toMatchObject({ standing: 'accepts' });
    const sold = await note({ kind: 'sold', on: '2026-11-24', debtId, creditor: 'Lapwing' });
    expect(sold.status).toBe(200);
    expect(await inPlan()).toMatchObject({
      creditor: 'Lapwing',
      standing: 'proof first',
      offered: null,
      answer: null,
      next: { step: 'ask for proof' },
    });
    // A letter that thanks the buyer for a yes of the seller would be wrong.
    expect(await letters()).toEqual([
      ['debt-sold', 'Lapwing', 'fill in'],
      ['pro-rata-offer', 'Lapwing', 'waits'],
    ]);
    await note({ kind: 'taken back', entry: (await mine())?.sequence ?? 0 });
    expect(await inPlan()).toMatchObject({ creditor: 'Marlow & Reed', standing: 'accepts' });
  });

  it('can be taken off the list: its letter stops, its answer is still written down, and the plan is drawn up without it (DN-825)', async () => {
    const { person, note, mine, debtId, letterId } = await drawnUp();
    await sendsLetter(person, letterId, TODAY);
    const removed = await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } });
    expect(removed.status).toBe(200);
    expect((await mine())?.differences).toEqual(['a debt less']);
    const { letter } = (await person.call(myLetter, { params: { letterId } })).answer;
    expect(letter.stops).toContain('not on your list any more');
    const no = await note({ kind: 'answered', on: TODAY, debtId, answer: 'refuses', sum: null });
    expect(no.status).toBe(200);
    const again = (await note({ kind: 'draw up again', firstPayment: '2026-12-04' })).answer.repayment;
    expect(again.differences).toEqual([]);
    expect(again.stands?.debts.find(({ id }) => id === debtId)).toMatchObject({
      creditor: 'Marlow & Reed',
      standing: 'out',
      owed: 0,
    });
    const shares = again.stands?.toCome[0]?.shares ?? [];
    expect(shares.map(one => one.debtId)).not.toContain(debtId);
    expect(shares.reduce((total, { payment }) => total + payment, 0)).toBe(again.stands?.monthly);
  });
});

describe('a plan that is open in two windows', () => {
  it('takes one of what is said in both at once, and says of the others that it has changed (DN-825)', async () => {
    const { note, mine, debtId } = await drawnUp();
    const after = (await mine())?.sequence ?? 0;
    const said = await Promise.all([
      note({ kind: 'draw up again', firstPayment: '2026-12-07' }, { after }),
      note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] }, { after }),
      note({ kind: 'means changed', monthly: 200_00 }, { after }),
    ]);
    const codes = said.map(one => (one.status === 200 ? 'taken' : one.error.code)).toSorted();
    expect(codes).toEqual(['REPAYMENT_CHANGED_ELSEWHERE', 'REPAYMENT_CHANGED_ELSEWHERE', 'taken']);
    expect((await mine())?.sequence).toBe(after + 1);
  });

  it('is told the day that cannot be, where what was owed is said of one before it was drawn up (DN-823)', async () => {
    const { note, debtId } = await drawnUp();
    const put = await note({
      kind: 'balance put right',
      on: '2026-11-20',
      debtId,
      balance: 900_00,
      why: 'statement',
    });
    expect([put.status, put.error.message]).toEqual([
      409,
      'That day is before your plan was drawn up. Pick a later day.',
    ]);
  });
});
