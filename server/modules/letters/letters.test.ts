import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import {
  allLettersDocx,
  allLettersPdf,
  emailLetters,
  letterDocx,
  letterPdf,
} from '@towpath/contracts/api/letterFiles.ts';
import { answerLetter, attachBudget, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import {
  ADDRESSES,
  fillIn,
  open,
  read,
  saidIn,
  send,
  withLetter,
  write,
} from '../../testing/letterWriting.ts';
import { readDocx } from '../../testing/readDocx.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const today = () => test.clock.now().toISOString().slice(0, 10);

describe('the letters of a plan', () => {
  it('are one for each debt, with what was told, and places for what was not (DN-110)', async () => {
    const { person, letterId } = await withLetter(test);
    const letter = await open(person, letterId);
    expect(letter.to).toBe('Kestrel Cards');
    expect(letter.state).toEqual({ kind: 'fill in', toFillIn: 4, on: null });
    expect(saidIn(letter)).toContain('I owe you £9,000.');
    expect(letter.budget).toBe('can attach');
    const { offers } = (await person.call(myLetters, {})).answer;
    expect(offers).toMatchObject({ shares: [240_00], total: 240_00 });
    expect(offers?.says).toContain('all that you have');
  });

  it('take what is written into a place, and the next letter has addresses and references too (DN-111)', async () => {
    const { person, letterId } = await withLetter(test);
    const letter = await fillIn(person, letterId);
    expect(letter.state.kind).toBe('not read');
    expect(saidIn(letter)).toContain('because my hours were cut.');
    const { others } = (await person.call(myLetters, {})).answer;
    const other = await open(person, others.find(({ name }) => name === 'Ask them to wait')?.id ?? '');
    expect(saidIn(other)).toContain('PO Box 118');
    expect(saidIn(other)).toContain('14 Tannery Row');
    expect(saidIn(other)).toContain('Account KC 2281');
    // A reason is each letter's own.
    expect(other.state.toFillIn).toBe(1);
  });

  it('leave out what the person says there is none of, and take it back (DN-111)', async () => {
    const { person, letterId } = await withLetter(test);
    const { letter } = (await write(person, letterId, 'reason', '')).answer;
    expect(saidIn(letter)).toMatch(/pay the full amount at the moment\. /u);
    expect(letter.leftOut.map(({ place }) => place?.name)).toEqual(['reason']);
    expect((await write(person, letterId, 'reason', 'I am between jobs')).answer.letter.leftOut).toEqual([]);
  });

  it('refuse at its place what cannot stand there (DN-111, DN-480)', async () => {
    const { person, letterId } = await withLetter(test);
    const { share } = await open(person, letterId);
    expect(share).toBe(240_00);
    for (const [place, value] of [
      ['share', 'some'],
      ['firstPayment', '31 February'],
      ['firstPayment', '1 January 1999'],
      ['answerBy', '1 January 1998'],
      ['share', '£999,999'],
      ['reason', 'x'.repeat(301)],
      ['balance', '£5'],
      ['nowhere', 'x'],
    ] as const) {
      const refused = await write(person, letterId, place, value);
      expect([refused.status, refused.error?.code], place).toEqual([400, 'VALIDATION_FAILED']);
    }
    const less = await write(person, letterId, 'share', '200', '£240');
    expect(less.answer.letter.share).toBe(200_00);
  });

  it('say of a place that another window wrote that it has changed; the same again is no change (DN-112)', async () => {
    const { person, letterId } = await withLetter(test);
    expect((await write(person, letterId, 'reason', 'first')).status).toBe(200);
    const second = await write(person, letterId, 'reason', 'second');
    expect([second.status, second.error?.code]).toEqual([409, 'LETTER_CHANGED_ELSEWHERE']);
    expect((await write(person, letterId, 'reason', 'first')).status).toBe(200);
    expect((await write(person, letterId, 'reason', 'second', 'first')).status).toBe(200);
    const both = await Promise.all([
      write(person, letterId, 'reference', 'A1'),
      write(person, letterId, 'address', ADDRESSES.address),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open(person, letterId)).state.toFillIn).toBe(1);
  });
});

describe('a letter that is read and sent', () => {
  it('is not read before all is filled in, nor as it no longer is (DN-113)', async () => {
    const { person, letterId } = await withLetter(test);
    const before = await open(person, letterId);
    expect((await read(person, letterId, before)).error?.code).toBe('LETTER_HAS_GAPS');
    const filled = await fillIn(person, letterId);
    expect((await read(person, letterId, before)).error?.code).toBe('LETTER_HAS_CHANGED');
    expect((await send(person, letterId, filled, today())).error?.code).toBe('LETTER_NOT_READ');
    expect((await read(person, letterId, filled)).answer.letter.state.kind).toBe('read');
  });

  it('asks to be read again once a debt has changed, and a week later (DN-114)', async () => {
    const { person, letterId } = await withLetter(test);
    const readIt = await read(person, letterId, await fillIn(person, letterId));
    expect(readIt.answer.letter.state.kind).toBe('read');
    const [debt] = (await person.call(myDebts, {})).answer.debts;
    await person.call(changeDebt, {
      params: { debtId: debt?.id ?? '' },
      body: { currentBalance: 8000 } as never,
    });
    const changed = await open(person, letterId);
    expect(changed.state.kind).toBe('read again');
    expect(saidIn(changed)).toContain('I owe you £8,000.');
    expect((await send(person, letterId, changed, today())).error?.code).toBe('LETTER_NOT_READ');
  });

  it('is kept as it went, with the day to expect an answer, and what came (DN-115, DN-116, DN-1100)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    const late = await send(person, letterId, filled, '2030-01-01');
    expect([late.status, late.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    const sent = await send(person, letterId, filled, today());
    expect(sent.answer.letter.state).toMatchObject({ kind: 'sent', on: today() });
    expect([filled.wentOn, sent.answer.letter.wentOn]).toEqual([null, today()]);
    const [version] = sent.answer.letter.versions;
    expect(version).toMatchObject({ version: 1, by: 'post', sentOn: today(), answer: null });
    expect(String(version?.answerBy) > today()).toBe(true);
    // Pressed twice, it went once.
    expect((await send(person, letterId, filled, today())).answer.letter.versions).toHaveLength(1);
    const answered = await person.call(answerLetter, {
      params: { letterId },
      body: { version: 1, answer: 'accepted', on: today() },
    });
    expect(answered.answer.letter.state).toMatchObject({ kind: 'answered', on: today() });
    // Changed afterwards it is a version of its own, and the first stays as it was.
    await write(person, letterId, 'reason', 'I lost my job', 'my hours were cut');
    const next = await open(person, letterId);
    expect([next.state.kind, next.wentOn]).toEqual(['not read', today()]);
    await read(person, letterId, next);
    const second = await send(person, letterId, next, today());
    expect(second.answer.letter.versions.map(one => one.version)).toEqual([2, 1]);
    const old = await person.call(letterPdf, { params: { letterId }, query: { version: '1' } });
    expect((await readPdf(old.bytes)).text).toContain('my hours were cut');
    const none = await person.call(letterPdf, { params: { letterId }, query: { version: '3' } });
    expect(none.status).toBe(404);
  });

  it('says what to do once its day has gone, or nothing came (DN-116)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    await send(person, letterId, filled, today());
    const none = await person.call(answerLetter, {
      params: { letterId },
      body: { version: 1, answer: 'none', on: today() },
    });
    expect(none.answer.letter.state.kind).toBe('no answer yet');
    expect(none.answer.letter.ifSilent).not.toBe('');
  });
});

describe('a letter as a file', () => {
  it('is a PDF with the budget where that is attached, and a DOCX (DN-117)', async () => {
    const { person, letterId } = await withLetter(test);
    await fillIn(person, letterId);
    const params = { letterId };
    const plain = await readPdf((await person.call(letterPdf, { params, query: {} })).bytes);
    expect(plain.pages).toHaveLength(1);
    expect(plain.text).not.toContain('My budget is attached');
    const attached = await person.call(attachBudget, { params, body: { isAttached: true } });
    expect(attached.answer.letter.budget).toBe('attached');
    const both = await readPdf((await person.call(letterPdf, { params, query: {} })).bytes);
    expect(both.pages.length).toBeGreaterThan(1);
    expect(both.text).toContain('My budget is attached');
    const docx = readDocx((await person.call(letterDocx, { params, query: {} })).bytes);
    expect(docx.paragraphs.map(({ text }) => text)).toContain('Account KC 2281');
    // Nothing but a cell without a sum is empty.
    const cells = docx.tables.flatMap(({ head, rows }) => [...head, ...rows].flat());
    const empty = (texts: readonly string[]) => texts.filter(text => text === '').length;
    expect(empty(docx.paragraphs.map(({ text }) => text))).toBe(empty(cells));
  });

  it('shows what is to be filled in, and comes with all others at once (DN-117)', async () => {
    const { person } = await withLetter(test);
    const pdf = await readPdf((await person.call(allLettersPdf, {})).bytes);
    expect(pdf.text).toContain('[their address]');
    const docx = readDocx((await person.call(allLettersDocx, {})).bytes);
    expect(docx.sections).toBe(1);
  });

  it('is mailed to the person alone, and the mail says nothing of it (DN-118)', async () => {
    const { person, letterId } = await withLetter(test);
    const asked = await person.call(emailLetters, { body: { letterId } });
    expect(asked.answer.sentTo).toContain('•••');
    await test.app.outbox.drain();
    const mail = (await test.mails()).at(-1);
    expect(JSON.stringify({ ...mail, attachments: [] })).not.toContain('Kestrel');
    const [file] = mail?.attachments ?? [];
    expect((await readPdf(file?.content as Buffer)).text).toContain('Kestrel Cards');
  });
});

describe('a letter that is not for sending', () => {
  it('says so of a debt that needs advice first by now, or is deleted, and nothing is lost (DN-119, DN-930)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    const params = { debtId: letterId.split('.')[1] ?? '' };
    const change = (body: object) => person.call(changeDebt, { params, body: body as never });
    await change({ isDisputed: true });
    const disputed = await open(person, letterId);
    expect(disputed.stops).toContain('Ask us first');
    expect(saidIn(disputed)).toContain('my hours were cut');
    expect((await send(person, letterId, disputed, today())).error?.code).toBe('LETTER_NOT_TO_SEND');
    expect((await write(person, letterId, 'reason', 'x', 'my hours were cut')).status).toBe(409);
    const { letters, notToSend } = (await person.call(myLetters, {})).answer;
    expect(letters.find(({ id }) => id === letterId)?.state.kind).toBe('not to send');
    expect(notToSend).toEqual([]);
    await change({ isDeleted: true });
    const gone = await person.call(myLetter, { params: { letterId } });
    expect([gone.status, gone.error?.message]).toEqual([
      404,
      'This debt is not on your list any more, so there is nothing to send about it.',
    ]);
  });

  it('is still there as it went, once its debt is deleted (DN-115)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    await send(person, letterId, filled, today());
    const params = { debtId: letterId.split('.')[1] ?? '' };
    await person.call(changeDebt, { params, body: { isDeleted: true } });
    const { letters } = (await person.call(myLetters, {})).answer;
    expect(letters.map(({ id, state }) => [id, state.kind])).toEqual([[letterId, 'sent']]);
    const gone = await open(person, letterId);
    expect(saidIn(gone)).toContain('my hours were cut');
    expect(gone.stops).toContain('not on your list');
  });

  it('cannot be changed once the session is closed, and can still be kept (DN-119)', async () => {
    const { person, letterId } = await withLetter(test);
    await test.database
      .updateTable('journeys')
      .set({ status: 'Completed Offline' })
      .where('customer_id', '=', person.customerId)
      .execute();
    const refused = await write(person, letterId, 'reason', 'x');
    expect([refused.status, refused.error?.code]).toEqual([409, 'SESSION_CLOSED']);
    expect((await person.call(letterPdf, { params: { letterId }, query: {} })).status).toBe(200);
  });

  it('is not found by anybody else (DN-119)', async () => {
    const { letterId } = await withLetter(test);
    const other = await atAdvice(test);
    const params = { letterId };
    for (const { status } of [
      await other.call(myLetter, { params }),
      await other.call(letterPdf, { params, query: {} }),
      await other.call(letterDocx, { params, query: {} }),
      await write(other, letterId, 'reason', 'x'),
      await other.call(emailLetters, { body: { letterId } }),
      await other.call(myLetter, { params: { letterId: 'nothing' } }),
    ]) {
      expect(status).toBe(404);
    }
  });
});
