import type { ApplicationKind } from './form.ts';

const TAKEN_OVER: ReadonlySet<ApplicationKind> = new Set<ApplicationKind>(['iva-handover', 'trust-deed']);

/**
 * Whether those who get a form take it over: they write an offer or a deed from it first, and the people who are owed say yes
 * or no to that. All others decide on the form itself.
 */
export function isTakenOver(kind: ApplicationKind): boolean {
  return TAKEN_OVER.has(kind);
}
