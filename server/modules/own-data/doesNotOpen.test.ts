import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { giveHealthConsent, saveSupportNeeds } from '@towpath/contracts/api/health.ts';
import { askErasure, copyMyData, copyMyDataPdf } from '@towpath/contracts/api/ownData.ts';
import { adviceSummaryPdf, myPapers } from '@towpath/contracts/api/papers.ts';
import { keptRecommendation, recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeal, keyId } from '../../platform/crypto/seal.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { giveUpKey } from '../../platform/keys/keyChecks.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { type Customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { createPublishedDatabase } from '../../testing/testDatabase.ts';
import { loadContent } from '../content/load.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { doRetention, PeopleHeldUp } from '../retention/retention.ts';
import { allHeld } from './allHeld.ts';
import { keptOf } from './keptRecords.ts';
import { words } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;
const LOST = 'the key to health data that is lost later';
const SECOND = 'the key to health data that came after it';

let opened: OpenDatabase;
/** The service with the key that is lost later, and the same without it. */
let before: TestApp;
let test: TestApp;
beforeEach(async () => {
  opened = await createPublishedDatabase();
  before = await createTestApp({ HEALTH_DATA_KEY: LOST }, undefined, { opened });
  const { dataSecret } = before.config;
  test = await createTestApp(
    { HEALTH_DATA_KEY: SECOND, DATA_SECRET: dataSecret.current, LOG_LEVEL: 'error' },
    undefined,
    {
      opened: { ...opened, close: async () => undefined },
    },
  );
});
afterEach(async () => {
  await test.close();
  await before.close();
});

/** A customer with a whole review and advice, which the lost key has sealed. */
async function advised(): Promise<Customer & { readonly recordId: string }> {
  const walker = await atAdvice(before);
  const { recordId } = (await walker.call(recommendation, {})).answer;
  const email = `someone-${crypto.randomUUID()}@towpath.example`;
  const details = { email, email_key: emailKey(email), password_hash: await hashPassword(PASSWORD) };
  await opened.database.updateTable('customers').set(details).where('id', '=', walker.customerId).execute();
  return { ...(await loggedIn(test, email, PASSWORD)), recordId: recordId ?? '' };
}

const confirmed = async (person: Customer) =>
  (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer.confirmation;

const seal = () => createSeal(test.config.dataSecret);
const night = () =>
  doRetention(
    {
      seal: seal(),
      held: allHeld(test.config),
      rules: loadContent(test.config.contentDir).retention,
      database: opened.database,
      outbox: test.app.outbox,
    },
    test.clock.now(),
  );
const people = async () =>
  (await opened.database.selectFrom('customers').select('id').execute()).map(row => row.id);
const giveUp = () => giveUpKey(opened.database, { ...test.config.healthDataKey }, keyId(LOST));

describe('a record that does not open', () => {
  it('holds up the erasure of its person alone, and is noted once a day (IS-056)', async () => {
    const closed = await advised();
    await closed.call(askErasure, { body: { confirmation: await confirmed(closed) } });
    // The days count from when the mail about it has gone.
    await test.mails();
    const walker = await atAdvice(test);
    await opened.database
      .insertInto('erasures')
      .values({ customer_id: walker.customerId, asked_at: test.clock.now(), erase_on: '2026-12-21' })
      .execute();
    test.clock.forward(28 * DAY);
    for (let again = 0; again < 2; again++) {
      const fault = await night().catch((thrown: unknown) => thrown);
      expect(fault).toBeInstanceOf(PeopleHeldUp);
      expect(fault).toMatchObject({ done: again === 0 ? { erasures: 1, 'held up': 1 } : { 'held up': 1 } });
      expect(await people()).toEqual([closed.customerId]);
    }
    const noted = await opened.database
      .selectFrom('audit_log')
      .select(['customer_id', 'facts'])
      .where('kind', '=', 'erasure held up')
      .execute();
    const record = `advice_records ${closed.recordId}`;
    expect(noted).toEqual([{ customer_id: closed.customerId, facts: { record } }]);
  });

  it('holds up nobody who came back with a restore, or whom nobody has seen for long (IS-056)', async () => {
    const closed = await advised();
    const others = [await atAdvice(test), await atAdvice(test)];
    for (const { customerId } of [closed, ...others]) {
      const erased = { customer_id: customerId, erased_at: test.clock.now() };
      await opened.database.insertInto('erased_customers').values(erased).execute();
    }
    await expect(night()).rejects.toMatchObject({ done: { 'erased again': 2, 'held up': 1 } });
    expect(await people()).toEqual([closed.customerId]);
  });

  it('holds up no erasure once its key is given up: that it was, and when, is kept (IS-057)', async () => {
    const closed = await advised();
    await closed.call(askErasure, { body: { confirmation: await confirmed(closed) } });
    // The days count from when the mail about it has gone.
    await test.mails();
    await giveUp();
    test.clock.forward(28 * DAY);
    expect(await night()).toMatchObject({ erasures: 1 });
    expect(await people()).toEqual([]);
    const kept = await keptOf(opened.database, seal(), closed.email);
    expect(kept).toContainEqual({
      kind: 'advice',
      keepUntil: '2032-11-23',
      content: {
        at: '2026-11-23T10:00:00.000Z',
        judgedOn: '2026-11-23',
        record: { doesNotOpen: `its key ${keyId(LOST)} is given up` },
      },
    });
  });

  it('is said to be so in the copy of its person, which has all else (IS-058)', async () => {
    const closed = await advised();
    const textVersion = '1';
    const consent = { purpose: 'supportNeeds', hasConsented: true, textVersion } as const;
    const sameInTime = await loggedIn(before, closed.email, PASSWORD);
    expect((await sameInTime.call(giveHealthConsent, { body: consent })).status).toBe(204);
    await sameInTime.call(saveSupportNeeds, { body: { supportNeedIds: [1] } });
    const body = { confirmation: await confirmed(closed) };
    const { parts } = (await closed.call(copyMyData, { body })).answer;
    const rowsOf = (name: string) => parts.find(({ table }) => table === name)?.rows;
    expect(rowsOf('advice_records')).toEqual([
      expect.objectContaining({ judged_on: '2026-11-23', record: words.doesNotOpen }),
    ]);
    expect(rowsOf('support_needs')).toEqual([{ sealed: words.doesNotOpen }]);
    expect(rowsOf('debts')).toHaveLength(1);
    const paper = await closed.call(copyMyDataPdf, { body });
    expect((await readPdf(paper.bytes)).text).toContain(words.doesNotOpen.slice(0, 20));
  });

  it('is answered in words and told to the operator, and the rest of the dashboard works (IS-059)', async () => {
    const closed = await advised();
    await giveUp();
    const params = { recordId: closed.recordId };
    for (const call of [keptRecommendation, recommendationFacts, adviceSummaryPdf] as const) {
      const { status, error } = await closed.call(call, { params });
      expect([status, error.code, error.message]).toEqual([
        503,
        'CANNOT_BE_OPENED',
        ERRORS.CANNOT_BE_OPENED.message,
      ]);
    }
    expect(test.log.join('')).toContain(
      `advice_records ${closed.recordId} does not open with HEALTH_DATA_KEY.`,
    );
    for (const call of [myDebts, myBudgetSummary] as const)
      expect((await closed.call(call, {})).status).toBe(200);
    expect((await closed.call(myPapers, { query: {} })).answer.advice).toBeNull();
    test.clock.forward(60_000);
    const anew = (await closed.call(recommendation, {})).answer;
    expect(anew.recordId).not.toBe(closed.recordId);
    expect((await closed.call(myPapers, { query: {} })).answer.advice).toMatchObject({
      recordId: anew.recordId,
    });
  });
});
