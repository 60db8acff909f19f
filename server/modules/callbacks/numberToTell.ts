import type { Database } from '../../platform/database/database.ts';
import { noteRingsAnyway, saidWhyTheyRing } from '../work/ringingAnyway.ts';
import { ringingOf } from './ringing.ts';
import { safeNow, type WhenToRing } from './safeToRing.ts';

/** So long a number stays on the screen of whoever it was told to, once it is not safe to ring any more. */
const NUMBER_STAYS_MS = 60 * 60 * 1000;

type Asked = WhenToRing & {
  readonly mayRing: boolean;
  /** When whoever asks was told it, or said why they ring all the same; null while they have not. */
  readonly toldAt: Date | null;
  readonly at: Date;
};

/**
 * Whether somebody of the staff may be told a number now: it may be rung, or they were told it a moment ago, by having
 * said why. The one rule of all places that show the number of a person (decision 64).
 */
export function mayTellNumber({ mayRing, toldAt, at, ...when }: Asked): boolean {
  if (mayRing && safeNow(when, at).isSafeNow) return true;
  return toldAt !== null && toldAt > staysSince(at);
}

function staysSince(at: Date): Date {
  return new Date(at.getTime() - NUMBER_STAYS_MS);
}

type OfPerson = { readonly staffId: string; readonly customerId: string; readonly at: Date };

/** Whether the number of a person is kept back from somebody of the staff, outside a piece of work. */
export async function isNumberHeldFrom(
  database: Database,
  { staffId, customerId, at }: OfPerson,
): Promise<boolean> {
  const { ringing } = await ringingOf(database, customerId);
  if (mayTellNumber({ ...ringing, toldAt: null, at })) return false;
  return !(await saidWhyTheyRing(database, { staffId, customerId, since: staysSince(at) }));
}

/** The number of a person as somebody of the staff is told it: null where it is kept back, which is said. */
export async function numberAsTold(
  database: Database,
  { number, ...of }: OfPerson & { readonly number: string | null },
): Promise<{ readonly number: string | null; readonly isNumberHeld: boolean }> {
  const isNumberHeld = number !== null && (await isNumberHeldFrom(database, of));
  return { number: isNumberHeld ? null : number, isNumberHeld };
}

/**
 * Writes down for both sides that somebody of the staff rings a person out of their case, or the table of people, at a time
 * that is not safe or sooner than we said, and why.
 */
export async function noteRingsOutsideWork(
  database: Database,
  said: Omit<Parameters<typeof noteRingsAnyway>[1], 'workId' | 'isTooSoon'>,
): Promise<void> {
  const { ringing } = await ringingOf(database, said.customerId);
  const isTooSoon = ringing.mayRing && safeNow(ringing, said.at).isTooSoon;
  await noteRingsAnyway(database, { ...said, isTooSoon });
}
