import { changeDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import {
  answerLetter,
  editLetter,
  myLetter,
  myLetters,
  readLetter,
  sendLetter,
} from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { myRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { hears } from '../../testing/letters.ts';
import { daysLater, FOUR_LENDERS, repaying } from '../../testing/repaying.ts';
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

  it('are none about a debt that the plan says is paid, and one that was begun says so (DN-466)', async () => {
    const { person, note, goesOn } = await repaying(test, staff);
    await goesOn();
    const { stands } = (await note({ kind: 'draw up', firstPayment: '2026-12-01' })).answer.repayment;
    const [first] = (await person.call(myLetters, {})).answer.letters;
    const debtId = stands?.debts.find(({ creditor }) => creditor === first?.to)?.id;
    if (!first || !debtId) throw new Error('There is no letter');
    const params = { letterId: first.id };
    const body = { place: 'address', value: WRITTEN.address, was: '' };
    expect((await person.call(editLetter, { params, body })).answer.letter.stops).toBeNull();
    await person.call(editLetter, { params, body: { place: 'reference', value: 'KC 2281', was: '' } });
    await note({ kind: 'closed', on: TODAY, debtId, why: 'paid elsewhere' });
    const { letter } = (await person.call(myLetter, { params })).answer;
    expect(letter.stops).toMatch(/nothing is owed/u);
    const read = await person.call(readLetter, { params, body: { shown: letter.shown } });
    expect(read.error?.code).toBe('LETTER_NOT_TO_SEND');
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

describe('what a lender answers', () => {
  /** A plan that is drawn up, whose offer to one lender went by letter. */
  async function offered() {
    const { person, mine, note, goesOn } = await repaying(test, staff);
    await goesOn();
    await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const [first] = (await person.call(myLetters, {})).answer.letters;
    if (!first) throw new Error('There is no letter');
    await sends(person, first.id);
    const inPlan = async () => (await mine())?.stands?.debts.find(({ creditor }) => creditor === first.to);
    const letter = async () =>
      (await person.call(myLetter, { params: { letterId: first.id } })).answer.letter.versions[0];
    const debtId = (await inPlan())?.id ?? '';
    return { person, mine, note, letterId: first.id, debtId, inPlan, letter };
  }

  it('is said on the letter, and stands in the plan (DN-463)', async () => {
    const { person, mine, letterId, inPlan } = await offered();
    const before = (await mine())?.sequence ?? 0;
    await hears(person, letterId, 'asks for more', TODAY);
    expect(await inPlan()).toMatchObject({ standing: 'asks for more' });
    expect((await mine())?.sequence).toBe(before + 1);
    // The same again is nothing new.
    await hears(person, letterId, 'asks for more', TODAY);
    expect((await mine())?.sequence).toBe(before + 1);
  });

  it('is said on the plan, and stands with the letter (DN-463)', async () => {
    const { note, debtId, letter } = await offered();
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts and stops interest', sum: null });
    expect(await letter()).toMatchObject({ answer: 'accepted', answeredOn: TODAY, answersBefore: [] });
  });

  it('is put right on either side, and what was noted before stays with its day (DN-464)', async () => {
    const { person, note, letterId, debtId, inPlan, letter } = await offered();
    await hears(person, letterId, 'refused', TODAY);
    await hears(person, letterId, 'accepted', TODAY);
    expect(await inPlan()).toMatchObject({ standing: 'accepts' });
    const once = { answer: 'refused', on: TODAY, putRightOn: TODAY };
    expect(await letter()).toMatchObject({ answer: 'accepted', answersBefore: [once] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'refuses', sum: null });
    expect(await letter()).toMatchObject({
      answer: 'refused',
      answersBefore: [once, { answer: 'accepted' }],
    });
    const nothing = { version: 1, answer: 'other', on: TODAY } as const;
    const refused = await person.call(answerLetter, { params: { letterId }, body: nothing });
    expect([refused.status, refused.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await inPlan()).toMatchObject({ standing: 'refuses' });
  });

  it('came on an earlier day than was noted: the plan goes by the day that is right (DN-464)', async () => {
    const { person, letterId } = await offered();
    test.clock.forward(5 * 24 * 3600 * 1000);
    const later = await daysLater(test, person);
    await hears(later, letterId, 'refused', '2026-11-28');
    await hears(later, letterId, 'accepted', '2026-11-25');
    const { repayment } = (await later.call(myRepayment, {})).answer;
    const debt = repayment?.stands?.debts.find(({ standing }) => standing === 'accepts');
    expect(debt?.answer).toMatchObject({ on: '2026-11-25' });
  });
});
