import { myDebts } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { giveAnswer } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { open, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const place = (field: string, entry: string | null = null, part: string | null = null) => ({
  field,
  entry,
  part,
});
const home = { line1: '4 Lock Lane', line2: '', town: 'Leeds', county: '', postcode: 'LS1 1AA', country: '' };
const theirs = { ...home, line1: 'PO Box 118', town: 'Ely', postcode: 'CB7 4AA' };
const HOME = '4 Lock Lane\nLeeds\nLS1 1AA';
const THEIRS = 'PO Box 118\nEly\nCB7 4AA';

/** Somebody who fills in the form of a Breathing Space, and the letter about their card. */
async function fillingIn() {
  const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  (await chooses(person, { recordId, shortName: 'BS' })).answer;
  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  const { letters, others } = (await person.call(myLetters, {})).answer;
  const letterId = [...letters, ...others].find(({ id }) => id.endsWith(debtId))?.id ?? '';
  const gives = async (at: ReturnType<typeof place>, value: Parameters<typeof giveAnswer>[2]) =>
    (await giveAnswer(person, at, value)).answer;
  return { person, letterId, entry: `debt:${debtId}`, gives };
}

/** What stands at the places of a letter; an empty text where it has to be filled in. */
async function places(person: Walker, letterId: string) {
  const { from, addressee, reference } = await open(person, letterId);
  return JSON.stringify([from, addressee, reference]);
}

describe('what was given in a form for what they apply for', () => {
  it('stands in the letters, and what is typed there after it counts until the form says something else (DN-1466)', async () => {
    const { person, letterId, entry, gives } = await fillingIn();
    expect(await places(person, letterId)).not.toContain('Lock Lane');
    await gives(place('debts', entry, 'reference'), 'KC 2281');
    await gives(place('debts', entry, 'creditorAddress'), theirs);
    await gives(place('isAddressHidden'), false);
    await gives(place('homeAddress'), home);
    const begun = await places(person, letterId);
    for (const text of ['KC 2281', 'PO Box 118', '4 Lock Lane']) expect(begun).toContain(text);
    const { status } = await write(person, letterId, 'creditorAddress', 'PO Box 9\nEly CB7 4AA', THEIRS);
    expect(status).toBe(200);
    expect(await places(person, letterId)).toContain('PO Box 9');
    expect((await write(person, letterId, 'reference', 'KC 9', 'KC 2281')).status).toBe(200);
    expect(await places(person, letterId)).toContain('KC 9');
    await gives(place('debts', entry, 'creditorAddress'), { ...theirs, line1: 'PO Box 200' });
    const since = await places(person, letterId);
    expect(since).toContain('PO Box 200');
    expect(since).not.toContain('PO Box 9');
    expect(since).toContain('KC 9');
  });

  it('never brings an address into a letter that somebody must not see, not one that was typed there before either (DN-1467)', async () => {
    const { person, letterId, gives } = await fillingIn();
    await gives(place('homeAddress'), home);
    // Nobody has said yet that it may be seen.
    expect(await places(person, letterId)).not.toContain('Lock Lane');
    await gives(place('isAddressHidden'), false);
    expect(await places(person, letterId)).toContain('Lock Lane');
    const typed = await write(person, letterId, 'address', `Flat 2\n${HOME}`, HOME);
    expect(typed.status).toBe(200);
    await gives(place('isAddressHidden'), true);
    expect(await places(person, letterId)).not.toContain('Lock Lane');
    // What they type after that is where they want to be written to.
    const careOf = 'c/o The Law Centre\nLeeds LS1 2AB';
    expect((await write(person, letterId, 'address', careOf)).status).toBe(200);
    const letter = await places(person, letterId);
    expect(letter).toContain('The Law Centre');
    expect(letter).not.toContain('Lock Lane');
  });
});
