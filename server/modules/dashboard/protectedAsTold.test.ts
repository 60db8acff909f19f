import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt } from '../../testing/letters.ts';
import { daysLater } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 24 * 3600 * 1000;
const STOP = 'Bailiffs must stop if Breathing Space covers the debt';

type Caller = Pick<Walker, 'call'>;
const tells = (person: Caller, solution: 'BS' | 'MHBS' | null) =>
  person.call(tellForLetters, { body: { kind: 'in force', solution } });

/** The visit as the dashboard, the advice and the chat have it: in the same words. */
async function visitOf(person: Caller) {
  // First: before there is any advice, nothing is known of single debts.
  const advice = (await person.call(recommendation, {})).answer;
  const dashboard = (await person.call(myDashboard, {})).answer;
  const visit = dashboard.pressing.urgent.find(({ code }) => code.startsWith('BAILIFFS'));
  const chat = (await person.call(urgentMatters, {})).answer;
  for (const { urgent } of [advice, chat])
    expect(urgent.find(({ code }) => code.startsWith('BAILIFFS'))).toEqual(visit);
  return { ...dashboard, visit };
}

describe('Breathing Space that its person told of alone', () => {
  it('says of bailiffs on dashboard and advice what stops them if it covers the debt, and hides nothing (DN-1472)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'bailiffs' } });
    expect((await visitOf(person)).visit?.step.heading).toBe('Ring about the bailiffs today');
    await tells(person, 'BS');
    const { visit, leads, waits } = await visitOf(person);
    expect(visit?.step.heading).toBe(STOP);
    expect(visit?.says).toContain(
      'If they do not stop, or you are not sure that it covers the debt, call us',
    );
    expect(visit).not.toHaveProperty('isKeptOff');
    expect(leads).toBe('matter');
    expect(waits).toContainEqual({
      ...{ who: 'Breathing Space', what: 'Ends. Its papers say when', by: null, isLate: false },
    });
    const { cookie } = await staff.member();
    const inCase = await staff.send('GET', `/cases/${person.customerId}`, undefined, cookie);
    expect(inCase.body.pressing.map(({ code }: { readonly code: string }) => code)).toContain('BAILIFFS');

    await tells(person, null);
    expect((await visitOf(person)).visit?.step.heading).toBe('Ring about the bailiffs today');
  });

  it('counts as told in their answers too, until what they say with their letters puts that right (DN-1472, DN-1473)', async () => {
    const person = await atAdvice(test, {
      qualifier: { urgent: 'bailiffs' },
      review: { pressing: 'breathing-space', 'now-breathing-space-on': '2026-11' },
    });
    const { visit, waits } = await visitOf(person);
    expect(visit?.step.heading).toBe(STOP);
    expect(waits.map(({ who }) => who)).toContain('Breathing Space');
    const { facts, letters, others } = (await person.call(myLetters, {})).answer;
    expect(facts.find(({ kind }) => kind === 'in force')?.known).toMatchObject({ from: 'told' });
    expect([...letters, ...others].some(({ id }) => id.startsWith('breathing-space-tell'))).toBe(true);
    await tells(person, null);
    expect((await visitOf(person)).visit?.step.heading).toBe('Ring about the bailiffs today');
  });

  it('tells nothing of health by its name, and counts no longer than it can be counted on (DN-1472)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'bailiffs' } });
    await tells(person, 'MHBS');
    expect((await visitOf(person)).visit?.step.heading).toBe(STOP);
    test.clock.forward(61 * DAY);
    const later = await daysLater(test, person);
    expect((await visitOf(later)).visit?.step.heading).toBe('Ring about the bailiffs today');
  });

  it('keeps nobody off over a debt whose kind is not in it (DN-1472)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'bailiffs' } });
    await tells(person, 'BS');
    await addsDebt(person, {
      initialCreditorName: 'Lochside Court',
      creditTypeId: 35,
      currentBalance: 400,
      hasLegalAction: true,
      courtStage: 'bailiffs',
    });
    const { visit } = await visitOf(person);
    expect(visit?.step.heading).toBe('Ring about bailiffs for Lochside Court today');
    expect(visit?.says).toContain(
      'You told us that you have Breathing Space. Lochside Court may not be in it',
    );
  });
});
