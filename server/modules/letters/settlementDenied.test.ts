import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetter } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const SENT = '2026-11-23';

describe('a settlement that was paid, and that they deny', () => {
  it('is said on the dashboard with its letter, on the plan, its paper and in the case, and comes back into the plan once the list says what is owed (DN-1614, DN-1615)', async () => {
    const { person, planId, debts, mine, note } = await drawnUp(test, staff, '2027-01-05');
    const debtId = debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
    const letterId = `full-and-final-accept.${debtId}`;
    await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '400' } });
    await sendsLetter(person, `full-and-final-offer.${debtId}`, SENT);
    await hears(person, `full-and-final-offer.${debtId}`, 'accepted', SENT);
    // Of two letters of one day the later is known by its moment.
    test.clock.forward(1_000);
    await sendsLetter(person, letterId, SENT);
    const said = async () =>
      (await person.call(myDashboard, {})).answer.dates.find(({ title }) =>
        title.startsWith('Marlow & Reed say'),
      );
    expect(await said()).toBeUndefined();

    await hears(person, letterId, 'refused', SENT);
    expect(await said()).toMatchObject({
      title: 'Marlow & Reed say something is still owed',
      leadsTo: 'letters',
      letter: { letterId },
    });
    expect((await said())?.text).toContain('Talk to us, or complain: there is a letter for that.');
    expect((await person.call(myLetter, { params: { letterId } })).status).toBe(200);
    const denied = await mine();
    expect(denied?.stands?.debts.find(({ id }) => id === debtId)).toMatchObject({
      owed: 0,
      out: { why: 'settled' },
      next: { step: 'take up the settlement', who: 'you' },
    });
    expect(denied?.stands?.tasks).toContain('take up the settlement');
    expect([denied?.differences, denied?.notInPlan]).toEqual([[], []]);
    const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
    expect(text.replace(/\s+/gu, ' ')).toContain(
      'Talk to us, or complain, about who says that something is still owed.',
    );
    const adviser = await staff.member();
    const path = `/cases/${person.customerId}/repayment`;
    const { body } = await staff.send('GET', path, undefined, adviser.cookie);
    expect(body.repayment.stands.tasks).toContain('take up the settlement');

    test.clock.set(new Date(BEGUN.getTime() + 5 * 60_000));
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 952 } });
    const owed = await mine();
    expect([owed?.differences, owed?.notInPlan]).toEqual([['a debt more'], ['Marlow & Reed']]);
    expect(await said()).toBeUndefined();
    const drawn = await note({ kind: 'draw up again', firstPayment: '2027-01-05' });
    const { stands } = drawn.answer.repayment;
    expect(stands?.debts.find(({ id }) => id === debtId)).toMatchObject({ out: null, owed: 952_00 });
  });
});
