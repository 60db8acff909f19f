import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import type { FoundEntitlement } from './found.ts';

/** What people say of help that was found for them: that they asked for it, get it now, or that it is not for them. */
export const ENTITLEMENT_SAYINGS = ['done', 'gets', 'not for me'] as const;
export type EntitlementSaying = (typeof ENTITLEMENT_SAYINGS)[number];

export type SaidOfOne = {
  readonly what: EntitlementSaying;
  /** The day on which it was said, 'YYYY-MM-DD'. */
  readonly on: string;
  /** The bill that it lowers, in a month, as it was when they said so; absent where it lowers none. */
  readonly bill?: Pence;
};

/** By the ids of help. */
export type SaidOfEntitlements = Readonly<Record<string, SaidOfOne>>;

export const NOTHING_SAID_OF_ENTITLEMENTS: SaidOfEntitlements = {};

/**
 * What is said once something more is said, or taken back. The same again keeps its day, and is the same object unless the
 * bill is another by now.
 */
export function saying(
  said: SaidOfEntitlements,
  id: string,
  what: EntitlementSaying | null,
  { on, bill = null }: { readonly on: CalendarDate; readonly bill?: Pence | null },
): SaidOfEntitlements {
  const before = saidOfOne(id, said);
  const isSame = (before?.what ?? null) === what;
  if (isSame && (bill === null || before?.bill === bill)) return said;
  const { [id]: _, ...others } = said;
  if (what === null) return others;
  const day = isSame && before ? before.on : isoDate(on);
  return { ...others, [id]: { what, on: day, ...(bill === null ? {} : { bill }) } };
}

/** What was said of one; null for nothing. */
export function saidOfOne(id: string, said: SaidOfEntitlements): SaidOfOne | null {
  return (Object.hasOwn(said, id) ? said[id] : undefined) ?? null;
}

/** Whether nothing is left to be done of it: they get it, or it is not for them. */
export function isSettled(id: string, said: SaidOfEntitlements): boolean {
  const what = saidOfOne(id, said)?.what;
  return what === 'gets' || what === 'not for me';
}

/** The bill that became another since they asked for what lowers it, by its name: they may get it by now. Null for none. */
export function changedSince(
  { entitlement: { id }, bill }: Pick<FoundEntitlement, 'entitlement' | 'bill'>,
  said: SaidOfEntitlements,
): string | null {
  const one = saidOfOne(id, said);
  if (one?.what !== 'done' || one.bill === undefined || bill === null) return null;
  return one.bill === bill.monthly ? null : bill.name;
}

/** Whether its sum may still come on top of the budget. */
export function stillCounts(
  found: Pick<FoundEntitlement, 'entitlement' | 'bill'>,
  said: SaidOfEntitlements,
): boolean {
  return !isSettled(found.entitlement.id, said) && changedSince(found, said) === null;
}
