import { setTimeout as pause } from 'node:timers/promises';
import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { allHeld } from './allHeld.ts';
import { eraseGuest } from './eraseGuest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Erases a guest at once, as the operator does. */
const erase = (customerId: string) =>
  eraseGuest(
    test.database,
    {
      seal: createSeal(test.config.dataSecret),
      held: allHeld(test.config),
      rules: loadContent(test.config.contentDir).retention,
    },
    { customerId },
    test.clock.now(),
  );
const isThere = async (customerId: string) =>
  (await test.database.selectFrom('customers').select('id').where('id', '=', customerId).execute()).length ===
  1;
const erasuresOf = (customerId: string) =>
  test.database
    .selectFrom('audit_log')
    .select('kind')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', ['erasure asked', 'erasure done'])
    .orderBy('id')
    .execute();

async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database);
    if ((rows[0]?.count ?? 0) > 0) return;
    await pause(5);
  }
}

describe('a guest who is erased by the operator while something of theirs is saved', () => {
  it('is erased at last, noted once, and no save is ended for it, whichever row each holds first (IS-289)', async () => {
    const { customerId } = await walker(test);
    const saving = await test.database.startTransaction().execute();
    await sql`select 1 from customers where id = ${customerId} for key share`.execute(saving);
    const erasure = erase(customerId);
    await untilOneWaits();
    // The erasure holds the journey by now, and waits for the person.
    await sql`select 1 from journeys where customer_id = ${customerId} for no key update`.execute(saving);
    await saving.commit().execute();
    await erasure;
    expect(await isThere(customerId)).toBe(false);
    expect(await erasuresOf(customerId)).toEqual([{ kind: 'erasure asked' }, { kind: 'erasure done' }]);
  });

  it('and of many saves at once none ends in a fault (IS-289)', async () => {
    for (let round = 0; round < 8; round++) {
      const person = await walker(test);
      const saves = Array.from({ length: 6 }, async (_, place) => {
        await pause((place * 7 + round * 5) % 30);
        const [id, value] = place % 2 === 0 ? ['nation.england', 'England'] : ['nation.wales', 'Wales'];
        const saved = await person.call(saveAnswers, {
          body: { stepId: 'nation', answers: [{ id, value }] },
        });
        return saved.status < 300 ? 'saved' : saved.error.code;
      });
      await pause(round * 4);
      const [said] = await Promise.all([Promise.all(saves), erase(person.customerId)]);
      expect(said.filter(one => one !== 'saved' && one !== 'NOT_SIGNED_IN')).toEqual([]);
      expect(await isThere(person.customerId)).toBe(false);
    }
  });

  it('keeps all of somebody who registers in the same moment, and leaves no note of an erasure (IS-289)', async () => {
    const person = await walker(test);
    const { customerId } = person;
    const email = `later-${customerId}@towpath.example`;
    const registering = await test.database.startTransaction().execute();
    await registering
      .updateTable('customers')
      .set({ email, email_key: emailKey(email), registered_at: test.clock.now() })
      .where('id', '=', customerId)
      .execute();
    const erasure = erase(customerId).then(
      () => 'erased',
      fault => fault.code,
    );
    await untilOneWaits();
    await registering.commit().execute();
    expect(await erasure).toBe('CONFIRMATION_NEEDED');
    expect(await isThere(customerId)).toBe(true);
    expect((await person.call(myStatus, {})).status).toBe(200);
    expect(await erasuresOf(customerId)).toEqual([]);
  });
});
