import { setTimeout as pause } from 'node:timers/promises';
import * as account from '@towpath/contracts/api/account.ts';
import { changeAgreement } from '@towpath/contracts/api/agreements.ts';
import { CHOICE_COOKIE, recordEvent } from '@towpath/contracts/api/analytics.ts';
import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { completeBudget, saveBudgetList, submitIncomeCategory } from '@towpath/contracts/api/budget.ts';
import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { addDebt, changeDebt, keepBothDebts, myDebts } from '@towpath/contracts/api/debts.ts';
import * as health from '@towpath/contracts/api/health.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { createNextJourney } from '@towpath/contracts/api/journeys.ts';
import * as ownData from '@towpath/contracts/api/ownData.ts';
import { emailPapers } from '@towpath/contracts/api/papers.ts';
import { choosePassword, requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { login, logout, refreshToken } from '@towpath/contracts/api/session.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { type Customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { newPasswordLink } from '../identity/passwordLinks.ts';
import { allHeld } from './allHeld.ts';
import { erasePerson } from './erase.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const erasing = () => ({
  seal: createSeal(test.config.dataSecret),
  held: allHeld(test.config),
  rules: loadContent(test.config.contentDir).retention,
});

type Someone = Customer & {
  readonly debtIds: readonly [string, string];
  readonly confirmation: string;
  readonly resetToken: string;
  readonly recordId: string;
};

/** A customer with a whole review, two debts, facts of health, a password and advice. */
async function someone(): Promise<Someone> {
  const walker = await atAdvice(test);
  await walker.call(addDebt, { query: { stepId: 'debts' }, body: CARD_DEBT });
  const email = `someone-${crypto.randomUUID()}@towpath.example`;
  const details = { email, email_key: emailKey(email), password_hash: await hashPassword(PASSWORD) };
  await test.database.updateTable('customers').set(details).where('id', '=', walker.customerId).execute();
  const person = await loggedIn(test, email, PASSWORD);
  for (const purpose of ['conditions', 'supportNeeds'] as const) {
    const { consent } =
      purpose === 'conditions'
        ? (await person.call(health.myHealthConditions, {})).answer
        : (await person.call(health.mySupportNeeds, {})).answer;
    const body = { purpose, hasConsented: true, textVersion: consent.textVersion };
    expect((await person.call(health.giveHealthConsent, { body })).status).toBe(204);
  }
  const { debts } = (await person.call(myDebts, {})).answer;
  const { confirmation } = (await person.call(account.confirmPassword, { body: { password: PASSWORD } }))
    .answer;
  const { recordId } = (await person.call(recommendation, {})).answer;
  const now = test.clock.now();
  return {
    ...person,
    debtIds: [debts[0]?.id ?? '', debts[1]?.id ?? ''],
    confirmation,
    recordId: recordId ?? '',
    resetToken: await newPasswordLink(test.database, person.customerId, now, 1),
  };
}

type Call = (
  person: Someone,
) => Promise<{ readonly status: number; readonly error: { readonly code: string } }>;

const INCOME = { typeId: 1001, amount: 1400, frequencyId: 1 };
const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 1 };

/** Every kind of save, each as it would be kept. */
const SAVES: Readonly<Record<string, Call>> = {
  'an answer': person =>
    person.call(saveAnswers, {
      body: { stepId: 'savings', answers: [{ id: 'savings.amount', value: '10' }] },
    }),
  'a debt': person => person.call(addDebt, { query: { stepId: 'debts' }, body: CARD_DEBT }),
  'a changed debt': person =>
    person.call(changeDebt, { params: { debtId: person.debtIds[0] }, body: { currentBalance: 1234 } }),
  'a deleted debt': person =>
    person.call(changeDebt, { params: { debtId: person.debtIds[1] }, body: { isDeleted: true } }),
  'debts that are two': person => person.call(keepBothDebts, { body: { debtIds: [...person.debtIds] } }),
  'the household': person => person.call(saveHousehold, { body: { stepId: 'household', ...alone } }),
  'part of the budget': person =>
    person.call(submitIncomeCategory, {
      body: { categoryId: 1, types: [INCOME] },
    }),
  'the list of the budget': person =>
    person.call(saveBudgetList, { body: { typeIds: [1001], frequencyId: 1, settled: [] } }),
  'the whole budget': person => person.call(completeBudget, {}),
  'a fact of health': person =>
    person.call(health.addHealthCondition, { body: { title: 'Mental health', description: 'Anxiety' } }),
  'answers about health': person => person.call(health.saveHealthAnswers, { body: {} }),
  'needs of support': person => person.call(health.saveSupportNeeds, { body: { supportNeedIds: [1] } }),
  'a consent to facts of health': person =>
    person.call(health.giveHealthConsent, {
      body: { purpose: 'conditions', hasConsented: true, textVersion: '2' },
    }),
  'a consent to news': person =>
    person.call(giveConsent, {
      body: { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: true },
    }),
  'a withdrawn consent': person =>
    person.call(changeAgreement, { body: { id: 'health conditions', hasConsented: false } }),
  'how to contact them safely': person =>
    person.call(saveSafeContact, {
      body: {
        times: ['mon morning'],
        voicemail: false,
        neutralWords: true,
        says: null,
        wayOut: true,
        confirmation: person.confirmation,
      },
    }),
  'a call back': person =>
    person.call(recommendationAdviceCallback, {
      body: { stepId: 'full-advice', callbackRequired: true, contactNumber: '07911 123456' },
    }),
  async 'advice that is judged'(person) {
    await person.call(submitIncomeCategory, { body: { categoryId: 1, types: [INCOME] } });
    return person.call(recommendation, {});
  },
  'papers by mail': person => person.call(emailPapers, { body: { recordId: person.recordId } }),
  'a page that is counted': person =>
    person.call(recordEvent, {
      body: { event: 'step-complete', stepId: 'savings' },
      cookies: { [CHOICE_COOKIE]: 'accepted' },
    }),
  'another questionnaire': person => person.call(createNextJourney, { body: {} }),
  'another name': person => person.call(account.changeName, { body: { forename: 'Ann', surname: 'Lee' } }),
  'another phone': ({ confirmation, call }) =>
    call(account.changePhone, { body: { contactNumber: '07911 123457', confirmation } }),
  'another email': ({ confirmation, call }) =>
    call(account.askEmailChange, {
      body: { email: `new-${crypto.randomUUID()}@towpath.example`, confirmation },
    }),
  'the password typed again': ({ call }) => call(account.confirmPassword, { body: { password: PASSWORD } }),
  'another password': ({ call }) =>
    call(choosePassword, { body: { newPassword: 'Narrowboat 8!', currentPassword: PASSWORD } }),
  'devices that are logged out': ({ call }) => call(account.endOtherSessions, {}),
  'something that is wrong': ({ call }) => call(ownData.askCorrection, { body: { says: 'I moved.' } }),
  'a copy': ({ call, confirmation }) => call(ownData.copyMyData, { body: { confirmation } }),
  'an erasure': ({ call, confirmation }) => call(ownData.askErasure, { body: { confirmation } }),
  'a login': ({ email }) => test.call(login, { body: { email, password: PASSWORD } }),
  'a session that goes on': ({ cookies }) => test.call(refreshToken, { body: {}, cookies }),
  'a mail for a new password': ({ email }) => test.call(requestPasswordReset, { body: { email } }),
  'a new password by mail': ({ resetToken: token }) =>
    test.call(resetPassword, { body: { token, newPassword: 'Narrowboat 9!' } }),
  'a logout': ({ call }) => call(logout, {}),
};

/** What a call may say of a person who is gone. */
const GONE = [
  ...['NOT_SIGNED_IN', 'NOT_FOUND', 'NO_JOURNEY'],
  ...['LOGIN_REFUSED', 'REFRESH_REFUSED', 'RESET_LINK_NOT_VALID'],
];

/** Whether a statement waits for another's lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database);
  return (rows[0]?.count ?? 0) > 0;
}

describe('a person who is erased while something of theirs is saved', () => {
  it.each(Object.entries(SAVES))('leaves nothing behind, and no fault: %s (IS-055)', async (_, save) => {
    const other = await save(await someone());
    expect(other.status, other.status < 300 ? '' : JSON.stringify(other.error)).toBeLessThan(300);
    const person = await someone();
    const trx = await test.database.startTransaction().execute();
    await erasePerson(trx, erasing(), { customerId: person.customerId, now: test.clock.now() });
    let isDone = false;
    const saving = save(person).finally(() => {
      isDone = true;
    });
    while (!isDone && !(await isWaiting())) await pause(5);
    await trx.commit().execute();
    const saved = await saving;
    if (saved.status >= 300) expect(GONE).toContain(saved.error.code);
    expect(await tablesWith(test, person.customerId)).toEqual(['audit_log', 'erased_customers']);
    expect(await tablesWith(test, person.email)).toEqual([]);
  });

  it('is erased at last, and no save is ended for it, whichever of their rows each holds first (IS-055)', async () => {
    const { customerId } = await someone();
    const saving = await test.database.startTransaction().execute();
    await saving
      .insertInto('paper_mails')
      .values({ customer_id: customerId, id: customerId, record_id: customerId, asked_at: new Date() })
      .execute();
    const erasure = givingWay(test.database, trx =>
      erasePerson(trx, erasing(), { customerId, now: test.clock.now() }),
    );
    while (!(await isWaiting())) await pause(5);
    // The erasure holds the journeys by now, and waits for the person.
    await sql`select 1 from journeys where customer_id = ${customerId} for no key update`.execute(saving);
    await saving.commit().execute();
    expect(await erasure).toMatchObject({ email: expect.any(String) });
    expect(await tablesWith(test, customerId)).toEqual(['audit_log', 'erased_customers']);
  });

  it('and of many saves at once none ends in a fault (IS-055)', async () => {
    for (let round = 0; round < 12; round++) {
      const person = await someone();
      const all = Object.entries(SAVES).filter(([name]) => name !== 'a logout');
      const saves = all.map(async ([name, save], place) => {
        await pause((place * 7 + round * 11) % 60);
        const saved = await save(person);
        return [name, saved.status < 300 ? 200 : saved.status, saved.status < 300 ? '' : saved.error.code];
      });
      await pause(round * 5);
      const now = test.clock.now();
      const { customerId } = person;
      const erasure = givingWay(test.database, trx => erasePerson(trx, erasing(), { customerId, now }));
      const [said] = await Promise.all([Promise.all(saves), erasure]);
      expect(said.filter(([, status]) => Number(status) >= 500)).toEqual([]);
      expect(await tablesWith(test, customerId)).toEqual(['audit_log', 'erased_customers']);
    }
  }, 180_000);
});
