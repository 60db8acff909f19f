import { confirmCreditSearch, searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import {
  type CreditReferenceAgency,
  startCreditReferenceAgency,
} from '@towpath/sandbox/credit-reference/agency.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpCreditFile } from '../../partners/credit-file/http.ts';
import { DEBTS_FIRST, searchFor } from '../../testing/creditSearch.ts';
import { customer, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

describe('where credit searches are off', () => {
  let test: TestApp;
  let person: Person;
  beforeAll(async () => {
    test = await createTestApp({}, [DEBTS_FIRST], { creditFile: undefined });
    person = await customer(test);
  });
  afterAll(() => test.close());

  it('a search is refused with words that say what to do, and nothing is kept of it (HO-063)', async () => {
    const { status, error } = await person.call(searchCredit, { body: searchFor('Hughes') });
    expect([status, error.code]).toEqual([403, 'CREDIT_SEARCH_OFF']);
    expect(error.message).toContain('You can add your debts yourself.');
    expect(await test.database.selectFrom('credit_searches').selectAll().execute()).toEqual([]);
  });

  it('a code is refused likewise (HO-063)', async () => {
    const { error } = await person.call(confirmCreditSearch, { body: { otp: '123456' } });
    expect(error.code).toBe('CREDIT_SEARCH_OFF');
  });
});

describe('where text messages are off', () => {
  let agency: CreditReferenceAgency;
  let test: TestApp;
  let person: Person;
  beforeAll(async () => {
    agency = await startCreditReferenceAgency(0);
    test = await createTestApp({}, [DEBTS_FIRST], {
      creditFile: httpCreditFile(agency.url, agency.key),
      messageSender: undefined,
    });
    person = await customer(test);
  });
  afterAll(async () => {
    await test.close();
    await agency.close();
  });

  it('no search is made, since nobody can show whose the phone is; the list stays as it was (HO-063, IS-043)', async () => {
    const before = (await person.call(myDebts, {})).answer;
    for (const time of ['first', 'again']) {
      const { status, error } = await person.call(searchCredit, { body: searchFor('Code') });
      expect([status, error.code], time).toEqual([403, 'CREDIT_SEARCH_NEEDS_CODE']);
      expect(error.message).toContain('we don’t send texts');
    }
    expect((await person.call(myDebts, {})).answer).toEqual(before);
    expect(agency.searches).toEqual([]);
  });
});
