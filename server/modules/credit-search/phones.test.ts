import {
  agreeToCreditSearch,
  askSearchPhone,
  confirmSearchPhone,
  searchCredit,
  sendSearchPhoneCodeAgain,
} from '@towpath/contracts/api/creditSearch.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anotherCode,
  createSearchApp,
  DEBTS_FIRST,
  type SearchApp,
  searchFor,
} from '../../testing/creditSearch.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE = '07700 900123';

let app: SearchApp;
let person: Person;
beforeAll(async () => {
  app = await createSearchApp({ LOG_LEVEL: 'trace' });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await atDebts();
});

/** A guest at the list of debts, who agreed to the terms. */
async function atDebts(): Promise<Person> {
  const someone = await guest(app.test);
  (await someone.call(createJourney, { body: {} })).answer;
  await someone.call(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
  return someone;
}

const ask = (phoneNumber = PHONE) => person.call(askSearchPhone, { body: { phoneNumber } });
const give = async (otp: string) => {
  const given = await person.call(confirmSearchPhone, { body: { otp } });
  return given.status === 204 ? 'confirmed' : given.error.code;
};
/** The code as it is stored. */
const kept = () =>
  app.test.database
    .selectFrom('credit_search_phone_codes')
    .selectAll()
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
const again = () => person.call(sendSearchPhoneCodeAgain, {});

describe('showing whose a phone is', () => {
  it('sends a code, once, until it is given or over (IS-043)', async () => {
    const before = (await app.sent()).length;
    expect((await ask()).answer).toEqual({ code: 'sent', again: 60 });
    app.test.clock.forward(MINUTE / 2);
    expect((await ask()).answer).toEqual({ code: 'sent before', again: 30 });
    expect(await app.sent()).toHaveLength(before + 1);
    app.test.clock.forward(10 * MINUTE);
    expect(await give(await app.code())).toBe('Passcode expired');
    expect((await ask()).answer.code).toBe('sent');
    expect(await give(await app.code())).toBe('confirmed');
    expect(await give(await app.code())).toBe('NOT_FOUND');
  });

  it('counts in this journey and for this person alone (IS-043)', async () => {
    await ask();
    const code = await app.code();
    const [one, other] = [person, await atDebts()];
    person = other;
    expect(await give(code)).toBe('NOT_FOUND');
    person = one;
    expect(await give(code)).toBe('confirmed');
    const { error } = await other.call(searchCredit, { body: searchFor('Bell') });
    expect(error.code).toBe('PHONE_NOT_CONFIRMED');
  });

  it('asks for a code of the number that was put right, and the one before counts no more (IS-043)', async () => {
    await ask('07700 900456');
    expect((await ask()).answer.code).toBe('sent');
    const { error } = await person.call(searchCredit, {
      body: searchFor('Bell', { customer: { phoneNumber: '07700900456' } }),
    });
    expect(error.code).toBe('PHONE_NOT_CONFIRMED');
    expect(await give(await app.code())).toBe('confirmed');
    expect((await person.call(searchCredit, { body: searchFor('Bell') })).status).toBe(200);
  });

  it('says at its field what is no number of a phone, and sends nothing', async () => {
    const before = (await app.sent()).length;
    const { status, error } = await ask('12');
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'phoneNumber']);
    expect(await app.sent()).toHaveLength(before);
  });

  it('sends nothing before the terms are agreed to (IS-042)', async () => {
    person = await guest(app.test);
    (await person.call(createJourney, { body: {} })).answer;
    expect((await ask()).error.code).toBe('CREDIT_SEARCH_TERMS_NEEDED');
  });

  it('is over after three wrong codes, for a day (ER-013)', async () => {
    await ask();
    const code = await app.code();
    expect(await give(anotherCode(code, 1))).toBe('VERIFICATION_FAILED');
    expect(await give(anotherCode(code, 1))).toBe('CODE_ALREADY_TRIED');
    expect(await give(anotherCode(code, 2))).toBe('VERIFICATION_FAILED');
    expect(await give(anotherCode(code, 3))).toBe('No attempts remaining');
    expect(await give(code)).toBe('No attempts remaining');
    expect((await ask('07700 900456')).error.code).toBe('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    app.test.clock.forward(DAY);
    expect((await ask()).answer.code).toBe('sent');
  });

  it('counts wrong codes on when another phone is asked for in between, and the first again (IS-028)', async () => {
    await ask();
    const code = await app.code();
    expect(await give(anotherCode(code, 1))).toBe('VERIFICATION_FAILED');
    expect(await give(anotherCode(code, 2))).toBe('VERIFICATION_FAILED');
    expect((await ask('07700 900456')).answer.code).toBe('sent');
    expect((await ask()).answer.code).toBe('sent');
    const second = await app.code();
    const { tries_left } = await kept();
    expect(tries_left).toBe(1);
    expect(await give(second)).toBe('confirmed');
    const confirmed = await app.test.database
      .selectFrom('credit_search_phones')
      .select('wrong_tries')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(confirmed).toEqual([{ wrong_tries: 2 }]);
  });

  it('counts wrong codes however many come at the same moment', async () => {
    await ask();
    const code = await app.code();
    const said = await Promise.all([1, 2, 3, 4, 5, 6].map(steps => give(anotherCode(code, steps))));
    expect(said.filter(one => one === 'VERIFICATION_FAILED')).toHaveLength(2);
  });

  it('sends another code after a minute, three in all, with the end of the first (WT-015)', async () => {
    expect((await again()).error.code).toBe('NOT_FOUND');
    await ask();
    const first = await app.code();
    expect((await again()).error.code).toBe('TOO_MANY_REQUESTS');
    app.test.clock.forward(MINUTE);
    expect((await again()).answer).toEqual({ again: 60 });
    expect((await app.sent())[0]?.text).toContain('It works for 9 minutes.');
    app.test.clock.forward(MINUTE);
    await again();
    app.test.clock.forward(MINUTE);
    expect((await again()).error.message).toContain('We have sent you 3 codes');
    expect([await give(first), await give(await app.code())]).toEqual(['VERIFICATION_FAILED', 'confirmed']);
  });

  it('is as if it had not been asked for when the code could not be sent', async () => {
    app.messages.refuses = true;
    const { status, error } = await ask();
    app.messages.refuses = false;
    expect([status, error.code]).toEqual([503, 'CREDIT_SEARCH_UNAVAILABLE']);
    expect((await ask()).answer.code).toBe('sent');
  });

  it('keeps neither number nor code readably', async () => {
    await ask();
    const { code_hash, phone_hash, sealed_phone } = await kept();
    for (const part of [code_hash, phone_hash, sealed_phone]) {
      expect(part.includes('07700900123')).toBe(false);
      expect(part.includes(await app.code())).toBe(false);
    }
    expect(app.test.log.join('\n')).not.toContain('900123');
  });
});

describe('one phone', () => {
  it('is sent six texts in an hour at most, whoever asks (IS-020)', async () => {
    const limited = await createSearchApp({ RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const one = await guest(limited.test);
      (await one.call(createJourney, { body: {} })).answer;
      await one.call(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
      const phoneNumber = turn % 2 ? '07700900123' : PHONE;
      statuses.push((await one.call(askSearchPhone, { body: { phoneNumber } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await limited.sent()).toHaveLength(6);
    await limited.close();
  });

  it('has no texts used up by a provider that is away (IS-180)', async () => {
    const limited = await createSearchApp({ RATE_LIMITS: 'on' });
    const one = await guest(limited.test);
    (await one.call(createJourney, { body: {} })).answer;
    await one.call(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
    const ask = () => one.call(askSearchPhone, { body: { phoneNumber: PHONE } });
    limited.messages.refuses = true;
    for (let turn = 0; turn < 8; turn += 1) expect((await ask()).status).toBe(503);
    const counts = await limited.test.database
      .selectFrom('limit_counts')
      .select('points')
      .where('key', 'like', 'texts%')
      .execute();
    expect(counts).toEqual([{ points: 0 }, { points: 0 }]);
    await limited.close();
  });

  it('keeps wrong codes that are given while another code is sent (IS-028)', async () => {
    const texts: string[] = [];
    let meanwhile = async () => {};
    const test = await createTestApp({}, [DEBTS_FIRST], {
      messageSender: {
        async send({ text }) {
          texts.push(text);
          await meanwhile();
        },
      },
    });
    const one = await guest(test);
    (await one.call(createJourney, { body: {} })).answer;
    await one.call(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
    await one.call(askSearchPhone, { body: { phoneNumber: PHONE } });
    const first = texts.at(-1)?.slice(0, 6) ?? '';
    test.clock.forward(MINUTE);
    meanwhile = async () => {
      const { error } = await one.call(confirmSearchPhone, { body: { otp: anotherCode(first) } });
      expect(error.code).toBe('VERIFICATION_FAILED');
    };
    expect((await one.call(sendSearchPhoneCodeAgain, {})).status).toBe(200);
    const code = await test.database
      .selectFrom('credit_search_phone_codes')
      .select(['tries_left', 'times_sent'])
      .execute();
    expect(code).toEqual([{ tries_left: 2, times_sent: 2 }]);
    const second = texts.at(-1)?.slice(0, 6) ?? '';
    expect((await one.call(confirmSearchPhone, { body: { otp: second } })).status).toBe(204);
    await test.close();
  });
});
