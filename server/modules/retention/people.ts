import {
  latestDue,
  latestToWarn,
  type RetentionRule,
  type RetentionRules,
  WARNED_BEFORE,
  type WarnedBefore,
} from '@towpath/domain/people/retention.ts';
import { nextDay } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Due } from '../../platform/database/retained.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { advisedCustomers } from '../advice/advisedCustomers.ts';
import { awaySince, peopleAwaySince } from '../customers/retained.ts';
import { eachPerson, type HeldUp } from '../own-data/eachPerson.ts';
import { type ErasingDeps, erasePerson } from '../own-data/erase.ts';
import { addWarning, unwarned, warnedLongAgo } from './warnings.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A warning that no mail server took in this time is asked for again. */
const GIVE_UP_MAIL_AFTER = 4 * DAY;

export const WARNING_MAIL = 'retention warning';

/** What would be done about people of one rule, and what was. */
export type PeopleDue = { readonly toWarn: Due; readonly toErase: Due };
export type PeopleDone = { readonly warned: number; readonly erased: number };

/** Whether the people of a rule were given advice. */
const HAVE_ADVICE: Readonly<Record<WarnedBefore, boolean>> = { unfinished: false, neverBack: true };

/** How many people of each rule would be written to, and how many erased, without a change. */
export async function peopleDue(
  database: Database,
  rules: RetentionRules,
  now: Date,
): Promise<Readonly<Record<WarnedBefore, PeopleDue>>> {
  const due = await Promise.all(
    WARNED_BEFORE.map(async name => {
      const { warn, erase, sentBefore } = moments(rules[name], now);
      const toWarn = await unwarned(database, away(database, name, warn), givenUp(now), MANY);
      const toErase = await warnedLongAgo(database, away(database, name, erase), sentBefore, MANY);
      const oldest = (await awaySince(database, warn, among(database, name))).oldest;
      return [
        name,
        {
          toWarn: { count: toWarn.length, oldest: toWarn.length > 0 ? oldest : null },
          toErase: { count: toErase.length, oldest: toErase.length > 0 ? oldest : null },
        },
      ] as const;
    }),
  );
  return Object.fromEntries(due) as Record<WarnedBefore, PeopleDue>;
}

/** So many people are counted without a change, and no more. */
const MANY = 1_000_000;

/**
 * Writes to people whose time is nearly over, and erases those who were written to long enough ago and did not come
 * back. Each person in a transaction of their own, so that a process that dies in the middle leaves nobody half erased.
 *
 * @param most how many people of each rule at most
 */
export async function tendPeople(
  deps: ErasingDeps & {
    readonly database: Database;
    readonly outbox: Outbox;
    readonly heldUp: HeldUp;
  },
  name: WarnedBefore,
  now: Date,
  most: number,
): Promise<PeopleDone> {
  const { database, rules, outbox, heldUp } = deps;
  const { warn, erase, sentBefore } = moments(rules[name], now);
  const toWarn = await unwarned(database, away(database, name, warn), givenUp(now), most);
  const warned = await eachPerson({ database, heldUp, now }, toWarn, async (trx, id) => {
    const warning = await addWarning(trx, id, name, now);
    await outbox.add(trx, id, WARNING_MAIL, now, warning);
  });
  const toErase = await warnedLongAgo(database, away(database, name, erase), sentBefore, most + heldUp.size);
  let erased = 0;
  await eachPerson({ database, heldUp, now }, toErase, async (trx, customerId) => {
    // Who has come back since the list was read stays.
    const onlyIf = ({ lastSeenAt }: { readonly lastSeenAt: Date }) => lastSeenAt < erase;
    if (await erasePerson(trx, deps, { customerId, now, onlyIf })) erased++;
  });
  return { warned, erased };
}

/** The moments before which people were here last who are to be warned, or erased; and before which a mail went. */
function moments(rule: RetentionRule, now: Date) {
  const today = londonDate(now);
  return {
    warn: londonMidnight(nextDay(latestToWarn(today, rule))),
    erase: londonMidnight(nextDay(latestDue(today, rule.keep))),
    sentBefore: new Date(now.getTime() - (rule.warnDays ?? 0) * DAY),
  };
}

function givenUp(now: Date): Date {
  return new Date(now.getTime() - GIVE_UP_MAIL_AFTER);
}

function among(database: Database, name: WarnedBefore) {
  return { ids: advisedCustomers(database), are: HAVE_ADVICE[name] };
}

function away(database: Database, name: WarnedBefore, before: Date) {
  return peopleAwaySince(database, before, among(database, name));
}
