import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hears, letterKinds, sendsLetter } from '../../testing/letters.ts';
import { open, saidIn, write } from '../../testing/letterWriting.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose offers of a plan of £240 went, and the lender of the second largest debt. */
async function offered() {
  const all = await drawnUp(test, staff);
  const debtIds = all.debts.map(({ id }) => id);
  await all.note({ kind: 'offers sent', on: TODAY, debtIds });
  const debtId = all.debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
  const reply = `pro-rata-more-asked.${debtId}`;
  const pack = async () => (await all.person.call(myLetters, {})).answer.letters;
  return { ...all, debtId, reply, pack };
}

describe('the letter to a lender who asks for more', () => {
  it('names their sum, says why not, and makes the same offer again: nobody said no (DN-1640)', async () => {
    const { person, note, mine, debtId, reply, pack } = await offered();
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'asks for more', sum: 50_00 });
    expect((await mine())?.stands?.debts.find(({ id }) => id === debtId)?.next.step).toBe(
      'show them your budget',
    );
    const about = (await pack()).filter(({ id }) => id.endsWith(debtId));
    expect(about.map(({ id, title }) => [id, title])).toContainEqual([reply, 'Reply, £19 a month']);
    const letter = await open(person, reply);
    expect(letter.stops).toBeNull();
    const says = saidIn(letter);
    expect(says).toContain('You ask for £50 a month. I cannot pay that.');
    expect(says).toContain('I have £240 a month for all that I owe');
    expect(says).toContain('Your fair share is £19.');
    expect(says).toContain('So my offer stays £19 a month.');
    expect(says).not.toMatch(/refused|look at it again/u);
    expect(await letterKinds(person)).not.toContain('pro-rata-second-try');
    expect(await letterKinds(person)).not.toContain('offer-refused');
  });

  it('asks for their sum where only the letter was told, and does without one they did not name (DN-1640)', async () => {
    const { person, note, debtId, reply } = await offered();
    expect((await note({ kind: 'taken back', entry: 2 })).status).toBe(200);
    await sendsLetter(person, `pro-rata-offer.${debtId}`, TODAY);
    await hears(person, `pro-rata-offer.${debtId}`, 'asks for more', TODAY);
    expect(saidIn(await open(person, reply))).not.toContain('You ask for more than I offered');
    (await write(person, reply, 'askedFor', '', '')).answer;
    expect(saidIn(await open(person, reply))).toContain(
      'You ask for more than I offered. I cannot pay more.',
    );
  });

  it('went as the offer that stands once it is said to have gone, and a no to it is a no (DN-1640)', async () => {
    const { person, note, mine, debtId, reply, pack } = await offered();
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'asks for more', sum: 50_00 });
    test.clock.forward(60_000);
    await sendsLetter(person, reply, TODAY);
    const now = async () => (await mine())?.stands?.debts.find(({ id }) => id === debtId);
    expect(await now()).toMatchObject({ standing: 'waiting', payment: 19_00 });
    expect((await pack()).find(({ id }) => id === reply)?.state.kind).toBe('sent');
    await hears(person, reply, 'refused', TODAY);
    expect(await now()).toMatchObject({ standing: 'refuses' });
    expect((await pack()).map(({ id }) => id)).toContain(`pro-rata-second-try.${debtId}`);
  });
});
