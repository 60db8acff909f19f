import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
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
    'keeps the offer there to send, where it is one payment that was answered: %s (DN-1310)',
    async answer => {
      const { person, debtId } = await withOneDebt();
      const letterId = `full-and-final-offer.${debtId}`;
      await sendsLetter(person, letterId, TODAY);
      await hears(person, letterId, answer, TODAY);
      expect(await packOf(person)).toEqual({
        'pro-rata-offer': 'fill in',
        'full-and-final-offer': 'answered',
      });
      const kinds = await letterKinds(person);
      expect(kinds.includes('full-and-final-accept')).toBe(answer === 'accepted');
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

  it('says of a break that one lender agreed to what to do on the plan, there and with the payments (DN-1313)', async () => {
    const { person, debts, note, mine } = await drawnUp(test, staff);
    const debtId = debts.find(({ creditor }) => creditor === 'Fenland Finance')?.id ?? '';
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    const letterId = `payment-break.${debtId}`;
    expect((await sendsLetter(person, letterId, TODAY)).asks).toBeNull();
    expect((await hears(person, letterId, 'refused', TODAY)).asks).toBeNull();
    expect((await mine())?.stands?.breaksByLetter).toEqual([]);
    const { asks } = await hears(person, letterId, 'accepted', TODAY);
    expect(asks).toMatch(/^Your plan still asks for £107 a month for them/u);
    const stands = (await mine())?.stands;
    expect(stands?.breaksByLetter).toEqual([{ debtId, on: TODAY, howLong: 'one month' }]);
    expect(stands?.breaks).toEqual([]);
    const { dates } = (await person.call(myDashboard, {})).answer;
    expect(dates.find(({ title }) => title.startsWith('Plan payments'))?.text).toBe(
      'You pay straight to each of them. Leave out Fenland Finance while the break that they agreed to goes on.',
    );
  });
});
