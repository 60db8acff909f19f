import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import { PUBLISHED_VERSIONS } from '@towpath/domain/journeys/versions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** The version that people begin on. */
const QUALIFIER_VERSION = PUBLISHED_VERSIONS.qualifier.at(-1)?.version;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const email = { consentTypeId: 3, consentChannelTypeId: 1 };
const asked = { consentTypeId: '3', consentChannelTypeId: '1' };

it('gives null for a consent nobody was asked for, then the latest answer (API-038, API-039)', async () => {
  const person = await walker(test);
  expect((await person.call(myConsent, { query: asked })).answer).toEqual({ ...email, hasConsented: null });
  for (const hasConsented of [true, false]) {
    expect((await person.call(giveConsent, { body: { ...email, hasConsented } })).status).toBe(204);
    expect((await person.call(myConsent, { query: asked })).answer).toEqual({ ...email, hasConsented });
  }
});

it('keeps each channel, each type and each person apart (CO-001, CO-002)', async () => {
  const [person, other] = [await walker(test), await walker(test)];
  await person.call(giveConsent, { body: { ...email, hasConsented: true } });
  const questions = [
    { consentTypeId: '3', consentChannelTypeId: '2' },
    { consentTypeId: '1', consentChannelTypeId: '1' },
  ];
  for (const query of questions) {
    expect((await person.call(myConsent, { query })).answer.hasConsented).toBeNull();
  }
  expect((await other.call(myConsent, { query: asked })).answer.hasConsented).toBeNull();
});

it('keeps every answer with its time and the version of the words, and never changes one', async () => {
  const person = await walker(test);
  await person.call(giveConsent, { body: { ...email, hasConsented: true } });
  await person.call(giveConsent, { body: { ...email, hasConsented: false } });
  const rows = await test.database
    .selectFrom('consents')
    .select(['has_consented', 'text_version', 'at'])
    .where('customer_id', '=', person.customerId)
    .orderBy('id')
    .execute();
  const at = test.clock.now();
  const text_version = `qualifier ${QUALIFIER_VERSION}`;
  expect(rows).toEqual([
    { has_consented: true, text_version, at },
    { has_consented: false, text_version, at },
  ]);
  const change = test.database.updateTable('consents').set({ has_consented: true }).execute();
  await expect(change).rejects.toThrow('consents rows are never changed');
});

it.each([
  [{ consentTypeId: 2, consentChannelTypeId: 1 }, 'consentTypeId', 'Expected one of 1, 3'],
  [{ consentTypeId: 3, consentChannelTypeId: 3 }, 'consentChannelTypeId', 'Expected one of 1, 2'],
])('refuses %j, which nobody is asked for', async (consent, field, message) => {
  const person = await walker(test);
  const yes = await person.call(giveConsent, { body: { ...consent, hasConsented: true } });
  expect(yes.error.fields).toEqual([{ field, message }]);
  const query = {
    consentTypeId: String(consent.consentTypeId),
    consentChannelTypeId: String(consent.consentChannelTypeId),
  };
  expect((await person.call(myConsent, { query })).error.fields).toEqual([{ field, message }]);
});
