import type { NextWithThem, Standing } from './answering.ts';
import type { Day } from './event.ts';

/** The last day on which a letter asked who was paid to say in writing that nothing is owed, by the ids of the debts. */
export type LastLetters = ReadonlyMap<string, Day>;

/**
 * How it stands with who was paid all that was owed to them: they are asked to say so in writing, once. Whoever they pass the
 * debt on to by mistake, or sell it to, can be shown that.
 *
 * Source: Financial Conduct Authority, Consumer Credit sourcebook, 7.4 (what a lender says of what is owed).
 *
 * @param asked undefined where nobody knows their letters
 */
export function whilePaidOff<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  asked: LastLetters | undefined,
): With & { readonly lastLetterOn?: Day } {
  if (debt.standing !== 'paid off' || asked === undefined) return debt;
  const lastLetterOn = asked.get(debt.id);
  return lastLetterOn === undefined
    ? { ...debt, next: { step: 'ask for a last letter', who: 'you', by: null } }
    : { ...debt, lastLetterOn };
}
