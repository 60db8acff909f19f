import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import {
  copyGuestData,
  copyGuestDataPdf,
  eraseGuest,
  keepGuestData,
  myGuestData,
} from '@towpath/contracts/api/ownData.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { phoneSubject } from '../credit-search/phoneCodes.ts';
import { allHeld } from './allHeld.ts';
import { eraseWhoAsked } from './erasures.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Somebody without an account who has begun. */
async function visitor() {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  return person;
}

/** Erases who asked for it and whose day has come, as each night does. */
const erase = () =>
  eraseWhoAsked(
    {
      seal: createSeal(test.config.dataSecret),
      held: allHeld(test.config),
      rules: loadContent(test.config.contentDir).retention,
      database: test.database,
      heldUp: new Map(),
    },
    test.clock.now(),
    100,
  );
const dayAfter = (days: number) =>
  new Date(test.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

describe('somebody without an account', () => {
  it('has a copy of all that is held about them, and nothing of anybody else (IS-139)', async () => {
    const [person, other] = [await visitor(), await visitor()];
    const { answer } = await person.call(copyGuestData, {});
    expect(answer.person).toBe(person.customerId);
    expect(answer.parts.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['customers', 'journeys', 'answers', 'guest_credentials']),
    );
    expect(JSON.stringify(answer)).not.toContain(other.customerId);
    const { bytes, headers } = await person.call(copyGuestDataPdf, {});
    expect(headers['content-disposition']).toContain('all-we-hold.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has all of it erased on the day after tomorrow: their session opens nothing any more, others lose nothing (IS-139, IS-182)', async () => {
    const [person, other] = [await visitor(), await visitor()];
    const { answer } = await person.call(eraseGuest, {});
    expect(answer.eraseOn).toBe(dayAfter(2));
    test.clock.forward(DAY);
    expect((await person.call(eraseGuest, {})).answer).toEqual(answer);
    expect((await person.call(myGuestData, {})).answer).toMatchObject({ erasure: answer });
    expect(await erase()).toBe(0);
    test.clock.forward(DAY);
    expect(await erase()).toBe(1);
    expect(await tablesWith(test, person.customerId)).toEqual(['audit_log', 'erased_customers']);
    expect((await person.call(eraseGuest, {})).error.code).toBe('NOT_SIGNED_IN');
    const body = { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] };
    expect((await person.call(saveAnswers, { body })).error.code).toBe('NOT_SIGNED_IN');
    expect((await other.call(copyGuestData, {})).status).toBe(200);
  });

  it('is told first what an erasure leaves and for how long, and nothing that the law keeps of an account (IS-340)', async () => {
    const { audit, erasedNumbers, backups } = loadContent(test.config.contentDir).retention;
    const person = await visitor();
    const { keptBesides = [] } = (await person.call(myGuestData, {})).answer;
    expect(keptBesides.map(({ what, keptFor }) => `${what}: ${keptFor}`)).toEqual([
      `${audit.what}: 6 years`,
      `${erasedNumbers.what}: 90 days`,
      `${backups.what}: 35 days`,
      'Counts of credit searches: 1 day',
    ]);
    await person.call(eraseGuest, {});
    test.clock.forward(2 * DAY);
    expect(await erase()).toBe(1);
    expect(await tablesWith(test, person.customerId)).toEqual(['audit_log', 'erased_customers']);
    expect(await test.database.selectFrom('kept_records').select('id').execute()).toEqual([]);
  });

  it('takes it back with one call, and loses nothing by it once they have an account (IS-182)', async () => {
    const [person, other] = [await visitor(), await visitor()];
    await person.call(eraseGuest, {});
    expect((await person.call(keepGuestData, {})).status).toBe(204);
    expect((await person.call(myGuestData, {})).answer).toMatchObject({ erasure: null });
    await other.call(eraseGuest, {});
    const email = `later-${other.customerId}@towpath.example`;
    await test.database
      .updateTable('customers')
      .set({ email, email_key: emailKey(email), registered_at: test.clock.now() })
      .where('id', '=', other.customerId)
      .execute();
    test.clock.forward(2 * DAY);
    await erase();
    for (const { customerId } of [person, other]) {
      expect(await tablesWith(test, customerId)).toContain('customers');
      expect(await tablesWith(test, customerId)).not.toContain('erasures');
    }
  });

  it('has no copy of what no page shows, since a session alone is no password (IS-183)', async () => {
    const person = await visitor();
    const { customerId } = person;
    const seal = createSeal(test.config.dataSecret);
    await test.database
      .insertInto('credit_search_phone_codes')
      .values({
        customer_id: customerId,
        journey_id: crypto.randomUUID(),
        code_hash: Buffer.from('hash'),
        phone_hash: Buffer.from('hash'),
        sealed_phone: seal.close('07700900123', phoneSubject(customerId)),
        tries_left: 3,
        expires_at: test.clock.now(),
        sent_at: test.clock.now(),
        times_sent: 1,
      })
      .execute();
    const { answer } = await person.call(copyGuestData, {});
    expect(answer.parts.map(({ table }) => table)).toContain('credit_search_phone_codes');
    expect(JSON.stringify(answer)).not.toContain('07700900123');
    const leftOut = answer.leftOut.map(({ table, column }) => `${table}.${column}`);
    for (const place of [
      'credit_reports.sealed',
      'credit_search_codes.sealed_search',
      'credit_search_phone_codes.sealed_phone',
    ])
      expect(leftOut).toContain(place);
  });

  it('is not somebody with an account, who is asked for the password (IS-139)', async () => {
    const person = await customer(test);
    const calls = [copyGuestData, copyGuestDataPdf, eraseGuest, myGuestData, keepGuestData];
    for (const declaration of calls) {
      expect((await person.call(declaration, {})).error.code).toBe('CONFIRMATION_NEEDED');
    }
    expect(await tablesWith(test, person.customerId)).toContain('customers');
  });
});
