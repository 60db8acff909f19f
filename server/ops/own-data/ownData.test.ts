import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { askCorrection, myOwnData } from '@towpath/contracts/api/ownData.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../modules/content/load.ts';
import { allHeld } from '../../modules/own-data/allHeld.ts';
import { erasePerson } from '../../modules/own-data/erase.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'towpath-erased-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

let machine: { SUDO_USER: string } = { SUDO_USER: 'megan' };

async function ops(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(words, {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, ...machine },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out, err };
}

/** Answers what somebody says is wrong. */
function answered(id: string, text: string) {
  const file = join(folder, 'answer.txt');
  writeFileSync(file, text);
  return ops('corrections', '--answered', id, '--says', file);
}

async function erasedPerson() {
  const person = await customer(test);
  (await person.call(createJourney, { body: {} })).answer;
  await person.call(giveConsent, {
    body: { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: true },
  });
  const { config, database, clock } = test;
  const deps = {
    seal: createSeal(config.dataSecret),
    held: allHeld(config),
    rules: loadContent(config.contentDir).retention,
  };
  await database
    .transaction()
    .execute(trx => erasePerson(trx, deps, { customerId: person.customerId, now: clock.now() }));
  return person;
}

describe('npm run ops -- kept', () => {
  it('prints what is kept of an erased person by their email, and notes that it was read (IS-120)', async () => {
    const person = await erasedPerson();
    const { code, out } = await ops('kept', person.email, '--why', 'a complaint');
    expect(code).toBe(0);
    expect(out.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ kind: 'consents', keepUntil: '2032-11-23' }),
    ]);
    expect(out.join()).not.toContain(person.email);
    expect(await ops('kept', 'nobody@towpath.example', '--why', 'a complaint')).toEqual({
      code: 1,
      out: [],
      err: ['Nothing is kept under that email.'],
    });
    const noted = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('kind', '=', 'kept records read')
      .orderBy('id')
      .execute();
    expect(noted.map(({ facts }) => facts)).toEqual([
      { count: 1, by: 'megan', why: 'a complaint' },
      { count: 0, by: 'megan', why: 'a complaint' },
    ]);
  });
});

describe('npm run ops -- corrections', () => {
  it('prints what people say is wrong and waits for an answer, the soonest due first (IS-125)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(askCorrection, { body: { says: 'I moved to Leeds.' } });
    const { code, out } = await ops('corrections', '--why', 'to answer what you told us');
    expect(code).toBe(0);
    expect(out.map(line => JSON.parse(line))).toEqual([
      {
        customerId: person.customerId,
        id: answer.id,
        answerBy: '2026-12-23',
        email: person.email,
        says: 'I moved to Leeds.',
      },
    ]);
    expect(await answered(answer.id, 'It says Leeds now.')).toEqual({
      code: 0,
      out: [`${answer.id} is answered. It was due by 2026-12-23; the person is told by mail.`],
      err: [],
    });
    expect((await ops('corrections', '--why', 'to answer')).out).toEqual([]);
    expect(await answered(answer.id, 'Again.')).toMatchObject({
      code: 1,
      err: ['There is no open one with that number.'],
    });
  });

  it('answers one: sealed, read by the person alone with its day, told by a mail that says nothing of it, noted with who answered (IS-288)', async () => {
    const [person, other] = [await customer(test), await customer(test)];
    const { id } = (await person.call(askCorrection, { body: { says: 'I moved to Leeds.' } })).answer;
    await other.call(askCorrection, { body: { says: 'I moved to York.' } });
    expect((await answered(id, '  It says Leeds now.\n')).code).toBe(0);
    const [shown] = (await person.call(myOwnData, {})).answer.corrections;
    const answeredOn = isoDate(londonDate(systemClock.now()));
    expect(shown).toMatchObject({ id, state: 'answered', answer: 'It says Leeds now.', answeredOn });
    expect((await other.call(myOwnData, {})).answer.corrections).toMatchObject([
      { state: 'open', answer: null, answeredOn: null },
    ]);
    const { rows } = await sql<{ row: string }>`select corrections::text as row from corrections`.execute(
      test.database,
    );
    expect(rows.filter(({ row }) => row.includes('Leeds'))).toEqual([]);
    test.clock.set(new Date());
    await test.app.outbox.drain();
    const mailsTo = async ({ email }: { readonly email: string }) =>
      (await test.mails()).filter(({ to }) => to === email);
    const told = (await mailsTo(person)).find(({ subject }) => subject === 'We have answered you');
    expect(told?.text).toContain('Our answer is in your account');
    expect(told?.text).not.toContain('Leeds');
    expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual(['We have your message']);
    const noted = await test.database
      .selectFrom('audit_log')
      .select(['customer_id', 'facts'])
      .where('kind', '=', 'correction answered')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(noted).toEqual([{ customer_id: person.customerId, facts: { by: 'megan' } }]);
  });

  it('wants an answer to read, and its file (IS-288)', async () => {
    const person = await customer(test);
    const { id } = (await person.call(askCorrection, { body: { says: 'I moved to Hove.' } })).answer;
    expect(await ops('corrections', '--answered', id)).toEqual({
      code: 2,
      out: [],
      err: ['Say where your answer is: --says FILE, or - for what you type.'],
    });
    expect(await answered(id, ' \n')).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/^There is nothing in \S+: write what the person shall read\.$/)],
    });
    expect(await answered(id, 'x'.repeat(2001))).toMatchObject({
      code: 1,
      err: ['Keep the answer under 2000 letters.'],
    });
    expect(await ops('corrections', '--answered', id, '--says', '/nowhere/at-all')).toMatchObject({
      code: 1,
      err: ['/nowhere/at-all cannot be read.'],
    });
    expect((await person.call(myOwnData, {})).answer.corrections).toMatchObject([{ state: 'open' }]);
  });

  it('wants a reason, and the person reads who looked, when and why (IS-060)', async () => {
    const person = await customer(test);
    await person.call(askCorrection, { body: { says: 'I moved to York.' } });
    for (const words of [['corrections'], ['corrections', '--why', ' '], ['kept', person.email]]) {
      expect(await ops(...words)).toMatchObject({
        code: 2,
        out: [],
        err: [expect.stringContaining('--why')],
      });
    }
    expect((await person.call(myOwnData, {})).answer.looks).toEqual([]);
    expect((await ops('corrections', '--why', 'to  answer what you told us')).code).toBe(0);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks).toEqual([
      {
        at: expect.any(String),
        by: 'megan',
        why: 'to answer what you told us',
      },
    ]);
  });
});

describe('who looks', () => {
  it('is named by --who where the machine does not know it, and nothing is shown without (IS-193)', async () => {
    const person = await customer(test);
    await person.call(askCorrection, { body: { says: 'I moved to Hull.' } });
    machine = { SUDO_USER: 'root' };
    const words = ['corrections', '--why', 'to answer'];
    expect(await ops(...words)).toEqual({
      code: 2,
      out: [],
      err: ['Say who you are: --who NAME. The person can read it.'],
    });
    expect((await person.call(myOwnData, {})).answer.looks).toEqual([]);
    expect((await ops(...words, '--who', 'Rhys')).code).toBe(0);
    machine = { SUDO_USER: 'megan' };
    expect((await person.call(myOwnData, {})).answer.looks).toMatchObject([{ by: 'Rhys' }]);
  });
});

describe('npm run ops -- erased', () => {
  it('carries the numbers of who was erased over a restore, and takes nobody off the list (IS-114, IS-097)', async () => {
    const person = await erasedPerson();
    const file = join(folder, 'erased');
    expect((await ops('erased', '--out', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`^${person.customerId} 20\\d\\d-\\d\\d-\\d\\d$`, 'm'),
    );
    await test.database.deleteFrom('erased_customers').execute();
    // A night after such a loss takes nobody off the list.
    const { out } = await ops('erased', '--out', file);
    expect(out).toEqual([expect.stringMatching(/^[1-9]\d* numbers are in /)]);
    expect(readFileSync(file, 'utf8')).toContain(person.customerId);
    expect((await ops('erased', '--apply', file)).code).toBe(0);
    const known = await test.database.selectFrom('erased_customers').select('customer_id').execute();
    expect(known.map(row => row.customer_id)).toContain(person.customerId);
    const job = await test.database
      .selectFrom('recurring_jobs')
      .select('due_at')
      .where('name', '=', 'retention')
      .executeTakeFirstOrThrow();
    expect(job.due_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('forgets a number once the rule of the content says so, and adds to no list that is not whole (IS-097)', async () => {
    const file = join(folder, 'aged');
    const [old, fresh] = [randomUUID(), randomUUID()];
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(file, `${old} 2020-01-01\n${fresh} ${today}\nend\n`);
    expect((await ops('erased', '--out', file)).code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect([text.includes(old), text.includes(fresh)]).toEqual([false, true]);
    writeFileSync(file, `${fresh} ${today}\n`);
    expect(await ops('erased', '--out', file)).toMatchObject({
      code: 1,
      err: [`${file} is cut off: nothing was read.`],
    });
    expect(readFileSync(file, 'utf8')).toBe(`${fresh} ${today}\n`);
  });

  it.each([
    ['cut off', `${randomUUID()} 2026-11-23\n`, 'is cut off: nothing was read.'],
    ['no such list', 'hello\nend\n', ': line 1 is no number of a person: nothing was read.'],
  ])('reads nothing from a file that is %s (IS-114)', async (name, text, problem) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const { code, err } = await ops('erased', '--apply', file);
    expect([code, err]).toEqual([1, [expect.stringContaining(problem)]]);
  });
});
