import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { addDebt, changeDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import {
  allLettersDocx,
  allLettersPdf,
  emailLetters,
  letterDocx,
  letterPdf,
} from '@towpath/contracts/api/letterFiles.ts';
import { answerLetter, attachBudget, myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { INCOME, submitIncome } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { fillIn, open, read, saidIn, send, withLetter } from '../../testing/letterWriting.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const today = () => test.clock.now().toISOString().slice(0, 10);

/** Somebody who has read the one letter that they have, with the budget attached. */
async function withReadLetter() {
  const { person, letterId } = await withLetter(test);
  const params = { letterId };
  await fillIn(person, letterId);
  await person.call(attachBudget, { params, body: { isAttached: true } });
  const letter = (await read(person, letterId, await open(person, letterId))).answer.letter;
  const change = (body: object) =>
    person.call(changeDebt, { params: { debtId: letterId.split('.')[1] ?? '' }, body: body as never });
  return { person, letterId, params, letter, change };
}

const wage = (person: Walker, amount: number) => {
  const [line] = INCOME[1] ?? [];
  return submitIncome(person, 1, line ? [{ ...line, amount }] : []);
};

describe('a letter whose sums do not add up any more', () => {
  it('is not sent while the budget is open, and asks to be read again with the new sums, also of a window that still says it was read (DN-489, DN-733)', async () => {
    const { person, letterId, params, letter } = await withReadLetter();
    expect(letter).toMatchObject({ state: { kind: 'read' }, share: 240_00, budget: 'attached' });
    expect((await wage(person, 1440)).status).toBe(200);
    const between = await open(person, letterId);
    // Without a budget there is no sum to offer, and nothing to attach.
    expect(between).toMatchObject({ state: { kind: 'waits' }, share: null, budget: 'none' });
    // Nor is it known then whether the plan still fits.
    expect((await send(person, letterId, between, today())).error?.code).toBe('LETTER_NOT_TO_SEND');
    expect((await person.call(completeBudget, {})).status).toBe(204);
    const after = await open(person, letterId);
    expect(after).toMatchObject({ state: { kind: 'read again' }, share: 180_00, budget: 'attached' });
    // What they wrote is still there.
    expect(saidIn(after)).toContain('because my hours were cut.');
    // A window that was open since says that it was read: it is told why that does not count (DN-733).
    const stale = await send(person, letterId, letter, today());
    expect([stale.error?.code, stale.error?.message]).toEqual([
      'LETTER_NOT_READ',
      expect.stringContaining('has changed since you read it: your sums'),
    ]);
    const { text } = await readPdf((await person.call(letterPdf, { params, query: {} })).bytes);
    expect(text).toContain(
      'After my living costs and what has to be paid first I can offer you £180 a month',
    );
    expect(text).toContain('Left over each month £180.00');
    await read(person, letterId, after);
    expect((await send(person, letterId, after, today())).answer.letter.state.kind).toBe('sent');
  });

  it('is no letter to send once too little is left, and another is there instead (DN-489)', async () => {
    const { person, letterId, params } = await withReadLetter();
    await wage(person, 900);
    await person.call(completeBudget, {});
    const short = await open(person, letterId);
    expect(short.stops).toContain('Too little is left each month');
    expect(saidIn(short)).toContain('because my hours were cut.');
    expect((await send(person, letterId, short, today())).error?.message).toBe(short.stops);
    const refused = await person.call(letterPdf, { params, query: {} });
    expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
      409,
      'LETTER_NOT_TO_SEND',
      short.stops,
    ]);
    const { text } = await readPdf((await person.call(allLettersPdf, {})).bytes);
    expect(text).toContain('£1 a month');
    expect(text).not.toContain('because my hours were cut');
  });

  it('shares what there is among the lenders that the plan pays, also one that no letter may go to (DN-488)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
    const ruled = { hasLegalAction: true, courtStage: 'judgment', initialCreditorName: 'Quickstep Loans' };
    const body = { ...CARD_DEBT, ...ruled, currentBalance: 3000 } as DebtBody;
    (await person.call(addDebt, { query: { stepId }, body })).answer;
    const { recordId } = (await person.call(recommendation, {})).answer;
    (await chooses(person, { recordId: recordId ?? '', shortName: 'DMP' })).answer;
    const { letters, others, notToSend } = (await person.call(myLetters, {})).answer;
    expect(letters.map(({ to }) => to)).toEqual(['Kestrel Cards']);
    expect(others.map(({ to }) => to)).toContain('Quickstep Loans');
    expect(notToSend.map(({ to }) => to)).toEqual(['Quickstep Loans']);
    // The share of the other is paid as the court ordered, and nobody else’s.
    expect(saidIn(await open(person, letters[0]?.id ?? ''))).toContain('I can offer you £180 a month');
  });
});

describe('a letter that must not go any more', () => {
  it('is no file and no mail either, whichever page asks for it, and is there again after that (DN-489)', async () => {
    const { person, letterId, params, change } = await withReadLetter();
    await change({ isDisputed: true });
    const { stops } = await open(person, letterId);
    expect(stops).toContain('Ask us first');
    for (const refused of [
      await person.call(letterPdf, { params, query: {} }),
      await person.call(letterDocx, { params, query: {} }),
      await person.call(emailLetters, { body: { letterId } }),
    ]) {
      expect([refused.status, refused.error?.code]).toEqual([409, 'LETTER_NOT_TO_SEND']);
      expect(refused.error?.message).toBe(stops);
    }
    for (const none of [
      await person.call(allLettersPdf, {}),
      await person.call(allLettersDocx, {}),
      await person.call(emailLetters, { body: { letterId: null } }),
    ]) {
      expect([none.status, none.error?.message]).toEqual([404, 'There is no letter to send yet.']);
    }
    await change({ isDisputed: false });
    expect(saidIn(await open(person, letterId))).toContain('because my hours were cut.');
    expect((await person.call(letterPdf, { params, query: {} })).status).toBe(200);
  });

  it.each([
    ['left as it was', { isDisputed: false }, 1],
    ['disputed', { isDisputed: true }, 0],
    ['deleted', { isDeleted: true }, 0],
  ])('is mailed or not, as its debt was %s after they asked for it (DN-489)', async (_, changed, mails) => {
    const { person, letterId, change } = await withReadLetter();
    const withFile = async () =>
      (await test.mails()).filter(({ attachments = [] }) => attachments.length > 0);
    const before = (await withFile()).length;
    test.mailSender.refuses = true;
    expect((await person.call(emailLetters, { body: { letterId } })).status).toBe(200);
    await test.app.outbox.drain();
    test.mailSender.refuses = false;
    expect((await change(changed)).status).toBe(200);
    test.clock.forward(60 * 60 * 1000);
    expect((await withFile()).length - before).toBe(mails);
  });

  it('is not sent where its debt was deleted on another page, and says so (DN-489)', async () => {
    const { person, letterId, params, letter, change } = await withReadLetter();
    await change({ isDeleted: true });
    const answer = { version: 1, answer: 'accepted', on: today() } as const;
    for (const refused of [
      await send(person, letterId, letter, today()),
      await read(person, letterId, letter),
      await person.call(attachBudget, { params, body: { isAttached: false } }),
      await person.call(answerLetter, { params, body: answer }),
      await person.call(letterPdf, { params, query: {} }),
      await person.call(emailLetters, { body: { letterId } }),
    ]) {
      expect([refused.status, refused.error?.message]).toEqual([
        404,
        'This debt is not on your list any more, so there is nothing to send about it.',
      ]);
    }
  });
});

describe('a letter of somebody else', () => {
  it('is not found by any call, nor is a version that went (DN-489)', async () => {
    const { person, letterId, params, letter } = await withReadLetter();
    expect((await send(person, letterId, letter, today())).status).toBe(200);
    const { person: other } = await withReadLetter();
    const answer = { version: 1, answer: 'accepted', on: today() } as const;
    for (const { status, error } of [
      await other.call(attachBudget, { params, body: { isAttached: false } }),
      await read(other, letterId, letter),
      await send(other, letterId, letter, today()),
      await other.call(answerLetter, { params, body: answer }),
      await other.call(letterPdf, { params, query: { version: '1' } }),
      await other.call(letterDocx, { params, query: { version: '1' } }),
    ]) {
      expect([status, error?.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await open(person, letterId)).versions.map(one => one.answer)).toEqual([null]);
    for (const version of ['0', '2', '9999']) {
      expect((await person.call(letterPdf, { params, query: { version } })).status).toBe(404);
    }
  });
});
