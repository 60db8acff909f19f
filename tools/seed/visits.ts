import {
  hardDropoutCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
} from '@towpath/contracts/api/health.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { REVIEW_ANSWERS, walkReview } from '@towpath/server/testing/adviceJourney.ts';
import { chooses } from '@towpath/server/testing/choosing.ts';
import { type Walker, walkerFor, walkOn } from '@towpath/server/testing/journeyWalk.ts';
import { personWith } from '@towpath/server/testing/person.ts';
import { books, writes } from './talking.ts';
import {
  begins,
  beginsReview,
  contactOf,
  hasFirstLook,
  type Place,
  type Visit,
  type Visitor,
  withBudgetOf,
} from './visitor.ts';

/** The partner that tells us of people. */
export const LEADS_BY = 'mw_quick';

/** What people do, in turn, so that every part of the console has something to show. */
export const VISITS: readonly Visit[] = [
  { daysAgo: 3, does: reachesAdvice('chooses') },
  { daysAgo: 2, does: asksAtHardDropout },
  { daysAgo: 1, does: asksAtSoftDropout },
  { daysAgo: 80, does: stopsAt('birth-date') },
  { daysAgo: 4, does: books('today', 'phone') },
  { daysAgo: 20, does: reachesAdvice('asks for a call') },
  { daysAgo: 0.01, does: writes('and waits') },
  { daysAgo: 6, does: reachesAdvice('waits for an adviser') },
  { daysAgo: 0.02, does: writes('to an adviser') },
  { daysAgo: 2, does: books('to come', 'phone') },
  { daysAgo: 12, does: isInReview },
  { daysAgo: 0.01, does: writes('worrying words') },
  { daysAgo: 10, does: tellsOfHealth },
  { daysAgo: 9, does: writes('and is answered') },
  { daysAgo: 7, does: comesByLead },
  { daysAgo: 14, does: asksAtSoftDropout },
  { daysAgo: 60, does: isInReview },
  { daysAgo: 28, does: livesElsewhere },
  { daysAgo: 3, does: books('to come', 'chat') },
  { daysAgo: 400, does: reachesAdvice('reads it') },
  { daysAgo: 600, does: isInReview },
  { daysAgo: 5, does: hasFirstLook },
  { daysAgo: 9, does: asksAtHardDropout },
  { daysAgo: 2, does: books('today', 'phone') },
  { daysAgo: 16, does: reachesAdvice('chooses') },
  { daysAgo: 5, does: books('and cancels', 'phone') },
];

function stopsAt(step: string): Visit['does'] {
  return async (place, visitor) => {
    const person = await begins(place, visitor);
    await walkOn(person, visitor.answers, step);
    return person;
  };
}

async function livesElsewhere(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await begins(place, visitor);
  await walkOn(person, { ...visitor.answers, nation: 'outside' });
  return person;
}

async function asksAtHardDropout(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await begins(place, visitor);
  const answers = { ...visitor.answers, nation: 'england', 'formal-plan': 'iva' };
  await walkOn(person, answers, 'formal-plan-help');
  const body = { stepId: 'formal-plan-help', callbackRequired: true, ...contactOf(visitor) };
  (await person.call(hardDropoutCallback, { body })).answer;
  return person;
}

async function asksAtSoftDropout(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await begins(place, visitor);
  await walkOn(person, { ...visitor.answers, urgent: ['bailiffs'] }, 'talk-first');
  const body = { stepId: 'talk-first', callbackRequired: true, ...contactOf(visitor) };
  (await person.call(softDropoutCallback, { body })).answer;
  return person;
}

async function isInReview(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await beginsReview(place, visitor);
  await walkReview(person, REVIEW_ANSWERS, visitor.number % 2 === 0 ? 'debts' : 'budget', {
    currentBalance: 500 + Math.round(visitor.chance() * 15_000),
  });
  return person;
}

function reachesAdvice(
  then: 'chooses' | 'asks for a call' | 'reads it' | 'waits for an adviser',
): Visit['does'] {
  return async (place, of) => {
    // Who works for themselves and owes for the business is for one of us to advise.
    const waits = then === 'waits for an adviser';
    const visitor = withBudgetOf(of, waits ? { employment: 'self-employed' } : {});
    const person = await beginsReview(place, visitor);
    const owed = 2000 + Math.round(visitor.chance() * 12_000);
    const debt = { currentBalance: owed, isForBusiness: waits };
    await walkReview(person, REVIEW_ANSWERS, undefined, debt);
    const { answer: advice } = await person.call(recommendation, {});
    if (then === 'asks for a call') {
      const body = { stepId: 'full-advice', callbackRequired: true, ...contactOf(visitor) };
      (await person.call(recommendationAdviceCallback, { body })).answer;
    }
    const open = [...(advice.recommended ? [advice.recommended] : []), ...advice.eligible]
      .map(({ product }) => product.shortName)
      .find(name => canChoose(advice, name));
    if (then === 'chooses' && open !== undefined && advice.recordId !== null) {
      (await chooses(person, { recordId: advice.recordId, shortName: open })).answer;
    }
    return person;
  };
}

/** Agrees to tell of health, and tells of one condition. */
async function tellsOfHealth(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await isInReview(place, visitor);
  const { consent } = (await person.call(myHealthConditions, {})).answer;
  const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
  (await person.call(giveHealthConsent, { body: agreed })).answer;
  const categories = (await person.call(healthCategories, {})).answer;
  const category = categories[Math.floor(visitor.chance() * categories.length)];
  const body = { title: category?.title ?? null, description: category?.descriptions[0] ?? null };
  (await person.call(addHealthCondition, { body })).answer;
  return person;
}

/** Is told of by a partner, comes by the link that it was given, and answers the first questions. */
async function comesByLead(place: Place, visitor: Visitor): Promise<Walker> {
  const { site, leadOf } = place;
  const { firstName, lastName, phone } = visitor;
  const leadToken = await leadOf({ forename: firstName, surname: lastName, phoneNumber: phone });
  if (leadToken === undefined) return hasFirstLook(place, visitor);
  const { answer } = await site.call(acceptPartnerLead, { body: { leadToken } });
  const person = personWith(site, answer.userId, `Basic ${answer.basicAuthToken}`);
  const marketingContext = { appId: LEADS_BY, plid: 'spring' };
  (await person.call(createJourney, { body: { marketingContext } })).answer;
  const walker = await walkerFor(site, person);
  await walkOn(walker, visitor.answers, 'income');
  return walker;
}
