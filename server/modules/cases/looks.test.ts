import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const PARTS = ['', '/advice', '/debts', '/budget', '/answers', '/papers', '/timeline', '/notes'];
const read = (cookie: string, part: string, customerId: string) =>
  staff.send('GET', `/cases/${customerId}${part}`, undefined, cookie);

describe('a look at a case', () => {
  it('is written down for each part once in a quarter of an hour for each who looks, which the person can read as visits (PT-291, PT-546, PT-547)', async () => {
    const person = await atAdvice(test);
    const [one, other] = [await staff.member(), await staff.member()];
    const rows = async (log: 'audit_log' | 'staff_log', kind: string) =>
      (
        await test.database
          .selectFrom(log)
          .select('facts')
          .where('kind', '=', kind)
          .where('customer_id', '=', person.customerId)
          .execute()
      ).map(({ facts }) => facts as { readonly why: string; readonly part: string });
    const why = 'Looking at your case, to help you';
    const partsIn = async (log: 'audit_log' | 'staff_log', kind: string) =>
      (await rows(log, kind)).flatMap(facts => (facts.why === why ? [facts.part] : [])).toSorted();
    const all = 'advice answers budget debts documents notes summary timeline'.split(' ');
    await Promise.all([...PARTS, ...PARTS].map(part => read(one.cookie, part, person.customerId)));
    expect(await partsIn('audit_log', 'case looked at')).toEqual(all);
    expect(await partsIn('staff_log', 'looked at')).toEqual(all);
    // The person reads one visit, with what was looked at in it.
    const visits = async () =>
      (await person.call(myOwnData, {})).answer.looks.filter(look => look.why.startsWith(why));
    const [visit, ...more] = await visits();
    expect(more).toEqual([]);
    expect(visit?.by).toBe('adviser');
    for (const says of ['your debts', 'your budget', 'your answers', 'our notes']) {
      expect(visit?.why).toContain(says);
    }
    await read(other.cookie, '', person.customerId);
    expect(await partsIn('audit_log', 'case looked at')).toHaveLength(all.length + 1);
    const before = test.clock.now();
    test.clock.set(new Date(before.getTime() + 16 * 60_000));
    expect((await read(one.cookie, '', person.customerId)).body.looks).toBe(2);
    expect((await read(one.cookie, '/debts', person.customerId)).status).toBe(200);
    expect((await read(one.cookie, '', person.customerId)).body.looks).toBe(2);
    const told = (await looksAt(test.database, person.customerId)).filter(look => look.why === why);
    expect(told[0]?.parts).toEqual(['summary', 'debts']);
    expect(told.map(({ parts }) => parts.length).toSorted()).toEqual([1, 2, all.length]);
    const { events } = (await read(one.cookie, '/timeline', person.customerId)).body;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'looked at')).toHaveLength(3);
    test.clock.set(before);
  });

  it('has a row of its own each time that it tells of health, and none for who does not see that (PT-546)', async () => {
    const person = await atAdvice(test);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reader', permissions: ['see work', 'take work', 'see cases'] })
      .execute();
    const [adviser, reader] = [await staff.member(), await staff.member('reader')];
    const ofHealth = async () =>
      (
        await test.database
          .selectFrom('staff_log')
          .select('facts')
          .where('kind', '=', 'looked at')
          .where('customer_id', '=', person.customerId)
          .orderBy('id')
          .execute()
      )
        .map(({ facts }) => facts as { readonly why: string; readonly part: string })
        .filter(({ why }) => why.startsWith('Reading private things'))
        .map(({ part }) => part);
    await read(reader.cookie, '/answers', person.customerId);
    await read(adviser.cookie, '/debts', person.customerId);
    expect(await ofHealth()).toEqual([]);
    await read(adviser.cookie, '/answers', person.customerId);
    await read(adviser.cookie, '/answers', person.customerId);
    expect(await ofHealth()).toEqual(['answers', 'answers']);
    const looks = (await person.call(myOwnData, {})).answer.looks.map(({ why }) => why);
    expect(looks.filter(why => why.startsWith('Reading private things'))).toEqual([
      'Reading private things that you told us, such as about your health, to help you (your answers)',
    ]);
  });
});
