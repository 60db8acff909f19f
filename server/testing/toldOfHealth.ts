import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  myHealthConditions,
  mySupportNeeds,
  saveHealthAnswers,
  saveSupportNeeds,
} from '@towpath/contracts/api/health.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { editLetter } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { atAdvice } from './adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer } from './applying.ts';
import { bookingIn } from './booking.ts';
import { COSTS, submitCosts, submitIncome } from './budget.ts';
import { say } from './chatting.ts';
import { chooses } from './choosing.ts';
import type { Walker } from './journeyWalk.ts';
import type { TestApp } from './testApp.ts';

/** Health and needs, agreed to and told. */
async function tellsOfHealth(person: Walker): Promise<void> {
  const { consent } = (await person.call(myHealthConditions, {})).answer;
  const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
  (await person.call(giveHealthConsent, { body: agreed })).answer;
  const told = { title: 'Mental health', description: 'Bipolar disorder' };
  (await person.call(addHealthCondition, { body: told })).answer;
  const needs = (await person.call(mySupportNeeds, {})).answer.consent;
  const also = { purpose: 'supportNeeds', hasConsented: true, textVersion: needs.textVersion } as const;
  (await person.call(giveHealthConsent, { body: also })).answer;
  (await person.call(saveSupportNeeds, { body: { supportNeedIds: [1] } })).answer;
  (
    await person.call(saveHealthAnswers, {
      body: { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' },
    })
  ).answer;
}

const line = (typeId: number, amount: number) => ({ typeId, amount, frequencyId: 1 });

/** Benefits for a disability, and what it costs, in a budget that is confirmed. */
async function livesOnThem(person: Walker, rent: number): Promise<void> {
  (await submitIncome(person, 2, [line(1018, 180), line(1019, 90), line(1011, 50)])).answer;
  (await submitCosts(person, 14, [line(2034, 12), line(2035, 9), line(2036, 290)])).answer;
  await confirmsWith(person, rent);
}

async function confirmsWith(person: Walker, rent: number): Promise<void> {
  const [first, ...bills] = COSTS[11] ?? [];
  if (!first) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...first, amount: rent }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
}

/** The debt of both, so that all else is the same. */
const DEBT = { currentBalance: 16_000, hasLegalAction: true, courtStage: 'bailiffs' };

/**
 * Somebody in the same place who told nothing of health: as much comes in and goes out each month, under other names. What
 * is said of them tells of nobody's health.
 */
export async function toldNothingOfHealth(test: TestApp, rent: number): Promise<Walker> {
  const person = await atAdvice(test, { debt: DEBT });
  (await submitIncome(person, 2, [line(1023, 270), line(1011, 50)])).answer;
  (await submitCosts(person, 19, [line(2081, 311)])).answer;
  await confirmsWith(person, rent);
  return person;
}

/**
 * Somebody with conditions, benefits for a disability and a letter that tells of their health, who chose a solution, handed
 * its form over, and waits to talk.
 *
 * @param fillsIn what they put into the form beside what is missing in it
 */
export async function toldOfHealth(
  test: TestApp,
  shortName: string,
  rent: number,
  fillsIn: (person: Walker) => Promise<void> = async () => {},
): Promise<Walker> {
  const person = await atAdvice(test, { debt: DEBT });
  await tellsOfHealth(person);
  await livesOnThem(person, rent);
  (await person.call(tellForLetters, { body: { kind: 'health', agrees: true } })).answer;
  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  const params = { letterId: `bailiff-vulnerable.${debtId}` };
  const body = { place: 'needs', value: 'I have panic attacks', was: '' };
  (await person.call(editLetter, { params, body })).answer;
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { plan } = (await chooses(person, { recordId, shortName })).answer;
  if (shortName === 'MHBS') {
    (await giveAnswer(person, { field: 'mayShareHealth', entry: null, part: null }, true)).answer;
  }
  await fillsIn(person);
  await answerAll(person);
  const { revision } = await applicationOf(person);
  (await person.call(handOverApplication, { body: { planId: plan.id, revision, asItIs: false } })).answer;
  (await say(person, 'Hello, I have a question.')).answer;
  const booking = bookingIn(() => test);
  (await booking.book(person, { startsAt: booking.aTime() })).answer;
  const asks = { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' };
  (await person.call(recommendationAdviceCallback, { body: asks })).answer;
  return person;
}
