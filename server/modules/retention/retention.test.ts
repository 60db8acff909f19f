import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { addLead } from '../../testing/partnerLead.ts';
import { customer, guest, loggedIn } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { addErasedNumbers, erasePerson } from '../own-data/erase.ts';
import { refuseWrongClock } from './clock.ts';
import { RETAINED } from './retained.ts';
import { doRetention, planRetention } from './retention.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date('2026-11-23T10:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(START);
  test.mailSender.refuses = false;
  for (const table of ['customers', 'partner_leads', 'erased_customers', 'kept_records'] as const) {
    await test.database.deleteFrom(table).execute();
  }
});

const deps = () => ({
  database: test.database,
  outbox: test.app.outbox,
  seal: createSeal(test.config.dataSecret),
  held: allHeld(test.config),
  rules: loadContent(test.config.contentDir).retention,
});
const night = () => doRetention(deps(), test.clock.now());
const plan = async () =>
  (await planRetention(test.database, deps().rules, test.clock.now())).filter(({ count }) => count > 0);
const people = async () =>
  (await test.database.selectFrom('customers').select('id').execute()).map(({ id }) => id);
const count = async (table: 'sessions' | 'outbox' | 'partner_leads' | 'journeys' | 'password_links') =>
  (await test.database.selectFrom(table).selectAll().execute()).length;
const daysLater = (days: number) => test.clock.forward(days * DAY);
const mailsTo = async ({ email }: { readonly email: string }) =>
  (await test.mails()).filter(({ to }) => to === email);

/** What has rules and is no row to remove: people are written to first, and copies lie outside of the database. */
const DONE_OTHERWISE = ['unfinished', 'neverBack', 'erasures', 'backups'];

describe('what is kept for a time', () => {
  it('has a rule for everything that the night removes, and something for every rule (IS-112)', () => {
    const covered = [...RETAINED.map(({ covers }) => covers), ...DONE_OTHERWISE];
    expect(covered.sort()).toEqual(Object.keys(deps().rules).sort());
  });

  it('goes with a guest who has not been here for 90 days, and not a day before (IS-112)', async () => {
    const visitor = await walker(test);
    expect(await count('journeys')).toBe(1);
    daysLater(89);
    expect(await night()).toEqual({});
    expect(await plan()).toEqual([]);
    daysLater(1);
    expect(await plan()).toEqual([{ covers: 'guests', act: 'remove', count: 1, oldest: START }]);
    expect(await people()).toEqual([visitor.customerId]);
    expect(await night()).toEqual({ guests: 1 });
    expect(await people()).toEqual([]);
    expect(await count('journeys')).toBe(0);
    expect(await night()).toEqual({});
  });

  it('stays with a guest who comes back (IS-112)', async () => {
    const visitor = await guest(test);
    daysLater(20);
    expect(await test.app.identify(visitor.authorization)).toMatchObject({ customerId: visitor.customerId });
    daysLater(89);
    expect(await night()).toEqual({});
    daysLater(1);
    expect(await night()).toEqual({ guests: 1 });
  });

  it('is removed in batches, whatever there is (IS-112)', async () => {
    await test.database
      .insertInto('customers')
      .values(Array.from({ length: 1201 }, () => ({ created_at: START, last_seen_at: START })))
      .execute();
    daysLater(90);
    expect(await night()).toEqual({ guests: 1201 });
  });

  it('are sessions, links for a password, sent mails and links of partners that nobody used (IS-112)', async () => {
    const person = await customer(test);
    await test.call(requestPasswordReset, { body: { email: person.email } });
    await test.mails();
    await addLead(test.database, { forename: 'Robin', phoneNumber: '07700900123' }, START);
    expect(await night()).toEqual({});
    daysLater(1);
    expect(await night()).toEqual({ passwordLinks: 1 });
    daysLater(28);
    expect(await night()).toEqual({});
    daysLater(1);
    expect(await night()).toEqual({ mails: 1 });
    daysLater(29);
    expect(await count('sessions')).toBe(1);
    expect(await count('partner_leads')).toBe(1);
    daysLater(10);
    expect(await night()).toEqual({ sessions: 1, partnerLinks: 1 });
    expect(await people()).toEqual([person.customerId]);
  });
});

describe('what is removed while the person stays', () => {
  it('is a credit report 30 days after its search, also where its row says later (IS-112)', async () => {
    const { customerId: customer_id } = await customer(test);
    const { id: search_id } = await test.database
      .insertInto('credit_searches')
      .values({
        customer_id,
        at: START,
        provider: 'test',
        purpose: 'debts',
        terms_version: '1',
        at_previous_address: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const remove_at = new Date('2030-01-01');
    await test.database
      .insertInto('credit_reports')
      .values({ customer_id, search_id, sealed: Buffer.from('x'), remove_at })
      .execute();
    daysLater(29);
    expect(await night()).not.toHaveProperty('creditReports');
    daysLater(1);
    expect(await plan()).toContainEqual({ covers: 'creditReports', act: 'remove', count: 1, oldest: START });
    expect(await night()).toMatchObject({ creditReports: 1 });
    expect(await test.database.selectFrom('credit_searches').select('id').execute()).toHaveLength(1);
  });

  it('is what was told of health without a consent, by purpose, as an older copy brings it back (IS-112)', async () => {
    const { customerId: customer_id } = await customer(test);
    await test.database.insertInto('health_records').values({ customer_id }).execute();
    const sealed = Buffer.from('x');
    await test.database.insertInto('health_conditions').values({ customer_id, id: 1, sealed }).execute();
    await test.database.insertInto('support_needs').values({ customer_id, sealed }).execute();
    const consent = async (purpose: 'conditions' | 'supportNeeds', has_consented: boolean) => {
      await test.database
        .insertInto('health_consents')
        .values({ customer_id, purpose, has_consented, text_version: '1', words: 'May we?', at: START })
        .execute();
    };
    await consent('conditions', true);
    await consent('supportNeeds', true);
    expect(await night()).toEqual({});
    await consent('conditions', false);
    test.clock.forward(MINUTE);
    expect(await plan()).toEqual([{ covers: 'health', act: 'remove', count: 1, oldest: START }]);
    expect(await night()).toEqual({ health: 1 });
    expect(await test.database.selectFrom('health_conditions').select('id').execute()).toEqual([]);
    expect(await test.database.selectFrom('support_needs').select('customer_id').execute()).toHaveLength(1);
    expect(await test.database.selectFrom('health_consents').select('id').execute()).toHaveLength(3);
  });

  it('is a counted visit after 13 months, and an old entry of the audit log (IS-112)', async () => {
    const person = await customer(test);
    await test.database
      .insertInto('analytics_events')
      .values({ customer_id: person.customerId, event: 'page', details: '{}', at: START })
      .execute();
    const long_ago = new Date('2019-05-01T10:00:00Z');
    await test.database
      .insertInto('audit_log')
      .values({ at: long_ago, kind: 'logged in', facts: '{}' })
      .execute();
    expect(await night()).toEqual({ audit: 1 });
    test.clock.set(new Date('2027-12-22T10:00:00Z'));
    await loggedIn(test, person.email, person.password);
    expect(await night()).not.toHaveProperty('visitCounts');
    test.clock.set(new Date('2027-12-23T10:00:00Z'));
    expect(await night()).toMatchObject({ visitCounts: 1 });
  });
});

describe('a clock that is wrong', () => {
  it('removes nothing: it is compared with that of the database first (IS-130)', async () => {
    const { database } = test;
    const off = (milliseconds: number) => new Date(Date.now() + milliseconds);
    await refuseWrongClock(database, off(DAY - MINUTE));
    await refuseWrongClock(database, off(MINUTE - DAY));
    for (const wrong of [off(DAY + MINUTE), off(-DAY - MINUTE)]) {
      await expect(refuseWrongClock(database, wrong)).rejects.toThrow('nothing is removed');
    }
  });
});

describe('two processes on one database', () => {
  it('that work through the same night remove everything once and fail at nothing (IS-112)', async () => {
    await test.database
      .insertInto('customers')
      .values(Array.from({ length: 700 }, () => ({ created_at: START, last_seen_at: START })))
      .execute();
    const person = await customer(test);
    daysLater(335);
    const [one, other] = await Promise.all([night(), night()]);
    expect((one?.guests ?? 0) + (other?.guests ?? 0)).toBe(700);
    expect(await people()).toEqual([person.customerId]);
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe('a rule that cannot be followed', () => {
  it('holds up no other, and the night is tried again (IS-112)', async () => {
    await addLead(test.database, { forename: 'Robin', phoneNumber: '07700900123' }, START);
    await guest(test);
    daysLater(100);
    await sql`create function no() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      test.database,
    );
    await sql`create trigger no before delete on customers for each row execute function no()`.execute(
      test.database,
    );
    await expect(night()).rejects.toThrow('no');
    expect(await count('partner_leads')).toBe(0);
    expect(await people()).toHaveLength(1);
    await sql`drop trigger no on customers`.execute(test.database);
    expect(await night()).toEqual({ guests: 1 });
  });
});

describe('an account that nobody comes back to', () => {
  it('is written to first, privately, and erased a month after that (IS-113)', async () => {
    const person = await customer(test);
    daysLater(334);
    expect(await night()).not.toHaveProperty('unfinished: written to');
    daysLater(1);
    expect(await plan()).toContainEqual({ covers: 'unfinished', act: 'write to', count: 1, oldest: START });
    expect(await night()).toEqual({ 'unfinished: written to': 1 });
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Do you still need your account?' });
    expect(mail?.text).toContain('On 23 November 2027 we delete your account');
    expect(`${mail?.subject} ${mail?.text.split('\n\n').slice(0, 5).join(' ')}`).not.toMatch(
      /debt|money|owe/i,
    );
    expect(await night()).toEqual({});
    daysLater(29);
    expect(await night()).toEqual({});
    daysLater(1);
    expect(await plan()).toContainEqual({ covers: 'unfinished', act: 'erase', count: 1, oldest: START });
    expect(await people()).toHaveLength(1);
    expect(await night()).toMatchObject({ 'unfinished: erased': 1 });
    expect(await people()).toEqual([]);
  });

  it('stays when the person comes back, and counts from there anew (IS-113)', async () => {
    const person = await customer(test);
    daysLater(335);
    await night();
    await test.mails();
    daysLater(1);
    await loggedIn(test, person.email, person.password);
    daysLater(200);
    expect(await night()).not.toHaveProperty('unfinished: erased');
    expect(await people()).toEqual([person.customerId]);
    daysLater(136);
    expect(await night()).toMatchObject({ 'unfinished: written to': 1 });
  });

  it('is not erased before it was written to for as long as was said, however late the mail went (IS-113)', async () => {
    const person = await customer(test);
    daysLater(500);
    expect(await night()).toMatchObject({ 'unfinished: written to': 1 });
    test.mailSender.refuses = true;
    await test.mails();
    test.mailSender.refuses = false;
    daysLater(20);
    // The mail was given up: it is asked for again, and the days count from the one that went.
    expect(await night()).toMatchObject({ 'unfinished: written to': 1 });
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('On 26 May 2028 we delete');
    daysLater(29);
    expect(await night()).not.toHaveProperty('unfinished: erased');
    daysLater(1);
    expect(await night()).toMatchObject({ 'unfinished: erased': 1 });
  });

  it('is not erased while a refreshed session shows that the person is here (IS-113)', async () => {
    const person = await customer(test);
    daysLater(20);
    expect((await test.call(refreshToken, { body: {}, cookies: person.cookies })).status).toBe(200);
    const row = await test.database.selectFrom('customers').select('last_seen_at').executeTakeFirst();
    expect(row?.last_seen_at).toEqual(test.clock.now());
  });
});

describe('who was erased', () => {
  it('is erased again when a restored backup brings them back (IS-114)', async () => {
    const person = await customer(test);
    const row = await test.database
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    await test.database
      .transaction()
      .execute(trx => erasePerson(trx, deps(), { customerId: person.customerId, now: START }));
    expect(await people()).toEqual([]);
    await test.database.insertInto('customers').values(row).execute();
    expect(await night()).toEqual({ 'erased again': 1 });
    expect(await people()).toEqual([]);
  });

  it('is known by a number brought from elsewhere too (IS-114)', async () => {
    const person = await customer(test);
    await addErasedNumbers(test.database, [person.customerId], START);
    expect(await night()).toEqual({ 'erased again': 1 });
    expect(await people()).toEqual([]);
  });
});
