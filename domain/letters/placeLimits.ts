import { isoDate, readIsoDate } from '../values/calendar-date.ts';
import { readSaidDay } from '../values/dayWords.ts';
import { checkPounds, type Pence } from '../values/pence.ts';
import type { LetterFacts } from './facts.ts';
import { dayAfter } from './letterDays.ts';
import { owedOn } from './mayGetOffer.ts';
import type { KnownPlace } from './places.ts';

/** A letter speaks of days to come within a year at most: a later one is a slip of the pen. */
const MOST_DAYS_AHEAD = 365;

/** How a text goes beyond what its place can hold, with the bound that it crosses; null where it does not. */
export type Beyond =
  | { readonly code: 'tooMuch' | 'notLess' | 'overLumpSum'; readonly most: Pence }
  | { readonly code: 'tooEarly' | 'tooLate'; readonly day: string };

/**
 * Whether what stands in a place cannot be by the rest of the letter: nobody offers more than is owed, a settlement lets
 * something go and comes out of what can be paid at once, and a payment or an
 * answer that is to come is not before the day of the letter, nor years after it.
 *
 * @param text as `checkEdit` gives it; one that is no sum or no day goes beyond nothing
 */
export function beyond(place: KnownPlace, facts: LetterFacts, text: string): Beyond | null {
  if (place.holds === 'sum') {
    const [sum, most] = [checkPounds(text), place.mostSum(facts)];
    if (sum.ok && place.isSettlement) return beyondSettlement(facts, sum.value);
    return sum.ok && most !== null && most > 0 && sum.value > most ? { code: 'tooMuch', most } : null;
  }
  if (!place.isToCome) return null;
  const day = readIsoDate(text) ?? readSaidDay(text);
  if (day === null) return null;
  const latest = dayAfter(facts.writtenOn, MOST_DAYS_AHEAD);
  if (isoDate(day) < facts.writtenOn) return { code: 'tooEarly', day: facts.writtenOn };
  return isoDate(day) > latest ? { code: 'tooLate', day: latest } : null;
}

function beyondSettlement({ debt, money: { lumpSum } }: LetterFacts, sum: Pence): Beyond | null {
  const owed = debt && owedOn(debt);
  // Of a penny nothing can be let go.
  if (owed !== null && owed > 1 && sum >= owed) return { code: 'notLess', most: owed };
  return lumpSum !== null && lumpSum > 0 && sum > lumpSum ? { code: 'overLumpSum', most: lumpSum } : null;
}
