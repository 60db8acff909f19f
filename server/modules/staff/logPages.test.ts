import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { noteStaff } from './log.ts';

const HOUR = 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { send, member } = staffIn(() => test);

type Entry = { id: string; kind: string; who: string; byCommand: boolean; facts: object[]; at: string };

async function read(cookie: string, query = ''): Promise<{ entries: Entry[]; next: string | null }> {
  const { status, body } = await send('GET', `/log${query}`, undefined, cookie);
  expect(status).toBe(200);
  return body;
}

it('says who did what, when and why in words, the latest first (PT-022)', async () => {
  const { cookie } = await member('supervisor');
  const { entries } = await read(cookie);
  expect(entries.slice(0, 3)).toMatchObject([
    { kind: 'log read', who: 'Jo 1', byCommand: false, facts: [] },
    { kind: 'set up', who: 'Jo 1', byCommand: false },
    {
      kind: 'member added',
      who: 'megan',
      byCommand: true,
      facts: [
        { term: 'Member', says: 'Jo 1' },
        { term: 'Role', says: 'supervisor' },
      ],
    },
  ]);
});

it('is for those alone who may see it, and a look at it is written down once an hour (PT-021)', async () => {
  const [adviser, { cookie }] = [await member(), await member('supervisor')];
  expect((await send('GET', '/log', undefined, adviser.cookie)).status).toBe(404);
  const looks = async () =>
    (await read(cookie, '?kind=log%20read')).entries.filter(({ who }) => who === 'Jo 3').length;
  await looks();
  expect(await looks()).toBe(1);
  // The sign-in lasts for half an hour without use.
  test.clock.forward(HOUR / 3);
  expect(await looks()).toBe(1);
  test.clock.forward(HOUR / 3);
  expect(await looks()).toBe(1);
  test.clock.forward(HOUR / 3);
  expect(await looks()).toBe(2);
});

it('is read by pages, each entry once, and by member, kind and day (PT-021)', async () => {
  const { cookie } = await member('supervisor');
  await member();
  const { staff_id } = await test.database
    .selectFrom('staff_log')
    .select('staff_id')
    .where('kind', '=', 'set up')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const work = crypto.randomUUID();
  for (let index = 0; index < 120; index += 1) {
    await noteStaff(test.database, {
      kind: 'work taken',
      // The last two on a summer day, about midnight in London.
      at: new Date(
        index < 118
          ? '2026-03-02T12:00:00Z'
          : index === 118
            ? '2026-06-30T22:59:59Z'
            : '2026-06-30T23:00:00Z',
      ),
      staffId: staff_id,
      facts: { work },
    });
  }
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page = await read(cookie, `?kind=work%20taken${next === null ? '' : `&before=${next}`}`);
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  expect((await read(cookie, `?member=${staff_id}&kind=set%20up`)).entries).toHaveLength(1);
  const ofDay = async (day: string) => (await read(cookie, `?day=${day}&member=${staff_id}`)).entries.length;
  expect([await ofDay('2026-06-30'), await ofDay('2026-07-01'), await ofDay('2026-07-02')]).toEqual([
    1, 1, 0,
  ]);
  for (const wrong of ['?day=yesterday', '?before=x', '?member=jo', '?more=1']) {
    expect((await send('GET', `/log${wrong}`, undefined, cookie)).status, wrong).toBe(400);
  }
});

it('tells an id as it is (PT-466)', async () => {
  const { cookie } = await member('supervisor');
  const facts = { key: 'pk_7-0OUVB4GMiYPWGB', partner: 'mw-name' };
  await noteStaff(test.database, { kind: 'partner key made', at: test.clock.now(), staffId: null, facts });
  const { entries } = await read(cookie);
  const noted = entries.find(({ kind }) => kind === 'partner key made');
  expect(noted?.facts).toEqual(
    expect.arrayContaining([
      { term: 'Key', says: 'pk_7-0OUVB4GMiYPWGB' },
      { term: 'Partner', says: 'mw-name' },
    ]),
  );
});
