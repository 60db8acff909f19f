import {
  editLetter,
  myLetter,
  myLetters,
  readLetter,
  takeLetterBack,
} from '@towpath/contracts/api/letters.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'reader', permissions: ['see cases'] },
      { role: 'writer', permissions: ['see cases', 'change cases'] },
    ])
    .execute();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const FILLS = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reason: 'my hours were cut',
};

/** Somebody whose plan is drawn up, with the letter of one of its offers, filled in, and read or not. */
async function withLetter(isRead = true) {
  const one = await repaying(test, staff);
  await one.goesOn();
  await one.note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const { person } = one;
  const { letters } = (await person.call(myLetters, {})).answer;
  const letterId = letters.find(({ to }) => to === 'Kestrel Cards')?.id ?? '';
  const params = { letterId };
  for (const [place, value] of Object.entries({ ...FILLS, reference: 'KC 2281' })) {
    expect((await person.call(editLetter, { params, body: { place, value, was: '' } })).status).toBe(200);
  }
  const mine = async () => (await person.call(myLetter, { params })).answer.letter;
  if (isRead) {
    const { shown } = await mine();
    expect((await person.call(readLetter, { params, body: { shown } })).status).toBe(200);
  }
  const path = `/cases/${person.customerId}/letters`;
  const inCase = async (cookie: string) => (await staff.send('GET', path, undefined, cookie)).body;
  const noteSent = (cookie: string, body: object, id = letterId) =>
    staff.send('POST', `${path}/${id}/sent`, { version: 1, on: TODAY, by: 'post', ...body }, cookie);
  const offered = async () =>
    (await one.mine())?.stands?.debts.find(({ creditor }) => creditor === 'Kestrel Cards')?.offered ?? null;
  return { ...one, params, letter: mine, inCase, noteSent, offered };
}

describe('that a letter went, written down by one of us with the person', () => {
  it('is kept as it was read, with the day, how and who wrote it down, and its offer is in the plan, once however often it is sent (DN-1222)', async () => {
    const { person, letter, inCase, noteSent, offered, mine } = await withLetter();
    const jo = await staff.member();
    const before = await inCase(jo.cookie);
    expect(before.letters).toMatchObject([{ state: { kind: 'read' }, toNote: { version: 1, from: TODAY } }]);
    expect((await noteSent(jo.cookie, {})).status).toBe(204);
    expect((await noteSent(jo.cookie, {})).status).toBe(204);

    const { versions, state } = await letter();
    expect(state.kind).toBe('sent');
    expect(versions).toMatchObject([{ version: 1, sentOn: TODAY, by: 'post', isNotedByUs: true }]);
    expect(await offered()).toMatchObject({ on: TODAY });
    const said = (await mine())?.happened.filter(({ kind }) => kind === 'offers sent');
    expect(said?.map(({ by }) => by)).toEqual(['one of us']);
    const after = await inCase(jo.cookie);
    expect(after.letters[0]).toMatchObject({ toNote: null, versions: [{ notedBy: expect.any(String) }] });
    const { name } = await test.database
      .selectFrom('staff_members')
      .select('name')
      .where('email', '=', jo.email)
      .executeTakeFirstOrThrow();
    expect(after.letters[0].versions[0].notedBy).toBe(name);

    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'letter noted as sent')
      .execute();
    expect(logged).toEqual([{ facts: { letter: expect.any(String), version: 1 } }]);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.filter(({ why }) => why.includes('that you sent a letter'))).toHaveLength(1);
  });

  it('is taken back by its person as what they said themselves, with its offer (DN-1222)', async () => {
    const { person, params, noteSent, offered } = await withLetter();
    const jo = await staff.member();
    expect((await noteSent(jo.cookie, {})).status).toBe(204);
    const back = await person.call(takeLetterBack, { params, body: { version: 1 } });
    expect(back.answer.letter.versions).toMatchObject([{ isNotedByUs: true, takenBackOn: TODAY }]);
    expect(await offered()).toBeNull();
  });

  it('is refused before they have read it, of a day before that or to come, and where no address is in it, in words for us (DN-1223)', async () => {
    const unread = await withLetter(false);
    const jo = await staff.member();
    expect((await unread.inCase(jo.cookie)).letters).toMatchObject([{ toNote: null }]);
    const early = await unread.noteSent(jo.cookie, {});
    expect([early.status, early.body.error?.code]).toEqual([409, 'LETTER_NOT_READ']);
    expect(early.body.error?.message).toContain('They read it first');
    expect((await unread.letter()).versions).toEqual([]);

    const { noteSent, letter } = await withLetter();
    for (const on of ['2026-11-22', '2026-11-24', 'soon']) {
      const { status, body } = await noteSent(jo.cookie, { on });
      expect([status, JSON.stringify(body)], on).toEqual([400, expect.stringContaining('"on"')]);
    }
    expect((await noteSent(jo.cookie, { by: 'pigeon' })).status).toBe(400);
    expect((await noteSent(jo.cookie, { version: 2 })).status).toBe(409);
    expect((await letter()).versions).toEqual([]);
  });

  it('is written down by who may change cases alone, and of no letter of another (DN-1223)', async () => {
    const [one, other] = [await withLetter(), await withLetter()];
    const reader = await staff.member('reader');
    expect((await one.noteSent(reader.cookie, {})).status).toBe(404);
    const writer = await staff.member('writer');
    const { letters } = await other.inCase(writer.cookie);
    expect((await one.noteSent(writer.cookie, {}, `holding-request.${letters[0].id}`)).status).toBe(404);
    expect((await one.noteSent(writer.cookie, {})).status).toBe(204);
    expect((await other.letter()).versions).toEqual([]);
  });
});
