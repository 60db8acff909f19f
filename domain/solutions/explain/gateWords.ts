import { readIsoDate } from '../../values/calendar-date.ts';
import { sayDay } from '../../values/dayWords.ts';
import { isKnown } from '../case/span.ts';
import type { GateCode } from '../recommend/gates/gate.ts';
import type { KeptFinding, KeptGate } from './record.ts';
import { sayFigure } from './words.ts';

/** What a gate did, and what would lift it. */
export type GateWords = { readonly why: string; readonly lifts: string };

const WORDS: Readonly<Record<GateCode, GateWords>> = {
  CREDIBLE_BUDGET: {
    why: 'Nobody could live on this budget, so it cannot show what you can pay.',
    lifts: 'Fill in what is missing, or tell us how you get by without it.',
  },
  LEAVES_SOMETHING: {
    why: 'Nearly all you would pay goes on fees, or the people you owe would get very little.',
    lifts: 'It can fit if you can pay more each month.',
  },
  DISABILITY_BENEFITS: {
    why: 'You could only pay this with benefits that are for a disability. That money is for you.',
    lifts: 'An adviser can look at what you need that money for.',
  },
  NEARLY_THERE: {
    why: 'A cheap way to clear your debts does not fit you now.',
    lifts: 'It can fit once what is missing has changed. An adviser checks it with you.',
  },
  ALREADY_IN_ARRANGEMENT: {
    why: 'You are in a debt solution, or have not been out of one for long.',
    lifts: 'An adviser looks at what you have now before you start anything new.',
  },
  PERSON_CONFIRMS: {
    why: 'This changes your life for years, so a person checks it with you first.',
    lifts: 'Talk to an adviser. They check that it is right for you.',
  },
  CHANGE_COMING: {
    why: 'Something is about to change. That can make another way better for you.',
    lifts: 'An adviser looks at the change with you, or you come back when it is over.',
  },
  WHOSE_MONEY: {
    why: 'You share a budget, and it is not clear how much of the money can go to your debts.',
    lifts: 'Tell us if your partner would pay, and which debts you share.',
  },
  ONLY_WHAT_IS_RELEASED: {
    why: 'Some of your debts stay, whichever way you choose.',
    lifts: 'Ask an adviser how to deal with those.',
  },
};

/** The gate in two plain sentences. */
export function sayGate({ code }: Pick<KeptGate, 'code'>): GateWords {
  return WORDS[code];
}

/** What a gate found: what was looked at, the figure, how far it is from the limit, and the day a wait ends. */
export function sayFinding({ tests, figure, unit, by, endsOn }: KeptFinding): string {
  if (figure === null || unit === 'yes or no' || !Number.isFinite(figure.low)) return `${tests}.`;
  const distance =
    by !== null && isKnown(by) && by.low > 0 ? ` That is ${sayFigure(by, unit)} from the limit.` : '';
  const day = endsOn === null || readIsoDate(endsOn) === null ? '' : ` The day is ${sayDay(endsOn)}.`;
  return `${tests}: ${sayFigure(figure, unit)}.${distance}${day}`;
}

/**
 * Everything that is said of gates, for the tests of words.
 *
 * @internal
 */
export const GATE_TEXTS: readonly string[] = Object.values(WORDS).flatMap(({ why, lifts }) => [why, lifts]);
