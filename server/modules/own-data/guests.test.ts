import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { copyGuestData, copyGuestDataPdf, eraseGuest } from '@towpath/contracts/api/ownData.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Somebody without an account who has begun. */
async function visitor() {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  return person;
}

/** Tables in which a person is named. */
async function tablesWith(id: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.database);
  const found: string[] = [];
  for (const { table_name: table } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} as one
      where position(${id} in one::text) > 0`.execute(test.database);
    if ((rows[0]?.count ?? 0) > 0) found.push(table);
  }
  return found;
}

describe('somebody without an account', () => {
  it('has a copy of all that is held about them, and nothing of anybody else (IS-139)', async () => {
    const [person, other] = [await visitor(), await visitor()];
    const { answer } = await person.call(copyGuestData, {});
    expect(answer.person).toBe(person.customerId);
    expect(answer.parts.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['customers', 'journeys', 'answers', 'guest_credentials']),
    );
    expect(JSON.stringify(answer)).not.toContain(other.customerId);
    const { bytes, headers } = await person.call(copyGuestDataPdf, {});
    expect(headers['content-disposition']).toContain('all-we-hold.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has all of it erased at once: their session opens nothing any more, others lose nothing (IS-139)', async () => {
    const [person, other] = [await visitor(), await visitor()];
    expect((await person.call(eraseGuest, {})).status).toBe(204);
    expect(await tablesWith(person.customerId)).toEqual(['audit_log', 'erased_customers']);
    expect((await person.call(eraseGuest, {})).error.code).toBe('NOT_SIGNED_IN');
    const body = { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] };
    expect((await person.call(saveAnswers, { body })).error.code).toBe('NOT_SIGNED_IN');
    expect((await other.call(copyGuestData, {})).status).toBe(200);
  });

  it('is not somebody with an account, who is asked for the password (IS-139)', async () => {
    const person = await customer(test);
    for (const declaration of [copyGuestData, copyGuestDataPdf, eraseGuest]) {
      expect((await person.call(declaration, {})).error.code).toBe('CONFIRMATION_NEEDED');
    }
    expect(await tablesWith(person.customerId)).toContain('customers');
  });
});
