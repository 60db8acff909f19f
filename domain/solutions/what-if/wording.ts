import type { AdviceRecord } from '../explain/record.ts';
import type { AdviserCode } from '../recommend/blockers.ts';
import { sayForAdviser } from '../recommend/wording.ts';
import type { OutcomeChange, RecordComparison } from './compare.ts';

/** What is said about a change as a whole, before any single solution. */
export const WHAT_IF_WORDS = {
  nothing: 'Nothing would change in what fits you.',
  putBack: 'Everything is back as you told us.',
} as const;

/** How many changes are read out one by one. */
const SPOKEN = 3;

const TURNS: Readonly<Record<OutcomeChange, string>> = {
  'comes first': 'would now be your best match',
  opens: 'would now fit',
  'gives way': 'would still fit, but another would come first',
  closes: 'would no longer fit',
  'is unsettled': 'would need an adviser to look first',
};
/** The most important first. */
const IN_ORDER = Object.keys(TURNS) as readonly OutcomeChange[];

/** What became of one solution, without its name: "Would now fit." */
export function sayTurn(turn: OutcomeChange): string {
  const words = TURNS[turn];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What became of the solutions, in sentences, what matters most first: "Debt Relief Order would now fit." */
export function sayTurns(all: readonly RecordComparison[]): readonly string[] {
  return IN_ORDER.flatMap(turn =>
    all.flatMap(({ after, turn: own, isShown }) =>
      isShown && own === turn ? [`${after.name} ${TURNS[turn]}.`] : [],
    ),
  );
}

/** The new reasons for which an adviser would have to look at the case first. */
export function newAdviserReasons(before: AdviceRecord, after: AdviceRecord): readonly string[] {
  return after.forAdviser
    .filter(code => !before.forAdviser.includes(code))
    .map(code => sayForAdviser(code as AdviserCode, after.inputs.nation));
}

/** A short announcement for people using a screen reader: a few changes, and how many more there are. */
export function announcement(turns: readonly string[], forAdviser: readonly string[]): string {
  if (turns.length + forAdviser.length === 0) return WHAT_IF_WORDS.nothing;
  const more = turns.length - SPOKEN;
  return [
    ...turns.slice(0, SPOKEN),
    ...(more > 0 ? [`${more} more would change too.`] : []),
    ...forAdviser,
  ].join(' ');
}
