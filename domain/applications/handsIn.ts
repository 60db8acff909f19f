import type { ApplicationKind } from './form.ts';

const HANDED_IN: ReadonlySet<ApplicationKind> = new Set<ApplicationKind>([
  'bankruptcy',
  'administration-order',
]);

/**
 * Whether its person may hand a form in themselves, to the adjudicator or the court, beside one of us who sends it with their
 * yes. All others go by an adviser alone.
 */
export function mayHandInAlone(kind: ApplicationKind): boolean {
  return HANDED_IN.has(kind);
}
