import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { sayKeepFor } from '@towpath/domain/people/retention.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { tidyCreditSearches } from '../credit-search/housekeeping.ts';
import { removeExpired } from '../identity/housekeeping.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the account, before an erasure is asked for,', () => {
  it('tells first what else stays for a time, as long as the content says (IS-334)', async () => {
    const { audit, erasedNumbers, backups } = readOperatorContent(shipped).retention;
    const person = await customer(test);
    const { keptBesides } = (await person.call(myOwnData, {})).answer;
    expect(keptBesides?.slice(0, 3)).toEqual(
      [audit, erasedNumbers, backups].map(({ what, because, keep }) => ({
        what,
        because,
        keptFor: sayKeepFor(keep),
      })),
    );
    expect(keptBesides?.map(({ keptFor }) => keptFor)).toEqual(['6 years', '90 days', '35 days', '30 days']);
  });

  it('tells of the counts too that name nobody: they are there as long as it says, and no longer (IS-340)', async () => {
    const person = await loggedIn(test, (await customer(test)).email, PASSWORD);
    const counts = (await person.call(myOwnData, {})).answer.keptBesides?.at(-1);
    expect(counts).toMatchObject({ what: expect.stringMatching(/^Counts of logins/u), keptFor: '30 days' });
    expect(counts?.because).toContain('Counts of searches go after 1 day.');
    const searched = { search_id: crypto.randomUUID(), at: test.clock.now() };
    const hash = Buffer.from('hash');
    await test.database
      .insertInto('credit_search_counts')
      .values({ ...searched, person_hash: hash, phone_hash: hash })
      .execute();
    const left = async (days: number) => {
      const clock = { now: () => new Date(test.clock.now().getTime() + days * DAY + 1) };
      await removeExpired({ ...test, clock });
      await tidyCreditSearches({ ...test, clock });
      const [tries, searches] = await Promise.all(
        (['password_tries', 'credit_search_counts'] as const).map(table =>
          test.database.selectFrom(table).selectAll().execute(),
        ),
      );
      return [tries?.length, searches?.length].map(length => length !== 0);
    };
    expect(await left(0)).toEqual([true, true]);
    expect(await left(1)).toEqual([true, false]);
    expect(await left(29)).toEqual([true, false]);
    expect(await left(30)).toEqual([false, false]);
  });
});
