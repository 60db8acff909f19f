import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { saidIn } from '../../testing/letterWriting.ts';
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
const TODAY = '2026-11-23';

/** Somebody whose offers went, and who has paid all that was owed to the first lenders of their plan. */
async function paidOff(count: number) {
  const one = await drawnUp(test, staff, '2027-01-05');
  for (const { id } of one.debts) await sendsLetter(one.person, `pro-rata-offer.${id}`, TODAY);
  const paid = one.debts.slice(0, count);
  for (const { id } of paid) {
    await one.note({ kind: 'balance put right', on: TODAY, debtId: id, balance: 0, why: 'statement' });
  }
  const letterOf = (at: number) => `paid-in-full.${paid[at]?.id}`;
  const seen = async () => {
    const [{ stands }, { oneThing, dates }, pack] = await Promise.all([
      one.mine().then(read => ({ stands: read?.stands })),
      one.person.call(myDashboard, {}).then(({ answer }) => answer),
      one.person.call(myLetters, {}).then(({ answer }) => answer),
    ]);
    return { stands, oneThing, titles: dates.map(({ title }) => title), pack };
  };
  return { ...one, paid, letterOf, seen };
}

describe('a debt that its plan has paid off', () => {
  it('leads to the letter that asks to have that in writing, from plan, dashboard and letters (DN-1700, DN-1702)', async () => {
    const { paid, letterOf, seen, person, planId } = await paidOff(1);
    const { stands, titles, pack } = await seen();
    expect(stands?.tasks).toContain('ask for last letters');
    expect(stands?.debts.find(({ id }) => id === paid[0]?.id)).toMatchObject({
      standing: 'paid off',
      next: { step: 'ask for a last letter', who: 'you' },
    });
    expect(titles).toContain(`Paid off: ${paid[0]?.creditor}`);
    expect(pack.letters.map(({ id }) => id)).toContain(letterOf(0));
    // What they would have got goes to the others: it is not left over.
    expect(pack.offers?.says).toMatch(/Your plan gives them £\d+ on top/u);
    expect(JSON.stringify(pack.notToSend)).not.toContain('nothing to write');
    const { letter } = (await person.call(myLetter, { params: { letterId: letterOf(0) } })).answer;
    expect(letter.stops).toBeNull();
    expect(saidIn(letter)).toContain('nothing more is owed');
    expect(saidIn(letter)).toContain('put my credit file right');
    expect(saidIn(letter)).not.toContain('£');
    const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
    expect(text.replace(/\s+/gu, ' ')).toContain('to say in writing that nothing is left to pay');
  });

  it('is not asked about again once that letter went, and its answer is waited for (DN-1700)', async () => {
    const { person, paid, letterOf, seen, planId } = await paidOff(1);
    await sendsLetter(person, letterOf(0), TODAY);
    const { stands, titles, pack } = await seen();
    expect(stands?.tasks).not.toContain('ask for last letters');
    expect(stands?.debts.find(({ id }) => id === paid[0]?.id)).toMatchObject({
      lastLetterOn: TODAY,
      next: { step: 'nothing' },
    });
    expect(titles).not.toContain(`Paid off: ${paid[0]?.creditor}`);
    expect(pack.letters.find(({ id }) => id === letterOf(0))?.state.kind).toBe('sent');
    const waits = async (who = person) => (await who.call(myDashboard, {})).answer.waits;
    const what = 'Answers your letter “Paid in full”';
    expect(await waits()).toContainEqual(expect.objectContaining({ who: paid[0]?.creditor, what }));
    await hears(person, letterOf(0), 'accepted', TODAY);
    expect((await waits()).map(one => one.what)).not.toContain(what);
    expect((await noting(person, planId).mine())?.stands?.sums.owed).toBeGreaterThan(0);
  });
});

describe('a plan of which all is paid', () => {
  it('asks for the letters first, then to be closed (DN-1701)', async () => {
    const { person, paid, letterOf, seen, note, planId } = await paidOff(4);
    const before = await seen();
    expect(before.oneThing).toMatchObject({ heading: 'Ask your 4 lenders for a last letter' });
    expect(before.titles).not.toContain('Your plan: nothing is left to pay');
    for (const at of [0, 1, 2]) await sendsLetter(person, letterOf(at), TODAY);
    expect((await seen()).oneThing).toMatchObject({
      heading: `Ask ${paid[3]?.creditor} for a last letter`,
      letter: { debtId: paid[3]?.id },
    });
    await sendsLetter(person, letterOf(3), TODAY);
    expect((await seen()).oneThing).toMatchObject({ heading: 'Close your plan', leadsTo: 'plan' });
    expect((await note({ kind: 'ended', why: 'paid' })).status).toBe(200);
    expect(await noting(person, planId).mine()).toBeNull();
  });

  it('has the letters among those of its person once it was closed without them (DN-1701)', async () => {
    const { person, letterOf, note } = await paidOff(4);
    await sendsLetter(person, letterOf(0), TODAY);
    expect((await note({ kind: 'ended', why: 'paid' })).status).toBe(200);
    const later = await daysLater(test, person);
    const { letters } = (await later.call(myLetters, {})).answer;
    const kinds = letters
      .filter(({ id }) => id.startsWith('paid-in-full'))
      .map(({ state }) => state.kind)
      .toSorted();
    expect(kinds).toEqual(['not read', 'not read', 'not read', 'sent']);
    const { oneThing } = (await later.call(myDashboard, {})).answer;
    expect(oneThing).toBeNull();
  });
});

it('is no letter about a debt that was written off, or was not theirs (DN-1700)', async () => {
  const { person, note, debts } = await drawnUp(test, staff);
  const [first, second] = debts.map(({ id }) => id);
  await note({ kind: 'closed', on: TODAY, debtId: first ?? '', why: 'written off' });
  await note({ kind: 'closed', on: TODAY, debtId: second ?? '', why: 'found wrong' });
  const { letters, others } = (await person.call(myLetters, {})).answer;
  expect([...letters, ...others].filter(({ id }) => id.startsWith('paid-in-full'))).toEqual([]);
});
