import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createOutbox, type Outbox, tidyOutbox } from './outbox.ts';
import type { Mail } from './port.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

let opened: OpenDatabase;
let customerId: string;
let now: Date;
let sent: string[];
let works: (kind: string) => boolean;

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
});

const mail = (subject: string): Mail => ({ to: 'a@towpath.example', subject, text: '', html: '' });

/** An outbox as one server process has it. */
const server = (): Outbox =>
  createOutbox({
    database: opened.database,
    clock: { now: () => now },
    sender: {
      async send({ subject }) {
        if (!works(subject)) throw new Error('no mail server here');
        sent.push(subject);
      },
      close() {},
    },
    writers: {
      hello: async () => mail('hello'),
      other: async () => mail('other'),
      pointless: async () => null,
      unwritable: async () => {
        throw new Error('no words');
      },
    },
  });

const add = (outbox: Outbox, kind: string, dueAt = now) =>
  opened.database.transaction().execute(trx => outbox.add(trx, customerId, kind, dueAt));

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

  it('tries again, later each time, and gives up after six tries', async () => {
    const outbox = server();
    works = () => false;
    await add(outbox, 'hello');
    await outbox.drain();
    for (const seconds of [5, 30, 120, 600, 3600]) {
      pass(seconds * SECOND - 1);
      await outbox.drain();
      pass(1);
      await outbox.drain();
    }
    const [row] = await opened.database.selectFrom('outbox').selectAll().execute();
    expect(row).toMatchObject({ attempts: 6, sent_at: null, gave_up_at: now });
    works = () => true;
    pass(24 * 3600 * SECOND);
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

  it('notes one for each of some people, and none for nobody', async () => {
    const outbox = server();
    const people = (id: string) =>
      opened.database.selectFrom('customers').select('id').where('id', '=', id).as('customer');
    await outbox.addForEach(opened.database, people(customerId), 'hello', now);
    await outbox.addForEach(opened.database, people('00000000-0000-4000-8000-000000000000'), 'other', now);
    await outbox.drain();
    expect(sent).toEqual(['hello']);
  });

  it('forgets a mail 30 days after it went out or was given up, and none that waits', async () => {
    const outbox = server();
    const kinds = async () =>
      (await opened.database.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
        ({ kind }) => kind,
      );
    await add(outbox, 'hello');
    await add(outbox, 'other', new Date(now.getTime() + 60 * DAY));
    await outbox.drain();
    await opened.database
      .insertInto('outbox')
      .values({ customer_id: customerId, kind: 'unwritable', due_at: now, gave_up_at: now })
      .execute();
    const tidy = () => tidyOutbox({ database: opened.database, clock: { now: () => now } });
    pass(30 * DAY);
    await tidy();
    expect(await kinds()).toEqual(['hello', 'other', 'unwritable']);
    pass(1);
    await tidy();
    expect(await kinds()).toEqual(['other']);
  });
});
