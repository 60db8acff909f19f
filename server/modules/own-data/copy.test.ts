import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { giveHealthConsent, myHealthConditions } from '@towpath/contracts/api/health.ts';
import { askCorrection, copyMyData, copyMyDataPdf } from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { confirmed, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { fullNameOf } from '../customers/contact.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { allHeld } from './allHeld.ts';
import { words } from './words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Tables that hang on a person, directly or by another table. */
async function personalTables(): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive personal as (
      select 'customers'::regclass as table
      union
      select fk.conrelid::regclass
      from pg_constraint fk join personal on fk.confrelid = personal.table
      where fk.contype = 'f'
    )
    select personal.table::text as table from personal`.execute(test.database);
  return rows.map(({ table }) => table);
}

async function columnsOf(table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(test.database);
  return rows.map(({ column_name: name }) => name);
}

/** A customer with answers, a debt, a budget, facts of health, advice and a message. */
async function someone() {
  const walker = await atAdvice(test);
  const email = `someone-${crypto.randomUUID()}@towpath.example`;
  await test.database
    .updateTable('customers')
    .set({
      email,
      email_key: emailKey(email),
      registered_at: test.clock.now(),
      password_hash: await hashPassword(PASSWORD),
    })
    .where('id', '=', walker.customerId)
    .execute();
  const person = await loggedIn(test, email, PASSWORD);
  const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
  await person.call(giveHealthConsent, { body: { purpose: 'conditions', hasConsented: true, textVersion } });
  (await person.call(recommendation, {})).answer;
  (await person.call(askCorrection, { body: { says: 'My name has an E.' } })).answer;
  return person;
}

type Someone = Awaited<ReturnType<typeof someone>>;

const confirmationOf = async (person: Someone) =>
  (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer.confirmation;

const copyOf = async (person: Someone) =>
  (await person.call(copyMyData, { body: { confirmation: await confirmationOf(person) } })).answer;

describe('a copy of everything that is held about a person', () => {
  it('has every table that hangs on people, and every column or why not (IS-116)', async () => {
    const held = allHeld(test.config);
    const tables = held.map(({ table }) => table as string);
    expect([...tables].sort()).toEqual([...(await personalTables()), 'audit_log'].sort());
    for (const table of tables) expect(Object.keys(words.tables)).toContain(table);
    for (const { table, leftOut = {}, pence = [] } of held) {
      const columns = await columnsOf(table);
      expect(columns, table).toEqual(expect.arrayContaining([...Object.keys(leftOut), ...pence]));
    }
  });

  it('has all columns of each row, sealed ones opened, and nothing that logs in (IS-116)', async () => {
    const person = await someone();
    const copy = await copyOf(person);
    const held = allHeld(test.config);
    const own = ['health_conditions', 'health_answers', 'support_needs'];
    for (const { table, rows } of copy.parts) {
      const leftOut = Object.keys(held.find(one => one.table === table)?.leftOut ?? {});
      const expected = (await columnsOf(table)).filter(
        name => name !== 'customer_id' && !leftOut.includes(name),
      );
      if (!own.includes(table)) {
        for (const row of rows) expect(Object.keys(row), table).toEqual(expect.arrayContaining(expected));
      }
    }
    const rowsOf = (table: string) => copy.parts.find(part => part.table === table)?.rows ?? [];
    expect(rowsOf('customers')).toEqual([expect.objectContaining({ email: person.email })]);
    expect(rowsOf('debts')).toEqual([
      expect.objectContaining({ initial_creditor_name: 'Kestrel Cards', current_balance: 900_000 }),
    ]);
    expect(rowsOf('advice_records')).toEqual([
      expect.objectContaining({ record: expect.objectContaining({ inputs: expect.any(Object) }) }),
    ]);
    expect(rowsOf('corrections')).toEqual([expect.objectContaining({ sealed: 'My name has an E.' })]);
    expect(rowsOf('answers')).toContainEqual(
      expect.objectContaining({ step_id: 'savings', question: expect.stringMatching(/\?$/u), answer: ['0'] }),
    );
    expect(rowsOf('audit_log').map(({ kind }) => kind)).toContain('export asked');
    const text = JSON.stringify(copy);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('"password_hash":');
    expect(text).not.toContain('"type":"Buffer"');
  });

  it('has the whole name, as papers do, with the title in words and the middle names (PT-209)', async () => {
    const person = await someone();
    await test.database
      .updateTable('customers')
      .set({ title_id: 4, middlename: 'May' })
      .where('id', '=', person.customerId)
      .execute();
    const copy = await copyOf(person);
    expect(copy.parts.find(({ table }) => table === 'customers')?.rows).toEqual([
      expect.objectContaining({ title_id: 4, title: 'Ms', middlename: 'May' }),
    ]);
    expect(await fullNameOf(test.database, person.customerId)).toBe('Ms Danielle May Hughes');
  });

  it('has nothing of anybody else (IS-116)', async () => {
    const [one, other] = [await someone(), await customer(test, { firstName: 'Somebodyelse' })];
    const text = JSON.stringify(await copyOf(one));
    expect(text).not.toContain(other.customerId);
    expect(text).not.toContain('Somebodyelse');
  });

  it('is a tagged PDF too, with the questions in words, sums in pounds and how long each is kept (IS-117)', async () => {
    const person = await someone();
    const { bytes, headers } = await person.call(copyMyDataPdf, {
      body: { confirmation: await confirmationOf(person) },
    });
    expect(headers['content-disposition']).toContain('all-we-hold.pdf');
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      isTagged: true,
      language: 'en-GB',
      title: expect.stringContaining('All that we hold about you'),
    });
    expect(pdf.bookmarks).toEqual(
      expect.arrayContaining(['You', 'Your answers', 'Your debts', 'What you told us is wrong']),
    );
    expect(pdf.text).toContain('Danielle');
    expect(pdf.text).toContain('Who you owe Kestrel Cards');
    expect(pdf.text).toContain('£9,000');
    expect(pdf.text).toContain('Where do you live? England');
    expect(pdf.text).toContain('My name has an E.');
    expect(pdf.text).toContain('News and tips from us');
    // The record behind the advice is for programs: it is in the other file.
    expect(pdf.text).not.toContain('DRO');
    expect(pdf.text).toContain('Your credit report as it came');
    expect(pdf.text).not.toMatch(/undefined|null|\[object/u);
  });

  it('is told of by mail, once for both files and again for another copy (IS-137)', async () => {
    const person = await customer(test);
    const body = { confirmation: await confirmed(person) };
    const told = async () =>
      (await test.mails()).filter(({ to, subject }) => to === person.email && subject === 'A copy was saved')
        .length;
    await Promise.all([copyMyData, copyMyDataPdf].map(files => person.call(files, { body })));
    expect(await told()).toBe(1);
    test.clock.forward(11 * 60_000);
    await person.call(copyMyData, { body: { confirmation: await confirmed(person) } });
    expect(await told()).toBe(2);
    const refused = await person.call(copyMyData, { body: { confirmation: 'made up' } });
    expect(refused.status).toBe(403);
    expect(await told()).toBe(2);
  });

  it('needs the password typed again: a stolen session is not enough (IS-118)', async () => {
    const [one, other] = [await someone(), await customer(test)];
    for (const declaration of [copyMyData, copyMyDataPdf]) {
      const refused = await one.call(declaration, { body: { confirmation: 'made up' } });
      expect([refused.status, refused.error.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
      const { answer } = await other.call(confirmPassword, { body: { password: PASSWORD } });
      expect((await one.call(declaration, { body: answer })).status).toBe(400);
      const foreign = await one.call(declaration, { body: { confirmation: answer.confirmation } });
      expect(foreign.error.code).toBe('CONFIRMATION_NEEDED');
    }
  });
});
