import { changeAgreement, myAgreements } from '@towpath/contracts/api/agreements.ts';
import { agreeToCreditSearch, searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchApp, type SearchApp, searcher, searchFor } from '../../testing/creditSearch.ts';
import type { Person } from '../../testing/person.ts';

let app: SearchApp;
beforeAll(async () => {
  app = await createSearchApp();
});
afterAll(() => app.close());

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
