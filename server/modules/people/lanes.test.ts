import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);

type Work = { readonly takenBy?: string; readonly danger?: number; readonly isDone?: boolean };

/** Somebody of whom a piece of work is, or was, on the list. */
async function withWork({ takenBy, danger = 0, isDone = false }: Work): Promise<string> {
  const { customerId } = await guest(test);
  const at = test.clock.now();
  const state = isDone ? 'done' : takenBy ? 'taken' : 'open';
  await test.database
    .insertInto('work_items')
    .values({
      kind: 'callback',
      customer_id: customerId,
      subject: randomUUID(),
      due_at: at,
      created_at: at,
      danger,
      state,
      taken_by: takenBy ?? null,
      taken_at: takenBy ? at : null,
      done_at: isDone ? at : null,
    })
    .execute();
  return customerId;
}

async function staffIdOf({ email }: { readonly email: string }): Promise<string> {
  const { id } = await test.database
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the lanes of the table of people', () => {
  it('are whose work the reader has, and of whom worrying words wait, each with how many (PT-505)', async () => {
    const [jo, kit] = [await member(), await member()];
    const joId = await staffIdOf(jo);
    const mine = await withWork({ takenBy: joId });
    await withWork({ takenBy: joId, isDone: true });
    await withWork({ takenBy: await staffIdOf(kit) });
    const grave = await withWork({ danger: 2 });
    await withWork({ danger: 1 });
    await withWork({ danger: 2, isDone: true });
    const read = async (query: string, cookie = jo.cookie) => {
      const { status, body } = await send('GET', `/people?${query}`, undefined, cookie);
      expect(status).toBe(200);
      return body.people.map(({ customerId }: { customerId: string }) => customerId);
    };
    expect(await read('lane=mine')).toEqual([mine]);
    expect(await read('lane=care')).toEqual([grave]);
    expect(await read('lane=mine&sort=name-last')).toEqual([mine]);
    expect(await read(`lane=mine&find=${mine}`)).toEqual([mine]);
    expect(await read(`lane=care&find=${mine}`)).toEqual([]);
    expect(await read('lane=mine&status=Active')).toEqual([]);
    const count = async (query: string, cookie = jo.cookie) =>
      (await send('GET', `/people/count?${query}`, undefined, cookie)).body;
    expect(await count('lane=care')).toMatchObject({
      lanes: { mine: 1, care: 1 },
      fit: { count: 1, precision: 'exact' },
    });
    expect((await send('GET', '/people?lane=yours', undefined, jo.cookie)).status).toBe(400);

    // Who may not see the work list has no lanes, and finds nobody by one.
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reader', permissions: ['see people'] })
      .execute();
    const reader = await member('reader');
    expect((await count('', reader.cookie)).lanes).toBeNull();
    expect(await read('lane=care', reader.cookie)).toEqual([]);
  });
});
