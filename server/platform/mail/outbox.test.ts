import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Mail } from './port.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let opened: OpenDatabase;
let customerId: string;
let now: Date;
let sent: string[];
let works: (kind: string) => boolean;
/** What the mail server waits for with each; a test that lets it wait says when it goes on, however busy the machine is. */
let held: Promise<void>;
let atOnce: { now: number; most: number };

beforeAll(async () => {
  opened = await createTestDatabase();
  const { id } = await opened.database
    .insertInto('customers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  customerId = id;
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.deleteFrom('outbox').execute();
  now = new Date('2026-11-23T10:00:00Z');
  sent = [];
  works = () => true;
  held = Promise.resolve();
  atOnce = { now: 0, most: 0 };
});

const mail = (subject: string): Mail => ({ to: 'a@towpath.example', subject, text: '', html: '' });

/** An outbox as one server process has it. */
const server = (): Outbox =>
  createOutbox({
    database: opened.database,
    clock: { now: () => now },
    sender: {
      async send({ subject }) {
        atOnce.most = Math.max(atOnce.most, ++atOnce.now);
        await held;
        atOnce.now--;
        if (!works(subject)) throw new Error('no mail server here');
        sent.push(subject);
      },
      close() {},
    },
    writers: {
      hello: async () => mail('hello'),
      other: async () => mail('other'),
      digest: async () => mail('digest'),
      pointless: async () => null,
      unwritable: async () => {
        throw new Error('no words');
      },
    },
    unhurried: ['digest'],
  });

const add = (outbox: Outbox, kind: string, dueAt = now) =>
  opened.database.transaction().execute(trx => outbox.add(trx, customerId, kind, dueAt));

async function tries(kind: string): Promise<number> {
  const mails = opened.database.selectFrom('outbox').select('attempts').where('kind', '=', kind);
  return (await mails.executeTakeFirstOrThrow()).attempts;
}

/** Lets the mail server wait with all that is handed to it from now on, until what is returned is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

const onTheirWay = (count: number) => expect.poll(() => atOnce.now, { interval: 1 }).toBe(count);

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

describe('the outbox', () => {
  it('sends each mail once', async () => {
    const outbox = server();
    await add(outbox, 'hello');
    await outbox.drain();
    await outbox.drain();
    expect(sent).toEqual(['hello']);
  });

  it('sends nothing for a transaction that was taken back', async () => {
    const outbox = server();
    await opened.database
      .transaction()
      .execute(async trx => {
        await outbox.add(trx, customerId, 'hello', now);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await outbox.drain();
    expect(sent).toEqual([]);
  });

  it('waits until a mail is due', async () => {
    const outbox = server();
    await add(outbox, 'hello', new Date(now.getTime() + 3 * SECOND));
    await outbox.drain();
    expect(sent).toEqual([]);
    pass(3 * SECOND);
    await outbox.drain();
    expect(sent).toEqual(['hello']);
  });

  it('tries again, later each time and then every hour, and gives up after three days (IS-013)', async () => {
    const outbox = server();
    works = () => false;
    await add(outbox, 'hello');
    const begun = now;
    await outbox.drain();
    for (const pause of [5, 30, 120, 600, ...Array.from({ length: 71 }, () => 3600)]) {
      pass(pause * SECOND - 1);
      const before = await tries('hello');
      await outbox.drain();
      expect(await tries('hello')).toBe(before);
      pass(1);
      await outbox.drain();
      expect(await tries('hello')).toBe(before + 1);
    }
    expect(now.getTime() - begun.getTime()).toBeGreaterThan(71 * HOUR);
    const [row] = await opened.database.selectFrom('outbox').selectAll().execute();
    expect(row).toMatchObject({ attempts: 76, sent_at: null, gave_up_at: now });
    works = () => true;
    pass(24 * HOUR);
    await outbox.drain();
    expect(sent).toEqual([]);
  });

  it('lets one mail that cannot be sent or written hold up no other', async () => {
    const outbox = server();
    works = subject => subject !== 'hello';
    for (const kind of ['hello', 'unwritable', 'nobody-writes-this', 'pointless', 'other'])
      await add(outbox, kind);
    await outbox.drain();
    expect(sent).toEqual(['other']);
  });

  it('is shared by several servers: each mail goes out once', async () => {
    const servers = [server(), server(), server()];
    for (let count = 0; count < 30; count++) await add(servers[0] as Outbox, 'hello');
    await Promise.all(servers.map(outbox => outbox.drain()));
    expect(sent).toHaveLength(30);
  });

  it('survives a server that ends in the middle: another sends what that one had taken', async () => {
    const first = server();
    await add(first, 'hello');
    // As a server that was killed between taking a mail and sending it leaves things.
    await opened.database
      .updateTable('outbox')
      .set({ attempts: 1, due_at: new Date(now.getTime() + 120 * SECOND) })
      .execute();
    const second = server();
    await second.drain();
    expect(sent).toEqual([]);
    pass(120 * SECOND);
    await second.drain();
    expect(sent).toEqual(['hello']);
  });

  it('sends what is added while it is sending', async () => {
    const outbox = server();
    await add(outbox, 'hello');
    const running = outbox.drain();
    await add(outbox, 'other');
    await Promise.all([running, outbox.drain()]);
    expect(sent.sort()).toEqual(['hello', 'other']);
  });

  it('sends a mail once although the clock is set forward while it is on its way (DN-706)', async () => {
    const outbox = server();
    const goOn = hold();
    await add(outbox, 'hello');
    outbox.nudge();
    await onTheirWay(1);
    pass(6 * 24 * HOUR);
    await add(outbox, 'other');
    const draining = outbox.drain();
    await onTheirWay(2);
    goOn();
    await draining;
    expect(sent.toSorted()).toEqual(['hello', 'other']);
  });

  it('tries again what failed while the clock was set forward (DN-706)', async () => {
    const outbox = server();
    const goOn = hold();
    works = subject => subject === 'other';
    await add(outbox, 'hello');
    outbox.nudge();
    await onTheirWay(1);
    pass(6 * 24 * HOUR);
    await add(outbox, 'other');
    const draining = outbox.drain();
    await onTheirWay(2);
    goOn();
    await draining;
    expect(sent).toEqual(['other']);
    expect(await tries('hello')).toBe(1);
    works = () => true;
    pass(5 * SECOND);
    await outbox.drain();
    expect(sent).toEqual(['other', 'hello']);
  });

  it('notes one for each of some people, and none for nobody', async () => {
    const outbox = server();
    const people = (id: string) =>
      opened.database.selectFrom('customers').select('id').where('id', '=', id).as('customer');
    await outbox.addForEach(opened.database, people(customerId), 'hello', now);
    await outbox.addForEach(opened.database, people('00000000-0000-4000-8000-000000000000'), 'other', now);
    await outbox.drain();
    expect(sent).toEqual(['hello']);
  });

  it('sends several side by side, each once (IS-014)', async () => {
    const outbox = server();
    const goOn = hold();
    for (let count = 0; count < 60; count++) await add(outbox, 'hello');
    const draining = outbox.drain();
    await onTheirWay(10);
    goOn();
    await draining;
    expect(sent).toHaveLength(60);
    expect(atOnce.most).toBe(10);
  });

  it('sends what somebody waits for before a thousand that nobody does, which were there first (IS-014)', async () => {
    const outbox = server();
    const everybody = opened.database
      .selectFrom(
        sql<{ id: string }>`(select ${customerId}::uuid as id from generate_series(1, 1000))`.as('all'),
      )
      .select('id')
      .as('customer');
    await outbox.addForEach(opened.database, everybody, 'digest', now);
    const goOn = hold();
    const running = outbox.drain();
    await onTheirWay(10);
    pass(SECOND);
    await add(outbox, 'hello');
    outbox.nudge();
    goOn();
    await running;
    expect(sent).toHaveLength(1001);
    // What ten lanes of five had taken by then goes out beside it.
    expect(sent.indexOf('hello')).toBeLessThan(100);
  });

  it('leaves what it has not begun to others when it stops (IS-014)', async () => {
    const outbox = server();
    const goOn = hold();
    for (let count = 0; count < 30; count++) await add(outbox, 'hello');
    outbox.nudge();
    await expect.poll(() => atOnce.now, { interval: 1 }).toBeGreaterThan(0);
    const stopping = outbox.stop();
    goOn();
    await stopping;
    expect(sent.length).toBeLessThan(30);
    const other = server();
    await other.drain();
    expect(sent).toHaveLength(30);
  });

  it.each([2, 5, 48])('goes on when the clock is set back by %i hours (IS-015)', async hours => {
    const outbox = server();
    works = () => false;
    await add(outbox, 'hello');
    await outbox.drain();
    await add(outbox, 'other');
    works = () => true;
    pass(-hours * HOUR);
    await outbox.drain();
    expect(sent.sort()).toEqual(['hello', 'other']);
  });

  it('waits until its time comes again when the clock is set back by an hour (IS-015)', async () => {
    const outbox = server();
    await add(outbox, 'hello');
    pass(-HOUR);
    await outbox.drain();
    expect(sent).toEqual([]);
    pass(HOUR);
    await outbox.drain();
    expect(sent).toEqual(['hello']);
  });
});
