import {
  confirmCreditSearch,
  searchCredit,
  sendCreditSearchCodeAgain,
} from '@towpath/contracts/api/creditSearch.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditFile } from '../../partners/credit-file/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import {
  anotherCode,
  createSearchApp,
  mayDoSearches,
  type SearchApp,
  searcher,
  searchFor,
} from '../../testing/creditSearch.ts';
import { type Customer, loggedIn } from '../../testing/person.ts';

let app: SearchApp;
let agencyIsAway = false;
const aroundAgency = (creditFile: CreditFile): CreditFile => ({
  ...creditFile,
  async search(search) {
    if (agencyIsAway) throw new PartnerUnavailable('no connection');
    return creditFile.search(search);
  },
});
beforeAll(async () => {
  const publicUrl = { PUBLIC_URL: 'https://advice.towpath.example' };
  app = await createSearchApp({ LOG_LEVEL: 'trace', ...publicUrl }, aroundAgency);
});
afterAll(() => app.close());

let person: Customer;
beforeEach(async () => {
  person = await searcher(app.test);
});

const find = (...given: Parameters<typeof searchFor>) =>
  person.call(searchCredit, { body: searchFor(...given) });
const give = (otp: string) => person.call(confirmCreditSearch, { body: { otp } });
const codeOf = async (otp: string) => (await give(otp)).error.code;

/** Searches for somebody who needs a code, and returns it. */
async function asked(surname = 'Code'): Promise<string> {
  const { status, error } = await find(surname);
  expect([status, error.code, error.message]).toEqual([403, 'OTP Required', 'OTP Required']);
  return app.code();
}

describe('a search that needs a code', () => {
  it('sends one to the phone that the search names, which says nothing of debt (CS-004, API-031)', async () => {
    const code = await asked();
    const [message] = await app.sent();
    expect(message).toMatchObject({ to: '+447700900123', from: 'Towpath' });
    expect(message?.text).toBe(
      `${code} is your Towpath code. It works for 10 minutes. Do not share it with anybody.\n\n@advice.towpath.example #${code}`,
    );
    expect(message?.text.length).toBeLessThanOrEqual(160);
  });

  it('brings the debts in with the right code, once (CS-009, API-029)', async () => {
    const code = await asked();
    expect((await person.call(myDebts, {})).answer.debts).toEqual([]);
    const { status, answer } = await give(code);
    expect(status).toBe(200);
    expect(answer.imported.added).toHaveLength(10);
    expect(answer.legalQuestionsCompleted).toBe(true);
    expect(answer.debts).toEqual((await person.call(myDebts, {})).answer.debts);
    expect(await codeOf(code)).toBe('NOT_FOUND');
    expect((await person.call(myDebts, {})).answer.debts).toHaveLength(10);
  });

  it('asks the agency again with the proof, for the same person', async () => {
    await give(await asked());
    const [first, second] = app.agency.searches.slice(-2);
    const { verification, ...again } = second ?? {};
    expect(again).toEqual(first);
    expect(verification).toEqual({
      searchReference: expect.any(String),
      verifiedAt: app.test.clock.now().toISOString(),
    });
  });

  it('sends no second code while the first can be given, and takes the first (CS-004)', async () => {
    const code = await asked();
    const before = (await app.sent()).length;
    const { status, error } = await find('Code');
    expect([status, error.code]).toEqual([403, 'ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP']);
    expect(await app.sent()).toHaveLength(before);
    expect((await give(code)).status).toBe(200);
  });

  it('may be searched for again when the clock was set back since its code was sent (IS-015)', async () => {
    await asked();
    expect((await find('Code')).status).toBe(403);
    app.test.clock.forward(-3 * 3600_000);
    // The phone was confirmed before, and that counts again.
    expect((await find('Code')).status).toBe(200);
    app.test.clock.forward(3 * 3600_000);
  });

  it('begins anew for a phone number that was put right; the code to the other phone ends', async () => {
    const code = await asked();
    const other = { customer: { phoneNumber: '07700900456' } };
    expect((await find('Code', other)).error.code).toBe('PHONE_NOT_CONFIRMED');
    await mayDoSearches(app.test, person, '07700900456');
    expect((await find('Code', other)).error.code).toBe('OTP Required');
    expect(await codeOf(code)).toBe('VERIFICATION_FAILED');
  });

  it('begins anew once the code has expired (ER-007)', async () => {
    const code = await asked();
    app.test.clock.forward(10 * 60_000);
    const late = await give(code);
    expect([late.status, late.error.code, late.error.message]).toEqual([
      403,
      'Passcode expired',
      'Passcode expired',
    ]);
    expect((await give(await asked())).status).toBe(200);
  });

  it('is told when the code expired at once (ER-007, API-031)', async () => {
    expect(await codeOf(await asked('Late'))).toBe('Passcode expired');
    expect((await person.call(myDebts, {})).answer.debts).toEqual([]);
  });
});

describe('a code that does not come', () => {
  const again = () => person.call(sendCreditSearchCodeAgain, {});
  const sentBefore = async () => (await app.sent()).length;

  it('is sent anew after a minute, to the same phone; the older one counts no more (WT-015)', async () => {
    const old = await asked();
    const before = await sentBefore();
    app.test.clock.forward(60_000);
    expect((await again()).answer).toEqual({ again: 60 });
    expect(await app.sent()).toHaveLength(before + 1);
    const [message] = await app.sent();
    expect(message?.text).toContain('It works for 9 minutes.');
    const newest = await app.code();
    // One in a million is the same once more.
    expect(newest).not.toBe(old);
    expect(await codeOf(old)).toBe('VERIFICATION_FAILED');
    expect((await give(newest)).status).toBe(200);
  });

  it('is sent once a minute and three times for a search at most (WT-015)', async () => {
    await asked();
    const before = await sentBefore();
    const soon = await again();
    expect([soon.status, soon.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(soon.error.message).toBe(
      'We sent you a code less than a minute ago. Give it a minute, then ask again.',
    );
    for (let times = 0; times < 2; times += 1) {
      app.test.clock.forward(60_000);
      expect((await again()).status).toBe(200);
    }
    app.test.clock.forward(60_000);
    const fourth = await again();
    expect([fourth.status, fourth.error.message]).toEqual([
      429,
      'We have sent you 3 codes, and cannot send more for this search. You can add your debts by hand.',
    ]);
    expect(await app.sent()).toHaveLength(before + 2);
    expect((await give(await app.code())).status).toBe(200);
  });

  it('brings no more tries and no more time (WT-015)', async () => {
    const code = await asked();
    await give(anotherCode(code, 1));
    await give(anotherCode(code, 2));
    app.test.clock.forward(60_000);
    await again();
    expect(await codeOf(anotherCode(await app.code(), 3))).toBe('No attempts remaining');
    expect((await again()).error.code).toBe('No attempts remaining');
    person = await searcher(app.test);
    await asked();
    app.test.clock.forward(9 * 60_000);
    await again();
    app.test.clock.forward(60_000);
    expect(await codeOf(await app.code())).toBe('Passcode expired');
    expect((await again()).error.code).toBe('Passcode expired');
  });

  it('is sent to nobody who was not asked for one (WT-015)', async () => {
    expect((await again()).error.code).toBe('NOT_FOUND');
  });
});

describe('a wrong code', () => {
  it('is refused, and the right one after it taken (ER-008)', async () => {
    const code = await asked();
    const wrong = await give(anotherCode(code));
    expect([wrong.status, wrong.error.code, wrong.error.message]).toEqual([
      400,
      'VERIFICATION_FAILED',
      'Verification failed, please check the code and try again.',
    ]);
    expect((await give(code)).status).toBe(200);
  });

  it('is refused without counting when it was tried before (CS-020, ER-009)', async () => {
    const code = await asked();
    await give(anotherCode(code));
    for (let times = 0; times < 5; times += 1) {
      const again = await give(anotherCode(code));
      expect([again.status, again.error.code, again.error.message]).toEqual([
        400,
        'CODE_ALREADY_TRIED',
        'This code has already been tried. Please recheck your code and try again.',
      ]);
    }
    expect((await give(code)).status).toBe(200);
  });

  it('ends the code at the last try: nothing helps then, nor a new search that day (CS-006, API-031)', async () => {
    const code = await asked();
    expect(await codeOf(anotherCode(code, 1))).toBe('VERIFICATION_FAILED');
    expect(await codeOf(anotherCode(code, 2))).toBe('VERIFICATION_FAILED');
    const last = await give(anotherCode(code, 3));
    expect([last.status, last.error.code, last.error.message]).toEqual([
      403,
      'No attempts remaining',
      'No attempts remaining',
    ]);
    expect(await codeOf(code)).toBe('No attempts remaining');
    expect((await find('Code')).error.code).toBe('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    app.test.clock.forward(24 * 60 * 60_000);
    person = await loggedIn(app.test, person.email, person.password);
    expect((await give(await asked())).status).toBe(200);
  });

  it('ends a code with one try at once (CS-006)', async () => {
    const code = await asked('Once');
    expect(await codeOf(anotherCode(code))).toBe('No attempts remaining');
    expect(await codeOf(code)).toBe('No attempts remaining');
  });

  it.each(['', '12345', '1234567', 'abcdef'])(
    'that has not 6 digits is not a try: %j (CS-020, ER-010)',
    async otp => {
      const code = await asked('Once');
      const { status, error } = await give(otp);
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(error.fields).toEqual([
        { field: 'otp', message: 'Verification code should be 6 digits exactly' },
      ]);
      expect((await give(code)).status).toBe(200);
    },
  );

  it('is counted however many come at the same moment', async () => {
    const code = await asked();
    const tries = [1, 2, 3, 4, 5, 6].map(steps => give(anotherCode(code, steps)));
    const codes = (await Promise.all(tries)).map(({ error }) => error.code);
    expect(codes.filter(one => one === 'VERIFICATION_FAILED').length).toBeLessThanOrEqual(2);
  });
});

describe('a code', () => {
  it('that nobody was sent cannot be given (API-029)', async () => {
    expect(await codeOf('123456')).toBe('NOT_FOUND');
  });

  it('of another person is of no use', async () => {
    const code = await asked();
    const other = await searcher(app.test, 'the same day');
    const { error } = await other.call(confirmCreditSearch, { body: { otp: code } });
    expect(error.code).toBe('NOT_FOUND');
  });

  it('stays right while the agency is away, and is given once more', async () => {
    const code = await asked();
    agencyIsAway = true;
    const { status, error } = await give(code);
    agencyIsAway = false;
    expect([status, error.code]).toEqual([503, 'CREDIT_SEARCH_UNAVAILABLE']);
    expect((await give(code)).answer.imported.added).toHaveLength(10);
  });

  it('is not asked for when it could not be sent: the search is as if it had not been made', async () => {
    app.messages.refuses = true;
    const { status, error } = await find('Code');
    app.messages.refuses = false;
    expect([status, error.code]).toEqual([503, 'CREDIT_SEARCH_UNAVAILABLE']);
    expect(await codeOf('123456')).toBe('NOT_FOUND');
    expect((await give(await asked())).status).toBe(200);
  });

  it('is kept so that nobody can read it, nor the search that waits for it', async () => {
    const code = await asked();
    const kept = await app.test.database
      .selectFrom('credit_search_codes')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    const bytes = [kept.code_hash, kept.sealed_search, kept.phone_hash];
    for (const word of [code, 'Danielle', '07700900123', 'LS1 4AA']) {
      for (const part of bytes) expect(part.includes(word)).toBe(false);
    }
    await give(code);
    const left = await app.test.database
      .selectFrom('credit_search_codes')
      .select('customer_id')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(left).toEqual([]);
  });

  it('is not in the log, nor is the phone', async () => {
    const code = await asked();
    await give(code);
    const log = app.test.log.join('\n');
    expect(log).toContain('code not sent');
    for (const word of [`"${code}"`, `${code} is`, '900123', 'Danielle', 'Lock Lane']) {
      expect(log).not.toContain(word);
    }
  });
});
