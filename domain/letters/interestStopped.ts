import { saysSomething } from './agreedByLetter.ts';
import type { SentAbout } from './sentLetter.ts';

/**
 * Whether who is owed a debt adds no more interest and charges to it, by what they said last to a letter that asks for that:
 * silence, or what is neither a yes nor a no, leaves what they said before.
 *
 * @param sent what went about the debt to who has it, the earliest first
 */
export function isInterestStopped(sent: readonly SentAbout[]): boolean {
  const last = sent.findLast(({ definition, answer }) => definition.stopsInterest && saysSomething(answer));
  return last?.answer === 'accepted';
}
