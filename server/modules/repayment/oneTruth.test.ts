import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { editLetter, myLetter, myLetters, readLetter } from '@towpath/contracts/api/letters.ts';
import { choosePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { myRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// The days go on in each of these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const DAY = 24 * 3600 * 1000;

type Caller = Pick<Awaited<ReturnType<typeof daysLater>>, 'call'>;

/** A plan that may be begun, of which nothing is drawn up. */
async function chosen() {
  const { person, planId, advice, goesOn, ...noting } = await repaying(test, staff);
  await goesOn();
  const [first] = (await person.call(myLetters, {})).answer.letters;
  if (!first) throw new Error('There is no letter');
  const debtId = first.id.slice(first.id.indexOf('.') + 1);
  return { person, planId, recordId: advice.recordId ?? '', first, debtId, ...noting };
}

/** The same, drawn up today. */
async function drawnUp() {
  const all = await chosen();
  await all.note({ kind: 'draw up', firstPayment: '2026-12-20' });
  return all;
}

/** The same person after so many days, with what they can do with their plan. */
async function after(days: number, { person, planId }: Awaited<ReturnType<typeof chosen>>) {
  test.clock.forward(days * DAY);
  const later = await daysLater(test, person);
  return { person: later, ...noting(later, planId) };
}

async function inPlan(person: Caller, debtId: string) {
  const { repayment } = (await person.call(myRepayment, {})).answer;
  return repayment?.stands?.debts.find(({ id }) => id === debtId);
}

/** How each letter about a debt stands that is in the pack, by its kind. */
async function letters(person: Caller, debtId: string) {
  const { letters: all } = (await person.call(myLetters, {})).answer;
  const about = all.filter(({ id }) => id.endsWith(`.${debtId}`));
  return Object.fromEntries(about.map(({ id, state }) => [id.split('.')[0], state.kind]));
}

const letterOf = async (person: Caller, letterId: string) =>
  (await person.call(myLetter, { params: { letterId } })).answer.letter;

describe('an offer whose letter went before the plan was drawn up', () => {
  it('stands in it as sent on that day, with what came back to it (DN-517)', async () => {
    const before = await chosen();
    const { person, first, debtId } = before;
    await sendsLetter(person, first.id, TODAY);
    const later = await after(3, before);
    await hears(later.person, first.id, 'refused', '2026-11-25');
    await later.note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect(await inPlan(later.person, debtId)).toMatchObject({
      standing: 'refuses',
      offered: { on: TODAY, payment: first.share },
      answer: { on: '2026-11-25', answer: 'refuses' },
    });
    expect((await letterOf(later.person, first.id)).state).toMatchObject({ kind: 'answered' });
    expect((await later.person.call(myPlan, {})).answer.plan?.state).toBe('sent');
    // The others are still to send.
    const { stands } = (await later.mine()) ?? {};
    expect(stands?.debts.filter(({ standing }) => standing === 'not offered')).toHaveLength(3);
  });

  it('of another sum is said beside the share of the plan, and can be kept (DN-518)', async () => {
    const before = await chosen();
    const { person, first, debtId } = before;
    const place = { place: 'share', value: '£40', was: '' };
    const was = `£${(first.share ?? 0) / 100}`;
    const edited = await person.call(editLetter, { params: { letterId: first.id }, body: { ...place, was } });
    expect(edited.status).toBe(200);
    await sendsLetter(person, first.id, TODAY);
    const later = await after(2, before);
    const drawn = (await later.note({ kind: 'draw up', firstPayment: '2026-12-20' })).answer.repayment;
    expect(await inPlan(later.person, debtId)).toMatchObject({
      standing: 'not offered',
      payment: first.share,
      offered: null,
      offeredOther: { on: TODAY, payment: 40_00, answer: null },
    });
    expect(await letters(later.person, debtId)).toEqual({ 'pro-rata-offer': 'not read' });
    const kept = await later.note({ kind: 'offer kept', debtId });
    // The plan pays as much in all as before: the others, whose offers are still to go, share what is over.
    const { stands } = kept.answer.repayment;
    expect(stands?.monthly).toBe(drawn.stands?.monthly);
    expect(stands?.debts.reduce((total, { payment }) => total + payment, 0)).toBe(stands?.monthly);
    expect(await inPlan(later.person, debtId)).toMatchObject({
      standing: 'waiting',
      payment: 40_00,
      offered: { on: TODAY, payment: 40_00 },
      offeredOther: null,
      next: { step: 'they answer', by: '2026-12-21' },
    });
    expect(await letters(later.person, debtId)).toEqual({ 'pro-rata-offer': 'sent' });
    // There is nothing left to keep.
    expect((await later.note({ kind: 'offer kept', debtId })).error?.code).toBe('REPAYMENT_REFUSED');
  });

  it('of another sum gives way to a new one, by its letter (DN-518)', async () => {
    const before = await chosen();
    const { person, first, debtId } = before;
    const was = `£${(first.share ?? 0) / 100}`;
    const body = { place: 'share', value: '£40', was };
    await person.call(editLetter, { params: { letterId: first.id }, body });
    await sendsLetter(person, first.id, TODAY);
    const later = await after(2, before);
    await later.note({ kind: 'draw up', firstPayment: '2026-12-20' });
    await sendsLetter(later.person, first.id, '2026-11-25');
    expect(await inPlan(later.person, debtId)).toMatchObject({
      standing: 'waiting',
      offered: { on: '2026-11-25', payment: first.share },
      offeredOther: null,
    });
  });

  it('and is told on the plan alone stands with its own day too, a year before at most (DN-517)', async () => {
    const before = await chosen();
    const { debtId } = before;
    const later = await after(2, before);
    await later.note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const years = await later.note({ kind: 'offers sent', on: '2025-11-24', debtIds: [debtId] });
    expect([years.status, years.error?.code]).toEqual([409, 'REPAYMENT_REFUSED']);
    await later.note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    expect(await inPlan(later.person, debtId)).toMatchObject({ offered: { on: TODAY }, standing: 'waiting' });
  });
});

describe('an offer that is noted on the plan alone', () => {
  it('stands with its letter as sent on that day, and its silence brings the reminder (DN-519)', async () => {
    const all = await drawnUp();
    const { person, first, debtId, note } = all;
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    expect((await letterOf(person, first.id)).state).toMatchObject({ kind: 'sent', on: TODAY });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'sent' });
    const later = await after(29, all);
    expect(await letters(later.person, debtId)).toMatchObject({
      'offer-reminder': 'fill in',
      'pro-rata-offer': 'no answer yet',
    });
    expect((await inPlan(later.person, debtId))?.next.step).toBe('write again');
    await sendsLetter(later.person, `offer-reminder.${debtId}`, '2026-12-22');
    expect(await inPlan(later.person, debtId)).toMatchObject({
      standing: 'waiting',
      offered: { on: '2026-12-22' },
    });
  });

  it('leaves no letter that was read for it as ready to go (DN-519)', async () => {
    const { person, first, debtId, note } = await drawnUp();
    await fillsIn(person, first.id);
    const { shown } = await letterOf(person, first.id);
    await person.call(readLetter, { params: { letterId: first.id }, body: { shown } });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'read' });
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'sent' });
  });

  it('has its answer with its own letter, and with none that went before (DN-519)', async () => {
    const all = await drawnUp();
    const { person, first, debtId } = all;
    await sendsLetter(person, first.id, TODAY);
    const later = await after(30, all);
    await later.note({ kind: 'offers sent', on: '2026-12-22', debtIds: [debtId] });
    await later.note({ kind: 'answered', on: '2026-12-23', debtId, answer: 'accepts', sum: null });
    expect(await letters(later.person, debtId)).toMatchObject({
      'first-payment': 'not read',
      'offer-reminder': 'answered',
    });
    expect((await letterOf(later.person, first.id)).versions[0]?.answer).toBeNull();
  });
});

describe('an offer to the seller of a debt, and one to its buyer on the same day', () => {
  it('are two, and the buyer’s answer is waited for (DN-520)', async () => {
    const { person, first, debtId, note, mine } = await drawnUp();
    await sendsLetter(person, first.id, TODAY);
    await note({ kind: 'sold', on: TODAY, debtId, creditor: 'Lapwing' });
    await note({ kind: 'proof of sale', debtId, why: 'sure without' });
    const before = (await mine())?.sequence ?? 0;
    const sent = await sendsLetter(person, first.id, TODAY);
    expect([sent.to, sent.state.kind]).toEqual(['Lapwing', 'sent']);
    expect((await mine())?.sequence).toBe(before + 1);
    expect(await inPlan(person, debtId)).toMatchObject({ creditor: 'Lapwing', standing: 'waiting' });
    await hears(person, first.id, 'accepted', TODAY, 2);
    expect(await inPlan(person, debtId)).toMatchObject({ standing: 'accepts' });
  });
});

describe('after a no', () => {
  it('the offer goes again at once, and after a second no months later: plan and letters say one day (DN-521)', async () => {
    const all = await drawnUp();
    const { person, first, debtId } = all;
    await sendsLetter(person, first.id, TODAY);
    await hears(person, first.id, 'refused', TODAY);
    expect((await inPlan(person, debtId))?.next).toEqual({ step: 'ask again', who: 'you', by: '2026-11-30' });
    expect(await letters(person, debtId)).toMatchObject({ 'pro-rata-second-try': 'fill in' });
    const second = `pro-rata-second-try.${debtId}`;
    test.clock.forward(60_000);
    await sendsLetter(person, second, TODAY);
    await hears(person, second, 'refused', TODAY);
    expect((await inPlan(person, debtId))?.next).toEqual({
      step: 'pay all the same',
      who: 'you',
      by: '2027-01-23',
    });
    expect((await letterOf(person, second)).stops).toMatch(/said no twice/u);
    expect(await letters(person, debtId)).toMatchObject({ 'offer-refused': 'not read' });
    const later = await after(61, all);
    expect((await inPlan(later.person, debtId))?.next).toMatchObject({ step: 'ask again', by: '2027-01-23' });
    expect((await letterOf(later.person, second)).stops).toBeNull();
  });
});

describe('what a plan says of its offers, the letters say too (DN-522)', () => {
  it('another sum each month takes the offer back, and its letter is to go again', async () => {
    const { person, first, debtId, note, mine } = await drawnUp();
    await sendsLetter(person, first.id, TODAY);
    await hears(person, first.id, 'accepted', TODAY);
    expect(await letters(person, debtId)).toMatchObject({ 'pro-rata-offer': 'answered' });
    const monthly = Math.floor(((await mine())?.stands?.monthly ?? 0) / 2);
    await note({ kind: 'means changed', monthly });
    const debt = await inPlan(person, debtId);
    expect(debt).toMatchObject({ standing: 'not offered', offeredOther: { payment: first.share } });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'not read' });
    await sendsLetter(person, first.id, TODAY);
    expect(await inPlan(person, debtId)).toMatchObject({
      standing: 'waiting',
      offered: { on: TODAY, payment: debt?.payment },
    });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'sent' });
  });

  it('is waited for until its day, also where the person has said that nothing came', async () => {
    const all = await drawnUp();
    const { person, first, debtId } = all;
    await sendsLetter(person, first.id, TODAY);
    await hears(person, first.id, 'none', TODAY);
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'sent' });
    expect(await inPlan(person, debtId)).toMatchObject({ standing: 'waiting' });
    const later = await after(29, all);
    expect(await letters(later.person, debtId)).toMatchObject({ 'pro-rata-offer': 'no answer yet' });
  });

  it('ends with it: in the next plan each offer is to go again', async () => {
    const all = await drawnUp();
    const { person, first, debtId, note, recordId } = all;
    await sendsLetter(person, first.id, TODAY);
    await hears(person, first.id, 'accepted', TODAY);
    test.clock.forward(60_000);
    await note({ kind: 'ended', why: 'left' });
    test.clock.forward(60_000);
    const body = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
    const { plan } = (await person.call(choosePlan, { body })).answer;
    const params = { planId: plan.id };
    await person.call(notePlan, { params, body: { from: 'chosen', to: 'being prepared' } });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'not read' });
    await noting(person, plan.id).note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect(await inPlan(person, debtId)).toMatchObject({ standing: 'not offered', offeredOther: null });
    expect(await letters(person, debtId)).toEqual({ 'pro-rata-offer': 'not read' });
  });

  it('is no offer of a plan where a sum at once was offered', async () => {
    const { person, debtId } = await drawnUp();
    await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '500' } });
    await sendsLetter(person, `full-and-final-offer.${debtId}`, TODAY);
    expect(await inPlan(person, debtId)).toMatchObject({ standing: 'not offered', offeredOther: null });
  });
});

/** Fills in a letter with whatever fits, without saying that it went. */
async function fillsIn(person: Caller, letterId: string): Promise<void> {
  const letter = await letterOf(person, letterId);
  const parts = [
    ...letter.from,
    ...letter.addressee,
    letter.reference,
    ...letter.blocks.flatMap(b => b.lines),
  ];
  for (const { place } of parts.flat()) {
    if (place?.status !== 'fill in') continue;
    const body = { place: place.name, value: 'Some words', was: '' };
    await person.call(editLetter, { params: { letterId }, body });
  }
}
