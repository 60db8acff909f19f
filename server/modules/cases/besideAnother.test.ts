import { randomUUID } from 'node:crypto';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { giveHealthConsent, myHealthConditions, saveHealthAnswers } from '@towpath/contracts/api/health.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let jo = '';
/** Who may see cases, and no facts of health. */
let helper = '';
beforeAll(async () => {
  test = await createTestApp();
  jo = (await staff.member()).cookie;
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'helper', permissions: ['see cases'] })
    .execute();
  helper = (await staff.member('helper')).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);

type Turned = { readonly shortName: string; readonly turn: string | null };
const turnOf = (shortName: string, { comparison }: { readonly comparison: readonly Turned[] }) =>
  comparison.find(one => one.shortName === shortName)?.turn;

/** The advice as it is found now, a minute after what was before. */
async function advised(person: Walker): Promise<string> {
  test.clock.forward(60_000);
  return (await person.call(recommendation, {})).answer.recordId ?? '';
}
async function owing(person: Walker, currentBalance: number): Promise<string> {
  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  await person.call(changeDebt, { params: { debtId }, body: { currentBalance } });
  return advised(person);
}
async function beside(person: Walker, one: string, other: string, by = jo) {
  const path = `/cases/${person.customerId}/advice/${one}/beside/${other}`;
  return staff.send('GET', path, undefined, by);
}

describe('two pieces of advice of a person', () => {
  it('stand beside each other from the earlier to the later, whichever is named first (PT-637)', async () => {
    const person = await atAdvice(test);
    const [first, second] = [await advised(person), await owing(person, 60_000)];
    const third = await owing(person, 61_000);
    const closes = (await beside(person, first, second)).body;
    expect(turnOf('DMP', closes)).toBe('closes');
    expect(new Date(closes.from).getTime()).toBeLessThan(new Date(closes.to).getTime());
    expect((await beside(person, second, first)).body).toEqual(closes);
    expect(turnOf('DMP', (await beside(person, second, third)).body)).toBeNull();
    // With the facts of the first again, that one is the latest of all.
    await owing(person, 4_212);
    const path = `/cases/${person.customerId}/advice`;
    const { latest } = (await staff.send('GET', path, undefined, jo)).body;
    expect(turnOf('DMP', (await beside(person, latest.recordId, second)).body)).toBe('comes first');
  });

  it('are of one person, and read by who may see cases (PT-637)', async () => {
    const [person, other] = [await atAdvice(test), await atAdvice(test)];
    const [own, theirs] = [await advised(person), await advised(other)];
    const administrator = (await staff.member('administrator')).cookie;
    const refused = [
      await beside(person, own, theirs),
      await beside(person, theirs, own),
      await beside(person, own, randomUUID()),
      await beside(person, 'nothing', own),
      await beside(person, own, own, administrator),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('say what is there because of health to who may see that alone, and that they read it is written down (PT-637)', async () => {
    const person = await atAdvice(test);
    const first = await advised(person);
    const { consent } = (await person.call(myHealthConditions, {})).answer;
    const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
    await person.call(giveHealthConsent, { body: agreed });
    const inCrisis = { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' } as const;
    await person.call(saveHealthAnswers, { body: inCrisis });
    const second = await advised(person);
    const toldOfHealth = async () =>
      (await looksAt(test.database, person.customerId)).filter(({ why }) => /health/u.test(why)).length;
    const withheld = (await beside(person, first, second, helper)).body;
    expect(JSON.stringify(withheld)).not.toMatch(/MHBS|mental/iu);
    expect(withheld.comparison.length).toBeGreaterThan(0);
    expect(await toldOfHealth()).toBe(0);
    expect(JSON.stringify((await beside(person, first, second)).body)).toContain('MHBS');
    expect(await toldOfHealth()).toBe(1);
  });
});
