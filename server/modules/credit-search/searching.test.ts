import { searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSearchApp,
  mayDoSearches,
  type SearchApp,
  searcher,
  searchFor,
} from '../../testing/creditSearch.ts';
import { guest, type Person } from '../../testing/person.ts';

let app: SearchApp;
beforeAll(async () => {
  app = await createSearchApp({ LOG_LEVEL: 'trace' });
});
afterAll(() => app.close());

const find = (person: Person, ...given: Parameters<typeof searchFor>) =>
  person.call(searchCredit, { body: searchFor(...given) });
const listOf = async (person: Person) => (await person.call(myDebts, {})).answer;

describe('a credit search that finds the person', () => {
  it('keeps the title and middle names given with the name we know, and of another name nothing (PT-209)', async () => {
    const stored = ({ customerId }: Person) =>
      app.test.database
        .selectFrom('customers')
        .select(['title_id', 'middlename'])
        .where('id', '=', customerId)
        .executeTakeFirst();
    const named = async () => {
      const person = await searcher(app.test);
      await app.test.database
        .updateTable('customers')
        .set({ forename: 'Ada', surname: 'Hughes' })
        .where('id', '=', person.customerId)
        .execute();
      return person;
    };
    const known = await named();
    await find(known, 'Hughes', { customer: { title: 'Dr', forename: 'ada', middleNames: 'Mary Ann' } });
    expect(await stored(known)).toEqual({ title_id: 6, middlename: 'Mary Ann' });
    await find(known, 'Hughes', { customer: { title: 'Dr', forename: 'Ada', middleNames: '' } });
    expect(await stored(known)).toEqual({ title_id: 6, middlename: 'Mary Ann' });
    const other = await named();
    await find(other, 'Hughes', { customer: { title: 'Mrs', forename: 'Augusta', middleNames: 'Jane' } });
    expect(await stored(other)).toEqual({ title_id: null, middlename: null });
  });

  it('brings the debts into the list and answers with it, its totals and what is new (CS-009, API-028)', async () => {
    const person = await searcher(app.test);
    const { status, answer } = await find(person, 'Hughes', { customer: { forename: 'Dee' } });
    expect(status).toBe(200);
    const { imported, ...list } = answer;
    expect(list).toEqual(await listOf(person));
    expect(imported.updated).toEqual([]);
    expect(new Set(imported.added)).toEqual(new Set(list.debts.map(({ id }) => id)));
    expect(
      list.debts.map(debt => [
        debt.initialCreditorName,
        debt.creditTypeId,
        debt.currentBalance,
        debt.regularPaymentAmount,
        debt.isInArrears,
      ]),
    ).toEqual([
      ['Barclaycard', 1, 3240.55, 81, false],
      ['Capital One', 1, 1115.2, 36.4, true],
      ['Lloyds Bank', 4, 6480, 214.13, false],
      ['NatWest', 5, 850, null, false],
      ['Nationwide', 19, 142300, 803.2, false],
      ['Very', 9, 412.75, 25, false],
      ['Black Horse', 15, 5209.6, 189.45, false],
      ['Lowell', 43, 1940, null, true],
      ['EE', 28, 96.3, 32.1, true],
      [expect.stringContaining('County Court'), 42, 640, null, true],
    ]);
    expect(list.debts.every(({ source }) => source === 'credit report')).toBe(true);
    expect(list.debts.filter(({ isJoint }) => isJoint).map(debt => debt.initialCreditorName)).toEqual([
      'Nationwide',
    ]);
    expect(list.debts.filter(debt => debt.hasLegalAction).map(debt => debt.currentBalance)).toEqual([
      1940, 640,
    ]);
    expect(list.totalDebtsValue).toBeCloseTo(162_284.4, 2);
  });

  it('marks the legal questions as completed (CS-009)', async () => {
    const person = await mayDoSearches(app.test, await guest(app.test));
    expect((await find(person, 'Bell')).answer).toMatchObject({
      legalQuestionsCompleted: true,
      debts: [
        { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false, hasGuarantor: false },
      ],
    });
  });

  it('updates the same debts at the next search, save what the person changed or deleted (CS-009)', async () => {
    const person = await searcher(app.test);
    const first = (await find(person, 'Hughes', { customer: { forename: 'Bea' } })).answer;
    const idOf = (name: string) => first.debts.find(debt => debt.initialCreditorName === name)?.id ?? '';
    const change = async (name: string, body: object) =>
      (await person.call(changeDebt, { params: { debtId: idOf(name) }, body })).answer;
    await change('Barclaycard', { currentBalance: 3000 });
    await change('Very', { isDeleted: true });

    const { imported, debts } = (await find(person, 'Hughes', { customer: { forename: 'Bea' } })).answer;
    expect(imported.added).toEqual([]);
    expect(imported.updated).toContain(idOf('Capital One'));
    expect(imported.updated).not.toContain(idOf('Barclaycard'));
    const balances = new Map(debts.map(debt => [debt.initialCreditorName, debt.currentBalance]));
    expect(balances.get('Capital One')).toBe(1142.35);
    expect(balances.get('Barclaycard')).toBe(3000);
    expect(balances.has('Very')).toBe(false);
    expect(debts).toHaveLength(first.debts.length - 1);
  });

  it('leaves the list of a person without debts on file empty', async () => {
    const { status, answer } = await find(await searcher(app.test), 'Clear');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ debts: [], totalDebtsValue: 0, imported: { added: [], updated: [] } });
  });

  it('finds a person who moved at the previous address (CS-010, API-028)', async () => {
    const person = await searcher(app.test);
    expect((await find(person, 'Moved')).error.code).toBe('CREDIT_SEARCH_NOT_FOUND');
    const { answer } = await find(person, 'Moved', { address: { isPreviousAddress: true } });
    expect(answer.debts).toHaveLength(10);
  });
});

describe('a credit search that brings nothing', () => {
  it.each([
    ['Ghost', 404, 'CREDIT_SEARCH_NOT_FOUND'],
    ['Barred', 403, 'ERR_CREDIT_SEARCH_NOT_ALLOWED'],
    ['Ringer', 400, 'Invalid phone number'],
    ['Slow', 503, 'CREDIT_SEARCH_UNAVAILABLE'],
    ['Down', 503, 'CREDIT_SEARCH_UNAVAILABLE'],
    ['Broken', 503, 'CREDIT_SEARCH_UNAVAILABLE'],
    ['Garbled', 503, 'CREDIT_SEARCH_UNAVAILABLE'],
    ['Strange', 503, 'CREDIT_SEARCH_UNAVAILABLE'],
  ])(
    'says so and leaves the list as it was: %s (CS-005, API-030, API-031)',
    async (surname, status, code) => {
      const person = await searcher(app.test);
      await find(person, 'Bell');
      const earlier = await listOf(person);
      const refused = await find(person, surname);
      expect([refused.status, refused.error.code]).toEqual([status, code]);
      expect(await listOf(person)).toEqual(earlier);
    },
  );

  it('says it in the specification’s words (ER-006, ER-012, ER-013)', async () => {
    const person = await searcher(app.test);
    expect((await find(person, 'Ghost')).error.message).toBe(
      'There was an error with receiving your details based on the information you provided. Please review your information and try again.',
    );
    expect((await find(person, 'Barred')).error.message).toBe('Maximum number of attempts has been reached,');
    expect((await find(person, 'Ringer')).error).toMatchObject({
      message: 'Invalid phone number',
      fields: [{ field: 'customer.phoneNumber', message: 'Invalid phone number' }],
    });
  });

  it('changes nothing when bringing debts in dies half-way, and works the next time', async () => {
    const person = await searcher(app.test);
    await find(person, 'Bell');
    const earlier = await listOf(person);
    const { database } = app.test;
    await sql`alter table debts add constraint no_ee check (initial_creditor_name <> 'EE') not valid`.execute(
      database,
    );
    expect((await find(person, 'Hughes')).error.code).toBe('SERVER_FAULT');
    expect(await listOf(person)).toEqual(earlier);
    await sql`alter table debts drop constraint no_ee`.execute(database);
    expect((await find(person, 'Hughes')).answer.imported.added).toHaveLength(10);
  });
});

describe('the form of a credit search', () => {
  it('is checked by the rules of the form, each fault at its field (CS-011 to CS-016)', async () => {
    const person = await searcher(app.test);
    const { status, error } = await find(person, ' ', {
      customer: { title: 'King', forename: '', phoneNumber: '7700900123', dateOfBirth: '2010-01-01' },
      address: { street: '', buildingNumber: '', postcode: 'nowhere' },
    });
    expect(status).toBe(400);
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.fields).toEqual([
      { field: 'customer.title', message: 'Choose a title from the list' },
      { field: 'customer.forename', message: 'Required' },
      { field: 'customer.surname', message: 'Required' },
      { field: 'customer.dateOfBirth', message: 'You must be aged 18 or over to receive advice' },
      { field: 'customer.phoneNumber', message: 'Phone number must start with 0' },
      { field: 'address.buildingNumber', message: 'Please fill out one of the above fields' },
      { field: 'address.street', message: 'Required' },
      { field: 'address.postcode', message: 'Please enter a valid postcode' },
    ]);
    expect(await searchesOf(person)).toEqual([]);
  });

  it.each([
    ['', 'Please enter a value in all fields'],
    ['7/3/1987', 'Please enter a valid year'],
    ['1987-3-7', 'Please enter a valid year'],
    ['1905-12-31', 'Please enter a valid year'],
    ['1987-02-30', 'Please enter a valid date'],
  ])('refuses the date of birth %j (CS-013, CS-014)', async (dateOfBirth, message) => {
    const { error } = await find(await searcher(app.test), 'Bell', { customer: { dateOfBirth } });
    expect(error.fields).toEqual([{ field: 'customer.dateOfBirth', message }]);
  });

  it('reaches the agency tidied, with purpose, terms and device (CS-001, CS-017, API-028, API-055)', async () => {
    await find(await searcher(app.test), 'Bell', {
      customer: { forename: ' Danielle ', middleNames: 'Ann' },
      blackBox: 'device 7',
      ipAddress: '203.0.113.7',
    });
    expect(app.agency.searches.at(-1)).toEqual({
      purpose: 'DEBT_ADVICE',
      consentVersion: expect.any(String),
      applicant: {
        title: 'Ms',
        forename: 'Danielle',
        middleNames: 'Ann',
        surname: 'Bell',
        dateOfBirth: '1987-03-07',
        phone: '07700900123',
      },
      address: {
        flatNumber: '',
        buildingName: '',
        buildingNumber: '12',
        street: 'Lock Lane',
        district: '',
        town: 'Leeds',
        postcode: 'LS1 4AA',
        previous: false,
      },
      device: { fingerprint: 'device 7', ip: '203.0.113.7' },
    });
  });

  it.each([undefined, '', 'not looked up'])(
    'has the address of the caller in the place of %j (API-053, API-054)',
    async ipAddress => {
      await find(await searcher(app.test), 'Bell', ipAddress === undefined ? {} : { ipAddress });
      expect(app.agency.searches.at(-1)?.device.ip).toBe('127.0.0.1');
    },
  );
});

it('writes nothing of the person or the report into the log', () => {
  const log = app.test.log.join('\n');
  expect(log).toContain('credit reference agency not available');
  expect(log).toContain('not as agreed');
  for (const word of [
    'Danielle',
    'Hughes',
    'Lock Lane',
    'LS1 4AA',
    'ls14aa',
    '900123',
    'Barclaycard',
    'EE',
    '1987-03-07',
  ]) {
    expect(log).not.toContain(word);
  }
});

async function searchesOf({ customerId }: Person) {
  return app.test.database
    .selectFrom('credit_searches')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
}
