import { type CalendarDate, isoDate } from '../values/calendar-date.ts';

/** What people say of help that was found for them. */
export const ENTITLEMENT_SAYINGS = ['done', 'not for me'] as const;
export type EntitlementSaying = (typeof ENTITLEMENT_SAYINGS)[number];

/** With the day on which it was said, 'YYYY-MM-DD', by the ids of help. */
export type SaidOfEntitlements = Readonly<
  Record<string, { readonly what: EntitlementSaying; readonly on: string }>
>;

export const NOTHING_SAID_OF_ENTITLEMENTS: SaidOfEntitlements = {};

/** What is said once something more is said, or taken back; the same again keeps its day, and is the same object. */
export function saying(
  said: SaidOfEntitlements,
  id: string,
  what: EntitlementSaying | null,
  on: CalendarDate,
): SaidOfEntitlements {
  const before = Object.hasOwn(said, id) ? said[id] : undefined;
  if ((before?.what ?? null) === what) return said;
  const { [id]: _, ...others } = said;
  return what === null ? others : { ...others, [id]: { what, on: isoDate(on) } };
}
