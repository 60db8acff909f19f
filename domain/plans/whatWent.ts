import type { PlanState } from './planState.ts';
import { isRepaid } from './repayment/repaidWays.ts';

/** What is written down beside a plan of what was sent. Days are 'YYYY-MM-DD'. */
type WrittenDown = {
  readonly shortName: string;
  /** All that the plan came to. */
  readonly changes: readonly { readonly state: PlanState; readonly on: string }[];
  /** Whom each letter is for, and when it went last; null for one that did not. */
  readonly letters: readonly { readonly to: string; readonly wentOn: string | null }[];
  /** The debts of a plan that is repaid, and whether an offer went to whom each is owed. */
  readonly offers: readonly { readonly creditor: string; readonly wasSent: boolean }[];
  /** Null for none. `isGone`: it went, or is on its way. `sentOn`: when it went last. */
  readonly form: {
    readonly receiver: string;
    readonly isGone: boolean;
    readonly sentOn: string | null;
  } | null;
};

/** What went, and to whom. */
export type WhatWent = {
  /** Who got a letter or an offer, each once. */
  readonly to: readonly string[];
  /** Who has the form, or is being sent it: `on` is null where it is on its way. */
  readonly form: { readonly receiver: string; readonly on: string | null } | null;
  /** The day on which it was noted as sent without any of these; null where it was not. */
  readonly notedOn: string | null;
};

/**
 * What went of a plan that stands as not sent yet, so that nobody who leaves it reads that nothing did: letters and offers go
 * while it waits for a talk, a form is on its way for a while, and what came back with a no is prepared again. Null for nothing.
 */
export function whatWent({ shortName, changes, letters, offers, form }: WrittenDown): WhatWent | null {
  const to = new Set([
    ...letters.flatMap(one => (one.wentOn === null ? [] : [one.to])),
    ...offers.flatMap(one => (one.wasSent ? [one.creditor] : [])),
  ]);
  const formWent = form && (form.sentOn !== null || form.isGone) ? form : null;
  const noted = changes.findLast(({ state }) => state === 'sent');
  const notedOn = formWent === null && !isRepaid(shortName) ? (noted?.on ?? null) : null;
  if (to.size === 0 && formWent === null && notedOn === null) return null;
  return { to: [...to], form: formWent && { receiver: formWent.receiver, on: formWent.sentOn }, notedOn };
}
