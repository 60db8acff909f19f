import { leavePlan } from '@towpath/contracts/api/plans.ts';
import { isTelling } from '@towpath/contracts/content/telling.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answered, Authority } from '../../partners/authority/port.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';

let test: TestApp;
let answer: Answered = { outcome: 'waiting' };
const authority: Authority = {
  send: async () => ({ outcome: 'taken', reference: 'No 1' }),
  answerTo: async () => answer,
};
beforeAll(async () => {
  test = await createTestApp({}, undefined, { authority });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const FORM = /form|question for you/u;
async function emailOf({ customerId }: Walker): Promise<string> {
  const { email } = await test.database
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return email ?? '';
}
/** The mails about the application of a person, the first first. */
async function mailsTo(person: Walker) {
  const to = await emailOf(person);
  return (await test.mails()).filter(mail => mail.to === to && FORM.test(mail.subject));
}
const subjectsTo = async (person: Walker) => (await mailsTo(person)).map(({ subject }) => subject);
/** What is asked again need be neither complete nor confirmed. */
const AS_IT_IS = { isConfirmed: false, isComplete: false };
const ASKED = { version: 1, fields: [], words: 'Is your pension from Kestrel Cards?' };

describe('whose application it is', () => {
  it('is written to when it is read, sent and answered, each time that there is something to look at (DN-406)', async () => {
    const { person, act } = await handing.handedOver();
    expect(await subjectsTo(person)).toEqual([]);
    await act('accept', { version: 1 });
    expect(await subjectsTo(person)).toEqual(['One of us has read your form']);
    await act('send', { version: 1 });
    answer = { outcome: 'granted', on: '2026-11-24', says: 'The order is made.' };
    // What is not answered yet is to be looked at until it is.
    expect(await subjectsTo(person)).toEqual(['One of us has read your form', 'Your form has gone']);
    expect((await act('answer')).body).toEqual({ outcome: 'granted' });
    expect((await act('answer')).body).toEqual({ outcome: 'granted' });
    expect(await subjectsTo(person)).toEqual([
      'One of us has read your form',
      'Your form has gone',
      'There is an answer to your form',
    ]);
  });

  it('is told in one mail where two things happened before it left, and in none of a plan that was left (DN-406)', async () => {
    const { person, act } = await handing.handedOver();
    await act('accept', { version: 1 });
    await act('send', { version: 1 });
    expect(await subjectsTo(person)).toEqual(['Your form has gone']);
    const other = await handing.handedOver(AS_IT_IS);
    await other.act('ask-again', ASKED);
    await other.person.call(leavePlan, { params: { planId: other.planId } });
    expect(await subjectsTo(other.person)).toEqual([]);
  });

  it('reads nothing in it of what it is for, of what was asked, or of the answer, and nobody else is named in neutral words (DN-407)', async () => {
    const { person, act } = await handing.handedOver(AS_IT_IS);
    await act('ask-again', ASKED);
    const [plain] = await mailsTo(person);
    expect(plain?.subject).toBe('One of us has a question for you');
    const { text = '', html = '' } = plain ?? {};
    expect(text).toContain('/plan/form');
    for (const part of [text, html])
      expect(part).not.toMatch(/Kestrel|pension|relief|DRO|insolvency|health/iu);
    expect(text).toContain('MoneyHelper');

    const careful = await handing.handedOver(AS_IT_IS);
    const wish = { neutralWords: true };
    const { customerId } = careful.person;
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, customerId, wish, test.clock.now()));
    await careful.act('ask-again', ASKED);
    const [neutral] = await mailsTo(careful.person);
    if (!neutral?.text) throw new Error('No mail came.');
    expect(neutral.text).toContain('/plan/form');
    expect(neutral.text).not.toContain('MoneyHelper');
    expect(isTelling(neutral.text)).toBe(false);
  });
});
