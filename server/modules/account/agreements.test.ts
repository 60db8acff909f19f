import { changeAgreement, myAgreements } from '@towpath/contracts/api/agreements.ts';
import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
} from '@towpath/contracts/api/health.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { CREDIT_SEARCH_LINES } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { customer, guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepText } from '../consents/texts.ts';
import { addReport, addSearch } from '../credit-search/repository.ts';
import { reportSubject } from '../credit-search/subjects.ts';
import { inTurn } from '../credit-search/turns.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DAY = 24 * 60 * 60_000;
const agreements = async (person: Person) => {
  const { answer } = await person.call(myAgreements, {});
  return Object.fromEntries(answer.agreements.map(agreement => [agreement.id, agreement]));
};
const say = (
  person: Person,
  id: 'credit search' | 'news by text message' | 'sharing the budget' | 'health conditions',
  hasConsented: boolean,
) => person.call(changeAgreement, { body: { id, hasConsented } });
const today = () => test.clock.now().toISOString().slice(0, 10);

/** A search that was made, with its report kept. */
async function searched(person: Person) {
  const at = test.clock.now();
  const { customerId } = person;
  const searchId = await addSearch(test.database, {
    customerId,
    at,
    provider: 'searches-v1',
    purpose: 'debt advice',
    termsVersion: '2026-11-22',
    textHash: await keepText(test.database, CREDIT_SEARCH_LINES, at),
    atPreviousAddress: false,
    personHash: Buffer.alloc(32),
    phoneHash: Buffer.alloc(32),
  });
  const of = { customerId, searchId };
  const sealed = createSeal(test.config.dataSecret).close('{}', reportSubject(of));
  await test.database
    .transaction()
    .execute(async trx => addReport(trx, of, sealed, new Date(at.getTime() + DAY)));
}
const reports = (person: Person) =>
  test.database
    .selectFrom('credit_reports')
    .select('search_id')
    .where('customer_id', '=', person.customerId)
    .execute();

describe('what a person agreed to', () => {
  it('is open where they were never asked, and for nobody without an account (IS-084)', async () => {
    const person = await customer(test);
    const all = Object.values(await agreements(person));
    expect(all).toHaveLength(6);
    for (const { hasConsented, on, lines } of all)
      expect([hasConsented, on, lines]).toEqual([null, null, null]);
    expect((await say(person, 'news by text message', true)).error.code).toBe('NOT_FOUND');
    expect((await (await guest(test)).call(myAgreements, {})).error.code).toBe('REGISTERED_CUSTOMERS_ONLY');
  });

  it('is shown with its day and the very text that was shown, whatever the text says later (IS-085)', async () => {
    const person = await customer(test);
    await person.call(createJourney, { body: {} });
    const consent = { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: true };
    await person.call(giveConsent, { body: consent });
    const news = (await agreements(person))['news by text message'];
    expect(news).toMatchObject({ hasConsented: true, on: today(), version: 'qualifier 4', canBeGiven: true });
    expect(news?.lines).toEqual([
      'Would you like news and tips from us?',
      'It’s your choice. Your advice is the same if you say no. You can change your mind at any time.',
      'By text message?',
    ]);
    await expect(
      test.database
        .updateTable('consent_texts')
        .set({ lines: ['Something else'] })
        .execute(),
    ).rejects.toThrow();
    await person.call(giveConsent, { body: { ...consent, consentTypeId: 1, consentChannelTypeId: 1 } });
    const sharing = (await agreements(person))['sharing the budget'];
    expect(sharing?.lines?.[0]).toBe('Can we share your budget with the Money and Pensions Service?');
  });

  it('keeps each text once, however many people were shown it (IS-085)', async () => {
    const count = async () =>
      (await test.database.selectFrom('consent_texts').select('text_hash').execute()).length;
    await searched(await customer(test));
    const before = await count();
    await searched(await customer(test));
    expect(await count()).toBe(before);
  });
});

describe('changing one’s mind', () => {
  it('about news stops and starts it, and about sharing stops it (IS-086)', async () => {
    const person = await customer(test);
    const news = { consentTypeId: 3, consentChannelTypeId: 2 };
    await person.call(giveConsent, { body: { ...news, hasConsented: true } });
    await person.call(giveConsent, {
      body: { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: true },
    });
    const said = async () =>
      (await person.call(myConsent, { query: { consentTypeId: '3', consentChannelTypeId: '2' } })).answer
        .hasConsented;
    expect((await say(person, 'news by text message', false)).status).toBe(204);
    expect(await said()).toBe(false);
    expect((await say(person, 'news by text message', true)).status).toBe(204);
    expect(await said()).toBe(true);
    expect((await say(person, 'sharing the budget', false)).status).toBe(204);
    expect((await say(person, 'sharing the budget', true)).error.code).toBe('NOT_FOUND');
    expect((await agreements(person))['sharing the budget']).toMatchObject({ hasConsented: false });
  });

  it('about the credit search removes the report; a later search is a new yes (IS-087)', async () => {
    const person = await customer(test);
    const other = await customer(test);
    await searched(person);
    await searched(other);
    expect((await agreements(person))['credit search']).toMatchObject({
      hasConsented: true,
      version: '2026-11-22',
      lines: [...CREDIT_SEARCH_LINES],
      canBeGiven: false,
    });
    test.clock.forward(1000);
    expect((await say(person, 'credit search', false)).status).toBe(204);
    expect(await reports(person)).toEqual([]);
    expect(await reports(other)).toHaveLength(1);
    expect((await agreements(person))['credit search']).toMatchObject({ hasConsented: false });
    expect((await say(person, 'credit search', true)).error.code).toBe('NOT_FOUND');
    test.clock.forward(1000);
    await searched(person);
    expect((await agreements(person))['credit search']).toMatchObject({ hasConsented: true });
    const noted = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'consent withdrawn')
      .execute();
    expect(noted).toEqual([{ facts: { consent: 'credit search', words: '2026-11-22' } }]);
  });

  it('about the credit search waits while a search is under way, so that no report comes in after it (IS-087)', async () => {
    const person = await customer(test);
    await searched(person);
    test.clock.forward(1000);
    await inTurn(test, person.customerId, async () => {
      expect((await say(person, 'credit search', false)).error.code).toBe('TOO_MANY_REQUESTS');
    });
    expect((await say(person, 'credit search', false)).status).toBe(204);
  });

  it('about health removes what was kept of it (IS-086)', async () => {
    const person = await customer(test);
    const { textVersion, text } = (await person.call(myHealthConditions, {})).answer.consent;
    const body = { purpose: 'conditions', hasConsented: true, textVersion } as const;
    await person.call(giveHealthConsent, { body });
    const [category] = (await person.call(healthCategories, {})).answer;
    const added = { title: category?.title ?? '', description: category?.descriptions[0] ?? '' };
    expect((await person.call(addHealthCondition, { body: added })).status).toBe(200);
    expect((await agreements(person))['health conditions']).toMatchObject({
      hasConsented: true,
      lines: [text],
    });
    expect((await say(person, 'health conditions', false)).status).toBe(204);
    expect((await person.call(myHealthConditions, {})).answer.conditions).toEqual([]);
  });
});

describe('a yes taken back that removes what it brought', () => {
  it('is told to the email of the account, without what it was about, and a first no is not (IS-195)', async () => {
    const person = await customer(test);
    const consent = async (hasConsented: boolean) => {
      const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
      return person.call(giveHealthConsent, { body: { purpose: 'conditions', hasConsented, textVersion } });
    };
    const mails = async () => {
      await test.app.outbox.drain();
      return (await test.mails()).filter(({ to }) => to === person.email);
    };
    await consent(false);
    await consent(true);
    expect(await mails()).toEqual([]);
    expect((await say(person, 'health conditions', false)).status).toBe(204);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['A change to your account']);
    await consent(true);
    await consent(false);
    await searched(person);
    expect((await say(person, 'credit search', false)).status).toBe(204);
    const all = await mails();
    expect(all).toHaveLength(3);
    for (const { text } of all) {
      expect(text).toContain('We have deleted what we kept because of it.');
      expect(text).not.toMatch(/health|condition|credit/iu);
    }
  });
});

describe('a yes and a no in the audit log', () => {
  it('have the login and the network that they came from, given in the journey or in the account (IS-333)', async () => {
    const person = await customer(test);
    await person.call(createJourney, { body: {} });
    const news = { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: true };
    await person.call(giveConsent, { body: news });
    const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
    const body = { purpose: 'conditions', hasConsented: true, textVersion } as const;
    await person.call(giveHealthConsent, { body });
    for (const id of ['news by text message', 'health conditions'] as const) {
      expect((await say(person, id, false)).status).toBe(204);
    }
    const noted = await test.database
      .selectFrom('audit_log')
      .select(['kind', 'session_id', 'network'])
      .where('customer_id', '=', person.customerId)
      .where('kind', 'in', ['consent given', 'consent withdrawn'])
      .orderBy('id')
      .execute();
    const from = { session_id: expect.any(String), network: expect.any(Buffer) };
    const [given, withdrawn] = [
      { kind: 'consent given', ...from },
      { kind: 'consent withdrawn', ...from },
    ];
    expect(noted).toEqual([given, given, withdrawn, withdrawn]);
  });
});
