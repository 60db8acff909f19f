import { planWords } from './planWords.ts';
import { whyItWaits } from './waitsForTalk.ts';

/** How a plan stands, what its person does now, and what comes next of it. */
type Read = { readonly stands: string; readonly you: string; readonly next: string | null };

/**
 * How a plan stands as its person reads it, and one of us in their case: while nothing of it goes on before a talk that is said,
 * and not what would come next.
 *
 * @param stands how it would stand; null while nothing is begun
 * @param name as inside a sentence: of what tells of health another, for who may not see that
 */
export function standsToRead(
  plan: Parameters<typeof whyItWaits>[0],
  stands: Read | null,
  name: string,
): Read | null {
  const why = whyItWaits(plan);
  if (stands === null || why === null) return stands;
  const { closed, doubted, talkFirst } = planWords;
  return why === 'closed'
    ? { stands: closed.heading, you: closed.says(name), next: null }
    : { stands: doubted, you: talkFirst, next: null };
}
