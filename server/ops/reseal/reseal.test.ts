import { giveHealthConsent, saveSupportNeeds } from '@towpath/contracts/api/health.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keptTextWithId } from '../../modules/advice/repository.ts';
import { keepText } from '../../modules/consents/texts.ts';
import { addReport, addSearch, keepCode } from '../../modules/credit-search/repository.ts';
import { reportSubject, searchSubject } from '../../modules/credit-search/subjects.ts';
import {
  addCondition,
  listConditions,
  listSupportNeeds,
  needsOf,
  putHealthAnswers,
} from '../../modules/health/repository.ts';
import { recoveryHash } from '../../modules/identity/second-factor/recoveryCodes.ts';
import { secretSubject } from '../../modules/identity/second-factor/repository.ts';
import { keepForLaw, keptOf } from '../../modules/own-data/keptRecords.ts';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { createSeal, keyId } from '../../platform/crypto/seal.ts';
import { SEALED_COLUMNS } from '../../sealed.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
import { sealedBefore } from '../../testing/sealedBefore.ts';
import { withCodes } from '../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

const FIRST = 'the key that this database began with';
const SECOND = 'the key that came after the first one';
const SECRET = 'the data secret, which stays the same';
const NEXT_SECRET = 'the data secret that came after that';
/** More than two batches. */
const CONDITIONS = 450;
const WITH_BOTH = { HEALTH_DATA_KEY: SECOND, HEALTH_DATA_KEY_OLD: FIRST, DATA_SECRET: SECRET };
const ring = (name: 'HEALTH_DATA_KEY' | 'DATA_SECRET', current: string): KeyRing => ({
  name,
  current,
  older: [],
});

let test: TestApp;
let person: Walker;
let recordId: string;
let searchId: string;
let codes: Awaited<ReturnType<typeof withCodes>>;
beforeAll(async () => {
  test = await createTestApp({ HEALTH_DATA_KEY: FIRST, DATA_SECRET: SECRET });
  person = await atAdvice(test);
  recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  for (const [purpose, textVersion] of [
    ['conditions', '2'],
    ['supportNeeds', '1'],
  ] as const) {
    const body = { purpose, hasConsented: true, textVersion };
    expect((await person.call(giveHealthConsent, { body })).status).toBe(204);
  }
  await person.call(saveSupportNeeds, { body: { supportNeedIds: [1] } });
  await fillDirectly();
  await keepForSomebody();
  codes = await withCodes(test, await customer(test));
});
afterAll(() => test.close());

/** What takes long walks to come by. */
async function fillDirectly() {
  const { customerId } = person;
  const at = test.clock.now();
  searchId = await addSearch(test.database, {
    customerId,
    at,
    provider: 'searches-v1',
    purpose: 'debt advice',
    termsVersion: '1',
    textHash: await keepText(test.database, ['The terms'], at),
    atPreviousAddress: false,
    personHash: Buffer.alloc(32),
    phoneHash: Buffer.alloc(32),
  });
  const of = { customerId, searchId };
  const secret = createSeal(test.config.dataSecret);
  const hash = secret.fingerprint('123456', 'code');
  await test.database.transaction().execute(async trx => {
    const health = createSeal(test.config.healthDataKey);
    const condition = (id: number) => ({ id, title: 'Asthma', description: `since ${id}` });
    for (let id = 1; id <= CONDITIONS; id++) await addCondition(trx, health, customerId, condition(id));
    await putHealthAnswers(trx, health, customerId, {});
    await trx
      .updateTable('support_needs')
      .set({ sealed: sealedBefore(FIRST, '[1]', needsOf(customerId)) })
      .where('customer_id', '=', customerId)
      .execute();
    await addReport(trx, of, secret.close('a report', reportSubject(of)), new Date(at.getTime() + 1e9));
    await keepCode(trx, {
      ...of,
      reference: 'r',
      codeHash: hash,
      triesLeft: 3,
      phoneHash: hash,
      sealedSearch: secret.close('{}', searchSubject(of)),
      expiresAt: at,
      sentAt: at,
      timesSent: 1,
    });
  });
}

const EMAIL = 'somebody@towpath.example';

/** What is kept of somebody who was erased. */
async function keepForSomebody() {
  const now = test.clock.now();
  const rows = async () => [{ at: now, judged_on: '2026-11-23', record: 'their advice' }];
  const keeping = {
    seal: createSeal(test.config.dataSecret),
    held: [{ table: 'advice_records' as const, rows }],
    rules: readOperatorContent(shipped).retention,
  };
  const of = { customerId: crypto.randomUUID(), email: EMAIL, now };
  await test.database.transaction().execute(trx => keepForLaw(trx, keeping, of));
}

async function ops(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const out: string[] = [];
  const err: string[] = [];
  const name = await sql<{ name: string }>`select current_database() as name`.execute(test.database);
  const url = Object.assign(new URL(inject('templateDatabaseUrl')), { pathname: `/${name.rows[0]?.name}` });
  const code = await runOps(words, {
    environment: { DATA_DIR: test.config.dataDir, DATABASE_URL: url.href, ...settings },
    say: line => void out.push(line),
    complain: line => void err.push(...line.split('\n')),
  });
  return { code, out, err };
}

/** The records of advice as the database has them, but for their seal. */
async function openPartsOfRecords() {
  const { rows } = await sql<{ part: string }>`
    select (to_jsonb(r) - 'record')::text as part from advice_records r order by id`.execute(test.database);
  return rows.map(({ part }) => part);
}

describe('what is sealed', () => {
  it('is listed to the last column: the others of their kind are hashes of secrets (IS-174)', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(test.database);
    const sealed = new Set(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`));
    const others = rows.map(({ name }) => name).filter(name => !sealed.has(name));
    expect(rows.length - others.length).toBe(sealed.size);
    expect(others.filter(name => !/(?:_hash|\.fingerprint|\.network)$/.test(name))).toEqual([
      'kept_records.person',
      'key_checks.sealed',
      'login_challenges.refused_from',
      'password_tries.key',
      // What a passkey is known and checked by is public.
      'staff_passkeys.credential_id',
      'staff_passkeys.public_key',
    ]);
  });

  it('is counted by key in a dry run, which changes nothing (IS-174)', async () => {
    const before = await keptTextWithId(
      test.database,
      createSeal(test.config.healthDataKey),
      person.customerId,
      recordId,
    );
    const { code, out, err } = await ops(['reseal', '--dry-run'], WITH_BOTH);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toEqual([
      `HEALTH_DATA_KEY: 0 under the current key, ${keyId(SECOND)}.`,
      `HEALTH_DATA_KEY: ${CONDITIONS + 2} under the older key ${keyId(FIRST)}.`,
      'HEALTH_DATA_KEY: 1 from before keys had ids, or damaged.',
      `DATA_SECRET: 4 under the current key, ${keyId(SECRET)}.`,
    ]);
    expect(before?.text.length).toBeGreaterThan(1000);
  });

  it('refuses every change of a record of advice outside a reseal, and of its content in one (IS-174)', async () => {
    const change = (column: 'record' | 'judged_on') =>
      column === 'record'
        ? sql`update advice_records set record = 'x'`
        : sql`update advice_records set judged_on = '2020-01-01'`;
    await expect(change('record').execute(test.database)).rejects.toThrow(/never changed/);
    const inReseal = test.database.transaction().execute(async trx => {
      await sql`select set_config('towpath.resealing', 'on', true)`.execute(trx);
      await change('judged_on').execute(trx);
    });
    await expect(inReseal).rejects.toThrow(/never changed/);
    // The setting ended with its transaction.
    await expect(change('record').execute(test.database)).rejects.toThrow(/never changed/);
  });

  it('is sealed anew, in batches, with everything else as it was; then the older key can go (IS-174)', async () => {
    const text = async (secret: string) => {
      const seal = createSeal(ring('HEALTH_DATA_KEY', secret));
      return (await keptTextWithId(test.database, seal, person.customerId, recordId))?.text;
    };
    const [before, open] = [await text(FIRST), await openPartsOfRecords()];
    const { code, out, err } = await ops(['reseal'], WITH_BOTH);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toContain('advice_records: 1 sealed anew.');
    expect(out).toContain('support_needs: 1 sealed anew.');
    expect(out).toContain(`health_conditions: ${CONDITIONS} sealed anew.`);
    expect(out).toContain(`HEALTH_DATA_KEY: ${CONDITIONS + 3} under the current key, ${keyId(SECOND)}.`);
    expect(out).toContain(`Nothing is left under ${keyId(FIRST)}: take it out of HEALTH_DATA_KEY_OLD.`);
    expect(await text(SECOND)).toBe(before);
    expect(await openPartsOfRecords()).toEqual(open);
    await expect(text(FIRST)).rejects.toThrow('does not open');
    const seal = createSeal(ring('HEALTH_DATA_KEY', SECOND));
    const conditions = await listConditions(test.database, seal, person.customerId);
    expect(conditions.map(({ description }) => description)).toEqual(
      conditions.map(({ id }) => `since ${id}`),
    );
    expect(conditions).toHaveLength(CONDITIONS);
    expect(await listSupportNeeds(test.database, seal, person.customerId)).toEqual([1]);

    // Again, with the new key alone: nothing is left to do.
    const again = await ops(['reseal'], { HEALTH_DATA_KEY: SECOND, DATA_SECRET: SECRET });
    expect(again.code).toBe(0);
    expect(again.out.some(line => line.includes('anew'))).toBe(false);
  });

  it('goes over to another data secret too, with what waits for a code (IS-174)', async () => {
    const settings = { HEALTH_DATA_KEY: SECOND, DATA_SECRET: NEXT_SECRET, DATA_SECRET_OLD: SECRET };
    const { code, out, err } = await ops(['reseal'], settings);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toContain('credit_reports: 1 sealed anew.');
    expect(out).toContain('credit_search_codes: 1 sealed anew.');
    expect(out).toContain('kept_records: 1 sealed anew.');
    expect(out).toContain('second_factors: 1 sealed anew.');
    const seal = createSeal(ring('DATA_SECRET', NEXT_SECRET));
    // What is kept for the law is found by the email again.
    expect(await keptOf(test.database, seal, EMAIL)).toMatchObject([
      { kind: 'advice', content: { record: 'their advice' } },
    ]);
    const [report] = await test.database.selectFrom('credit_reports').select('sealed').execute();
    expect(
      seal.open(report?.sealed ?? Buffer.of(), reportSubject({ customerId: person.customerId, searchId })),
    ).toBe('a report');
  });

  it('leaves the app of a second factor and its recovery codes as they work (IS-278)', async () => {
    const seal = createSeal(ring('DATA_SECRET', NEXT_SECRET));
    const factor = await test.database.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
    const secret = seal.open(factor.sealed_secret, secretSubject(factor.customer_id)) ?? '';
    expect(secret).toBe(codes.secret);
    const kept = await test.database.selectFrom('recovery_codes').select('code_hash').execute();
    const hashes = kept.map(({ code_hash }) => code_hash.toString('hex'));
    for (const code of codes.recoveryCodes)
      expect(hashes).toContain(recoveryHash(secret, code).toString('hex'));
  });
});

describe('a key that fits nothing', () => {
  const now = { HEALTH_DATA_KEY: SECOND, DATA_SECRET: NEXT_SECRET };

  it('is named in one line, and nothing is changed (IS-175)', async () => {
    const wrong = await ops(['reseal'], { ...now, HEALTH_DATA_KEY: FIRST });
    expect(wrong).toEqual({
      code: 1,
      out: [],
      err: [
        `HEALTH_DATA_KEY is not the key with which this database was sealed (key id ${keyId(SECOND)}). Put the right one, or add the older one to HEALTH_DATA_KEY_OLD.`,
      ],
    });
    const checked = await ops(['check', '--connect'], { ...now, DATA_SECRET: FIRST });
    expect(checked.err).toContain(
      `DATA_SECRET is not the key with which this database was sealed (key id ${keyId(NEXT_SECRET)}). Put the right one, or add the older one to DATA_SECRET_OLD.`,
    );
  });

  it('that is lost can be given up by its id, by nobody by mistake (IS-175)', async () => {
    const lost = { ...now, DATA_SECRET: SECRET };
    const own = await ops(['reseal', '--give-up', keyId(SECOND)], now);
    expect(own).toMatchObject({
      code: 2,
      err: [`${keyId(SECOND)} is a key of HEALTH_DATA_KEY, and not lost.`],
    });
    const strange = await ops(['reseal', '--give-up', '01234567'], now);
    expect(strange).toMatchObject({ code: 2, err: ['No key 01234567 is noted in this database.'] });
    const given = await ops(['reseal', '--give-up', keyId(NEXT_SECRET)], lost);
    expect(given.code).toBe(1);
    expect(given.out).toContain(
      `DATA_SECRET: ${keyId(NEXT_SECRET)} is given up. What it sealed cannot be read any more.`,
    );
    expect(given.err).toEqual([
      'credit_reports: 1 cannot be opened with DATA_SECRET, and stay as they are.',
      'credit_search_codes: 1 cannot be opened with DATA_SECRET, and stay as they are.',
      'kept_records: 1 cannot be opened with DATA_SECRET, and stay as they are.',
      'second_factors: 1 cannot be opened with DATA_SECRET, and stay as they are.',
    ]);
  });
});
