import { changeAgreement, myAgreements } from '@towpath/contracts/api/agreements.ts';
import { agreeToCreditSearch, searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { createSearchApp, type SearchApp, searcher, searchFor } from '../../testing/creditSearch.ts';
import type { Person } from '../../testing/person.ts';
import { creditSearchHeld } from './held.ts';

let app: SearchApp;
beforeAll(async () => {
  app = await createSearchApp();
});
afterAll(() => app.close());

const FIRST = { version: CREDIT_SEARCH_TERMS.version, lines: [...CREDIT_SEARCH_LINES] };
/** What a release with other terms brings. */
function release(version: string, lines: readonly string[]): void {
  Object.assign(CREDIT_SEARCH_TERMS, { version });
  Object.assign(CREDIT_SEARCH_LINES, lines);
}
const OTHER = { version: '2031-01-01', lines: FIRST.lines.map(line => `Other words: ${line}`) };
afterEach(() => release(FIRST.version, FIRST.lines));

const agreementOf = async (person: Person) =>
  (await person.call(myAgreements, {})).answer.agreements.find(({ id }) => id === 'credit search');
const withdraw = (person: Person) =>
  person.call(changeAgreement, { body: { id: 'credit search', hasConsented: false } });
const search = (person: Person) => person.call(searchCredit, { body: searchFor('Bell') });

it('shows a yes that was given before any search, with its text, and takes it back (IS-087)', async () => {
  const person = await searcher(app.test);
  expect(await agreementOf(person)).toMatchObject({
    hasConsented: true,
    version: CREDIT_SEARCH_TERMS.version,
    lines: [...CREDIT_SEARCH_LINES],
  });
  app.test.clock.forward(1000);
  expect((await withdraw(person)).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: false, lines: [...CREDIT_SEARCH_LINES] });
  expect((await search(person)).error.code).toBe('CREDIT_SEARCH_TERMS_NEEDED');
});

it('lets nobody search again who took their yes back, until they agree anew; the debts stay (IS-087)', async () => {
  const person = await searcher(app.test);
  expect((await search(person)).status).toBe(200);
  const found = (await person.call(myDebts, {})).answer.debts;
  expect(found.length).toBeGreaterThan(0);
  app.test.clock.forward(1000);
  expect((await withdraw(person)).status).toBe(204);
  expect((await search(person)).error.code).toBe('CREDIT_SEARCH_TERMS_NEEDED');
  expect((await person.call(myDebts, {})).answer.debts).toEqual(found);
  app.test.clock.forward(1000);
  const body = { termsVersion: CREDIT_SEARCH_TERMS.version };
  expect((await person.call(agreeToCreditSearch, { body })).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: true });
  expect((await search(person)).status).toBe(200);
});

it('shows after a release with other terms what each was shown, for a yes without a search and its no (IS-333)', async () => {
  const person = await searcher(app.test);
  release(OTHER.version, OTHER.lines);
  const later = await searcher(app.test, 'the same day');
  expect(await agreementOf(person)).toMatchObject({ hasConsented: true, ...FIRST });
  expect(await agreementOf(later)).toMatchObject({ hasConsented: true, ...OTHER });
  app.test.clock.forward(1000);
  for (const each of [person, later]) expect((await withdraw(each)).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: false, ...FIRST });
  release(FIRST.version, FIRST.lines);
  expect(await agreementOf(later)).toMatchObject({ hasConsented: false, ...OTHER });
});

it('keeps with a no the words of the last yes, not those of a search before it (IS-333)', async () => {
  const person = await searcher(app.test);
  expect((await search(person)).status).toBe(200);
  release(OTHER.version, OTHER.lines);
  app.test.clock.forward(1000);
  await person.call(agreeToCreditSearch, { body: { termsVersion: OTHER.version } });
  app.test.clock.forward(1000);
  expect((await withdraw(person)).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: false, ...OTHER });
});

it('shows for a yes and a no from before words were kept those of a search by them, or none (IS-333)', async () => {
  const [searched, asked, refused] = [
    await searcher(app.test),
    await searcher(app.test, 'the same day'),
    await searcher(app.test, 'the same day'),
  ];
  expect((await search(searched)).status).toBe(200);
  app.test.clock.forward(1000);
  expect((await withdraw(refused)).status).toBe(204);
  const { database } = app.test;
  for (const { customerId } of [searched, asked]) {
    await database
      .updateTable('credit_search_terms')
      .set({ text_hash: null, at: app.test.clock.now() })
      .where('customer_id', '=', customerId)
      .execute();
  }
  // No row of these can be changed: one as a release from before writes it comes after it.
  await database
    .insertInto('credit_search_withdrawals')
    .values({ customer_id: refused.customerId, at: app.test.clock.now() })
    .execute();
  release(OTHER.version, OTHER.lines);
  expect(await agreementOf(searched)).toMatchObject({ hasConsented: true, ...FIRST });
  expect(await agreementOf(asked)).toMatchObject({ hasConsented: true, version: FIRST.version, lines: null });
  expect(await agreementOf(refused)).toMatchObject({ hasConsented: false, version: null, lines: null });
});

it('shows no words for a no from before words were kept with it: an earlier search may have been by others (IS-339)', async () => {
  const person = await searcher(app.test);
  expect((await search(person)).status).toBe(200);
  app.test.clock.forward(1000);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: true, ...FIRST });
  // As an earlier release takes back a yes to its own terms, which no search followed.
  const { database } = app.test;
  const { customerId } = person;
  await database.deleteFrom('credit_search_terms').where('customer_id', '=', customerId).execute();
  await database
    .insertInto('credit_search_withdrawals')
    .values({ customer_id: customerId, at: app.test.clock.now() })
    .execute();
  const unknown = { version: null, lines: null };
  expect(await agreementOf(person)).toMatchObject({ hasConsented: false, ...unknown });
  const held = creditSearchHeld(createSeal(app.test.config.dataSecret));
  const copied = await held
    .find(({ table }) => table === 'credit_search_withdrawals')
    ?.rows(database, customerId);
  expect(copied).toEqual([expect.objectContaining({ terms_version: null, lines: null })]);

  // The same again by what is said since: a yes, and a no to it, have their own words.
  release(OTHER.version, OTHER.lines);
  app.test.clock.forward(1000);
  const body = { termsVersion: OTHER.version };
  expect((await person.call(agreeToCreditSearch, { body })).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: true, ...OTHER });
  app.test.clock.forward(1000);
  expect((await withdraw(person)).status).toBe(204);
  expect(await agreementOf(person)).toMatchObject({ hasConsented: false, ...OTHER });
});

it('writes down the login and the network of a yes and of its no, with the words of that yes (IS-333)', async () => {
  const person = await searcher(app.test);
  release(OTHER.version, OTHER.lines);
  app.test.clock.forward(1000);
  expect((await withdraw(person)).status).toBe(204);
  const noted = await app.test.database
    .selectFrom('audit_log')
    .select(['kind', 'session_id', 'network', 'facts'])
    .where('customer_id', '=', person.customerId)
    .where('kind', 'in', ['consent given', 'consent withdrawn'])
    .orderBy('id')
    .execute();
  const facts = { consent: 'credit search', words: FIRST.version };
  const from = { session_id: expect.any(String), network: expect.any(Buffer), facts };
  expect(noted).toEqual([
    { kind: 'consent given', ...from },
    { kind: 'consent withdrawn', ...from },
  ]);
});
