import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { answerLetter, takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
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
const AGREED = '2026-12-03';

/**
 * Somebody who offered Marlow & Reed £19 a month, which they refused, and a sum to settle, to which they said yes.
 *
 * @param firstPayment 'YYYY-MM-DD'
 */
async function agreed(firstPayment = '2027-01-05') {
  const one = await drawnUp(test, staff, firstPayment);
  const debtId = one.debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
  for (const { id } of one.debts) await sendsLetter(one.person, `pro-rata-offer.${id}`, SENT);
  await one.person.call(tellForLetters, { body: { kind: 'lump sum', sum: '400' } });
  const offer = `full-and-final-offer.${debtId}`;
  await sendsLetter(one.person, offer, SENT);
  test.clock.set(new Date(`${AGREED}T12:00:00Z`));
  const person = await daysLater(test, one.person);
  await hears(person, `pro-rata-offer.${debtId}`, 'refused', AGREED);
  await hears(person, offer, 'accepted', AGREED);
  const { mine, note } = noting(person, one.planId);
  const standing = async () => {
    const stands = (await mine())?.stands;
    const debt = stands?.debts.find(({ id }) => id === debtId);
    return { stands, debt };
  };
  return { person, planId: one.planId, debtId, offer, note, mine, standing };
}

describe('a settlement that was agreed', () => {
  it('leads to paying it by its day, and not to asking again (DN-1416)', async () => {
    const { person, debtId, planId, standing } = await agreed();
    const { oneThing, dates, standing: line } = (await person.call(myDashboard, {})).answer;
    expect(oneThing).toMatchObject({ heading: 'Pay Marlow & Reed £12', leadsTo: 'letters' });
    expect(oneThing?.text).toContain('By Thursday 17 December.');
    expect(dates.map(({ title }) => title)).not.toContain('Marlow & Reed answered');
    expect(line).toBe('1 of 4 lenders has answered.');
    const { stands, debt } = await standing();
    expect(debt).toMatchObject({
      standing: 'settles',
      next: { step: 'pay the settlement', who: 'you', by: '2026-12-17' },
    });
    expect(stands?.tasks).toContain('pay the settlement');
    expect(stands?.tasks).not.toContain('ask again');
    const adviser = await staff.member();
    const path = `/cases/${person.customerId}/repayment`;
    const inCase = await staff.send('GET', path, undefined, adviser.cookie);
    const read = inCase.body.repayment.stands.debts as { id: string; standing: string }[];
    const seen = read.find(({ id }) => id === debtId);
    expect(seen).toMatchObject({ standing: 'settles' });
    const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
    expect(text).toContain('Agreed to a settlement');
  });

  it('takes the place of their share in a payment before its day, everywhere alike, and no longer once that has passed: then they are asked first (DN-1492, DN-1536)', async () => {
    const { person: before, debtId, planId } = await agreed('2026-12-10');
    const readBy = async (person: Pick<Person, 'call'>) => {
      const { mine, note } = noting(person, planId);
      const { dates } = (await person.call(myDashboard, {})).answer;
      const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
      const stands = (await mine())?.stands;
      return {
        note,
        stands,
        shares: (stands?.toCome ?? []).map(({ shares }) => shares.some(one => one.debtId === debtId)),
        ofPayment: dates.find(({ title }) => title.includes('payment'))?.text,
        paper: text.replace(/\s+/gu, ' '),
      };
    };

    const early = await readBy(before);
    const [first, second] = early.stands?.toCome ?? [];
    const share = early.stands?.debts.find(({ id }) => id === debtId)?.payment ?? 0;
    expect(share).toBeGreaterThan(0);
    expect(early.shares.slice(0, 2)).toEqual([false, true]);
    expect(first?.resting).toEqual([debtId]);
    expect((first?.sum ?? 0) + share).toBe(second?.sum);
    expect(early.ofPayment).toContain(
      'Nothing goes to Marlow & Reed then: keep that share towards what you agreed.',
    );
    expect(early.paper).toContain('Marlow & Reed agreed to settle. Payments up to 17 December 2026');

    test.clock.set(new Date('2026-12-18T12:00:00Z'));
    const person = await daysLater(test, before);
    const late = await readBy(person);
    const paid = await late.note({ kind: 'paid', on: '2026-12-10', due: '2026-12', debtId: null, sum: null });
    expect(paid.answer.repayment.stands?.past).toMatchObject([{ paid: first?.sum, state: 'paid', open: [] }]);
    expect(paid.answer.repayment.stands?.toCome[0]?.shares.map(one => one.debtId)).toContain(debtId);
    expect(late.ofPayment).not.toContain('Nothing goes to');
    expect(late.paper).toContain('The day to settle with Marlow & Reed, 17 December 2026, has passed.');
    expect(late.paper).toContain('Pay only once they have said yes again in writing.');
    expect(late.stands?.tasks).toContain('ask about the settlement');
    const { oneThing } = (await person.call(myDashboard, {})).answer;
    expect(oneThing?.heading).toBe('Say if you paid Marlow & Reed, or ask if they still agree');
  });

  it('settles the debt on the plan once a letter says that it was paid, and is asked to be confirmed (DN-1417)', async () => {
    const { person, planId, debtId, standing } = await agreed();
    const { stands: before } = await standing();
    await sendsLetter(person, `full-and-final-accept.${debtId}`, AGREED);
    const { stands, debt } = await standing();
    expect(debt?.out).toEqual({ on: AGREED, why: 'settled' });
    expect(debt?.owed).toBe(0);
    expect(stands?.sums.owed).toBe((before?.sums.owed ?? 0) - 964_00);
    expect(stands?.toCome[0]?.shares.map(one => one.debtId)).not.toContain(debtId);
    const { dates, waits } = (await person.call(myDashboard, {})).answer;
    expect(dates.map(({ title }) => title)).not.toContain('Marlow & Reed, settled for £12');
    expect(waits).toContainEqual(
      expect.objectContaining({
        who: 'Marlow & Reed',
        what: 'Answers your letter “Settled for £12”',
        by: '2026-12-31',
      }),
    );
    const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
    expect(text).toContain('Settled by one payment');
  });

  it('is in the plan again once that letter is taken back, which goes there and nowhere else (DN-1418)', async () => {
    const { person, debtId, offer, note, mine, standing } = await agreed();
    const letterId = `full-and-final-accept.${debtId}`;
    await sendsLetter(person, letterId, AGREED);
    const entry = (await mine())?.happened.find(({ kind }) => kind === 'closed')?.sequence ?? 0;
    const onPlan = await note({ kind: 'taken back', entry });
    expect(onPlan.error?.message).toContain('Take back there that it went');
    const putRight = { version: 1, answer: 'refused', on: AGREED } as const;
    const answered = await person.call(answerLetter, { params: { letterId: offer }, body: putRight });
    expect(answered.status).toBe(400);
    expect(answered.error?.fields?.[0]?.message).toContain('You told us since that you paid it');
    const back = await person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });
    expect(back.status).toBe(200);
    expect((await standing()).debt).toMatchObject({ out: null, owed: 964_00, standing: 'settles' });
    (await person.call(answerLetter, { params: { letterId: offer }, body: putRight })).answer;
    expect((await standing()).debt).toMatchObject({ standing: 'refuses' });
  });

  it('stays while the plan was drawn up anew since, and what is said then names what to take back first (DN-1601)', async () => {
    const { person, debtId, note, mine, standing } = await agreed();
    const letterId = `full-and-final-accept.${debtId}`;
    await sendsLetter(person, letterId, AGREED);
    const drawsAnew = () => note({ kind: 'draw up again', firstPayment: '2027-01-05' });
    const goesBack = () => person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });
    const anew = '“Your plan was drawn up anew” of 3 December 2026';
    expect((await drawsAnew()).status).toBe(200);
    const once = await goesBack();
    expect([once.status, once.error?.message]).toEqual([
      409,
      `What you pay was shared out anew since: ${anew}. If that was a mistake too, take it back first, under “All that has happened” on your plan. If it was right, ring us: we put this right with you.`,
    ]);
    expect((await drawsAnew()).status).toBe(200);
    expect((await goesBack()).error?.message).toContain(`since: ${anew} and ${anew}. If they were`);
    for (const { sequence } of ((await mine())?.happened ?? []).filter(
      one => one.kind === 'drawn up again',
    )) {
      expect((await note({ kind: 'taken back', entry: sequence })).status).toBe(200);
    }
    expect((await goesBack()).status).toBe(200);
    expect((await standing()).debt).toMatchObject({ out: null, owed: 964_00, standing: 'settles' });
  });
});
