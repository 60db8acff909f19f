import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familiesIn } from '../../testing/families.ts';
import { guest } from '../../testing/person.ts';
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

const list = (query: Record<string, string>) =>
  send('GET', `/people?${new URLSearchParams(query)}`, undefined, desk);
const ids = ({ body }: { readonly body: { readonly people: readonly { readonly customerId: string }[] } }) =>
  body.people.map(({ customerId }) => customerId);

describe('the table of people', () => {
  it.each([
    ['seen', -1],
    ['seen-first', 1],
    ['name', 1],
    ['name-last', -1],
  ])(
    'is in the order %s, a page at a time, forwards and back, each person once (PT-336)',
    async (sort, way) => {
      const partner = `mw_order-${sort}`;
      const surname = `Order${randomUUID()}`;
      const all = await family(
        surname,
        Array.from({ length: 60 }, (_, at) => `P${String(at).padStart(2, '0')}`),
      );
      await test.database
        .updateTable('people_list')
        .set({ app_id: partner })
        .where('customer_id', 'in', all)
        .execute();
      const expected = way === 1 ? all : all.toReversed();
      const first = await list({ partner, sort });
      const second = await list({ partner, sort, after: first.body.next });
      const third = await list({ partner, sort, after: second.body.next });
      expect([first, second, third].flatMap(ids)).toEqual(expected);
      expect([first.body.back, third.body.next]).toEqual([null, null]);
      const again = await list({ partner, sort, before: third.body.back });
      expect(ids(again)).toEqual(ids(second));
      const begin = await list({ partner, sort, before: again.body.back });
      expect(ids(begin)).toEqual(ids(first));
      expect(begin.body.back).toBeNull();
      const found = await list({ find: surname });
      const rest = await list({ find: surname, after: found.body.next });
      expect(ids(rest)[0]).toBe(all[25]);
      expect(ids(await list({ find: surname, before: rest.body.back }))).toEqual(ids(found));
    },
  );

  it.each([
    ['name', 1, 'Expired'],
    ['name-last', -1, 'Abandoned'],
  ] as const)(
    'has those without a name of their own last in the order %s too, and pages across them forwards and back (PT-639)',
    async (sort, way, status) => {
      const nation = 'northern-ireland';
      const partner = `mw_unnamed-${sort}`;
      const named = await family(
        `Unnamed${randomUUID()}`,
        Array.from({ length: 30 }, (_, at) => `U${String(at).padStart(2, '0')}`),
      );
      const guests = await Promise.all(Array.from({ length: 30 }, () => guest(test)));
      const unnamed = guests.map(({ customerId }) => customerId).toSorted();
      await test.database
        .updateTable('people_list')
        .set({ app_id: partner, status, nation })
        .where('customer_id', 'in', [...named, ...unnamed])
        .execute();
      const inWay = (of: readonly string[]) => (way === 1 ? of : of.toReversed());
      const expected = [...inWay(named), ...inWay(unnamed)];
      for (const filters of [{ partner }, { status, nation }]) {
        const first = await list({ ...filters, sort });
        const second = await list({ ...filters, sort, after: first.body.next });
        const third = await list({ ...filters, sort, after: second.body.next });
        expect([first, second, third].flatMap(ids)).toEqual(expected);
        expect([first.body.back, third.body.next]).toEqual([null, null]);
        const again = await list({ ...filters, sort, before: third.body.back });
        expect(ids(again)).toEqual(ids(second));
        expect(ids(await list({ ...filters, sort, before: again.body.back }))).toEqual(ids(first));
      }
    },
  );
});
