import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import { isMet } from './condition.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';

export type Offered =
  | { readonly kind: 'offered' }
  /** It would be meant for this, and must not be written; with why, and what to do instead. */
  | { readonly kind: 'not offered'; readonly says: string; readonly isFirst: boolean }
  | { readonly kind: 'does not apply' };

/**
 * Whether a letter is offered for a debt or a matter on a day: it is for the nation, its law holds, what it asks for is
 * so, and nothing forbids it. Nothing is written about what was cleared.
 */
export function offered(definition: LetterDefinition, facts: LetterFacts, today: CalendarDate): Offered {
  const { nations, about, when, mustNot } = definition;
  const isForHere = facts.nation !== null && nations.includes(facts.nation);
  const hasDebt = about !== 'a debt' || facts.debt !== null;
  if (!isForHere || !hasDebt || !holdsOn(definition, isoDate(today)) || !isMet(when, facts)) {
    return { kind: 'does not apply' };
  }
  const cleared = about === 'a debt' ? (facts.debt?.cleared ?? null) : null;
  if (cleared !== null) return { kind: 'not offered', says: letterWords.cleared[cleared], isFirst: false };
  const forbids = mustNot.find(rule => isMet(rule.when, facts));
  return forbids
    ? { kind: 'not offered', says: forbids.says, isFirst: forbids.isFirst ?? false }
    : { kind: 'offered' };
}

function holdsOn({ lawFrom, lawTo }: LetterDefinition, day: string): boolean {
  return (lawFrom === null || lawFrom <= day) && (lawTo === null || day <= lawTo);
}
