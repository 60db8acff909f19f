import { softDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { giveHealthConsent, myHealthConditions } from '@towpath/contracts/api/health.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { comingBackIn } from '../../testing/comingBack.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { addLead } from '../../testing/partnerLead.ts';
import { customer, PASSWORD, type Person } from '../../testing/person.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { changeSubject, givenSubject, versionSubject, writtenSubject } from '../applications/sealing.ts';
import { conditionOf } from '../health/repository.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { correctionSubject } from '../own-data/corrections.ts';
import { allBrought } from './allBrought.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { bringing, withOwnAnswers, waitingOf, heldOf, withoutAccount } = comingBackIn(() => test);

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
  const form = { customerId, planId };
  await database
    .insertInto('applications')
    .values({
      ...of,
      plan_id: planId,
      kind: 'debt-relief-order',
      state: 'handed over',
      revision: 1,
      sealed_given: healthSeal.close('{"maritalStatus":"single"}', givenSubject(form)),
      sealed_written: healthSeal.close('[]', writtenSubject(form)),
      begun_at: at,
      changed_at: at,
    })
    .execute();
  await database
    .insertInto('application_versions')
    .values({
      ...of,
      plan_id: planId,
      number: 1,
      made_at: at,
      is_complete: false,
      sealed: healthSeal.close('{"groups":[]}', versionSubject(form, 1)),
    })
    .execute();
  await database
    .insertInto('application_changes')
    .values({
      ...of,
      plan_id: planId,
      sequence: 1,
      at,
      state: 'asked again',
      moved_by: 'adviser',
      sealed: healthSeal.close('{"words":"Are you married?"}', changeSubject(form, 1)),
    })
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
  return withoutAccount({ customerId });
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
        'applications',
        'application_versions',
        'application_changes',
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
