import { myChat } from '@towpath/contracts/api/chat.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingIn } from '../../testing/booking.ts';
import { chattingIn } from '../../testing/chatting.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { endMember } from '../staff/memberChanges.ts';
import type { WorkKind } from './workItems.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { ops, send, member } = staffIn(() => test);
const { waiting } = chattingIn(() => test);
const { aTime, book } = bookingIn(() => test);
type Who = { readonly cookie: string };

const workAbout = async (subject: string) =>
  (
    await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
  ).id;

let asked = 900_000;
async function work(kind: WorkKind): Promise<string> {
  const { customerId } = await guest(test);
  asked += 1;
  const subject = kind === 'callback' ? String(asked) : crypto.randomUUID();
  const at = test.clock.now();
  await test.database
    .insertInto('work_items')
    .values({ kind, customer_id: customerId, subject, due_at: at, created_at: at })
    .execute();
  return workAbout(subject);
}

async function memberId(email: string): Promise<string> {
  const { id } = await test.database
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const take = async (id: string, who: Who) =>
  (await send('POST', `/tasks/${id}/take`, undefined, who.cookie)).status;
const listed = async (id: string, who: Who) =>
  (await send('GET', '/tasks', undefined, who.cookie)).body.items.find(
    (item: { readonly id: string }) => item.id === id,
  );
const putBackOf = async (id: string) =>
  (
    await test.database
      .selectFrom('staff_log')
      .select(['facts', 'staff_id', 'customer_id'])
      .where('kind', '=', 'work put back')
      .orderBy('id')
      .execute()
  ).filter(({ facts }) => JSON.stringify(facts).includes(id));

/** An adviser who has work of each kind, and with whom somebody chats who has their answer. */
async function heldByAdviser() {
  const signedIn = await member();
  const jo = { ...signedIn, id: await memberId(signedIn.email) };
  const { person, chatId } = await waiting();
  const talk = (await book(await guest(test), { startsAt: aTime() })).answer.booking;
  const ids = {
    chat: await workAbout(chatId),
    booking: await workAbout(talk.id),
    callback: await work('callback'),
    plan: await work('plan'),
    advice: await work('advice'),
    task: await work('task'),
  };
  for (const id of Object.values(ids)) expect(await take(id, jo)).toBe(204);
  const text = { clientId: crypto.randomUUID(), text: 'One moment, I look.' };
  expect((await send('POST', `/chats/${chatId}/messages`, text, jo.cookie)).status).toBe(200);
  await send('POST', '/chat-presence', { isTaking: true }, jo.cookie);
  const chat = async () => (await person.call(myChat, {})).answer;
  return { jo, ids, chat };
}

describe('whoever is ended', () => {
  it('leaves nothing taken: all they had waits again, and who is in a chat waits for another of us (PT-550)', async () => {
    const [admin, sam] = [await member('administrator'), await member()];
    const { jo, ids, chat } = await heldByAdviser();
    expect(await chat()).toMatchObject({ isSomebodyHere: true, conversation: { state: 'with adviser' } });
    test.clock.forward(60_000);
    const ended = await send('POST', `/members/${jo.id}/end`, { why: 'left' }, admin.cookie);
    expect(ended.status).toBe(204);
    expect(await chat()).toMatchObject({
      isSomebodyHere: false,
      conversation: { state: 'waiting', adviser: null },
    });
    // Their answer is no answer any more: somebody waits, and by when is said.
    expect(await listed(ids.chat, sam)).toMatchObject({ dueAt: expect.any(String) });
    for (const id of Object.values(ids)) {
      expect(await putBackOf(id)).toMatchObject([
        { staff_id: await memberId(admin.email), facts: { work: id, from: jo.id, why: 'ended' } },
      ]);
    }
    for (const [kind, id] of Object.entries(ids)) {
      // A talk stands on the list on its day.
      if (kind !== 'booking') expect(await listed(id, sam)).toMatchObject({ takenBy: null });
      expect(await take(id, sam)).toBe(204);
    }
  });

  it('leaves nothing taken by the command of an operator either, with whose hand it was (PT-550)', async () => {
    const sam = await member();
    const { jo, ids, chat } = await heldByAdviser();
    const { code, said } = await ops('end', jo.email, '--why', 'left', '--who', 'Megan');
    expect([code, said[0]]).toEqual([
      0,
      'Ended, with every sign-in of theirs. What they had taken is back on the list.',
    ]);
    expect((await chat()).conversation).toMatchObject({ state: 'waiting' });
    expect(await putBackOf(ids.plan)).toMatchObject([{ staff_id: null, facts: { by: 'Megan' } }]);
    expect(await take(ids.plan, sam)).toBe(204);
  });

  it('takes nothing in the moment in which they are (PT-552)', async () => {
    const jo = await member();
    const id = await work('plan');
    const by = { at: test.clock.now(), staffId: null, by: 'megan' };
    let taking: Promise<number> | undefined;
    await test.database.transaction().execute(async trx => {
      await endMember(trx, await memberId(jo.email), by, async () => undefined);
      taking = take(id, jo);
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`.execute(test.database);
          return rows.length;
        })
        .toBe(1);
    });
    expect(await taking).toBe(404);
  });
});

describe('whoever is given another role', () => {
  it('keeps what they may have in it, and the rest waits again (PT-551, PT-552)', async () => {
    const permissions = ['see work', 'take work', 'see cases'];
    await test.database.insertInto('staff_roles').values({ role: 'caller', permissions }).execute();
    const admin = await member('administrator');
    const { jo, ids, chat } = await heldByAdviser();
    const changed = { role: 'caller', why: 'new duties' };
    expect((await send('POST', `/members/${jo.id}/role`, changed, admin.cookie)).status).toBe(204);
    for (const kind of ['callback', 'plan'] as const) {
      expect(await listed(ids[kind], jo)).toMatchObject({ takenBy: { isMe: true } });
      expect(await putBackOf(ids[kind])).toEqual([]);
    }
    expect((await chat()).conversation).toMatchObject({ state: 'waiting' });
    for (const kind of ['chat', 'advice', 'task'] as const) {
      expect(await putBackOf(ids[kind])).toMatchObject([{ facts: { why: 'role changed' } }]);
      expect(await take(ids[kind], jo)).toBe(404);
    }
  });

  it('in which nobody takes work leaves nothing taken (PT-551)', async () => {
    const admin = await member('administrator');
    const { jo, ids, chat } = await heldByAdviser();
    const changed = { role: 'administrator', why: 'new duties' };
    expect((await send('POST', `/members/${jo.id}/role`, changed, admin.cookie)).status).toBe(204);
    for (const id of Object.values(ids)) expect(await putBackOf(id)).toHaveLength(1);
    expect(await chat()).toMatchObject({ isSomebodyHere: false, conversation: { state: 'waiting' } });
  });
});

describe('work that somebody else has', () => {
  it('is put back by whoever approves changes, with a reason, and whoever had it reads who did and why (PT-553, PT-554)', async () => {
    const [supervisor, sam] = [await member('supervisor'), await member()];
    const { jo, ids } = await heldByAdviser();
    const { since } = (await listed(ids.plan, supervisor)).takenBy;
    const put = (body: object, who: Who = supervisor) =>
      send('POST', `/tasks/${ids.plan}/put-back`, body, who.cookie);
    const why = 'they are away';
    expect((await put({ why, since }, sam)).status).toBe(404);
    expect((await put({ why, since }, jo)).status).toBe(404);
    expect((await put({ since })).status).toBe(400);
    expect((await put({ why: 'Danielle rang', since })).status).toBe(400);
    expect((await put({ why, since })).status).toBe(204);
    expect((await put({ why, since })).status).toBe(204);
    expect(await putBackOf(ids.plan)).toMatchObject([
      { staff_id: await memberId(supervisor.email), facts: { work: ids.plan, from: jo.id, why } },
    ]);
    const message = /^Jo \d+ put this one back on the list\. They thought that you were away\.$/u;
    expect((await listed(ids.plan, jo)).putBack).toMatch(message);
    expect((await listed(ids.plan, sam)).putBack).toBeNull();
    const noted = () => send('POST', `/tasks/${ids.plan}/plan/outcome`, { outcome: 'leaves' }, jo.cookie);
    const refused = await noted();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'WORK_IS_TAKEN']);
    expect(refused.body.error.message).toMatch(message);
    expect(await take(ids.plan, sam)).toBe(204);
    expect((await noted()).body.error.message).toMatch(/^Jo \d+ has this one\.$/u);
    expect((await listed(ids.plan, jo)).putBack).toBeNull();
    // Of what they never had they learn nothing.
    expect((await send('GET', `/tasks/${await work('plan')}/plan`, undefined, jo.cookie)).status).toBe(404);
  });

  it('stays with whoever has taken it since the list was read (PT-553)', async () => {
    const [supervisor, jo, sam] = [await member('supervisor'), await member(), await member()];
    const id = await work('plan');
    await take(id, jo);
    const { since } = (await listed(id, supervisor)).takenBy;
    await send('POST', `/tasks/${id}/give-back`, undefined, jo.cookie);
    test.clock.forward(1000);
    await take(id, sam);
    const put = await send(
      'POST',
      `/tasks/${id}/put-back`,
      { why: 'waits too long', since },
      supervisor.cookie,
    );
    expect([put.status, put.body.error.code]).toEqual([409, 'WORK_IS_TAKEN']);
    expect((await listed(id, sam)).takenBy.isMe).toBe(true);
    const gone = `/tasks/${crypto.randomUUID()}/put-back`;
    expect((await send('POST', gone, { why: 'waits too long', since }, supervisor.cookie)).status).toBe(404);
  });

  it('is nobody’s for the person in a chat once it is put back, and theirs again who had it if they take it (PT-553, PT-554)', async () => {
    const supervisor = await member('supervisor');
    const { jo, ids, chat } = await heldByAdviser();
    const { since } = (await listed(ids.chat, supervisor)).takenBy;
    const put = { why: 'for somebody else', since };
    expect((await send('POST', `/tasks/${ids.chat}/put-back`, put, supervisor.cookie)).status).toBe(204);
    expect((await chat()).conversation).toMatchObject({ state: 'waiting', adviser: null });
    expect(await take(ids.chat, jo)).toBe(204);
    expect((await chat()).conversation).toMatchObject({ state: 'with adviser' });
    expect((await listed(ids.chat, jo)).putBack).toBeNull();
  });
});
