import { randomUUID } from 'node:crypto';
import { editLetter, myLetter, myLetters, readLetter, sendLetter } from '@towpath/contracts/api/letters.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt, debtIdOf } from '../../testing/letters.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'desk', permissions: ['see work'] },
      { role: 'reader', permissions: ['see cases'] },
    ])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const REASON = 'my hours were cut when I fell ill';
const FILLS = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: REASON,
};

/** Somebody who has filled in the letter of their plan, read it and sent it by post. */
async function withSentLetter() {
  const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
  const { recordId, recommended } = (await person.call(recommendation, {})).answer;
  const body = { shortName: recommended?.product.shortName ?? '', recordId: recordId ?? '', replaces: null };
  expect((await person.call(choosePlan, { body })).status).toBe(200);
  const letterId = (await person.call(myLetters, {})).answer.letters[0]?.id ?? '';
  const params = { letterId };
  for (const [place, value] of Object.entries(FILLS)) {
    const edited = await person.call(editLetter, { params, body: { place, value, was: '' } });
    expect(edited.status, place).toBe(200);
  }
  const { shown } = (await person.call(myLetter, { params })).answer.letter;
  expect((await person.call(readLetter, { params, body: { shown } })).status).toBe(200);
  const on = test.clock.now().toISOString().slice(0, 10);
  const sent = await person.call(sendLetter, { params, body: { shown, version: 1, on, by: 'post' } });
  expect(sent.status).toBe(200);
  const path = `/cases/${person.customerId}/letters`;
  const read = (cookie: string, more = '') => staff.send('GET', `${path}${more}`, undefined, cookie);
  const pdf = (cookie: string, more = '') =>
    test.app.inject({
      method: 'GET',
      url: `/staff/api${path}/${letterId}/paper${more}`,
      headers: { cookie: `staffSession=${cookie}` },
    });
  const looks = async () => (await person.call(myOwnData, {})).answer.looks.map(({ why }) => why);
  return { person, letterId, on, read, pdf, looks };
}

describe('the letters of a person, in the case', () => {
  it('say what one of us has to confirm before one goes, and the person is told to ask (DN-462)', async () => {
    const { person, read } = await withSentLetter();
    const { cookie } = await staff.member();
    const inCourt = { hasLegalAction: true, courtStage: 'court claim' };
    await addsDebt(person, { initialCreditorName: 'Wharf Loans', ...inCourt });
    const params = { letterId: `court-claim-reply.${await debtIdOf(person, 'Wharf Loans')}` };
    const body = { place: 'caseNumber', value: 'K7QZ22', was: '' };
    expect((await person.call(editLetter, { params, body })).answer.letter.askFirst).toBe(true);
    const { letters } = (await read(cookie)).body;
    const confirms = letters.map(({ name, toConfirm }: { name: string; toConfirm: string | null }) => [
      name,
      toConfirm !== null,
    ]);
    expect(confirms.toSorted()).toEqual([
      ['Answer a court claim with an offer', true],
      ['Offer of a monthly payment', false],
    ]);
  });

  it('say how each stands: when it was sent and how, and when an answer is expected (DN-347)', async () => {
    const { letterId, on, read, looks } = await withSentLetter();
    const jo = await staff.member();
    const { status, body } = await read(jo.cookie);
    expect(status).toBe(200);
    expect(body.letters).toHaveLength(1);
    expect(body.letters[0]).toMatchObject({
      id: letterId,
      to: 'Kestrel Cards',
      state: { kind: 'sent', on },
      versions: [{ version: 1, sentOn: on, by: 'post', answer: null, answerBy: expect.any(String) }],
    });
    expect((await looks()).join()).toContain('your letters');
  });

  it('are to be read in each version, on the screen and as PDF, by who may see health, which is written down (DN-348, DN-349)', async () => {
    const { letterId, read, pdf, looks } = await withSentLetter();
    const jo = await staff.member();
    const { body } = await read(jo.cookie, `/${letterId}?version=1`);
    expect(body).toMatchObject({ to: 'Kestrel Cards', isWithheld: false });
    expect(JSON.stringify(body.text)).toContain(REASON);
    const paper = await pdf(jo.cookie, '?version=1');
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await looks()).join()).toContain('Reading private things');
    expect((await read(jo.cookie, `/${letterId}?version=2`)).status).toBe(404);
    expect((await read(jo.cookie, `/holding-request.${randomUUID()}`)).status).toBe(404);
  });

  it('keep what the person wrote in words of their own from a role that may not see health (DN-349)', async () => {
    const { letterId, read, pdf, looks } = await withSentLetter();
    const reader = await staff.member('reader');
    for (const version of ['', '?version=1']) {
      const { status, body } = await read(reader.cookie, `/${letterId}${version}`);
      expect([status, body.isWithheld]).toEqual([200, true]);
      const says = JSON.stringify(body);
      expect(says).not.toContain('fell ill');
      expect(says).toContain('your role does not see');
      // What is no word of health stays.
      expect(says).toContain('KC 2281');
    }
    expect((await pdf(reader.cookie, '?version=1')).statusCode).toBe(404);
    expect((await looks()).join()).not.toContain('Reading private things');
  });

  it('are not there for a role without the right, and not in the case of another (DN-345)', async () => {
    const [one, other] = [await withSentLetter(), await withSentLetter()];
    const [desk, jo] = [await staff.member('desk'), await staff.member()];
    expect((await one.read(desk.cookie)).status).toBe(404);
    expect((await one.read(desk.cookie, `/${one.letterId}`)).status).toBe(404);
    expect((await other.read(jo.cookie, `/${one.letterId}`)).status).toBe(404);
  });
});
