import { isToldByLetter, protectionNamed, protectsFrom } from '@towpath/domain/letters/lawProtects.ts';
import type { GrantedForm } from '@towpath/domain/plans/granted.ts';
import { type CalendarDate, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { type GrantedDeps, grantedNow } from '../plans/grantedNow.ts';
import { inForceSince } from '../plans/inForceSince.ts';

/**
 * The form on which the plan was granted that protects a person now: it says of which debts a letter may tell so. Null where
 * none protects them, it takes in more than its form names, or none of ours went.
 */
export async function protectedBy(deps: GrantedDeps, customerId: string): Promise<GrantedForm | null> {
  const plan = await inForceSince(deps.database, customerId);
  return plan ? grantedNow(deps, customerId, { id: plan.planId, shortName: plan.shortName }) : null;
}

/**
 * The day from which on a plan that was granted protects a person, where a letter tells those they owe of it with that day.
 * Null for none.
 */
export async function toldByLetterFrom(database: Database, customerId: string): Promise<CalendarDate | null> {
  const plan = await inForceSince(database, customerId);
  const name = protectionNamed(plan?.shortName ?? null);
  if (!plan || name === null || !isToldByLetter(name)) return null;
  return readIsoDate(protectsFrom(name, isoDate(londonDate(plan.since))));
}
