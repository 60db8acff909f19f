import { asksForBreak } from '@towpath/domain/letters/breakAgreed.ts';
import { breakOfDebt } from '@towpath/domain/letters/breakToAsk.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { PackFacts } from '@towpath/domain/letters/pack.ts';
import type { BreakTold } from '@towpath/domain/plans/repayment/breakToTell.ts';
import type { KeptLetter } from './repository.ts';

/** The days on which letters went that tell of a break, by the ids of the debts. */
export function breaksTold(
  definitions: readonly LetterDefinition[],
  kept: readonly Pick<KeptLetter, 'letterKey' | 'about' | 'sent'>[],
): BreakTold {
  const asking = new Set(definitions.filter(asksForBreak).map(({ id }) => id));
  const told = new Map<string, readonly string[]>();
  for (const { about, letterKey, sent } of kept) {
    if (!asking.has(letterKey)) continue;
    told.set(about, [...(told.get(about) ?? []), ...sent.map(({ sentOn }) => sentOn)]);
  }
  return told;
}

/** What is known for letters, with the break that the plan takes of each debt, and whether a letter is to tell of it. */
export function withBreaks(
  facts: PackFacts,
  definitions: readonly LetterDefinition[],
  kept: readonly KeptLetter[],
): PackFacts {
  const breaks = facts.plan?.breaks;
  if (!breaks || breaks.size === 0) return facts;
  const told = breaksTold(definitions, kept);
  return {
    ...facts,
    debts: facts.debts.map(debt => {
      const one = breaks.get(debt.id);
      return one ? { ...debt, inBreak: breakOfDebt(one, told.get(debt.id)) } : debt;
    }),
  };
}
