import type { LetterDefinition } from './definition.ts';
import { makesOffer, type SentAbout } from './sentLetter.ts';

/**
 * Since which day, 'YYYY-MM-DD', who is owed a debt has agreed to an arrangement by letter; null where they have not. What
 * they said last of what was offered each month counts: after a no to an offer since, nobody counts on the yes before it.
 * What a bailiff agreed to is no word of who is owed, and a sum that settles a debt at once is no arrangement.
 *
 * @param sent what went about the debt, the earliest first
 * @param all every letter there is
 */
export function agreedByLetter(sent: readonly SentAbout[], all: readonly LetterDefinition[]): string | null {
  const last = sent.findLast(
    ({ definition, answer }) => asksForArrangement(definition, all) && saysSomething(answer),
  );
  return last?.answer === 'accepted' ? (last.answeredOn ?? last.sentOn) : null;
}

function asksForArrangement(definition: LetterDefinition, all: readonly LetterDefinition[]): boolean {
  const { about, receiver, body } = definition;
  if (about !== 'a debt' || receiver === 'bailiff') return false;
  return (
    makesOffer(definition, all) ||
    body.places.some(({ holds, isSettlement }) => holds === 'sum' && isSettlement !== true)
  );
}

/** Silence, or what is neither a yes nor a no, leaves what was agreed before. */
function saysSomething(answer: SentAbout['answer']): boolean {
  return answer === 'accepted' || answer === 'asks for more' || answer === 'refused';
}
