import {
  agreeToCreditSearch,
  askSearchPhone,
  confirmCreditSearch,
  confirmSearchPhone,
  searchCredit,
} from '@towpath/contracts/api/creditSearch.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, radio, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherCode,
  createSearchApp,
  type SearchApp,
  searcher,
  searchFor,
} from '../../testing/creditSearch.ts';
import { guest, loggedIn, PASSWORD, type Person, personWith } from '../../testing/person.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { tidyCreditSearches } from './housekeeping.ts';

const LATE_DEBTS = journey(
  page('one', radio('nation', ['england', 'wales'])),
  page('two', step(CUSTOMER_DEBTS.name, 'debts')),
  page('three', advice()),
);

let app: SearchApp;
/** The same, where a question comes before the debts. */
let later: Pick<TestApp, 'call'>;
beforeAll(async () => {
  app = await createSearchApp();
  later = await app.test.startAnother([{ ...LATE_DEBTS, journey: 'later' }]);
});
afterAll(() => app.close());

const find = (person: Person, ...given: Parameters<typeof searchFor>) =>
  person.call(searchCredit, { body: searchFor(...given) });
const agree = (person: Person, termsVersion: string = CREDIT_SEARCH_TERMS.version) =>
  person.call(agreeToCreditSearch, { body: { termsVersion } });
const PHONE = '07700 900123';
const askPhone = (person: Person, phoneNumber = PHONE) =>
  person.call(askSearchPhone, { body: { phoneNumber } });
const confirmPhone = (person: Person, otp: string) => person.call(confirmSearchPhone, { body: { otp } });
const give = (person: Person, otp: string) => person.call(confirmCreditSearch, { body: { otp } });

/** A guest at the list of debts. */
async function atDebts(): Promise<Person> {
  const person = await guest(app.test);
  (await person.call(createJourney, { body: {} })).answer;
  return person;
}

async function audited({ customerId }: Person) {
  const rows = await app.test.database
    .selectFrom('audit_log')
    .select(['kind', 'facts'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => [kind, facts]);
}

/** Does something, and tells how often the agency was asked and a message sent meanwhile. */
async function reached(work: () => Promise<unknown>) {
  const before = [app.agency.searches.length, (await app.sent()).length] as const;
  await work();
  return {
    agency: app.agency.searches.length - before[0],
    phone: (await app.sent()).length - before[1],
  };
}
const DAY = 24 * 3600_000;
const NOTHING = { agency: 0, phone: 0 };

describe('nobody searches a credit file', () => {
  it('as a guest without a journey: neither agency nor phone hears of it (IS-042)', async () => {
    const person = await guest(app.test);
    const seen = await reached(async () => {
      const { status, error } = await find(person, 'Hughes');
      expect([status, error]).toEqual([404, { code: 'NO_JOURNEY', message: 'You have not started yet.' }]);
      expect((await agree(person)).error.code).toBe('NO_JOURNEY');
    });
    expect(seen).toEqual(NOTHING);
    expect(await audited(person)).toEqual([['credit search refused', { why: 'NO_JOURNEY' }]]);
  });

  it('before their journey has come to the debts (IS-042)', async () => {
    const visitor = await guest(app.test);
    const person = personWith({ ...app.test, ...later }, visitor.customerId, visitor.authorization);
    (await person.call(createJourney, { body: {} })).answer;
    const seen = await reached(async () => {
      for (const refused of [await agree(person), await find(person, 'Hughes')]) {
        expect([refused.status, refused.error.code, refused.error.goTo]).toEqual([
          409,
          'STEP_NOT_ON_PATH',
          { pageId: 'one', stepId: 'nation' },
        ]);
      }
    });
    expect(seen).toEqual(NOTHING);
  });

  it('without the terms, or by terms of another day (IS-042)', async () => {
    const person = await atDebts();
    const seen = await reached(async () => {
      const early = await find(person, 'Hughes');
      expect([early.status, early.error.code]).toEqual([403, 'CREDIT_SEARCH_TERMS_NEEDED']);
      const old = await agree(person, '2020-01-01');
      expect(old.error.fields).toEqual([
        {
          field: 'termsVersion',
          message: 'What you agree to has changed. Open this page again to read it.',
        },
      ]);
      expect((await find(person, 'Hughes')).error.code).toBe('CREDIT_SEARCH_TERMS_NEEDED');
    });
    expect(seen).toEqual(NOTHING);
    expect((await audited(person)).map(([kind]) => kind)).toEqual([
      'credit search refused',
      'credit search refused',
    ]);
  });

  it('by a phone that was not confirmed before: its number in the search sends nothing anywhere (IS-043)', async () => {
    const person = await atDebts();
    expect((await agree(person)).status).toBe(204);
    const unconfirmed = await reached(async () => {
      const { status, error } = await find(person, 'Bell');
      expect([status, error.code]).toEqual([403, 'PHONE_NOT_CONFIRMED']);
    });
    expect(unconfirmed).toEqual(NOTHING);
    expect((await askPhone(person)).answer).toEqual({ code: 'sent', again: 60 });
    expect((await find(person, 'Bell')).error.code).toBe('PHONE_NOT_CONFIRMED');
    expect((await confirmPhone(person, await app.code())).status).toBe(204);
    const confirmed = await reached(async () => {
      expect((await askPhone(person)).answer).toEqual({ code: 'not needed', again: 0 });
      expect((await find(person, 'Bell')).answer.imported.added).toHaveLength(1);
    });
    expect(confirmed).toEqual({ agency: 1, phone: 0 });
    const another = await reached(async () => {
      const changed = await find(person, 'Bell', { customer: { phoneNumber: '07700900456' } });
      expect(changed.error.code).toBe('PHONE_NOT_CONFIRMED');
    });
    expect(another).toEqual(NOTHING);
  });
});

describe('a phone that was confirmed a moment ago', () => {
  const confirmed = async () => {
    const person = await atDebts();
    await agree(person);
    await askPhone(person);
    return person;
  };

  it('is not asked for a second code where the agency wants one too (IS-043)', async () => {
    const person = await confirmed();
    const provedAt = app.test.clock.now().toISOString();
    const code = await app.code();
    const seen = await reached(async () => {
      await confirmPhone(person, code);
      expect((await find(person, 'Code')).answer.imported.added).toHaveLength(10);
    });
    expect(seen).toEqual({ agency: 2, phone: 0 });
    expect(app.agency.searches.at(-1)?.verification?.verifiedAt).toBe(provedAt);
  });

  it('is, where the code of the agency would be over by now or has fewer tries (IS-043)', async () => {
    const late = await confirmed();
    await confirmPhone(late, await app.code());
    expect((await find(late, 'Late')).error.code).toBe('OTP Required');
    expect((await give(late, await app.code())).error.code).toBe('Passcode expired');
    app.test.clock.forward(DAY);
    const once = await confirmed();
    const code = await app.code();
    expect((await confirmPhone(once, anotherCode(code))).error.code).toBe('VERIFICATION_FAILED');
    expect((await confirmPhone(once, code)).status).toBe(204);
    expect((await find(once, 'Once')).error.code).toBe('OTP Required');
    expect((await give(once, await app.code())).status).toBe(200);
  });

  it('is not asked again when the agency was away (IS-043)', async () => {
    const person = await confirmed();
    await confirmPhone(person, await app.code());
    expect((await find(person, 'Down')).error.code).toBe('CREDIT_SEARCH_UNAVAILABLE');
    expect((await find(person, 'Bell')).status).toBe(200);
  });
});

describe('one person', () => {
  it('is searched for eight times in a day, whoever searches (IS-044)', async () => {
    const surname = 'Sought';
    const phones = ['07700900123', '07700900124', '07700900125'] as const;
    app.test.clock.forward(DAY);
    const seekers = await Promise.all(phones.map(phone => searcher(app.test, 'the same day', phone)));
    const statuses: number[] = [];
    const seen = await reached(async () => {
      for (let times = 0; times < 9; times += 1) {
        const person = seekers[Math.floor(times / 4)];
        if (!person) throw new Error('nobody searches');
        const forename = times % 2 ? 'DANIELLE' : ' Danielle';
        const phoneNumber = phones[Math.floor(times / 4)] ?? '';
        statuses.push((await find(person, surname, { customer: { forename, phoneNumber } })).status);
      }
    });
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 403]);
    expect(seen.agency).toBe(8);
    const last = seekers[2] as Person;
    const other = await find(last, 'Other', { customer: { phoneNumber: phones[2] } });
    expect(other.status).toBe(200);
    expect((await audited(last)).slice(-2).map(([kind]) => kind)).toEqual([
      'credit search refused',
      'credit search asked',
    ]);
  });

  it('who was found by the same phone before keeps the searches of that phone, whatever strangers use up; strangers do not (IS-298)', async () => {
    const surname = 'Kept';
    const search = async (person: Person, phoneNumber: string) =>
      (await find(person, surname, { customer: { phoneNumber } })).status;
    app.test.clock.forward(DAY);
    const own = await searcher(app.test, 'the same day', '07700900123');
    expect(await search(own, '07700900123')).toBe(200);
    const { person_hash } = await app.test.database
      .selectFrom('credit_searches')
      .select('person_hash')
      .where('customer_id', '=', own.customerId)
      .executeTakeFirstOrThrow();
    if (!person_hash) throw new Error('a search without the hash of its person');
    app.test.clock.forward(DAY + 1);
    // What strangers with two phones used up since.
    const strangers = ['4', '4', '4', '4', '5', '5', '5', '5'].map(end => ({
      search_id: crypto.randomUUID(),
      at: app.test.clock.now(),
      person_hash,
      phone_hash: Buffer.from(`some phone ${end}`),
      outcomes: ['not found'],
    }));
    await app.test.database.insertInto('credit_search_counts').values(strangers).execute();
    const stranger = await searcher(app.test, 'the same day', '07700900126');
    expect(await search(stranger, '07700900126')).toBe(403);
    const withAnotherAccount = await searcher(app.test, 'the same day', '07700900123');
    expect(await search(withAnotherAccount, '07700900123')).toBe(403);
    const back = await loggedIn(app.test, own.email, PASSWORD);
    for (let times = 0; times < 5; times += 1) expect(await search(back, '07700900123')).toBe(200);
    expect(await search(back, '07700900123')).toBe(403);
  });

  it('has none of these searches used up by whoever has not given a right code (IS-021)', async () => {
    app.test.clock.forward(DAY);
    const surname = 'Spared';
    for (let times = 0; times < 3; times += 1) {
      const stranger = await atDebts();
      await agree(stranger);
      for (let again = 0; again < 3; again += 1) {
        expect((await find(stranger, surname)).error.code).toBe('PHONE_NOT_CONFIRMED');
      }
    }
    const owner = await searcher(app.test, 'the same day');
    expect((await find(owner, surname)).status).toBe(200);
    const counted = await app.test.database
      .selectFrom('credit_searches')
      .select('id')
      .where('at', '=', app.test.clock.now())
      .execute();
    expect(counted).toHaveLength(1);
  });

  it('searches five times in a day by one phone, whichever account it is in (IS-022)', async () => {
    app.test.clock.forward(DAY);
    const people = await Promise.all([1, 2].map(() => searcher(app.test, 'the same day')));
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const person = people[times % 2] as Person;
      statuses.push((await find(person, 'Bell')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
  });

  it('has no more searches by erasing themself, for a phone and for who is searched for (IS-027)', async () => {
    app.test.clock.forward(DAY);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const person = await searcher(app.test, 'the same day');
      statuses.push((await find(person, 'Erased')).status);
      await app.test.database.deleteFrom('customers').where('id', '=', person.customerId).execute();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
    const phoneNumber = '07700900124';
    const rest: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const person = await searcher(app.test, 'the same day', phoneNumber);
      rest.push((await find(person, 'Erased', { customer: { phoneNumber } })).status);
      await app.test.database.deleteFrom('customers').where('id', '=', person.customerId).execute();
    }
    expect(rest).toEqual([200, 200, 200, 403]);
    app.test.clock.forward(DAY + 1);
    await tidyCreditSearches(app.test);
    expect(await app.test.database.selectFrom('credit_search_counts').select('at').execute()).toEqual([]);
  });

  it('is told in the audit log by a hash, the same for two searches, and no name (IS-045)', async () => {
    const person = await searcher(app.test);
    for (const surname of ['Bell', 'Bell', 'Clear']) await find(person, surname);
    const asked = (await audited(person)).filter(([kind]) => kind === 'credit search asked');
    const hashes = asked.map(([, facts]) => JSON.stringify(facts));
    expect(hashes).toHaveLength(3);
    expect(hashes[0]).toMatch(/^\{"person":"[\w-]{43}"\}$/);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
    expect((await audited(person))[1]).toEqual([
      'consent given',
      { consent: 'credit search', words: CREDIT_SEARCH_TERMS.version },
    ]);
  });
});
