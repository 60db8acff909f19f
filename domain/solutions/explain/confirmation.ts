import { isInsolvency } from '../solution/insolvency.ts';

/**
 * Whether one of us has to say that a solution fits before anything of it is begun. `not needed`: of what is no insolvency.
 * `waits`: it is a wish of the person until an adviser says so of their advice. `confirmed`: an adviser has.
 */
export const CONFIRMATIONS = ['not needed', 'waits', 'confirmed'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/**
 * Works out whether a solution waits for an adviser: an insolvency does until one has said of the person's own advice that
 * this one fits.
 *
 * @param saidToFit the solution that an adviser's decision on that advice names, where one counts; null for none
 */
export function confirmationOf(shortName: string, saidToFit: string | null): Confirmation {
  if (!isInsolvency(shortName)) return 'not needed';
  return saidToFit === shortName ? 'confirmed' : 'waits';
}
