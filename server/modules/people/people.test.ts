import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familiesIn } from '../../testing/families.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { customer, guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let desk: string;
beforeAll(async () => {
  test = await createTestApp();
  desk = (await member()).cookie;
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);
const family = familiesIn(() => test);

const list = (query: Record<string, string> = {}, cookie = desk) =>
  send('GET', `/people?${new URLSearchParams(query)}`, undefined, cookie);
const count = async (query: Record<string, string> = {}) =>
  (await send('GET', `/people/count?${new URLSearchParams(query)}`, undefined, desk)).body.fit;
type Listed = { customerId: string; name: string | null; status: string | null; seenAt: string };
const names = ({ body }: { body: { people: Listed[] } }) => body.people.map(({ name }) => name);
const ids = ({ body }: { body: { people: Listed[] } }) => body.people.map(({ customerId }) => customerId);

describe('the table of people', () => {
  it('finds somebody by the beginning of either name, of both ways round, of the email and of the number, and by id (PT-334)', async () => {
    const email = `Siobhan.${randomUUID()}@towpath.example`;
    const { customerId } = await customer(test, { firstName: 'Siobhán', lastName: 'O’Towpath-Kelly', email });
    await test.database
      .updateTable('customers')
      .set({ contact_number: '+447700900982' })
      .where('id', '=', customerId)
      .execute();
    for (const find of [
      'siobhán o',
      "Siobhan O'T",
      'O’TOWPATH',
      ' o’towpath-kelly   siobh',
      email.slice(0, 20).toUpperCase(),
      email,
      '07700 900982',
      '+44 (0)7700 9009',
      customerId,
      customerId.toUpperCase(),
    ]) {
      const found = await list({ find });
      expect(ids(found), find).toContain(customerId);
      expect(
        ids(found).filter(id => id === customerId),
        find,
      ).toHaveLength(1);
    }
    for (const find of ['towpath-kelly x', 'obhan', '9009 82', 'kelly']) {
      expect(ids(await list({ find })), find).not.toContain(customerId);
    }
  });

  it('finds a name with one letter wrong where none begins as it was typed, and says so (PT-426)', async () => {
    const [danielle] = await family('Quokkafor', ['Daniëlle', 'Zed']);
    for (const find of [
      'Danielle Quokafor',
      'quokkafro',
      'Quokkaforr D',
      'danielel quokkafor',
      'uokkafor d',
    ]) {
      const found = await list({ find });
      expect(ids(found), find).toContain(danielle);
      expect(found.body, find).toMatchObject({ isNear: true, next: null, back: null });
    }
    const exact = await list({ find: 'quokkafor' });
    expect([exact.body.isNear, ids(exact).length]).toEqual([false, 2]);
    for (const find of ['quokafro', 'quo kkafor zzz', 'Kookaburra', '0791 999 99999']) {
      expect((await list({ find })).body, find).toMatchObject({ people: [], isNear: false });
    }
    expect(ids(await list({ find: 'quokafor', status: 'Invalidated' }))).toEqual([]);
    const noted = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'people listed')
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    expect(noted.map(({ facts }) => JSON.stringify(facts)).join()).toContain('near search');
    expect(noted.map(({ facts }) => JSON.stringify(facts)).join()).not.toMatch(/uok/iu);
  });

  it('finds somebody by the id of their journey (PT-334)', async () => {
    const person = await walker(test);
    const { journey_id } = await test.database
      .selectFrom('people_list')
      .select('journey_id')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(ids(await list({ find: journey_id ?? '' }))).toEqual([person.customerId]);
    expect(ids(await list({ find: randomUUID() }))).toEqual([]);
  });

  it('knows at once of each what the tables behind it know (PT-335)', async () => {
    const person = await walker(test, { appId: 'mw_quick' });
    await walkOn(person, { ...USUAL_ANSWERS, nation: 'wales' }, 'housing');
    const [shown] = (await list({ find: person.customerId })).body.people;
    expect(shown).toMatchObject({
      status: 'Active',
      nation: 'wales',
      partner: 'Example partner: car finance search',
      part: 'Your home',
    });
    await person.save('nation', 'outside');
    const [now] = (await list({ find: person.customerId })).body.people;
    expect(now).toMatchObject({ status: 'Hard Dropout', nation: 'outside' });
  });

  it('narrows by label, nation, partner and days, each and together (ST-001, PT-335)', async () => {
    const [mine] = await family(`Filter${randomUUID()}`, ['Ann']);
    await test.database
      .updateTable('people_list')
      .set({ status: 'Soft Dropout', nation: 'scotland', app_id: 'mw_name' })
      .where('customer_id', '=', mine ?? '')
      .execute();
    const day = test.clock.now().toISOString().slice(0, 10);
    const fits = async (query: Record<string, string>) => ids(await list(query)).includes(mine ?? '');
    expect(await fits({ status: 'Active,Soft Dropout' })).toBe(true);
    expect(await fits({ status: 'Active' })).toBe(false);
    expect(await fits({ nation: 'scotland,wales', status: 'Soft Dropout' })).toBe(true);
    expect(await fits({ nation: 'wales' })).toBe(false);
    expect(await fits({ partner: 'mw_name', nation: 'scotland', sort: 'name' })).toBe(true);
    expect(await fits({ partner: 'mw_towpath' })).toBe(false);
    expect(await fits({ status: 'Soft Dropout', from: day, to: '2999-12-31' })).toBe(true);
    expect(await fits({ status: 'Soft Dropout', to: '2020-01-01' })).toBe(false);
    expect(await count({ partner: 'mw_name', nation: 'scotland', status: 'Soft Dropout' })).toEqual({
      count: 1,
      precision: 'exact',
    });
  });

  it('shows nobody twice and leaves nobody out while others come and go between two pages (PT-336)', async () => {
    const partner = 'mw_while';
    const surname = `While${randomUUID()}`;
    const all = await family(
      surname,
      Array.from({ length: 40 }, (_, at) => `W${at}`),
    );
    const listed = { app_id: partner };
    await test.database.updateTable('people_list').set(listed).where('customer_id', 'in', all).execute();
    const first = await list({ partner });
    // Somebody new is seen last of all, and somebody of the page that was read has gone.
    const more = await family(surname, ['New', 'Newer']);
    await test.database.updateTable('people_list').set(listed).where('customer_id', 'in', more).execute();
    await test.database
      .updateTable('people_list')
      .set({ seen_at: new Date(test.clock.now().getTime() + 86_400_000) })
      .where('customer_id', 'in', more)
      .execute();
    await test.database
      .deleteFrom('customers')
      .where('id', '=', ids(first)[24] ?? '')
      .execute();
    const second = await list({ partner, after: first.body.next });
    expect(ids(second)).toEqual(all.toReversed().slice(25));
  });

  it('keeps people apart whose last visit differs by less than a millisecond (PT-336)', async () => {
    const all = await family(
      `Micro${randomUUID()}`,
      Array.from({ length: 30 }, (_, at) => `M${at}`),
    );
    for (const [at, id] of all.entries()) {
      const seen = `2026-01-02T03:04:05.0000${String(at).padStart(2, '0')}Z`;
      await test.database
        .updateTable('people_list')
        .set({ app_id: 'mw_micro', seen_at: sql<Date>`${seen}::timestamptz` })
        .where('customer_id', '=', id)
        .execute();
    }
    const first = await list({ partner: 'mw_micro' });
    const second = await list({ partner: 'mw_micro', after: first.body.next });
    expect([...ids(first), ...ids(second)]).toEqual(all.toReversed());
  });

  it('refuses a query that is none of ours at its field, and nothing ends in a fault (PT-337)', async () => {
    const placeAt = (value: string) =>
      Buffer.from(JSON.stringify([value, randomUUID()])).toString('base64url');
    for (const [field, query] of [
      ['status', { status: 'Sad' }],
      ['nation', { nation: 'england,mars' }],
      ['from', { from: '2026-02-30' }],
      ['to', { to: 'yesterday' }],
      ['after', { after: 'nonsense' }],
      ['after', { after: Buffer.from('["2026-01-01T00:00:00.000000Z","x"]').toString('base64url') }],
      ['before', { before: placeAt('9') }],
      ['after', { after: placeAt('2026-02-30T00:00:00.000000Z') }],
      ['after', { after: placeAt('0000-01-01T00:00:00.000000Z') }],
      ['before', { before: placeAt('2026-01-01T24:00:00.000000Z') }],
      ['sort', { sort: 'debts' }],
      ['find', { find: 'x'.repeat(201) }],
    ] as const) {
      const { status, body } = await list(query);
      expect([status, body.error.fields?.[0]?.field], JSON.stringify(query)).toEqual([400, field]);
    }
    for (const find of [
      "'; drop table customers; --",
      '%',
      '_',
      '\\',
      '\u{10ffff}',
      '+',
      '07',
      '((((',
      '🚤',
      "o'",
    ]) {
      expect((await list({ find })).status, find).toBe(200);
    }
    expect((await list({ find: '\0' })).status).toBe(400);
    expect((await list({ unknown: 'x' })).status).toBe(400);
    expect((await send('GET', '/people?find=a&find=b', undefined, desk)).status).toBe(400);
    expect(names(await list({ find: '%' }))).toEqual([]);
  });

  it('is written down with how many were shown and how they were looked for, and never what was typed (ST-006, PT-338)', async () => {
    const surname = `Secret${randomUUID()}`;
    await family(surname, ['Ann', 'Bea']);
    await list({ find: surname, status: 'Active' });
    await list({ find: surname });
    const entries = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'people listed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries.map(({ facts }) => facts)).toEqual([
      { shown: 2, by: 'search' },
      { shown: 0, by: 'search, status' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(surname);
  });

  it('is not found by who may not see people, nor by those whom we help (ST-006, PT-339)', async () => {
    const other = (await member('administrator')).cookie;
    const person = await guest(test);
    for (const path of ['/people', '/people/count', `/people/${person.customerId}`]) {
      expect((await send('GET', path, undefined, other)).status, path).toBe(404);
      expect((await send('GET', path, undefined, undefined)).status, path).toBe(404);
    }
    const body = { act: 'close', reason: 'test', from: 'Active' };
    expect((await send('POST', `/people/${person.customerId}/session`, body, other)).status).toBe(404);
  });
});

describe('what is told of one person', () => {
  it('is how they are called, reached and how far they are, and each look is written down for both sides (ST-003, PT-340)', async () => {
    const { customerId, email } = await customer(test, { firstName: 'Danielle', lastName: 'Okafor' });
    const { status, body } = await send('GET', `/people/${customerId}`, undefined, desk);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customerId,
      name: 'Danielle Okafor',
      email,
      phone: null,
      journeyId: null,
      status: null,
      isLocked: false,
      hasAccount: true,
      acts: [],
      changes: [],
    });
    const { kind, facts } = await test.database
      .selectFrom('staff_log')
      .select(['kind', 'facts'])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect([kind, Object.keys(facts as object)]).toEqual(['looked at', ['why']]);
    const theirs = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(theirs).toHaveLength(1);
  });

  it('is not found for an id that is nobody’s, nor for that of a journey (PT-340)', async () => {
    const person = await walker(test);
    const { journeyId } = (await send('GET', `/people/${person.customerId}`, undefined, desk)).body;
    for (const id of ['nothing', randomUUID(), journeyId, 'x'.repeat(101), '%00']) {
      expect((await send('GET', `/people/${id}`, undefined, desk)).status, id).toBeOneOf([400, 404]);
    }
  });
});
