import { addDebt, changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definitionsWithFirstReview } from '../../testing/firstReview.ts';
import { inFullReview, USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { noteSeen } from '../customers/retained.ts';
import { doTimedMoves, planTimedMoves } from './byTime.ts';

let test: TestApp;
let desk: string;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithFirstReview());
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);
beforeEach(async () => {
  desk = (await member()).cookie;
});

const look = async ({ customerId }: { customerId: string }, cookie = desk) =>
  (await send('GET', `/people/${customerId}`, undefined, cookie)).body;
const move = ({ customerId }: { customerId: string }, body: object, cookie = desk) =>
  send('POST', `/people/${customerId}/session`, body, cookie);
const statusOf = async ({ customerId }: { customerId: string }) =>
  (
    await test.database
      .selectFrom('journeys')
      .select('status')
      .where('customer_id', '=', customerId)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
  ).status;

/** Somebody who has answered the first questions. */
async function begun(): Promise<Walker> {
  const person = await walker(test);
  await walkOn(person, USUAL_ANSWERS, 'debt-count');
  return person;
}

describe('a session that one of us completes by phone or closes', () => {
  it.each([
    ['complete', 'advice by phone', 'Completed Offline'],
    ['close', 'duplicate', 'Invalidated'],
  ])(
    '%s: is locked, with every answer kept and no other taken (DB-011, PT-333)',
    async (act, reason, label) => {
      const person = await begun();
      const before = await person.saved();
      expect((await move(person, { act, reason, from: 'Active' })).status).toBe(204);
      expect(await statusOf(person)).toBe(label);
      expect((await person.call(myStatus, {})).answer).toMatchObject({ isLocked: true });
      // The process that saved the last answer knows the session as open, and is put right by the write.
      const refused = await person.save('housing', 'council');
      expect([refused.status, refused.error.code]).toEqual([409, 'SESSION_CLOSED']);
      expect(refused.error.message).toContain('What you told us before is kept');
      expect(await person.saved()).toEqual(before);
      // The same answer again is no change, so that one whose reply was lost is not refused.
      expect((await person.save('nation', 'england')).status).toBe(204);
    },
  );

  it('takes no debt either, and nothing of it is kept (DB-011, PT-333)', async () => {
    const person = await inFullReview(test);
    const add = (initialCreditorName: string) =>
      person.call(addDebt, {
        query: { stepId: 'debts' },
        body: {
          initialCreditorName,
          creditTypeId: 1,
          currentBalance: 100,
          regularPaymentAmount: 5,
          isJoint: false,
        },
      });
    const { answer: kept } = await add('Kestrel Cards');
    await move(person, { act: 'close', reason: 'test', from: await statusOf(person) });
    const refused = await add('Otter Bank');
    expect([refused.status, refused.error?.code]).toEqual([409, 'SESSION_CLOSED']);
    const changed = await person.call(changeDebt, { params: { debtId: kept.id }, body: { isDeleted: true } });
    expect([changed.status, changed.error?.code]).toEqual([409, 'SESSION_CLOSED']);
    const { answer } = await person.call(myDebts, {});
    expect(answer.debts.map(({ initialCreditorName }) => initialCreditorName)).toEqual(['Kestrel Cards']);
  });

  it('is reopened where it was completed by phone, as its answers have it, and not where it was closed (ST-005, PT-333)', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS);
    expect(await statusOf(person)).toBe('Complete');
    await move(person, { act: 'complete', reason: 'plan by phone', from: 'Complete' });
    expect((await look(person)).acts).toEqual(['close', 'reopen']);
    expect(
      (await move(person, { act: 'reopen', reason: 'done by mistake', from: 'Completed Offline' })).status,
    ).toBe(204);
    expect(await statusOf(person)).toBe('Complete');
    await move(person, { act: 'close', reason: 'under 18', from: 'Complete' });
    expect((await look(person)).acts).toEqual([]);
    const again = await move(person, { act: 'reopen', reason: 'carries on online', from: 'Invalidated' });
    expect([again.status, again.body.error.code]).toEqual([409, 'SESSION_MOVED']);
    expect(await statusOf(person)).toBe('Invalidated');
  });

  it('is moved once by ten who do it at once, and by nobody who saw another status (PT-333)', async () => {
    const person = await begun();
    const body = { act: 'close', reason: 'duplicate', from: 'Active' };
    const all = await Promise.all(Array.from({ length: 10 }, () => move(person, body)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([204, ...Array(9).fill(409)]);
    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'session moved')
      .execute();
    expect(logged.map(({ facts }) => facts)).toEqual([
      { act: 'close', reason: 'duplicate', from: 'Active', to: 'Invalidated' },
    ]);
  });

  it('refuses a reason that does not go with it, a word of one’s own, and somebody without the permission (PT-333)', async () => {
    const person = await begun();
    const refused = await move(person, { act: 'complete', reason: 'duplicate', from: 'Active' });
    expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, 'reason']);
    for (const body of [
      { act: 'close', reason: 'I do not like them', from: 'Active' },
      { act: 'delete', reason: 'test', from: 'Active' },
      { act: 'close', reason: 'test', from: 'Active', to: 'Complete' },
      {},
    ]) {
      expect((await move(person, body)).status).toBe(400);
    }
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reader', permissions: ['see people'] })
      .execute();
    const reader = (await member('reader')).cookie;
    expect((await look(person, reader)).acts).toEqual([]);
    expect((await move(person, { act: 'close', reason: 'test', from: 'Active' }, reader)).status).toBe(404);
    expect(await statusOf(person)).toBe('Active');
  });
});

describe('the history of a label', () => {
  it('has every change, when, by whom and why, and cannot be changed (PT-331)', async () => {
    const person = await begun();
    await person.save('nation', 'outside');
    await person.save('nation', 'wales');
    await move(person, { act: 'complete', reason: 'helped elsewhere', from: 'Active' });
    const { changes } = await look(person);
    expect(changes.map(({ from, to, by, why }: Record<string, string>) => [from, to, by, why])).toEqual([
      ['Active', 'Completed Offline', 'staff', 'helped elsewhere'],
      ['Hard Dropout', 'Active', 'person', null],
      ['Active', 'Hard Dropout', 'person', null],
    ]);
    expect(changes[0].who).toMatch(/^Jo \d+$/);
    const rewriting = test.database.updateTable('journey_status_changes').set({ why: 'other' }).execute();
    await expect(rewriting).rejects.toThrow('never changed');
  });
});

describe('time', () => {
  const days = { abandonedAfterDays: 30, guestExpiredAfterDays: 40, expiredAfterDays: 365 };
  const ago = (count: number) => new Date(test.clock.now().getTime() - count * 86_400_000);
  async function away(count: number, hasAccount = false) {
    const person = await begun();
    await test.database
      .updateTable('customers')
      .set({
        last_seen_at: ago(count),
        ...(hasAccount
          ? {
              registered_at: ago(count),
              email: `${person.customerId}@x.example`,
              email_key: `${person.customerId}@x.example`,
            }
          : {}),
      })
      .where('id', '=', person.customerId)
      .execute();
    return person;
  }

  it('counts who is away as given up, then ends it: a guest sooner than an account, and says before what it would do (PT-332)', async () => {
    const [here, gone, guestGone, accountGone, accountLong] = [
      await away(29),
      await away(31),
      await away(41),
      await away(41, true),
      await away(366, true),
    ];
    const planned = await planTimedMoves(test.database, days, test.clock.now());
    expect(planned.filter(({ count }) => count > 0)).toEqual([
      { from: 'Active', to: 'Expired', hasAccount: true, count: 1, oldest: ago(366) },
      { from: 'Active', to: 'Expired', hasAccount: false, count: 1, oldest: ago(41) },
      // Whom the line above ends is counted here too, until it is done.
      { from: 'Active', to: 'Abandoned', hasAccount: null, count: 4, oldest: ago(366) },
    ]);
    expect(await statusOf(gone)).toBe('Active');
    expect(await doTimedMoves(test.database, days, test.clock.now())).toEqual({ Expired: 2, Abandoned: 2 });
    expect(await Promise.all([here, gone, guestGone, accountGone, accountLong].map(statusOf))).toEqual([
      'Active',
      'Abandoned',
      'Expired',
      'Abandoned',
      'Expired',
    ]);
    expect(await doTimedMoves(test.database, days, test.clock.now())).toEqual({});
    expect((await look(gone)).changes[0]).toMatchObject({ by: 'time', why: 'away', to: 'Abandoned' });
  });

  it('leaves a drop-out that waits for us as it is (ST-005, PT-332)', async () => {
    const person = await walker(test);
    await walkOn(person, { nation: 'outside' });
    await test.database
      .updateTable('customers')
      .set({ last_seen_at: ago(31) })
      .where('id', '=', person.customerId)
      .execute();
    await doTimedMoves(test.database, days, test.clock.now());
    expect(await statusOf(person)).toBe('Hard Dropout');
  });

  it('gives a session back to whoever comes back, by a visit or an answer (ST-005, PT-332)', async () => {
    const [visits, answers] = [await away(31), await away(31)];
    await doTimedMoves(test.database, days, test.clock.now());
    await noteSeen(test.database, visits.customerId, test.clock.now());
    expect(await statusOf(visits)).toBe('Active');
    expect((await answers.save('housing', 'council')).status).toBe(204);
    expect(await statusOf(answers)).toBe('Active');
  });
});
