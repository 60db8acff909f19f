import { readIsoDate } from '../../values/calendar-date.ts';
import { sayDay } from '../../values/dayWords.ts';
import type { GetsBy } from '../case/case.ts';
import { isKnown } from '../case/span.ts';
import type { GateCode } from '../recommend/gates/gate.ts';
import { inSentence } from '../solution/inSentence.ts';
import { GAP_TEXTS, isGapAnswered, sayGap } from './budgetGapWords.ts';
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

/** A plan whose dividend is small, but not too small. */
const SMALL_DIVIDEND: GateWords = {
  why: 'The people you owe would get only a small part of what you owe them.',
  lifts: 'It can still fit. An adviser checks it with you.',
};
/** A plan of which nobody knows yet what the fees would take. */
const FEES_NOT_KNOWN: GateWords = {
  why: 'Much of what you would pay may go on fees. Then the people you owe would get very little.',
  lifts: 'An adviser finds out what the fees would be.',
};
const COMPARED: GateWords = {
  why: 'Bankruptcy could cost you less than this plan, or give the people you owe more.',
  lifts: 'An adviser compares what each takes, how long it lasts and what it touches.',
};
/** The partner would not pay, and it is known what is the person's own. */
const OWN_PART: GateWords = {
  why: 'You share a budget, but your debts are paid from your own money. So only your part of what is left counts.',
  lifts: 'Tell us if your partner would help to pay after all.',
};
const ANSWERED = 'An adviser goes through your budget with you.';

/** Benefits for a disability that a write-off does not count. */
const LEFT_OVER: GateWords = {
  why: 'What you have left each month comes from benefits for a disability. That money is for you.',
  lifts: 'An adviser checks with you that it does not count.',
};
const BACK_PAY: GateWords = {
  why: 'Some of your savings are back pay for a disability.',
  lifts: 'An adviser checks with you if they count.',
};
const WRITE_OFFS: ReadonlySet<string> = new Set(['DRO', 'MAP']);

const ELSE = 'So we looked at what else can help.';
const NOT_OPEN = 'A cheap way to clear your debts is not open to you.';
/** Where neither time nor a smaller sum would open a write-off. */
const FIXED: Readonly<Partial<Record<string, string>>> = {
  DRO_NO_HOME: 'It is only for people who own no home.',
  MAP_NO_HOME: 'It is only for people who own no home.',
  DRO_NO_OTHER_PROPERTY: 'It is only for people who own no land or buildings.',
  MAP_NO_OTHER_PROPERTY: 'It is only for people who own no land or buildings.',
  DRO_RESIDENCE_YEARS: 'It is only for people who live here, or who left not long ago.',
  SEQ_RESIDENCE_MONTHS: 'It is only for people who live here, or who left not long ago.',
};
const FAR_OFF: GateWords = {
  why: 'A cheap way to clear your debts does not fit you now.',
  lifts: `Too much would have to change for it. ${ELSE}`,
};
/** Time that does not bring anybody nearer to a limit. */
const RUNS_AWAY: ReadonlySet<string> = new Set(['DRO_RESIDENCE_YEARS', 'SEQ_RESIDENCE_MONTHS']);

/** Where a plan stands beside what bankruptcy would give or take. */
const BESIDE: ReadonlySet<string> = new Set([
  'BANKRUPTCY_TAKES',
  'IVA_BESIDE_BANKRUPTCY',
  'IVA_BESIDE_ESTATE',
]);

/** A gate as the words of it read it. */
type Said = Pick<KeptGate, 'code' | 'effect' | 'solutions' | 'findings'>;

/**
 * The gate in two plain sentences.
 *
 * @param getsBy what the person said of gaps in the budget
 */
export function sayGate(gate: Said, getsBy: GetsBy): GateWords {
  const { code, findings } = gate;
  switch (code) {
    case 'CREDIBLE_BUDGET':
      return findings.every(found => isGapAnswered(found.code, getsBy))
        ? { ...WORDS[code], lifts: ANSWERED }
        : WORDS[code];
    case 'DISABILITY_BENEFITS':
      return sayBenefits(gate);
    case 'LEAVES_SOMETHING':
      return sayPlan(gate);
    case 'WHOSE_MONEY':
      return findings.length > 0 && findings.every(({ figure }) => figure !== null && isKnown(figure))
        ? OWN_PART
        : WORDS[code];
    case 'NEARLY_THERE':
      return gate.effect === 'decided' ? WORDS[code] : sayMissed(gate);
    default:
      return WORDS[code];
  }
}

/** Whether they would pay a plan, or only stand in what is left of a month or in the savings. */
function sayBenefits({ code, solutions, findings }: Said): GateWords {
  if (solutions.some(name => !WRITE_OFFS.has(name))) return WORDS[code];
  return findings.some(found => found.code === 'AVAILABLE_WITHOUT_DISABILITY_BENEFITS')
    ? LEFT_OVER
    : BACK_PAY;
}

/** Whether the plan surely leaves too little, perhaps, or just enough; or whether bankruptcy stands beside it. */
function sayPlan({ code, effect, solutions, findings }: Said): GateWords {
  if (effect === 'decided') return COMPARED;
  return sayOf(solutions, sayLeaves({ code, findings }));
}

/** With the name of the one plan that it is about: nothing else says which. */
function sayOf(solutions: Said['solutions'], { why, ...rest }: GateWords): GateWords {
  const [only] = solutions;
  if (solutions.length !== 1 || only === undefined) return { why, ...rest };
  return { ...rest, why: `For ${inSentence(only)}: ${why.charAt(0).toLowerCase()}${why.slice(1)}` };
}

function sayLeaves({ code, findings }: Pick<Said, 'code' | 'findings'>): GateWords {
  const closing = findings.filter(found => !found.code.endsWith('_COMFORTABLE') && !BESIDE.has(found.code));
  if (closing.some(({ by }) => by !== null && by.low > 0)) return WORDS[code];
  if (findings.some(found => BESIDE.has(found.code))) return COMPARED;
  return closing.length === 0 ? SMALL_DIVIDEND : FEES_NOT_KNOWN;
}

function sayMissed({ findings }: Said): GateWords {
  const fixed = findings.flatMap(found => FIXED[found.code] ?? [])[0];
  return fixed === undefined ? FAR_OFF : { why: NOT_OPEN, lifts: `${fixed} ${ELSE}` };
}

/**
 * What a gate found: what was looked at, the figure, how far it is from the limit, and the day a wait ends.
 *
 * @param getsBy what the person said of gaps in the budget
 */
export function sayFinding(finding: KeptFinding, getsBy: GetsBy): string {
  const gap = sayGap(finding, getsBy);
  if (gap !== null) return gap;
  const { code, tests, figure, unit, by, endsOn } = finding;
  if (figure === null || unit === 'yes or no' || !Number.isFinite(figure.low)) return `${tests}.`;
  // What only waits has a day, to which everything else counts in days.
  const day = endsOn === null || readIsoDate(endsOn) === null ? '' : ` The day is ${sayDay(endsOn)}.`;
  const distance =
    day === '' && by !== null && isKnown(by) && by.low > 0 && !RUNS_AWAY.has(code)
      ? ` That is ${sayFigure(by, unit)} from the limit.`
      : '';
  return `${tests}: ${sayFigure(figure, unit)}.${distance}${day}`;
}

/**
 * Everything that is said of gates, for the tests of words.
 *
 * @internal
 */
export const GATE_TEXTS: readonly string[] = [
  ...[
    ...Object.values(WORDS),
    LEFT_OVER,
    BACK_PAY,
    SMALL_DIVIDEND,
    FEES_NOT_KNOWN,
    COMPARED,
    FAR_OFF,
    OWN_PART,
  ].flatMap(({ why, lifts }) => [why, lifts]),
  NOT_OPEN,
  ...Object.values(FIXED).map(only => `${only} ${ELSE}`),
  ANSWERED,
  ...GAP_TEXTS,
];
