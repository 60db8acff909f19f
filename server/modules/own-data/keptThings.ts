import type { KeptThing } from '@towpath/contracts/api/ownData.ts';
import { type RetentionRule, type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import { SEARCHES_COUNTED_DAYS } from '../credit-search/searchCounts.ts';
import { PLACE_KNOWN_DAYS } from '../identity/passwordTries.ts';
import { words } from './words.ts';

/** What the law makes us keep of an account that is erased. */
export function keptByLaw(rules: RetentionRules): KeptThing[] {
  return [rules.keptAdvice, rules.keptConsents].map(keptThing);
}

/** What else is there for a time after an account is erased. */
export function keptBesides(rules: RetentionRules): KeptThing[] {
  const { what, because } = words.counts;
  const searches = sayKeepFor({ days: SEARCHES_COUNTED_DAYS });
  const counts = { what, because: because(searches), keptFor: sayKeepFor({ days: PLACE_KNOWN_DAYS }) };
  return [...ofEverybody(rules), counts];
}

/**
 * The same for somebody without an account. The law keeps nothing of theirs: without an email nobody could ever ask for
 * it. Nor was a password tried for them.
 */
export function keptOfGuest(rules: RetentionRules): KeptThing[] {
  return [
    ...ofEverybody(rules),
    { ...words.guestCounts, keptFor: sayKeepFor({ days: SEARCHES_COUNTED_DAYS }) },
  ];
}

function ofEverybody(rules: RetentionRules): readonly KeptThing[] {
  return [rules.audit, rules.erasedNumbers, rules.backups].map(keptThing);
}

/** What is kept, as the person reads it. */
function keptThing({ what, because, keep }: RetentionRule): KeptThing {
  return { what, because, keptFor: sayKeepFor(keep) };
}
