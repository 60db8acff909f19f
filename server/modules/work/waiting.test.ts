import { endChat } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingIn } from '../../testing/booking.ts';
import { chattingIn, say } from '../../testing/chatting.ts';
import { guest } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { timesOf } from '../bookings/workList.ts';
import { tellingOfLateWork } from './lateWork.ts';
import { waitingWorkReading } from './waitingWorkReading.ts';
import { oldestWaiting } from './workAsked.ts';
import { countWork } from './workCounts.ts';
import { changeWork, openWork, type WorkKind } from './workItems.ts';

const MINUTE = 60_000;
/** A Monday on which we are open. */
const MORNING = new Date('2026-11-23T10:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(MORNING);
  await test.database.deleteFrom('work_items').execute();
});

const { send, member, waiting, talking } = chattingIn(() => test);
const { aTime, book } = bookingIn(() => test);
const after = (minutes: number, from = MORNING) => new Date(from.getTime() + minutes * MINUTE);
const justAfter = (at: Date) => new Date(at.getTime() + 1);

/** What each reader of the list says of a kind at a moment: that as much is late, since when, and what is due first. */
async function told(kind: WorkKind, at: Date) {
  const read = await waitingWorkReading.read({ database: test.database, now: at });
  const count = (await countWork(test.database, at)).find(one => one.kind === kind);
  const ofKind = read.filter(({ labels }) => labels?.kind === kind);
  expect(ofKind.find(({ gauge }) => gauge === 'work_late')?.value).toBe(count?.late ?? 0);
  expect(ofKind.find(({ gauge }) => gauge === 'work_oldest_waiting_seconds')?.value).toBe(
    count?.since ? (at.getTime() - count.since.getTime()) / 1000 : 0,
  );
  const oldest = (await oldestWaiting(test.database, at)).find(one => one.kind === kind);
  // Whoever calls says since when: the counts name the same moment, and none where nothing waits.
  const since = oldest?.since ?? null;
  expect({ kind, since: count?.since ?? null }).toEqual({ kind, since });
  return { late: count?.late ?? 0, since, due: oldest?.dueAt ?? null };
}

/** What the team is mailed of late work at a moment; nothing where undefined. */
async function mailedAt(at: Date): Promise<string | undefined> {
  const texts: string[] = [];
  const mailSender = { send: async ({ text }: { text: string }) => void texts.push(text) };
  const letterheadOf = async () => SHIPPED_LETTERHEAD;
  const clock = { ...test.clock, now: () => at };
  const { database } = test;
  await tellingOfLateWork({
    database,
    clock,
    teamEmail: 'team@charity.example',
    mailSender,
    letterheadOf,
  }).work();
  return texts[0];
}

describe('a chat', () => {
  it('is late once its first words wait for longer than the goal, and not before (PT-535)', async () => {
    await waiting();
    const due = after(3);
    expect(await told('chat', due)).toEqual({ late: 0, since: MORNING, due });
    expect(await mailedAt(due)).toBeUndefined();
    expect(await told('chat', justAfter(due))).toEqual({ late: 1, since: MORNING, due });
    expect(await mailedAt(justAfter(due))).toContain('1 chat.');
  });

  it('that one of us has answered is late for nobody, until its person has waited as long again (PT-535)', async () => {
    const { person, jo, reply } = await talking();
    test.clock.set(after(1));
    expect((await reply('Not as a rule.')).status).toBe(200);
    expect(await told('chat', after(20))).toEqual({ late: 0, since: null, due: null });
    expect(await mailedAt(after(20))).toBeUndefined();
    const shown = async () => (await send('GET', '/tasks', undefined, jo.cookie)).body.items[0].dueAt;
    expect(await shown()).toBe(null);

    test.clock.set(after(5));
    await say(person, 'And my van?');
    test.clock.set(after(6));
    await say(person, 'It is for work');
    // They wait since the first of what they wrote.
    expect(await told('chat', after(8))).toEqual({ late: 0, since: after(5), due: after(8) });
    expect(await told('chat', justAfter(after(8)))).toMatchObject({ late: 1 });
    expect(await shown()).toBe(after(8).toISOString());
    expect(await mailedAt(justAfter(after(8)))).toContain('1 chat.');
    test.clock.set(after(9));
    await reply('That, too.');
    expect(await told('chat', after(20))).toMatchObject({ late: 0, since: null });
  });

  it('waits for another of us from when it is given back, by the work list or handed over (PT-535)', async () => {
    for (const way of ['work list', 'chat'] as const) {
      test.clock.set(MORNING);
      const { chatId, jo, reply } = await talking();
      await reply('A colleague knows more of vans.');
      const { items } = (await send('GET', '/tasks', undefined, jo.cookie)).body;
      const workId = items.find((one: { dueAt: string | null }) => one.dueAt === null).id;
      test.clock.set(after(1));
      const given =
        way === 'chat'
          ? await send('POST', `/chats/${chatId}/hand-over`, { to: null }, jo.cookie)
          : await send('POST', `/tasks/${workId}/give-back`, undefined, jo.cookie);
      expect(given.status).toBe(204);
      expect(await told('chat', after(4))).toEqual({ late: 0, since: after(1), due: after(4) });
      expect((await told('chat', justAfter(after(4)))).late).toBe(1);
      await test.database.deleteFrom('work_items').execute();
    }
  });

  it('with worrying words after an answer is first of all, and late until somebody has reached them (PT-535)', async () => {
    const { person, jo, reply } = await talking();
    await reply('Not as a rule.');
    await waiting();
    test.clock.set(after(10));
    await say(person, 'I want to die');
    await person.call(endChat, {});
    const { items } = (await send('GET', '/tasks', undefined, jo.cookie)).body;
    expect(items[0]).toMatchObject({ danger: 2, dueAt: after(13).toISOString() });
    // Writing into what they left is no outcome.
    await reply('Are you safe?');
    expect((await told('chat', after(14))).late).toBe(2);
  });
});

describe('a booked talk', () => {
  async function booked() {
    const person = await guest(test);
    const { answer } = await book(person, { startsAt: aTime() });
    const { id, startsAt, endsAt } = answer.booking;
    const of = { kind: 'booking', subject: id, customerId: person.customerId } as const;
    const { id: workId } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    return { of, workId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  }
  /** What the list of somebody else says of a talk at a moment. */
  async function shownAt(at: Date, workId: string) {
    test.clock.set(at);
    const { items } = (await send('GET', '/tasks', undefined, (await member()).cookie)).body;
    return items.find(({ id }: { id: string }) => id === workId);
  }

  it('is due when it begins, and late five minutes later where nobody has taken it (PT-536, PT-555)', async () => {
    const { workId, startsAt } = await booked();
    const late = after(5, startsAt);
    expect(await told('booking', after(-1, startsAt))).toEqual({ late: 0, since: null, due: startsAt });
    expect(await told('booking', late)).toEqual({ late: 0, since: startsAt, due: startsAt });
    expect(await mailedAt(late)).toBeUndefined();
    expect(await told('booking', justAfter(late))).toMatchObject({ late: 1, since: startsAt });
    const read = await waitingWorkReading.read({ database: test.database, now: after(6, startsAt) });
    const longest = read.find(
      ({ gauge, labels }) => gauge === 'work_longest_late_seconds' && labels?.kind === 'booking',
    );
    expect(longest?.value).toBe(6 * 60);
    expect(await mailedAt(justAfter(late))).toContain('1 booking.');
    expect(await shownAt(late, workId)).toMatchObject({
      beginsAt: startsAt.toISOString(),
      dueAt: startsAt.toISOString(),
      lateAfter: late.toISOString(),
    });
  });

  it('is not late while whoever has taken it may ring, and is again once its time is over without an outcome (PT-536, PT-555)', async () => {
    const { workId, startsAt, endsAt } = await booked();
    test.clock.set(after(6, startsAt));
    const jo = await member();
    expect((await send('POST', `/tasks/${workId}/take`, undefined, jo.cookie)).status).toBe(204);
    expect(await told('booking', endsAt)).toEqual({ late: 0, since: startsAt, due: endsAt });
    expect(await shownAt(after(7, startsAt), workId)).toMatchObject({ lateAfter: endsAt.toISOString() });
    expect((await told('booking', justAfter(endsAt))).late).toBe(1);
    await send('POST', `/tasks/${workId}/give-back`, undefined, jo.cookie);
    expect((await told('booking', after(8, startsAt))).late).toBe(1);
  });

  it('that is moved is due, late and told to the team by its new time; one that is tried again as a call is (PT-555)', async () => {
    const { of, workId, startsAt } = await booked();
    expect(await mailedAt(after(6, startsAt))).toContain('1 booking.');
    const later = after(60, startsAt);
    const span = { startsAt: later, endsAt: after(30, later) };
    await test.database.transaction().execute(trx => changeWork(trx, of, timesOf(span)));
    expect(await told('booking', after(5, later))).toMatchObject({ late: 0, due: later });
    expect(await mailedAt(after(6, later))).toContain('1 booking.');
    test.clock.set(later);
    const jo = await member();
    await send('POST', `/tasks/${workId}/take`, undefined, jo.cookie);
    // They are shown the number, without which nobody can have rung.
    await send('GET', `/tasks/${workId}/booking`, undefined, jo.cookie);
    expect(
      (await send('POST', `/tasks/${workId}/booking/outcome`, { outcome: 'not-reached' }, jo.cookie)).status,
    ).toBe(204);
    const again = await test.database
      .selectFrom('work_items')
      .select(['begins_at', 'not_before', 'due_at'])
      .where('id', '=', workId)
      .executeTakeFirstOrThrow();
    expect(again.begins_at).toBeNull();
    if (!again.not_before) throw new Error('It is tried again at no time.');
    expect(await told('booking', after(6, again.not_before))).toMatchObject({ late: 0, due: again.due_at });
    expect((await told('booking', justAfter(again.due_at))).late).toBe(1);
  });

  it('that nobody has noted leaves the list once its person books another (PT-538)', async () => {
    const person = await guest(test);
    const { endsAt } = (await book(person, { startsAt: aTime() })).answer.booking;
    const now = justAfter(new Date(endsAt));
    test.clock.set(now);
    expect(await told('booking', now)).toMatchObject({ late: 1 });
    const next = await book(person, { startsAt: '2026-12-15T11:00:00.000Z' });
    expect(next.status).toBe(200);
    expect(await told('booking', now)).toEqual({ late: 0, since: null, due: null });
    expect(await told('booking', new Date(next.answer.booking.startsAt))).toMatchObject({ late: 0 });
  });
});

describe('a task of a case', () => {
  it('is waited for from when its day in London begins, and late once that is over (PT-603)', async () => {
    const { cookie } = await member();
    const { customerId } = await guest(test);
    const task = { id: crypto.randomUUID(), text: 'Ring the court', dueOn: '2027-04-15' };
    expect((await send('POST', `/cases/${customerId}/tasks`, task, cookie)).status).toBe(204);
    // In April London is an hour ahead of UTC.
    const [begins, due] = [new Date('2027-04-14T23:00:00Z'), new Date('2027-04-15T22:59:00Z')];
    expect(await told('task', after(-1, begins))).toEqual({ late: 0, since: null, due });
    expect(await told('task', due)).toEqual({ late: 0, since: begins, due });
    expect(await mailedAt(due)).toBeUndefined();
    expect(await told('task', justAfter(due))).toEqual({ late: 1, since: begins, due });
    expect(await mailedAt(justAfter(due))).toContain('1 task');
  });

  it('for the day on which it is written down is waited for from then on (PT-603)', async () => {
    const { cookie } = await member();
    const { customerId } = await guest(test);
    const task = { id: crypto.randomUUID(), text: 'Ring the court', dueOn: '2026-11-23' };
    expect((await send('POST', `/cases/${customerId}/tasks`, task, cookie)).status).toBe(204);
    expect(await told('task', after(1))).toMatchObject({ late: 0, since: MORNING });
  });
});

it('has a talk where it begins, and what is answered last, but worrying words before all (PT-537)', async () => {
  const { cookie } = await member();
  const { reply } = await talking();
  await reply('Not as a rule.');
  const open = async (kind: WorkKind, dueAt: Date, beginsAt?: Date, danger?: 2) => {
    const { customerId } = await guest(test);
    const times = { dueAt, notBefore: beginsAt ?? null, ...(beginsAt && { beginsAt }) };
    const work = { kind, subject: crypto.randomUUID(), customerId, ...times, danger, at: MORNING };
    await test.database.transaction().execute(trx => openWork(trx, work));
  };
  await open('advice', after(40));
  await open('booking', after(60), after(30));
  await open('plan', after(600), undefined, 2);
  const { items } = (await send('GET', '/tasks', undefined, cookie)).body;
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['plan', 'booking', 'advice', 'chat']);
});
