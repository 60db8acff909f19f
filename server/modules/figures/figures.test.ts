import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { closeWork, openWork } from '../work/workItems.ts';
import { countFigures } from './counting.ts';

const DAY = 24 * 3600 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { member, send } = staffIn(() => test);

type Figures = {
  way: { name: string; people: number | null; before: number | null }[];
  stopped: { journey: string; version: number; stepId: string; says: string | null; people: number | null }[];
  waits: { kind: string; people: number | null; usual: number | null; nineInTen: number | null }[];
  left: { people: number | null; finished: number | null };
  outcomes: { kind: string; name: string; people: number | null }[];
  work: { kind: string; people: number | null; done: number | null; inTime: number | null }[];
  waiting: { kind: string; dueAt: string }[];
  days: { day: string; begun: number | null }[];
  nations: string[];
  countedAt: string | null;
};

async function figures(cookie: string, query = ''): Promise<Figures> {
  const { status, body } = await send('GET', `/figures${query}`, undefined, cookie);
  expect(status).toBe(200);
  return body;
}
const came = (of: Figures, step: string) => of.way.find(({ name }) => name === step)?.people;

it('counts how far people came and where they stand, by nation and day, and shows no group of fewer than ten (PT-360, PT-361, PT-362)', async () => {
  const { cookie } = await member('supervisor');
  for (let index = 0; index < 15; index += 1) {
    const person = await walker(test);
    await person.save('nation', index < 12 ? 'england' : 'wales');
    await test.database.transaction().execute(trx =>
      openWork(trx, {
        kind: 'callback',
        subject: person.customerId,
        customerId: person.customerId,
        dueAt: new Date(test.clock.now().getTime() + DAY),
        notBefore: null,

        at: test.clock.now(),
      }),
    );
  }
  expect(came(await figures(cookie), 'begun')).toBeNull();
  await countFigures(test.database, test.clock.now());
  const all = await figures(cookie);
  expect(all.countedAt).not.toBeNull();
  expect([came(all, 'begun'), came(all, 'account')]).toEqual([20, null]);
  expect(all.stopped[0]).toMatchObject({ journey: 'qualifier', people: 20 });
  expect(all.work).toEqual([{ kind: 'callback', people: 20, done: null, inTime: null }]);
  expect(all.waiting).toMatchObject([{ kind: 'callback' }]);
  expect(all.days).toHaveLength(1);
  expect(all.nations).toEqual(['england', 'wales']);
  const [england, wales] = [await figures(cookie, '?nation=england'), await figures(cookie, '?nation=wales')];
  expect([came(england, 'begun'), came(wales, 'begun')]).toEqual([10, null]);
  expect(wales.stopped.map(({ people }) => people)).toEqual([null]);
  expect(JSON.stringify(all)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/u);
});

it('tells how long chats and calls were waited for, by our first words and by when we rang (PT-461, PT-462, PT-464)', async () => {
  const { cookie } = await member('supervisor');
  const { id: staffId } = await test.database
    .selectFrom('staff_members')
    .select('id')
    .executeTakeFirstOrThrow();
  const begun = test.clock.now();
  for (let index = 0; index < 12; index += 1) {
    const { customerId } = await walker(test);
    const id = randomUUID();
    await test.database
      .insertInto('chat_conversations')
      .values({
        customer_id: customerId,
        id,
        state: 'waiting',
        begun_at: begun,
        due_at: new Date(begun.getTime() + 100_000),
      })
      .execute();
    await test.database
      .insertInto('chat_messages')
      .values({
        customer_id: customerId,
        conversation_id: id,
        sequence: 1,
        sender: 'adviser',
        staff_id: staffId,
        client_id: randomUUID(),
        sent_at: new Date(begun.getTime() + (index < 7 ? 80_000 : 250_000)),
        sealed: Buffer.from('x'),
      })
      .execute();
    const of = { customerId, at: begun, notBefore: null } as const;
    const dueAt = new Date(begun.getTime() + 100_000);
    await test.database.transaction().execute(async trx => {
      await openWork(trx, { ...of, kind: 'chat', subject: id, dueAt });
      await openWork(trx, { ...of, kind: 'advice', subject: id, dueAt });
      const closed = {
        state: 'done',
        outcome: 'ended by person',
        at: new Date(begun.getTime() + DAY),
      } as const;
      await closeWork(trx, { kind: 'chat', subject: id, customerId }, closed);
    });
  }
  await countFigures(test.database, test.clock.now());
  const { waits, work, outcomes, stopped, left } = await figures(cookie);
  expect(waits).toEqual([
    { kind: 'chat', people: 10, usual: 90, nineInTen: null },
    { kind: 'callback', people: null, usual: null, nineInTen: null },
  ]);
  expect(work.find(({ kind }) => kind === 'chat')).toMatchObject({ people: 10, done: 10, inTime: null });
  expect(outcomes).toEqual([{ kind: 'chat', name: 'ended by person', people: 10 }]);
  expect(stopped.find(({ stepId }) => stepId === 'nation')?.says).toBe('Where do you live?');
  expect(left).toEqual({ people: null, finished: null });
  await test.database
    .updateTable('answers')
    .set({ updated_at: new Date(test.clock.now().getTime() - 3 * 3600 * 1000) })
    .execute();
  await countFigures(test.database, test.clock.now());
  expect((await figures(cookie)).left).toEqual({ people: 20, finished: null });
  await test.database.deleteFrom('work_items').where('kind', '<>', 'callback').execute();
  await test.database
    .deleteFrom('customers')
    .where('id', 'in', eb => eb.selectFrom('chat_conversations').select('customer_id'))
    .execute();
});

it('counts a day again without counting anybody twice, and what has gone no more (PT-360)', async () => {
  const { cookie } = await member('supervisor');
  await countFigures(test.database, test.clock.now());
  await countFigures(test.database, test.clock.now());
  expect(came(await figures(cookie), 'begun')).toBe(20);
  const gone = await test.database.selectFrom('customers').select('id').limit(8).execute();
  await test.database
    .deleteFrom('customers')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  await countFigures(test.database, test.clock.now());
  expect(came(await figures(cookie), 'begun')).toBeNull();
});

it('are compared with as many days before (PT-362)', async () => {
  const { cookie } = await member('supervisor');
  await test.database.deleteFrom('figure_counts').execute();
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
  const count = { measure: 'reached', detail: 'begun', nation: '', app_id: '' };
  await test.database
    .insertInto('figure_counts')
    .values([
      { ...count, day: ago(6), people: 100 },
      { ...count, day: ago(7), people: 40 },
      { ...count, day: ago(13), people: 40 },
      { ...count, day: ago(14), people: 500 },
    ])
    .execute();
  const { way } = await figures(cookie, '?days=7');
  expect(way[0]).toEqual({ name: 'begun', people: 100, before: 80 });
});

it('are for those alone who may see them (PT-360)', async () => {
  const { cookie } = await member();
  expect((await send('GET', '/figures', undefined, cookie)).status).toBe(404);
  const supervisor = await member('supervisor');
  for (const wrong of ['?days=3', '?more=1']) {
    expect((await send('GET', `/figures${wrong}`, undefined, supervisor.cookie)).status).toBe(400);
  }
});

it('tells why people dropped out, by the step and its version, and waits, outcomes and drop-outs day by day, all told as counts are (PT-604, PT-605)', async () => {
  const { cookie } = await member('supervisor');
  const { database, clock } = test;
  const day = clock.now().toISOString().slice(0, 10);
  await database.deleteFrom('figure_counts').execute();
  const count = (measure: string, detail: string, people: number, nation = 'england') => ({
    day,
    measure,
    detail,
    nation,
    app_id: '',
    people,
  });
  const published = await database.selectFrom('journey_versions').select(['journey', 'version']).execute();
  const newest = (of: string) =>
    Math.max(...published.filter(({ journey }) => journey === of).map(({ version }) => version));
  const at = (...place: [string, number, string]) => JSON.stringify(['Hard Dropout', ...place]);
  await database
    .insertInto('figure_counts')
    .values([
      count('dropped out at', at('qualifier', newest('qualifier'), 'outside-uk'), 14),
      count('dropped out at', at('full-review', newest('full-review'), 'adviser-review'), 9),
      count('dropped out', 'Hard Dropout', 18),
      count('dropped out', 'Hard Dropout', 5, 'wales'),
      count('waited for chat', '90', 12),
      count('waited for chat', '300', 3),
      count('outcome of callback', 'spoke', 9),
    ])
    .execute();
  const { status, body } = await send('GET', '/figures', undefined, cookie);
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.droppedOutAt).toEqual([
    {
      status: 'Hard Dropout',
      journey: 'qualifier',
      version: newest('qualifier'),
      stepId: 'outside-uk',
      says: 'Our advice covers England, Wales, Scotland and Northern Ireland',
      people: 10,
    },
    expect.objectContaining({ journey: 'full-review', version: newest('full-review'), people: null }),
  ]);
  const byDay = async (query = '') =>
    (await send('GET', `/figures/by-day${query}`, undefined, cookie)).body.days;
  expect(await byDay()).toEqual([
    {
      day,
      waits: [{ kind: 'chat', people: 20, usual: 90, nineInTen: null }],
      outcomes: [{ kind: 'callback', name: 'spoke', people: null }],
      droppedOut: [{ name: 'Hard Dropout', people: 20 }],
    },
  ]);
  expect(await byDay('?nation=wales')).toMatchObject([
    { waits: [], droppedOut: [{ name: 'Hard Dropout', people: null }] },
  ]);
  const adviser = await member('adviser');
  expect((await send('GET', '/figures/by-day', undefined, adviser.cookie)).status).toBe(404);
});
