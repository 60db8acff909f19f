import { type Letter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt, hears } from '../../testing/letters.ts';
import { fillIn, open, read, saidIn, send, withLetter, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const today = () => test.clock.now().toISOString().slice(0, 10);

/** Somebody whose offer went, with what it said, and whose share is smaller since: another debt came. */
async function sentAndChangedSince() {
  const { person, letterId } = await withLetter(test, 3000);
  const went = await fillIn(person, letterId);
  (await read(person, letterId, went)).answer;
  (await send(person, letterId, went, today())).answer;
  await addsDebt(person, { initialCreditorName: 'Quickstep Loans', currentBalance: 3000 });
  const inList = async () =>
    (await person.call(myLetters, {})).answer.letters.find(({ id }) => id === letterId);
  return { person, letterId, went, inList };
}

const saidAsSent = (letter: Letter) => (letter.asSent ? saidIn({ ...letter, ...letter.asSent }) : null);

describe('a letter that stands as sent', () => {
  it('is named with the sum that went and shown as it went, and beside it as it would go today (DN-1650)', async () => {
    const { person, letterId, went, inList } = await sentAndChangedSince();
    const now = await open(person, letterId);
    expect(now.title).toBe(went.title);
    expect(now.share).toBe(went.share);
    expect(await inList()).toMatchObject({ title: went.title, share: went.share, state: { kind: 'sent' } });
    expect(saidAsSent(now)).toBe(saidIn(went));
    expect(now.asSent?.date).toBe(went.date);
    // Today another sum would go, on the new letter.
    expect(saidIn(now)).not.toBe(saidIn(went));
    const { offers } = (await person.call(myLetters, {})).answer;
    expect(offers?.shares).toContain(went.share);
  });

  it('is a new letter once it is changed, with the sum of today, and as it went again once that went (DN-1650)', async () => {
    const { person, letterId, went, inList } = await sentAndChangedSince();
    (await write(person, letterId, 'reason', 'my hours were cut again', 'my hours were cut')).answer;
    const anew = await open(person, letterId);
    expect(anew).toMatchObject({ asSent: null, state: { kind: 'not read' } });
    expect(anew.share).toBeLessThan(went.share ?? 0);
    expect((await inList())?.title).toBe(anew.title);
    (await read(person, letterId, anew)).answer;
    (await send(person, letterId, anew, today())).answer;
    await hears(person, letterId, 'accepted', today(), 2);
    const heard = await open(person, letterId);
    expect(heard.state.kind).toBe('answered');
    expect(saidAsSent(heard)).toBe(saidIn(anew));
    expect(heard.versions).toHaveLength(2);
  });
});
