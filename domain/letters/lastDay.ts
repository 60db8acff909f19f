import { isoDate, readIsoDate } from '../values/calendar-date.ts';
import { readSaidDay } from '../values/dayWords.ts';
import { sayNearDay } from '../values/nearDay.ts';
import { answersClaim, isMoneyClaim, type LastDays } from './courtClaims.ts';
import type { LetterDefinition } from './definition.ts';
import type { DebtOfLetter } from './facts.ts';
import { lastDayWords } from './lastDayWords.ts';
import { dayAfter } from './letterDays.ts';
import { namesPlace } from './textsOf.ts';

/** The last day on which a letter does what it is for, as its person reads it. */
export type LastDay = {
  /** 'YYYY-MM-DD'; null while what it is counted from is not known. */
  readonly day: string | null;
  readonly isOver: boolean;
  /** In a list of letters, in a few words. */
  readonly short: string;
  /** Above the letter: that day, and what it means. */
  readonly heading: string;
  readonly text: string;
};

/** What is known of a form by which a court claims the money of a debt. */
export type ClaimOfLetter = {
  /** The last days to answer it; null while nobody has found the date on it. */
  readonly days: LastDays | null;
  readonly isAnswered: boolean;
};

type Known = {
  readonly debt: Pick<DebtOfLetter, 'courtStage' | 'type' | 'isPaid' | 'currentBalance'> | null;
  readonly claim: ClaimOfLetter | null;
  /** What was typed into places of the letter, by their names. */
  readonly edits: Readonly<Record<string, string>>;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
};

/**
 * The last day of a letter: of one that answers a court the last to answer the claim, of one that says so itself so many days
 * after a day that is written in it. Null for a letter without one, and for a claim that was answered.
 */
export function lastDayOf(
  definition: LetterDefinition,
  { debt, claim, edits, today }: Known,
): LastDay | null {
  const asksAnswer = namesPlace(definition, 'answerBy') ? lastDayWords.theirDay : null;
  if (debt !== null && answersClaim(definition) && isMoneyClaim(debt)) {
    if (claim === null || claim.isAnswered) return null;
    return lastDay(claim.days?.by ?? null, lastDayWords.claim, {
      today,
      more: [acknowledged(claim.days, today), asksAnswer],
    });
  }
  const { sendWithin } = definition;
  if (sendWithin === null) return null;
  const typed = Object.hasOwn(edits, sendWithin.of) ? (edits[sendWithin.of] ?? '') : '';
  const from = readIsoDate(typed) ?? readSaidDay(typed);
  const day = from && dayAfter(isoDate(from), sendWithin.days);
  return lastDay(day, lastDayWords.within(sendWithin.days), { today, more: [asksAnswer] });
}

type Words = typeof lastDayWords.claim;
type Besides = { readonly today: string; readonly more: readonly (string | null)[] };

function lastDay(day: string | null, words: Words, { today, more }: Besides): LastDay {
  const besides = more.filter(text => text !== null);
  if (day === null) {
    const { short, heading, text } = words.unknown;
    return { day, isOver: false, short, heading, text };
  }
  const isOver = day < today;
  const { short, heading, text } = words[isOver ? 'over' : 'ahead'];
  const said = sayNearDay(day, today);
  return { day, isOver, short: short(said), heading: heading(said), text: [text, ...besides].join(' ') };
}

/** That who sent the acknowledgement back in time has longer; null where that gives no more. */
function acknowledged(days: LastDays | null, today: string): string | null {
  const by = days?.acknowledgedBy ?? null;
  if (days === null || by === null || by < today) return null;
  return lastDayWords.acknowledged(sayNearDay(by, today), days.by < today);
}
