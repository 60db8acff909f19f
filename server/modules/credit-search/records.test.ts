import { confirmCreditSearch, searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import {
  anotherCode,
  createSearchApp,
  type SearchApp,
  searcher,
  searchFor,
} from '../../testing/creditSearch.ts';
import type { Person } from '../../testing/person.ts';
import { tidyCreditSearches } from './housekeeping.ts';

const DAY = 24 * 60 * 60 * 1000;

let app: SearchApp;
beforeAll(async () => {
  app = await createSearchApp();
});
afterAll(() => app.close());

const find = (person: Person, ...given: Parameters<typeof searchFor>) =>
  person.call(searchCredit, { body: searchFor(...given) });

async function outcomesOf({ customerId }: Person) {
  return app.test.database
    .selectFrom('credit_search_outcomes')
    .select(['outcome', 'added', 'updated'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

async function reportsOf({ customerId }: Person) {
  return app.test.database
    .selectFrom('credit_reports')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute();
}

describe('the record of a credit search', () => {
  it('says for what it was made, by which words and with which outcome', async () => {
    const person = await searcher(app.test);
    await find(person, 'Ghost', { address: { isPreviousAddress: true } });
    const searches = await app.test.database
      .selectFrom('credit_searches')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(searches).toEqual([
      {
        customer_id: person.customerId,
        id: expect.any(String),
        at: app.test.clock.now(),
        provider: 'searches-v1',
        purpose: 'debt advice',
        terms_version: CREDIT_SEARCH_TERMS.version,
        text_hash: expect.any(Buffer),
        at_previous_address: true,
        phone_hash: expect.any(Buffer),
        person_hash: expect.any(Buffer),
      },
    ]);
    expect(await outcomesOf(person)).toMatchObject([{ outcome: 'not found' }]);
  });

  it('counts what was added and what was updated', async () => {
    const person = await searcher(app.test);
    await find(person, 'Bell');
    await find(person, 'Bell');
    expect(await outcomesOf(person)).toEqual([
      { outcome: 'found', added: 1, updated: 0 },
      { outcome: 'found', added: 0, updated: 1 },
    ]);
  });

  it.each([
    ['Barred', 'not allowed'],
    ['Ringer', 'phone not accepted'],
    ['Down', 'unavailable'],
  ])('keeps that %s came to "%s"', async (surname, outcome) => {
    const person = await searcher(app.test);
    await find(person, surname);
    expect(await outcomesOf(person)).toMatchObject([{ outcome }]);
  });

  it('keeps each turn of a search that needs a code', async () => {
    const person = await searcher(app.test);
    await find(person, 'Code');
    const code = await app.code();
    await person.call(confirmCreditSearch, { body: { otp: anotherCode(code) } });
    await person.call(confirmCreditSearch, { body: { otp: code } });
    expect((await outcomesOf(person)).map(({ outcome }) => outcome)).toEqual(['code required', 'found']);
    const unlucky = await searcher(app.test);
    await find(unlucky, 'Once');
    await unlucky.call(confirmCreditSearch, { body: { otp: anotherCode(await app.code()) } });
    expect((await outcomesOf(unlucky)).map(({ outcome }) => outcome)).toEqual([
      'code required',
      'no tries left',
    ]);
  });

  it('cannot be changed', async () => {
    await find(await searcher(app.test), 'Bell');
    const { database } = app.test;
    await expect(
      database.updateTable('credit_searches').set({ purpose: 'other' }).execute(),
    ).rejects.toThrow();
    await expect(
      database.updateTable('credit_search_outcomes').set({ outcome: 'found' }).execute(),
    ).rejects.toThrow();
  });
});

describe('the report itself', () => {
  it('is kept sealed, to be read with the secret only', async () => {
    const person = await searcher(app.test);
    await find(person, 'Hughes');
    const [report] = await reportsOf(person);
    const sealed = report?.sealed ?? Buffer.of();
    expect(sealed.includes('Barclaycard')).toBe(false);
    const subject = `report ${person.customerId} ${report?.search_id}`;
    const text = createSeal(app.test.config.dataSecret).open(sealed, subject);
    expect(JSON.parse(text ?? '')).toMatchObject({
      status: 'MATCH',
      report: { accounts: expect.any(Array) },
    });
    expect(
      createSeal({ name: 'DATA_SECRET', current: 'another secret that is long enough', older: [] }).open(
        sealed,
        subject,
      ),
    ).toBeNull();
  });

  it('is removed after 30 days; the debts and the record stay', async () => {
    const person = await searcher(app.test);
    await find(person, 'Bell');
    app.test.clock.forward(30 * DAY - 1);
    await tidyCreditSearches(app.test);
    expect(await reportsOf(person)).toHaveLength(1);
    app.test.clock.forward(1);
    await tidyCreditSearches(app.test);
    expect(await reportsOf(person)).toEqual([]);
    expect(await outcomesOf(person)).toMatchObject([{ outcome: 'found' }]);
    const debts = await app.test.database
      .selectFrom('debts')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(debts).toHaveLength(1);
  });

  it('goes with the person, as does every record of their searches', async () => {
    const person = await searcher(app.test);
    await find(person, 'Bell');
    await find(person, 'Code');
    await app.test.database.deleteFrom('customers').where('id', '=', person.customerId).execute();
    expect(await reportsOf(person)).toEqual([]);
    expect(await outcomesOf(person)).toEqual([]);
  });
});

it('forgets a code a day after it expired', async () => {
  const person = await searcher(app.test);
  await find(person, 'Code');
  const left = () =>
    app.test.database
      .selectFrom('credit_search_codes')
      .select('customer_id')
      .where('customer_id', '=', person.customerId)
      .execute();
  app.test.clock.forward(DAY);
  await tidyCreditSearches(app.test);
  expect(await left()).toHaveLength(1);
  app.test.clock.forward(11 * 60_000);
  await tidyCreditSearches(app.test);
  expect(await left()).toEqual([]);
});

it('lets one person search no more than 20 times in an hour', async () => {
  const limited = await createSearchApp({ RATE_LIMITS: 'on' });
  try {
    const person = await searcher(limited.test);
    const search = () => person.call(searchCredit, { body: searchFor('Bell', { customer: { title: '' } }) });
    for (let times = 0; times < 20; times += 1) expect((await search()).status).toBe(400);
    const { status, error } = await search();
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const give = () => person.call(confirmCreditSearch, { body: { otp: '123456' } });
    for (let times = 0; times < 60; times += 1) expect((await give()).status).toBe(404);
    expect((await give()).status).toBe(429);
  } finally {
    await limited.close();
  }
});
