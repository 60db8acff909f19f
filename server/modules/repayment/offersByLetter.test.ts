import { changeDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { editLetter, myLetter, myLetters, readLetter, sendLetter } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { FOUR_LENDERS, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const WRITTEN = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: 'my hours were cut',
};

type Repaying = Awaited<ReturnType<typeof repaying>>;

/** Fills in a letter, reads it, and says that it went today. */
async function sends(person: Repaying['person'], letterId: string): Promise<void> {
  const params = { letterId };
  for (const [place, value] of Object.entries(WRITTEN)) {
    await person.call(editLetter, { params, body: { place, value, was: '' } });
  }
  const { shown } = (await person.call(myLetter, { params })).answer.letter;
  await person.call(readLetter, { params, body: { shown } });
  const sent = await person.call(sendLetter, { params, body: { shown, version: 1, on: TODAY, by: 'post' } });
  expect(sent.status).toBe(200);
}

describe('the letters of a plan that is repaid', () => {
  it('offer what the plan pays, and one that was sent is its offer (DN-140, DN-141)', async () => {
    const { person, mine, note, goesOn } = await repaying(test, staff);
    await goesOn();
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const inPlan = new Map(drawn.answer.repayment.stands?.debts.map(one => [one.creditor, one.payment]));
    const { letters } = (await person.call(myLetters, {})).answer;
    expect(letters.map(({ to, share }) => [to, share])).toEqual(
      letters.map(({ to }) => [to, inPlan.get(to)]),
    );
    expect(letters).toHaveLength(4);
    const [first] = letters;
    if (!first) throw new Error('There is no letter');
    await sends(person, first.id);
    const stands = (await mine())?.stands;
    expect(stands?.debts.map(one => [one.creditor, one.standing])).toEqual(
      expect.arrayContaining(letters.map(({ to }) => [to, to === first.to ? 'waiting' : 'not offered'])),
    );
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('sent');
  });

  it('are no second offer where their person said that it went on that day (DN-141)', async () => {
    const { person, mine, note, goesOn } = await repaying(test, staff);
    await goesOn();
    const { stands } = (await note({ kind: 'draw up', firstPayment: '2026-12-01' })).answer.repayment;
    const debtIds = stands?.debts.map(({ id }) => id) ?? [];
    const said = await note({ kind: 'offers sent', on: TODAY, debtIds });
    const [first] = (await person.call(myLetters, {})).answer.letters;
    if (!first) throw new Error('There is no letter');
    await sends(person, first.id);
    expect((await mine())?.sequence).toBe(said.answer.repayment.sequence);
  });

  it('offer nothing for a debt that may be too old, which is outside the plan (DN-142)', async () => {
    const { person, mine, goesOn } = await repaying(test, staff);
    await goesOn();
    const old = (await mine())?.draft?.debts.find(({ creditor }) => creditor === 'Marlow & Reed');
    const body = { ...CARD_DEBT, ...FOUR_LENDERS[2], isDisputed: true } as DebtBody;
    const changed = await person.call(changeDebt, { params: { debtId: old?.id ?? '' }, body });
    expect(changed.status).toBe(200);
    const draft = (await mine())?.draft;
    expect(draft?.debts.map(({ id }) => id)).not.toContain(old?.id);
    expect(draft?.outside.map(({ id }) => id)).toContain(old?.id);
  });
});
