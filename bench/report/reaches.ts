import { FIRST_QUESTION_BYTES } from '@towpath/e2e/person/loading.ts';
import type { AssessRun } from '../assess/measure.ts';
import type { LoadedPage } from '../bytes/loaded.ts';
import type { CreditorsMeasured } from '../creditors/measure.ts';
import type { DebtListMeasured } from '../debt-list/measure.ts';
import type { Kind, Run } from '../pairs/measure.ts';
import type { WhatIfMeasured } from '../what-if/measure.ts';

/** A figure we set ourselves to reach, and what was found. */
export type Reach = {
  readonly name: string;
  readonly found: string;
  readonly reached: boolean;
};

const OF_THE_FLOOR = 0.6;
const LONG_OF_SHORT = 0.9;
const SHORT = 3;
const LONG = 60;
/** Cases of 12 debts and 60 budget lines judged in a second, on one core, with reasons. */
const ASSESSMENTS = 50_000;

/** The slowest of a hundred suggestions, so that a list never trails what is typed. */
const SUGGESTION_P99_MS = 20;

/** A frame that takes longer is felt as a stumble. */
const FRAME_MS = 50;

/** What one frame has room for, at 60 a second. */
const ONE_FRAME_MS = 16.7;

/** The middle of some numbers, and the lowest and the highest. */
export type Middle = { readonly median: number; readonly lowest: number; readonly highest: number };

/** All figures of one kind and length, over the rounds. */
export function middleOf(
  runs: readonly Run[],
  kind: Kind,
  questions: number,
  figure: (run: Run) => number,
): Middle {
  return middle(runs.filter(run => run.kind === kind && run.questions === questions).map(figure));
}

/** The middle of some numbers. */
export function middle(numbers: readonly number[]): Middle {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return {
    median: (low + high) / 2,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  };
}

/** The two reaches of the pairs; none for lengths that were not measured. */
export function pairsReaches(runs: readonly Run[]): readonly Reach[] {
  const pairs = (kind: Kind, questions: number) =>
    middleOf(runs, kind, questions, run => run.pairsPerSecond).median;
  return [
    ratio(
      `${SHORT} questions: at least ${percent(OF_THE_FLOOR)} of the floor`,
      pairs('product', SHORT) / pairs('floor', SHORT),
      OF_THE_FLOOR,
    ),
    ratio(
      `${LONG} questions: at least ${percent(LONG_OF_SHORT)} of the pairs at ${SHORT}`,
      pairs('product', LONG) / pairs('product', SHORT),
      LONG_OF_SHORT,
    ),
  ].flat();
}

/** The reach of the bytes. */
export function bytesReaches(loaded: readonly LoadedPage[]): readonly Reach[] {
  return loaded
    .filter(({ page }) => page === 'first question')
    .map(({ gzip }) => ({
      name: `first question: at most ${FIRST_QUESTION_BYTES / 1000} kB of script and style, gzip`,
      found: `${(gzip / 1000).toFixed(1)} kB`,
      reached: gzip <= FIRST_QUESTION_BYTES,
    }));
}

/** The reach of the suggestions. */
export function creditorsReaches({ creditors, suggestions }: CreditorsMeasured): readonly Reach[] {
  return suggestions
    .filter(({ kind }) => kind === 'all')
    .map(({ p99 }) => ({
      name: `${creditors} creditors: p99 of suggestions under ${SUGGESTION_P99_MS} ms`,
      found: `${p99.toFixed(1)} ms`,
      reached: p99 < SUGGESTION_P99_MS,
    }));
}

/** The reach of a long list of debts. */
export function debtListReaches({ debts, acts }: DebtListMeasured): readonly Reach[] {
  const longest = Math.max(...acts.map(act => act.longestFrame));
  return [
    {
      name: `${debts} debts: no frame over ${FRAME_MS} ms`,
      found: longest <= FRAME_MS ? 'none' : `${Math.round(longest)} ms`,
      reached: longest <= FRAME_MS,
    },
  ];
}

/** The smallest of some numbers that so large a share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The reaches of trying things out. */
export function whatIfReaches({ moves }: WhatIfMeasured): readonly Reach[] {
  const work = quantile(
    moves.map(move => move.work),
    0.99,
  );
  const late = moves.filter(({ frames }) => frames > 1).length;
  return [
    {
      name: `what if: p99 of the work for a move within one frame (${ONE_FRAME_MS} ms)`,
      found: `${work.toFixed(1)} ms`,
      reached: work <= ONE_FRAME_MS,
    },
    {
      name: 'what if: every move is on the screen in the next frame',
      found: late === 0 ? 'all' : `${late} of ${moves.length} later`,
      reached: late === 0,
    },
  ];
}

/** The reach of judging cases. */
export function assessReaches(runs: readonly AssessRun[]): readonly Reach[] {
  const { median } = middle(runs.map(({ perSecond }) => perSecond));
  return [
    {
      name: `at least ${ASSESSMENTS.toLocaleString('en-GB')} assessments a second on one core`,
      found: Math.round(median).toLocaleString('en-GB'),
      reached: median >= ASSESSMENTS,
    },
  ];
}

function ratio(name: string, found: number, least: number): readonly Reach[] {
  return Number.isNaN(found) ? [] : [{ name, found: percent(found), reached: found >= least }];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
