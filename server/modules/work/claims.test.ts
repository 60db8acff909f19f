import { hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, member, memberInTheMorning } = staffIn(() => test);

describe('the work list', () => {
  async function work(kind = 'plan', ofPerson?: string) {
    const customerId = ofPerson ?? (await guest(test)).customerId;
    const { id } = await test.database
      .insertInto('work_items')
      .values({
        kind,
        customer_id: customerId,
        subject: crypto.randomUUID(),
        due_at: test.clock.now(),
        created_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('is taken by one of fifty who take it at once, and the others read who has it (PT-063)', async () => {
    const crew = await Promise.all([member(), member(), member()]);
    const id = await work();
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send('POST', `/tasks/${id}/take`, undefined, crew[index % crew.length]?.cookie),
      ),
    );
    const { items } = (await send('GET', '/tasks', undefined, crew[0]?.cookie)).body;
    const item = items.find((one: { id: string }) => one.id === id);
    const refused = claims.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.error.message))).toEqual(
      new Set([`${item.takenBy.name} has this one.`]),
    );
    // To whoever has it, taking it again changes nothing.
    expect(claims.filter(({ status }) => status === 204).length + refused.length).toBe(50);
    const winners = new Set(
      claims.flatMap(({ status }, index) => (status === 204 ? [index % crew.length] : [])),
    );
    expect(winners.size).toBe(1);
    const taken = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'work taken')
      .execute();
    expect(taken.filter(({ facts }) => JSON.stringify(facts).includes(id))).toHaveLength(1);
  });

  it('lets one of us alone ring a person, whatever waits for them and however many take it at once (PT-549)', async () => {
    const crew = await Promise.all(Array.from({ length: 6 }, () => member()));
    const { customerId } = await guest(test);
    const [call, plan, task] = [
      await work('callback', customerId),
      await work('plan', customerId),
      await work('task', customerId),
    ];
    const claims = await Promise.all(
      crew.map(({ cookie }, index) =>
        send('POST', `/tasks/${index % 2 === 0 ? call : plan}/take`, undefined, cookie),
      ),
    );
    const [winner, more] = crew.filter((_, index) => claims[index]?.status === 204);
    expect(more).toBeUndefined();
    const { id: had, name } = await test.database
      .selectFrom('work_items')
      .innerJoin('staff_members', 'staff_members.id', 'work_items.taken_by')
      .select(['work_items.id', 'staff_members.name'])
      .where('work_items.id', 'in', [call, plan])
      .executeTakeFirstOrThrow();
    const left = had === call ? plan : call;
    const another = crew.find(one => one !== winner);
    const refused = await send('POST', `/tasks/${left}/take`, undefined, another?.cookie);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      `${name} has other work for this person, so only they ring.`,
    ]);
    // What is no ringing anybody may do, and who rings takes the other too.
    expect((await send('POST', `/tasks/${task}/take`, undefined, another?.cookie)).status).toBe(204);
    expect((await send('POST', `/tasks/${left}/take`, undefined, winner?.cookie)).status).toBe(204);
  });

  it('is counted for the bar of the console, for whoever may open what it is about (PT-422)', async () => {
    const [jo, admin] = [await member(), await member('administrator')];
    type Counts = { work: { waiting: number; late: number } | null; chats: { waiting: number } | null };
    const counts = async (cookie = jo.cookie): Promise<Counts> =>
      (await send('GET', '/tasks/counts', undefined, cookie)).body;
    const before = await counts();
    const [plan, chat] = [await work(), await work('chat')];
    test.clock.forward(1);
    const waiting = (before.work?.waiting ?? 0) + 2;
    const chats = (before.chats?.waiting ?? 0) + 1;
    expect(await counts()).toEqual({ work: { waiting, late: waiting }, chats: { waiting: chats } });
    // Taken it is still to be done, and a chat that somebody has waits no longer.
    for (const id of [plan, chat]) await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
    expect(await counts()).toMatchObject({ work: { waiting }, chats: { waiting: chats - 1 } });
    expect(await counts(admin.cookie)).toEqual({ work: null, chats: null });
  });

  it('is given back by whoever has it alone (PT-064)', async () => {
    const [mine, other] = [await member(), await member()];
    const id = await work();
    const by = (who: { cookie: string }, what: string) =>
      send('POST', `/tasks/${id}/${what}`, undefined, who.cookie);
    await by(mine, 'take');
    expect((await by(other, 'give-back')).status).toBe(409);
    expect((await by(mine, 'give-back')).status).toBe(204);
    expect((await by(mine, 'give-back')).status).toBe(204);
    expect((await by(other, 'take')).status).toBe(204);
    expect((await send('POST', '/tasks/nothing/take', undefined, mine.cookie)).status).toBe(404);
    expect((await send('POST', `/tasks/${crypto.randomUUID()}/take`, undefined, mine.cookie)).status).toBe(
      404,
    );
  });
});

describe('a call on the work list', () => {
  /** Somebody who asked for a call, and the work that it is. */
  async function asked(contactNumber: string) {
    const person = await walker(test);
    await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
    const body = {
      stepId: 'formal-plan-help',
      callbackRequired: true,
      contactName: 'Danielle',
      contactNumber,
    };
    expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    return { customerId: person.customerId, id };
  }
  const stateOf = (id: string) =>
    test.database
      .selectFrom('work_items')
      .select(['state', 'attempts', 'last_outcome', 'taken_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('says whom to ring to whoever has it alone, and each look is written down for both sides (PT-065)', async () => {
    const [jo, other] = [await memberInTheMorning(), await memberInTheMorning()];
    const { customerId, id } = await asked('07911 123456');
    expect((await send('GET', `/tasks/${id}/call`, undefined, jo.cookie)).status).toBe(404);
    await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
    expect((await send('GET', `/tasks/${id}/call`, undefined, other.cookie)).status).toBe(404);
    const call = await send('GET', `/tasks/${id}/call`, undefined, jo.cookie);
    expect(call.body).toMatchObject({
      name: 'Danielle',
      number: '07911123456',
      isSafeNow: true,
      safeTimes: [],
    });
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('kind', '=', 'case looked at')
      .where('customer_id', '=', customerId)
      .execute();
    expect(looks).toEqual([{ facts: { by: 'adviser', why: 'Making the call that was asked for' } }]);
    const noted = await test.database
      .selectFrom('staff_log')
      .select('kind')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    expect(noted.map(({ kind }) => kind)).toEqual(['work taken', 'looked at']);
  });

  it('goes back to the list where nobody was reached, and is done the third time (PT-066)', async () => {
    const jo = await memberInTheMorning();
    const { id } = await asked('07911 123457');
    const tried = async (outcome: string) => {
      // The time of this try is there.
      const when = { not_before: test.clock.now() };
      await test.database.updateTable('work_items').set(when).where('id', '=', id).execute();
      await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
      await send('POST', `/tasks/${id}/ring-anyway`, { why: 'they-asked' }, jo.cookie);
      return (await send('POST', `/tasks/${id}/outcome`, { outcome }, jo.cookie)).status;
    };
    expect(await tried('not-reached')).toBe(204);
    expect(await stateOf(id)).toMatchObject({ state: 'open', attempts: 1, taken_by: null });
    expect(await tried('fell asleep')).toBe(400);
    expect(await tried('not-reached')).toBe(204);
    expect(await tried('not-reached')).toBe(204);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 2, last_outcome: 'not-reached' });
    expect(await tried('spoke')).toBe(404);
  });

  it('is done with what came of it, for the person too (PT-066)', async () => {
    const jo = await memberInTheMorning();
    const { customerId, id } = await asked('07911 123458');
    expect((await send('POST', `/tasks/${id}/outcome`, { outcome: 'spoke' }, jo.cookie)).status).toBe(404);
    await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
    expect((await send('POST', `/tasks/${id}/outcome`, { outcome: 'spoke' }, jo.cookie)).status).toBe(204);
    expect(await stateOf(id)).toMatchObject({ state: 'done', last_outcome: 'spoke' });
    const callback = await test.database
      .selectFrom('callbacks')
      .select('outcome')
      .where('customer_id', '=', customerId)
      .where('callback_required', '=', true)
      .executeTakeFirstOrThrow();
    expect(callback.outcome).toBe('spoke');
  });
});
