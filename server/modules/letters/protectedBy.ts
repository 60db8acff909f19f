import { isToldByLetter, protectionNamed, protectsFrom } from '@towpath/domain/letters/lawProtects.ts';
import type { GrantedForm } from '@towpath/domain/plans/granted.ts';
import { type CalendarDate, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { grantedNumber } from '../applications/numberGiven.ts';
import { type GrantedDeps, grantedNow } from '../plans/grantedNow.ts';
import { inForceSince } from '../plans/inForceSince.ts';
import { isSaidToBailiffs, letterToBailiffs } from './packLetters.ts';
import type { Letters } from './service.ts';

/**
 * The form on which the plan was granted that protects a person now: it says of which debts a letter may tell so. Null where
 * none protects them, it takes in more than its form names, or none of ours went.
 */
export async function protectedBy(deps: GrantedDeps, customerId: string): Promise<GrantedForm | null> {
  const plan = await inForceSince(deps.database, customerId);
  return plan ? grantedNow(deps, customerId, { id: plan.planId, shortName: plan.shortName }) : null;
}

/** The number that the form of the plan which protects a person now was given last, also where the form names no debts. Null for none. */
export async function protectionNumber(deps: GrantedDeps, customerId: string): Promise<string | null> {
  const plan = await inForceSince(deps.database, customerId);
  if (!plan) return null;
  return grantedNumber({ database: deps.database, seal: deps.formSeal }, { customerId, planId: plan.planId });
}

/** From which day on a plan protects a person, where letters tell of it, and the one that says so to bailiffs. */
export type ToldByLetter = {
  readonly from: CalendarDate;
  /** The id of the letter; null where none is about a debt for which they come. */
  readonly letterId: string | null;
  /** It went to all who may come. */
  readonly isSaid: boolean;
};

/** What a letter tells those they owe of a plan that was granted and protects a person. Null for none. */
export async function toldByLetter(
  database: Database,
  letters: Pick<Letters, 'now'>,
  customerId: string,
): Promise<ToldByLetter | null> {
  const plan = await inForceSince(database, customerId);
  const name = protectionNamed(plan?.shortName ?? null);
  if (!plan || name === null || !isToldByLetter(name)) return null;
  const from = readIsoDate(protectsFrom(name, isoDate(londonDate(plan.since))));
  if (from === null) return null;
  const now = await letters.now(customerId);
  return { from, letterId: letterToBailiffs(now), isSaid: isSaidToBailiffs(now) };
}
