import {
  giveApplicationAnswer,
  handOverApplication,
  myApplication,
  takeBackApplication,
} from '@towpath/contracts/api/applications.ts';
import { choosePlan, leavePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { saveContacts } from '../letters/repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const NUMBER = { field: 'nationalInsurance', entry: null, part: null };
const SECURED = { field: 'maritalStatus', entry: null, part: null };

async function handOver(person: Walker, asItIs: boolean) {
  const { planId, revision } = await applicationOf(person);
  return person.call(handOverApplication, { body: { planId, revision, asItIs } });
}
const workOf = ({ customerId }: Walker) =>
  test.database
    .selectFrom('work_items')
    .select(['state', 'subject', 'last_outcome'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'application')
    .execute();

describe('the application for what somebody chose', () => {
  it('is there for a solution that is applied for, filled in with what they told us and where that is from (DN-251)', async () => {
    const { person, planId } = await choseOrder(test);
    const { kind, state, revision, receiver, filled } = await applicationOf(person);
    expect({ kind, state, revision }).toEqual({
      kind: 'debt-relief-order',
      state: 'being filled in',
      revision: 0,
    });
    expect(receiver).toContain('official receiver');
    const field = (id: string) => filled.fields.find(one => one.id === id);
    expect(field('takeHomePay')).toMatchObject({
      says: '£1,500',
      from: 'told',
      fromWords: 'From your budget',
    });
    expect(field('debts')?.entries.map(({ name }) => name)).toEqual(['Kestrel Cards']);
    expect(filled.count + filled.missing.flatMap(({ items }) => items).length).toBe(filled.of);
    expect(planId).toBe((await applicationOf(person)).planId);
  });

  it('has what they typed into letters, and does not ask it again (DN-425)', async () => {
    const { person } = await choseOrder(test);
    const { customerId } = person;
    const contacts = {
      own: { address: '12 Lock Lane\nLeeds\nLS1 1AA' },
      creditors: { 'Kestrel Cards': '1 High Street\nYork\nYO1 7HH' },
      debts: {},
    };
    const seal = createSeal(test.config.healthDataKey);
    await test.database
      .transaction()
      .execute(trx => saveContacts(trx, seal, { customerId, at: test.clock.now() }, contacts));
    const { filled } = await applicationOf(person);
    const places = filled.missing.flatMap(({ items }) => items.map(({ at }) => at.part ?? at.field));
    expect(places).not.toContain('creditorAddress');
    const debts = filled.fields.find(({ id }) => id === 'debts')?.entries[0];
    expect(debts?.parts.find(({ id }) => id === 'creditorAddress')).toMatchObject({
      says: '1 High Street, York, YO1 7HH',
      fromWords: 'From your letters',
    });
    const homes = filled.fields.find(({ id }) => id === 'addresses')?.entries ?? [];
    expect(homes.map(({ name }) => name)).toEqual(['12 Lock Lane, Leeds, LS1 1AA']);
  });

  it('is not there before a choice, nor for a plan that nobody decides on (DN-251)', async () => {
    const person = await atAdvice(test, {});
    expect((await person.call(myApplication, {})).answer.application).toBeNull();
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    await person.call(choosePlan, { body: { recordId, shortName: 'DMP', replaces: null } });
    expect((await person.call(myApplication, {})).answer.application).toBeNull();
  });

  it('keeps what is given in it, sealed, and says what is wrong at its field (DN-252)', async () => {
    const { person } = await choseOrder(test);
    const before = await applicationOf(person);
    const bad = await giveAnswer(person, NUMBER, 'nonsense');
    expect([bad.status, bad.error.code, bad.error.fields?.[0]?.field]).toEqual([
      400,
      'VALIDATION_FAILED',
      'value',
    ]);
    await giveAnswer(person, { field: 'hasNationalInsurance', entry: null, part: null }, true);
    const { answer } = await giveAnswer(person, NUMBER, 'jg103759a');
    const given = answer.application.filled.fields.find(({ id }) => id === NUMBER.field);
    expect(given).toMatchObject({ from: 'given', fromWords: 'You gave it in this form' });
    expect(answer.application.filled.count).toBeGreaterThan(before.filled.count);
    const row = await test.database
      .selectFrom('applications')
      .select('sealed_given')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(row.sealed_given.toString('latin1')).not.toContain('103759');
    const gone = await giveAnswer(person, NUMBER, null);
    expect(gone.answer.application.filled.count).toBe(answer.application.filled.count - 1);
  });

  it('takes an entry of a list by its parts, and names each part that is wrong (DN-252)', async () => {
    const { person } = await choseOrder(test);
    const at = { field: 'addresses', entry: 'home', part: null };
    const wrong = await giveAnswer(person, at, {
      address: { line1: '', line2: '', town: '', county: '', postcode: '', country: '' },
      from: '2099-01',
    });
    expect(wrong.error.fields?.map(({ field }) => field)).toEqual(['value.address', 'value.from']);
    const right = await giveAnswer(person, at, {
      address: {
        line1: '4 Lock Lane',
        line2: '',
        town: 'Leeds',
        county: '',
        postcode: 'ls11aa',
        country: '',
      },
      isNow: true,
      from: '2020-01',
    });
    const [entry] =
      right.answer.application.filled.fields.find(({ id }) => id === 'addresses')?.entries ?? [];
    expect(entry).toMatchObject({ id: 'home', isGiven: true });
    expect(entry?.parts.find(({ id }) => id === 'address')?.says).toBe('4 Lock Lane, Leeds, LS1 1AA');
  });

  it('takes no address whose months are there already while others are missing, and says which those are (DN-1393)', async () => {
    const { person } = await choseOrder(test);
    const { year } = londonDate(test.clock.now());
    const line = {
      line1: '4 Lock Lane',
      line2: '',
      town: 'Leeds',
      county: '',
      postcode: 'LS1 1AA',
      country: '',
    };
    const place = (entry: string) => ({ field: 'addresses', entry, part: null });
    const since = `${year}-01`;
    const now = { address: line, isNow: true, from: since };
    const first = await giveAnswer(person, place('home'), now);
    const why = (one: typeof first) =>
      one.answer.application.filled.missing
        .flatMap(({ items }) => items)
        .filter(({ at }) => at.field === 'addresses')
        .map(item => item.why);
    expect(why(first)).toEqual([expect.stringMatching(/^We have your addresses back to January .*We need/u)]);
    const again = await giveAnswer(person, place('again'), now);
    expect([again.status, again.error.fields]).toEqual([
      400,
      [{ field: 'value.from', message: expect.stringMatching(/^Still missing is /u) }],
    ]);
    const unknown = { ...line, line1: 'not known', town: '', postcode: '' };
    const before = { address: unknown, isNow: false, from: `${year - 4}-01`, to: since };
    const last = await giveAnswer(person, place('before'), before);
    expect(why(last)).toEqual([]);
    const says = last.answer.application.filled.fields.find(({ id }) => id === 'addresses')?.says;
    expect(says).toMatch(/^Not known: January /u);
  });

  it('takes no second home of now, in a new entry or one that is there, and says which is the first (DN-1671)', async () => {
    const { person } = await choseOrder(test);
    const { year } = londonDate(test.clock.now());
    const town = { line2: '', town: 'Leeds', county: '', country: '' };
    const place = (entry: string, part: string | null = null) => ({ field: 'addresses', entry, part });
    const row = { ...town, line1: '14 Tannery Row', postcode: 'LS9 8AA' };
    const lane = { ...town, line1: '12 Lock Lane', postcode: 'LS1 1AA' };
    await giveAnswer(person, place('row'), { address: row, isNow: true, from: `${year - 1}-06` });
    const asks = expect.stringMatching(
      /^You said that you live at 14 Tannery Row now\. When did you leave 12 Lock Lane\?/u,
    );
    const second = { address: lane, isNow: true, from: `${year - 9}-01` };
    const refused = await giveAnswer(person, place('lane'), second);
    expect([refused.status, refused.error.fields]).toEqual([400, [{ field: 'value.isNow', message: asks }]]);
    const left = { ...second, isNow: false, to: `${year - 1}-06` };
    expect((await giveAnswer(person, place('lane'), left)).status).toBe(200);
    const back = await giveAnswer(person, place('lane', 'isNow'), true);
    expect([back.status, back.error.fields]).toEqual([400, [{ field: 'value', message: asks }]]);
  });

  it('loses nothing where two windows are open, and the same answer again changes nothing (DN-253)', async () => {
    const { person, planId } = await choseOrder(test);
    const asRead = { planId, revision: 0 };
    const inOne = { ...asRead, at: SECURED, value: 'single' };
    const first = await person.call(giveApplicationAnswer, { body: inOne });
    expect(first.status).toBe(200);
    const other = { field: 'isAddressHidden', entry: null, part: null };
    const late = await person.call(giveApplicationAnswer, { body: { ...asRead, at: other, value: true } });
    expect(late.error.code).toBe('APPLICATION_CHANGED_ELSEWHERE');
    expect((await person.call(giveApplicationAnswer, { body: inOne })).status).toBe(200);
    expect((await applicationOf(person)).revision).toBe(1);
  });

  it('is handed over complete only when nothing is open, and as it is at any time; then it is on the work list (DN-254)', async () => {
    const { person, planId } = await choseOrder(test);
    expect((await handOver(person, false)).error.code).toBe('APPLICATION_NOT_READY');
    const { answer } = await handOver(person, true);
    expect(answer.application).toMatchObject({ state: 'handed over', handedOver: { isComplete: false } });
    expect(await workOf(person)).toEqual([{ state: 'open', subject: planId, last_outcome: null }]);
    expect((await giveAnswer(person, SECURED, 'single')).error.code).toBe('APPLICATION_WITH_ADVISER');
    expect((await handOver(person, true)).status).toBe(200);
    expect(await workOf(person)).toHaveLength(1);
  });

  it('is taken back before one of us has accepted it, and handed over again as a version of its own (DN-255)', async () => {
    const { person, planId } = await choseOrder(test);
    await handOver(person, true);
    const back = await person.call(takeBackApplication, { body: { planId } });
    expect(back.answer.application).toMatchObject({ state: 'being filled in', handedOver: null });
    expect((await workOf(person)).map(({ state }) => state)).toEqual(['cancelled']);
    await answerAll(person);
    const { answer } = await handOver(person, false);
    expect(answer.application.handedOver).toMatchObject({ isComplete: true });
    const versions = await test.database
      .selectFrom('application_versions')
      .select(['number', 'is_complete'])
      .where('customer_id', '=', person.customerId)
      .orderBy('number')
      .execute();
    expect(versions).toEqual([
      { number: 1, is_complete: false },
      { number: 2, is_complete: true },
    ]);
  });

  it('is theirs alone, and goes off the work list with the plan (DN-254, DN-256)', async () => {
    const { person, planId } = await choseOrder(test);
    const other = await choseOrder(test);
    const body = { planId, revision: 0, at: SECURED, value: 'single' };
    expect((await other.person.call(giveApplicationAnswer, { body })).status).toBe(404);
    await handOver(person, true);
    await person.call(leavePlan, { params: { planId } });
    expect((await person.call(myApplication, {})).answer.application).toBeNull();
    expect((await workOf(person)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('takes nothing once the session is closed (DN-256)', async () => {
    const { person } = await choseOrder(test);
    await test.database
      .updateTable('journeys')
      .set({ status: 'Invalidated' })
      .where('customer_id', '=', person.customerId)
      .where('is_current', '=', true)
      .execute();
    expect((await giveAnswer(person, SECURED, 'single')).error.code).toBe('SESSION_CLOSED');
    expect((await handOver(person, true)).error.code).toBe('SESSION_CLOSED');
  });
});
