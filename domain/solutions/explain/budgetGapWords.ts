import type { GetsBy, WayToGetBy } from '../case/case.ts';
import type { KeptFinding } from './record.ts';

/** A gap of the budget: what it may be, without blame, and what the person said of it. */
type GapWords = {
  /** Where the budget has nothing at all for it. */
  readonly nothing: string;
  /** Where it has something, but next to nothing. */
  readonly little: string;
  readonly perhaps: string;
  /** The answer that the person may have given, and what it is about; null where nobody asks. */
  readonly asked: { readonly about: keyof GetsBy; readonly told: string } | null;
};

const GAPS: Readonly<Partial<Record<string, GapWords>>> = {
  INCOME_NIL: {
    nothing: 'Your budget says that no money comes in.',
    little: 'Your budget says that next to no money comes in.',
    perhaps: 'Perhaps someone helps, or something is left out.',
    asked: { about: 'income', told: 'You told us how you get by without money coming in' },
  },
  SPENDING_NIL: {
    nothing: 'Your budget says that nothing goes out.',
    little: 'Your budget says that nothing goes out.',
    perhaps: 'Perhaps something is left out.',
    asked: null,
  },
  FOOD_NIL: {
    nothing: 'Your budget has nothing for food.',
    little: 'Your budget has next to nothing for food.',
    perhaps: 'Perhaps someone helps, or it is part of something else.',
    asked: { about: 'food', told: 'You told us how you get by for food' },
  },
  HOUSING_NIL: {
    nothing: 'Your budget has no rent or mortgage, or next to none.',
    little: 'Your budget has no rent or mortgage, or next to none.',
    perhaps: 'Perhaps someone else pays, or it is part of something else.',
    asked: { about: 'housing', told: 'You told us how your home is paid for' },
  },
};

const WAYS: Readonly<Record<WayToGetBy, string>> = {
  'somebody else pays': 'someone else pays',
  'included elsewhere': 'it is part of something else',
  savings: 'from savings',
  borrowing: 'by borrowing',
  'something else': 'in another way',
};
const THANKS = 'Thank you. An adviser will look at it with you.';

/** Whether the person said how they get by with a gap of the budget. */
export function isGapAnswered(code: string, getsBy: GetsBy): boolean {
  const asked = GAPS[code]?.asked ?? null;
  return asked !== null && getsBy[asked.about] !== null;
}

/** What is said of a gap of the budget: thanks for the answer, or what it may be. Null for anything else. */
export function sayGap({ code, figure, unit }: KeptFinding, getsBy: GetsBy): string | null {
  const gap = GAPS[code];
  if (gap === undefined) return null;
  const way = gap.asked === null ? null : getsBy[gap.asked.about];
  if (gap.asked !== null && way !== null) return `${gap.asked.told}: ${WAYS[way]}. ${THANKS}`;
  const isLittle = unit !== 'yes or no' && figure !== null && figure.low > 0;
  return `${isLittle ? gap.little : gap.nothing} ${gap.perhaps}`;
}

/**
 * Everything that is said of gaps, for the tests of words.
 *
 * @internal
 */
export const GAP_TEXTS: readonly string[] = Object.values(GAPS).flatMap(gap =>
  gap === undefined
    ? []
    : [
        `${gap.nothing} ${gap.perhaps}`,
        `${gap.little} ${gap.perhaps}`,
        ...(gap.asked === null
          ? []
          : Object.values(WAYS).map(way => `${gap.asked?.told}: ${way}. ${THANKS}`)),
      ],
);
