import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { softDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { chooseAnswers, myBroughtAnswers } from '@towpath/contracts/api/comingBack.ts';
import { acceptPartnerLead, myDetails } from '@towpath/contracts/api/customers.ts';
import { giveHealthConsent, myHealthConditions } from '@towpath/contracts/api/health.ts';
import { createJourney, myStatus } from '@towpath/contracts/api/journeys.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { loginWithCode } from '@towpath/contracts/api/secondFactor.ts';
import { login, register } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { createSearchApp, mayDoSearches } from '../../testing/creditSearch.ts';
import { USUAL_ANSWERS, walker, walkerFor, walkOn } from '../../testing/journeyWalk.ts';
import { addLead } from '../../testing/partnerLead.ts';
import { type Customer, customer, guest, PASSWORD, type Person, personWith } from '../../testing/person.ts';
import { halfLoggedIn, withCodes } from '../../testing/secondFactor.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { conditionOf } from '../health/repository.ts';
import { newToken } from '../identity/token.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { correctionSubject } from '../own-data/corrections.ts';
import { allBrought } from './allBrought.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Logs in as the browser of a guest does that wants to keep what they told us. */
const bringing = (someone: Pick<Person, 'authorization'>, account: Customer, password: string = PASSWORD) =>
  test.call(login, {
    authorization: someone.authorization,
    body: { email: account.email, password, bringsGuest: true },
  });

/** A guest of the partner that asks for a name alone, who has answered up to the name. */
async function nameOnly(nation = 'england') {
  const person = await walker(test, { appId: 'mw_name' });
  await walkOn(person, { ...USUAL_ANSWERS, nation }, 'account');
  return person;
}

async function nationOf(person: Person): Promise<string | undefined> {
  return (await (await walkerFor(test, person)).saved()).get('nation')?.answers[0]?.value;
}

/** An account that is on its own way through the first questions. */
async function withOwnAnswers(nation = 'wales'): Promise<Customer> {
  const account = await customer(test);
  await account.call(createJourney, { body: {} });
  await (await walkerFor(test, account)).save('nation', nation);
  return account;
}

const waitingOf = async (account: Person) => (await account.call(myBroughtAnswers, {})).answer.waiting;

/** What is not the same on the account: the fingerprint is made for it, and its way is walked again there. */
const anew = (table: string) => ({
  ...(table === 'advice_records' && { fingerprint: null }),
  ...(table === 'journeys' && { revision: null }),
});

/** What is held about a person in the tables that move, without whose it is. */
async function heldOf(customerId: string): Promise<Record<string, unknown>> {
  const moving = allBrought(test.config).filter(
    ({ becomes }) => becomes === 'moves' || 'ownStands' in becomes,
  );
  const parts: Record<string, unknown> = {};
  for (const { table } of moving) {
    const held = allHeld(test.config).find(one => one.table === table);
    const rows = (await held?.rows(test.database, customerId)) ?? [];
    parts[table] = rows.map(row => JSON.parse(JSON.stringify({ ...row, customer_id: null, ...anew(table) })));
  }
  return parts;
}

/** Somebody who told us all there is to tell, as far as it can be told, and has no account. */
async function guestWithEverything(): Promise<Person> {
  const { customerId, call } = await atAdvice(test);
  const { database, clock, config } = test;
  const { textVersion } = (await call(myHealthConditions, {})).answer.consent;
  await call(giveHealthConsent, { body: { purpose: 'conditions', hasConsented: true, textVersion } });
  const { recordId = '' } = (await call(recommendation, {})).answer;
  const healthSeal = createSeal(config.healthDataKey);
  const dataSeal = createSeal(config.dataSecret);
  const of = { customer_id: customerId };
  const at = clock.now();
  const [correctionId, planId, searchId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const facts = JSON.stringify({ title: 'Depression', description: 'since the spring' });
  await database
    .insertInto('health_conditions')
    .values({ ...of, id: 7, sealed: healthSeal.close(facts, conditionOf(customerId, 7)) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await database
    .insertInto('corrections')
    .values({
      ...of,
      id: correctionId,
      asked_at: at,
      answer_by: '2026-12-23',
      sealed: dataSeal.close('My name has an E.', correctionSubject(customerId, correctionId)),
    })
    .execute();
  await database
    .insertInto('plans')
    .values({
      ...of,
      id: planId,
      record_id: recordId ?? '',
      short_name: 'DMP',
      state: 'chosen',
      chosen_at: at,
      changed_at: at,
    })
    .execute();
  await database
    .insertInto('plan_changes')
    .values({ ...of, plan_id: planId, sequence: 1, at, state: 'chosen', moved_by: 'person' })
    .execute();
  await database
    .insertInto('credit_searches')
    .values({
      ...of,
      id: searchId,
      at,
      provider: 'test',
      purpose: 'debts',
      terms_version: '1',
      at_previous_address: false,
    })
    .execute();
  await database
    .insertInto('credit_reports')
    .values({
      ...of,
      search_id: searchId,
      sealed: dataSeal.close('{"found":10}', `report ${customerId} ${searchId}`),
      remove_at: new Date(at.getTime() + 1e9),
    })
    .execute();
  await database
    .insertInto('safe_contacts')
    .values({
      ...of,
      times: ['evening'],
      leaves_voicemail: false,
      has_neutral_words: true,
      says: null,
      has_way_out: false,
      changed_at: at,
    })
    .execute();
  await database.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await database
    .updateTable('customers')
    .set({ email: null, email_key: null, registered_at: null })
    .where('id', '=', customerId)
    .execute();
  const { token, hash } = newToken(customerId);
  await database
    .insertInto('guest_credentials')
    .values({ ...of, token_hash: hash, expires_at: new Date(at.getTime() + 1e10) })
    .execute();
  return personWith(test, customerId, `Basic ${token}`);
}

describe('what a guest told us', () => {
  it('is told of table by table: it moves, stands beside the account’s own, or stays, and no table is forgotten (PT-199)', async () => {
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id'`.execute(test.database);
    const told = allBrought(test.config).map(({ table }) => table as string);
    expect(told.toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
  });

  it('is the account’s to the last row where the account has nothing of its own, and opens there (PT-200)', async () => {
    const someone = await guestWithEverything();
    const before = await heldOf(someone.customerId);
    const filled = Object.entries(before).filter(([, rows]) => (rows as unknown[]).length > 0);
    expect(filled.map(([table]) => table)).toEqual(
      expect.arrayContaining([
        'journeys',
        'answers',
        'answer_history',
        'households',
        'debts',
        'debt_changes',
        'budgets',
        'budget_entries',
        'budget_changes',
        'health_consents',
        'health_conditions',
        'advice_records',
        'plans',
        'plan_changes',
        'consents',
        'credit_reports',
        'corrections',
        'safe_contacts',
      ]),
    );
    const account = await customer(test);
    expect((await bringing(someone, account)).status).toBe(200);
    expect(await heldOf(account.customerId)).toEqual(before);
    // Nothing is left of the guest but that they came along, and what was done with their number.
    expect(await tablesWith(test, someone.customerId)).toEqual(
      expect.not.arrayContaining(['customers', 'journeys', 'answers', 'guest_credentials']),
    );
    const first = (before.advice_records as { id: string }[])[0]?.id;
    expect((await account.call(recommendation, {})).answer.recordId).toBe(first);
    expect(await waitingOf(account)).toBeNull();
  });

  it('never takes the place of what the account has: that stands, and the guest’s is kept beside it, sealed (PT-201)', async () => {
    const [someone, other] = [await guestWithEverything(), await guestWithEverything()];
    const account = await customer(test);
    await bringing(other, account);
    const own = await heldOf(account.customerId);
    const debts = ((await heldOf(someone.customerId)).debts as { id: string }[]).map(({ id }) => id);
    await bringing(someone, account);
    const now = await heldOf(account.customerId);
    for (const table of ['households', 'debts', 'budgets', 'budget_entries', 'health_conditions', 'plans']) {
      expect(now[table], table).toEqual(own[table]);
    }
    const held = allHeld(test.config).find(({ table }) => table === 'set_aside');
    const aside = (await held?.rows(test.database, account.customerId)) ?? [];
    const kept = aside.find(({ rows_of }) => rows_of === 'debts')?.sealed as { id: string }[];
    expect(kept.map(({ id }) => id)).toEqual(debts);
    const stored = await test.database.selectFrom('set_aside').select('sealed').execute();
    expect(Buffer.concat(stored.map(({ sealed }) => sealed)).toString('latin1')).not.toContain('Depression');
  });

  it('comes along in the name and number that the account lacks, with the lead it came by, whose look is not taken on (PT-202)', async () => {
    const leadToken = await addLead(
      test.database,
      { forename: 'Sam', phoneNumber: '07911 123456', appId: 'mw_quick' },
      test.clock.now(),
    );
    const { answer } = await test.call(acceptPartnerLead, { body: { leadToken } });
    const account = await withOwnAnswers();
    await bringing({ authorization: `Basic ${answer.basicAuthToken}` }, account);
    expect((await account.call(myDetails, {})).answer).toMatchObject({
      forename: 'Danielle',
      surname: 'Hughes',
      contactNumber: expect.stringContaining('7911'),
    });
    const lead = await test.database
      .selectFrom('partner_leads')
      .select(['accepted_by', 'brought_along'])
      .where('accepted_by', '=', account.customerId)
      .executeTakeFirst();
    expect(lead).toEqual({ accepted_by: account.customerId, brought_along: true });
    const { cookies } = await test.call(login, { body: { email: account.email, password: PASSWORD } });
    expect(Object.values(cookies).map(({ value }) => value)).not.toContain('mw_quick');
  });

  it('waits for its call on the work list as before (PT-202)', async () => {
    const someone = await walker(test);
    const soft = [...someone.steps.values()].find(({ type }) => type === 'Soft Dropout')?.id ?? '';
    await walkOn(someone, { ...USUAL_ANSWERS, urgent: 'court' }, soft);
    await someone.call(softDropoutCallback, {
      body: { stepId: soft, callbackRequired: true, contactName: 'Sam', contactNumber: '07911 123456' },
    });
    const workOf = (id: string) =>
      test.database
        .selectFrom('work_items')
        .select(['id', 'subject', 'state'])
        .where('customer_id', '=', id)
        .execute();
    const before = await workOf(someone.customerId);
    expect(before).toHaveLength(1);
    const account = await withOwnAnswers();
    await bringing(someone, account);
    expect(await workOf(account.customerId)).toEqual(before);
  });
});

describe('a guest whose email has an account', () => {
  it('is told no more of it than before: the same refusal, whoever asks (PT-203)', async () => {
    const account = await customer(test);
    const someone = await walker(test);
    await walkOn(someone, USUAL_ANSWERS, 'account');
    const refused = await someone.call(register, {
      body: { email: account.email, firstName: 'Sam', lastName: 'Hill', stepId: 'account' },
    });
    expect(refused.error.code).toBe('ALREADY_REGISTERED');
    const tried = [
      await bringing(someone, account, 'not the password'),
      await bringing(someone, { ...account, email: 'nobody@towpath.example' }),
    ];
    for (const { error } of tried) expect(error.code).toBe('LOGIN_REFUSED');
    expect(tried[0]?.error.message).toBe(tried[1]?.error.message);
    // Nothing is lost by it.
    expect(await nationOf(someone)).toBe('England');
  });

  it('goes on with the account’s own answers, and is asked once which go on (PT-204)', async () => {
    const someone = await nameOnly('scotland');
    const account = await withOwnAnswers('wales');
    await bringing(someone, account);
    expect(await nationOf(account)).toBe('Wales');
    const waiting = await waitingOf(account);
    expect(waiting).toMatchObject({ journeyId: expect.any(String) });
    const journeyId = waiting?.journeyId ?? '';
    const own = await account.call(chooseAnswers, { body: { journeyId, use: 'own' } });
    expect(own.status).toBe(204);
    expect(await waitingOf(account)).toBeNull();
    expect(await nationOf(account)).toBe('Wales');
    expect((await account.call(chooseAnswers, { body: { journeyId, use: 'own' } })).status).toBe(204);
    // What was chosen is chosen.
    expect((await account.call(chooseAnswers, { body: { journeyId, use: 'brought' } })).status).toBe(404);
  });

  it('goes on with those that were brought along where they say so, and the others count for nothing (PT-204)', async () => {
    const someone = await nameOnly('scotland');
    const account = await withOwnAnswers('wales');
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    const taken = () => account.call(chooseAnswers, { body: { journeyId, use: 'brought' } });
    expect((await Promise.all([taken(), taken()])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await nationOf(account)).toBe('Scotland');
    expect((await account.call(myStatus, {})).answer).toMatchObject({ id: journeyId, isQualifier: true });
    const next = await (await walkerFor(test, account)).save('nation', 'england');
    expect(next.status).toBe(204);
    const journeys = await test.database
      .selectFrom('journeys')
      .select(['is_current', 'set_aside_at'])
      .where('customer_id', '=', account.customerId)
      .execute();
    expect(journeys).toHaveLength(2);
    expect(journeys.filter(({ set_aside_at }) => set_aside_at !== null)).toHaveLength(1);
  });

  it('cannot go round a session that a person here has closed (PT-204)', async () => {
    const [someone, account] = [await nameOnly(), await withOwnAnswers()];
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    await test.database
      .updateTable('journeys')
      .set({ status: 'Completed Offline' })
      .where('customer_id', '=', account.customerId)
      .where('is_current', '=', true)
      .execute();
    expect(await waitingOf(account)).toBeNull();
    const taken = await account.call(chooseAnswers, { body: { journeyId, use: 'brought' } });
    expect(taken.status).toBe(404);
  });

  it('chooses among what is their own alone (PT-204)', async () => {
    const [someone, account, other] = [await nameOnly(), await withOwnAnswers(), await withOwnAnswers()];
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    for (const id of [journeyId, 'nothing', crypto.randomUUID()]) {
      const taken = await other.call(chooseAnswers, { body: { journeyId: id, use: 'brought' } });
      expect(taken.error.code).toBe('NOT_FOUND');
    }
    expect(await waitingOf(account)).not.toBeNull();
  });

  it('keeps it once and only once, also from two tabs at once and where the answer was lost (PT-205)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await withOwnAnswers()];
    const both = await Promise.all([bringing(someone, account), bringing(someone, account)]);
    const again = await bringing(someone, account);
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    const brought = await test.database
      .selectFrom('brought_guests')
      .selectAll()
      .where('guest_id', '=', someone.customerId)
      .execute();
    expect(brought).toHaveLength(1);
    const journeys = await test.database
      .selectFrom('journeys')
      .select('id')
      .where('customer_id', '=', account.customerId)
      .execute();
    expect(journeys).toHaveLength(2);
    const noted = await test.database
      .selectFrom('audit_log')
      .select(['kind', 'facts'])
      .where('customer_id', '=', account.customerId)
      .where('kind', '=', 'guest brought along')
      .execute();
    expect(noted).toEqual([{ kind: 'guest brought along', facts: { guest: someone.customerId } }]);
  });

  it('belongs to one account where two take them at once, whole (PT-205)', async () => {
    const someone = await nameOnly();
    const accounts = [await customer(test), await customer(test)] as const;
    await Promise.all(accounts.map(account => bringing(someone, account)));
    const counts = await Promise.all(
      accounts.map(async ({ customerId }) => {
        const { answers, journeys } = (await heldOf(customerId)) as Record<string, unknown[]>;
        return [journeys?.length, (answers?.length ?? 0) > 3];
      }),
    );
    expect(counts.toSorted()).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('loses no answer that is being saved while they log in, and can save none after it (PT-205)', async () => {
    const [someone, account] = [await nameOnly(), await customer(test)];
    const body = { stepId: 'nation', answers: [{ id: 'nation.wales', value: 'Wales' }] };
    const [saved, entered] = await Promise.all([
      someone.call(saveAnswers, { body }),
      bringing(someone, account),
    ]);
    expect(entered.status).toBe(200);
    expect([204, 401, 404, 409]).toContain(saved.status);
    if (saved.status === 204) expect(await nationOf(account)).toBe('Wales');
    expect((await someone.call(saveAnswers, { body })).status).toBe(401);
  });

  it('is brought along by the code of an app where the account asks for one, and not by the password alone (PT-206)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await customer(test)];
    const app = await withCodes(test, account);
    const half = await bringing(someone, account);
    expect(half.error.code).toBe('SECOND_FACTOR_NEEDED');
    expect(await nationOf(someone)).toBe('Scotland');
    const { authorization } = someone;
    const give = (challenge: string, code: string) =>
      test.call(loginWithCode, { authorization, body: { challenge, code, bringsGuest: true } });
    expect((await give(half.error.challenge ?? '', '000000')).error.code).toBe('CODE_NOT_RIGHT');
    expect((await someone.call(myStatus, {})).status).toBe(200);
    const entered = await give(await halfLoggedIn(test, account), app.code());
    expect(entered.status).toBe(200);
    expect(await nationOf(personWith(test, account.customerId, `Bearer ${entered.answer.accessToken}`))).toBe(
      'Scotland',
    );
    expect((await someone.call(myStatus, {})).status).toBe(401);
  });

  it('stays apart where they do not ask for it, as on a device that others use (PT-206)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await withOwnAnswers('wales')];
    const plain = await test.call(login, {
      authorization: someone.authorization,
      body: { email: account.email, password: PASSWORD },
    });
    expect(plain.status).toBe(200);
    expect(await nationOf(account)).toBe('Wales');
    expect(await nationOf(someone)).toBe('Scotland');
  });

  it('brings nothing where nobody is: no guest, one who has gone, or an account (PT-206)', async () => {
    const [account, other] = [await customer(test), await withOwnAnswers('wales')];
    for (const authorization of [other.authorization, 'Basic nothing', '']) {
      expect((await bringing({ authorization }, account)).status).toBe(200);
    }
    expect(await nationOf(other)).toBe('Wales');
    expect(await tablesWith(test, account.customerId)).not.toContain('brought_guests');
  });
});

it('wants the code to the phone that a guest confirmed, before anybody takes along what they told us (PT-206)', async () => {
  const app = await createSearchApp();
  try {
    const someone = await mayDoSearches(app.test, await guest(app.test));
    const account = await customer(app.test);
    app.test.clock.forward(25 * 3_600_000);
    const enter = () =>
      app.test.call(login, {
        authorization: someone.authorization,
        body: { email: account.email, password: PASSWORD, bringsGuest: true },
      });
    expect((await enter()).error.code).toBe('PHONE_CODE_NEEDED');
    expect((await someone.call(myStatus, {})).status).toBe(200);
  } finally {
    await app.close();
  }
});
