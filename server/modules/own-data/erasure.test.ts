import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import {
  askCorrection,
  askErasure,
  cancelErasure,
  keepAccountByLink,
  myOwnData,
  takeBackCorrection,
} from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { note } from '../../platform/audit/auditLog.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, type Walker } from '../../testing/journeyWalk.ts';
import { addLead } from '../../testing/partnerLead.ts';
import { type Customer, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { doRetention } from '../retention/retention.ts';
import { allHeld } from './allHeld.ts';
import { erasePerson } from './erase.ts';
import { keptOf } from './keptRecords.ts';
import { sendNotices } from './notices.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-23T10:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(START);
  for (const table of ['customers', 'erased_customers', 'kept_records', 'erasure_notices'] as const) {
    await test.database.deleteFrom(table).execute();
  }
});

const rules = () => loadContent(test.config.contentDir).retention;
const erasing = () => ({
  seal: createSeal(test.config.dataSecret),
  held: allHeld(test.config),
  rules: rules(),
});
const night = () =>
  doRetention({ ...erasing(), database: test.database, outbox: test.app.outbox }, test.clock.now());
const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);

async function withAccount(walker: Walker): Promise<Customer> {
  const email = `someone-${crypto.randomUUID()}@towpath.example`;
  const password_hash = await hashPassword(PASSWORD);
  const registered_at = test.clock.now();
  await test.database
    .updateTable('customers')
    .set({ email, email_key: emailKey(email), registered_at, password_hash })
    .where('id', '=', walker.customerId)
    .execute();
  return loggedIn(test, email, PASSWORD);
}

async function ask(person: Customer, reason?: 'private') {
  const { confirmation } = (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer;
  const { answer } = await person.call(askErasure, { body: { confirmation, ...(reason ? { reason } : {}) } });
  await test.app.outbox.drain();
  return answer;
}

describe('an erasure that a person asks for', () => {
  it('tells first what the law keeps, why and for how long (IS-119)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(myOwnData, {});
    expect(answer).toMatchObject({ erasure: null, eraseAfter: '28 days', corrections: [], looks: [] });
    expect(answer.keptByLaw).toEqual([
      expect.objectContaining({ what: expect.stringContaining('advice'), keptFor: '6 years' }),
      expect.objectContaining({ what: expect.stringContaining('agreed'), keptFor: '6 years' }),
    ]);
  });

  it('is done on its day, and a mail says so without a word of debt (IS-119)', async () => {
    const person = await withAccount(await atAdvice(test));
    (await person.call(recommendation, {})).answer;
    expect(await ask(person, 'private')).toEqual({ askedAt: START.toISOString(), eraseOn: '2026-12-21' });
    expect((await person.call(myOwnData, {})).answer.erasure?.eraseOn).toBe('2026-12-21');
    const [asked] = await mailsTo(person.email);
    expect(asked?.text).toContain('On 21 December 2026 we delete your account');
    test.clock.forward(27 * DAY);
    expect(await night()).not.toHaveProperty('erasures');
    test.clock.forward(DAY);
    expect(await night()).toMatchObject({ erasures: 1 });

    expect(await tablesWith(test, person.customerId)).toEqual(['audit_log', 'erased_customers']);
    expect(await tablesWith(test, person.email)).toEqual([]);
    expect(await tablesWith(test, 'Kestrel Cards')).toEqual([]);
    const refused = await test.call(login, { body: { email: person.email, password: PASSWORD } });
    expect(refused.error.code).toBe('LOGIN_REFUSED');
    const reasons = await test.database.selectFrom('erasure_reasons').selectAll().execute();
    expect(reasons).toEqual([{ month: '2026-12-01', reason: 'private', count: 1 }]);

    await sendNotices(
      { ...erasing(), ...test, letterheadOf: async () => SHIPPED_LETTERHEAD },
      test.clock.now(),
    );
    const last = (await mailsTo(person.email)).at(-1);
    expect(last?.subject).toBe('Your account is deleted');
    expect(last?.text).toContain('what we told you and why (6 years), and what you agreed to (6 years)');
    for (const { subject } of await mailsTo(person.email)) expect(subject).not.toMatch(/debt|money/i);
    expect(await test.database.selectFrom('erasure_notices').selectAll().execute()).toEqual([]);
    const kinds = await test.database
      .selectFrom('audit_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['erasure asked', 'erasure done']));
  });

  it('tries the mail again when it cannot go, and forgets the address after a day (IS-119)', async () => {
    const person = await customer(test);
    await ask(person);
    test.clock.forward(28 * DAY);
    await night();
    test.mailSender.refuses = true;
    const send = () =>
      sendNotices({ ...erasing(), ...test, letterheadOf: async () => SHIPPED_LETTERHEAD }, test.clock.now());
    for (let hour = 0; hour < 23; hour++) {
      await send();
      test.clock.forward(DAY / 24);
    }
    expect(await test.database.selectFrom('erasure_notices').select('attempts').execute()).toEqual([
      { attempts: 23 },
    ]);
    await send();
    test.mailSender.refuses = false;
    expect(await test.database.selectFrom('erasure_notices').selectAll().execute()).toEqual([]);
  });

  it('keeps apart what the law wants: sealed, dated, without a name, and found by the email alone (IS-120)', async () => {
    const person = await withAccount(await atAdvice(test));
    const { recordId } = (await person.call(recommendation, {})).answer;
    expect(recordId).toEqual(expect.any(String));
    await ask(person);
    test.clock.forward(28 * DAY);
    await night();
    const { seal } = erasing();
    const kept = await keptOf(test.database, seal, person.email.toUpperCase());
    expect(kept).toEqual([
      {
        kind: 'advice',
        keepUntil: '2032-11-23',
        content: expect.objectContaining({
          judgedOn: '2026-11-23',
          record: expect.objectContaining({ inputs: expect.any(Object), results: expect.any(Array) }),
        }),
      },
      {
        kind: 'consents',
        keepUntil: '2032-12-21',
        content: {
          consents: expect.arrayContaining([
            expect.objectContaining({
              has_consented: false,
              lines: expect.arrayContaining([expect.any(String)]),
            }),
          ]),
        },
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain(person.customerId);
    expect(JSON.stringify(kept)).not.toContain('"Buffer"');
    expect(await keptOf(test.database, seal, 'other@towpath.example')).toEqual([]);
    const other = createSeal({
      name: 'DATA_SECRET',
      current: 'another secret that is long enough',
      older: [],
    });
    expect(await keptOf(test.database, other, person.email)).toEqual([]);

    test.clock.set(new Date('2032-11-22T10:00:00Z'));
    expect(await night()).not.toHaveProperty('keptAdvice');
    test.clock.set(new Date('2032-11-23T10:00:00Z'));
    expect(await night()).toMatchObject({ keptAdvice: 1 });
    test.clock.set(new Date('2032-12-21T10:00:00Z'));
    expect(await night()).toMatchObject({ keptConsents: 1 });
    expect(await keptOf(test.database, seal, person.email)).toEqual([]);
  });

  it('is taken back by the person who is logged in, and nothing goes (IS-121)', async () => {
    const person = await customer(test);
    await ask(person);
    expect((await person.call(cancelErasure, {})).status).toBe(204);
    test.clock.forward(28 * DAY);
    expect(await night()).not.toHaveProperty('erasures');
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain('You keep your account');
    // Nothing to take back is no fault.
    expect((await (await loggedIn(test, person.email, PASSWORD)).call(cancelErasure, {})).status).toBe(204);
  });

  it('is taken back by the link of the mail, once, without a login (IS-121)', async () => {
    const person = await customer(test);
    await ask(person);
    const [mail] = await mailsTo(person.email);
    const token = /\/keep-account\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const madeUp = await test.call(keepAccountByLink, { body: { token: `${token}x` } });
    expect([madeUp.status, madeUp.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await person.call(myOwnData, {})).answer.erasure).toEqual({
      askedAt: expect.any(String),
      eraseOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    });
    expect((await test.call(keepAccountByLink, { body: { token } })).status).toBe(204);
    expect((await person.call(myOwnData, {})).answer.erasure).toBeNull();
    expect((await test.call(keepAccountByLink, { body: { token } })).status).toBe(404);
  });

  it('asked again changes nothing: the first day stays, and one mail goes (IS-119)', async () => {
    const person = await customer(test);
    const first = await ask(person);
    test.clock.forward(DAY);
    const later = await loggedIn(test, person.email, PASSWORD);
    expect(await ask(later)).toEqual(first);
    const mails = (await mailsTo(person.email)).filter(({ subject }) => subject.includes('deleted'));
    expect(mails).toHaveLength(1);
  });

  it('needs the password typed again: a stolen session is not enough (IS-118)', async () => {
    const person = await customer(test);
    const refused = await person.call(askErasure, { body: { confirmation: 'stolen' } });
    expect([refused.status, refused.error.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
    expect((await person.call(myOwnData, {})).answer.erasure).toBeNull();
  });
});

it('an erasure takes along what a partner told us of the person (IS-119)', async () => {
  const lead = { forename: 'Robin', surname: 'Quillfeather', phoneNumber: '07400 123456' };
  const leadToken = await addLead(test.database, lead, START);
  const customerId = (await test.call(acceptPartnerLead, { body: { leadToken } })).answer.userId;
  expect(await tablesWith(test, 'Quillfeather')).toEqual(
    expect.arrayContaining(['customers', 'partner_leads']),
  );
  await test.database.transaction().execute(trx => erasePerson(trx, erasing(), { customerId, now: START }));
  expect(await tablesWith(test, 'Quillfeather')).toEqual([]);
});

describe('an erasure in the middle of a saved answer', () => {
  it('takes the answer with it or refuses it, and never leaves half of either (IS-122)', async () => {
    for (let round = 0; round < 8; round++) {
      const walker = await inFullReview(test);
      const person = await withAccount(walker);
      const stepId = (await walker.position())?.stepId ?? '';
      const save = ({ id, value }: { readonly id: string; readonly value: string }) =>
        person.call(saveAnswers, { body: { stepId, answers: [{ id, value }] } });
      const [yes, no] = walker.steps.get(stepId)?.answers ?? [];
      if (!yes || !no) throw new Error('The first question of the full review has two answers.');
      const erase = () =>
        test.database
          .transaction()
          .execute(trx => erasePerson(trx, erasing(), { customerId: person.customerId, now: START }));
      const saves = Promise.all([save(yes), save(no), save(yes), save(no)]);
      // Not always at the same moment of a save.
      await new Promise(resolve => setTimeout(resolve, round));
      const [answers] = await Promise.all([saves, erase()]);
      for (const { status } of answers) expect([204, 401]).toContain(status);
      expect(await tablesWith(test, person.customerId)).toEqual(['audit_log', 'erased_customers']);
      const after = await save(yes);
      expect([after.status, after.error.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });
});

describe('what a person says is wrong', () => {
  it('is kept sealed, confirmed by mail, has a day by which we answer, and can be taken back (IS-123)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(askCorrection, { body: { says: '  I live in Wales now.  ' } });
    expect(answer).toMatchObject({
      says: 'I live in Wales now.',
      answerBy: '2026-12-23',
      state: 'open',
    });
    expect(await tablesWith(test, 'Wales now')).toEqual([]);
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('By 23 December 2026 we put it right, or tell you why not.');
    expect(mail?.text).not.toContain('Wales');
    const params = { correctionId: answer.id };
    const stranger = await customer(test);
    expect((await stranger.call(takeBackCorrection, { params })).status).toBe(404);
    expect((await person.call(takeBackCorrection, { params })).answer.state).toBe('taken back');
    expect((await person.call(takeBackCorrection, { params })).answer.state).toBe('taken back');
    expect((await person.call(takeBackCorrection, { params: { correctionId: 'x' } })).status).toBe(404);
    expect((await person.call(myOwnData, {})).answer.corrections).toEqual([
      expect.objectContaining({ state: 'taken back' }),
    ]);
  });

  it.each([
    ['nothing', '   ', 'Tell us what is wrong.'],
    ['too much', 'x'.repeat(2001), 'Keep it under 2000 letters. You can send a second message.'],
  ])('is refused at its field when it is %s (IS-123)', async (_, says, message) => {
    const person = await customer(test);
    const { status, error } = await person.call(askCorrection, { body: { says } });
    expect([status, error.fields]).toEqual([400, [{ field: 'says', message }]]);
  });
});

describe('who has looked', () => {
  it('is told from the audit log, the newest first (IS-124)', async () => {
    const person = await customer(test);
    for (const by of ['Megan', 'Rhys']) {
      test.clock.forward(DAY);
      await note(test.database, {
        kind: 'case looked at',
        at: test.clock.now(),
        customerId: person.customerId,
        facts: { by, why: 'You asked us to' },
      });
    }
    const again = await loggedIn(test, person.email, PASSWORD);
    expect((await again.call(myOwnData, {})).answer.looks.map(({ by, why }) => [by, why])).toEqual([
      ['Rhys', 'You asked us to'],
      ['Megan', 'You asked us to'],
    ]);
  });
});
