import {
  completeBudget,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { type FoundMoney, myEntitlements, sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import { addHealthCondition, giveHealthConsent } from '@towpath/contracts/api/health.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, type Walker, walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { entitlementsHeld } from './held.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'desk', permissions: ['see work'] },
      { role: 'reader', permissions: ['see cases'] },
    ])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

type Person = Pick<Walker, 'call'>;
const foundBy = async (person: Person) => (await person.call(myEntitlements, {})).answer;
const helpIn = ({ groups }: FoundMoney) => groups.flatMap(({ help }) => help);
const say = (person: Person, entitlementId: string, said: 'done' | 'gets' | 'not for me' | null) =>
  person.call(sayOfEntitlement, { params: { entitlementId }, body: { said } });

const line = (typeId: number, amount: number) => ({
  typeId,
  amount,
  frequencyId: 1,
  deviationReasonId: null,
});

/** Has a wage and Universal Credit, together £1,500 as before. */
async function getsUniversalCredit(person: Person): Promise<void> {
  const income = (categoryId: number, types: ReturnType<typeof line>[]) =>
    person.call(submitIncomeCategory, { body: { categoryId, types } });
  (await income(1, [line(1001, 1100)])).answer;
  (await income(2, [line(1011, 400)])).answer;
  (await person.call(completeBudget, {})).answer;
}

/** Puts right what the bill is. */
async function paysCouncilTax(person: Person, amount: number): Promise<void> {
  const types = [line(2001, 600), line(2006, amount), { ...line(2008, 0), deviationReasonId: 301 }];
  (await person.call(submitExpenditureCategory, { body: { categoryId: 11, types } })).answer;
  (await person.call(completeBudget, {})).answer;
}

/** Agrees that we keep what they tell of their health, and tells it. */
async function usesWheelchair(person: Person): Promise<void> {
  const textVersion = '2';
  const body = { purpose: 'conditions', hasConsented: true, textVersion } as const;
  (await person.call(giveHealthConsent, { body })).answer;
  const condition = { title: 'Physical and mobility', description: 'Wheelchair user' };
  (await person.call(addHealthCondition, { body: condition })).answer;
}

/** Answers what the budget asks once a disability is told. */
async function getsNoDisabilityBenefit(person: Person): Promise<void> {
  const types = [{ ...line(1018, 0), deviationReasonId: 306 }];
  const sent = await person.call(submitIncomeCategory, { body: { categoryId: 2, types } });
  expect(sent.answer).toMatchObject({ status: 'Completed' });
  const costs = { categoryId: 14, types: [line(2034, 20)] };
  (await person.call(submitExpenditureCategory, { body: costs })).answer;
  (await person.call(completeBudget, {})).answer;
}

describe('help that somebody may be missing', () => {
  it('is found by what they told us, and its sums add up to what is named first (DN-561)', async () => {
    const person = await atAdvice(test);
    await getsUniversalCredit(person);
    const found = await foundBy(person);
    expect(found.missing).toEqual([]);
    expect(found.groups.map(({ kind }) => kind)).toEqual(['bills']);
    const sums = helpIn(found).map(({ id, monthly }) => [id, monthly]);
    // £120 council tax, and £150 a year off £60 of electricity a month.
    expect(sums).toContainEqual(['single-person-discount', 30_00]);
    expect(sums).toContainEqual(['warm-home-discount', 12_50]);
    expect(found.monthly).toBe(42_50);
    expect(found.groups.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(found.monthly);
    expect(found.already).toEqual([{ id: 'universal-credit', name: 'Universal Credit', said: null }]);
    expect(found.checked).toBe(helpIn(found).length + found.already.length + found.notFitting.length);
    expect(found.calculators.length).toBeGreaterThan(1);
  });

  it('says what it would do to the advice by the same rules, and keeps none of that as advice (DN-562)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    await getsUniversalCredit(person);
    const before = (await person.call(recommendation, {})).answer;
    const { leftNow, effect } = await foundBy(person);
    expect(before.recommended?.product.shortName).toBe('DMP');
    expect(leftNow).toBe(240_00);
    expect(effect?.lead).toBe('Your best match stays a debt management plan. It could end sooner.');
    expect(effect?.rows.slice(0, 2)).toEqual([
      { what: 'Left over each month', now: '£240.00', withAll: '£282.50' },
      {
        what: 'Time until a debt management plan is done',
        now: '3 years 2 months',
        withAll: '2 years 8 months',
      },
    ]);
    expect(effect?.good[0]).toBe('You’d finish 6 months sooner.');
    // What would no longer be open is said as plainly as what is good.
    expect(effect?.toThinkAbout).toContain('Bankruptcy may no longer be open to you.');
    expect(effect?.toThinkAbout).toContain(
      'The help is still yours to ask for. Talk to us first if that worries you.',
    );
    const kept = await test.database
      .selectFrom('advice_records')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .execute();
    await foundBy(person);
    const then = await test.database
      .selectFrom('advice_records')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(then).toEqual(kept);
    expect((await person.call(recommendation, {})).answer.recordId).toBe(before.recordId);
  });

  it('says what is missing before the review is complete, and finds nothing (DN-561)', async () => {
    const person = await inFullReview(test);
    const found = await foundBy(person);
    expect(found).toMatchObject({ groups: [], monthly: 0, leftNow: null, effect: null, notFitting: [] });
    expect(found.missing).toEqual(['Who lives with you', 'What comes in and goes out each month']);
    const newcomer = await walker(test);
    expect((await foundBy(newcomer)).missing).toContain('Where you live');
  });

  it('is theirs to mark: asked for, not for them, and taken back (DN-563)', async () => {
    const person = await atAdvice(test);
    await getsUniversalCredit(person);
    const today = test.clock.now().toISOString().slice(0, 10);
    const saidOf = (found: FoundMoney, id: string) => helpIn(found).find(one => one.id === id)?.said;

    const done = (await say(person, 'warm-home-discount', 'done')).answer;
    expect(saidOf(done, 'warm-home-discount')).toEqual({ what: 'done', on: today });
    expect(done.monthly).toBe(42_50);

    const not = (await say(person, 'single-person-discount', 'not for me')).answer;
    expect(saidOf(not, 'single-person-discount')).toEqual({ what: 'not for me', on: today });
    expect(not.monthly).toBe(12_50);
    expect(helpIn(not).at(-1)?.id).toBe('single-person-discount');
    expect(not.effect?.rows[0]?.withAll).toBe('£252.50');

    const back = (await say(person, 'single-person-discount', null)).answer;
    expect(saidOf(back, 'single-person-discount')).toBeNull();
    expect(back.monthly).toBe(42_50);
    expect(saidOf(await foundBy(person), 'warm-home-discount')).toEqual({ what: 'done', on: today });
  });

  it('counts no second time what they asked for once its bill is lower, but asks, until they say (DN-629)', async () => {
    const person = await atAdvice(test);
    await getsUniversalCredit(person);
    const discount = (found: FoundMoney) => helpIn(found).find(({ id }) => id === 'single-person-discount');
    const asked = (await say(person, 'single-person-discount', 'done')).answer;
    expect([asked.monthly, discount(asked)?.changedBill]).toEqual([42_50, null]);

    await paysCouncilTax(person, 90);
    const changed = await foundBy(person);
    expect(changed.monthly).toBe(12_50);
    expect(discount(changed)).toMatchObject({ said: { what: 'done' }, changedBill: 'council tax' });
    expect(discount(changed)?.said).toEqual(discount(asked)?.said);
    expect(changed.effect?.rows[0]).toMatchObject({ now: '£270.00', withAll: '£282.50' });
    const { cookie } = await staff.member();
    const inCase = await staff.send('GET', `/cases/${person.customerId}/entitlements`, undefined, cookie);
    expect(inCase.body.monthly).toBe(12_50);

    const waits = (await say(person, 'single-person-discount', 'done')).answer;
    expect([waits.monthly, discount(waits)?.changedBill]).toEqual([35_00, null]);
    const gets = (await say(person, 'single-person-discount', 'gets')).answer;
    expect(gets.monthly).toBe(12_50);
    expect(helpIn(gets).at(-1)).toMatchObject({ id: 'single-person-discount', said: { what: 'gets' } });
    expect(gets.effect?.rows[0]?.withAll).toBe('£282.50');
  });

  it('loses nothing that two windows say at once (DN-563)', async () => {
    const person = await atAdvice(test);
    await getsUniversalCredit(person);
    const ids = ['warm-home-discount', 'single-person-discount', 'water-social-tariff'];
    const all = await Promise.all(ids.map(id => say(person, id, 'done')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const said = helpIn(await foundBy(person)).filter(one => one.said !== null);
    expect(said.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('refuses what there is not where they live, and anything else than the three (DN-563)', async () => {
    const person = await atAdvice(test);
    for (const id of ['best-start', 'nothing', '__proto__']) {
      const { status, error } = await say(person, id, 'done');
      expect([status, error?.code], id).toEqual([404, 'NOT_FOUND']);
    }
    const wrong = await person.call(sayOfEntitlement, {
      params: { entitlementId: 'universal-credit' },
      body: { said: 'perhaps' as 'done' },
    });
    expect([wrong.status, wrong.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is bound to its owner, sealed, and in the copy of their data (DN-564)', async () => {
    const owner = await atAdvice(test);
    const stranger = await atAdvice(test);
    await say(owner, 'universal-credit', 'done');
    expect(helpIn(await foundBy(stranger)).every(({ said }) => said === null)).toBe(true);
    const [row] = await test.database
      .selectFrom('entitlements_said')
      .select('sealed')
      .where('customer_id', '=', owner.customerId)
      .execute();
    expect(row?.sealed.toString('utf8')).not.toContain('universal-credit');
    const [held] = entitlementsHeld(createSeal(test.config.healthDataKey));
    const [copied] = (await held?.rows(test.database, owner.customerId)) ?? [];
    expect(copied).toMatchObject({ said: { 'universal-credit': { what: 'done' } } });
  });

  it('counts health only of who agreed that we keep it (DN-565)', async () => {
    const person = await atAdvice(test);
    const pip = 'personal-independence-payment';
    expect(helpIn(await foundBy(person)).map(({ id }) => id)).not.toContain(pip);
    await usesWheelchair(person);
    // The budget asks about a benefit for it first.
    expect((await foundBy(person)).missing).toEqual(['What comes in and goes out each month']);
    await getsNoDisabilityBenefit(person);
    expect(helpIn(await foundBy(person)).map(({ id }) => id)).toContain(pip);
  });
});

describe('help that was found, in the case', () => {
  it('shows what was found, what they have done, and what has to be confirmed (DN-566)', async () => {
    const person = await atAdvice(test);
    await getsUniversalCredit(person);
    await say(person, 'warm-home-discount', 'done');
    const { cookie } = await staff.member();
    const { status, body } = await staff.send(
      'GET',
      `/cases/${person.customerId}/entitlements`,
      undefined,
      cookie,
    );
    expect(status).toBe(200);
    const whd = body.help.find(({ id }: { id: string }) => id === 'warm-home-discount');
    expect(whd).toMatchObject({ monthly: 12_50, likelihood: 'likely', toConfirm: null });
    expect(whd.said.what).toBe('done');
    expect(whd.source).toContain('Warm Home Discount');
    expect(body.monthly).toBe(42_50);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.length).toBeGreaterThan(0);
  });

  it('hides what tells of health from a role that may not see it (DN-566)', async () => {
    const person = await atAdvice(test);
    await usesWheelchair(person);
    await getsNoDisabilityBenefit(person);
    await say(person, 'personal-independence-payment', 'done');
    const read = async (cookie: string) =>
      (await staff.send('GET', `/cases/${person.customerId}/entitlements`, undefined, cookie)).body;
    const adviser = await read((await staff.member()).cookie);
    const reader = await read((await staff.member('reader')).cookie);
    expect(adviser.isWithheld).toBe(false);
    expect(JSON.stringify(adviser)).toContain('Personal Independence Payment');
    expect(reader.isWithheld).toBe(true);
    expect(JSON.stringify(reader)).not.toMatch(/Personal Independence|disab|Prescription/u);
    const desk = await staff.member('desk');
    const none = await staff.send('GET', `/cases/${person.customerId}/entitlements`, undefined, desk.cookie);
    expect(none.status).toBe(404);
  });

  it('is not found for the id of nobody (DN-566)', async () => {
    const { cookie } = await staff.member();
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await staff.send('GET', `/cases/${id}/entitlements`, undefined, cookie)).status).toBe(404);
  });
});
