import { randomUUID } from 'node:crypto';
import { addDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import {
  addPaperPhoto,
  paperPhotoFile,
  paperPhotos,
  removePaperPhoto,
} from '@towpath/contracts/api/paperPhotos.ts';
import { LARGEST_PHOTO, MOST_PHOTOS, PHOTO_MESSAGES } from '@towpath/domain/people/paperPhoto.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealColumn } from '../../../platform/keys/reseal.ts';
import { atAdvice } from '../../../testing/adviceJourney.ts';
import { comingBackIn } from '../../../testing/comingBack.ts';
import { JPEG, PNG } from '../../../testing/paperPhoto.ts';
import { customer, guest, type Person } from '../../../testing/person.ts';
import { staffIn } from '../../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { SEALED_PAPERS } from '../sealed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values([{ role: 'reader', permissions: ['see cases'] }])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { bringing, heldOf } = comingBackIn(() => test);

type Sent = { readonly words?: string; readonly debtId?: string | null; readonly file?: Buffer };

/** Sends a paper; the same id is the same paper. */
function send(
  person: Person,
  { words = 'Letter from the council', debtId = null, file = PNG }: Sent,
  photoId: string = randomUUID(),
) {
  const body = { words, debtId, file: file.toString('base64') };
  return person.call(addPaperPhoto, { params: { photoId }, body });
}

const listOf = async (person: Person) => (await person.call(paperPhotos, {})).answer.photos;
const rowsOf = ({ customerId }: Person) =>
  test.database.selectFrom('paper_photos').selectAll().where('customer_id', '=', customerId).execute();

describe('a paper that a person sends', () => {
  it('is among their papers as it came, with what they say it is and the debt it is about (DN-710)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    const debt = (await person.call(myDebts, {})).answer.debts[0];
    await send(person, { file: JPEG });
    test.clock.forward(1000);
    const { answer } = await send(person, { words: ' My  rent letter ', debtId: debt?.id ?? '' });
    expect(await listOf(person)).toEqual([
      answer,
      expect.objectContaining({ words: 'Letter from the council', about: null, kind: 'jpeg' }),
    ]);
    expect(answer).toMatchObject({
      words: 'My rent letter',
      about: { debtId: debt?.id, name: debt?.initialCreditorName },
      kind: 'png',
      bytes: PNG.length,
    });
    const file = await person.call(paperPhotoFile, { params: { photoId: answer.id } });
    expect(file.bytes.equals(PNG)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="paper-${answer.addedOn}.png"`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/u),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('lies sealed, file and words, and is sealed anew with a new key as it is (DN-712)', async () => {
    const person = await guest(test);
    await send(person, { words: 'From the hospital' });
    const stored = async () => {
      const [row] = await rowsOf(person);
      if (!row) throw new Error('Nothing is kept.');
      return row;
    };
    const before = await stored();
    expect(before.sealed_file.includes(PNG.subarray(8))).toBe(false);
    expect(before.sealed_words.toString('latin1')).not.toContain('hospital');
    const ring = { ...test.config.healthDataKey, current: 'another key, long enough for it' };
    const both = { ...ring, older: [test.config.healthDataKey.current] };
    const [words, file] = SEALED_PAPERS;
    if (!words || !file) throw new Error('Nothing is sealed.');
    expect((await resealColumn(test.database, both, file)).changed).toBeGreaterThan(0);
    expect((await stored()).sealed_file.equals(before.sealed_file)).toBe(false);
    // And back again, as it was read before.
    const back = { ...test.config.healthDataKey, older: [ring.current] };
    expect((await resealColumn(test.database, back, file)).shut).toBe(0);
    const read = await person.call(paperPhotoFile, { params: { photoId: before.id } });
    expect(read.bytes.equals(PNG)).toBe(true);
  });

  it('is kept once, however often and however much at once it is sent (DN-713)', async () => {
    const person = await guest(test);
    const photoId = randomUUID();
    const sent = await Promise.all([send(person, {}, photoId), send(person, {}, photoId)]);
    sent.push(await send(person, { words: 'My rent letter' }, photoId.toUpperCase()));
    expect(sent.map(({ answer }) => answer.id)).toEqual(Array(3).fill(photoId));
    expect(await rowsOf(person)).toHaveLength(1);
    // What was put right before it was tried again is what is kept.
    expect((await listOf(person))[0]?.words).toBe('My rent letter');
  });

  it('is refused with the words at its field where it is no photo, or has no words (DN-711)', async () => {
    const person = await guest(test);
    const page = await send(person, { file: Buffer.from('<html><script>alert(1)</script>'), words: ' ' });
    expect([page.status, page.error.fields]).toEqual([
      400,
      [
        { field: 'file', message: PHOTO_MESSAGES.otherKind },
        { field: 'words', message: PHOTO_MESSAGES.noWords },
      ],
    ]);
    const large = await send(person, { file: Buffer.alloc(LARGEST_PHOTO + 1, PNG) });
    expect(large.error.fields).toEqual([{ field: 'file', message: PHOTO_MESSAGES.tooLarge }]);
    expect((await send(person, { file: Buffer.alloc(LARGEST_PHOTO * 2) })).status).toBe(413);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('is refused at its field where the file does not open, or the debt is not in their list (DN-939, DN-940)', async () => {
    const [person, other] = [await guest(test), await atAdvice(test, { debt: { currentBalance: 9000 } })];
    const cut = await send(person, { file: JPEG.subarray(0, -2) });
    expect([cut.status, cut.error.fields]).toEqual([
      400,
      [{ field: 'file', message: PHOTO_MESSAGES.broken }],
    ]);
    const theirs = (await other.call(myDebts, {})).answer.debts[0]?.id ?? '';
    for (const debtId of [theirs, 'none', '']) {
      const { status, error } = await send(person, { debtId });
      expect([status, error.fields]).toEqual([400, [{ field: 'debtId', message: PHOTO_MESSAGES.noDebt }]]);
    }
    expect(await rowsOf(person)).toEqual([]);
  });

  it('can be as large as the limit says, where every other call takes no more than before (DN-711)', async () => {
    const person = await guest(test);
    const file = Buffer.alloc(LARGEST_PHOTO);
    PNG.copy(file);
    const { answer } = await send(person, { file });
    const read = await person.call(paperPhotoFile, { params: { photoId: answer.id } });
    expect(read.bytes.equals(file)).toBe(true);
    const elsewhere = await person.call(addDebt, {
      query: { stepId: 'debts' },
      body: { initialCreditorName: 'x'.repeat(70 * 1024) } as never,
    });
    expect(elsewhere.status).toBe(413);
    // Who may not send one is turned away before it is read.
    const stranger = await test.call(addPaperPhoto, {
      params: { photoId: randomUUID() },
      body: { words: 'x', debtId: null, file: Buffer.alloc(LARGEST_PHOTO * 2).toString('base64') },
    });
    expect(stranger.status).toBe(401);
  });

  it('is one of so many at most (DN-711)', async () => {
    const person = await guest(test);
    for (let sent = 0; sent < MOST_PHOTOS; sent += 1) expect((await send(person, {})).status).toBe(200);
    expect((await send(person, {})).error.fields).toEqual([{ field: 'file', message: PHOTO_MESSAGES.full }]);
    expect(await rowsOf(person)).toHaveLength(MOST_PHOTOS);
    expect(PHOTO_MESSAGES.full).toContain(String(MOST_PHOTOS));
  });

  it('is nobody else’s to read or to take away (DN-712)', async () => {
    const [owner, other] = [await guest(test), await customer(test)];
    const params = { photoId: (await send(owner, {})).answer.id };
    for (const call of [paperPhotoFile, removePaperPhoto]) {
      expect((await other.call(call, { params })).error.code).toBe('NOT_FOUND');
    }
    expect(await listOf(other)).toEqual([]);
    // The same id is another’s own paper.
    await send(other, { words: 'Mine' }, params.photoId);
    expect((await listOf(owner))[0]?.words).toBe('Letter from the council');
  });

  it('is gone with its file once it is taken away (DN-714)', async () => {
    const person = await guest(test);
    const params = { photoId: (await send(person, {})).answer.id };
    expect((await person.call(removePaperPhoto, { params })).status).toBe(204);
    expect([await listOf(person), await rowsOf(person)]).toEqual([[], []]);
    for (const call of [paperPhotoFile, removePaperPhoto]) {
      expect((await person.call(call, { params })).status).toBe(404);
    }
  });

  it('comes along to the account beside what it has, is in the copy, and goes with the person (DN-714)', async () => {
    const [someone, account] = [await guest(test), await customer(test)];
    await send(account, { words: 'Mine' });
    const { id } = (await send(someone, { words: 'From before' })).answer;
    expect((await bringing(someone, account)).status).toBe(200);
    expect((await listOf(account)).map(({ words }) => words)).toEqual(
      expect.arrayContaining(['From before', 'Mine']),
    );
    const read = await account.call(paperPhotoFile, { params: { photoId: id } });
    expect(read.bytes.equals(PNG)).toBe(true);
    const rows = (await heldOf(account.customerId)).paper_photos as Record<string, unknown>[];
    expect(rows.find(row => row['id'] === id)).toMatchObject({ said: { words: 'From before' } });
    await test.database.deleteFrom('customers').where('id', '=', account.customerId).execute();
    expect(await rowsOf(account)).toEqual([]);
  });
});

describe('in the case', () => {
  it('an adviser sees and opens it, which is in both logs; who may not see health reads that there is one (DN-715)', async () => {
    const { cookie } = await staff.member();
    const reader = await staff.member('reader');
    const person = await atAdvice(test);
    const photo = (await send(person, {})).answer;
    const path = `/cases/${person.customerId}/papers`;
    const read = (by: string) => staff.send('GET', path, undefined, by);
    const open = (by: string, id: string = photo.id) =>
      test.app.inject({
        url: `/staff/api${path}/photos/${id}`,
        headers: { cookie: `staffSession=${by}` },
      });
    expect((await read(cookie)).body).toMatchObject({ photos: [photo], photosWithheld: 0 });
    expect((await read(reader.cookie)).body).toMatchObject({ photos: [], photosWithheld: 1 });
    expect((await open(reader.cookie)).statusCode).toBe(404);
    const opened = await open(cookie);
    expect(opened.rawPayload.equals(PNG)).toBe(true);
    expect(opened.headers['content-security-policy']).toMatch(/sandbox$/u);
    expect((await open(cookie, randomUUID())).statusCode).toBe(404);
    const other = await guest(test);
    expect((await open(cookie, (await send(other, {})).answer.id)).statusCode).toBe(404);
    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'paper opened')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(logged[0]?.facts).toMatchObject({ paper: 'photo' });
    expect((await person.call(myOwnData, {})).answer.looks.length).toBeGreaterThan(0);
  });
});
