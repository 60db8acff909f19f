import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askEmailChange, cancelEmailChange, confirmPassword } from '@towpath/contracts/api/account.ts';
import { hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { askErasure, copyGuestData, myOwnData, type PersonalCopy } from '@towpath/contracts/api/ownData.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { peopleCommand } from '../../testing/peopleCommand.ts';
import { type Customer, customer, guest, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
// The commands go by the clock of the machine.
beforeEach(() => test.clock.set(new Date()));

const WHY = 'they wrote to us';
const people = (...words: string[]) => peopleCommand(test, WHY, words);
const opens = async (authorization: string) => (await test.call(myDetails, { authorization })).status === 200;
const looksOf = async (person: Customer) => (await person.call(myOwnData, {})).answer.looks;
const confirmationOf = async (person: Customer) =>
  (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer.confirmation;
const kindsOf = async (customerId: string) =>
  (
    await test.database
      .selectFrom('audit_log')
      .select('kind')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('npm run ops -- people find', () => {
  it('finds by email, by phone and by number, prints nothing that they told, and notes the look (IS-190)', async () => {
    const person = await customer(test);
    const { customerId, email } = person;
    await test.database
      .updateTable('customers')
      .set({ contact_number: '07400111333', date_of_birth: '1990-02-03' })
      .where('id', '=', customerId)
      .execute();
    const byEmail = await people('find', '--email', email.toUpperCase());
    expect([byEmail.code, byEmail.out.map(line => JSON.parse(line))]).toEqual([
      0,
      [
        {
          id: customerId,
          email,
          phone: '07400111333',
          foundBy: ['their email'],
          hasAccount: true,
          since: expect.any(String),
          lastSeenAt: expect.any(String),
          sessions: 1,
          secondFactor: 'off',
          emailChange: null,
          erasure: null,
          openCorrections: 0,
          mayRing: true,
          callsWaiting: 0,
        },
      ],
    ]);
    const found = JSON.parse(byEmail.out[0] ?? '');
    for (const [words, foundBy] of [
      [['--phone', '+44 7400 111333'], 'their phone'],
      [['--id', customerId], 'their id'],
    ] as const) {
      const { out } = await people('find', ...words);
      expect(out.map(line => JSON.parse(line))).toEqual([{ ...found, foundBy: [foundBy] }]);
    }
    const look = { at: expect.any(String), by: 'megan', why: WHY };
    expect(await looksOf(person)).toEqual([look, look, look]);
  });

  it('finds somebody by the email that their account had before (IS-190)', async () => {
    const person = await customer(test);
    const old = `Old-${crypto.randomUUID()}@towpath.example`;
    await test.database
      .insertInto('email_changes')
      .values({
        customer_id: person.customerId,
        old_email: old,
        new_email: person.email,
        new_email_key: person.email,
        asked_at: new Date(),
        ended_at: new Date(),
        outcome: 'changed',
        waits_for_notice: false,
      })
      .execute();
    const { out } = await people('find', '--email', old.toLowerCase());
    expect(out.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ id: person.customerId, foundBy: ['an email before'] }),
    ]);
  });

  it('finds a guest by a number that they left for a call, and says so (IS-289)', async () => {
    const [person, other] = [await walker(test), await walker(test)];
    for (const [one, contactNumber] of [
      [person, '07911 123456'],
      [other, '07400 123456'],
    ] as const) {
      await walkOn(one, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
      const body = { stepId: 'formal-plan-help', callbackRequired: true, contactName: 'Dee', contactNumber };
      expect((await one.call(hardDropoutCallback, { body })).status).toBe(204);
    }
    const { customerId } = person;
    const { out } = await people('find', '--phone', '+44 7911 123456');
    expect(out.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ id: customerId, phone: null, foundBy: ['a number left for a call'] }),
    ]);
    expect(await kindsOf(customerId)).toContain('case looked at');
    expect(await kindsOf(other.customerId)).not.toContain('case looked at');
  });

  it.each([
    [['find'], 2, 'Say one of --email, --phone and --id.'],
    [
      ['find', '--email', 'a@b.example', '--phone', '07400111333'],
      2,
      'Say one of --email, --phone and --id.',
    ],
    [['find', '--id', '12'], 2, 'ID is missing: "id" of people find.'],
    [['find', '--phone', '12'], 2, '--phone wants a UK number.'],
    [['find', '--email', 'nobody@towpath.example'], 1, 'Nobody is found by that.'],
    [['sign-out'], 2, 'ID is missing: "id" of people find.'],
    [['stop-erasure', crypto.randomUUID()], 1, 'There is nobody with that number.'],
  ])('says what is wrong with %j (IS-190)', async (words, code, problem) => {
    expect(await people(...words)).toEqual({ code, out: [], err: [problem] });
  });
});

describe('npm run ops -- people sign-out', () => {
  it('ends every session of one person and of nobody else (IS-191)', async () => {
    const [person, other] = [await customer(test), await customer(test)];
    const elsewhere = await loggedIn(test, person.email, PASSWORD);
    expect(await people('sign-out', person.customerId)).toEqual({
      code: 0,
      out: ['2 sessions ended.'],
      err: [],
    });
    expect([await opens(person.authorization), await opens(elsewhere.authorization)]).toEqual([false, false]);
    const again = await test.call(refreshToken, { body: {}, cookies: person.cookies });
    expect(again.error.code).toBe('REFRESH_REFUSED');
    expect(await opens(other.authorization)).toBe(true);
    expect(await kindsOf(person.customerId)).toEqual(
      expect.arrayContaining(['case looked at', 'sessions ended']),
    );
    expect(await looksOf(await loggedIn(test, person.email, PASSWORD))).toMatchObject([{ by: 'megan' }]);
  });

  it('leaves somebody without an account the only way back to what they told (IS-191)', async () => {
    const person = await guest(test);
    expect((await people('sign-out', person.customerId)).code).toBe(1);
    expect(await opens(person.authorization)).toBe(true);
  });

  it('ends the sessions of everyone once that is confirmed, but not of who has no account (IS-191)', async () => {
    const [one, other, visitor] = [await customer(test), await customer(test), await guest(test)];
    const asked = await people('sign-out', '--everyone');
    expect(asked).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringMatching(/^This ends [1-9]\d* sessions\./)],
    });
    expect(await opens(one.authorization)).toBe(true);
    expect((await people('sign-out', '--everyone', '--confirm')).code).toBe(0);
    expect([await opens(one.authorization), await opens(other.authorization)]).toEqual([false, false]);
    expect(await opens(visitor.authorization)).toBe(true);
    const noted = await test.database
      .selectFrom('audit_log')
      .select(['customer_id', 'facts'])
      .where('kind', '=', 'everyone signed out')
      .execute();
    expect(noted).toEqual([
      { customer_id: null, facts: { count: expect.any(Number), by: 'megan', why: WHY } },
    ]);
  });
});

describe('npm run ops -- people stop-…', () => {
  it('stops a change of email that the person did not ask for, its links too (IS-192)', async () => {
    const person = await customer(test);
    const email = `new-${crypto.randomUUID()}@towpath.example`;
    await person.call(askEmailChange, { body: { email, confirmation: await confirmationOf(person) } });
    const [found] = (await people('find', '--id', person.customerId)).out.map(line => JSON.parse(line));
    expect(found.emailChange).toMatchObject({ email, isConfirmed: false });
    expect((await people('stop-email-change', person.customerId)).code).toBe(0);
    expect((await person.call(cancelEmailChange, {})).error.code).toBe('NOT_FOUND');
    expect(await kindsOf(person.customerId)).toContain('email change cancelled');
    expect(await people('stop-email-change', person.customerId)).toMatchObject({
      code: 1,
      err: ['No change of their email is under way.'],
    });
  });

  it('stops an erasure that the person did not ask for, and a mail says that the account stays (IS-192)', async () => {
    const person = await customer(test);
    await person.call(askErasure, { body: { confirmation: await confirmationOf(person) } });
    expect((await people('stop-erasure', person.customerId)).code).toBe(0);
    expect((await person.call(myOwnData, {})).answer.erasure).toBeNull();
    test.clock.forward(60_000);
    await test.app.outbox.drain();
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).toContain('You keep your account');
    expect(await kindsOf(person.customerId)).toContain('erasure cancelled');
    expect(await people('stop-erasure', person.customerId)).toMatchObject({
      code: 1,
      err: ['Nobody has asked to erase them.'],
    });
  });
});

describe('npm run ops -- people copy and erase', () => {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-people-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes for a guest the same copy as their own page, into a file of its own (IS-194)', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'formal-plan');
    const file = join(folder, 'copy.json');
    expect((await people('copy', person.customerId, '--out', file)).code).toBe(0);
    const copy = JSON.parse(readFileSync(file, 'utf8'));
    const own = (await person.call(copyGuestData, {})).answer;
    const answersIn = ({ parts }: PersonalCopy) => parts.find(({ table }) => table === 'answers');
    expect(answersIn(copy)?.rows.length).toBeGreaterThan(2);
    expect([copy.person, answersIn(copy)]).toEqual([person.customerId, answersIn(own)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await people('copy', person.customerId, '--out', file)).toMatchObject({
      code: 1,
      err: [`${file} is there already.`],
    });
    expect((await people('copy', person.customerId)).err).toEqual(['Say where to write it: --out FILE.']);
    expect((await kindsOf(person.customerId)).filter(kind => kind === 'export asked')).toHaveLength(2);
  });

  it.runIf(process.platform === 'linux')(
    'says in one line that there is no room, and leaves nothing of the copy and no mail (IS-289)',
    async () => {
      const person = await customer(test);
      const file = join(folder, 'no-room.json');
      const node = join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node');
      // As on a full disk: no file may grow beyond half a kilobyte.
      const run = ['-c', 'ulimit -f 1; exec "$@"', 'sh', node, join(REPOSITORY_ROOT, 'server/ops/main.ts')];
      const words = ['people', 'copy', person.customerId, '--out', file, '--why', WHY, '--who', 'Megan'];
      const env = { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, PATH: process.env.PATH };
      const { status, stderr } = spawnSync('sh', [...run, ...words], { env, encoding: 'utf8' });
      expect([status, stderr]).toEqual([1, `There is no room for ${file}: nothing was written.\n`]);
      expect(existsSync(file)).toBe(false);
      expect(await kindsOf(person.customerId)).toContain('export asked');
      test.clock.forward(60_000);
      await test.app.outbox.drain();
      expect((await test.mails()).filter(({ to }) => to === person.email)).toEqual([]);
    },
  );

  it('leaves no copy where the mail that tells of it cannot be added (IS-289)', async () => {
    const person = await customer(test);
    const file = join(folder, 'untold.json');
    await sql`alter table outbox rename to outbox_away`.execute(test.database);
    try {
      expect((await people('copy', person.customerId, '--out', file)).code).toBe(1);
    } finally {
      await sql`alter table outbox_away rename to outbox`.execute(test.database);
    }
    expect(existsSync(file)).toBe(false);
  });

  it('tells somebody with an account that a copy was made (IS-194)', async () => {
    const person = await customer(test);
    await people('copy', person.customerId, '--out', join(folder, 'account.json'));
    test.clock.forward(60_000);
    await test.app.outbox.drain();
    const subjects = (await test.mails())
      .filter(({ to }) => to === person.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['A copy was saved']);
  });

  it('erases a guest once that is confirmed, and writes their number on the list (IS-194)', async () => {
    const person = await guest(test);
    expect((await people('erase', person.customerId)).code).toBe(1);
    expect(await opens(person.authorization)).toBe(true);
    expect((await people('erase', person.customerId, '--confirm')).out).toEqual(['Erased.']);
    expect(await opens(person.authorization)).toBe(false);
    const list = await test.database.selectFrom('erased_customers').select('customer_id').execute();
    expect(list).toEqual([{ customer_id: person.customerId }]);
    expect(await kindsOf(person.customerId)).toEqual([
      'case looked at',
      'case looked at',
      'erasure asked',
      'erasure done',
    ]);
  });

  it('erases nobody with an account at once: they are told, and may keep it (IS-194)', async () => {
    const person = await customer(test);
    expect((await person.call(myOwnData, {})).answer.erasure).toBeNull();
    expect((await people('erase', person.customerId, '--confirm')).code).toBe(0);
    expect((await person.call(myOwnData, {})).answer.erasure).toEqual({
      askedAt: expect.any(String),
      eraseOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    test.clock.forward(60_000);
    await test.app.outbox.drain();
    const subjects = (await test.mails())
      .filter(({ to }) => to === person.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Your account will be deleted']);
  });
});
