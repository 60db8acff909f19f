import {
  hardDropoutCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { register } from '@towpath/contracts/api/session.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { buildApp } from '@towpath/server/app.ts';
import { loadContent } from '@towpath/server/modules/content/load.ts';
import { moveSession } from '@towpath/server/modules/journeys/moving.ts';
import { doTimedMoves } from '@towpath/server/modules/people/byTime.ts';
import type { Config } from '@towpath/server/platform/config/config.ts';
import type { OpenDatabase } from '@towpath/server/platform/database/database.ts';
// What the app has more than Fastify's own.
import type {} from '@towpath/server/platform/mail/outbox.ts';
import { REVIEW_ANSWERS, walkReview } from '@towpath/server/testing/adviceJourney.ts';
import {
  inFullReview,
  type ShortAnswers,
  USUAL_ANSWERS,
  type Walker,
  walker,
  walkOn,
} from '@towpath/server/testing/journeyWalk.ts';
import { callBy, type Site } from '@towpath/server/testing/site.ts';
import { FORENAMES, SURNAMES } from './names.ts';

const DAY = 24 * 60 * 60 * 1000;
const PARTNERS = ['mw_towpath', 'mw_towpath', 'mw_quick', 'mw_name'];
const NATIONS = ['england', 'england', 'scotland', 'wales', 'england', 'northern-ireland'];
const HOMES = ['private', 'council', 'mortgage', 'family', 'outright'];
const WORK = ['full-time', 'part-time', 'retired', 'looking', 'self-employed', 'ill'];

/** Numbers from 0 to 1, the same for the same seed. */
type Chance = () => number;

/** Somebody who comes to the site: what they are called, what they answer, and when. */
type Visitor = {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: ShortAnswers;
  readonly chance: Chance;
};

/** What somebody does before they go, and how many days ago at most that was. */
type Visit = {
  readonly daysAgo: number;
  readonly does: (site: Site, visitor: Visitor) => Promise<Walker>;
};

/** What people do, in turn, so that every part of the console has something to show. */
const VISITS: readonly Visit[] = [
  { daysAgo: 3, does: reachesAdvice('chooses') },
  { daysAgo: 2, does: asksAtHardDropout },
  { daysAgo: 1, does: asksAtSoftDropout },
  { daysAgo: 80, does: stopsAt('birth-date') },
  { daysAgo: 25, does: hasFirstLook },
  { daysAgo: 20, does: reachesAdvice('asks for a call') },
  { daysAgo: 12, does: isInReview },
  { daysAgo: 60, does: isInReview },
  { daysAgo: 28, does: livesElsewhere },
  { daysAgo: 400, does: reachesAdvice('reads it') },
  { daysAgo: 5, does: hasFirstLook },
  { daysAgo: 7, does: isInReview },
];

/**
 * Has people come to the site by its own calls, each at a moment of theirs, and then lets time and one of us do what
 * they do to sessions. The same seed gives the same people, doing the same.
 */
export async function addVisitors({
  opened,
  config,
  count,
  seed,
  say,
}: {
  readonly opened: OpenDatabase;
  readonly config: Config;
  readonly count: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<void> {
  const started = new Date();
  let now = started;
  const app = await buildApp({
    ...opened,
    // One machine is all of these people.
    config: { ...config, rateLimits: false, logLevel: 'silent' },
    clock: { now: () => now },
    // What is to be sent lies in the outbox, for the server that runs.
    mailSender: { send: () => Promise.reject(new Error('not from here')), close() {} },
    addressLookup: undefined,
    messageSender: undefined,
    creditFile: undefined,
  });
  try {
    await app.ready();
    const site: Site = { app, call: (declaration, options) => callBy(app, declaration, options) };
    const chance = chanceFrom(seed);
    for (let number = 1; number <= count; number += 1) {
      const visitor = visitorBy(chance, number, seed);
      const { daysAgo, does } = VISITS[(number - 1) % VISITS.length] ?? (VISITS[0] as Visit);
      // The clock stands while somebody is here, so that nothing depends on how fast this machine is.
      now = new Date(started.getTime() - Math.round(daysAgo * DAY * (0.3 + 0.7 * chance())));
      const { customerId } = await does(site, visitor);
      if (number % 25 === 6 || number % 25 === 11)
        await byOneOfUs(opened, customerId, number % 25 === 6, started);
      if (number % 10 === 0) say(`${number} of ${count}`);
    }
    const days = loadContent(config.contentDir).settings.sessionEnds;
    if (days) await doTimedMoves(opened.database, days, started);
  } finally {
    await app.close();
  }
}

function visitorBy(chance: Chance, number: number, seed: number): Visitor {
  const one = <Of>(all: readonly Of[]) => all[Math.floor(chance() * all.length)] as Of;
  const [firstName, lastName] = [one(FORENAMES), one(SURNAMES)];
  const phone = `07700 900${String((number * 7 + seed) % 1000).padStart(3, '0')}`;
  const about = (least: number, most: number) => String(Math.round(least + chance() * (most - least)));
  return {
    number,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${seed}-${number}@people.example`.toLowerCase(),
    phone,
    chance,
    answers: {
      ...USUAL_ANSWERS,
      nation: one(NATIONS),
      housing: one(HOMES),
      employment: one(WORK),
      'birth-date': `${1950 + Math.floor(chance() * 50)}-03-27`,
      income: about(900, 2600),
      'spend-home': about(350, 900),
      'spend-food': about(180, 450),
      phone,
    },
  };
}

/** @param makesAccount not by the partner whose people give their name alone */
async function begins(site: Site, { chance }: Visitor, makesAccount = false): Promise<Walker> {
  const partners = makesAccount ? PARTNERS.filter(one => one !== 'mw_name') : PARTNERS;
  return walker(site, { appId: partners[Math.floor(chance() * partners.length)] ?? 'mw_towpath' });
}

function stopsAt(step: string): Visit['does'] {
  return async (site, visitor) => {
    const person = await begins(site, visitor);
    await walkOn(person, visitor.answers, step);
    return person;
  };
}

async function livesElsewhere(site: Site, visitor: Visitor): Promise<Walker> {
  const person = await begins(site, visitor);
  await walkOn(person, { ...visitor.answers, nation: 'outside' });
  return person;
}

async function asksAtHardDropout(site: Site, visitor: Visitor): Promise<Walker> {
  const person = await begins(site, visitor);
  const answers = { ...visitor.answers, nation: 'england', 'formal-plan': 'iva' };
  await walkOn(person, answers, 'formal-plan-help');
  const body = { stepId: 'formal-plan-help', callbackRequired: true, ...contactOf(visitor) };
  (await person.call(hardDropoutCallback, { body })).answer;
  return person;
}

async function asksAtSoftDropout(site: Site, visitor: Visitor): Promise<Walker> {
  const person = await begins(site, visitor);
  await walkOn(person, { ...visitor.answers, urgent: ['bailiffs'] }, 'talk-first');
  const body = { stepId: 'talk-first', callbackRequired: true, ...contactOf(visitor) };
  (await person.call(softDropoutCallback, { body })).answer;
  return person;
}

const contactOf = ({ firstName, lastName, phone }: Visitor) => ({
  contactName: `${firstName} ${lastName}`,
  contactNumber: phone,
});

/** Answers the first questions to the account, makes it, and goes on to the first look. */
async function hasFirstLook(site: Site, visitor: Visitor): Promise<Walker> {
  const person = await begins(site, visitor, true);
  await walkOn(person, visitor.answers, 'account');
  const { email, firstName, lastName } = visitor;
  const { answer } = await person.call(register, { body: { email, firstName, lastName, stepId: 'account' } });
  if (answer.accessToken) person.becomeCustomer(answer.accessToken);
  await walkOn(person, visitor.answers);
  return person;
}

/** Whoever fills in a budget has the income, the age and the home that it is filled in for, where council tax is paid. */
function withBudgetOf(visitor: Visitor): Visitor {
  const { nation, phone } = visitor.answers;
  const told = { nation: nation === 'wales' ? 'wales' : 'england', phone: phone ?? '' };
  return { ...visitor, answers: { ...USUAL_ANSWERS, ...told } };
}

async function isInReview(site: Site, visitor: Visitor): Promise<Walker> {
  const person = await inFullReview(site, visitor.answers, await hasFirstLook(site, visitor));
  await walkReview(person, REVIEW_ANSWERS, visitor.number % 2 === 0 ? 'debts' : 'budget', {
    currentBalance: 500 + Math.round(visitor.chance() * 15_000),
  });
  return person;
}

function reachesAdvice(then: 'chooses' | 'asks for a call' | 'reads it'): Visit['does'] {
  return async (site, of) => {
    const visitor = withBudgetOf(of);
    const person = await inFullReview(site, visitor.answers, await hasFirstLook(site, visitor));
    const debt = { currentBalance: 2000 + Math.round(visitor.chance() * 12_000) };
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
      const body = { recordId: advice.recordId, shortName: open, hasReadRisks: true, replaces: null };
      (await person.call(choosePlan, { body })).answer;
    }
    return person;
  };
}

/** What one of us does about some of them: completed by phone, or closed. */
async function byOneOfUs(
  { database }: OpenDatabase,
  customerId: string,
  isDone: boolean,
  at: Date,
): Promise<void> {
  const row = await database
    .selectFrom('staff_members')
    .select('id')
    .where('ended_at', 'is', null)
    .orderBy('added_at')
    .executeTakeFirst();
  if (!row) return;
  const by = { by: 'staff', staffId: row.id, at } as const;
  await database.transaction().execute(async trx => {
    for (const from of ['Active', 'Complete'] as const) {
      const move = isDone
        ? ({ to: 'Completed Offline', why: 'advice by phone' } as const)
        : ({ to: 'Invalidated', why: 'duplicate' } as const);
      await moveSession(trx, { customerId, from, ...move, ...by });
    }
  });
}

function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
