import { randomUUID } from 'node:crypto';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { debtIdOf, hears, letterKinds, sendsLetter } from '../../testing/letters.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody who chose a debt management plan for one card debt, and could pay £500 at once. */
async function withOneDebt() {
  const person = await atAdvice(test, { debt: { currentBalance: 3000 } });
  await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '500' } });
  const { recordId } = (await person.call(recommendation, {})).answer;
  await chooses(person, { shortName: 'DMP', recordId: recordId ?? '' });
  return { person, debtId: await debtIdOf(person, 'Kestrel Cards') };
}

/** What there is of letters in the pack, by kind, with how each stands. */
async function packOf(person: Pick<Walker, 'call'>): Promise<Readonly<Record<string, string>>> {
  const { letters } = (await person.call(myLetters, {})).answer;
  return Object.fromEntries(letters.map(({ id, state }) => [id.split('.')[0], state.kind]));
}

describe('what is written about a debt beside the offers each month', () => {
  it.each(['accepted', 'refused', 'asks for more'] as const)(
    'keeps the offer there to send, where it is one payment that was answered, until that settles it: %s (DN-1310, DN-1374)',
    async answer => {
      const { person, debtId } = await withOneDebt();
      const letterId = `full-and-final-offer.${debtId}`;
      await sendsLetter(person, letterId, TODAY);
      await hears(person, letterId, answer, TODAY);
      const isSettled = answer === 'accepted';
      expect(await packOf(person)).toEqual({
        [isSettled ? 'full-and-final-accept' : 'pro-rata-offer']: 'fill in',
        'full-and-final-offer': 'answered',
      });
      const kinds = await letterKinds(person);
      expect(kinds.includes('full-and-final-accept')).toBe(isSettled);
      for (const kind of ['first-payment', 'pro-rata-second-try', 'offer-refused', 'change-of-means'])
        expect(kinds).not.toContain(kind);
    },
  );

  it('is no settlement where an offer each month was accepted (DN-1310)', async () => {
    const { person, debtId } = await withOneDebt();
    await sendsLetter(person, `pro-rata-offer.${debtId}`, TODAY);
    await hears(person, `pro-rata-offer.${debtId}`, 'accepted', TODAY);
    const kinds = await letterKinds(person);
    expect(kinds).toContain('first-payment');
    expect(kinds).not.toContain('full-and-final-accept');
  });

  it('keeps the offer there to send after a complaint, and as what went after a yes (DN-1311)', async () => {
    const { person, debts, note } = await drawnUp(test, staff);
    const id = (creditor: string) => debts.find(debt => debt.creditor === creditor)?.id ?? '';
    await sendsLetter(person, `complaint.${id('Barrowby Bank')}`, TODAY);
    const about = async (debtId: string) =>
      (await person.call(myLetters, {})).answer.letters
        .filter(letter => letter.id.endsWith(debtId))
        .map(letter => [letter.id.split('.')[0], letter.state.kind]);
    expect(await about(id('Barrowby Bank'))).toEqual([
      ['pro-rata-offer', 'fill in'],
      ['complaint', 'sent'],
    ]);
    const marlow = id('Marlow & Reed');
    await note({ kind: 'offers sent', on: TODAY, debtIds: [marlow] });
    await note({ kind: 'answered', on: TODAY, debtId: marlow, answer: 'accepts', sum: null });
    await sendsLetter(person, `complaint.${marlow}`, TODAY);
    expect(await about(marlow)).toEqual([
      ['first-payment', 'not read'],
      ['complaint', 'sent'],
      ['pro-rata-offer', 'answered'],
    ]);
  });

  it('says of a break that one lender agreed to what to do on the plan, there and with the payments, until its months are told: then the sum is without them (DN-1313, DN-1352)', async () => {
    const { person, debts, note, mine } = await drawnUp(test, staff);
    const debtId = debts.find(({ creditor }) => creditor === 'Fenland Finance')?.id ?? '';
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    const letterId = `payment-break.${debtId}`;
    expect((await sendsLetter(person, letterId, TODAY)).asks).toBeNull();
    expect((await hears(person, letterId, 'refused', TODAY)).asks).toBeNull();
    expect((await mine())?.stands?.breaksByLetter).toEqual([]);
    const { asks } = await hears(person, letterId, 'accepted', TODAY);
    expect(asks).toMatch(
      /^Your plan asks for £107 a month for them until you tell us the months of this break\./u,
    );
    const stands = (await mine())?.stands;
    expect(stands?.breaksByLetter).toEqual([{ debtId, on: TODAY, howLong: 'one month' }]);
    expect(stands?.breaks).toEqual([]);
    const { dates } = (await person.call(myDashboard, {})).answer;
    expect(dates.find(({ title }) => title.startsWith('Plan payments'))?.text).toBe(
      'You pay straight to each of them. Fenland Finance agreed to a break: tell us on your plan for which months.',
    );

    // Once its months are told, the sums that are said are without them.
    const month = stands?.toCome[0]?.due ?? '';
    const said = await note({ kind: 'break', from: month, to: month, monthly: 0, debtId });
    const now = said.answer.repayment.stands;
    expect(now?.breaksByLetter).toEqual([]);
    expect(now?.breaks).toEqual([{ from: month, to: month, monthly: 0, debtId }]);
    const whole = stands?.toCome[0]?.sum ?? 0;
    expect(now?.toCome[0]).toMatchObject({ sum: whole - 107_00, resting: [debtId] });
    expect(now?.toCome[1]?.sum).toBe(whole);
    const payment = (await person.call(myDashboard, {})).answer.dates.find(({ title }) =>
      title.startsWith('Plan payments'),
    );
    expect(payment).toMatchObject({
      title: `Plan payments, ${formatSum(whole - 107_00)}`,
      text: 'You pay straight to each of them. You have a break with Fenland Finance then.',
    });
    const sequence = said.answer.repayment.happened.find(({ kind }) => kind === 'break')?.sequence;
    const back = await note({ kind: 'taken back', entry: sequence ?? 0 });
    expect(back.answer.repayment.stands?.toCome[0]?.sum).toBe(whole);
    expect(back.answer.repayment.stands?.breaksByLetter).toHaveLength(1);
  });

  it('takes no break with a lender of which it has no debt, and none of as much as they get (DN-1352)', async () => {
    const { debts, note } = await drawnUp(test, staff);
    const of = { kind: 'break', from: '2026-12', to: '2026-12' } as const;
    const [debt] = debts;
    if (!debt) throw new Error('The plan has no debt.');
    const refused = async (debtId: string, monthly: number) => {
      const { status, error } = await note({ ...of, monthly, debtId });
      return [status, error?.code];
    };
    expect(await refused(randomUUID(), 0)).toEqual([409, 'REPAYMENT_REFUSED']);
    expect(await refused(debt.id, debt.payment)).toEqual([409, 'REPAYMENT_REFUSED']);
  });
});
